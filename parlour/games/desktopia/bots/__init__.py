"""Hints for bots that think about Desktopia: what a position is worth, and which answers deserve a thought."""

from parlour.games.desktopia.bots.candidates import candidates
from parlour.games.desktopia.bots.evaluate import evaluate

__all__ = ["candidates", "evaluate"]
