"""Measures of a game by name, as sweeps and targets use them: what there was of a line, of how much.

first           the first team's share of the win
side:NAME       a side's share of the win where it was led: side:faction-rus, or side:rus
end:NAME        games that ended for this reason, or with this event
drawn           games that nobody won alone
used:KIND WHAT  teams that took something at least once, of those to which it was offered
answers, turns, lead-changes, drama, decided
"""

from collections.abc import Callable, Mapping
from math import fsum
from typing import TypeAlias

from parlour.lab.judge.evidence import is_shared, team_share
from parlour.lab.judge.store import GameLine

Part: TypeAlias = tuple[float, float]  # what there was, of how much
Measure: TypeAlias = Callable[[GameLine], Part | None]

SHARES = ("first", "drawn", "decided", "side", "end", "used")  # measures between 0 and 1


def measure_named(name: str) -> Measure | None:
    """The measure of a name; None if there is none."""
    kind, colon, what = name.partition(":")
    if colon and what and kind in _ABOUT:
        return lambda line: _ABOUT[kind](line, what)
    return _PLAIN.get(name)


def is_share(name: str) -> bool:
    """Whether a measure lies between 0 and 1."""
    return name.partition(":")[0] in SHARES


def _first(line: GameLine) -> Part | None:
    return (team_share(line, min(line.teams)), 1.0) if line.outcome is not None else None


def _side(line: GameLine, side: str) -> Part | None:
    seats = [seat for seat, name in enumerate(line.sides) if name == side or name.partition("-")[2] == side]
    return (fsum([line.outcome[seat] for seat in seats]), 1.0) if seats and line.outcome is not None else None


def _end(line: GameLine, name: str) -> Part | None:
    return float(name in (line.reason, line.end)), 1.0


def _used(line: GameLine, key: str) -> Part | None:
    counts = line.choices.get(key, ())
    offered = [place for place in range(0, len(counts), 2) if counts[place]]
    return (float(sum(counts[place + 1] > 0 for place in offered)), float(len(offered))) if offered else None


def _drama(line: GameLine) -> Part | None:
    return (line.tension.drama, 1.0) if line.tension is not None and line.tension.drama is not None else None


def _decided(line: GameLine) -> Part | None:
    return (line.tension.decided, 1.0) if line.tension is not None and line.tension.decided is not None else None


_ABOUT: Mapping[str, Callable[[GameLine, str], Part | None]] = {"side": _side, "end": _end, "used": _used}
_PLAIN: Mapping[str, Measure] = {
    "first": _first,
    "drawn": lambda line: (float(is_shared(line)), 1.0) if line.outcome is not None else None,
    "answers": lambda line: (float(line.answers), 1.0),
    "turns": lambda line: (float(line.turns), 1.0) if line.turns is not None else None,
    "lead-changes": lambda line: (float(line.tension.lead_changes), 1.0) if line.tension is not None else None,
    "drama": _drama,
    "decided": _decided,
}
