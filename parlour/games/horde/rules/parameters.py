"""Chapter 6.8: effective attack, defence, speed and range, each worked out in one place, with its sources."""

from typing import TypeAlias

from parlour.games.horde.board import BIT, NEAR, PATCH
from parlour.games.horde.position import FACTION_OF, SIDE_OF, UnitId, War, is_garrison
from parlour.games.horde.rules.traits import PRINTED_OF, bearers, is_immune, times, trait_of

Sources: TypeAlias = list[tuple[str, int]]  # what changes a parameter (a trait, status, event or rule), and by how much

GARRISON, MINORITY = "garrison", "minority_rule"
SPEED_EVENTS = frozenset({"ev_mud", "ev_dry_roads", "ev_pastures", "ev_wager_race"})
AIMED = "aimed"
AURAS = ("tr_armour_repair", "tr_iron_discipline")
AURAS_OF = tuple([tuple([trait for trait in AURAS if PRINTED_OF[side][trait]]) for side in (0, 1)])  # printed on a side's units


def attack_of(war: War, unit: UnitId, target: UnitId | None = None, manner: str = "", pinned: bool = False) -> int:
    """HD-STA-01 Effective attack, against a target if there is one; a pinned target cannot be pushed."""
    return effective(war.kind[unit].attack, attack_sources(war, unit, target, manner, pinned))


def defence_of(war: War, unit: UnitId) -> int:
    """HD-STA-03 Effective defence."""
    return effective(war.kind[unit].defence, defence_sources(war, unit))


def speed_of(war: War, unit: UnitId) -> int:
    """HD-STA-04 Effective speed."""
    printed = war.kind[unit].speed
    if unit in war.herded or war.chilled or war.ordered or unit in war.drilled or war.event in SPEED_EVENTS:
        return effective(printed, speed_sources(war, unit))
    return printed


def range_of(war: War, unit: UnitId) -> int:
    """HD-STA-05 Effective range; 0 for a melee unit."""
    printed = war.kind[unit].range
    return reach_of(war, unit, printed) if printed else 0


def reach_of(war: War, unit: UnitId, printed: int) -> int:
    """HD-STA-05 and HD-TR-RU3b A range, or the reach of Aimed Shot, with all that changes it."""
    return effective(printed, range_sources(war, unit, printed))


def effective(printed: int, sources: Sources) -> int:
    """HD-STA-07 and HD-STA-08 The printed value with all that changes it: never below 0, with no upper bound."""
    for _, amount in sources:
        printed += amount
    return printed if printed > 0 else 0


def attack_sources(war: War, unit: UnitId, target: UnitId | None = None, manner: str = "", pinned: bool = False) -> Sources:
    """HD-STA-01 and HD-STA-02 What changes a unit's attack."""
    traits = war.content.traits
    found: Sources = []
    if target is not None:
        trait = trait_of(war, unit)
        if trait == "tr_ancient_techniques":
            if war.kind[target].mount == "foot":
                found.append((trait, traits[trait].amount))
        elif trait == "tr_isolation":
            if not NEAR[war.at[target]] & war.standing[SIDE_OF[target]]:
                found.append((trait, traits[trait].amount))
        elif trait == "tr_heavy_bolts" and pinned:
            found.append((trait, traits[trait].amount))
    if war.ordered:
        found += _ordered(war, unit, "attack")
    event = war.event
    if event == "ev_war_drums":
        if FACTION_OF[unit] == war.faction:
            found.append((event, war.content.cards[event].amount))
    elif event == "ev_wager_wrestlers":
        if FACTION_OF[unit] == war.winner:
            found.append((event, war.content.cards[event].amount))
    elif event == "ev_dust_storm":
        if not is_immune(war, unit):
            found.append((event, -war.content.cards[event].amount))
    elif war.champions and (FACTION_OF[unit], unit) in war.champions:
        if FACTION_OF[unit] == war.winner:
            found.append((event, war.content.cards[event].amount))
        elif not is_immune(war, unit):
            found.append((event, -war.content.cards[event].penalty))
    if war.spear_broken and any(mark.unit == unit for mark in war.spear_broken) and not is_immune(war, unit):
        found = [each for each in found if each[1] <= 0]
    if is_garrison(war, unit) and not is_immune(war, unit):  # HD-GAR-05
        found.append((GARRISON, -1))
    if manner == AIMED:
        found.append(("tr_aimed_shot", -traits["tr_aimed_shot"].amount))
    return found


