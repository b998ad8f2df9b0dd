"""Hints for bots that think about Candelabria: what a position is worth, and which answers deserve a thought."""

from parlour.games.candelabria.bots.candidates import candidates
from parlour.games.candelabria.bots.evaluate import FEATURES, evaluate, turns
from parlour.games.candelabria.bots.shame import shame

__all__ = ["FEATURES", "candidates", "evaluate", "shame", "turns"]
