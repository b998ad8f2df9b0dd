"""Measures us beside our peers, in the same run on the same machine, and prints a table of ratios."""

import argparse
import json
import platform
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from rich.console import Console

from bench import boardgameio, costs, horde, lockstep, openspiel, skirmish, tictactoe
from bench.clock import FULL, QUICK, Effort, rate
from bench.report import Skipped, show_rows, show_samples
from bench.rows import Found, rows
from bench.sample import Sample, disagreement

T = TypeVar("T")


def main() -> int:
    """Returns 1 if a peer turns out to play by other rules than ours."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, to see that everything works; its numbers mean little")
    parser.add_argument("--json", metavar="FILE", type=Path, help="also write the numbers to a file")
    chosen = parser.parse_args()
    effort = QUICK if chosen.quick else FULL
    skipped: list[str] = []
    found = measured(effort, skipped)
    same, problems = (0, []) if found.framework is None else compared(found.kernel, found.framework, effort)
    show(found, same, skipped)
    if chosen.quick:
        print("a quick run: these numbers mean little (Node has hardly warmed up)")
    if chosen.json is not None:
        notes = {"quick": chosen.quick, "same_decisions": same, "skipped": skipped, "problems": problems}
        chosen.json.write_text(json.dumps({**notes, **_plain(found)}, indent=1) + "\n", encoding="utf-8")
    for each in problems:
        print(f"NOT THE SAME RULES: {each}", file=sys.stderr)
    return 1 if problems else 0


def measured(effort: Effort, skipped: list[str]) -> Found:
    """Every measurement, one after another; the reasons of those that cannot be made are added to `skipped`."""
    rng = Random(0)
    return Found(
        playout=_say("Skirmish, playout", lambda: skirmish.measure(skirmish.through_playout, effort.kernel, effort)),
        kernel=_say("Skirmish, kernel door", lambda: skirmish.measure(skirmish.through_kernel, effort.kernel, effort)),
        public=_say("Skirmish, public door", lambda: skirmish.measure(skirmish.through_match, effort.public, effort)),
        tictactoe=_say("tic-tac-toe", lambda: rate(lambda: tictactoe.random_game(rng), effort)),
        costs=_say("copies, replays, views, saves", lambda: costs.measure(effort)),
        horde=_say("Horde", lambda: horde.measure(effort)),
        framework=_say("boardgame.io and bare JavaScript", lambda: _unless_skipped(boardgameio.measure, effort, skipped)),
        spiel=_say("OpenSpiel", lambda: _unless_skipped(openspiel.measure, effort, skipped)),
    )


def _say(what: str, measure: Callable[[], T]) -> T:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)
    return measure()


def _unless_skipped(measure: Callable[[Effort], T], effort: Effort, skipped: list[str]) -> T | None:
    try:
        return measure(effort)
    except Skipped as reason:
        skipped.append(str(reason))
        return None


def compared(ours: Sample, there: boardgameio.Measured, effort: Effort) -> tuple[int, list[str]]:
    """How many decisions were the same over there, and where a peer does not play the game that we play."""
    problems = [
        f"{name}, {problem}"
        for name, theirs in (("boardgame.io", there.framework), ("bare JavaScript", there.bare))
        if (problem := disagreement(ours, theirs)) is not None
    ]
    try:
        same = _say("games in step", lambda: boardgameio.follow(lockstep.transcripts(effort.lockstep)))
    except boardgameio.Failed as failure:
        return 0, [*problems, str(failure)]
    return same, problems


def show(found: Found, same: int, skipped: list[str]) -> None:
    """The tables, and what belongs to them."""
    console = Console()
    show_rows(console, rows(found))
    show_samples(console, _samples(found))
    print()
    if same:
        print(f"played in step with boardgame.io and bare JavaScript, options and ends alike: {same:,} decisions")
    print(", ".join(f"{name} {value}" for name, value in _versions(found).items()))
    for each in skipped:
        print(f"skipped: {each}")


def _samples(found: Found) -> dict[str, Sample]:
    samples = {"ours, playout": found.playout, "ours, kernel door": found.kernel, "ours, public door": found.public}
    if found.framework is not None:
        samples |= {"boardgame.io": found.framework.framework, "bare JavaScript": found.framework.bare}
    return samples


def _versions(found: Found) -> dict[str, str]:
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = "" if optimised else " (built without optimisations)"
    versions = {platform.python_implementation(): platform.python_version() + build}
    if found.framework is not None:
        versions |= {"Node": found.framework.node, "boardgame.io": found.framework.version}
    if found.spiel is not None:
        versions |= {"OpenSpiel": found.spiel.version}
    return versions


def _plain(found: Found) -> dict[str, Any]:
    return {
        "versions": _versions(found),
        "rows": [row.plain() for row in rows(found)],
        "samples": {name: asdict(each) for name, each in _samples(found).items()},
    }


if __name__ == "__main__":
    sys.exit(main())
