"""Lessons: a real opening as the learner meets it, and what a file of one may not say."""

from pathlib import Path

import pytest

from examples.skirmish import GAME as SKIRMISH
from parlour.kernel import start
from parlour.lessons import BadLesson, lesson_names, play_lesson
from tests.lessons.schools import FIRST, changed, sale_school, school

LEARNER = 0


def test_the_learner_answers_what_is_written_for_its_seat_and_nothing_else() -> None:
    taught = play_lesson(SKIRMISH, "first")
    wanted = [step.answer for step in taught.steps if step.answer is not None]
    assert wanted == [action for seat, action in taught.match.actions if seat == LEARNER]
    assert taught.answers == len(wanted) == 8


def test_each_moment_shows_what_a_table_would_send_to_the_learner() -> None:
    taught = play_lesson(SKIRMISH, "first")
    match = start(SKIRMISH, SKIRMISH.terms(), "first-20")
    answers = iter(taught.match.actions)
    for step in taught.steps:
        if step.answer is None:
            continue
        while match.pending.keys() != {LEARNER}:
            match.act(*next(answers))
        seen = match.view(LEARNER)
        assert {name: seen[name] for name in step.view} == step.view
        assert step.answer in step.view["decision"]["options"]
        assert step.view["table"]["hands"]["1"] == [None, None, None], "the other hand stays hidden"
        match.act(*next(answers))


def test_every_event_is_told_once_and_in_its_order() -> None:
    taught = play_lesson(SKIRMISH, "first")
    told = [event for step in taught.steps for event in step.events]
    assert told == [each.heard_by(LEARNER) for each in taught.match.events]


def test_the_teacher_speaks_before_the_learners_answers_and_after_others() -> None:
    said = [(step.say.removeprefix("lesson-first-"), step.answer) for step in play_lesson(SKIRMISH, "first").steps]
    assert said[:2] == [("1", None), ("2", "activate r4")], "nobody's step only speaks"
    assert said[4:6] == [("5", None), ("6", "counter")], "White's attack has been declared when it is spoken of"
    assert said[6:8] == [("7", "activate r4"), ("7", "stay")], "a step without words leaves standing what was said"
    assert said[-1] == ("end", None)


def test_places_are_pointed_at_while_their_step_lasts() -> None:
    steps = play_lesson(SKIRMISH, "first").steps
    assert steps[1].point == ("r4",) and steps[2].point == () and steps[4].point == ("r4", "w5")


def test_lessons_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    game = school(tmp_path, first=changed("number = 1", "number = 3"), basics=FIRST, more=changed("number = 1", "number = 2"))
    assert lesson_names(game) == ("basics", "more", "first")


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert lesson_names(school(tmp_path)) == ()


@pytest.mark.parametrize(
    ("old", "new", "step", "problem"),
    [
        ("learner = 0", "learner = 0\nteacher = 1", None, "unknown field `teacher`"),
        ('point = ["r4"]', 'points = ["r4"]', 2, "unknown field `points`"),
        ('seed = "first-20"', "", None, "missing required field `seed`"),
        ('seed = "first-20"', "seed = 1.5", None, "seed: Expected `int | str`"),
        ('point = ["r4"]', "point = [4]", 2, "point[0]: Expected `str`, got `int`"),
        ('action = "move e1"', "", 3, "an answer has a seat and an action"),
        ('seat = 0\naction = "move e1"', "say = false", 3, "nobody answers and nobody speaks"),
        ('action = "move e1"', 'action = "move a1"', 3, "seat 0 cannot answer 'move a1'"),
        ('action = "move e1"', 'action = "move  e1"', 3, "is not an action"),
        ('seat = 1\naction = "activate w5"', 'seat = 0\naction = "activate w5"', 5, "Seat 0 is not asked now"),
        ('seat = 1\naction = "activate w5"', 'seat = 7\naction = "activate w5"', 5, "seat 7 cannot answer"),
        ("seats = 2", "seats = 3", None, "terms that are not allowed"),
        ("seats = 2", 'options = { mode = "long" }', None, "terms that are not allowed"),
        ("learner = 0", "learner = 2", None, "there is no seat 2 for the learner"),
        ("learner = 0", "learner = 0 0", None, "line 6"),
        ('seat = 1\naction = "hold"', 'point = ["w5"]', None, "no words for lesson-first-10 in en"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_file_and_its_step(
    tmp_path: Path, old: str, new: str, step: int | None, problem: str
) -> None:
    game = school(tmp_path, first=changed(old, new))
    with pytest.raises(BadLesson) as found:
        play_lesson(game, "first")
    assert found.value.step == step and problem in str(found.value)
    where = f"{tmp_path.name}/lessons/first.toml"
    assert str(found.value).startswith(where if step is None else f"{where}, step {step}: ")


@pytest.mark.parametrize("key", ["lesson-first", "lesson-first-about", "lesson-first-9", "lesson-first-end"])
def test_words_that_are_missing_are_named(tmp_path: Path, key: str) -> None:
    game = school(tmp_path, {f"{key} =": "other ="}, first=FIRST)
    with pytest.raises(BadLesson, match=f"no words for {key} in en"):
        play_lesson(game, "first")


def test_the_learner_is_never_asked_in_silence(tmp_path: Path) -> None:
    silent = changed('[[step]] # nobody answers: what lies on the table\npoint = ["r1", "r2", "r3", "r4", "r5", "r6"]\n', "")
    game = school(tmp_path, first=silent.replace('point = ["r4"]', "say = false", 1))
    with pytest.raises(BadLesson, match="step 1: the learner answers before the teacher has said anything"):
        play_lesson(game, "first")


def test_a_lesson_in_which_the_learner_decides_nothing_is_none(tmp_path: Path) -> None:
    game = school(tmp_path, first='seed = 1\n[[step]]\npoint = ["r1"]\n')
    with pytest.raises(BadLesson, match="the learner decides nothing"):
        play_lesson(game, "first")


@pytest.mark.parametrize("name", ["first-1", "First", "first_one"])
def test_a_lesson_is_called_by_one_word(tmp_path: Path, name: str) -> None:
    game = school(tmp_path)
    (game.folder / "lessons" / f"{name}.toml").write_text(FIRST, encoding="utf-8")
    with pytest.raises(BadLesson, match="one word of small letters"):
        lesson_names(game)


def test_whoever_learns_on_another_seat_answers_in_secret_and_hears_what_only_that_seat_may(tmp_path: Path) -> None:
    taught = play_lesson(sale_school(tmp_path), "bids")
    assert [step.answer for step in taught.steps] == ["bid 2", "keep coin2 coin9", "take", None], "as they are taken down"
    assert taught.steps[0].view["sealed"] == [0] and taught.steps[0].events == ()
    assert taught.steps[-1].events[-1]["card"] is not None, "the coin that the learner has drawn"


def test_a_lesson_may_not_go_on_after_the_end_of_the_game(tmp_path: Path) -> None:
    ends = ['[[step]]\nseat = 0\naction = "end"\nsay = false\n[[step]]\nseat = 1\naction = "end"\n' for _ in range(12)]
    speak = 'seed = 1\n[[step]]\npoint = ["r1"]\n'
    words = {f"lesson-first-{number} =": f"more-{number} =" for number in range(2, 10)}
    game = school(tmp_path, words, first=speak + "".join(ends))
    assert play_lesson(game, "first").match.over
    (game.folder / "lessons" / "first.toml").write_text(speak + "".join([*ends, ends[0]]))
    with pytest.raises(BadLesson, match=r"step 26: .*over"):
        play_lesson(game, "first")
