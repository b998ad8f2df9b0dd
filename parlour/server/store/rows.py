"""What is stored, as rows: entries of a log to rows and back, and the projection of a table.

A table is event sourced: its log is the truth, and everything else that is stored of it is derived from the log.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from parlour.kernel import RECORD, Deal, Seat, commitment, deal_seed, plain_deal
from parlour.table import (
    Acted,
    AnyCommand,
    AnyEntry,
    Chair,
    Logged,
    Opened,
    PlayerId,
    Renewed,
    Result,
    SatDown,
    SteppedIn,
    StoodUp,
    Table,
    TableId,
    TookBack,
    current_level,
)


class EntryRow(Struct, frozen=True):
    """One entry of a log; `command` is the idempotency key of the command that wrote it, `digest` tells that from others."""

    number: int
    at: float
    data: str
    player: PlayerId | None = None
    command: str | None = None
    digest: str | None = None


class Completed(NamedTuple):
    """A command that was carried out: the number of its last entry, and its digest (older logs have none)."""

    number: int
    digest: str | None


class Projection(Struct, frozen=True):
    """The columns of a table that are derived from its log, so that no log is read for a list. They may lag behind it."""

    changed: float
    stage: str
    deadline: float | None
    summary: str  # a Summary as JSON


class NewTableRow(Struct, frozen=True):
    """A table that was not there before."""

    game: str
    kind: str
    host: PlayerId
    claim_hash: str
    created: float
    projection: Projection


class TableRow(Struct, frozen=True):
    """A table without its log."""

    id: TableId
    game: str
    kind: str
    host: PlayerId
    claim_hash: str
    created: float
    changed: float
    stage: str
    deadline: float | None
    summary: str

    def update(self, projection: Projection) -> "TableRow":
        """The same table with a newer projection."""
        return replace(self, **asdict(projection))


class Write(Struct, frozen=True):
    """New entries of a table and what goes with them: written in one transaction, all of it or nothing."""

    table: TableId
    rows: tuple[EntryRow, ...]
    new: NewTableRow | None = None
    seated: tuple[PlayerId, ...] = ()
    unseated: tuple[PlayerId, ...] = ()

    def as_table(self) -> Mapping[str, Any]:
        """The columns of a new table."""
        assert self.new is not None, f"table {self.table} is not new"
        columns = asdict(self.new)
        derived = asdict(columns.pop("projection"))
        return {"id": self.table, **columns, **derived}

    def as_entries(self) -> list[Mapping[str, Any]]:
        """The columns of the entries."""
        return [{"table_id": self.table, **asdict(row)} for row in self.rows]


class Summary(Struct, frozen=True):
    """What a list of tables shows of one."""

    options: dict[str, str]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    players: tuple[PlayerId | None, ...]
    asked: tuple[Seat, ...]
    result: Result | None
    open_deal: bool = False
    number: int = 0  # of the last entry that is summed up here
    trail: str = ""  # what the rules had told by then: whether other rules tell the same
    end: dict[str, Any] | None = None  # of a game that is over: how its record ends


_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_summaries = msgspec.json.Decoder(Summary)


def digest_of(command: AnyCommand) -> str:
    """Differs for commands that differ."""
    return sha256(msgspec.json.encode(command)).hexdigest()[:32]


def rows_of(logged: Iterable[Logged], player: PlayerId | None, command: AnyCommand | None = None) -> tuple[EntryRow, ...]:
    """The rows of entries that a player's command wrote."""
    digest = None if command is None else digest_of(command)
    return tuple(
        [
            EntryRow(
                item.number,
                item.at,
                msgspec.json.encode(item.entry).decode(),
                player if item.command else None,
                item.command or None,
                digest if item.command else None,
            )
            for item in logged
        ]
    )


def entry_of(row: EntryRow) -> Logged:
    return Logged(row.number, row.at, _rename_levels(_entries.decode(row.data)), row.command or "")


def _rename_levels(entry: AnyEntry) -> AnyEntry:
    """The entry with the levels of its bots as they are called now."""
    match entry:
        case Acted(level=level) | SteppedIn(level=level) if level != current_level(level):
            return replace(entry, level=current_level(level))
        case Opened(chairs=chairs) if any(chair.level != current_level(chair.level) for chair in chairs):
            return replace(entry, chairs=tuple([replace(chair, level=current_level(chair.level)) for chair in chairs]))
    return entry


def completed_commands(rows: Iterable[EntryRow]) -> dict[tuple[PlayerId, str], Completed]:
    """The idempotency keys in a log: for each player and id the command that was carried out."""
    return {(row.player, row.command): Completed(row.number, row.digest) for row in rows if row.player and row.command}


def seat_changes(entries: Sequence[AnyEntry], chairs: Sequence[Chair]) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
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


def project(table: Table) -> Projection:
    summary = Summary(
        options=dict(table.opened.options),
        names=tuple([chair.name for chair in table.chairs]),
        levels=tuple([chair.level for chair in table.chairs]),
        players=tuple([chair.player for chair in table.chairs]),
        asked=tuple(table.asked),
        result=table.result,
        open_deal=table.opened.open_deal,
        number=table.number,
        trail=table.trail(),
        end=table.record_end(),
    )
    return Projection(table.changed_at, table.stage, table.next_deadline(), msgspec.json.encode(summary).decode())


def rules_of(log: Iterable[Logged]) -> int:
    """The version of the rules by which a table was played last."""
    rules = 0
    for logged in log:
        match logged.entry:
            case Opened(rules=found) | Renewed(rules=found):
                rules = found
    return rules


def record_of(log: Sequence[Logged], summary: Summary) -> dict[str, Any] | None:
    """The record of a game that is over, from its log alone: rules that no longer exist are not needed; None: it is not over."""
    opened = log[0].entry
    assert isinstance(opened, Opened)
    if summary.end is None:
        return None
    actions = list(opened.actions)
    entropy = dict(opened.entropy)
    for logged in log:
        match logged.entry:
            case Acted(seat, action):
                actions.append((seat, action))
            case TookBack(seat, count, agreed):
                own = [place for place, (other, _) in enumerate(actions) if agreed or other == seat]
                for place in reversed(own[-count:]):
                    del actions[place]
            case SatDown(seat=seat, entropy=added) if added:
                entropy[seat] = added
            case StoodUp(seat):
                entropy.pop(seat, None)
    deal = Deal(opened.open_deal, opened.seed, tuple(sorted(entropy.items())))
    seed = deal_seed(opened.seed, deal.entropy)
    return {
        "format": RECORD,
        "game": opened.game,
        "rules": rules_of(log),
        "seats": opened.seats,
        "options": dict(opened.options),
        "seed": seed,
        "commitment": commitment(seed),
        "actions": [[seat, action] for seat, action in actions],
        **summary.end,
        **({} if opened.laid and not (deal.open or deal.entropy) else {"deal": plain_deal(deal)}),
    }


def summary_of(row: TableRow) -> Summary:
    return _summaries.decode(row.summary)
