"""HD-TR-NM2a: Theft."""

from collections.abc import Callable, Mapping

from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.events import TraitStolen
from parlour.games.horde.position import UnitId, War, controller, has_status
from parlour.games.horde.rules.traits import THEFT, trait_of
from parlour.games.horde.rules.traits.turn import ONSET
from parlour.games.horde.statuses import SILENCED, STEALING, gain
from parlour.kernel import Action, Decision, Play, ask, rule

NO_THEFT = "no-theft"


@rule
def theft(war: War, unit: UnitId) -> Play[bool]:
    """HD-TR-NM2a, HD-TR-NM2c A Thief may copy a trait at the start of its activation; returns whether it does."""
    kinds = sources(war, unit)
    if not kinds:
        return False
    options: tuple[Action, ...] = (*[("steal", kind) for kind in kinds], NO_THEFT)
    choice = yield ask(controller(war, unit), Decision("steal", options, {"unit": unit}))
    if choice == NO_THEFT:
        return False
    trait = war.content.kinds[choice[1]].trait
    war.tell(TraitStolen(unit, choice[1], trait))
    gain(war, STEALING, unit, what=trait)
    if trait in ONSET:
        ONSET[trait](war, unit)
    return True


def sources(war: War, unit: UnitId) -> tuple[str, ...]:
    """HD-TR-NM2b, HD-TR-NM2h The kinds on the board whose trait can be copied now; a silenced Thief copies nothing."""
    if has_status(war, unit, SILENCED):
        return ()
    traits = war.content.traits
    kinds = {KIND_OF[other]: None for other in sorted(war.at) if traits[war.kind[other].trait].copied and trait_of(war, other)}
    return tuple(kinds)


ACTIVATION: Mapping[str, Callable[[War, UnitId], tuple[str, ...]]] = {THEFT: sources}
