"""For the seat that is asked: what its answers would mean."""

from typing import Annotated, Any, TypeAlias, TypedDict

from parlour.games.horde.odds import Odds, defend_chance, odds, retreat_chance
from parlour.games.horde.position import War
from parlour.games.horde.rules.acts import Acts
from parlour.games.horde.rules.combat import AIMED
from parlour.games.horde.rules.movement import default_paths
from parlour.games.horde.rules.targets import manner_of
from parlour.kernel import Decision, Seat, pending

AttackOdds: TypeAlias = Annotated[dict[str, Any], Odds]


class QuestionFacts(TypedDict, total=False):
    """What the answers of a seat would mean."""

    paths: dict[str, list[str]]  # by the hex where a move would end
    odds: dict[str, AttackOdds] | dict[str, float]  # by target, or by countermeasure


def question_facts(war: War, seat: Seat | None) -> QuestionFacts:
    """The paths of the moves and the odds of the attacks or countermeasures that the seat may choose."""
    decision = pending(war).get(seat) if seat is not None else None
    if decision is None:
        return {}
    match decision.kind:
        case "act":
            assert isinstance(decision.actions, Acts)
            return {"paths": paths(war, decision.actions), "odds": attack_odds(war, decision.actions)}
        case "countermeasure":
            return {"odds": countermeasure_odds(war, decision)}
    return {}


def paths(war: War, acts: Acts) -> dict[str, list[str]]:
    """HD-DEC-N3 For each hex that a move may lead to the path that it would take."""
    return {end: list(path) for end, path in default_paths(war, acts.unit, acts.hexes).items()}


def attack_odds(war: War, acts: Acts) -> dict[str, AttackOdds]:
    """What an attack on each possible target promises, as if it were the only one."""
    manners = {}
    for act in acts.acts:
        if type(act) is tuple and act[0] in ("attack", AIMED):
            for target in act[1:]:
                manners[str(target)] = manner_of(war, acts.unit, str(act[0]))
    return {target: odds(war, acts.unit, target, manner, charged=acts.moves > 0)._asdict() for target, manner in manners.items()}


def countermeasure_odds(war: War, decision: Decision) -> dict[str, float]:
    """HD-CMB-05 How likely each countermeasure keeps the attack from hurting the target."""
    unit, target, total = (decision.facts[name] for name in ("unit", "target", "total"))
    return {"defend": defend_chance(war, target, total), "retreat": retreat_chance(war, unit, target)}
