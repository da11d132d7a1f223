"""A wheel holds the built page, so that whoever installs it needs no Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before a wheel is packed; `LUDOTHEQUE_SKIP_PAGE=1` leaves that out."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("LUDOTHEQUE_SKIP_PAGE"):
            return
        subprocess.run([sys.executable, Path(self.root, "tools", "build_page.py")], check=True)
