"""A wheel holds the built page, so that whoever installs it needs no Node, and compiled modules for
this platform if it is asked to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what is packed beside the sources.

    `LUDOTHEQUE_SKIP_PAGE=1` leaves out the page, `LUDOTHEQUE_WHEEL=compiled` asks for the modules.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not os.environ.get("LUDOTHEQUE_SKIP_PAGE"):
            self._run("build_page.py", "--own")
        if self.target_name == "wheel" and os.environ.get("LUDOTHEQUE_WHEEL") == "compiled":
            self._run("compile.py")
            build_data["force_include"].update(self._modules())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _run(self, tool: str, *said: str) -> None:
        command = [sys.executable, Path(self.root, "tools", tool), *said]
        subprocess.run(command, check=True, env={**os.environ, "LUDOTHEQUE_PLAIN": "1"})

    def _modules(self) -> dict[str, str]:
        """The compiled modules, and where they go: beside their sources."""
        build = Path(self.root, "build", "compiled")
        folder = build / json.loads((build / "record.json").read_bytes())["folder"]
        files = (path for path in folder.rglob("*") if path.is_file())
        return {str(path): str(path.relative_to(folder)) for path in files}
