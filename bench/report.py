"""Rows of a benchmark: us beside a peer, the ratio, the aim, and whether it is reached."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.sample import Sample

HEADINGS = ("what", "ours", "unit", "peer", "theirs", "ratio", "aim", "reached")
POINTS = "points"
NUMBERS = frozenset({"ours", "theirs", "ratio", "games"})


class Skipped(Exception):
    """A peer that cannot be measured here, and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One comparison. The ratio says how many times better we are: more a second, more points, less of anything else."""

    what: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    aim: float | None = None  # for our own number
    aim_ratio: float | None = None

    @property
    def ratio(self) -> float | None:
        if self.theirs is None:
            return None
        return self.ours / self.theirs if self._more_is_better else self.theirs / self.ours

    @property
    def reached(self) -> bool | None:
        """None where there is no aim, or no peer to reach it against."""
        if self.aim is not None:
            return self.ours >= self.aim if self._more_is_better else self.ours <= self.aim
        return None if self.aim_ratio is None or self.ratio is None else self.ratio >= self.aim_ratio

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
        kept = ("what", "unit", "ours", "peer", "theirs", "ratio", "aim", "aim_ratio", "reached")
        return {name: getattr(self, name) for name in kept}

    def cells(self) -> tuple[str, ...]:
        """The row as text, under the headings."""
        ratio = "" if self.ratio is None else f"{_short(self.ratio)} x"
        reached = {True: "yes", False: "no", None: ""}[self.reached]
        theirs = "" if self.theirs is None else _short(self.theirs)
        theirs = "skipped" if self.peer and self.theirs is None else theirs
        return (self.what, _short(self.ours), self.unit, self.peer, theirs, ratio, self._aim_in_words(), reached)

    @property
    def _more_is_better(self) -> bool:
        return self.unit.endswith("/s") or self.unit == POINTS

    def _aim_in_words(self) -> str:
        if self.aim is not None:
            return f"{'at least' if self._more_is_better else 'at most'} {self.aim:,.0f}"
        return "" if self.aim_ratio is None else f"{self.aim_ratio:g} x"


def show_rows(console: Console, title: str, rows: list[Row]) -> None:
    """The comparisons as a table."""
    _show(console, f"{title} (ratio: how many times better we are)", HEADINGS, [row.cells() for row in rows])


def show_samples(console: Console, samples: dict[str, Sample]) -> None:
    """What random games were like here and there."""
    headings = ("random games of Skirmish", "games", "decisions a game", "answers of chance a game", "Red", "White", "draw")
    lines = [
        (
            name,
            f"{each.games:,}",
            f"{each.decisions:.2f} +- {each.decisions_error:.2f}",
            f"{each.drawn:.3f} +- {each.drawn_error:.3f}",
            f"{each.red:.1%}",
            f"{each.white:.1%}",
            f"{each.even:.1%}",
        )
        for name, each in samples.items()
    ]
    _show(console, "The same rules play the same games", headings, lines)


def _show(console: Console, title: str, headings: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> None:
    """A drawn table on a terminal, aligned plain text anywhere else."""
    if console.is_terminal:
        table = Table(title=title, title_justify="left")
        for heading in headings:
            table.add_column(heading, justify="right" if heading in NUMBERS else "left")
        for line in lines:
            table.add_row(*line)
        console.print(table)
        return
    widths = [max(map(len, column)) for column in zip(headings, *lines, strict=True)]
    print(f"\n{title}\n")
    for line in (headings, *lines):
        cells = zip(line, headings, widths, strict=True)
        print("  ".join(cell.rjust(width) if name in NUMBERS else cell.ljust(width) for cell, name, width in cells).rstrip())


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
