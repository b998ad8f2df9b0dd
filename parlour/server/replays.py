"""Games played again step by step, for those who look back."""

import asyncio
from collections import OrderedDict

from parlour.server.bodies import Replay, ReplayStep
from parlour.server.refusals import Refusal
from parlour.table import Table
from parlour.table.replaying import Replaying, Step
from parlour.table.state import Eyes
from parlour.table.terms import PlayerId, TableId

KEPT = 16  # games that are kept
MOST = 100  # steps in one answer


class Replays:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[TableId, int], Replaying] = OrderedDict()
        self._busy = asyncio.Lock()  # a game that is played again is no place for two threads

    async def look(self, table: Table, player: PlayerId | None, eyes: Eyes, first: int, count: int) -> Replay:
        """Some steps of a game through these eyes, if the player may look through them."""
        allowed = table.replay_eyes(player)
        eyes = eyes or next(iter(str(seat) for seat in table.seats(player) if str(seat) in allowed), allowed[-1])
        if eyes not in allowed:
            raise Refusal(403, "bad-eyes", legal=", ".join(allowed))
        replaying = self._replaying(table)
        told = None if table.stage == "over" else frozenset(table.seats(player))
        async with self._busy:
            steps = await asyncio.to_thread(replaying.steps, eyes, first, min(count, MOST), told)
        return Replay(
            game=table.game.id,
            options=dict(table.opened.options),
            names=tuple(chair.name for chair in table.chairs),
            levels=tuple(chair.level for chair in table.chairs),
            eyes=eyes,
            allowed=allowed,
            total=replaying.total,
            turns=replaying.turns,
            steps=tuple(_step(each) for each in steps),
            result=table.result,
        )

    def _replaying(self, table: Table) -> Replaying:
        key = (table.id, table.number)
        found = self._kept.pop(key, None) or Replaying(table.match)
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _step(step: Step) -> ReplayStep:
    return ReplayStep(step.number, step.seat, step.action, step.events, step.view)
