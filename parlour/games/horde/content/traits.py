"""The traits: when they work and what they do in numbers (RULES.md 6.18, 6.19, 6.20, 6.21 and 11.4)."""

from typing import NamedTuple


class Trait(NamedTuple):
    """One trait. What it does is a function in each table of `rules/traits/` that its timing names, in small letters."""

    rule: str  # the first of those that say what it does
    timing: tuple[str, ...]
    amount: int = 0
    reach: int = 0
    copied: bool = True  # whether a Thief may copy it


TRAITS = {
    "tr_axe": Trait("HD-TR-RU1a", ("declaration",), amount=2),
    "tr_spear": Trait("HD-TR-RU2a", ("wounds",), amount=2),
    "tr_aimed_shot": Trait("HD-TR-RU3a", ("range", "targets", "attack"), amount=2, reach=3),
    "tr_supplies": Trait("HD-TR-RU4a", ("key",), amount=1, reach=1),
    "tr_armour_repair": Trait("HD-TR-RU5", ("defence",), amount=1),
    "tr_charge": Trait("HD-TR-RU6a", ("wounds",), amount=2),
    "tr_bogatyr": Trait("HD-TR-RU7a", ("immunity", "trap")),
    "tr_princes_order": Trait("HD-TR-RU8a", ("key",), amount=2, reach=1),
    "tr_line_attack": Trait("HD-TR-RU9a", ("targets",)),
    "tr_ancient_techniques": Trait("HD-TR-CH1", ("attack",), amount=1),
    "tr_gunpowder": Trait("HD-TR-CH2", ("targets",)),
    "tr_heavy_bolts": Trait("HD-TR-CH3a", ("attack", "push"), amount=1),
    "tr_traps": Trait("HD-TR-CH4a", ("key",), amount=1, reach=3),
    "tr_iron_discipline": Trait("HD-TR-CH5", ("defence",), amount=1),
    "tr_onslaught": Trait("HD-TR-CH6", ("countermeasure",)),
    "tr_role_model": Trait("HD-TR-CH7a", ("immunity",)),
    "tr_personal_healers": Trait("HD-TR-CH8a", ("key",), amount=1, reach=2),
    "tr_wind_speed": Trait("HD-TR-CH9a", ("order",)),
    "tr_raid": Trait("HD-TR-SM1a", ("order",)),
    "tr_pursuit": Trait("HD-TR-SM2a", ("declaration",)),
    "tr_short_bows": Trait("HD-TR-SM3a", ("order",), amount=2),
    "tr_young_herd": Trait("HD-TR-SM4a", ("results",), amount=1),
    "tr_poisons": Trait("HD-TR-SM5a", ("key",), reach=3),
    "tr_isolation": Trait("HD-TR-SM6", ("attack",), amount=1),
    "tr_regroup": Trait("HD-TR-SM7a", ("retreat",), copied=False),
    "tr_golden_horde": Trait("HD-TR-SM8a", ("reroll",), amount=1),
    "tr_molten_armour": Trait("HD-TR-SM9a", ("wounds",), amount=1, reach=2),  # against a defence of 2 or more
    "tr_theft": Trait("HD-TR-NM2a", ("activation",), copied=False),
    "tr_fire_arrows": Trait("HD-TR-NM3", ("siege",), amount=2),
    "tr_tribute": Trait("HD-TR-NM5a", ("track",), amount=1, copied=False),
    "tr_disguise": Trait("HD-TR-NM6a", ("onset", "zones")),
    "tr_spear_breaker": Trait("HD-TR-NM7a", ("break",), reach=2),
    "tr_harsh_drill": Trait("HD-TR-NM8a", ("arrival",), amount=1, copied=False),
    "tr_ice_breath": Trait("HD-TR-NM9a", ("reaction",), amount=1),
}
