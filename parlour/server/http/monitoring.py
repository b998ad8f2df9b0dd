"""What whoever runs the server looks at: `/alive`, `/ready`, and `/metrics` in the text format of Prometheus."""

import os
from contextlib import suppress
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from time import process_time, time

from msgspec import Struct

from parlour.server.bodies import Problem
from parlour.server.http.route import Call, Reply, Route
from parlour.server.metrics import MEDIA_TYPE, Family, Histogram, single, write
from parlour.server.refusals import Refusal
from parlour.server.services import Services

PROCESS = Path("/proc/self")
STARTED = time()
FORWARDED = ("forwarded", "x-forwarded-for")  # what a proxy says of those who come to it


class Alive(Struct, frozen=True):
    """The process answers."""

    alive: bool


class Health(Struct, frozen=True):
    """The database takes what is written."""

    well: bool


async def alive(call: Call) -> Reply:
    return Reply(Alive(True))


async def health(call: Call) -> Reply:
    """Writes into the database, or has done so a moment ago."""
    if not await call.services.readiness.is_ready():
        raise Refusal(503, "not-ready")
    return Reply(Health(True))


async def metrics(call: Call) -> Reply:
    """Told on this machine, and to whoever knows the token: it says how many people play, and when."""
    if not _may_read(call):
        raise Refusal(403, "for-operators")
    ready = await call.services.readiness.is_ready()
    return Reply(_told(call.services, ready), media=MEDIA_TYPE)


ROUTES = (
    Route("GET", "/alive", "Answers as long as the process does.", alive, {200: Alive}),
    Route("GET", "/ready", "Answers 200 as long as games can be saved.", health, {200: Health, 503: Problem}),
    Route("GET", "/api/health", "The same as /ready.", health, {200: Health, 503: Problem}),
    Route(
        "GET",
        "/metrics",
        "How the server fares, for Prometheus: on its own machine, or with the token as `Authorization: Bearer`.",
        metrics,
        {200: MEDIA_TYPE, 403: Problem},
    ),
)


def _may_read(call: Call) -> bool:
    token = call.services.settings.metrics_token
    kind, _, given = call.headers.get("authorization", "").partition(" ")
    if token and kind.lower() == "bearer" and compare_digest(given.strip().encode(), token.encode()):
        return True
    return _is_loopback(call.address) and not any(header in call.headers for header in FORWARDED)


def _is_loopback(address: str) -> bool:
    with suppress(ValueError):
        return ip_address(address).is_loopback
    return False


def _told(services: Services, ready: bool) -> str:
    rooms, writer, counted = list(services.rooms), services.store.writer, services.metrics
    pools = {"play": services.bot_workers, "hints": services.hint_workers}
    families = (
        single("parlour_ready", "gauge", "Whether games can be saved and people may come.", ready),
        single("parlour_draining", "gauge", "Whether the server is about to stop.", services.readiness.draining),
        single("parlour_sockets", "gauge", "Open websockets.", len(services.notices)),
        single("parlour_tables_loaded", "gauge", "Tables in memory.", len(rooms)),
        single("parlour_tables_watched", "gauge", "Tables that somebody watches.", sum(bool(room.watchers) for room in rooms)),
        single("parlour_entries_total", "counter", "Entries written to logs of tables.", writer.entries),
        single("parlour_not_saved_total", "counter", "Writes that failed.", writer.failures),
        Family(
            "parlour_commands_total", "counter", "Commands by how they were answered.",
            {(("answer", answer),): count for answer, count in counted.command_answers.items()},
        ),
        Family("parlour_requests_total", "counter", "Requests over HTTP by how they were answered.", counted.request_answers),
        Family(
            "parlour_bots_waiting", "gauge", "Decisions of bots that wait for a process.",
            {(("pool", name),): pool.turns.waiting for name, pool in pools.items()},
        ),
        Family(
            "parlour_bots_processes", "gauge", "Processes for bots.",
            {(("pool", name),): pool.processes for name, pool in pools.items()},
        ),
        single("process_start_time_seconds", "gauge", "When the process began, in seconds since 1970.", STARTED),
        single("process_cpu_seconds_total", "counter", "Time that the process has worked.", process_time()),
        *_memory_and_files(),
    )  # fmt: skip
    histograms: tuple[tuple[str, str, Histogram], ...] = (
        ("parlour_command_seconds", "From the arrival of a command to its answer.", counted.commands),
        ("parlour_commit_seconds", "One transaction with all that is written in it.", writer.commit_seconds),
        ("parlour_request_seconds", "From a request over HTTP to its answer.", counted.requests),
        (
            "parlour_loop_lag_seconds",
            "By how much the event loop is late: as much later all are answered.",
            counted.loop_lag,
        ),
    )
    return write(families, histograms)


def _memory_and_files() -> list[Family]:
    """What the system knows of this process; nothing where it does not tell in this way."""
    try:
        pages = int((PROCESS / "statm").read_text().split()[1])
        files = len(os.listdir(PROCESS / "fd"))
    except OSError:
        return []
    memory = pages * os.sysconf("SC_PAGE_SIZE")
    return [
        single("process_resident_memory_bytes", "gauge", "Memory of the process.", memory),
        single("process_open_fds", "gauge", "Open files, connections included.", files),
    ]
