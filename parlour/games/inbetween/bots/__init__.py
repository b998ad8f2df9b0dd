"""Hints for bots that think about In Between: what a position is worth, and which answers deserve a thought."""

from parlour.games.inbetween.bots.candidates import candidates
from parlour.games.inbetween.bots.evaluate import FEATURES, evaluate

__all__ = ["FEATURES", "candidates", "evaluate"]
