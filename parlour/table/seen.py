"""A table as one of those around it may see it."""

from collections.abc import Set
from typing import Any

from parlour.kernel import Seat
from parlour.kernel.view import scene
from parlour.table.answering import undoable
from parlour.table.eyes import seat_of
from parlour.table.seating import held
from parlour.table.standing import Standing
from parlour.table.state import WATCHER, ChairSeen, Eyes, OfferSeen, State
from parlour.table.terms import PlayerId


def eyes_of(table: Standing, player: PlayerId | None) -> tuple[Eyes, ...]:
    """Whose eyes the player looks through: those of the own seats, or a watcher's."""
    return tuple([str(seat) for seat in held(table.chairs, player)]) or (WATCHER,)


def replay_eyes_of(table: Standing, player: PlayerId | None) -> tuple[Eyes, ...]:
    """Whose eyes the player may look through at what has been: when it is over everybody's."""
    if table.stage == "open":
        return (WATCHER,)
    seats = range(len(table.chairs)) if table.stage == "over" else held(table.chairs, player)
    return (*[str(seat) for seat in seats], WATCHER)


def view_of(table: Standing, eyes: Eyes) -> dict[str, Any]:
    """What these eyes may know of the game.

    Before it begins everybody sees what a watcher sees: whoever takes a seat may still leave it and take another.
    """
    match = table.match
    seen = scene(match.game, match.terms, match.position, None if table.stage == "open" else seat_of(eyes))
    if table.stage in ("open", "over"):
        seen.update(asked={}, decision=None)  # the rules may still ask, but nobody is to answer
    return seen


def state_of(table: Standing, player: PlayerId | None, now: float, here: Set[PlayerId], watchers: int) -> State:
    """How the table stands for this player."""
    opened = table.opened
    mine = held(table.chairs, player)
    playing = table.stage == "playing"
    return State(
        table=table.id,
        game=opened.game,
        rules=opened.rules,
        options=dict(table.match.terms.options),
        stage=table.stage,
        chairs=tuple([_chair(table, seat, seat in mine, now, here) for seat in range(len(table.chairs))]),
        clock=opened.clock,
        host=player is not None and player == opened.host,
        watchers=watchers,
        asked={str(seat): number for seat, number in table.asked.items()},
        undoable={str(seat): undoable(table, seat) if playing and not table.chairs[seat].level else 0 for seat in mine},
        offer=_offer(table),
        result=table.result,
        former=opened.former,
        rematch=table.rematch,
        commitment=table.commitment,
        seed=str(opened.seed) if table.stage == "over" else None,
    )


def _chair(table: Standing, seat: Seat, mine: bool, now: float, here: Set[PlayerId]) -> ChairSeen:
    chair = table.chairs[seat]
    clocks = table.clocks
    timed = clocks.timed and chair.kind != "bot"
    return ChairSeen(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        mine=mine,
        here=chair.player in here,
        left=clocks.left(seat, now) if timed else None,
        ticking=seat in clocks.running,
    )


def _offer(table: Standing) -> OfferSeen | None:
    offer = table.offer
    if offer is None:
        return None
    count = len(table.answers) - offer.kept if offer.what == "take-back" else 0
    return OfferSeen(offer.seat, offer.what, count, offer.waiting)
