"""A series of games that a command plays: takes in the results as games end, with a bar of progress, and keeps what failed."""

import re
from argparse import Namespace
from collections.abc import Callable, Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from parlour.cli.failure import FAILED, Failure
from parlour.cli.records import keep_fault
from parlour.cli.screen import progress_bar
from parlour.lab import Fault, NoCluster

F = TypeVar("F")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Series(Generic[F, R]):
    """The games of a series, and what is done with each of them."""

    results: Generator[tuple[F, R | Fault], None, None]
    total: int
    there: Callable[[], int]  # how many are in the store by now
    take: Callable[[F, R | Fault], bool]  # gets each result; whether that is enough of them
    name: Callable[[F], str]  # a folder for the record of a game that failed
    folder: Path
    title: str = ""  # beside the bar


def play_series(series: Series[F, R]) -> int:
    """Plays until all games have ended, or enough; returns how many failed."""
    faults = 0
    try:
        with progress_bar() as progress, closing(series.results):
            task = progress.add_task(series.title, total=series.total, completed=series.there())
            for fixture, result in series.results:
                if isinstance(result, Fault):
                    faults += 1
                    name = re.sub(r"[^\w.@-]", "-", series.name(fixture))
                    keep_fault(result, series.folder / "faults" / name, faults, progress)
                enough = series.take(fixture, result)
                progress.update(task, advance=1, refresh=True)
                if enough:
                    break
    except KeyboardInterrupt:
        done = f"{series.there()} of {series.total} games"
        raise Failure(f"stopped after {done}; the same command goes on from there", FAILED) from None
    except BrokenProcessPool:
        raise Failure("a process ended without a word; the same command goes on from there", FAILED) from None
    except NoCluster as problem:
        raise Failure(str(problem), FAILED) from None
    return faults


def check_machines(arguments: Namespace) -> None:
    """Refuses processes of this machine together with a cluster."""
    if arguments.ray is not None and arguments.jobs > 1:
        raise Failure("--jobs is for this machine; a Ray cluster shares the work out by itself")
