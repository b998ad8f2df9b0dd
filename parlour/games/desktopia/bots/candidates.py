"""Answers worth a thought, best first, for every question of Desktopia."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, log

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots import acts, answers, putting, weights
from parlour.games.desktopia.bots.evaluate import evaluate
from parlour.games.desktopia.bots.sweep import Fineness
from parlour.games.desktopia.position import Desk
from parlour.kernel import Action, Decision, Seat

SLIGHTEST = 0.01  # share of the win that is always left
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
    "feed": answers.worth_of_feeding,
    "climb": answers.worth_of_climbing,
    "penalise": answers.worth_of_penalty,
    "charge": answers.worth_of_charge,
    "raise": answers.worth_of_raising,
    "spark": answers.worth_of_spark,
    "shields": answers.worth_of_shields,
    "mine": answers.worth_of_mine,
    "unload": answers.worth_of_unloading,
    "summon": answers.worth_of_summoning,
    "purify": answers.worth_of_purification,
    "heal": answers.worth_of_healing_card,
}
CARE = Fineness(angles=360, speeds=14, per_disk=3, finalists=10, samples=64, places=8)
GLANCE = Fineness(angles=120, speeds=6, per_disk=2, finalists=2, samples=12, places=2, is_hasty=True)
ROUGH = Fineness(angles=24, speeds=3, per_disk=1, finalists=8, samples=4, places=1, first_only=True)
PLAIN_CARE = Fineness(angles=240, speeds=9, per_disk=3, finalists=8, samples=24, places=6)
PLAIN_GLANCE = Fineness(angles=72, speeds=4, per_disk=2, finalists=1, samples=4, places=2, is_hasty=True)


def candidates(desk: Desk, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first."""
    return _answers(desk, seat, decision, care())


def glance(desk: Desk, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same, found quickly."""
    return _answers(desk, seat, decision, hasty())


def rough(desk: Desk, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same as a learner sees it: with angles and speeds that lie far apart, but for what leaps to the eye.

    A learner foresees the first disk that a flick meets, as the aiming aid shows it, and no chain of blows."""
    plain = care()._replace(first_only=True)
    is_plain = decision.kind in LOOKED_FOR and acts.is_missed(desk, seat, decision, ROUGH, plain)
    return _answers(desk, seat, decision, plain if is_plain else ROUGH)


def beliefs(desk: Desk, seat: Seat, decision: Decision) -> Mapping[Action, float]:
    """The share of the win after each flick, shot or spell that is worth a thought, as far as one of them can tell."""
    if decision.kind not in LOOKED_FOR:
        return {}
    now = min(max(evaluate(desk, seat), SLIGHTEST), 1 - SLIGHTEST)
    lead = log(now / (1 - now))
    worths = acts.promises(desk, seat, decision, care())
    return {action: 1 / (1 + exp(-lead - worth / weights.SCALE)) for action, worth in worths.items()}


def _answers(desk: Desk, seat: Seat, decision: Decision, look: Fineness) -> Sequence[Action]:
    if decision.kind in LOOKED_FOR:
        return LOOKED_FOR[decision.kind](desk, seat, decision, look)[:WIDTH]
    if decision.kind in AT_ONCE:
        return AT_ONCE[decision.kind](desk, seat, decision)[:WIDTH]
    weigh = WEIGHED[decision.kind]
    return answers.worthwhile([(weigh(desk, seat, action), action) for action in decision.actions])[:WIDTH]


def care() -> Fineness:
    """For an answer that will be given."""
    return CARE if physics.warm(wait=True) else PLAIN_CARE


def hasty() -> Fineness:
    """For one that is only foreseen."""
    return GLANCE if physics.warm(wait=True) else PLAIN_GLANCE
