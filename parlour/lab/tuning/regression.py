"""Learns how features foretell who wins, situation by situation, and measures it on games that were held out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum

from parlour.kernel import Features, Model, Row, Unit

HOLD_OUT_EVERY = 4  # every fourth game is held out to measure what was learnt
FOLDS = 3  # of the other games, for cross-validation
RIDGES = (0.1, 0.03, 0.01, 0.003)  # from holding fast to letting go, the tightest first
MIN_GAMES = 8  # from which anything can be learnt
MIN_SHARE = 0.1  # of the win that either side must have: who wins nearly always wins by no feature
DIGITS = 4  # significant ones of a number


@dataclass(frozen=True, slots=True)
class Sample:
    """How far a seat was ahead of each rival, feature by feature, and the share of the win that it had in the end."""

    rows: tuple[Row, ...]
    target: float
    situation: str


@dataclass(frozen=True, slots=True)
class GameSamples:
    """The samples of one game: some of its positions, as each seat saw them."""

    number: int
    positions: int
    samples: tuple[Sample, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """How well a model foretells: a coin toss has a cross-entropy of 0.693 and a Brier score of 0.25."""

    loss: float  # the mean cross-entropy of prediction and result
    brier: float  # the mean square of their difference


@dataclass(frozen=True, slots=True)
class LearntModel:
    """The model of a situation, and how well the old and the new one foretell the games that were held out."""

    model: Model
    ridge: float
    samples: int
    before: Score
    after: Score


@dataclass(frozen=True, slots=True)
class LearntModels:
    """What some games taught, by situation."""

    situations: dict[str, LearntModel]
    games: int
    positions: int

    @property
    def models(self) -> dict[str, Model]:
        return {situation: learnt.model for situation, learnt in self.situations.items()}

    @property
    def ridge(self) -> float:
        """The loosest of all."""
        return min([learnt.ridge for learnt in self.situations.values()])

    @property
    def is_tightest(self) -> bool:
        """Whether the weights could not be held nearer to the start."""
        return self.ridge == RIDGES[0]

    @property
    def is_better(self) -> bool:
        """Whether the games that were held out are foretold better, over all situations."""
        return sum([learnt.samples * (learnt.before.loss - learnt.after.loss) for learnt in self.situations.values()]) > 0


def learn(features: Features, games: Iterable[GameSamples], tighter_than: float = 0.0, hidden: int = 0) -> LearntModels:
    """The models that the games teach; the order of the games does not matter. They are compared with those learnt before.

    The ridge is the one with the least loss in cross-validation, among those larger than `tighter_than`. A situation that one
    side nearly always wins is left out.
    """
    from parlour.lab.tuning.fitting import score  # needs numpy, which not everybody has

    ordered = sorted(games, key=lambda game: game.number)
    assert len(ordered) >= MIN_GAMES, f"{len(ordered)} games are too few to learn from"
    held_out = [game for game in ordered if game.number % HOLD_OUT_EVERY == HOLD_OUT_EVERY - 1]
    training = [game for game in ordered if game.number % HOLD_OUT_EVERY != HOLD_OUT_EVERY - 1]
    before = features.learnt()
    learnt = {}
    for situation in features.situations:
        folds = [_samples(training[fold::FOLDS], situation) for fold in range(FOLDS)]
        seen = _samples(held_out, situation)
        if seen and all(folds) and _is_open([sample for fold in folds for sample in fold]):
            model, ridge = _learn_situation(features.start, folds, tighter_than, hidden)
            samples = sum(map(len, folds)) + len(seen)
            learnt[situation] = LearntModel(model, ridge, samples, score(seen, before[situation]), score(seen, model))
    return LearntModels(learnt, len(ordered), sum([game.positions for game in ordered]))


def _learn_situation(start: Row, folds: Sequence[list[Sample]], tighter_than: float, hidden: int) -> tuple[Model, float]:
    """The model, and the ridge that was chosen for it."""
    from parlour.lab.tuning.fitting import fit, train

    training = [sample for fold in folds for sample in fold]
    ridges = [ridge for ridge in RIDGES if ridge > tighter_than]
    ridge = min(ridges, key=lambda ridge: _cross_validate(start, folds, ridge))
    model = train(folds, start, ridge, hidden) if hidden else Model(fit(training, start, ridge))
    return _rounded(model), ridge


def _cross_validate(start: Row, folds: Sequence[list[Sample]], ridge: float) -> float:
    """The sum of the losses with a ridge, each fold predicted from the others."""
    from parlour.lab.tuning.fitting import fit, score

    losses = []
    for number, fold in enumerate(folds):
        others = [sample for place, other in enumerate(folds) if place != number for sample in other]
        losses.append(score(fold, Model(fit(others, start, ridge))).loss)
    return sum(losses)


def _is_open(samples: Sequence[Sample]) -> bool:
    """Whether either side wins often enough to learn from."""
    won = fsum([sample.target for sample in samples]) / len(samples)
    return MIN_SHARE <= won <= 1 - MIN_SHARE


def _samples(games: Iterable[GameSamples], situation: str) -> list[Sample]:
    return [sample for game in games for sample in game.samples if sample.situation == situation]


def _rounded(model: Model) -> Model:
    units = [Unit(_digits(unit.gain), _digits(unit.bias), tuple(map(_digits, unit.weights))) for unit in model.hidden]
    return Model(tuple(map(_digits, model.weights)), tuple(units))


def _digits(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
