"""Plays what a tournament still lacks: here, in several processes, or on a cluster."""

from collections.abc import Generator, Sequence
from functools import partial
from typing import TypeAlias

from parlour.lab.arena.cluster import share_out_on
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.arena.played import Played
from parlour.lab.arena.playing import play
from parlour.lab.faults import Fault
from parlour.lab.sharing import share_out

Ended: TypeAlias = Generator[tuple[Fixture, Played | Fault], None, None]


def run(contest: Contest, fixtures: Sequence[Fixture], jobs: int = 1, ray: str | None = None) -> Ended:
    """Plays the fixtures, and tells of each as it ends, whichever is first; `ray` is the address of a cluster."""
    work = partial(_ended, contest)
    return share_out(work, fixtures, min(jobs, len(fixtures))) if ray is None else share_out_on(ray, work, fixtures)


def _ended(contest: Contest, fixture: Fixture) -> tuple[Fixture, Played | Fault]:
    return fixture, play(contest, fixture)
