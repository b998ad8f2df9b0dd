"""HD-TR-NM2: Theft."""

from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.events import TraitStolen
from parlour.games.horde.position import UnitId, War, controller
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.statuses import disguise, steal
from parlour.kernel import Action, Decision, Play, ask, rule

NO_THEFT = "no-theft"


@rule
def theft(war: War, unit: UnitId) -> Play[bool]:
    """HD-TR-NM2a A Thief may copy a trait at the start of its activation; returns whether it does."""
    kinds = sources(war, unit)
    if not kinds:
        return False
    options: tuple[Action, ...] = (*[("steal", kind) for kind in kinds], NO_THEFT)
    choice = yield ask(controller(war, unit), Decision("steal", options, {"unit": unit}))
    if choice == NO_THEFT:
        return False
    trait = war.content.kinds[choice[1]].trait
    war.tell(TraitStolen(unit, choice[1], trait))
    steal(war, unit, trait)
    if trait == "tr_disguise":
        disguise(war, unit)
    return True


def sources(war: War, unit: UnitId) -> tuple[str, ...]:
    """HD-TR-NM2b The kinds on the board whose trait can be copied now; a silenced Thief (NM2h) copies nothing."""
    if unit in war.silenced:
        return ()
    traits = war.content.traits
    kinds = {KIND_OF[each]: None for each in sorted(war.at) if traits[war.kind[each].trait].copied and trait_of(war, each)}
    return tuple(kinds)
