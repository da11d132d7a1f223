"""Tests run on the sources, whatever was built; those of `make compiled` run on the build."""

from __future__ import annotations

import os

if os.environ.get("LUDOTHEQUE_COMPILED"):
    from ludotheque import compiled

    assert compiled.is_in_use(), "what is to be tested is not compiled"
else:
    os.environ["LUDOTHEQUE_PLAIN"] = "1"
