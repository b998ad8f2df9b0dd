"""Every measurement of the servers, one after another."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from os import getloadavg
from typing import TypeVar

from bench.boardgameio import PEER
from bench.npm import install
from bench.report import Skipped
from bench.server.host import Kind
from bench.server.kinds import OURS_IN_MEMORY, OURS_ON_DISK, THEIRS_IN_MEMORY, THEIRS_ON_DISK
from bench.server.plan import Effort
from bench.server.visit import Played, play, watch

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Side:
    """One server: as fast as it goes and at a steady pace, with its games in memory and on disk; and many idle sockets."""

    fast_in_memory: Played
    fast_on_disk: Played
    steady_in_memory: Played
    steady_on_disk: Played
    idle: float  # megabytes


@dataclass(frozen=True, slots=True)
class Measured:
    """Ours, and the peer's if it can be had."""

    effort: Effort
    load: float  # what the machine had to do besides, when the run began
    ours: Side
    theirs: Side | None


def measure(effort: Effort, skipped: list[str]) -> Measured | None:
    """None if servers cannot be measured here at all; why not is added to `skipped`."""
    load = getloadavg()[0]
    try:
        ours = _side(OURS_IN_MEMORY, OURS_ON_DISK, effort)
    except Skipped as reason:
        skipped.append(str(reason))
        return None
    try:
        install(PEER)
        theirs = _side(THEIRS_IN_MEMORY, THEIRS_ON_DISK, effort)
    except Skipped as reason:
        skipped.append(str(reason))
        theirs = None
    return Measured(effort, load, ours, theirs)


def _side(in_memory: Kind, on_disk: Kind, effort: Effort) -> Side:
    return Side(
        fast_in_memory=_say(f"{in_memory.name}, in haste", lambda: play(in_memory, effort.flood)),
        fast_on_disk=_say(f"{on_disk.name}, in haste", lambda: play(on_disk, effort.flood)),
        steady_in_memory=_say(f"{in_memory.name}, at leisure", lambda: play(in_memory, effort.steady)),
        steady_on_disk=_say(f"{on_disk.name}, at leisure", lambda: play(on_disk, effort.steady)),
        idle=_say(f"{on_disk.name}, idle sockets", lambda: watch(on_disk, effort.idle)),
    )


def _say(what: str, measure: Callable[[], T]) -> T:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)
    return measure()
