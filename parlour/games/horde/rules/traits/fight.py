"""What traits do in a fight (chapters 6.18, 6.19, 6.20 and 6.21): a table for each moment of it."""

from collections.abc import Callable, Mapping

from parlour.games.horde.board import BIT, DISTANCE, NEAR, NEIGHBOURS, Hex
from parlour.games.horde.position import SIDE_OF, FactionId, UnitId, War, is_garrison
from parlour.games.horde.rules.traits import PRINTED_OF, own_bearers
from parlour.games.horde.statuses import CHILLED, CLEAVED, SILENCED, gain

AIMED = "aimed"


def axe(war: War, unit: UnitId, target: UnitId) -> None:
    """HD-TR-RU1a, HD-TR-RU1b, HD-TR-RU1c The target is cleaved."""
    gain(war, CLEAVED, target, by=unit)


def pursuit(war: War, unit: UnitId, target: UnitId) -> None:
    """HD-TR-SM2a, HD-TR-SM2b The target is silenced."""
    gain(war, SILENCED, target)


def aimed_shot(war: War, unit: UnitId, target: UnitId, manner: str, pinned: bool) -> int:
    """HD-TR-RU3a An aimed shot is weaker."""
    return -war.content.traits["tr_aimed_shot"].amount if manner == AIMED else 0


def ancient_techniques(war: War, unit: UnitId, target: UnitId, manner: str, pinned: bool) -> int:
    """HD-TR-CH1 Stronger against units on foot."""
    return war.content.traits["tr_ancient_techniques"].amount if war.kind[target].mount == "foot" else 0


def heavy_bolts(war: War, unit: UnitId, target: UnitId, manner: str, pinned: bool) -> int:
    """HD-TR-CH3d Stronger against a target that cannot be pushed."""
    return war.content.traits["tr_heavy_bolts"].amount if pinned else 0


def isolation(war: War, unit: UnitId, target: UnitId, manner: str, pinned: bool) -> int:
    """HD-TR-SM6 Stronger against a target without a friend next to it."""
    alone = not NEAR[war.at[target]] & war.standing[SIDE_OF[target]]
    return war.content.traits["tr_isolation"].amount if alone else 0


def spear(war: War, target: UnitId, defence: int, charged: bool) -> int:
    """HD-TR-RU2a, HD-TR-RU2b Two wounds on a mounted unit."""
    return war.content.traits["tr_spear"].amount if war.kind[target].mount == "mounted" else 1


def charge(war: War, target: UnitId, defence: int, charged: bool) -> int:
    """HD-TR-RU6a, HD-TR-RU6b Two wounds after a move."""
    return war.content.traits["tr_charge"].amount if charged else 1


def molten_armour(war: War, target: UnitId, defence: int, charged: bool) -> int:
    """HD-TR-SM9a, HD-TR-SM9b One more against a defence of two or more."""
    trait = war.content.traits["tr_molten_armour"]
    return 1 + trait.amount if defence >= trait.reach else 1


def push_hexes(war: War, unit: UnitId, target: UnitId) -> tuple[Hex, ...]:
    """HD-TR-CH3b, HD-TR-CH3d, HD-GAR-08 The hexes to which the unit may push the target; a garrison cannot be pushed."""
    if is_garrison(war, target):
        return ()
    here, there = war.at[unit], war.at[target]
    apart = DISTANCE[here][there]
    taken = war.standing[0] | war.standing[1] | war.walls[0] | war.walls[1]
    return tuple([hex for hex in NEIGHBOURS[there] if DISTANCE[here][hex] > apart and not BIT[hex] & taken])


def golden_horde(war: War, faction: FactionId) -> int:
    """HD-TR-SM8a, HD-TR-NM2e One re-roll in a turn for each bearer."""
    return len(own_bearers(war, "tr_golden_horde", faction))


def ice_breath(war: War, attacker: UnitId, unit: UnitId) -> None:
    """HD-TR-NM9a The attacker is chilled."""
    gain(war, CHILLED, attacker, by=unit)


def armour_repair(war: War, friend: UnitId) -> bool:
    """HD-TR-RU5 Every friend next to the bearer."""
    return True


def iron_discipline(war: War, friend: UnitId) -> bool:
    """HD-TR-CH5 Every friend on foot next to the bearer."""
    return war.kind[friend].mount == "foot"


DECLARATION: Mapping[str, Callable[[War, UnitId, UnitId], None]] = {  # HD-CMB-03 what happens to each target
    "tr_axe": axe,
    "tr_pursuit": pursuit,
}
ATTACK: Mapping[str, Callable[[War, UnitId, UnitId, str, bool], int]] = {  # HD-STA-01 what is added to the attack on a target
    "tr_aimed_shot": aimed_shot,
    "tr_ancient_techniques": ancient_techniques,
    "tr_heavy_bolts": heavy_bolts,
    "tr_isolation": isolation,
}
WOUNDS: Mapping[str, Callable[[War, UnitId, int, bool], int]] = {  # HD-CMB-09 the health that a hit takes
    "tr_spear": spear,
    "tr_charge": charge,
    "tr_molten_armour": molten_armour,
}
PUSH: Mapping[str, Callable[[War, UnitId, UnitId], tuple[Hex, ...]]] = {"tr_heavy_bolts": push_hexes}
COUNTERMEASURE = frozenset({"tr_onslaught"})  # HD-TR-CH6 nobody retreats from the bearer
RETREAT = ("tr_regroup",)  # HD-TR-SM7a friends next to the bearer retreat without dice
REROLL: Mapping[str, Callable[[War, FactionId], int]] = {"tr_golden_horde": golden_horde}
REACTION: Mapping[str, Callable[[War, UnitId, UnitId], None]] = {"tr_ice_breath": ice_breath}  # HD-CMB-13 after an attack on it
DEFENCE: Mapping[str, Callable[[War, UnitId], bool]] = {  # HD-STA-03 who of those next to the bearer defends better
    "tr_armour_repair": armour_repair,
    "tr_iron_discipline": iron_discipline,
}
DEFENCE_OF = tuple(  # by side: those that are printed on its units
    [tuple([trait for trait in DEFENCE if PRINTED_OF[side][trait]]) for side in (0, 1)]
)
