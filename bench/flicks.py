"""Desktopia's flicks beside pooltool and pymunk: the same tables, the same physics, CPU time of one core."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot
from statistics import fmean

from bench import flickpeers, tables
from bench.clock import Effort, cost, rate
from bench.flickpeers import Shot
from bench.report import Row, Skipped
from bench.tables import BOUNCE, SLOWING, Flick, Table
from parlour.games.desktopia.physics import Body, Matter, Run, Scene, Terrain, warm
from parlour.games.desktopia.physics.compiled import ready
from parlour.games.desktopia.physics.flick import flick_in, flicks_in
from parlour.games.desktopia.physics.form import PLAIN, Form

POOLTOOL, LEAN, PYMUNK = "pooltool", "pooltool, lean", "pymunk, 1/240 s"
PEERS = {"pool.py": (POOLTOOL, LEAN), "munk.py": (PYMUNK,)}
TABLES: dict[str, Callable[[], Table]] = {
    "(a) one disk": tables.alone,
    "(b) break of 15": tables.rack,
    "(c) 33 disks, 6 books": tables.desk,
}
RANDOM = "random flicks of (c)"
GAME = "random flicks, 33 disks of four sizes, 6 books, open border"
BATCH = 20_000  # flicks at once, compiled
SLOW_BATCH = 200  # in plain Python
SAME = 1000  # times the same flick, compiled
FEW = 200  # of the random flicks on a peer


@dataclass(slots=True)
class Found:
    """Every measurement, by table: seconds of a flick of ours in both forms, and of each peer that could be had."""

    plain: dict[str, float] = field(default_factory=dict)
    compiled: dict[str, float] = field(default_factory=dict)
    theirs: dict[str, dict[str, float]] = field(default_factory=dict)
    apart: dict[str, dict[str, float]] = field(default_factory=dict)  # millimetres from our places, at worst
    versions: dict[str, str] = field(default_factory=dict)


def measure(effort: Effort, skipped: list[str]) -> Found:
    """The reasons of measurements that cannot be made are added to `skipped`."""
    found = Found()
    if not warm(wait=True):
        skipped.append("the compiled flicks: numba is not installed")
    for name, table in {**_tables(), GAME: tables.game(BATCH)}.items():
        _say(name)
        scene = scene_of(table)
        found.plain[name] = _plain(scene, table, effort)
        if (form := ready()) is not None:
            found.compiled[name] = _compiled(form, scene, table, effort)
    reasons = [reason for program in PEERS for reason in _peer(program, found, effort)]
    skipped += dict.fromkeys(reasons)
    return found


def rows(found: Found) -> list[Row]:
    """The table; the aims stand here."""
    peers = [peer for names in PEERS.values() for peer in names]
    lines = []
    for name in _tables():
        for form, ours in (("compiled", found.compiled), ("plain Python", found.plain)):
            if name in ours:
                lines += [_row(f"{name}, {form}", ours[name], peer, found.theirs.get(name, {}).get(peer)) for peer in peers]
    return [*_alone(found), *lines]


def notes(found: Found) -> list[str]:
    """How far from our resting places, which are exact, the peers leave a disk at worst."""
    return [
        f"{name}: a disk rests " + ", ".join(f"{far:.3g} mm off on {peer}" for peer, far in peers.items())
        for name, peers in found.apart.items()
    ]


def scene_of(table: Table) -> Scene:
    """The table for our engine."""
    matter = Matter(slowing=SLOWING, bounce=BOUNCE, terrain_bounce=BOUNCE, rim=0.0)
    terrain = Terrain(table.side, table.side, polygons=table.rectangles)
    sized = zip(table.disks, table.radii, strict=True)
    return Scene([Body(x, y, radius, 0.0132 * radius * radius) for (x, y), radius in sized], terrain, matter=matter)


def _tables() -> dict[str, Table]:
    return {**{name: make() for name, make in TABLES.items()}, RANDOM: tables.crowd(BATCH)}


def _alone(found: Found) -> list[Row]:
    """What no peer can play, and the same where they can, as flicks a second."""
    lines = []
    for name, aim in ((GAME, 900_000.0), (RANDOM, None)):
        if name in found.compiled:
            lines.append(Row(what=f"{name}, compiled", unit="flicks/s", ours=1 / found.compiled[name], aim=aim))
        lines.append(Row(what=f"{name}, plain Python", unit="flicks/s", ours=1 / found.plain[name]))
    return lines


def _row(what: str, ours: float, peer: str, theirs: float | None) -> Row:
    aims = {(POOLTOOL, True): 2000.0, (POOLTOOL, False): 50.0, (PYMUNK, False): 1.0}
    aim = aims.get((peer, what.endswith("compiled"))) if not what.startswith("(a)") else None
    return Row(what=what, unit="us", ours=1e6 * ours, peer=peer, theirs=None if theirs is None else 1e6 * theirs, aim_ratio=aim)


def _plain(scene: Scene, table: Table, effort: Effort) -> float:
    """Seconds of a flick with its whole record; of a random one, as a batch without."""
    if len(table.flicks) > 1:
        return _in_a_batch(PLAIN, scene, table.flicks[:SLOW_BATCH], effort)
    return cost(lambda flick: _run(scene, flick), table.flicks, effort) / 1e6


def _compiled(form: Form, scene: Scene, table: Table, effort: Effort) -> float:
    """Seconds of a flick in a batch: a call for a single one takes longer than the flick."""
    return _in_a_batch(form, scene, table.flicks if len(table.flicks) > 1 else table.flicks * SAME, effort)


def _run(scene: Scene, flick: Flick) -> Run:
    return flick_in(PLAIN, scene, flick.disk, flick.ux, flick.uy, flick.speed)


def _in_a_batch(form: Form, scene: Scene, flicks: Sequence[Flick], effort: Effort) -> float:
    disks = form.ints([flick.disk for flick in flicks])
    ux, uy, speed = (form.floats([getattr(flick, name) for flick in flicks]) for name in ("ux", "uy", "speed"))

    def work() -> int:
        flicks_in(form, scene, disks, ux, uy, speed)
        return len(flicks)

    return 1 / rate(work, effort)


def _peer(program: str, found: Found, effort: Effort) -> list[str]:
    """Measures what a program has to offer; returns why not."""
    _say(" and ".join(PEERS[program]))
    for name, table in _tables().items():
        scene = scene_of(table)
        runs = [_run(scene, flick) for flick in table.flicks[:FEW]]
        given = table.plain([_lasts(run) for run in runs], FEW, effort.repeats if len(runs) == 1 else 1)
        try:
            measured = flickpeers.measure(program, given)
        except Skipped as reason:
            return [str(reason)]
        found.versions[_peer_of(program)] = measured.version
        for peer, shots in measured.shots.items():
            found.theirs.setdefault(name, {})[peer] = fmean(shot.seconds for shot in shots)
            found.apart.setdefault(name, {})[peer] = _distance(runs, shots)
    return []


def _peer_of(program: str) -> str:
    return PEERS[program][0].partition(",")[0]


def _lasts(run: Run) -> float:
    """Seconds until everything rests."""
    return max(path.time + hypot(path.vx, path.vy) / SLOWING for path in run.paths)


def _distance(runs: Sequence[Run], shots: Sequence[Shot]) -> float:
    return max(
        hypot(x - ours_x, y - ours_y)
        for run, shot in zip(runs, shots, strict=True)
        for (x, y), ours_x, ours_y in zip(shot.places, run.x, run.y, strict=True)
    )


def _say(what: str) -> None:
    print(f"measuring flicks, {what} ...", file=sys.stderr, flush=True)
