"""Lessons that cannot be taken."""

from pathlib import Path

import pytest

from parlour.conform import conform, lesson_faults
from tests.lessons.schools import FIRST, changed, school


def test_nothing_is_wrong_with_a_sound_lesson(tmp_path: Path) -> None:
    assert list(lesson_faults(school(tmp_path, first=FIRST))) == []


def test_the_kit_tells_of_lessons(tmp_path: Path) -> None:
    game = school(tmp_path, first=changed("move e1", "move a1"))
    faults = [fault for fault in conform(game, 0, 1) if fault.check == "lessons"]
    assert [fault.what.split(": ")[0].rpartition("/")[2] for fault in faults] == ["first.toml, step 3"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({"**r4**": "{ $unit }"}, "lesson-first-2 has places for ['unit'] in en, but nothing fills the words of a lesson"),
        ({"lesson-first-end =": "lesson-first-10 = More\nlesson-first-end ="}, "lesson-first-10 is said in no lesson (en)"),
        ({"lesson-first-end =": "lesson-last = More\nlesson-first-end ="}, "lesson-last is said in no lesson (en)"),
    ],
)
def test_words_that_fit_no_lesson(tmp_path: Path, words: dict[str, str], expected: str) -> None:
    assert expected in list(lesson_faults(school(tmp_path, words, first=FIRST)))


def test_a_file_that_cannot_be_read_is_a_fault_like_any_other(tmp_path: Path) -> None:
    found = list(lesson_faults(school(tmp_path, first="seed =")))
    assert len(found) == 1 and "first.toml" in found[0]


def test_two_answers_are_no_lesson(tmp_path: Path) -> None:
    short = FIRST[: FIRST.index('[[step]]\nseat = 0\naction = "end"')]
    assert "lesson first: the learner decides 2 times, not 3 to 40 times" in list(lesson_faults(school(tmp_path, first=short)))
