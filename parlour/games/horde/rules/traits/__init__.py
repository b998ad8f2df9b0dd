"""Traits: who can use which one now, and who is immune to weakenings (chapter 6.16).

What a trait does is one function in the table of its moment; `timing` in `content/kinds.py` names these tables.

| module | tables |
|---|---|
| `fight` | `DECLARATION`, `ATTACK`, `WOUNDS`, `PUSH`, `COUNTERMEASURE`, `RETREAT`, `REROLL`, `REACTION`, `DEFENCE` |
| `targets` | `RANGE`, `TARGETS` |
| `key_actions` | `KEY` |
| `turn` | `ORDER`, `ZONES`, `TRAP`, `SIEGE`, `RESULTS`, `BREAK`, `TRACK`, `ARRIVAL`, `ONSET` |
| `theft` | `ACTIVATION` |
| here | `IMMUNITY` |
"""

from collections.abc import Iterable, Mapping

from parlour.games.horde.board import BIT, NEAR
from parlour.games.horde.content import CONTENT
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import FACTION_OF, SIDE, SIDE_OF, FactionId, Side, UnitId, War, has_status
from parlour.games.horde.rules.event_cards import TRAIT
from parlour.games.horde.statuses import SILENCED, STEALING

NO_TRAIT = ""
THEFT = "tr_theft"
IMMUNITY: Mapping[str, int] = {  # HD-IMM-04, HD-IMM-07 how far from its bearer a friend is immune
    "tr_bogatyr": 0,  # HD-TR-RU7a
    "tr_role_model": 1,  # HD-TR-CH7a, HD-TR-CH7b
}

PRINTED_OF: tuple[Mapping[str, tuple[UnitId, ...]], ...] = tuple(  # by side: the units with each trait printed on them
    [
        {
            trait: tuple([unit for unit, kind in KIND_OF.items() if CONTENT.kinds[kind].trait == trait and SIDE_OF[unit] == side])
            for trait in CONTENT.traits
        }
        for side in (0, 1)
    ]
)
TRAITS_OF: Mapping[FactionId, frozenset[str]] = {  # the traits that a faction's units have printed on them
    faction: frozenset([kind.trait for kind in CONTENT.kinds.values() if kind.faction == faction]) for faction in SIDE
}
WITH_THIEVES = frozenset([faction for faction, traits in TRAITS_OF.items() if THEFT in traits])
THIEVES = tuple([PRINTED_OF[side][THEFT] for side in (0, 1)])
PROTECTORS = tuple(  # by side: the units whose printed trait makes friends immune, and how far
    [tuple([(unit, far) for trait, far in IMMUNITY.items() for unit in PRINTED_OF[side][trait]]) for side in (0, 1)]
)


def of_factions(traits: Iterable[str]) -> Mapping[FactionId, tuple[str, ...]]:
    """By faction: those of the traits that its units may have, printed or copied."""
    return {
        faction: tuple([trait for trait in traits if trait in printed or faction in WITH_THIEVES])
        for faction, printed in TRAITS_OF.items()
    }


def trait_of(war: War, unit: UnitId) -> str:
    """HD-STA-13, HD-TR-SM2c, HD-TR-NM2h The trait that the unit can use now: its own or a copied one, or none."""
    trait = war.kind[unit].trait
    if unit in war.held:
        if has_status(war, unit, SILENCED) and not is_immune(war, unit):
            return NO_TRAIT
        trait = copied_trait(war, unit) or trait
    if war.event in TRAIT and TRAIT[war.event](war, unit) and not is_immune(war, unit):
        return NO_TRAIT
    return trait


def copied_trait(war: War, unit: UnitId) -> str:
    """HD-TR-NM2a, HD-TR-NM2f The trait that a Thief has copied in this turn, if any, though its source may be dead."""
    for status in war.held.get(unit, ()):
        if status.kind == STEALING:
            return status.what
    return NO_TRAIT


def bearers(war: War, trait: str, side: Side) -> list[UnitId]:
    """The units of a side on the board that can use this trait now."""
    at, held = war.at, war.held
    units = [unit for unit in PRINTED_OF[side][trait] if unit in at]
    if held:
        for thief in THIEVES[side]:
            if thief in held and copied_trait(war, thief) == trait:
                units.append(thief)
    if units and war.event in TRAIT:
        return [unit for unit in units if trait_of(war, unit) == trait]
    if units and held:
        return [unit for unit in units if unit not in held or trait_of(war, unit) == trait]
    return units


def own_bearers(war: War, trait: str, faction: FactionId) -> tuple[UnitId, ...]:
    """The units of a faction on the board that can use this trait now, in ascending token id."""
    if trait not in TRAITS_OF[faction] and (faction not in WITH_THIEVES or not war.held):
        return ()
    return tuple(sorted([unit for unit in bearers(war, trait, SIDE[faction]) if FACTION_OF[unit] == faction]))


def times(war: War, givers: list[UnitId]) -> int:
    """HD-STA-09, HD-STA-10, HD-TR-NM2g, HD-RUL-95 How often one trait counts: once, or once for each Thief that has copied it."""
    if len(givers) < 2:
        return len(givers)
    return max(1, len({unit for unit in givers if war.kind[unit].trait == THEFT}))


def is_immune(war: War, unit: UnitId) -> bool:
    """HD-IMM-03, HD-IMM-04, HD-IMM-06 Whether no weakening has an effect on the unit: by its own trait, or a friend's near it."""
    side = SIDE_OF[unit]
    for protector, far in PROTECTORS[side]:
        if _protects(war, protector, unit) if far else protector == unit:
            return True
    if war.held:
        for thief in THIEVES[side]:
            trait = copied_trait(war, thief) if thief in war.held else NO_TRAIT
            if trait in IMMUNITY and (_protects(war, thief, unit) if IMMUNITY[trait] else thief == unit):
                return True
    return False


def _protects(war: War, protector: UnitId, unit: UnitId) -> bool:
    at = war.at
    return protector in at and bool(BIT[at[protector]] & NEAR[at[unit]]) and not has_status(war, protector, SILENCED)
