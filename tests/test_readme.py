"""What the README shows works as it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Result(winners=[")


def test_the_readme_opens_with_the_two_commands_and_their_targets_exist() -> None:
    first = re.search(r"```sh\n(.*?)```", README, flags=re.DOTALL)
    assert first is not None
    commands = re.findall(r"^make (\w+)", first[1], flags=re.MULTILINE)
    assert commands == ["run", "test"]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    assert set(re.findall(r"`make (\w+)`", README)) | set(commands) <= set(targets)


@pytest.mark.parametrize("path", sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]),
                         ids=lambda path: path.name)  # fmt: skip
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert (path.parent / target).exists(), target
