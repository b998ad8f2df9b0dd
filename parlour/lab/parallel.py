"""Maps work over items in parallel, unordered: in a process pool, or on a Ray cluster (the extra `parlour[cluster]`)."""

import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from logging import ERROR
from multiprocessing import active_children
from types import ModuleType
from typing import Any, TypeVar
from urllib.parse import urlsplit

LOCAL = "local"  # the address that starts a cluster of its own on this machine
RAY_ENVIRONMENT = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_BACKEND_LOG_LEVEL": "error", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
CONNECT_SECONDS = 10.0

Item = TypeVar("Item")
Result = TypeVar("Result")


class NoCluster(Exception):
    """Ray is not installed, or no cluster answers at the address."""


def map_unordered(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Generator[Result, None, None]:
    """Yields the result for each item as it is done; with more than one job in a process pool, else lazily in this process."""
    return _map_in_pool(work, items, jobs) if jobs > 1 else (work(item) for item in items)


def map_on_cluster(address: str, work: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]:
    """Yields the result for each item as it is done on the Ray cluster at an address."""
    ray = _connect(address)
    waiting = iter(items)
    try:
        task = ray.remote(lambda item: work(item))
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: list[Any] = []
        while under_way := [*under_way, *[task.remote(item) for item in islice(waiting, 2 * cores - len(under_way))]]:
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the Ray cluster failed: {str(error).strip().splitlines()[-1][:160]}") from error
    finally:
        ray.shutdown()


def _map_in_pool(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Generator[Result, None, None]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_obey_signals)
    waiting = iter(items)
    under_way: set[Future[Result]] = set()
    finished = False
    try:
        while True:
            while len(under_way) < 3 * jobs:
                try:
                    item = next(waiting)
                except StopIteration:
                    break
                under_way.add(pool.submit(work, item))
            if not under_way:
                break
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
        finished = True
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        if not finished:  # a game that hangs would never let its process go
            for process in set(active_children()) - others:
                process.terminate()


def _obey_signals() -> None:
    """A process of the pool ends when it is told to, whatever handlers it has inherited: Ray's would only end its work."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def _connect(address: str) -> ModuleType:
    """Ray, connected; the token of a cluster that asks for one comes from Ray's own environment variables."""
    os.environ.update({name: value for name, value in RAY_ENVIRONMENT.items() if name not in os.environ})
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'parlour[cluster]'") from None
    try:
        if address == LOCAL:
            ray.init(LOCAL, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        else:
            _check_reachable(address)
            ray.init(address, log_to_driver=False, logging_level=ERROR)
    except Exception as error:  # any error of the network or of Ray
        raise NoCluster(f"no Ray cluster at {address[:80]}: {str(error)[:160]}") from error
    return ray


def _check_reachable(address: str) -> None:
    """Raises OSError if nothing answers: Ray itself would retry for a very long time."""
    place = urlsplit(address if "://" in address else f"//{address}")
    if place.port is not None:
        socket.create_connection((place.hostname, place.port), CONNECT_SECONDS).close()
