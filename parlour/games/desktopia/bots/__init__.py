"""Hints for bots that think about Desktopia: what a position is worth, and which answers deserve a thought."""

from parlour.games.desktopia.bots.candidates import beliefs, candidates, glance, rough
from parlour.games.desktopia.bots.evaluate import FEATURES, evaluate
from parlour.games.desktopia.bots.shame import shame

__all__ = ["FEATURES", "beliefs", "candidates", "evaluate", "glance", "rough", "shame"]
