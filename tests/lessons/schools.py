"""Games with lessons of one's own, in a folder of their own."""

import shutil
from dataclasses import replace
from pathlib import Path

from examples.skirmish import GAME as SKIRMISH
from parlour.kernel import LANGUAGES, Game
from tests.conform.sale import GAME as SALE

FIRST = (SKIRMISH.folder / "lessons" / "first.toml").read_text(encoding="utf-8")

BIDS = """
seed = 0
learner = 1
step = [
    { seat = 0, action = "bid 1" },
    { seat = 1, action = "bid 2" },
    { seat = 1, action = "keep coin9 coin2" },
    { seat = 1, action = "take" },
]
"""


def sale_school(folder: Path) -> Game:
    """A sale with secret bids, learnt on its second seat."""
    for name in ("text", "lessons"):
        (folder / name).mkdir()
    keys = [f"lesson-bids{part}" for part in ("", "-about", "-1", "-2", "-3", "-end")]
    for language in LANGUAGES:
        (folder / "text" / f"{language}.ftl").write_text("".join(f"{key} = Words\n" for key in keys))
    (folder / "lessons" / "bids.toml").write_text(BIDS)
    return replace(SALE, folder=folder)


def school(folder: Path, words: dict[str, str] | None = None, **lessons: str) -> Game:
    """Skirmish with these lessons, by name; `words` are replaced in its English."""
    shutil.copytree(SKIRMISH.folder / "text", folder / "text")
    english = folder / "text" / "en.ftl"
    text = english.read_text(encoding="utf-8")
    for old, new in (words or {}).items():
        assert old in text, f"there is no {old!r} in the words"
        text = text.replace(old, new)
    english.write_text(text, encoding="utf-8")
    (folder / "lessons").mkdir()
    for name, written in lessons.items():
        (folder / "lessons" / f"{name}.toml").write_text(written, encoding="utf-8")
    return replace(SKIRMISH, folder=folder)


def changed(old: str, new: str) -> str:
    """The first lesson of Skirmish with something else written in it."""
    assert old in FIRST, f"there is no {old!r} in the lesson"
    return FIRST.replace(old, new, 1)
