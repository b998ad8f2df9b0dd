"""In Between: the City and the Creature fight over the people of Upsideville."""

from parlour.games.inbetween.game import GAME

__all__ = ["GAME"]
