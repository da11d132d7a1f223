"""Which browser the pages are tested in: whatever is there, else one that can be got."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import browser
from tools.browser import NoBrowser, find_browser, install_browser, main

STARTS = "#!/bin/sh\necho Chromium 1.0\n"
ONLY_A_NOTE = "#!/bin/sh\necho install the real one elsewhere >&2\nexit 1\n"


class Machine:
    """A machine with nothing on it but what is put there."""

    def __init__(self, folder: Path) -> None:
        self.commands = folder / "bin"
        self.applications = folder / "Applications"
        self.fetched = folder / "fetched" / "chrome"
        self.commands.mkdir()

    def has(self, name: str, script: str = STARTS) -> str:
        """Put a command there; its path."""
        return self.put(self.commands / name, script)

    def put(self, path: Path, script: str = STARTS) -> str:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script)
        path.chmod(0o755)
        return str(path)

    def installing(self, path: Path) -> str:
        """A script that puts a browser at a path, when it is asked to install one."""
        return (
            "#!/bin/sh\n"
            f'echo "$@" >> "{self.commands / "asked"}"\n'
            'case "$*" in *install*) ;; *) exit 0;; esac\n'
            f'/bin/mkdir -p "{path.parent}"\n'
            f"printf '#!/bin/sh\\n' > \"{path}\"\n"
            f'/bin/chmod +x "{path}"\n'
        )

    def asked(self) -> str:
        """What the installers were asked for."""
        path = self.commands / "asked"
        return path.read_text() if path.exists() else ""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(machine.commands))
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "FOLDERS", (machine.applications,))
    monkeypatch.setattr(browser, "FETCH", ([str(machine.commands / "fetch"), "install"],))
    monkeypatch.setattr(browser, "fetched_browser", lambda: machine.fetched)
    monkeypatch.setattr(browser, "is_root", lambda: False)
    return machine


@pytest.mark.parametrize("name", browser.NAMES)
def test_any_chromium_or_chrome_on_the_path_will_do(machine: Machine, name: str) -> None:
    path = machine.has(name)
    assert find_browser() == path


def test_what_only_says_where_to_get_one_is_passed_over(machine: Machine) -> None:
    machine.has("chromium-browser", ONLY_A_NOTE)
    machine.has("google-chrome", "this is no program")
    path = machine.has("chrome")
    assert find_browser() == path


@pytest.mark.parametrize("application", browser.APPLICATIONS)
def test_an_application_of_a_mac_will_do(machine: Machine, application: str) -> None:
    path = machine.put(machine.applications / application)
    machine.put(machine.fetched)
    assert find_browser() == path


def test_what_playwright_has_fetched_will_do(machine: Machine) -> None:
    path = machine.put(machine.fetched)
    assert find_browser() == path


def test_what_is_named_comes_first(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.has("chromium")
    path = machine.has("my-browser")
    for named in ("my-browser", path):
        monkeypatch.setenv(browser.VARIABLE, named)
        assert find_browser() == path


def test_what_is_named_and_does_not_start_is_said_to_and_nothing_is_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.has("chromium")
    machine.has("fetch", machine.installing(machine.fetched))
    monkeypatch.setenv(browser.VARIABLE, "my-browser")
    with pytest.raises(SystemExit, match=r"names my-browser, and that is no browser that starts"):
        main()
    assert machine.asked() == ""


def test_root_installs_debians_package(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "is_root", lambda: True)
    machine.has("apt-get", machine.installing(machine.commands / "chromium"))
    assert install_browser() == str(machine.commands / "chromium")
    assert machine.asked().splitlines() == [" ".join(command[1:]) for command in browser.APT]


def test_who_is_not_root_lets_playwright_fetch_its_own(machine: Machine) -> None:
    machine.has("apt-get", machine.installing(machine.commands / "chromium"))
    machine.has("fetch", machine.installing(machine.fetched))
    assert install_browser() == str(machine.fetched)
    assert machine.asked() == "install\n"


def test_so_does_root_where_the_package_does_not_bring_a_browser(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "is_root", lambda: True)
    machine.has("fetch", machine.installing(machine.fetched))
    for script in (STARTS, ONLY_A_NOTE):
        machine.has("apt-get", script)
        assert install_browser() == str(machine.fetched)
        machine.fetched.unlink()


def test_where_none_can_be_got_one_sentence_says_so(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.has("fetch", ONLY_A_NOTE)
    with pytest.raises(NoBrowser):
        find_browser()
    with pytest.raises(SystemExit, match=r"^PAGES CANNOT BE TESTED: [^.]*\.$"):
        main()
    assert capsys.readouterr().out == ""
