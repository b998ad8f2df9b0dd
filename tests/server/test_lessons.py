"""Lessons over HTTP: in the list of games, and each as its learner meets it."""

import pytest

from examples.skirmish import GAME as SKIRMISH
from parlour.lessons import play_lesson
from tests.server.house import Guest


def test_the_list_of_games_says_which_lessons_there_are(ann: Guest) -> None:
    cards = {card["id"]: card for card in ann.get("/api/games").json()}
    assert cards["skirmish"]["lessons"] == ["first"]
    assert cards["proof-tactics"]["lessons"] == []


def test_a_lesson_comes_as_a_whole(ann: Guest) -> None:
    given = ann.get("/api/games/skirmish/lessons/first")
    assert given.status_code == 200
    taught, steps = given.json(), play_lesson(SKIRMISH, "first").steps
    assert (taught["game"], taught["lesson"], taught["seats"], taught["learner"]) == ("skirmish", "first", 2, 0)
    assert [step["answer"] for step in taught["steps"]] == [step.answer for step in steps]
    assert [step["say"] for step in taught["steps"]] == [step.say for step in steps]
    assert [step["events"] for step in taught["steps"]] == [list(step.events) for step in steps]
    for step in taught["steps"]:
        assert step["view"]["seat"] == 0
        assert set(step["view"]["table"]["hands"]["1"]) == {None}, "what White holds is nobody's business"


def test_a_client_that_has_kept_a_lesson_is_told_that_it_is_still_true(ann: Guest) -> None:
    tag = ann.get("/api/games/skirmish/lessons/first").headers["etag"]
    assert ann.get("/api/games/skirmish/lessons/first", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/skirmish/lessons/second", "no-such-lesson"),
        ("/api/games/proof-tactics/lessons/first", "no-such-lesson"),
        ("/api/games/skirmish/lessons/%2e%2e%5cfirst", "no-such-lesson"),
        ("/api/games/chess/lessons/first", "no-such-game"),
    ],
)
def test_there_is_no_such_lesson(ann: Guest, path: str, key: str) -> None:
    answer = ann.get(path)
    assert (answer.status_code, answer.json()["key"]) == (404, key)
    assert all(answer.json()["words"][language] for language in ("en", "ru"))
