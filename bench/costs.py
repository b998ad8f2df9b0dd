"""What one thing costs on our side: a copy, a replayed action, a view, an imagined match, a save and a load."""

import json
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

import parlour
from bench import tictactoe
from bench.clock import Effort, cost
from examples.skirmish import GAME
from parlour.kernel import Match, Position, imagine, load, replay, run

GAMES = 20


@dataclass(frozen=True, slots=True)
class Costs:
    """Microseconds each, in the middle of games of Skirmish (but for `copy_tictactoe`)."""

    copy: float
    copy_tictactoe: float
    replay_checked: float  # an action
    replay_unchecked: float  # an action
    view: float
    imagine: float
    save: float  # to JSON text
    load: float  # from JSON text
    save_bytes: float


def measure(effort: Effort) -> Costs:
    """Each over twenty games."""
    middles = _middles()
    records = [_record(seed) for seed in range(GAMES)]
    actions = fmean(len(record["actions"]) for record in records)
    views = [match.view(0) for match in middles]
    saves = [_saved(match) for match in middles]
    rng = Random(0)
    return Costs(
        copy=_copy([match.position for match in middles], effort),
        copy_tictactoe=_copy([_half_full(Random(seed)) for seed in range(GAMES)], effort),
        replay_checked=cost(lambda record: replay(GAME, record), records, effort) / actions,
        replay_unchecked=cost(lambda record: replay(GAME, record, check=False), records, effort) / actions,
        view=cost(lambda match: match.view(0), middles, effort),
        imagine=cost(lambda view: imagine(GAME, view, rng), views, effort),
        save=cost(_saved, middles, effort),
        load=cost(lambda text: load(GAME, json.loads(text)), saves, effort),
        save_bytes=fmean(len(text.encode()) for text in saves),
    )


def _copy(positions: list[Position], effort: Effort) -> float:
    return cost(type(positions[0]).copy, positions, effort)


def _saved(match: Match) -> str:
    return json.dumps(match.save(), separators=(",", ":"))


def _middles() -> list[Match]:
    """Games of Skirmish in the midst of an attack (four rules deep), after their sixtieth decision."""
    found: list[Match] = []
    seed = 0
    while len(found) < GAMES:
        match = parlour.new(GAME, seed=seed)
        rng = Random(seed)
        decisions = 0
        while not match.over and not (decisions >= 60 and _asked(match) == "react"):
            _act(match, rng)
            decisions += 1
        if not match.over:
            found.append(match)
        seed += 1
    return found


def _record(seed: int) -> dict[str, Any]:
    match = parlour.new(GAME, seed=seed)
    rng = Random(seed)
    while not match.over:
        _act(match, rng)
    return match.record()


def _asked(match: Match) -> str:
    return next(iter(match.pending.values())).kind


def _act(match: Match, rng: Random) -> None:
    for seat, decision in match.pending.items():
        match.act(seat, decision.sample(rng))


def _half_full(rng: Random) -> Position:
    grid = tictactoe.new_position(0)
    for _ in range(4):
        for seat, decision in run.pending(grid).items():
            run.answer(grid, seat, decision.pick(rng))
    return grid
