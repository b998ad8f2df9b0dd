"""Validates models by play: a match of the new against the old on mirrored deals, as a gate that they must not lose."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from random import Random

from parlour.bots import SearchBot, Thinking, thinking
from parlour.kernel import Game, Models, number_from, start
from parlour.lab.arena.tournament import MIRRORED, seating, teams_of
from parlour.lab.parallel import map_unordered
from parlour.lab.simulation import MAX_ACTIONS
from parlour.lab.tuning.selfplay import TrainingPlan, features_of, with_models

MATCH_THINKING = Thinking(visits=32, worlds=4)  # one answer ahead, always the best
NEW, OLD = "new", "old"


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal, played twice: the mean share that the new numbers had."""

    number: int
    share: float


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match: how the new numbers did."""

    games: int
    share: float
    error: float  # of that share, one standard error

    @property
    def is_lost(self) -> bool:
        """Whether the new numbers did worse by more than chance explains."""
        return self.share < 0.5 - self.error


def validate(plan: TrainingPlan, models: Models, jobs: int = 1) -> Generator[DealResult, None, None]:
    """Plays the match; yields each deal as it ends, in any order."""
    return map_unordered(partial(_play_deal, plan, models), range(plan.deals), min(jobs, plan.deals))


def match_result(deals: Iterable[DealResult]) -> MatchResult:
    """The mean of all deals, with its standard error."""
    shares = [deal.share for deal in sorted(deals, key=lambda deal: deal.number)]
    mean = sum(shares) / len(shares)
    spread = sum([(share - mean) ** 2 for share in shares]) / max(1, len(shares) - 1)
    return MatchResult(MIRRORED * len(shares), mean, sqrt(spread / len(shares)))


def _play_deal(plan: TrainingPlan, models: Models, number: int) -> DealResult:
    game = plan.find()
    old = features_of(game).learnt()
    by_name = {NEW: with_models(game, {**old, **models}), OLD: with_models(game, old)}
    teams = teams_of(game, plan.terms(number))
    tables = (seating(NEW, OLD, teams), seating(OLD, NEW, teams))
    return DealResult(number, sum([_share(plan, by_name, table, number) for table in tables]) / len(tables))


def _share(plan: TrainingPlan, by_name: dict[str, Game], table: tuple[str, ...], number: int) -> float:
    """The share of the win that the new models had in one game."""
    seed = f"{plan.seed}/check/{number}"
    match = start(by_name[NEW], plan.terms(number), seed)
    players = replace(thinking(plan.find(), plan.level), temperature=0.0) if plan.level else MATCH_THINKING
    bots = [
        SearchBot(by_name[name], players, Random(number_from(f"{seed} {seat}")), clock=False) for seat, name in enumerate(table)
    ]
    for _ in range(MAX_ACTIONS):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        match.act(seat, bots[seat].choose(match.view(seat)))
    if match.position.outcome is None:
        raise RuntimeError(f"game {seed} is not over after {MAX_ACTIONS} actions")
    return min(1.0, sum([share for share, name in zip(match.position.outcome, table, strict=True) if name == NEW]))
