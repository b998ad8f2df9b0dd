"""Random games of Skirmish on our kernel, through its three doors."""

from collections.abc import Callable
from random import Random
from time import process_time

import parlour
from bench.clock import Effort
from bench.sample import Played, Sample, sample
from examples.skirmish import GAME
from parlour.kernel import keyed_source, run

TERMS = GAME.terms()


def measure(play: Callable[[int], Played], count: int, effort: Effort) -> Sample:
    """The best speed of the repetitions, and what all the games were like; game n has the seed n."""
    everything: list[Played] = []
    decisions_per_second = steps_per_second = 0.0
    for repeat in range(effort.repeats):
        began = process_time()
        played = [play(repeat * count + n) for n in range(count)]
        spent = process_time() - began
        decisions = sum(game.decisions for game in played)
        drawn = sum(game.drawn for game in played)
        decisions_per_second = max(decisions_per_second, decisions / spent)
        steps_per_second = max(steps_per_second, (decisions + drawn) / spent)
        everything += played
    return sample(everything, decisions_per_second, steps_per_second)


def through_playout(seed: int) -> Played:
    """A game as searches and simulations play it out: answers are picked from what is offered."""
    position = GAME.table(TERMS)
    position.source = keyed_source(seed)
    run.begin(position, GAME.play)
    decisions = run.playout(position, Random(seed))
    assert position.outcome is not None
    return Played(decisions, position.draws, _winner(position.outcome))


def through_kernel(seed: int) -> Played:
    """A game on the position itself, every answer checked again against what was offered."""
    rng = Random(seed)
    position = GAME.table(TERMS)
    position.source = keyed_source(seed)
    run.begin(position, GAME.play)
    decisions = 0
    while isinstance(asked := position.asked, dict):
        ((seat, decision),) = asked.items()
        run.answer(position, seat, decision.pick(rng))
        decisions += 1
    assert position.outcome is not None
    return Played(decisions, position.draws, _winner(position.outcome))


def through_match(seed: int) -> Played:
    """A game as a table plays it: answers in notation, a history, and nothing changed if one is refused."""
    rng = Random(seed)
    match = parlour.new(GAME, seed=seed)
    decisions = 0
    while not match.over:
        for seat, decision in match.pending.items():
            match.act(seat, decision.sample(rng))
            decisions += 1
    assert match.position.outcome is not None
    return Played(decisions, match.position.draws, _winner(match.position.outcome))


def _winner(outcome: tuple[float, ...]) -> int | None:
    return outcome.index(1.0) if 1.0 in outcome else None
