"""Chapters 6.16 and 6.18 to 6.21: who has which trait now, and who is immune to weakenings."""

from parlour.games.horde.board import BIT, NEAR
from parlour.games.horde.content import CONTENT
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import FACTION_OF, SIDE, SIDE_OF, FactionId, Side, UnitId, War

NO_TRAIT = ""
THEFT = "tr_theft"
ECLIPSED = ("leader", "myth")
PRINTED: dict[str, tuple[UnitId, ...]] = {  # the units with each trait printed on them
    trait: tuple([unit for unit, kind in KIND_OF.items() if CONTENT.kinds[kind].trait == trait]) for trait in CONTENT.traits
}

PRINTED_OF: tuple[dict[str, tuple[UnitId, ...]], ...] = tuple(  # of them those of each side
    [{trait: tuple([unit for unit in units if SIDE_OF[unit] == side]) for trait, units in PRINTED.items()} for side in (0, 1)]
)

OWN: dict[FactionId, frozenset[str]] = {  # the traits that a faction's units have printed on them
    faction: frozenset([kind.trait for kind in CONTENT.kinds.values() if kind.faction == faction]) for faction in SIDE
}


def trait_of(war: War, unit: UnitId) -> str:
    """HD-STA-13 and HD-TR-SM2c The trait that the unit can use now: its own or a copied one, or none."""
    trait = war.kind[unit].trait
    if war.stealing and trait == THEFT:
        trait = copied(war, unit) or trait
    if war.silenced and unit in war.silenced and not is_immune(war, unit):
        return NO_TRAIT
    if war.event == "ev_eclipse" and war.kind[unit].rank in ECLIPSED and not is_immune(war, unit):
        return NO_TRAIT
    return trait


def copied(war: War, unit: UnitId) -> str:
    """HD-TR-NM2a The trait that a Thief has copied in this turn, if any."""
    for theft in war.stealing:
        if theft.unit == unit:
            return theft.trait
    return NO_TRAIT


def bearers(war: War, trait: str, side: Side) -> list[UnitId]:
    """The units of a side on the board that can use this trait now."""
    at = war.at
    found = [unit for unit in PRINTED_OF[side][trait] if unit in at]
    if war.stealing:
        found += [theft.unit for theft in war.stealing if theft.trait == trait and SIDE_OF[theft.unit] == side]
    if found and (war.silenced or war.event == "ev_eclipse"):
        return [unit for unit in found if trait_of(war, unit) == trait]
    return found


def own_bearers(war: War, trait: str, faction: FactionId) -> tuple[UnitId, ...]:
    """The units of a faction on the board that can use this trait now, in ascending token id."""
    if trait not in OWN[faction] and not war.stealing:
        return ()
    return tuple(sorted([unit for unit in bearers(war, trait, SIDE[faction]) if FACTION_OF[unit] == faction]))


def times(war: War, sources: list[UnitId]) -> int:
    """HD-STA-09, HD-STA-10 and HD-RUL-95 How often one trait counts: once, or once for each Thief that has copied it."""
    if len(sources) < 2:
        return len(sources)
    return max(1, len({unit for unit in sources if war.kind[unit].trait == THEFT}))


def is_immune(war: War, unit: UnitId) -> bool:
    """HD-IMM-04 Whether weakenings have no effect on the unit: its own Bogatyr, or a Role Model next to it."""
    if war.kind[unit].trait == "tr_bogatyr":
        return True
    side = SIDE_OF[unit]
    near = NEAR[war.at[unit]]
    for each in PRINTED_OF[side]["tr_role_model"]:
        if each in war.at and BIT[war.at[each]] & near and each not in war.silenced:
            return True
    for theft in war.stealing:
        if theft.trait == "tr_bogatyr" and theft.unit == unit:
            return True
        if theft.trait == "tr_role_model" and SIDE_OF[theft.unit] == side and BIT[war.at[theft.unit]] & near:
            return True
    return False
