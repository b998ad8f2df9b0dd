"""Chapter 6.9: equipment and the answer of the Revolver."""

from parlour.games.inbetween.effects.questions import shielding
from parlour.games.inbetween.events import Equipped
from parlour.games.inbetween.position import CITY, CREATURE, NOBODY_AT_ALL, Duel
from parlour.games.inbetween.rules.circle import lose_equipment
from parlour.kernel import Card, Decision, Play, choose, move, rule


@rule
def equip(duel: Duel, card: Card) -> Play[None]:
    """IB-903 to IB-906 and IB-909 The card stays in play; a fourth drives one of the three earlier from the game."""
    if len(duel.equipment) >= duel.content.equipment_limit:
        choice = yield choose(CITY, replacing(duel, card))
        lose_equipment(duel, choice[1], "box")
    character = NOBODY_AT_ALL
    if card == "shotgun":
        choice = yield choose(CITY, shielding(duel, card))
        character = choice[1]
        duel.shielded = character
    move(duel, card, ("limbo", CITY), "equipment")
    duel.tell(Equipped(card, character or "nobody"))


def replacing(duel: Duel, card: Card) -> Decision:
    """IB-D09 Which earlier equipment is removed from the game."""
    return Decision("replace", tuple([("remove", each) for each in duel.equipment]), {"card": card})


def is_answered(duel: Duel) -> bool:
    """IB-921, IB-922 and IB-925 Whether the Revolver may answer: only in the action phase of the Creature's own turn."""
    return duel.phase == "action" and duel.active == CREATURE and "revolver" in duel.equipment


def use_revolver(duel: Duel) -> None:
    """IB-CC-13 The Revolver is removed from the game."""
    lose_equipment(duel, Card("revolver"), "box")
