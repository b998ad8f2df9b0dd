"""CPU time of this process: how much is measured, and the best of several repetitions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured: repetitions, games in each, and the least seconds of CPU time for a repetition of small calls."""

    repeats: int
    kernel: int  # games through the kernel door
    public: int  # games through the public door
    framework: int  # games on boardgame.io
    bare: int  # games in bare JavaScript
    lockstep: int  # games compared decision by decision
    slice: float


FULL = Effort(repeats=6, kernel=400, public=100, framework=200, bare=4000, lockstep=200, slice=0.3)
QUICK = Effort(repeats=2, kernel=60, public=10, framework=20, bare=400, lockstep=10, slice=0.01)


def rate(work: Callable[[], int], effort: Effort) -> float:
    """How many things a second are done at best; `work` says how many it did, and is repeated until the slice is full."""
    return max(_rate(work, effort.slice) for _ in range(effort.repeats))


def cost(call: Callable[[T], object], things: Sequence[T], effort: Effort) -> float:
    """Microseconds a call at best, over all the things."""
    rounds = 1
    best = _spent(call, things, rounds)
    while best < effort.slice:
        rounds *= 2
        best = _spent(call, things, rounds)
    for _ in range(effort.repeats - 1):
        best = min(best, _spent(call, things, rounds))
    return best / rounds / len(things) * 1e6


def _rate(work: Callable[[], int], least: float) -> float:
    done = 0
    began = process_time()
    while (spent := process_time() - began) < least:
        done += work()
    return done / spent


def _spent(call: Callable[[T], object], things: Sequence[T], rounds: int) -> float:
    began = process_time()
    for _ in range(rounds):
        for thing in things:
            call(thing)
    return process_time() - began
