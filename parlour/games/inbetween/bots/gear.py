"""What activated equipment is worth to the City."""

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.hands import gaining
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.ladder import DEPTH, HUMAN_BORDER
from parlour.games.inbetween.position import CREATURE, CharacterId, Kind


def equipping(at: Outlook, card: Kind) -> float:
    """IB-906 What equipment promises, in the place of the least of three."""
    duel = at.duel
    value = weights.EQUIPMENT[card]
    if card == "shotgun":
        value += max([shielding(at, each) for each in duel.circle])
    if len(duel.equipment) >= duel.content.equipment_limit:
        value -= min([losing(at, each) for each in duel.equipment])
    return value


def losing(at: Outlook, card: Kind) -> float:
    """What the City loses with activated equipment."""
    value = weights.EQUIPMENT[card]
    return value + shielding(at, at.duel.shielded) if card == "shotgun" else value


def shielding(at: Outlook, character: CharacterId) -> float:
    """IB-911 What the Shotgun is worth on a character."""
    rung = at.duel.rung[character]
    return (weights.SHIELDED if rung <= HUMAN_BORDER else weights.HELD_BACK)[DEPTH[rung]]


def stripping(at: Outlook, card: Kind) -> float:
    """IB-CH-C13 Equipment removed, and energy for it."""
    return losing(at, card) + gaining(at, CREATURE, at.duel.content.cards[card].cost)
