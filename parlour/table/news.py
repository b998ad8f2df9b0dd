"""What happened at a table, as one of those around it may hear it."""

from collections.abc import Mapping
from typing import Any

from parlour.kernel import Seat
from parlour.table.entries import (
    Acted,
    AnyEntry,
    Named,
    Offered,
    Opened,
    Rematched,
    Said,
    SatDown,
    Slept,
    SteppedIn,
    TookBack,
)
from parlour.table.eyes import heard, seat_of
from parlour.table.seen import eyes_of
from parlour.table.standing import Happened, Standing
from parlour.table.state import Eyes, News
from parlour.table.terms import PlayerId


def news_of(table: Standing, player: PlayerId | None, after: int) -> tuple[News, ...]:
    """Every entry after that number, as this player may hear it."""
    eyes = eyes_of(table, player)
    own = frozenset([seat_of(each) for each in eyes])
    return tuple([_heard(table, index, eyes, own) for index in range(max(0, after), table.number)])


def _heard(table: Standing, index: int, eyes: tuple[Eyes, ...], own: frozenset[Seat | None]) -> News:
    logged, happened = table.log[index], table.happened[index]
    number, at, entry = logged.number, logged.at, logged.entry
    what = _tag(entry)
    match entry:
        case Acted(seat, action, level):
            events = _events(happened, eyes)
            return News(number, at, what, seat, level=level, action=action if seat in own else None, events=events)
        case SatDown(seat, _, name):
            return News(number, at, what, seat, name=name, events=_events(happened, eyes))
        case TookBack(seat, count):
            return News(number, at, what, seat, count=count, gone=happened.gone)
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
        case Slept():
            return News(number, at, what)
        case _:
            return News(number, at, what, entry.seat)


def _events(happened: Happened, eyes: tuple[Eyes, ...]) -> Mapping[Eyes, tuple[Mapping[str, Any], ...]]:
    if happened.told is None or happened.told[2] == happened.since:
        return {}
    return {each: heard(happened.told, happened.since, seat_of(each)) for each in eyes}


def _tag(entry: AnyEntry) -> str:
    tag = entry.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
