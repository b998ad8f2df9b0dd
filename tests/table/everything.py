"""Everything that can be known of a table, to be compared."""

from typing import Any

import msgspec

from parlour.table import PlayerId, Table

EYES = ("0", "1", "2", "watcher")


def heard_by(table: Table, player: PlayerId | None, now: float) -> bytes:
    """All that a player is sent, as it goes over the wire; the commitment to the seed is left out, which says nothing."""
    views = {eyes: table.view(eyes) for eyes in table.eyes(player)}
    state = msgspec.structs.replace(table.state(player, now, frozenset(), 0), commitment="")
    return msgspec.json.encode([table.number, state, views, table.news(player, 0)])


def whole(table: Table, players: tuple[PlayerId | None, ...], now: float) -> tuple[Any, ...]:
    """How a table stands for all, and behind the scenes."""
    return (
        tuple([heard_by(table, player, now) for player in players]),
        table.match.hash,
        table.match.actions,
        table.stage,
        table.asked,
        table.chairs,
        table.bots_asked(),
        table.next_deadline(),
        tuple(table.log),
    )
