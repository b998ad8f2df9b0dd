"""Answers worth a thought, best first, for every question of Desktopia."""

from collections.abc import Callable, Mapping, Sequence

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots import acts, answers, putting
from parlour.games.desktopia.position import Desk
from parlour.kernel import Action, Decision, Position, Seat

WIDTH = 6  # answers that are worth a thought

Answering = Callable[[Desk, Seat, Decision], list[Action]]

AT_ONCE: Mapping[str, Answering] = {  # a look ahead tells no more
    "act": acts.act,
    "aim": acts.aim,
    "begin": answers.between,
    "close": answers.between,
    "deaths": answers.in_order,
    "keep": answers.between,
    "target": answers.target,
    "place": putting.place,
    "face": putting.face,
    "flames": answers.flames,
    "deploy": putting.deploy,
}
WEIGHED: Mapping[str, Callable[[Desk, Seat, Action], float]] = {  # each answer by itself
    "feed": answers.fed,
    "climb": answers.climbed,
    "penalise": answers.penalised,
    "charge": answers.charged,
    "raise": answers.raised,
    "pull": answers.pulled,
    "spark": answers.sparked,
    "shields": answers.shielded,
    "mine": answers.mined_by,
    "unload": answers.discarded,
    "summon": answers.summoned,
    "purify": answers.purified_by,
    "heal": answers.healed_by,
    "teleport": answers.teleported,
}


def candidates(position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first."""
    assert isinstance(position, Desk)
    physics.warm()
    if decision.kind in AT_ONCE:
        return AT_ONCE[decision.kind](position, seat, decision)[:1]
    weigh = WEIGHED[decision.kind]
    worths = [(weigh(position, seat, action), action) for action in decision.actions]
    worths.sort(key=lambda each: -each[0])
    return [action for _, action in worths[:WIDTH]]
