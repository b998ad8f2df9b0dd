"""A page of HTML that fetches nothing: its head, its sections, and lines of a name, a chart and a number."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from parlour.lab.arena.charts import SHARES, axis

STYLE = Path(__file__).with_name("report.css")


def page(language: str, title: str, facts: Iterable[str], body: str, styles: Sequence[Path] = (STYLE,)) -> str:
    """The whole page: `facts` says what was played, `body` is its sections."""
    title = escape(title)
    style = "".join([file.read_text(encoding="utf-8") for file in styles])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="facts">{"<br>".join(map(escape, facts))}</p>\n'
        f'<div class="board">\n{body}</div>\n</main>\n</html>\n'
    )


def column(sections: Iterable[str]) -> str:
    """Sections below one another, on one half of a wide page."""
    return f'<div class="column">\n{"".join(sections)}</div>\n'


def section(heading: str, note: str, body: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f'<section{kind}>\n<h2>{escape(heading)}</h2>\n<p class="note">{escape(note)}</p>\n{body}</section>\n'


def lines(rows: Iterable[str]) -> str:
    return f'<div class="lines">\n{"".join(rows)}</div>\n'


def line(name: str, chart: str, value: str, small: str) -> str:
    """A name, its chart, its number, and what is known about that."""
    label = f'<span class="value">{escape(value)}<small>{escape(small)}</small></span>'
    return f'<div class="line"><span class="name">{escape(name)}</span>{chart}{label}</div>\n'


def foot(chart: str) -> str:
    """The axis below some lines."""
    return f'<div class="line foot"><span class="name"></span>{chart}<span class="value"></span></div>\n'


def shares_axis() -> str:
    return foot(axis(SHARES, ["0", "", "50 %", "", "100 %"]))
