"""Everything printed in the box of In Between; the lab may change its numbers."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from parlour.games.inbetween.content.cards import Printed
from parlour.games.inbetween.content.characters import Character

Effect: TypeAlias = tuple[Any, ...]  # words of the language of effects, which is built on all this

# effects that are one of the two choices of another
BRANCH_OF = {"c_sam_cards": "c_sam", "c_sam_energy": "c_sam", "hunger_energy": "hunger", "hunger_prey": "hunger"}


class Content(NamedTuple):
    """The numbers that rules read (RULES.md 11.9)."""

    characters: Mapping[str, Character]
    cards: Mapping[str, Printed]
    symbols: Mapping[str, str]
    effects: Mapping[str, Effect]
    characters_dealt: int = 10
    start_hand: int = 3
    start_energy: int = 5
    energy_cap: int = 10
    prepare_to: int = 5
    backpack_to: int = 7
    generator_bonus: int = 2
    guard_dog_gain: int = 1
    camera_discount: int = 1
    radio_price: int = 2
    revolver_price: int = 2
    preparation_cap: int = 5
    locked_to_win: int = 3
    knowledge_to_win: int = 6
    majority_at: int = 5
    equipment_limit: int = 3
    turn_limit: int = 200
