"""What those around a table hear, and how it stands for each of them."""

import msgspec
import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import commitment
from parlour.table import News, Rematched, Resign, Say, Sit, State, Total, Undo, handlers
from parlour.table.views import TOLD_LINES
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, bot, person


def test_a_player_hears_every_entry_after_the_last_one_known() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.do(BOB, Say("hm"))
    assert [news.number for news in around.table.news(ANN, 0)] == [1, 2, 3]
    assert [news.what for news in around.table.news(ANN, 1)] == ["acted", "said"]
    assert around.table.news(ANN, 3) == ()
    assert around.table.news(ANN, 99) == ()
    assert [news.number for news in around.table.news(ANN, -5)] == [1, 2, 3]


def test_of_others_the_answers_are_not_told_but_what_came_of_them() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.answer(0, next(each for each in around.table.match.pending[0].options if each.startswith("move")))
    (mine,) = around.table.news(ANN, 2)
    (theirs,) = around.table.news(BOB, 2)
    (watched,) = around.table.news(STRANGER, 2)
    assert mine.action is not None and mine.action.startswith("move")
    assert (theirs.action, watched.action) == (None, None)
    assert [event["event"] for event in mine.events["0"]] == ["unit-moved"]
    assert theirs.events == {"1": mine.events["0"]}
    assert watched.events == {"watcher": mine.events["0"]}


def test_whoever_plays_on_several_seats_hears_for_each() -> None:
    around = Around(SKIRMISH, person(ANN), person(ANN, "Guest"))
    around.answer(0, "activate r1")
    around.answer(0, next(each for each in around.table.match.pending[0].options if each.startswith("move")))
    assert set(around.table.news(ANN, 2)[0].events) == {"0", "1"}


def test_what_the_rules_did_before_the_first_question_is_told_when_the_game_begins() -> None:
    at_once = Around(SKIRMISH, person(ANN), bot()).table.news(ANN, 0)
    assert [event["event"] for event in at_once[0].events["0"]] == ["round-began"]
    around = Around(SKIRMISH, person(ANN), OPEN)
    assert around.table.news(ANN, 0)[0].events == {}
    around.do(BOB, Sit(1, "Bob"))
    assert [event["event"] for event in around.table.news(BOB, 1)[0].events["1"]] == ["round-began"]


def test_what_was_taken_back_can_still_be_told() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.answer(0, next(each for each in around.table.match.pending[0].options if each.startswith("move")))
    told = around.table.news(BOB, 2)
    around.do(ANN, Undo(0))
    around.answer(0, "stay")
    assert around.table.news(BOB, 2)[:1] == told
    assert around.loaded().news(BOB, 0) == around.table.news(BOB, 0)


def test_news_are_small_on_the_wire() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    (news,) = around.table.news(BOB, 1)
    assert msgspec.json.decode(msgspec.json.encode(news)) == {"number": 2, "at": 1_000.0, "what": "acted", "seat": 0}
    assert msgspec.json.decode(msgspec.json.encode(news), type=News) == news


def test_the_state_says_what_is_mine_and_who_is_here() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), bot(), clock=Total(300))
    state = around.table.state(BOB, around.now, {ANN}, 4)
    assert [
        (chair.kind, chair.name, chair.level, chair.mine, chair.here, chair.left, chair.ticking) for chair in state.chairs
    ] == [
        ("person", "Ann", "", False, True, 300.0, True),
        ("person", "Bob", "", True, False, 300.0, True),
        ("bot", "", "skilled", False, False, None, False),
    ]
    assert (state.host, state.watchers, state.undoable) == (False, 4, {"1": 0})
    assert state.asked == {"0": 1, "1": 1, "2": 1}
    assert around.state(ANN).host
    assert not around.state(None).host
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


def test_the_seed_is_bound_from_the_beginning_and_told_at_the_end() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), seed="very secret")
    state = around.state(ANN)
    assert (state.commitment, state.seed) == (commitment("very secret"), None)
    around.do(ANN, Resign(0))
    assert around.state(CAT).seed == "very secret"


def test_a_rematch_is_heard_of() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Resign(0))
    around.write((Rematched("t2"),))
    assert around.table.news(BOB, 2)[0].table == "t2"
    assert around.state(BOB).rematch == around.table.rematch_table == "t2"


def test_of_a_long_talk_only_the_last_lines_are_told_and_everything_else() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Say("first"))
    around.answer(0, "activate r1")
    for number in range(TOLD_LINES):
        around.do(BOB, Say(f"line {number}"))
    news = around.table.news(ANN, 0)
    assert [item.text for item in news if item.what == "said"] == [f"line {number}" for number in range(TOLD_LINES)]
    assert [item.number for item in news if item.what != "said"] == [1, 3]
    assert [item.number for item in around.table.news(ANN, around.table.number - 2)] == [
        around.table.number - 1,
        around.table.number,
    ]
    assert around.loaded().news(ANN, 0) == news


def test_a_table_keeps_so_many_lines_of_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "MOST_LINES", 3)
    around = Around(SKIRMISH, person(ANN), person(BOB))
    for _ in range(3):
        around.do(ANN, Say("again"))
    assert around.refused(ANN, Say("again")) == "chat-full"
    around.do(BOB, Say("and again"))
    around.answer(0, "activate r1")
