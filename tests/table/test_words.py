"""Every refusal of a table has words, and no words are left over."""

import re
from pathlib import Path

import parlour.table
from parlour.conform.messages import messages
from parlour.kernel import KERNEL_FOLDER, words
from parlour.table.refusals import FOLDER

SOURCES = sorted(Path(parlour.table.__file__).parent.glob("*.py"))
KEYS = {key for file in SOURCES for key in re.findall(r"""refusal\(\s*"([a-z-]+)\"""", file.read_text(encoding="utf-8"))}
CLOCK_KEYS = {"clock-move", "clock-total", "clock-increment", "clock-days"}


def test_every_refusal_has_words_in_both_languages() -> None:
    assert len(KEYS) > 25
    for language in ("en", "ru"):
        assert [key for key in sorted(KEYS | CLOCK_KEYS) if f"illegal-{key}" not in words(FOLDER, language)] == []


def test_no_words_are_left_over() -> None:
    of_the_kernel = set(messages(KERNEL_FOLDER / "text" / "en.ftl"))
    assert set(messages(FOLDER / "text" / "en.ftl")) == {f"illegal-{key}" for key in KEYS | CLOCK_KEYS} - of_the_kernel


def test_numbers_agree_with_their_nouns_in_russian() -> None:
    said = [words(FOLDER, "ru").say("illegal-too-soon", answers=answers) for answers in (1, 4, 9)]
    assert [text.rsplit(" ", 2)[1:] for text in said] == [["1", "ход."], ["4", "хода."], ["9", "ходов."]]
