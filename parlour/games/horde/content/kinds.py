"""The kinds of unit and their traits, as printed on their tokens (RULES.md 11.3, 11.4, 6.18, 6.19, 6.20 and 6.21)."""

from typing import NamedTuple


class Kind(NamedTuple):
    """What all tokens of one kind have in common."""

    faction: str
    rank: str  # the class: combat, ranged, support, special, legend, leader or myth
    mount: str  # foot, mounted or beast
    health: int
    attack: int
    defence: int
    speed: int
    summon_time: int
    range: int  # 0 for a melee unit
    trait: str
    tokens: int
    points: int


class Trait(NamedTuple):
    """One trait. What it does is a function in each table of `rules/traits/` that its timing names, in small letters."""

    rule: str  # the first of those that say what it does
    timing: tuple[str, ...]
    amount: int = 0
    reach: int = 0
    copied: bool = True  # whether a Thief may copy it


KINDS = {
    "rus_axe": Kind("rus", "combat", "foot", 2, 3, 3, 1, 1, 0, "tr_axe", 2, 24),
    "rus_spear": Kind("rus", "combat", "foot", 2, 2, 3, 1, 1, 0, "tr_spear", 2, 24),
    "rus_archer": Kind("rus", "ranged", "foot", 2, 2, 2, 1, 1, 2, "tr_aimed_shot", 2, 24),
    "rus_caravan": Kind("rus", "support", "foot", 3, 1, 1, 1, 1, 0, "tr_supplies", 1, 20),
    "rus_smith": Kind("rus", "support", "foot", 2, 1, 2, 1, 1, 0, "tr_armour_repair", 1, 20),
    "rus_vityaz": Kind("rus", "special", "mounted", 3, 3, 2, 2, 2, 0, "tr_charge", 1, 30),
    "rus_dobrynya": Kind("rus", "legend", "mounted", 4, 4, 3, 3, 3, 0, "tr_bogatyr", 1, 36),
    "rus_ivan": Kind("rus", "leader", "mounted", 3, 2, 3, 2, 2, 0, "tr_princes_order", 1, 30),
    "rus_zmey": Kind("rus", "myth", "beast", 4, 4, 3, 2, 5, 0, "tr_line_attack", 1, 40),
    "china_swordsman": Kind("china", "combat", "foot", 2, 3, 3, 1, 1, 0, "tr_ancient_techniques", 2, 24),
    "china_sapper": Kind("china", "combat", "foot", 2, 3, 2, 1, 1, 0, "tr_gunpowder", 2, 24),
    "china_crossbow": Kind("china", "ranged", "foot", 2, 2, 1, 1, 1, 2, "tr_heavy_bolts", 2, 24),
    "china_ambusher": Kind("china", "support", "foot", 2, 1, 2, 1, 1, 0, "tr_traps", 1, 20),
    "china_commander": Kind("china", "support", "foot", 2, 2, 2, 1, 1, 0, "tr_iron_discipline", 1, 20),
    "china_guandao": Kind("china", "special", "mounted", 3, 4, 2, 2, 2, 0, "tr_onslaught", 1, 30),
    "china_heroine": Kind("china", "legend", "mounted", 4, 4, 3, 2, 3, 0, "tr_role_model", 1, 36),
    "china_wanyan": Kind("china", "leader", "mounted", 3, 2, 3, 2, 2, 0, "tr_personal_healers", 1, 30),
    "china_dragon": Kind("china", "myth", "beast", 4, 4, 3, 3, 5, 0, "tr_wind_speed", 1, 40),
    "sm_raider": Kind("south_mongolia", "combat", "mounted", 2, 3, 2, 2, 1, 0, "tr_raid", 2, 24),
    "sm_tracker": Kind("south_mongolia", "combat", "foot", 2, 3, 2, 2, 1, 0, "tr_pursuit", 2, 24),
    "sm_shortbow": Kind("south_mongolia", "ranged", "mounted", 2, 2, 1, 2, 1, 1, "tr_short_bows", 2, 24),
    "sm_groom": Kind("south_mongolia", "support", "mounted", 2, 1, 1, 2, 1, 0, "tr_young_herd", 1, 20),
    "sm_poisoner": Kind("south_mongolia", "support", "foot", 2, 1, 1, 2, 1, 0, "tr_poisons", 1, 20),
    "sm_assassin": Kind("south_mongolia", "special", "foot", 3, 4, 2, 2, 2, 0, "tr_isolation", 1, 30),
    "sm_khutulun": Kind("south_mongolia", "legend", "mounted", 4, 4, 3, 3, 3, 0, "tr_regroup", 1, 36),
    "sm_genghis": Kind("south_mongolia", "leader", "mounted", 3, 4, 3, 2, 2, 0, "tr_golden_horde", 1, 30),
    "sm_mogoi": Kind("south_mongolia", "myth", "beast", 4, 4, 3, 2, 5, 0, "tr_molten_armour", 1, 40),
    "nm_raider": Kind("north_mongolia", "combat", "mounted", 2, 3, 2, 2, 1, 0, "tr_raid", 2, 24),
    "nm_thief": Kind("north_mongolia", "combat", "foot", 2, 3, 2, 2, 1, 0, "tr_theft", 2, 24),
    "nm_longbow": Kind("north_mongolia", "ranged", "mounted", 2, 2, 1, 2, 1, 3, "tr_fire_arrows", 2, 25),
    "nm_groom": Kind("north_mongolia", "support", "mounted", 2, 1, 1, 2, 1, 0, "tr_young_herd", 1, 20),
    "nm_tribute": Kind("north_mongolia", "support", "mounted", 2, 1, 1, 2, 4, 0, "tr_tribute", 1, 30),
    "nm_scout": Kind("north_mongolia", "special", "foot", 2, 4, 2, 3, 2, 0, "tr_disguise", 1, 30),
    "nm_chelubey": Kind("north_mongolia", "legend", "mounted", 4, 4, 3, 3, 3, 0, "tr_spear_breaker", 1, 36),
    "nm_batu": Kind("north_mongolia", "leader", "mounted", 3, 4, 3, 2, 2, 0, "tr_harsh_drill", 1, 30),
    "nm_mogoi": Kind("north_mongolia", "myth", "beast", 4, 4, 4, 3, 5, 0, "tr_ice_breath", 1, 40),
}

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

# the tokens: rus_axe1 and rus_axe2 where a kind has two, rus_ivan where it has one
KIND_OF = {
    f"{name}{number}" if kind.tokens > 1 else name: name for name, kind in KINDS.items() for number in range(1, kind.tokens + 1)
}
