"""The front door says what is true: the README's rule and sample, and every file and target that its pages name."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "CONTRIBUTING.md", "docs/glossary.md", "docs/architecture.md")
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULE, SAMPLE = PYTHON.findall(README)
PRINTS = re.compile(r"^print\(.*\)  # (.+)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
FILE = re.compile(r"`([\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|md|ftl|toml|json|ts|mjs)))`")
TARGET = re.compile(r"`make (\w+)`")
# what a page names is a path from the root, from the package, or from the folder of the game in question
HOMES = (ROOT, ROOT / "parlour", *sorted((ROOT / "parlour" / "games").iterdir()), ROOT / "examples" / "skirmish")


def test_the_rule_is_the_code_of_the_example() -> None:
    assert f"\n\n\n{RULE}\n\n" in (ROOT / "examples" / "skirmish" / "rules" / "fight.py").read_text(encoding="utf-8")


def test_the_sample_runs_and_prints_what_it_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("PARLOUR_EXAMPLES")  # a reader has not set it
    exec(compile(SAMPLE, "README.md", "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out.splitlines() == PRINTS.findall(SAMPLE)
    assert PRINTS.findall(SAMPLE)


def test_the_game_of_the_sample_is_in_the_wheel() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["parlour", "examples"]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file(page: str) -> None:
    file = ROOT / page
    links = LINK.findall(file.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (file.parent / link).exists()] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/glossary.md"])
def test_every_file_that_is_named_exists(page: str) -> None:
    named = FILE.findall((ROOT / page).read_text(encoding="utf-8"))
    assert named
    assert [path for path in named if not any((home / path).exists() for home in HOMES)] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_target_that_is_named_is_in_the_makefile(page: str) -> None:
    targets = set(re.findall(r"^([\w]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert [target for target in TARGET.findall((ROOT / page).read_text(encoding="utf-8")) if target not in targets] == []
