"""Every measurement of the kernel, one after another."""

import sys
from collections.abc import Callable
from random import Random
from typing import TypeVar

from bench import boardgameio, costs, lockstep, openspiel, own, skirmish, tictactoe
from bench.clock import Effort, rate
from bench.report import Skipped
from bench.rows import Found, rows
from bench.sample import Sample, disagreement

__all__ = ["compare", "measure", "rows", "samples", "versions"]

T = TypeVar("T")


def measure(effort: Effort, skipped: list[str]) -> Found:
    """The reasons of measurements that cannot be made are added to `skipped`."""
    rng = Random(0)
    return Found(
        playout=_say("Skirmish, playout", lambda: skirmish.measure(skirmish.through_playout, effort.kernel, effort)),
        kernel=_say("Skirmish, kernel door", lambda: skirmish.measure(skirmish.through_kernel, effort.kernel, effort)),
        public=_say("Skirmish, public door", lambda: skirmish.measure(skirmish.through_match, effort.public, effort)),
        tictactoe=_say("tic-tac-toe", lambda: rate(lambda: tictactoe.random_game(rng), effort)),
        costs=_say("copies, replays, views, saves", lambda: costs.measure(effort)),
        own=_say("our own games", lambda: own.measure(effort)),
        framework=_say("boardgame.io and bare JavaScript", lambda: _unless_skipped(boardgameio.measure, effort, skipped)),
        spiel=_say("OpenSpiel", lambda: _unless_skipped(openspiel.measure, effort, skipped)),
    )


def compare(found: Found, effort: Effort) -> tuple[int, list[str]]:
    """How many decisions were the same over there, and where a peer does not play the game that we play."""
    if found.framework is None:
        return 0, []
    problems = [
        f"{name}, {problem}"
        for name, theirs in (("boardgame.io", found.framework.framework), ("bare JavaScript", found.framework.bare))
        if (problem := disagreement(found.kernel, theirs)) is not None
    ]
    try:
        same = _say("games in step", lambda: boardgameio.follow(lockstep.transcripts(effort.lockstep)))
    except boardgameio.Failed as failure:
        return 0, [*problems, str(failure)]
    return same, problems


def samples(found: Found) -> dict[str, Sample]:
    """The random games of Skirmish, here and there."""
    samples = {"ours, playout": found.playout, "ours, kernel door": found.kernel, "ours, public door": found.public}
    if found.framework is not None:
        samples |= {"boardgame.io": found.framework.framework, "bare JavaScript": found.framework.bare}
    return samples


def versions(found: Found) -> dict[str, str]:
    """The peers that were there."""
    versions: dict[str, str] = {}
    if found.framework is not None:
        versions |= {"Node": found.framework.node, "boardgame.io": found.framework.version}
    if found.spiel is not None:
        versions |= {"OpenSpiel": found.spiel.version}
    return versions


def _say(what: str, measure: Callable[[], T]) -> T:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)
    return measure()


def _unless_skipped(measure: Callable[[Effort], T], effort: Effort, skipped: list[str]) -> T | None:
    try:
        return measure(effort)
    except Skipped as reason:
        skipped.append(str(reason))
        return None
