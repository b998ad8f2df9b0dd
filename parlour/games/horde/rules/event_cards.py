"""Chapter 11.7: what the event cards change while they are active. What they do when drawn is in `event_phase`.

A card is its numbers in `content/cards.py` and its line in `CARDS`; a rule asks the table of its own moment.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from parlour.games.horde.board import NEAR
from parlour.games.horde.content.cards import EventCard
from parlour.games.horde.position import FACTION_OF, SIDE_OF, UnitId, War

Change: TypeAlias = Callable[[War, UnitId, EventCard], int]  # of a parameter; below 0 it is a weakening
Cap: TypeAlias = Callable[[War, UnitId, EventCard, int], int]  # the same, where the value so far matters


class Effect(NamedTuple):
    """HD-EVT-03 What one card changes, each at its moment, for all factions alike unless its function looks at the winner."""

    attack: Change | None = None
    defence: Change | None = None
    speed: Cap | None = None
    range: Cap | None = None
    trait: Callable[[War, UnitId], bool] | None = None  # whether it takes the trait of the unit
    siege: Callable[[EventCard, int], int] | None = None  # what a settlement loses that would lose so much
    track: Callable[[EventCard], int] | None = None  # the sections that a token goes down
    activations: Callable[[EventCard], int] | None = None  # how many units may be activated in a turn


def mud(war: War, unit: UnitId, card: EventCard, speed: int) -> int:
    """HD-EV-01 Mounted units with a speed of 2 or more are slower."""
    return -card.amount if war.kind[unit].mount == "mounted" and speed >= 2 else 0


def blizzard(war: War, unit: UnitId, card: EventCard, range: int) -> int:
    """HD-EV-01 A range of 2 or more is shorter."""
    return -card.amount if range >= 2 else 0


def dust_storm(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-EV-02 Everybody attacks worse."""
    return -card.amount


def panic(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-EV-02 Everybody defends worse."""
    return -card.amount


def eclipse(war: War, unit: UnitId) -> bool:
    """HD-EV-03 Leaders and myths have no trait."""
    return war.kind[unit].rank in ("leader", "myth")


def dry_roads(war: War, unit: UnitId, card: EventCard, speed: int) -> int:
    """HD-STA-04 Units on foot are faster."""
    return card.amount if war.kind[unit].mount == "foot" else 0


def pastures(war: War, unit: UnitId, card: EventCard, speed: int) -> int:
    """HD-STA-04 Mounted units are faster."""
    return card.amount if war.kind[unit].mount == "mounted" else 0


def war_drums(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-EV-04, HD-EV-10 In its own turn a faction attacks better."""
    return card.amount if FACTION_OF[unit] == war.faction else 0


def shield_wall(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-STA-03 A unit next to a friend defends better."""
    return card.amount if NEAR[war.at[unit]] & war.standing[SIDE_OF[unit]] else 0


def clear_sky(war: War, unit: UnitId, card: EventCard, range: int) -> int:
    """HD-STA-05 Everybody shoots farther."""
    return card.amount


def wrestlers(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-EV-08, HD-EV-10 The winner's units attack better."""
    return card.amount if FACTION_OF[unit] == war.winner else 0


def race(war: War, unit: UnitId, card: EventCard, speed: int) -> int:
    """HD-EV-08 The winner's units are faster."""
    return card.amount if FACTION_OF[unit] == war.winner else 0


def champion_attack(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-EV-09, HD-EV-10 The champion that has won attacks better, the others worse."""
    if (FACTION_OF[unit], unit) not in war.champions:
        return 0
    return card.amount if FACTION_OF[unit] == war.winner else -card.penalty


def champion_defence(war: War, unit: UnitId, card: EventCard) -> int:
    """HD-EV-09 The champion that has won defends better."""
    return card.defence if FACTION_OF[unit] == war.winner and (war.winner, unit) in war.champions else 0


def ice_drift(card: EventCard) -> int:
    """HD-SUM-20 Tokens stay where they are."""
    return 0


def truce(card: EventCard, loss: int) -> int:
    """HD-SIE-04 Nobody besieges."""
    return 0


def rams(card: EventCard, loss: int) -> int:
    """HD-EV-06 What is damaged is damaged more."""
    return loss + card.amount if loss else 0


def card_amount(card: EventCard) -> int:
    """HD-EV-05, HD-EV-07 The number on the card, instead of the usual one."""
    return card.amount


CARDS: Mapping[str, Effect] = {
    "ev_mud": Effect(speed=mud),
    "ev_blizzard": Effect(range=blizzard),
    "ev_dust_storm": Effect(attack=dust_storm),
    "ev_panic": Effect(defence=panic),
    "ev_ice_drift": Effect(track=ice_drift),
    "ev_eclipse": Effect(trait=eclipse),
    "ev_dry_roads": Effect(speed=dry_roads),
    "ev_pastures": Effect(speed=pastures),
    "ev_war_drums": Effect(attack=war_drums),
    "ev_shield_wall": Effect(defence=shield_wall),
    "ev_clear_sky": Effect(range=clear_sky),
    "ev_levy": Effect(track=card_amount),
    "ev_truce": Effect(siege=truce),
    "ev_rams": Effect(siege=rams),
    "ev_forced_march": Effect(activations=card_amount),
    "ev_weariness": Effect(activations=card_amount),
    "ev_wager_wrestlers": Effect(attack=wrestlers),
    "ev_wager_race": Effect(speed=race),
    "ev_wager_champions": Effect(attack=champion_attack, defence=champion_defence),
}


def _table(moment: str) -> Mapping[str, Any]:
    """The cards that change something at this moment."""
    return {card: effect for card, effects in CARDS.items() if (effect := getattr(effects, moment)) is not None}


ATTACK: Mapping[str, Change] = _table("attack")
DEFENCE: Mapping[str, Change] = _table("defence")
SPEED: Mapping[str, Cap] = _table("speed")
RANGE: Mapping[str, Cap] = _table("range")
TRAIT: Mapping[str, Callable[[War, UnitId], bool]] = _table("trait")
SIEGE: Mapping[str, Callable[[EventCard, int], int]] = _table("siege")
TRACK: Mapping[str, Callable[[EventCard], int]] = _table("track")
ACTIVATIONS: Mapping[str, Callable[[EventCard], int]] = _table("activations")
