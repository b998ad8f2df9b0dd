"""Answers worth a thought, best first, for every question of Desktopia."""

from collections.abc import Callable, Mapping, Sequence

from parlour.games.desktopia.bots import acts, answers, putting
from parlour.games.desktopia.bots.looks import care, hasty
from parlour.games.desktopia.bots.sweep import Fineness
from parlour.games.desktopia.position import Desk
from parlour.kernel import Action, Decision, Position, Seat

WIDTH = 8  # answers that are worth a thought

Answering = Callable[[Desk, Seat, Decision], list[Action]]
Looking = Callable[[Desk, Seat, Decision, Fineness], list[Action]]

LOOKED_FOR: Mapping[str, Looking] = {"act": acts.act, "aim": acts.aim}  # on a grid of flicks

AT_ONCE: Mapping[str, Answering] = {  # a look ahead tells no more
    "begin": answers.between,
    "close": answers.between,
    "deaths": answers.in_order,
    "keep": answers.between,
    "target": answers.target,
    "place": putting.place,
    "face": putting.face,
    "flames": answers.flames,
    "deploy": putting.deploy,
    "pull": answers.pull,
    "teleport": answers.teleport,
}
WEIGHED: Mapping[str, Callable[[Desk, Seat, Action], float]] = {  # each answer by itself
    "feed": answers.fed,
    "climb": answers.climbed,
    "penalise": answers.penalised,
    "charge": answers.charged,
    "raise": answers.raised,
    "spark": answers.sparked,
    "shields": answers.shielded,
    "mine": answers.mined_by,
    "unload": answers.discarded,
    "summon": answers.summoned,
    "purify": answers.purified_by,
    "heal": answers.healed_by,
}


def candidates(position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first."""
    return _answers(position, seat, decision, care())


def glance(position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same, found quickly."""
    return _answers(position, seat, decision, hasty())


def _answers(position: Position, seat: Seat, decision: Decision, look: Fineness) -> Sequence[Action]:
    assert isinstance(position, Desk)
    if decision.kind in LOOKED_FOR:
        return LOOKED_FOR[decision.kind](position, seat, decision, look)[:WIDTH]
    if decision.kind in AT_ONCE:
        return AT_ONCE[decision.kind](position, seat, decision)[:WIDTH]
    weigh = WEIGHED[decision.kind]
    return answers.worthwhile([(weigh(position, seat, action), action) for action in decision.actions])[:WIDTH]
