"""Plays many whole games by themselves, in one process or in several, with the same result."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypeAlias

from parlour.bots import Bot, bot
from parlour.kernel import Action, Game, Illegal, Seat, Terms, answer, begin, keyed, pending, start
from parlour.kernel.chance import Seed, number_from
from parlour.lab.faults import fault_in
from parlour.lab.sharing import share_out
from parlour.lab.tally import Batch, Shares

Answers: TypeAlias = list[tuple[Seat, Action]]

LONGEST = 100_000  # actions: a game that goes on longer is not expected to end
LONGEST_SEED = 180  # characters, which leaves room for the number of a game
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, as it can be sent to another process: a game goes as the function that finds it there.

    There is one level, or one for each seat.
    """

    find: Callable[[], Game]
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    levels: tuple[str, ...] = (RANDOM,)
    seed: Seed = 0

    @property
    def is_quick(self) -> bool:
        """Whether nobody thinks, so that nobody needs a view."""
        return set(self.levels) == {RANDOM}


def simulate(plan: Plan, games: int, jobs: int = 1) -> Generator[Batch, None, None]:
    """Plays the games 0 to `games` - 1 of a plan, and tells of some at a time as they end."""
    if len(str(plan.seed)) > LONGEST_SEED:
        raise Illegal("unknown-seed", found=str(plan.seed)[:40])
    size = 50 if plan.is_quick else 1
    parts = (range(first, min(first + size, games)) for first in range(0, games, size))
    jobs = min(jobs, -(-games // size))
    return share_out(partial(_batch, plan), parts, jobs)


def seat_bots(game: Game, levels: tuple[str, ...], seats: int, seed: Seed) -> tuple[Bot, ...]:
    """A bot on each seat; what they do follows from the seed. There is one level, or one for each seat."""
    each = levels * seats if len(levels) == 1 else levels
    assert len(each) == seats, f"{len(each)} bots for {seats} seats"
    return tuple([bot(game, level, number_from(f"{seed} {seat}")) for seat, level in enumerate(each)])


def _batch(plan: Plan, numbers: range) -> Batch:
    game = plan.find()
    terms = game.terms(plan.seats, plan.options)
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
    position.source = keyed(seed)
    begin(position, game.play)
    for _ in range(LONGEST):
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
    return _ended(position.outcome)


def _play(game: Game, terms: Terms, levels: tuple[str, ...], seed: str, answers: Answers) -> Shares:
    """Bots that think get views, and answer in notation."""
    match = start(game, terms, seed)
    bots = seat_bots(game, levels, terms.seats, seed)
    for _ in range(LONGEST):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        action = bots[seat].choose(match.view(seat))
        answers.append((seat, action))
        match.act(seat, action)
    return _ended(match.position.outcome)


def _ended(outcome: Shares | None) -> Shares:
    if outcome is None:
        raise RuntimeError(f"the game is not over after {LONGEST} actions, or nobody is asked")
    return outcome
