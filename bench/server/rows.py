"""What was measured of the servers, laid out as rows; the aims stand here."""

from collections.abc import Callable

from bench.report import Row
from bench.server.kinds import OURS_IN_MEMORY, OURS_ON_DISK, THEIRS_IN_MEMORY, THEIRS_ON_DISK
from bench.server.measure import Measured, Side

BUSY = 1.0  # the load of a machine that has something else to do
MEMORY, DISK = THEIRS_IN_MEMORY.name, THEIRS_ON_DISK.name


def rows(found: Measured) -> list[Row]:
    """The table."""

    def row(what: str, unit: str, number: Callable[[Side], float], peer: str, aim: float | None = None) -> Row:
        theirs = None if found.theirs is None else number(found.theirs)
        return Row(what=what, unit=unit, ours=number(found.ours), peer=peer, theirs=theirs, aim=aim)

    many = f"{found.effort.flood.tables} tables"
    calm = f"{found.effort.steady.tables} tables, {found.effort.steady.rate:g} actions/s each"
    return [
        row(f"{many}, in memory: acknowledged", "actions/s", lambda side: side.fast_in_memory.loaded.rate, MEMORY, 2000),
        row(f"{many}, in memory: time of the core", "us/action", lambda side: side.fast_in_memory.cost, MEMORY),
        row(f"{many}, on disk: acknowledged", "actions/s", lambda side: side.fast_on_disk.loaded.rate, DISK, 300),
        row(f"{many}, on disk: time of the core", "us/action", lambda side: side.fast_on_disk.cost, DISK),
        row(f"{calm}, in memory: p50", "ms", lambda side: side.steady_in_memory.loaded.p50, MEMORY),
        row(f"{calm}, in memory: p99", "ms", lambda side: side.steady_in_memory.loaded.p99, MEMORY),
        row(f"{calm}, on disk: p50", "ms", lambda side: side.steady_on_disk.loaded.p50, DISK),
        row(f"{calm}, on disk: p99", "ms", lambda side: side.steady_on_disk.loaded.p99, DISK, 50),
        row(f"{found.effort.idle.sockets:,} idle sockets", "MB", lambda side: side.idle, DISK, 150),
    ]


def title(found: Measured) -> str:
    """What the rows are, and which of them may be believed."""
    if found.load < BUSY:
        return "The server on one core"
    return f"The server on one core of a BUSY machine (load {found.load:.1f}): believe only times of the core and memory"


def notes(found: Measured) -> list[str]:
    """What must be known to judge the rows."""
    sides = [(OURS_IN_MEMORY.name, found.ours.fast_in_memory), (OURS_ON_DISK.name, found.ours.fast_on_disk)]
    if found.theirs is not None:
        sides += [(MEMORY, found.theirs.fast_in_memory), (DISK, found.theirs.fast_on_disk)]
    shares = [f"{name} {played.share:.0%} (its players {played.loaded.busy:.0%} of theirs)" for name, played in sides]
    return [f"what each server had of its core without a pause: {', '.join(shares)}"]
