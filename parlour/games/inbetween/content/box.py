"""All the pieces together, with the numbers of the rules."""

from parlour.games.inbetween.content import Content
from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.content.effects import EFFECTS
from parlour.games.inbetween.content.symbols import SYMBOLS

CONTENT = Content(CHARACTERS, CARDS, SYMBOLS, EFFECTS)
