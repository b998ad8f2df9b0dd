"""Entries of a log as rows of the database, and back."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from parlour.server.store import Row
from parlour.table.entries import Acted, AnyEntry, Logged, Opened, SatDown, SteppedIn, StoodUp
from parlour.table.levels import FORMER, level_now
from parlour.table.terms import Chair, PlayerId

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def booked(logged: Iterable[Logged], player: PlayerId | None) -> tuple[Row, ...]:
    """The rows of entries that a player has brought about."""
    return tuple(
        [
            Row(
                each.number,
                each.at,
                msgspec.json.encode(each.entry).decode(),
                player if each.command else None,
                each.command or None,
            )
            for each in logged
        ]
    )


def read(row: Row) -> Logged:
    """The entry of a row."""
    return Logged(row.number, row.at, _as_today(_decoder.decode(row.data)), row.command or "")


def _as_today(entry: AnyEntry) -> AnyEntry:
    """The entry with the levels of its bots as they are called now."""
    match entry:
        case Acted(level=level) | SteppedIn(level=level) if level in FORMER:
            return replace(entry, level=level_now(level))
        case Opened(chairs=chairs) if any(chair.level in FORMER for chair in chairs):
            return replace(entry, chairs=tuple([replace(chair, level=level_now(chair.level)) for chair in chairs]))
    return entry


def seated_by(entries: Sequence[AnyEntry], chairs: Sequence[Chair]) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    """The players who have a seat after these entries and had none, and those who no longer have one."""
    before = {chair.player for chair in chairs if chair.player is not None}
    holders = {seat: chair.player for seat, chair in enumerate(chairs)}
    for entry in entries:
        match entry:
            case Opened():
                holders = {seat: chair.player for seat, chair in enumerate(entry.chairs)}
            case SatDown(seat, player):
                holders[seat] = player
            case StoodUp(seat):
                holders[seat] = None
    after = {player for player in holders.values() if player is not None}
    return tuple(sorted(after - before)), tuple(sorted(before - after))
