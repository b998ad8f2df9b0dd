"""What the server counts and times of its own work, written in the text format of Prometheus."""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Literal, NamedTuple

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds, upper bounds
LAG_INTERVAL_SECONDS = 0.25  # between two looks at how late the event loop is
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Kind = Literal["counter", "gauge", "histogram"]
Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took how long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)  # the last one: longer than all bounds
        self.total = 0.0  # seconds

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Observes how long it takes what is in here, whether it succeeds or not."""
        began = perf_counter()
        try:
            yield
        finally:
            self.observe(perf_counter() - began)


class Metrics:
    """What is counted while the server works; everything else is read when somebody asks for it."""

    def __init__(self) -> None:
        self.commands = Histogram()  # from a command's arrival to its acknowledgement or refusal
        self.command_answers: Counter[str] = Counter()
        self.requests = Histogram()
        self.request_answers: Counter[Labels] = Counter()
        self.loop_lag = Histogram()

    def count_request(self, method: str, route: str, status: int) -> None:
        self.request_answers[("method", method), ("route", route), ("status", str(status))] += 1

    async def watch_loop(self) -> None:
        """Measures again and again by how much the event loop is late: as much later everybody is answered."""
        while True:
            due = perf_counter() + LAG_INTERVAL_SECONDS
            await asyncio.sleep(LAG_INTERVAL_SECONDS)
            self.loop_lag.observe(max(0.0, perf_counter() - due))


class Family(NamedTuple):
    """One metric: its samples by the labels that tell them apart."""

    name: str
    kind: Kind
    help: str
    samples: Mapping[Labels, float]


def single(name: str, kind: Kind, help: str, value: float) -> Family:
    """A metric without labels."""
    return Family(name, kind, help, {(): value})


def write(families: Iterable[Family], histograms: Iterable[tuple[str, str, Histogram]]) -> str:
    """All metrics as text; a histogram by its name and help."""
    lines: list[str] = []
    for name, kind, help, samples in families:
        lines += _head(name, kind, help)
        lines += [f"{name}{_labels(labels)} {_number(value)}" for labels, value in samples.items()]
    for name, help, histogram in histograms:
        lines += _head(name, "histogram", help)
        below = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), histogram.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        lines += [f"{name}_sum {_number(histogram.total)}", f"{name}_count {below}"]
    return "\n".join(lines) + "\n"


def _head(name: str, kind: Kind, help: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]


def _labels(labels: Labels) -> str:
    pairs = ",".join([f'{name}="{_escape(value)}"' for name, value in labels])
    return f"{{{pairs}}}" if pairs else ""


def _escape(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))
