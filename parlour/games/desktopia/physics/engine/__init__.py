"""The engine: plain functions over flat sequences, which run as they stand and compile as they stand.

Only + - * / and sqrt in a fixed order, no division by zero and no root of a negative number: so plain Python,
the compiled form and the browser compute the same bits (DK-FLK-08, DK-PHY-22). `PARTS` lists the modules that make it up."""

from parlour.games.desktopia.physics.engine import ahead, blow, crossing, many, meeting, motion, path, prediction, shots, words

PARTS = (words, path, crossing, meeting, ahead, prediction, blow, motion, many, shots)

__all__ = ["PARTS"]
