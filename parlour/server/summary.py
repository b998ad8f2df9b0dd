"""What a list of tables tells of one, kept beside its log so that no log is read for a list."""

import msgspec
from msgspec import Struct

from parlour.kernel import Seat
from parlour.server.bodies import MyTable
from parlour.server.store import Standing
from parlour.server.store.reader import TableRow
from parlour.table import Table
from parlour.table.levels import level_now
from parlour.table.state import Result
from parlour.table.terms import PlayerId


class Summary(Struct, frozen=True):
    """A table in a few words."""

    options: dict[str, str]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    players: tuple[PlayerId | None, ...]
    asked: tuple[Seat, ...]
    result: Result | None


_decoder = msgspec.json.Decoder(Summary)


def standing_of(table: Table) -> Standing:
    """How a table stands, for those who are not at it."""
    summary = Summary(
        options=dict(table.opened.options),
        names=tuple([chair.name for chair in table.chairs]),
        levels=tuple([chair.level for chair in table.chairs]),
        players=tuple([chair.player for chair in table.chairs]),
        asked=tuple(table.asked),
        result=table.result,
    )
    return Standing(table.changed, table.stage, table.next_deadline(), msgspec.json.encode(summary).decode())


def seen_by(row: TableRow, player: PlayerId) -> MyTable:
    """The table as it stands in the list of a player."""
    summary = _decoder.decode(row.summary)
    mine = tuple(seat for seat, holder in enumerate(summary.players) if holder == player)
    return MyTable(
        table=row.id,
        game=row.game,
        options=summary.options,
        stage=row.stage,  # type: ignore[arg-type]  # one of the four that a table can be in
        names=summary.names,
        levels=tuple([level_now(level) for level in summary.levels]),
        mine=mine,
        my_turn=row.stage == "playing" and any(seat in summary.asked and not summary.levels[seat] for seat in mine),
        result=summary.result,
        changed=row.changed,
    )
