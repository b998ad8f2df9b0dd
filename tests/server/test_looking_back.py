"""Replays and records: who may see what of a game that has been."""

import json
import re
from typing import Any

import pytest

import parlour
from examples.skirmish import GAME as SKIRMISH
from tests.server.house import ME, OPEN, Guest, House

NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of Skirmish."""
    return played(7).record()


def played(seed: int, answers: int = 10_000) -> parlour.Match:
    match = parlour.new(SKIRMISH, seed=seed)
    bot = parlour.bot(SKIRMISH, seed=1)
    for _ in range(answers):
        if match.over:
            break
        seat = next(iter(match.pending))
        match.act(seat, bot.choose(match.view(seat)))
    return match


def replay(guest: Guest, table: str, **query: Any) -> Any:
    answer = guest.get(f"/api/tables/{table}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def running(ann: Guest, bob: Guest) -> str:
    """A game of two, some answers old."""
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as wire:
        update = wire.watches(table)
        for _ in range(3):
            update = wire.update(table, wire.acts(table, update, 0)["number"])
    return table


def test_a_record_comes_back_as_it_was_brought(ann: Guest, record: dict[str, Any]) -> None:
    table = ann.post("/api/records", record).json()["table"]
    given = ann.get(f"/api/tables/{table}/record")
    assert given.json() == record
    assert given.headers["content-disposition"].startswith("attachment")
    assert parlour.replay(given.json(), SKIRMISH).outcome is not None


def test_a_replay_shows_every_step_as_each_saw_it(ann: Guest, record: dict[str, Any]) -> None:
    table = ann.post("/api/records", record).json()["table"]
    for eyes, seat in (("0", 0), ("1", 1), ("watcher", None)):
        match = parlour.new(SKIRMISH, seed=record["seed"])
        first = replay(ann, table, eyes=eyes, count=100)
        assert first["total"] == len(record["actions"]) + 1
        assert first["allowed"] == ["0", "1", "watcher"]
        assert [step["number"] for step in first["steps"]] == list(range(100))
        assert first["steps"][0]["view"]["table"] == match.view(seat)["table"]
        for step, (by, action) in zip(first["steps"][1:], record["actions"], strict=False):
            told = len(match.events)
            match.act(by, action)
            assert (step["seat"], step["action"]) == (by, action)
            assert step["view"]["table"] == match.view(seat)["table"]
            assert step["events"] == [each.heard_by(seat) for each in match.events[told:]]


def test_a_page_from_the_middle_is_the_same_as_on_the_way(ann: Guest, record: dict[str, Any]) -> None:
    table = ann.post("/api/records", record).json()["table"]
    whole = replay(ann, table, eyes="0", count=100)["steps"]
    for first in (99, 51, 50, 49, 1, 0):
        assert replay(ann, table, eyes="0", **{"from": first, "count": 1})["steps"] == whole[first : first + 1]
    total = len(record["actions"]) + 1
    assert [step["number"] for step in replay(ann, table, **{"from": total - 1, "count": 9})["steps"]] == [total - 1]
    assert replay(ann, table, **{"from": total})["steps"] == []


def test_turns_are_where_somebody_else_takes_over(ann: Guest, record: dict[str, Any]) -> None:
    table = ann.post("/api/records", record).json()["table"]
    seats = [seat for seat, _ in record["actions"]]
    changes = [number + 1 for number in range(1, len(seats)) if seats[number] != seats[number - 1]]
    assert replay(ann, table, count=1)["turns"] == changes


def test_while_a_game_runs_one_looks_back_through_the_own_eyes_only(ann: Guest, bob: Guest, house: House) -> None:
    table = running(ann, bob)
    assert replay(ann, table)["allowed"] == ["0", "watcher"]
    assert replay(bob, table)["allowed"] == ["1", "watcher"]
    assert replay(house.guest(), table)["allowed"] == ["watcher"]
    for guest, eyes in ((ann, "1"), (bob, "0"), (house.guest(), "0"), (ann, "2"), (ann, "-1"), (ann, "both")):
        answer = guest.get(f"/api/tables/{table}/replay", params={"eyes": eyes})
        assert (answer.status_code, answer.json()["key"]) == (403, "bad-eyes")


def test_while_a_game_runs_the_answers_of_others_stay_untold(ann: Guest, bob: Guest) -> None:
    table = running(ann, bob)
    assert all(step["action"] for step in replay(ann, table)["steps"][1:])
    assert {step["action"] for step in replay(bob, table)["steps"]} == {None}
    assert {step["action"] for step in replay(ann, table, eyes="watcher")["steps"][1:]} != {None}


def test_a_running_game_gives_no_record(ann: Guest, bob: Guest) -> None:
    answer = ann.get(f"/api/tables/{running(ann, bob)}/record")
    assert (answer.status_code, answer.json()["key"]) == (409, "not-over")


def test_an_unfinished_record_is_shown_and_not_played(ann: Guest) -> None:
    table = ann.post("/api/records", played(7, 30).record()).json()["table"]
    assert replay(ann, table)["total"] == 31
    assert replay(ann, table)["result"] is None
    with ann.connected() as wire:
        assert wire.watches(table)["state"]["stage"] == "over"
        assert wire.does(table, "sit", seat=0, name="Ann")["message"] == "refused"
    assert ann.sits(table, "", 0).status_code == 404


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        ({"format": "other"}, "foreign-record"), ({"format": None}, "foreign-record"),
        ({"game": "chess"}, "record-of-other-game"), ({"game": None}, "record-of-other-game"),
        ({"game": ["skirmish"]}, "record-of-other-game"), ({"rules": 99}, "record-of-other-rules"),
        ({"rules": "1"}, "record-of-other-rules"), ({"seats": 3}, "damaged-record"), ({"seed": "another"}, "damaged-record"),
        ({"commitment": "0" * 64}, "damaged-record"), ({"actions": []}, "damaged-record"), ({"actions": None}, "damaged-record"),
        ({"actions": [[0, "fly"]]}, "damaged-answer"), ({"actions": [[0]]}, "damaged-answer"),
        ({"outcome": None}, "damaged-record"), ({"hash": "0" * 64}, "damaged-record"), ({"more": 1}, "damaged-record"),
        ({"options": {"a": "b"}}, "damaged-record"), ({"options": [[]]}, "damaged-record"),
        ({"actions": [[0, "activate r1"]] * 20_000}, "long-record"),
        ({"changes": {"kinds.foot.speed": 9}}, "changed-record"),
    ],
)  # fmt: skip
def test_a_foreign_or_damaged_record_is_refused(ann: Guest, record: dict[str, Any], harm: dict[str, Any], key: str) -> None:
    answer = ann.post("/api/records", {**record, **harm})
    assert answer.status_code == 422, answer.text
    assert answer.json()["key"] == key
    assert set(answer.json()["words"]) == {"en", "ru"}
    assert re.findall("[A-Za-z]{3,}", answer.json()["words"]["ru"].replace("chess", "").replace("skirmish", "")) in (
        [], ["Parlour"], ["None"],
    )  # fmt: skip


def test_a_damaged_record_is_refused_with_the_place_of_the_damage(ann: Guest, record: dict[str, Any]) -> None:
    actions = [list(each) for each in record["actions"]]
    actions[11] = [actions[11][0], "fly"]
    answer = ann.post("/api/records", {**record, "actions": actions})
    assert answer.json()["key"] == "damaged-answer"
    assert all("12" in words for words in answer.json()["words"].values())


@pytest.mark.parametrize("content", [b"", b"not json", b"[]", b"\x89PNG\r\n", b"[" * 100_000])
def test_a_file_that_is_no_record_at_all_is_refused_as_such(ann: Guest, content: bytes) -> None:
    answer = ann.http.post("/api/records", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "foreign-record")
    assert answer.json()["words"]["ru"] == "Это не запись партии, сыгранной в Parlour."


@pytest.mark.parametrize(
    "query",
    ["from=-1", "from=x", "count=0", "count=101", "count=", "from=1e9", "other=1", "eyes=" + "x" * 50],
)
def test_what_is_no_page_of_a_replay_is_refused(ann: Guest, record: dict[str, Any], query: str) -> None:
    table = ann.post("/api/records", record).json()["table"]
    assert ann.get(f"/api/tables/{table}/replay?{query}").status_code == 400


@pytest.mark.parametrize("what", ["record", "replay"])
@pytest.mark.parametrize("table", [NOWHERE, "x", "%00" * 22])
def test_nothing_comes_of_a_table_that_is_not_there(ann: Guest, what: str, table: str) -> None:
    answer = ann.get(f"/api/tables/{table}/{what}")
    assert (answer.status_code, answer.json()["key"]) == (404, "no-such-table")


def test_a_record_is_json_that_can_be_kept(ann: Guest, record: dict[str, Any]) -> None:
    table = ann.post("/api/records", record).json()["table"]
    assert json.loads(ann.get(f"/api/tables/{table}/record").text) == json.loads(json.dumps(record))
