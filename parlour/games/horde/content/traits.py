"""The 34 traits: what they do in numbers (RULES.md 6.18 to 6.21 and 11.4)."""

from typing import NamedTuple


class Trait(NamedTuple):
    """One trait. Its rule is in `rules/`; here stand how strong it is, how far it reaches, and whether a Thief may copy it."""

    timing: str  # aura, attack, key, order, results, track, passive or reaction
    amount: int = 0
    reach: int = 0
    copied: bool = True


TRAITS = {
    "tr_axe": Trait("attack", amount=2),
    "tr_spear": Trait("attack", amount=2),
    "tr_aimed_shot": Trait("attack", amount=2, reach=3),
    "tr_supplies": Trait("key", amount=1, reach=1),
    "tr_armour_repair": Trait("aura", amount=1),
    "tr_charge": Trait("attack", amount=2),
    "tr_bogatyr": Trait("passive"),
    "tr_princes_order": Trait("key", amount=2, reach=1),
    "tr_line_attack": Trait("attack"),
    "tr_ancient_techniques": Trait("attack", amount=1),
    "tr_gunpowder": Trait("attack"),
    "tr_heavy_bolts": Trait("attack", amount=1),
    "tr_traps": Trait("key", amount=1, reach=3),
    "tr_iron_discipline": Trait("aura", amount=1),
    "tr_onslaught": Trait("attack"),
    "tr_role_model": Trait("aura"),
    "tr_personal_healers": Trait("key", amount=1, reach=2),
    "tr_wind_speed": Trait("order"),
    "tr_raid": Trait("order"),
    "tr_pursuit": Trait("attack"),
    "tr_short_bows": Trait("order", amount=2),
    "tr_young_herd": Trait("results", amount=1),
    "tr_poisons": Trait("key", reach=3),
    "tr_isolation": Trait("attack", amount=1),
    "tr_regroup": Trait("aura", copied=False),
    "tr_golden_horde": Trait("reaction", amount=1),
    "tr_molten_armour": Trait("attack", amount=1, reach=2),  # against a defence of 2 or more
    "tr_theft": Trait("passive", copied=False),
    "tr_fire_arrows": Trait("results", amount=2),
    "tr_tribute": Trait("track", amount=1, copied=False),
    "tr_disguise": Trait("passive"),
    "tr_spear_breaker": Trait("results", reach=2),
    "tr_harsh_drill": Trait("track", amount=1, copied=False),
    "tr_ice_breath": Trait("reaction", amount=1),
}
