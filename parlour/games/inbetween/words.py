"""The words of In Between that a player may ask about: which message names an id, and the rule behind each message and id."""

from parlour.games.inbetween.content import BRANCH_OF
from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.content.cards import CARDS, KIND_OF
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.content.effects import CREATURE_FACES, HUMAN_FACES, LADDERS
from parlour.games.inbetween.content.symbols import SYMBOLS
from parlour.games.inbetween.position import SIDES

WHOLE_NAMES = {
    **{character: f"character-{character}" for character in CONTENT.characters},
    **{card: f"card-{kind}" for card, kind in KIND_OF.items()},
    **{kind: f"card-{kind}" for kind in CONTENT.cards},
    **{effect: f"effect-{effect}" for effect in CONTENT.effects if effect.startswith(("h_", "c_")) and effect not in BRANCH_OF},
    **{effect: f"knowledge-{effect}" for effect in CONTENT.effects if "_k" in effect},
    **{symbol: f"symbol-{symbol}" for symbol in CONTENT.symbols},
    **{side: f"side-{side}" for side in SIDES},
}
NAMES = {**WHOLE_NAMES, **{branch: WHOLE_NAMES[whole] for branch, whole in BRANCH_OF.items()}}

CITY_KINDS = [kind for kind, card in CARDS.items() if card.side == "city"]
CREATURE_KINDS = [kind for kind, card in CARDS.items() if card.side == "creature"]
FACES = [effect for effect in CREATURE_FACES if effect not in BRANCH_OF]

MESSAGES = {
    "side-city": "IB-1001",
    "side-creature": "IB-1002",
    "option-bonus": "IB-213",
    **{f"option-bonus-{energy}": "IB-213" for energy in range(4)},
    "option-deal": "IB-202",
    "option-deal-plain": "IB-202",
    "option-deal-balanced": "IB-202",
    "option-pull_world": "IB-CH-H1",
    **{f"option-pull_world-{reading}": "IB-CH-H1" for reading in ("creature", "both", "human")},
    "world-human": "IB-104",
    "world-creature": "IB-104",
    "state-secured": "IB-608",
    "state-guarded": "IB-600",
    "state-alert": "IB-600",
    "state-borderline": "IB-607",
    "state-nervous": "IB-600",
    "state-terrified": "IB-600",
    "state-devoured": "IB-608",
    "phase-knowledge": "IB-401",
    "phase-action": "IB-305",
    "phase-activity": "IB-701",
    "phase-movement": "IB-804",
    **{f"symbol-{symbol}": "IB-505" for symbol in SYMBOLS},
    **{f"character-{character}": "IB-103" for character in CHARACTERS},
    **{f"effect-{effect}": f"IB-CH-H{number}" for number, effect in enumerate(HUMAN_FACES, 1)},
    "effect-h_pull-both": "IB-CH-H1",
    "effect-h_pull-human": "IB-CH-H1",
    **{f"effect-{effect}": f"IB-CH-C{number:02}" for number, effect in enumerate(FACES, 1)},
    **{f"card-{kind}": f"IB-CC-{number:02}" for number, kind in enumerate(CITY_KINDS, 1)},
    **{f"card-{kind}": f"IB-KC-{number}" for number, kind in enumerate(CREATURE_KINDS, 1)},
    **{f"knowledge-{effect}": f"IB-KN-C{level}" for level, effect in enumerate(LADDERS[0], 1)},
    **{f"knowledge-{effect}": f"IB-KN-K{level}" for level, effect in enumerate(LADDERS[1], 1)},
}

# of two things with one id (the City and the Creature as sides, the worlds) the first is meant
BY_ID = {
    key.partition("-")[2]: rule for key, rule in reversed(MESSAGES.items()) if not key.startswith(("option-", "effect-h_pull-"))
}
CITES = {**BY_ID, **MESSAGES}
