"""Shares work out among processes, and leaves none of them behind."""

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children
from typing import TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


def share_out(work: Callable[[Part], Result], parts: Iterable[Part], jobs: int) -> Generator[Result, None, None]:
    """Does the work part by part, and tells what came of each as it is done: here, or in so many processes."""
    return _by_many(work, parts, jobs) if jobs > 1 else (work(part) for part in parts)


def _by_many(work: Callable[[Part], Result], parts: Iterable[Part], jobs: int) -> Generator[Result, None, None]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL))
    waiting = iter(parts)
    under_way: set[Future[Result]] = set()
    finished = False
    try:
        while True:
            while len(under_way) < 3 * jobs:
                try:
                    part = next(waiting)
                except StopIteration:
                    break
                under_way.add(pool.submit(work, part))
            if not under_way:
                break
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
        finished = True
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        if not finished:  # a game that hangs would never let its process go
            for process in set(active_children()) - others:
                process.terminate()
