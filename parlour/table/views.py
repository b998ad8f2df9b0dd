"""What each pair of eyes may know of a table: its state, the game as those eyes see it, and the news."""

from bisect import bisect_right
from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Any

from parlour.kernel import EVERYBODY, NOBODY, Game, Log, Seat, told_since
from parlour.table.entries import (
    Acted,
    AnyEntry,
    Closed,
    Named,
    Offered,
    Opened,
    Rematched,
    Renewed,
    Said,
    SatDown,
    Slept,
    SteppedIn,
    TookBack,
)
from parlour.table.handlers import undoable
from parlour.table.history import EntryEvents
from parlour.table.seats import seats_of
from parlour.table.terms import PlayerId
from parlour.table.wire import WATCHER, ChairSeen, Eyes, News, OfferSeen, State

if TYPE_CHECKING:
    from parlour.table.table import Table

TOLD_LINES = 200  # of the chat of a table, to somebody who has heard none of it
TOLD_DEEDS = 2_000  # of everything else; what was before that the replay shows


def has_secrets(game: Game) -> bool:
    """Whether some zone or field shows one seat what it does not show another."""
    alike = (EVERYBODY, NOBODY)
    return bool(game.position.private) or any(zone.sees not in alike for zone in game.position.zones.values())


def seat_of(eyes: Eyes) -> Seat | None:
    """The seat whose eyes they are; None: a watcher's."""
    return None if eyes == WATCHER else int(eyes)


def events_for(log: Log | None, since: int, seat: Seat | None) -> tuple[Mapping[str, Any], ...]:
    """What a seat hears of the events down to the one with the number `since`."""
    return tuple([told.heard_by(seat) for told in told_since(log, since)])


def eyes_of(table: "Table", player: PlayerId | None) -> tuple[Eyes, ...]:
    """Whose eyes the player looks through: those of the own seats, or a watcher's."""
    return tuple([str(seat) for seat in seats_of(table.chairs, player)]) or (WATCHER,)


def replay_eyes_of(table: "Table", player: PlayerId | None) -> tuple[Eyes, ...]:
    """Whose eyes the player may look through at what has been: when it is over everybody's."""
    if table.stage == "open":
        return (WATCHER,)
    seats = range(len(table.chairs)) if table.stage == "over" else seats_of(table.chairs, player)
    return (*[str(seat) for seat in seats], WATCHER)


def view_of(table: "Table", eyes: Eyes) -> dict[str, Any]:
    """What these eyes may know of the game.

    Before it begins everybody sees what a watcher sees: a player may still change seats.
    """
    seen = table.scenes.scene(table.match.position, None if table.stage == "open" else seat_of(eyes))
    if table.stage in ("open", "over"):
        seen.update(asked={}, decision=None)  # the rules may still ask, but nobody is to answer
    return seen


def state_of(table: "Table", player: PlayerId | None, now: float, here: Set[PlayerId], watchers: int) -> State:
    """How the table stands for this player."""
    opened = table.opened
    mine = seats_of(table.chairs, player)
    playing = table.stage == "playing"
    return State(
        table=table.id,
        game=opened.game,
        rules=table.game.version,
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
        rematch=table.rematch_table,
        commitment=table.commitment,
        open_deal=opened.open_deal,
        entropy={str(seat): added for seat, added in sorted(table.entropy.items())},
        secret=str(opened.seed) if table.stage == "over" else None,
        seed=str(table.match.seed) if table.stage == "over" else None,
    )


def _chair(table: "Table", seat: Seat, mine: bool, now: float, here: Set[PlayerId]) -> ChairSeen:
    chair = table.chairs[seat]
    clocks = table.clocks
    timed = clocks.timed and chair.kind != "bot"
    return ChairSeen(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        mine=mine,
        here=chair.player in here,
        left=clocks.seconds_left(seat, now) if timed else None,
        ticking=seat in clocks.running,
    )


def _offer(table: "Table") -> OfferSeen | None:
    offer = table.offer
    if offer is None:
        return None
    count = len(table.answers) - offer.kept if offer.what == "take-back" else 0
    return OfferSeen(offer.seat, offer.what, count, offer.waiting)


def told_after(table: "Table", after: int) -> list[int]:
    """The numbers of the entries that somebody is told who has heard everything up to `after`: of a long past only the end."""
    lines = [number for number, _ in table.chat[-TOLD_LINES:] if number > after]
    deeds = table.deeds[bisect_right(table.deeds, after) :][-TOLD_DEEDS:]
    return sorted(lines + deeds)


def news_of(table: "Table", player: PlayerId | None, after: int) -> tuple[News, ...]:
    """Every entry after that number, as this player may hear it; of a long past only the end."""
    eyes = eyes_of(table, player)
    return tuple([heard(table, number, eyes) for number in told_after(table, after)])


def heard(table: "Table", number: int, eyes: tuple[Eyes, ...]) -> News:
    """An entry as those eyes may hear it. It stays the same for as long as the table is there."""
    own = frozenset([seat_of(pair) for pair in eyes])
    return _heard(table, number - 1, eyes, own)


def _heard(table: "Table", index: int, eyes: tuple[Eyes, ...], own: frozenset[Seat | None]) -> News:
    logged, happened = table.log[index], table.events[index]
    number, at, entry = logged.number, logged.at, logged.entry
    what = _tag(entry)
    match entry:
        case Acted(seat, action, level, _):
            events = _events(happened, eyes)
            return News(number, at, what, seat, level=level, action=action if seat in own else None, events=events)
        case SatDown(seat, _, name):
            return News(number, at, what, seat, name=name, events=_events(happened, eyes))
        case TookBack(seat, count):
            return News(number, at, what, seat, count=count, gone=happened.undone)
        case Offered(seat, offered, count):
            return News(number, at, what, seat, offer=offered, count=count)
        case SteppedIn(seat, level):
            return News(number, at, what, seat, level=level)
        case Said(speaker, name, text):
            return News(number, at, what, speaker, name=name, text=text)
        case Named(seat, name):
            return News(number, at, what, seat, name=name)
        case Rematched(other):
            return News(number, at, what, table=other)
        case Opened():
            return News(number, at, what, events=_events(happened, eyes))
        case Slept() | Renewed() | Closed():
            return News(number, at, what)
        case _:
            return News(number, at, what, entry.seat)


def _events(happened: EntryEvents, eyes: tuple[Eyes, ...]) -> Mapping[Eyes, tuple[Mapping[str, Any], ...]]:
    told = told_since(happened.told, happened.since)
    return {pair: tuple([event.heard_by(seat_of(pair)) for event in told]) for pair in eyes} if told else {}


def _tag(entry: AnyEntry) -> str:
    tag = entry.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
