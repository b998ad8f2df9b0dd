"""Hints for bots that think about Desktopia: what a position is worth, and which answers deserve a thought."""

from parlour.games.desktopia.bots.candidates import beliefs, candidates, glance
from parlour.games.desktopia.bots.evaluate import FEATURES, evaluate

__all__ = ["FEATURES", "beliefs", "candidates", "evaluate", "glance"]
