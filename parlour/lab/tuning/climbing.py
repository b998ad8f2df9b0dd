"""Climbs to better habits: whatever lets a side win more of the same deals, by its first candidates alone, is kept."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import exp, sqrt
from random import Random
from typing import TypeAlias

from parlour.kernel import Game, Terms, notation, pending, start
from parlour.kernel.chance import Seed
from parlour.kernel.features import Row
from parlour.kernel.habits import Habits
from parlour.lab.arena.schedule import teams_of
from parlour.lab.sharing import share_out
from parlour.lab.simulate import LONGEST
from parlour.lab.tuning.checking import Checked, Deal, summed

Held: TypeAlias = tuple[Row, ...]  # the numbers of each side
Shares: TypeAlias = tuple[float, ...]  # of the win, by side

STAGES = ((60, 0.8), (100, 1.2), (160, 1.6))  # deals, and how many standard errors the lead over all so far must be above 0
CHANGES = (1, 1, 2, 3)  # numbers that are changed at once
STEP = 0.5  # by how much, as a factor's logarithm
DIGITS = 3


@dataclass(frozen=True, slots=True)
class Way:
    """The games that may be spent, as they can be sent to another process: a game goes as the function that finds it there."""

    find: Callable[[], Game]
    games: int
    deals: int  # of the match at the end, each played twice
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: Seed = 0

    @property
    def terms(self) -> Terms:
        """What is agreed for all of them."""
        return self.find().terms(self.seats, self.options)

    @property
    def habits(self) -> Habits:
        """What is tried."""
        found = self.find().habits
        assert found is not None, f"{self.find().id} names no habits"
        return found


@dataclass(frozen=True, slots=True)
class Step:
    """One try: what is held after it, and the games that were spent so far."""

    held: Held
    spent: int


def climb(way: Way, jobs: int = 1) -> Generator[Step, None, None]:
    """Tries other numbers of one side after the other until the games are spent."""
    rng = Random(f"{way.seed} habits")
    held: Held = (way.habits.start,) * len(way.habits.sides)
    known: dict[int, Shares] = {}  # what came of the deals with what is held
    spent = heights = 0
    while spent < way.games:
        side = rng.randrange(len(held))
        tried = (*held[:side], changed(held[side], rng), *held[side + 1 :])
        play = partial(_played, way, f"{way.seed}/{heights}", jobs=jobs)
        leads: list[float] = []
        for deals, sure in STAGES:
            numbers = range(len(leads), len(leads) + deals)
            missing = [number for number in numbers if number not in known]
            known |= play(held, missing)
            came = play(tried, numbers)
            spent += len(missing) + deals
            leads += [came[number][side] - known[number][side] for number in numbers]
            if not is_above(leads, sure):
                break
        else:
            held, known = tried, {}
            heights += 1
        yield Step(held, spent)


def changed(row: Row, rng: Random) -> Row:
    """The same numbers, some of them larger or smaller."""
    found = list(row)
    for place in rng.sample(range(len(found)), min(rng.choice(CHANGES), len(found))):
        found[place] = float(f"{found[place] * exp(rng.gauss(0, STEP)):.{DIGITS}g}")
    return tuple(found)


def is_above(leads: Sequence[float], sure: float) -> bool:
    """Whether the mean lead is so many standard errors above nothing."""
    mean = sum(leads) / len(leads)
    spread = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1))
    return mean > 0 and mean >= sure * spread / sqrt(len(leads))


def measured(way: Way, held: Held, jobs: int = 1) -> Checked:
    """A match of these habits against those at the start, on deals that nothing was learnt from, with the sides exchanged."""
    first = (way.habits.start,) * len(held)
    mixed = tuple([tuple([(held, first)[(side + turn) % 2][side] for side in range(len(held))]) for turn in (0, 1)])
    came = [_played(way, f"{way.seed}/match", each, range(way.deals), jobs=jobs) for each in mixed]
    deals = []
    for number in range(way.deals):
        shares = [sum([share for side, share in enumerate(came[turn][number]) if (side + turn) % 2 == 0]) for turn in (0, 1)]
        deals.append(Deal(number, sum(shares) / 2))
    return summed(deals)


def _played(way: Way, seed: str, held: Held, numbers: Iterable[int], jobs: int) -> dict[int, Shares]:
    return dict(share_out(partial(_deal, way, seed, held), numbers, jobs))


def _deal(way: Way, seed: str, held: Held, number: int) -> tuple[int, Shares]:
    """One game in which everybody takes the first candidate."""
    game = way.find()
    assert game.candidates is not None, f"{game.id} names no candidates"
    way.habits.hold(held)
    try:
        match = start(game, way.terms, f"{seed}/{number}")
        for _ in range(LONGEST):
            if match.position.outcome is not None:
                break
            seat, decision = next(iter(pending(match.position).items()))
            first = next(iter(game.candidates(match.position, seat, decision)), None)
            match.act(seat, notation(next(iter(decision.actions)) if first is None else first))
    finally:
        way.habits.hold(way.habits.learnt())
    if match.position.outcome is None:
        raise RuntimeError(f"game {seed}/{number} is not over after {LONGEST} actions")
    teams = teams_of(game, way.terms)
    won = zip(teams, match.position.outcome, strict=True)
    shares = [0.0] * len(held)
    for team, share in won:
        shares[team] += share
    return number, tuple(shares)
