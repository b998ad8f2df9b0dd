"""The City cards and the kinds of Creature cards (RULES.md 11.4 and 11.5)."""

from typing import Literal, NamedTuple, TypeAlias

Side: TypeAlias = Literal["city", "creature"]


class Printed(NamedTuple):
    """A kind of card; its effect stands in `effects.py` under the same id."""

    side: Side
    symbol: str
    cost: int
    equipment: bool = False
    copies: int = 1


EQUIPMENT = True

CARDS = {
    "evacuation": Printed("city", "home", 3),
    "family_dinner": Printed("city", "home", 1),
    "neighbourly_help": Printed("city", "home", 3),
    "lock_the_doors": Printed("city", "home", 1),
    "roll_call": Printed("city", "home", 2),
    "generator": Printed("city", "home", 3, EQUIPMENT),
    "guard_dog": Printed("city", "home", 2, EQUIPMENT),
    "detour": Printed("city", "shield", 1),
    "sheriffs_patrol": Printed("city", "shield", 2),
    "roadblock": Printed("city", "shield", 1),
    "search_party": Printed("city", "shield", 3),
    "interrogation": Printed("city", "shield", 1),
    "revolver": Printed("city", "shield", 3, EQUIPMENT),
    "shotgun": Printed("city", "shield", 4, EQUIPMENT),
    "preparation": Printed("city", "lantern", 2),
    "night_watch": Printed("city", "lantern", 1),
    "old_newspapers": Printed("city", "lantern", 2),
    "signal_flares": Printed("city", "lantern", 1),
    "disinformation": Printed("city", "lantern", 2),
    "radio": Printed("city", "lantern", 2, EQUIPMENT),
    "camera": Printed("city", "lantern", 3, EQUIPMENT),
    "granola_bar": Printed("city", "heart", 2),
    "heart_to_heart": Printed("city", "heart", 3),
    "town_meeting": Printed("city", "heart", 2),
    "lost_and_found": Printed("city", "heart", 1),
    "first_aid": Printed("city", "heart", 2),
    "backpack": Printed("city", "heart", 2, EQUIPMENT),
    "bicycle": Printed("city", "heart", 2, EQUIPMENT),
    "shroud": Printed("creature", "web", 1, copies=4),
    "relocation": Printed("creature", "rift", 1, copies=4),
    "paranoia": Printed("creature", "eye", 1, copies=4),
    "tendrils": Printed("creature", "tentacle", 3, copies=4),
    "nightmare": Printed("creature", "skull", 1, copies=4),
    "hunger": Printed("creature", "maw", 1, copies=4),
    "rampage": Printed("creature", "claw", 1, copies=4),
}

DECKS = (
    tuple([kind for kind, card in CARDS.items() if card.side == "city"]),
    tuple([f"{kind}-{copy}" for kind, card in CARDS.items() if card.side == "creature" for copy in "abcd"[: card.copies]]),
)  # the City's and the Creature's, card by card
KIND_OF = {**{kind: kind for kind in DECKS[0]}, **{card: card.rpartition("-")[0] for card in DECKS[1]}}
