"""Chapter 8: dice, and who may roll one again."""

from parlour.games.horde.position import FACTION_OF, UnitId, War
from parlour.games.horde.rules.traits.fight import REROLL as REROLLS
from parlour.kernel import Decision, roll

ONE_DIE = roll(1)
TWO_DICE = roll(2)
REROLL, KEEP = "reroll", "keep"


def may_reroll(war: War, unit: UnitId) -> bool:
    """HD-TR-SM8b, HD-TR-SM8d Whether a die of the unit may be rolled again: in its own turn, while re-rolls are left."""
    faction = FACTION_OF[unit]
    return faction == war.faction and sum([count(war, faction) for count in REROLLS.values()]) > war.rerolls


def reroll(unit: UnitId, purpose: str, die: int, total: int) -> Decision:
    """HD-TR-SM8c Whether the die just rolled for a unit is rolled again."""
    return Decision("reroll", (REROLL, KEEP), {"unit": unit, "purpose": purpose, "die": die, "total": total})
