"""What is written for a table in one go, all of it or nothing."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from parlour.table.terms import PlayerId, TableId


class Row(Struct, frozen=True):
    """One entry of a log as it is stored."""

    number: int
    at: float
    data: str
    player: PlayerId | None = None
    command: str | None = None


class Standing(Struct, frozen=True):
    """How a table stands, as far as others than those at it want to know. It follows from the log and may be a moment behind."""

    changed: float
    stage: str
    deadline: float | None
    summary: str


class NewTableRow(Struct, frozen=True):
    """A table that was not there before."""

    game: str
    kind: str
    host: PlayerId
    claim_hash: str
    created: float
    standing: Standing


class Write(Struct, frozen=True):
    """New entries of a table."""

    table: TableId
    rows: tuple[Row, ...]
    new: NewTableRow | None = None
    seated: tuple[PlayerId, ...] = ()
    unseated: tuple[PlayerId, ...] = ()

    def as_table(self) -> Mapping[str, Any]:
        """The row of a new table."""
        assert self.new is not None, f"table {self.table} is not new"
        fields = plain(self.new)
        return {"id": self.table, **fields, **plain(fields.pop("standing"))}

    def as_entries(self) -> list[Mapping[str, Any]]:
        """The rows of the entries."""
        return [{"table_id": self.table, **plain(row)} for row in self.rows]


def plain(struct: Struct) -> dict[str, Any]:
    """A struct as a row."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
