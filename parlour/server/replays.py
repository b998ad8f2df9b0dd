"""Replays: games played again step by step; those that were looked at last are cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence

from parlour.kernel import Seat
from parlour.server.bodies import Replay
from parlour.server.refusals import Refusal
from parlour.table import Eyes, GameReplay, PlayerId, Table, TableId

CACHED_GAMES = 16
MAX_STEPS = 100  # in one answer


class Replays:
    """An LRU cache of games that are played again."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[TableId, int], GameReplay] = OrderedDict()
        self._busy = asyncio.Lock()  # a game that is played again is no place for two threads

    async def steps(self, table: Table, player: PlayerId | None, eyes: Eyes, first: int, count: int) -> Replay:
        """Some steps of a game through these eyes, if the player may look through them."""
        allowed = table.replay_eyes(player)
        eyes = choose_eyes(eyes, allowed, table.seats(player))
        replaying = self._replaying(table)
        own = None if table.stage == "over" else frozenset(table.seats(player))
        async with self._busy:
            steps = await asyncio.to_thread(replaying.steps, eyes, first, min(count, MAX_STEPS), own)
        return Replay(
            game=table.game.id,
            options=dict(table.opened.options),
            names=tuple(chair.name for chair in table.chairs),
            levels=tuple(chair.level for chair in table.chairs),
            eyes=eyes,
            allowed=allowed,
            total=replaying.total,
            turns=replaying.turns,
            steps=steps,
            result=table.result,
        )

    def _replaying(self, table: Table) -> GameReplay:
        key = (table.id, table.number)
        replaying = self._games.pop(key, None) or GameReplay(table.match)
        self._games[key] = replaying
        if len(self._games) > CACHED_GAMES:
            self._games.popitem(last=False)
        return replaying


def choose_eyes(eyes: Eyes, allowed: Sequence[Eyes], own: Iterable[Seat]) -> Eyes:
    """The eyes that are asked for, if they are allowed; if none are, those of the first seat of one's own, else the last."""
    eyes = eyes or next((str(seat) for seat in own if str(seat) in allowed), allowed[-1])
    if eyes not in allowed:
        raise Refusal(403, "bad-eyes", legal=", ".join(allowed))
    return eyes