def defence_sources(war: War, unit: UnitId) -> Sources:
    """HD-STA-03 What changes a unit's defence."""
    hex, side = war.at[unit], SIDE_OF[unit]
    found: Sources = []
    if war.poisoned and unit in war.poisoned and not is_immune(war, unit):
        return [("tr_poisons", -war.kind[unit].defence)]
    found += _auras(war, unit)
    if is_garrison(war, unit):
        found.append((GARRISON, 1))
    if war.ordered:
        found += _ordered(war, unit, "defence")
    event = war.event
    if event == "ev_shield_wall":
        if NEAR[hex] & war.standing[side]:
            found.append((event, war.content.cards[event].amount))
    elif war.champions and FACTION_OF[unit] == war.winner and (war.winner, unit) in war.champions:
        found.append((event, war.content.cards[event].defence))
    outnumbered = (PATCH[hex] & war.standing[1 - side]).bit_count() - 1
    weakened = outnumbered > 0 or war.cleaved or event == "ev_panic"
    if weakened and not is_immune(war, unit):
        if outnumbered > 0:
            found.append((MINORITY, -outnumbered))
        cleavers = [mark.by for mark in war.cleaved if mark.unit == unit]
        if cleavers:
            found.append(("tr_axe", -war.content.traits["tr_axe"].amount * times(war, cleavers)))
        if event == "ev_panic":
            found.append((event, -war.content.cards[event].amount))
    return found


def speed_sources(war: War, unit: UnitId) -> Sources:
    """HD-STA-04 What changes a unit's speed; Season of Mud looks at all the rest."""
    traits, kind, event = war.content.traits, war.kind[unit], war.event
    found: Sources = []
    herds = [each.by for each in war.herded.get(unit, ()) if each.turn == war.turn]
    if herds:
        found.append(("tr_young_herd", traits["tr_young_herd"].amount * times(war, herds)))
    if unit in war.drilled:
        found.append(("tr_harsh_drill", traits["tr_harsh_drill"].amount))
    if war.ordered:
        found += _ordered(war, unit, "speed")
    chills = [each.by for each in war.chilled if each.unit == unit] if war.chilled else None
    if chills and not is_immune(war, unit):
        found.append(("tr_ice_breath", -traits["tr_ice_breath"].amount * times(war, chills)))
    match event:
        case "ev_dry_roads" if kind.mount == "foot":
            found.append((event, war.content.cards[event].amount))
        case "ev_pastures" if kind.mount == "mounted":
            found.append((event, war.content.cards[event].amount))
        case "ev_wager_race" if FACTION_OF[unit] == war.winner:
            found.append((event, war.content.cards[event].amount))
        case "ev_mud" if kind.mount == "mounted" and kind.speed + _sum(found) >= 2 and not is_immune(war, unit):
            found.append((event, -war.content.cards[event].amount))
    return found


def range_sources(war: War, unit: UnitId, printed: int) -> Sources:
    """HD-STA-05 What changes a unit's range; Blizzard looks at all the rest."""
    found: Sources = _ordered(war, unit, "range") if war.ordered else []
    event = war.event
    if event == "ev_clear_sky":
        found.append((event, war.content.cards[event].amount))
    elif event == "ev_blizzard" and printed + _sum(found) >= 2 and not is_immune(war, unit):
        found.append((event, -war.content.cards[event].amount))
    return found


def _auras(war: War, unit: UnitId) -> Sources:
    """HD-TR-RU5 and HD-TR-CH5 The auras of friends next to the unit."""
    near, side = NEAR[war.at[unit]], SIDE_OF[unit]
    if not near & war.standing[side]:
        return []
    found: Sources = []
    for trait in AURAS if war.stealing else AURAS_OF[side]:
        givers = [each for each in bearers(war, trait, side) if BIT[war.at[each]] & near]
        if givers and (trait == "tr_armour_repair" or war.kind[unit].mount == "foot"):
            found.append((trait, war.content.traits[trait].amount * times(war, givers)))
    return found


def _ordered(war: War, unit: UnitId, parameter: str) -> Sources:
    """HD-TR-RU8a The Prince's Orders for this parameter."""
    givers = [each.by for each in war.ordered if each.unit == unit and each.parameter == parameter]
    trait = "tr_princes_order"
    return [(trait, war.content.traits[trait].amount * times(war, givers))] if givers else []


def _sum(sources: Sources) -> int:
    return sum([amount for _, amount in sources])
