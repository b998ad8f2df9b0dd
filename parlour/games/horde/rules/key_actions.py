"""Chapters 6.5 and 6.18 to 6.21: key actions other than attacks."""

from collections.abc import Callable, Mapping

from parlour.games.horde.board import BIT, FIELD, NEAR, Hex, Hexes, names, within
from parlour.games.horde.events import TrapLaid
from parlour.games.horde.position import FACTION_OF, SIDE_OF, UnitId, War, lay_trap, units_on
from parlour.games.horde.rules.harm import is_wounded, regain
from parlour.games.horde.rules.targets import attacks
from parlour.games.horde.rules.traits import is_immune
from parlour.games.horde.statuses import order, poison
from parlour.kernel import Action

SUPPLY, HEAL, ORDER, POISON, TRAP = "supply", "heal", "order", "poison", "trap"
PARAMETERS = ("attack", "defence", "speed")
RANGE = "range"


def key_actions(war: War, unit: UnitId, trait: str) -> list[Action]:
    """HD-ACT-08 Everything the unit may do as its key action, but for a second move."""
    shoots = war.kind[unit].range or trait == "tr_aimed_shot"
    found = attacks(war, unit, trait) if shoots or NEAR[war.at[unit]] & war.visible[1 - SIDE_OF[unit]] else []
    offers = OFFERS.get(trait)
    if offers is not None:
        found += offers(war, unit)
    return found


def act_upon(war: War, unit: UnitId, action: Action) -> None:
    """Carries out a key action that is no attack."""
    traits = war.content.traits
    match action:
        case ("supply", str(friend)):
            regain(war, friend, traits["tr_supplies"].amount)
        case ("heal", str(friend)):
            regain(war, friend, traits["tr_personal_healers"].amount)
        case ("order", str(friend), str(parameter)):
            order(war, friend, unit, parameter)
        case ("poison", str(enemy)):
            poison(war, enemy)
        case ("trap", str(hex)):
            lay_trap(war, hex, FACTION_OF[unit])
            war.tell(TrapLaid(unit, hex))
        case _:
            raise AssertionError(f"{action} is no key action")


def supplies(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-RU4a and 4b Wounded friends next to the unit."""
    return [(SUPPLY, each) for each in _friends(war, unit, "tr_supplies") if is_wounded(war, each)]


def healers(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-CH8a and 8b Wounded friends within two hexes."""
    return [(HEAL, each) for each in _friends(war, unit, "tr_personal_healers") if is_wounded(war, each)]


def orders(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-RU8a to 8c Friends next to the unit, and what of theirs may be raised."""
    found: list[Action] = []
    for each in _friends(war, unit, "tr_princes_order"):
        found += [(ORDER, each, parameter) for parameter in PARAMETERS]
        if war.kind[each].range:
            found.append((ORDER, each, RANGE))
    return found


def poisons(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-SM5a and 5c Enemies within three hexes that are neither disguised nor immune."""
    there = reach_of_trait(war, unit, "tr_poisons") & war.visible[1 - SIDE_OF[unit]]
    return [(POISON, each) for each in units_on(war, there) if not is_immune(war, each)]


def traps(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-CH4a, HD-TRP-02 and HD-TRP-09 Empty hexes within three hexes, however many traps lie already."""
    return [TRAP_ON[hex] for hex in names(reach_of_trait(war, unit, "tr_traps") & untrapped(war))]


def untrapped(war: War) -> Hexes:
    """HD-TRP-02 The hexes on which a trap may be laid: without unit, standing settlement or trap."""
    return FIELD & ~(war.standing[0] | war.standing[1] | war.walls[0] | war.walls[1] | war.trapped)


OFFERS: Mapping[str, Callable[[War, UnitId], list[Action]]] = {
    "tr_supplies": supplies,
    "tr_personal_healers": healers,
    "tr_princes_order": orders,
    "tr_poisons": poisons,
    "tr_traps": traps,
}
TRAP_ON: dict[Hex, Action] = {hex: (TRAP, hex) for hex in BIT}


def _friends(war: War, unit: UnitId, trait: str) -> list[UnitId]:
    return units_on(war, reach_of_trait(war, unit, trait) & war.standing[SIDE_OF[unit]])


def reach_of_trait(war: War, unit: UnitId, trait: str) -> Hexes:
    """The hexes in which the unit could use this trait."""
    return within(war.at[unit], war.content.traits[trait].reach)
