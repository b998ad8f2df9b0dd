"""What was measured, laid out as rows: the aims stand here."""

from dataclasses import dataclass

from bench import boardgameio, openspiel, own
from bench.costs import Costs
from bench.report import Row
from bench.sample import Sample

REDUCER = "boardgame.io, reducer"
BARE = "bare JavaScript"
SPIEL = "OpenSpiel, {}"


@dataclass(frozen=True, slots=True)
class Found:
    """Every measurement of a run; None for a peer that was skipped."""

    playout: Sample
    kernel: Sample
    public: Sample
    tictactoe: float  # steps a second
    costs: Costs
    own: own.Measured
    framework: boardgameio.Measured | None
    spiel: openspiel.Measured | None


def rows(found: Found) -> list[Row]:
    """The table."""
    return [*_speeds(found), *_own(found), *_copies(found), *_replays(found), *_views(found), *_saves(found)]


def _speeds(found: Found) -> list[Row]:
    there, unit = found.framework, "decisions/s"
    framework = there.framework.decisions_per_second if there else None
    bare = there.bare.decisions_per_second if there else None
    playout = found.playout.decisions_per_second
    kernel, public = found.kernel.decisions_per_second, found.public.decisions_per_second
    dominoes, poker = "python_block_dominoes", "python_liars_poker"
    steps = found.playout.steps_per_second
    return [
        Row(what="Skirmish, playout", unit=unit, ours=playout, aim=250_000),
        Row(what="Skirmish, playout", unit=unit, ours=playout, peer=REDUCER, theirs=framework, aim_ratio=20),
        Row(what="Skirmish, kernel door", unit=unit, ours=kernel, peer=REDUCER, theirs=framework),
        Row(what="Skirmish, public door", unit=unit, ours=public, peer=REDUCER, theirs=framework),
        Row(what="Skirmish, playout", unit=unit, ours=playout, peer=BARE, theirs=bare),
        _beside_spiel(found, "tic-tac-toe", found.tictactoe, "python_tic_tac_toe"),
        _beside_spiel(found, "Skirmish beside another game", steps, dominoes),
        _beside_spiel(found, "Skirmish beside another game", steps, poker),
    ]


def _own(found: Found) -> list[Row]:
    speeds = [Row(what=name, unit="decisions/s", ours=speed, aim=100_000) for name, speed in found.own.speeds.items()]
    copies = [Row(what=f"{name}, position copied", unit="us", ours=copy, aim=5) for name, copy in found.own.copies.items()]
    return [*speeds, *copies]


def _beside_spiel(found: Found, what: str, ours: float, name: str) -> Row:
    theirs = found.spiel.games[name].steps_per_second if found.spiel else None
    return Row(what=what, unit="steps/s", ours=ours, peer=SPIEL.format(name), theirs=theirs, aim_ratio=1)


def _copies(found: Found) -> list[Row]:
    there, copy = found.framework, found.costs.copy
    json, structured = (there.copy_json, there.copy_structured) if there else (None, None)
    what, unit = "position copied in mid-rule", "us"
    copied = [
        Row(what=what, unit=unit, ours=copy, aim=2),
        Row(what=what, unit=unit, ours=copy, peer="boardgame.io, JSON", theirs=json),
        Row(what=what, unit=unit, ours=copy, peer="boardgame.io, structuredClone", theirs=structured),
    ]
    for name in openspiel.GAMES:
        same = name == "python_tic_tac_toe"
        copied.append(
            Row(
                what="tic-tac-toe copied" if same else what,
                unit=unit,
                ours=found.costs.copy_tictactoe if same else copy,
                peer=SPIEL.format(name),
                theirs=found.spiel.games[name].clone if found.spiel else None,
            )
        )
    return copied


def _replays(found: Found) -> list[Row]:
    theirs = found.framework.replay if found.framework else None
    checked, unchecked = found.costs.replay_checked, found.costs.replay_unchecked
    return [
        Row(what="replay with hash check, an action", unit="us", ours=checked, peer=REDUCER, theirs=theirs, aim=5),
        Row(what="replay without, an action", unit="us", ours=unchecked, peer=REDUCER, theirs=theirs, aim=5),
    ]


def _views(found: Found) -> list[Row]:
    theirs = found.framework.view if found.framework else None
    peer = "boardgame.io, playerView + enumerate"
    return [
        Row(what="view of a seat", unit="us", ours=found.costs.view, peer=peer, theirs=theirs),
        Row(what="match imagined from a view", unit="us", ours=found.costs.imagine),
    ]


def _saves(found: Found) -> list[Row]:
    there, costs = found.framework, found.costs
    save, load, size = (there.save, there.load, there.save_bytes) if there else (None, None, None)
    peer = "boardgame.io, JSON"
    return [
        Row(what="save in mid-rule, to JSON text", unit="us", ours=costs.save, peer=peer, theirs=save),
        Row(what="load in mid-rule, from JSON text", unit="us", ours=costs.load, peer=peer, theirs=load),
        Row(what="save in mid-rule, size", unit="bytes", ours=costs.save_bytes, peer=peer, theirs=size),
    ]
