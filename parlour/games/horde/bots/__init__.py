"""Hints for bots that think about Horde: what a position is worth, and which answers deserve a thought."""

from parlour.games.horde.bots.candidates import candidates, glance
from parlour.games.horde.bots.evaluate import FEATURES, evaluate
from parlour.games.horde.bots.habits import HABITS
from parlour.games.horde.bots.shame import shame

__all__ = ["FEATURES", "HABITS", "candidates", "evaluate", "glance", "shame"]
