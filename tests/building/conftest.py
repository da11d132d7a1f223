"""What the tests of building share. Those that need a build, and a C compiler for it, are run by
`make compiled` alone."""

from __future__ import annotations

import os

if not os.environ.get("LUDOTHEQUE_COMPILED"):
    collect_ignore = ["test_compiling.py", "test_fast.py"]
