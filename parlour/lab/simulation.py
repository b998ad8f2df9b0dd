"""Monte Carlo simulation: many whole games of bots, in one process or in several with the same result, and their tally."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import fsum
from random import Random
from typing import Any, TypeAlias

from parlour.bots import Bot, bot
from parlour.kernel import Action, Game, Illegal, Seat, Seed, Terms, answer, begin, keyed_source, number_from, pending, start
from parlour.lab.faults import Fault, fault_in
from parlour.lab.parallel import map_unordered

Shares: TypeAlias = tuple[float, ...]
Answers: TypeAlias = list[tuple[Seat, Action]]

MAX_ACTIONS = 100_000  # a game that goes on longer is not expected to end
MAX_SEED_LENGTH = 180  # characters, which leaves room for the number of a game
RANDOM = "random"
QUICK_BATCH = 50  # games of one task in the process pool, if nobody thinks


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, picklable: the game is given by a function that finds it in another process.

    There is one level, or one for each seat.
    """

    find: Callable[[], Game]
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    levels: tuple[str, ...] = (RANDOM,)
    seed: Seed = 0
    changes: Mapping[str, Any] = field(default_factory=dict)  # numbers of the content changed for a trial

    @property
    def is_quick(self) -> bool:
        """Whether all bots are random, so that none needs a view."""
        return set(self.levels) == {RANDOM}


@dataclass(frozen=True, slots=True)
class Batch:
    """Results of some games: how many ended, after how many actions, and how often with each outcome."""

    games: int
    actions: int
    outcomes: Counter[Shares]
    faults: tuple[Fault, ...]


@dataclass(slots=True)
class Tally:
    """Results of all games; the order in which batches are added makes no difference."""

    games: int = 0
    actions: int = 0
    faults: int = 0
    outcomes: Counter[Shares] = field(default_factory=Counter)

    def add(self, batch: Batch) -> None:
        self.games += batch.games
        self.actions += batch.actions
        self.faults += len(batch.faults)
        self.outcomes.update(batch.outcomes)

    def of_seats(self) -> dict[str, dict[str, float]]:
        """For each seat the sum of its shares, the games that it won alone and those that it shared."""
        seats = len(next(iter(self.outcomes), ()))
        return {str(seat): self._of_seat(seat) for seat in range(seats)}

    def _of_seat(self, seat: Seat) -> dict[str, float]:
        had = [(shares[seat], times) for shares, times in sorted(self.outcomes.items())]
        return {
            "shares": round(fsum(share * times for share, times in had), 9),
            "wins": sum(times for share, times in had if share == 1),
            "draws": sum(times for share, times in had if 0 < share < 1),
        }


def simulate(plan: Plan, games: int, jobs: int = 1) -> Generator[Batch, None, None]:
    """Plays the games 0 to `games` - 1 of a plan; yields them in batches as they end."""
    if len(str(plan.seed)) > MAX_SEED_LENGTH:
        raise Illegal("unknown-seed", found=str(plan.seed)[:40])
    size = QUICK_BATCH if plan.is_quick else 1
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    jobs = min(jobs, -(-games // size))
    return map_unordered(partial(_play_batch, plan), batches, jobs)


def seat_bots(game: Game, levels: tuple[str, ...], seats: int, seed: Seed, clock: bool = False) -> tuple[Bot, ...]:
    """A bot on each seat, by one level or one for each seat. What they do follows from the seed, unless they keep to a clock."""
    by_seat = levels * seats if len(levels) == 1 else levels
    assert len(by_seat) == seats, f"{len(by_seat)} bots for {seats} seats"
    return tuple([bot(game, level, number_from(f"{seed} {seat}"), clock) for seat, level in enumerate(by_seat)])


def _play_batch(plan: Plan, numbers: range) -> Batch:
    game = plan.find()
    terms = game.terms(plan.seats, plan.options, plan.changes)
    outcomes: Counter[Shares] = Counter()
    faults = []
    actions = 0
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        answers: Answers = []
        try:
            if plan.is_quick:
                outcome = _play_quickly(game, terms, seed, answers)
            else:
                outcome = _play(game, terms, plan.levels, seed, answers)
        except Exception as error:  # anything that rules or bots may raise
            faults.append(fault_in(game, terms, seed, number, answers, error))
        else:
            outcomes[outcome] += 1
            actions += len(answers)
    return Batch(outcomes.total(), actions, outcomes, tuple(faults))


def _play_quickly(game: Game, terms: Terms, seed: str, answers: Answers) -> Shares:
    """Random play straight on the rules: anything that is offered."""
    rng = Random(f"{seed} {RANDOM}")
    position = game.table(terms)
    position.source = keyed_source(seed)
    begin(position, game.play)
    for _ in range(MAX_ACTIONS):
        asked = position.asked
        if asked is None:
            break
        for seat, decision in (asked if type(asked) is dict else pending(position)).items():
            action = decision.pick(rng)
            answers.append((seat, action))
            answer(position, seat, action)
            break
        else:
            raise RuntimeError("nobody is asked, and the game is not over")
    return _require_outcome(position.outcome)


def _play(game: Game, terms: Terms, levels: tuple[str, ...], seed: str, answers: Answers) -> Shares:
    """Bots that think get views, and answer in notation."""
    match = start(game, terms, seed)
    bots = seat_bots(game, levels, terms.seats, seed)
    for _ in range(MAX_ACTIONS):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        action = bots[seat].choose(match.view(seat))
        answers.append((seat, action))
        match.act(seat, action)
    return _require_outcome(match.position.outcome)


def _require_outcome(outcome: Shares | None) -> Shares:
    if outcome is None:
        raise RuntimeError(f"the game is not over after {MAX_ACTIONS} actions, or nobody is asked")
    return outcome
