"""Searches: simulations a second beside OpenSpiel's, and whether bots keep to their clocks."""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import version
from random import Random
from time import perf_counter
from typing import Any

from bench.clock import Effort, rate
from bench.report import Row, Skipped
from examples.skirmish.game import GAME as SKIRMISH
from parlour.bots import SearchBot, thinking
from parlour.games import OWN, game
from parlour.kernel import Game, start
from parlour.server.bot_workers.worker import collect_garbage

VISITS = 64  # of a search
MOMENTS = (10, 40, 70)  # answers of a random game before we are asked
PEER, PEER_GAME = "OpenSpiel, ISMCTS in Python", "gin_rummy"
LATE = 1.05  # of its budget: a bot that takes longer is late
BUDGETS = {0.25: 40, 1.0: 10}  # of the master's two seconds, and how many decisions are asked for in each
NO_END = 1_000_000  # visits


@dataclass(frozen=True, slots=True)
class Found:
    """Simulations a second by game, those of the peer, and the share of decisions that took too long."""

    blind: dict[str, float]  # random play to the end
    informed: dict[str, float]  # judged by what the game knows
    late: dict[str, float]
    theirs: float | None
    version: str


def measure(effort: Effort, skipped: list[str]) -> Found:
    """Everything, the peer too if it is here."""
    games = {rules.id: rules for rules in (SKIRMISH, *map(game, OWN))}
    try:
        theirs: float | None = _peer(effort)
        known = version("open_spiel")
    except Skipped as reason:
        skipped.append(str(reason))
        theirs, known = None, ""
    part = 1.0 if effort.repeats > 2 else 0.1
    return Found(
        {name: rate(partial(_simulated, rules, "plain"), effort) for name, rules in games.items()},
        {name: rate(partial(_simulated, rules, "master"), effort) for name, rules in games.items()},
        {name: _late(rules, part) for name, rules in games.items()},
        theirs,
        known,
    )


def rows(found: Found) -> list[Row]:
    """The table."""
    unit = "simulations/s"
    blind = [
        Row(what=f"{name}, random play to the end", unit=unit, ours=speed, peer=f"{PEER}, {PEER_GAME}", theirs=found.theirs)
        for name, speed in found.blind.items()
    ]
    informed = [Row(what=f"{name}, as a master", unit=unit, ours=speed) for name, speed in found.informed.items()]
    late = [Row(what=f"{name}, decisions over budget by 5 %", unit="%", ours=share, aim=1) for name, share in found.late.items()]
    return [*blind, *informed, *late]


def _views(rules: Game, moments: Sequence[int]) -> list[dict[str, Any]]:
    """What somebody sees who is asked in the midst of a random game and has a choice; a new game follows one that is over."""
    rng = Random(1)
    match = start(rules, rules.terms(), 1)
    found: list[dict[str, Any]] = []
    for number in range(max(moments) + 40):
        if match.over:
            match = start(rules, rules.terms(), number)
        seat, decision = next(iter(match.pending.items()))
        if number >= moments[len(found)] and (len(decision.options) > 2 or decision.ranges):
            found.append(match.view(seat))
            if len(found) == len(moments):
                break
        match.act(seat, decision.sample(rng))
    return found


def _simulated(rules: Game, level: str) -> int:
    """How many simulations some searches made."""
    thinker = replace(thinking(rules, level), visits=VISITS, worlds=16)
    return sum([SearchBot(rules, thinker, Random(1), clock=False).think(view).looked for view in _views(rules, MOMENTS)])


def _late(rules: Game, part: float) -> float:
    """The percentage of decisions for which a master that only its clock can stop takes longer than it may."""
    late = thoughts = 0
    for factor, asked in BUDGETS.items():
        master = thinking(rules, "master").scale(factor)
        tireless = replace(master, visits=NO_END, evolve=NO_END if master.evolve else 0)
        for number, view in enumerate(_views(rules, tuple(range(5, 5 + 6 * round(asked * part), 6)))):
            bot = SearchBot(rules, tireless, Random(number))
            collect_garbage()  # as a process that thinks for the server does
            began = perf_counter()
            thought = bot.think(view)
            if thought.looked:  # there was something to think about
                thoughts += 1
                late += perf_counter() - began > tireless.seconds * LATE
    gc.enable()
    return 100 * late / max(1, thoughts)


def _peer(effort: Effort) -> float:
    """Simulations a second of the peer, over the decisions of a game."""
    try:
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError as error:
        raise Skipped(f"OpenSpiel is not installed ({error}); `make bench` installs it") from error
    rules = pyspiel.load_game(PEER_GAME)
    rng, random = Random(1), numpy.random.RandomState(1)
    states = [_peer_state(rules, moment, rng) for moment in MOMENTS]
    evaluator = mcts.RandomRolloutEvaluator(1, random)

    def simulate() -> int:
        for state in states:
            ismcts.ISMCTSBot(rules, evaluator, 1.4, VISITS, random_state=random).step(state)
        return VISITS * len(states)

    return rate(simulate, effort)


def _peer_state(rules: Any, moment: int, rng: Random) -> Any:
    state = rules.new_initial_state()
    decisions = 0
    while decisions < moment or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        if state.is_terminal():
            state, decisions = rules.new_initial_state(), 0
    return state
