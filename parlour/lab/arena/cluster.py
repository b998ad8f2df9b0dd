"""Shares work out on a Ray cluster (the extra `parlour[cluster]`)."""

import os
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from logging import ERROR
from types import ModuleType
from typing import Any, TypeVar
from urllib.parse import urlsplit

LOCAL = "local"  # the address that starts a cluster of its own on this machine
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_BACKEND_LOG_LEVEL": "error", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
PATIENCE = 10.0  # seconds, until somebody must have answered at an address

Part = TypeVar("Part")
Result = TypeVar("Result")


class NoCluster(Exception):
    """There is no Ray, or nobody answers at the address."""


def share_out_on(address: str, work: Callable[[Part], Result], parts: Iterable[Part]) -> Generator[Result, None, None]:
    """Does the work part by part on a cluster, and tells what came of each as it is done."""
    ray = _joined(address)
    waiting = iter(parts)
    try:
        task = ray.remote(lambda part: work(part))
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: list[Any] = []
        while under_way := [*under_way, *[task.remote(part) for part in islice(waiting, 2 * cores - len(under_way))]]:
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the Ray cluster failed: {str(error).strip().splitlines()[-1][:160]}") from error
    finally:
        ray.shutdown()


def _joined(address: str) -> ModuleType:
    """Ray, connected; whether it may join a cluster that asks for a token is told by Ray's own environment."""
    os.environ.update({name: value for name, value in QUIET.items() if name not in os.environ})
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'parlour[cluster]'") from None
    try:
        if address == LOCAL:
            ray.init(LOCAL, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        else:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level=ERROR)
    except Exception as error:  # whatever the network or Ray may say
        raise NoCluster(f"no Ray cluster at {address[:80]}: {str(error)[:160]}") from error
    return ray


def _knock(address: str) -> None:
    """Sees whether anybody answers: Ray itself would go on asking for a very long time."""
    place = urlsplit(address if "://" in address else f"//{address}")
    if place.port is not None:
        socket.create_connection((place.hostname, place.port), PATIENCE).close()
