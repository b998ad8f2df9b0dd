"""A match of the new weights against the old: whoever foretells better must not play worse."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

from parlour.bots import Thinking
from parlour.bots.search_bot import SearchBot
from parlour.kernel import Game, start
from parlour.kernel.chance import number_from
from parlour.kernel.features import Row
from parlour.lab.arena.schedule import MIRRORED, seating, teams_of
from parlour.lab.sharing import share_out
from parlour.lab.simulate import LONGEST
from parlour.lab.tuning.course import Course, features_of, weighing

STEADY = Thinking(visits=32, worlds=4)  # one answer ahead, always the best
NEW, OLD = "new", "old"


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, played twice: the mean share that the new weights had."""

    number: int
    share: float


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of the match."""

    games: int
    share: float  # of the new weights
    error: float  # of that share, one standard error

    @property
    def is_lost(self) -> bool:
        """Whether the new weights did worse by more than chance explains."""
        return self.share < 0.5 - self.error


def check(course: Course, weights: Row, jobs: int = 1) -> Generator[Deal, None, None]:
    """Plays the match, and tells of each deal as it is over."""
    return share_out(partial(_deal, course, tuple(weights)), range(course.deals), min(jobs, course.deals))


def summed(deals: Iterable[Deal]) -> Checked:
    """The result of all deals."""
    shares = [deal.share for deal in sorted(deals, key=lambda deal: deal.number)]
    mean = sum(shares) / len(shares)
    spread = sum([(share - mean) ** 2 for share in shares]) / max(1, len(shares) - 1)
    return Checked(MIRRORED * len(shares), mean, sqrt(spread / len(shares)))


def _deal(course: Course, weights: Row, number: int) -> Deal:
    game = course.find()
    by_name = {NEW: weighing(game, weights), OLD: weighing(game, features_of(game).start)}
    teams = teams_of(game, course.terms(number))
    tables = (seating(NEW, OLD, teams), seating(OLD, NEW, teams))
    return Deal(number, sum([_share(course, by_name, table, number) for table in tables]) / len(tables))


def _share(course: Course, by_name: dict[str, Game], table: tuple[str, ...], number: int) -> float:
    """What the new weights had of one game."""
    seed = f"{course.seed}/check/{number}"
    match = start(by_name[NEW], course.terms(number), seed)
    bots = [
        SearchBot(by_name[name], STEADY, Random(number_from(f"{seed} {seat}")), clock=False) for seat, name in enumerate(table)
    ]
    for _ in range(LONGEST):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        match.act(seat, bots[seat].choose(match.view(seat)))
    if match.position.outcome is None:
        raise RuntimeError(f"game {seed} is not over after {LONGEST} actions")
    return min(1.0, sum([share for share, name in zip(match.position.outcome, table, strict=True) if name == NEW]))
