"""All the pieces together, with the numbers of the rules."""

from parlour.games.inbetween.content import Content
from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.content.effects import EFFECTS
from parlour.games.inbetween.content.symbols import SYMBOLS

CONTENT = Content(CHARACTERS, CARDS, SYMBOLS, EFFECTS)

# RULES.md 11.4 to 11.9: costs and effects that no printed example fixes
DESIGNED = (
    "cards.*.cost", "!cards.preparation.cost",
    "effects.*", "!effects.h_*", "!effects.c_*", "!effects.relocation.*",
    "backpack_to", "generator_bonus", "guard_dog_gain", "camera_discount", "turn_limit", "preparation_cap",
)  # fmt: skip
