"""Bots over the wire: they answer, they wait for company, and one that hangs holds up nobody."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

import parlour
from parlour.bots import bare_thought
from parlour.games import game as ours
from parlour.server import rooms, watchers
from parlour.server.bot_players import Announced, hint_level
from parlour.server.bot_workers import Task, worker
from parlour.server.bot_workers.worker import CACHED_BOTS, BotCache, collect_garbage
from parlour.server.timing import Throttle
from parlour.table import ABSENCE_SECONDS
from tests.server.games import game
from tests.server.house import ME, OPEN, RANDOM, Guest, House, opened, settings

SKILLED = {"kind": "bot", "level": "skilled"}


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Every moment that a bot has waited for; here they follow one another at once."""
    asked: list[float] = []

    def at_once(throttle: Throttle, now: float) -> float:
        asked.append(now)
        return 0.0

    monkeypatch.setattr(Throttle, "delay", at_once)
    return asked


def test_bots_among_themselves_wait_for_a_moment_with_each_answer(house: House, ann: Guest, moments: list[float]) -> None:
    table, _ = ann.opens(RANDOM, RANDOM)
    with ann.connected() as wire:
        wire.watches(table)
        over = wire.until(lambda found: found["message"] == "update" and found["state"]["stage"] == "over")
    assert len(moments) == over["number"] - 1


def test_a_bot_keeps_nobody_waiting_who_plays(ann: Guest, moments: list[float]) -> None:
    table, _ = ann.opens(RANDOM, ME)
    with ann.connected() as wire:
        wire.watches(table)
        wire.until(lambda found: found["message"] == "update" and found["number"] > 1)
    assert moments == []


def test_bots_play_only_while_somebody_watches(house: House, ann: Guest, moments: list[float]) -> None:
    table, _ = ann.opens(RANDOM, RANDOM)
    assert ann.get(f"/api/tables/{table}/replay").json()["total"] == 1, "nobody has come yet"
    with house.guest().connected() as wire:
        wire.watches(table)
        over = wire.until(lambda found: found["message"] == "update" and found["state"]["stage"] == "over")
    assert over["number"] == ann.get(f"/api/tables/{table}/replay").json()["total"]


def test_whoever_plays_a_deal_again_meets_the_same_bots(ann: Guest, moments: list[float]) -> None:
    def actions(seed: str) -> list[object]:
        table, _ = ann.opens(RANDOM, RANDOM, seed=seed)
        with ann.connected() as wire:
            wire.watches(table)
            wire.until(lambda found: found["message"] == "update" and found["state"]["stage"] == "over")
        played: list[object] = ann.get(f"/api/tables/{table}/record").json()["actions"]
        return played

    first = actions("a deal")
    assert actions("a deal") == first
    assert actions("another") != first


