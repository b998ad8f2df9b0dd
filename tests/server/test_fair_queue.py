"""Whose turn it is when many wait for bots: whoever was given least, however many others ask."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from parlour.server.bot_workers import Payer, TooBusy
from parlour.server.bot_workers.fair_queue import MAX_KEPT, RESTART_SECONDS, FairQueue, Shares, Turns

ANN, BOB, EVE = Payer("10.0.0.1", "ann"), Payer("10.0.0.1", "bob"), Payer("10.0.0.9", "eve")


def queue(*waiting: tuple[str, Payer]) -> FairQueue[str]:
    line: FairQueue[str] = FairQueue()
    for item, payer in waiting:
        line.put(item, payer)
    return line


def test_who_asks_once_comes_before_the_rest_of_a_flood() -> None:
    line = queue(*[(f"flood {number}", EVE) for number in range(40)], ("once", ANN))
    assert line.order()[:3] == ["flood 0", "once", "flood 1"]
    assert [line.take(), line.take()] == ["flood 0", "once"]


def test_a_flood_of_new_players_at_one_address_counts_as_one() -> None:
    line = queue(*[(f"flood {number}", Payer("10.0.0.9", f"{number}")) for number in range(40)], ("once", ANN))
    assert line.order()[1] == "once"


def test_players_at_one_address_share_it_alike() -> None:
    line = queue(("ann 1", ANN), ("ann 2", ANN), ("ann 3", ANN), ("bob", BOB), ("eve", EVE))
    assert line.order() == ["ann 1", "eve", "bob", "ann 2", "ann 3"]


def test_what_was_dear_is_waited_for_longer() -> None:
    line = queue(*[(f"dear {number}", EVE) for number in range(9)], *[(f"cheap {number}", ANN) for number in range(9)])
    taken = []
    for _ in range(10):
        taken.append(line.take())
        line.charge(EVE if "dear" in taken[-1] else ANN, 3.0 if "dear" in taken[-1] else 0.5)
    assert sum("dear" in item for item in taken) == 2


def test_who_comes_late_has_saved_nothing_up() -> None:
    line = queue(*[(f"early {number}", EVE) for number in range(20)])
    for _ in range(10):
        line.take()
        line.charge(EVE, 1.0)
    for number in range(5):
        line.put(f"late {number}", ANN)
    assert line.order()[:4] == ["late 0", "early 10", "late 1", "early 11"]


def test_what_is_withdrawn_holds_up_nobody() -> None:
    line = queue(("first", EVE), ("second", ANN))
    line.discard("first")
    line.discard("first")
    assert (len(line), line.take()) == (1, "second")


def test_of_very_many_names_those_are_remembered_that_were_given_most() -> None:
    shares: Shares[str] = Shares()
    shares.charge("most", 60.0)
    for number in range(3 * MAX_KEPT):
        shares.charge(str(number), 0.5)
    assert len(shares._given) <= MAX_KEPT and shares.of("most") == 60.0


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def runs(work: Callable[[Clock], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(Clock()), 20))


def test_a_turn_that_is_broken_off_costs_what_a_new_process_costs() -> None:
    async def work(clock: Clock) -> None:
        turns = Turns(1, 10, clock)
        for _ in range(2):
            with pytest.raises(KeyError):
                async with turns.turn(EVE):
                    raise KeyError
        order: list[str] = []
        async with turns.turn(ANN):
            waiting = [asyncio.create_task(note(turns, payer, order)) for payer in (EVE, ANN, ANN, ANN)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert RESTART_SECONDS > 0 and order == ["ann", "ann", "ann", "eve"]

    runs(work)


async def note(turns: Turns, payer: Payer, order: list[str]) -> None:
    async with turns.turn(payer):
        order.append(payer.player)


def test_everybody_hears_of_every_change_of_their_place() -> None:
    async def work(clock: Clock) -> None:
        turns = Turns(1, 10, clock)
        places: list[int] = []
        async with turns.turn(EVE, places.append):
            assert places == [], "there was no line"
            ahead = asyncio.create_task(note(turns, EVE, []))
            await asyncio.sleep(0)

            async def hers() -> None:
                async with turns.turn(EVE, places.append):
                    pass

            mine = asyncio.create_task(hers())
            await asyncio.sleep(0)
            assert (places, turns.waiting) == ([2], 2)
            ahead.cancel()
            await asyncio.sleep(0)
            assert places == [2, 1]
        await mine
        assert places == [2, 1, 0]

    runs(work)


def test_of_a_line_that_is_too_long_the_last_goes_and_not_the_one_who_came_last() -> None:
    async def work(clock: Clock) -> None:
        turns = Turns(1, 3, clock)
        order: list[str] = []
        async with turns.turn(EVE):
            flood = [asyncio.create_task(note(turns, EVE, order)) for _ in range(3)]
            await asyncio.sleep(0)
            hers = asyncio.create_task(note(turns, ANN, order))
            await asyncio.sleep(0)
            with pytest.raises(TooBusy):
                await flood[-1]
            clock.now += 1.0
        await asyncio.gather(*flood[:-1], hers)
        assert order == ["ann", "eve", "eve"]

    runs(work)


def test_a_turn_that_nobody_waits_for_any_more_goes_to_the_next() -> None:
    async def work(clock: Clock) -> None:
        turns = Turns(1, 10, clock)
        order: list[str] = []
        async with turns.turn(EVE):
            gone = asyncio.create_task(note(turns, ANN, order))
            after = asyncio.create_task(note(turns, BOB, order))
            await asyncio.sleep(0)
        gone.cancel()  # at the moment when the turn has come
        await after
        async with turns.turn(EVE):
            pass
        assert order == ["bob"]

    runs(work)
