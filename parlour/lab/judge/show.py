"""Pieces of the report's page that several sections use: tables by level, figures, and lists that fold."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from parlour.lab.arena import Formatter
from parlour.lab.arena.charts import bar
from parlour.lab.arena.format import DASH
from parlour.lab.arena.page import line
from parlour.lab.judge.estimates import Estimate, Extreme


@dataclass(frozen=True, slots=True)
class Row:
    """A measure and its number at each level: a text, an estimate, or None where there is none."""

    name: str
    cells: Sequence[str | Estimate | Extreme | None]
    percent: bool = False
    digits: int = 1


def table(formatter: Formatter, levels: Sequence[str], rows: Iterable[Row]) -> str:
    """A measure in each line, a level in each column."""
    head = "".join([f'<th scope="col">{escape(level)}</th>' for level in levels])
    body = "".join([
        f'<tr><th scope="row">{escape(row.name)}</th>{"".join([_cell(formatter, row, cell) for cell in row.cells])}</tr>\n'
        for row in rows
    ])  # fmt: skip
    return (
        f'<div class="scroll"><table class="measures"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>\n{body}</tbody></table></div>\n"
    )


def level_heading(level: str, told: str) -> str:
    return f"<h3>{escape(level)}: {escape(told)}</h3>\n"


def share_line(formatter: Formatter, name: str, share: Estimate, fair: float, games: int) -> str:
    """A share of the win as a bar with its interval."""
    value, spread = formatter.percent(share.value), formatter.percent_interval(share.interval)
    label = f"{name}: {value} ({spread}), {formatter.say('arena-games', games=games)}"
    return line(name, bar(share.value, share.interval, fair, label), value, spread)


def details(told: str, heading: str, names: Sequence[str], alarm: bool = False) -> str:
    """A line that unfolds to a list of ids, if there are any."""
    if not names:
        return f'<p class="covered">{escape(told)}</p>\n'
    kind = ' class="covered alarm"' if alarm else ' class="covered"'
    listed = " ".join([f"<code>{escape(name)}</code>" for name in names])
    return f"<details{kind}><summary>{escape(told)}</summary><p>{escape(heading)} {listed}</p></details>\n"


def not_played(formatter: Formatter, study: str) -> str:
    """What stands where a study was not played: how to play it."""
    return f'<p class="small">{escape(formatter.say("judge-not-played", study=study))}</p>\n'


def spread(formatter: Formatter, estimate: Estimate, percent: bool, digits: int) -> str:
    """The interval of an estimate."""
    if estimate.low is None or estimate.high is None:
        return DASH
    if percent:
        return formatter.percent_interval(estimate.interval)
    return f"{formatter.number(estimate.low, digits)}{DASH}{formatter.number(estimate.high, digits)}"


def beyond(formatter: Formatter, cell: Extreme) -> str:
    """How rare games beyond an extreme are."""
    return formatter.say("judge-beyond", share=formatter.number(100 * cell.beyond, 1 if cell.beyond < 0.1 else 0))


def _cell(formatter: Formatter, row: Row, cell: str | Estimate | Extreme | None) -> str:
    if cell is None:
        return f'<td class="none">{DASH}</td>'
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    value = formatter.percent(cell.value) if row.percent else formatter.number(cell.value, row.digits)
    small = beyond(formatter, cell) if isinstance(cell, Extreme) else spread(formatter, cell, row.percent, row.digits)
    return f"<td>{escape(value)}<small>{escape(small)}</small></td>"
