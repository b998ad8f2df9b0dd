"""Chapter 8 and HD-TR-SM8: dice, and who may roll one again."""

from parlour.games.horde.position import FACTION_OF, UnitId, War
from parlour.games.horde.rules.traits import own_bearers
from parlour.kernel import Decision, roll

ONE_DIE = roll(1)
TWO_DICE = roll(2)
REROLL, KEEP = "reroll", "keep"


def may_reroll(war: War, unit: UnitId) -> bool:
    """HD-TR-SM8a, SM8b and NM2e In its own turn a faction has one re-roll for each of its units with the trait."""
    faction = FACTION_OF[unit]
    return faction == war.faction and len(own_bearers(war, "tr_golden_horde", faction)) > war.rerolls


def reroll(unit: UnitId, purpose: str, die: int, total: int) -> Decision:
    """HD-TR-SM8c Whether the die just rolled for a unit is rolled again."""
    return Decision("reroll", (REROLL, KEEP), {"unit": unit, "purpose": purpose, "die": die, "total": total})
