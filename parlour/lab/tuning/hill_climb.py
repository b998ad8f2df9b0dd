"""Hill climbing on habits: a mutation is accepted if its side wins more of the same deals, by its first candidates alone.

Mutations race over several stages, so that a bad one is dropped after few games.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import exp, sqrt
from random import Random
from typing import TypeAlias

from parlour.kernel import Game, Habits, Row, Seed, Terms, notation, pending, start
from parlour.lab.arena.tournament import teams_of
from parlour.lab.parallel import map_unordered
from parlour.lab.simulation import MAX_ACTIONS
from parlour.lab.tuning.validation import DealResult, MatchResult, match_result

HabitRows: TypeAlias = tuple[Row, ...]  # the numbers of each side
Shares: TypeAlias = tuple[float, ...]  # of the win, by side

STAGES = ((60, 0.8), (100, 1.2), (160, 1.6))  # deals, and how many standard errors the lead over all so far must be above 0
MUTATION_SIZES = (1, 1, 2, 3)  # numbers that are changed at once
MUTATION_SIGMA = 0.5  # of the logarithm of the factor by which a number changes
DIGITS = 3  # significant ones of a number


@dataclass(frozen=True, slots=True)
class ClimbPlan:
    """The games that may be spent, picklable: `find` finds the game in another process."""

    find: Callable[[], Game]
    games: int
    deals: int  # of the match at the end, each played twice
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: Seed = 0

    @property
    def terms(self) -> Terms:
        return self.find().terms(self.seats, self.options)

    @property
    def habits(self) -> Habits:
        habits = self.find().hints.habits
        assert habits is not None, f"{self.find().id} names no habits"
        return habits


@dataclass(frozen=True, slots=True)
class ClimbStep:
    """One try: the habits after it, and the games that were spent so far."""

    rows: HabitRows
    spent: int


def climb(plan: ClimbPlan, jobs: int = 1) -> Generator[ClimbStep, None, None]:
    """Tries mutations of one side after the other until the games are spent."""
    rng = Random(f"{plan.seed} habits")
    best: HabitRows = (plan.habits.start,) * len(plan.habits.sides)
    known: dict[int, Shares] = {}  # the results of the deals with the best habits so far
    spent = accepted = 0
    while spent < plan.games:
        side = rng.randrange(len(best))
        tried = (*best[:side], mutate(best[side], rng), *best[side + 1 :])
        play = partial(_play_deals, plan, f"{plan.seed}/{accepted}", jobs=jobs)
        leads: list[float] = []
        for deals, errors in STAGES:
            numbers = range(len(leads), len(leads) + deals)
            missing = [number for number in numbers if number not in known]
            known |= play(best, missing)
            results = play(tried, numbers)
            spent += len(missing) + deals
            leads += [results[number][side] - known[number][side] for number in numbers]
            if not is_significant(leads, errors):
                break
        else:
            best, known = tried, {}
            accepted += 1
        yield ClimbStep(best, spent)


def mutate(row: Row, rng: Random) -> Row:
    """The same numbers, some of them larger or smaller."""
    numbers = list(row)
    for place in rng.sample(range(len(numbers)), min(rng.choice(MUTATION_SIZES), len(numbers))):
        numbers[place] = float(f"{numbers[place] * exp(rng.gauss(0, MUTATION_SIGMA)):.{DIGITS}g}")
    return tuple(numbers)


def is_significant(leads: Sequence[float], errors: float) -> bool:
    """Whether the mean lead is at least this many standard errors above 0."""
    mean = sum(leads) / len(leads)
    spread = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1))
    return mean > 0 and mean >= errors * spread / sqrt(len(leads))


def validate_habits(plan: ClimbPlan, rows: HabitRows, jobs: int = 1) -> MatchResult:
    """A match of these habits against those at the start, on deals that nothing was learnt from, with the sides exchanged."""
    first = (plan.habits.start,) * len(rows)
    mixed = tuple([tuple([(rows, first)[(side + turn) % 2][side] for side in range(len(rows))]) for turn in (0, 1)])
    results = [_play_deals(plan, f"{plan.seed}/match", both, range(plan.deals), jobs=jobs) for both in mixed]
    deals = []
    for number in range(plan.deals):
        shares = [sum([share for side, share in enumerate(results[turn][number]) if (side + turn) % 2 == 0]) for turn in (0, 1)]
        deals.append(DealResult(number, sum(shares) / 2))
    return match_result(deals)


def _play_deals(plan: ClimbPlan, seed: str, rows: HabitRows, numbers: Iterable[int], jobs: int) -> dict[int, Shares]:
    return dict(map_unordered(partial(_play_deal, plan, seed, rows), numbers, jobs))


def _play_deal(plan: ClimbPlan, seed: str, rows: HabitRows, number: int) -> tuple[int, Shares]:
    """One game in which everybody takes the first candidate."""
    game = plan.find()
    assert game.hints.candidates is not None, f"{game.id} names no candidates"
    plan.habits.hold(rows)
    try:
        match = start(game, plan.terms, f"{seed}/{number}")
        for _ in range(MAX_ACTIONS):
            if match.position.outcome is not None:
                break
            seat, decision = next(iter(pending(match.position).items()))
            first = next(iter(game.hints.candidates(match.position, seat, decision)), None)
            match.act(seat, notation(next(iter(decision.actions)) if first is None else first))
    finally:
        plan.habits.hold(plan.habits.learnt())
    if match.position.outcome is None:
        raise RuntimeError(f"game {seed}/{number} is not over after {MAX_ACTIONS} actions")
    teams = teams_of(game, plan.terms)
    shares = [0.0] * len(rows)
    for team, share in zip(teams, match.position.outcome, strict=True):
        shares[team] += share
    return number, tuple(shares)
