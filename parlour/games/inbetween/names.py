"""Which message names an id: every character, card, effect and symbol that a player reads about."""

from parlour.games.inbetween.content import BRANCH_OF
from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.content.cards import KIND_OF
from parlour.games.inbetween.position import SIDES

NAMES = {
    **{character: f"character-{character}" for character in CONTENT.characters},
    **{card: f"card-{kind}" for card, kind in KIND_OF.items()},
    **{kind: f"card-{kind}" for kind in CONTENT.cards},
    **{effect: f"effect-{effect}" for effect in CONTENT.effects if effect.startswith(("h_", "c_")) and effect not in BRANCH_OF},
    **{effect: f"knowledge-{effect}" for effect in CONTENT.effects if "_k" in effect},
    **{symbol: f"symbol-{symbol}" for symbol in CONTENT.symbols},
    **{side: f"side-{side}" for side in SIDES},
}
