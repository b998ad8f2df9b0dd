"""Learns weights from some games, and measures on others what they are worth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from parlour.kernel.features import Features
from parlour.lab.tuning.course import HELD_OUT
from parlour.lab.tuning.fitting import Sample, fit, loss
from parlour.lab.tuning.selfplay import Lesson

FOLDS = 3  # of the others, to find the ridge
RIDGES = (0.1, 0.03, 0.01, 0.003)  # from holding fast to letting go, the tightest first
FEWEST = 8  # games from which anything can be learnt
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Learnt:
    """Weights, and how well the old and the new ones tell the winners of games that they have not been learnt from."""

    weights: tuple[float, ...]
    ridge: float
    games: int
    positions: int
    before: float  # the loss of the weights at the start
    after: float

    @property
    def is_tightest(self) -> bool:
        """Whether the weights could not be held nearer to the start."""
        return self.ridge == RIDGES[0]

    @property
    def is_better(self) -> bool:
        """Whether the loss has become less."""
        return self.after < self.before


def learn(features: Features, lessons: Iterable[Lesson], beyond: float = 0.0) -> Learnt:
    """What games teach, in whatever order they come; with the ridge that promises most among those tighter than a given one."""
    ordered = sorted(lessons, key=lambda lesson: lesson.number)
    assert len(ordered) >= FEWEST, f"{len(ordered)} games are too few to learn from"
    held_out = [lesson for lesson in ordered if lesson.number % HELD_OUT == HELD_OUT - 1]
    studied = [lesson for lesson in ordered if lesson.number % HELD_OUT != HELD_OUT - 1]
    ridges = [ridge for ridge in RIDGES if ridge > beyond]
    ridge = min(ridges, key=lambda ridge: _promise(features, studied, ridge))
    weights = tuple([float(f"{weight:.{DIGITS}g}") for weight in fit(_samples(studied), features.start, ridge)])
    before, after = loss(_samples(held_out), features.start), loss(_samples(held_out), weights)
    return Learnt(weights, ridge, len(ordered), sum([lesson.positions for lesson in ordered]), before, after)


def _promise(features: Features, lessons: Sequence[Lesson], ridge: float) -> float:
    """The loss to expect with a ridge: each part of the games is foretold from the others."""
    found = []
    for fold in range(FOLDS):
        others = [lesson for place, lesson in enumerate(lessons) if place % FOLDS != fold]
        weights = fit(_samples(others), features.start, ridge)
        found.append(loss(_samples(lessons[fold::FOLDS]), weights))
    return sum(found)


def _samples(lessons: Iterable[Lesson]) -> list[Sample]:
    return [sample for lesson in lessons for sample in lesson.samples]
