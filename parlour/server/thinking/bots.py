"""The bots of one process, as long as somebody is likely to ask them again."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from random import Random

from parlour.bots import LEVELS, Bot, SearchBot, bot, thinking
from parlour.kernel import Game
from parlour.server.thinking.task import Task

KEPT = 8  # bots that are kept


class Bots:
    """Makes bots, and keeps those that play at a table: they go on from what they thought before."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self._find = find
        self._kept: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()

    def bot(self, task: Task) -> Bot:
        """The bot for a task; afresh where it is nobody's."""
        key = (task.game, task.level, task.seed, task.who)
        found = self._kept.pop(key, None) or _made(self._find(task.game), task)
        if task.who:
            self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _made(game: Game, task: Task) -> Bot:
    if task.steady and task.level in LEVELS[1:]:
        return SearchBot(game, replace(thinking(game, task.level), temperature=0.0), Random(task.seed))
    return bot(game, task.level, task.seed)
