"""Hints for bots that think about Horde: what a position is worth, and which answers deserve a thought."""

from parlour.games.horde.bots.candidates import candidates
from parlour.games.horde.bots.evaluate import evaluate

__all__ = ["candidates", "evaluate"]