def test_a_bot_stands_in_and_hands_back(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers:
        hers.watches(table)
        assert hers.does(table, "step-in", seat=0, level="random")["message"] == "done"
        hers.until(lambda found: found["message"] == "update" and any(each["what"] == "acted" for each in found["news"]))
        levels = [each["level"] for found in hers.heard for each in found.get("news", ()) if each["what"] == "acted"]
        assert set(levels) == {"random"}
        back = hers.does(table, "step-back", seat=0)
        assert hers.update(table, back["number"])["state"]["chairs"][0]["level"] == ""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which absence is counted: it moves only when it is told to."""
    now = [1_000.0]
    monkeypatch.setattr(watchers, "monotonic", lambda: now[0])
    monkeypatch.setattr(rooms, "monotonic", lambda: now[0])
    return now


def test_a_bot_stands_in_for_somebody_who_has_been_away_for_a_minute(ann: Guest, bob: Guest, clock: list[float]) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers:
        hers.watches(table)
        with bob.connected() as his:
            his.watches(table)
            clock[0] += ABSENCE_SECONDS
            assert hers.does(table, "step-in", seat=1, level="skilled")["key"] == "still-here"
        hers.until(lambda found: found["message"] == "update" and not found["state"]["chairs"][1]["here"])
        refused = hers.does(table, "step-in", seat=1, level="skilled")
        assert refused["key"] == "just-left" and "60" in refused["words"]["en"] and "60" in refused["words"]["ru"]
        clock[0] += ABSENCE_SECONDS - 1
        assert "1 more second." in hers.does(table, "step-in", seat=1, level="skilled")["words"]["en"]
        clock[0] += 1
        done = hers.does(table, "step-in", seat=1, level="random")
        assert hers.update(table, done["number"])["state"]["chairs"][1]["level"] == "skilled"


def test_whoever_comes_back_in_time_has_not_been_away(ann: Guest, bob: Guest, clock: list[float]) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers:
        hers.watches(table)
        for _ in range(2):
            clock[0] += ABSENCE_SECONDS - 1
            with bob.connected() as his:
                his.watches(table)
                hers.until(lambda found: found["message"] == "update" and found["state"]["chairs"][1]["here"])
            hers.until(lambda found: found["message"] == "update" and not found["state"]["chairs"][1]["here"])
        assert hers.does(table, "step-in", seat=1, level="skilled")["key"] == "just-left"


def test_after_a_restart_absence_is_counted_from_its_start(tmp_path: Path, clock: list[float]) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann, bob = house.guest(), house.guest()
        table, claim = ann.opens(ME, OPEN)
        bob.sits(table, claim, 1)
    clock[0] += 10 * ABSENCE_SECONDS
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as hers:
        hers.watches(table)
        assert hers.does(table, "step-in", seat=1, level="skilled")["key"] == "just-left"
        clock[0] += ABSENCE_SECONDS
        assert hers.does(table, "step-in", seat=1, level="skilled")["message"] == "done"


def test_who_returns_takes_back_what_the_bot_did(ann: Guest, bob: Guest, clock: list[float]) -> None:
    table, claim = ann.opens(OPEN, ME)
    bob.sits(table, claim, 0)
    with ann.connected() as hers:
        hers.watches(table)
        clock[0] += ABSENCE_SECONDS
        assert hers.does(table, "step-in", seat=0, level="skilled")["message"] == "done"
        update = hers.until(lambda found: found["message"] == "update" and "1" in found["state"]["asked"])
        hers.acts(table, update, 1)
        with bob.connected() as his:
            his.watches(table)
            returned = his.does(table, "step-back", seat=0)
            his.update(table, returned["number"])
            told = [each for found in his.heard if found["message"] == "update" for each in found["news"]]
            played = [each["number"] for each in told if each["what"] == "acted"]
            back = his.does(table, "offer", seat=0, what="take-back", count=len(played))
            after = his.update(table, back["number"])
    assert after["news"][-1]["what"] == "took-back" and after["news"][-1]["gone"] == played
    assert list(after["state"]["asked"]) == ["0"]


def test_a_rematch_charges_nobody_who_has_not_answered(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN, clock={"clock": "move", "seconds": 3600})
    bob.sits(table, claim, 1)
    with ann.connected() as hers:
        hers.watches(table)
        hers.does(table, "resign", seat=0)
        again = ann.post(f"/api/tables/{table}/rematch").json()["table"]
        hers.watches(again)
        state = hers.update(again, 1)["state"]
        assert state["stage"] == "playing" and not any(chair["ticking"] for chair in state["chairs"])
        with bob.connected() as his:
            update = his.watches(again)
            assert not any(chair["ticking"] for chair in update["state"]["chairs"])
            wires = {0: his, 1: hers}  # they have exchanged their seats
            answered: set[int] = set()
            while (seat := int(next(iter(update["state"]["asked"])))) not in answered:
                answered.add(seat)
                number = wires[seat].acts(again, wires[seat].update(again, update["number"]), seat)["number"]
                update = his.update(again, number)
            assert [chair["left"] > 3000 for chair in update["state"]["chairs"] if chair["ticking"]] == [True]


def task(level: str = "novice", who: str = "", seed: int = 1) -> Task:
    """Something to think about; about what does not matter."""
    return Task("skirmish", level, seed, {}, who)


def test_the_bot_of_a_seat_is_kept_and_a_hint_begins_afresh() -> None:
    bots = BotCache(game)
    kept = bots.get(task(who="t 0"))
    assert bots.get(task(who="t 0")) is kept
    others = [task(who="t 1"), task(who="t 0", seed=2), task("skilled", who="t 0"), task(), task()]
    made = [kept, *[bots.get(each) for each in others]]
    assert len({id(each) for each in made}) == len(made)


def test_only_the_bots_that_were_asked_last_are_kept() -> None:
    bots = BotCache(game)
    first = bots.get(task(who="t 0"))
    second = bots.get(task(who="t 1"))
    for number in range(2, CACHED_BOTS):
        bots.get(task(who=f"t {number}"))
    assert bots.get(task(who="t 0")) is first
    bots.get(task(who="one more"))
    assert bots.get(task(who="t 0")) is first and bots.get(task(who="t 1")) is not second


def test_whoever_gives_a_hint_does_not_err_on_purpose() -> None:
    match = parlour.new("examples.skirmish", seed=3)
    match.act(0, match.pending[0].options[0])
    view = match.view(0)

    def answers(steady: bool) -> set[str]:
        tasks = [Task("skirmish", "novice", seed, view, steady=steady) for seed in range(30)]
        thoughts = [BotCache(game).get(each).think(each.view) for each in tasks]
        return {"best" if thought.expected == max([each.expected for each in thought.rated]) else "worse" for thought in thoughts}

    assert answers(steady=True) == {"best"}
    assert answers(steady=False) == {"best", "worse"}


def test_a_hint_is_told_to_its_end_as_long_as_it_is_followed() -> None:
    match = parlour.new("examples.skirmish", seed=3)
    seat, decision = next(iter(match.pending.items()))
    thought = replace(bare_thought(decision.options[0]), expected=0.6, plan=("second", "third"))
    announced = Announced("t", seat, match.history, thought)
    assert announced.rest("t", seat, match.history) is thought, "the same question gets the same hint"
    assert announced.rest("another table", seat, match.history) is None
    assert announced.rest("t", 1 - seat, match.history) is None
    match.act(seat, decision.options[0])
    last = match.history
    assert last is not None and not last.barrier
    rest = announced.rest("t", seat, last)
    assert rest is not None and (rest.action, rest.plan, rest.expected) == ("second", ("third",), 0.6)
    assert replace(announced, thought=replace(thought, action="another")).rest("t", seat, last) is None, "it was not followed"
    assert replace(announced, thought=replace(thought, plan=())).rest("t", seat, last) is None, "it ended there"
    assert announced.rest("t", seat, last._replace(barrier=True)) is None, "something has come to light"


@pytest.mark.parametrize("level", ["greedy", "plain", "master@50", "genius", ""])
def test_a_bot_is_of_one_of_the_levels_of_its_game(ann: Guest, level: str) -> None:
    refused = ann.post("/api/tables", {"game": "skirmish", "chairs": [ME, {"kind": "bot", "level": level}]})
    assert (refused.status_code, refused.json()["key"]) == (422, "unknown-level")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """A server that soon gives a bot up."""
    with opened(settings(tmp_path / "bots.db", bot_seconds=2.0)) as running:
        yield running


def test_a_bot_that_hangs_is_replaced_by_a_quick_answer_and_others_go_on(impatient: House) -> None:
    ann, bob = impatient.guest(), impatient.guest()
    stuck, _ = ann.opens(SKILLED, ME, game="stuck")
    sound, _ = bob.opens(ME, RANDOM)
    with ann.connected() as hers, bob.connected() as his:
        hers.watches(stuck)
        his.watches(sound)
        first = hers.until(lambda found: found["message"] == "update" and found["number"] > 1)
        assert first["news"][-1]["what"] == "acted"
        his.send("hint", id="h", table=sound, seat=0)
        assert his.next("hinted", "refused")["message"] == "hinted", "the process was not replaced"


def test_a_hint_that_hangs_is_refused_and_only_one_is_thought_about(impatient: House) -> None:
    ann = impatient.guest()
    table, _ = ann.opens(ME, RANDOM, game="stuck")
    with ann.connected() as wire:
        wire.watches(table)
        wire.send("hint", id="h1", table=table, seat=0)
        wire.send("hint", id="h2", table=table, seat=0)
        assert {(each["id"], each["key"]) for each in (wire.next("refused"), wire.next("refused"))} == {
            ("h2", "hint-busy"),
            ("h1", "busy"),
        }
        assert wire.acts(table, wire.update(table, 1))["message"] == "done", "the table goes on meanwhile"


def test_a_bot_that_plays_waits_for_no_hint(house: House) -> None:
    crowd = [house.guest() for _ in range(4)]
    with ExitStack() as open_wires:
        for guest in crowd:
            table, _ = guest.opens(ME, RANDOM, game="stuck")
            wire = open_wires.enter_context(guest.connected())
            wire.watches(table)
            wire.send("hint", id="h", table=table, seat=0)
            wire.send("ping")
            wire.next("pong")
        ann = house.guest()
        table, _ = ann.opens(SKILLED, ME)
        hers = open_wires.enter_context(ann.connected())
        hers.watches(table)
        hers.until(lambda found: found["message"] == "update" and found["number"] > 1)


def test_a_hint_tells_its_place_in_the_line_and_ends_when_its_client_is_gone(house: House, ann: Guest, bob: Guest) -> None:
    stuck, _ = bob.opens(ME, RANDOM, game="stuck")
    table, _ = ann.opens(ME, RANDOM)
    with ann.connected() as hers:
        with bob.connected() as his:
            his.watches(stuck)
            his.send("hint", id="his", table=stuck, seat=0)
            his.send("ping")
            his.next("pong")
            hers.watches(table)
            hers.send("hint", id="hers", table=table, seat=0)
            assert hers.next("queued", "hinted", "refused") == {"message": "queued", "id": "hers", "place": 1}
        assert hers.next("queued", "hinted", "refused")["place"] == 0
        assert hers.next("queued", "hinted", "refused")["message"] == "hinted"


def test_a_hint_ends_when_its_question_is_answered_or_its_table_left(ann: Guest) -> None:
    table, claim = ann.opens(ME, OPEN, game="stuck")
    ann.sits(table, claim, 1)
    with ann.connected() as wire:
        asked = wire.watches(table)
        seat = next(int(seat) for seat in asked["state"]["asked"])
        wire.send("hint", id="first", table=table, seat=seat)
        wire.acts(table, asked, seat)
        over = wire.next("refused")
        assert (over["id"], over["key"]) == ("first", "hint-over") and all(over["words"][each] for each in ("en", "ru"))
        seat = next(int(seat) for seat in wire.update(table, 2)["state"]["asked"])
        wire.send("hint", id="second", table=table, seat=seat)
        wire.send("leave", table=table)
        assert wire.until(lambda found: found["message"] == "refused")["id"] == "second"


@pytest.mark.parametrize(
    ("name", "level"), [("horde", "expert"), ("candelabria", "expert"), ("inbetween", "expert"), ("desktopia", "master")]
)
def test_a_hint_comes_from_a_bot_that_can_say_what_it_expects(name: str, level: str) -> None:
    assert hint_level(ours(name)) == level


class Tied:
    """Garbage that only a look for cycles finds: it holds itself."""

    itself: "Tied"


def test_garbage_is_looked_for_between_tasks_and_only_if_there_may_be_much(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        collect_garbage()
        assert not gc.isenabled(), "never within a task"
        ended = weakref.finalize(tied := Tied(), lambda: None)
        tied.itself = tied
        del tied
        collect_garbage()
        assert ended.alive, "a little may wait"
        monkeypatch.setattr(worker, "GC_ALLOCATIONS", 0)
        collect_garbage()
        assert not ended.alive
    finally:
        gc.enable()
