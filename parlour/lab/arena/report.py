"""The report of a tournament: one page of HTML that needs nothing else."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from statistics import median

from parlour.lab.arena.contest import BotName
from parlour.lab.arena.drawing import SHARES, axis, bar, counted, histogram, scale_for, whiskers
from parlour.lab.arena.naming import Naming
from parlour.lab.arena.standings import Meeting, Place, Standings

STYLE = Path(__file__).with_name("report.css")
STRONGEST = 78  # percent of its colour that a cell gets for a clean sweep


def report(naming: Naming, found: Standings, facts: Sequence[str], anchor: BotName, margin: float) -> str:
    """The page: what was played stands in `facts`, the rest follows from the standings."""
    title = escape(naming.say("arena-title", game=naming.game()))
    left = [
        _section(naming, "ratings", _ladder(naming, found), anchor=anchor),
        _section(naming, "pairings", _meetings(naming, found.meetings)),
        _section(naming, "lengths", _lengths(naming, found.lengths)),
    ]
    right = [_section(naming, "matrix", _matrix(naming, found)), _section(naming, "places", _places(naming, found))]
    below = _section(naming, "conduct", _conduct(naming, found), wide=True, margin=f"{naming.number(100 * margin)} %")
    columns = "".join([f'<div class="column">\n{"".join(each)}</div>\n' for each in (left, right)])
    return (
        f'<!doctype html>\n<html lang="{naming.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="facts">{"<br>".join(map(escape, facts))}</p>\n'
        f'<div class="board">\n{columns}{below}</div>\n</main>\n</html>\n'
    )


NOTES = {"ratings": "rating-note", "lengths": "length-note"}


def _section(naming: Naming, key: str, body: str, wide: bool = False, **facts: str) -> str:
    note = escape(naming.say(NOTES.get(key, f"{key}-note"), **facts))
    kind = ' class="wide"' if wide else ""
    return f'<section{kind}>\n<h2>{escape(naming.say(key))}</h2>\n<p class="note">{note}</p>\n{body}</section>\n'


def _ladder(naming: Naming, found: Standings) -> str:
    ends = [end for each in found.ratings for end in (each.interval.low, each.interval.high, each.points)]
    scale = scale_for(min(ends), max(ends), 5)
    lines = []
    for each in found.ratings:
        points, spread = naming.signed(each.points), naming.points(each.interval)
        drawn = whiskers(scale, each.points, each.interval, f"{each.bot}: {points} ({spread})")
        lines.append(_line(each.bot, drawn, points, spread))
    few = 1 + len(scale.marks) // 6
    labels = [naming.signed(mark) if place % few == 0 else "" for place, mark in enumerate(scale.marks)]
    return _lines([*lines, _foot(axis(scale, labels))])


def _matrix(naming: Naming, found: Standings) -> str:
    bots = [each.bot for each in found.ratings]
    shares = {each.pairing: each.share for each in found.meetings}
    shares.update({(other, one): 1 - share for (one, other), share in list(shares.items())})
    head = "".join([f'<th scope="col">{escape(bot)}</th>' for bot in bots])
    rows = [
        f'<tr><th scope="row">{escape(bot)}</th>{"".join([_cell(naming, shares.get((bot, other))) for other in bots])}</tr>'
        for bot in bots
    ]
    table = f'<table class="matrix"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return f'<div class="scroll">{table}</div>\n'


def _cell(naming: Naming, share: float | None) -> str:
    if share is None:
        return '<td class="empty"></td>'
    colour, depth = ("win" if share >= 0.5 else "lose"), round(STRONGEST * abs(2 * share - 1))
    shade = f"background: color-mix(in srgb, var(--{colour}) {depth}%, transparent)"
    return f'<td style="{shade}">{naming.number(100 * share)}</td>'


def _meetings(naming: Naming, meetings: Iterable[Meeting]) -> str:
    lines = [_share(naming, naming.say("versus", one=each.pairing[0], other=each.pairing[1]), each, 0.5) for each in meetings]
    return _lines([*lines, _shares_axis()])


def _places(naming: Naming, found: Standings) -> str:
    parts = [("all-games", found.seats, found.sides), ("equals", found.equal_seats, found.equal_sides)]
    told = []
    for key, seats, sides in parts:
        lines = [_share(naming, naming.seat(each.name), each, each.fair) for each in seats]
        lines += [_share(naming, naming.side(each.name), each, each.fair) for each in naming.apart(sides)]
        games = max([each.games for each in seats])
        if games:
            heading = f"{naming.say(key)}: {naming.say('arena-games', games=games)}"
            told.append(f"<h3>{escape(heading)}</h3>\n{_lines([*lines, _shares_axis()])}")
    return "".join(told)


def _share(naming: Naming, name: str, had: Meeting | Place, fair: float) -> str:
    value, spread = naming.percent(had.share), naming.percents(had.interval)
    told = f"{name}: {value} ({spread}), {naming.say('arena-games', games=had.games)}"
    return _line(name, bar(had.share, had.interval, fair, told), value, spread)


def _lengths(naming: Naming, lengths: Sequence[int]) -> str:
    if not lengths:
        return ""
    told = naming.say("length", median=round(median(lengths)), least=lengths[0], most=lengths[-1])
    scale, _ = counted(lengths)
    few = -(-len(scale.marks) // 7)
    labels = [naming.number(mark) if place % few == 0 else "" for place, mark in enumerate(scale.marks)]
    return f"{histogram(lengths, told)}{axis(scale, labels)}<p>{escape(told)}</p>\n"


def _conduct(naming: Naming, found: Standings) -> str:
    columns = ("bot", "decisions", "seconds", "most", "looked", "watched", "free-losses", "dominated")
    head = "".join([f'<th scope="col">{escape(naming.say(each))}</th>' for each in columns])
    rows = "".join([
        f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in conduct_row(naming, found, each.bot)])}</tr>"
        for each in found.ratings
    ])  # fmt: skip
    return f'<div class="scroll"><table class="plain"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>\n'


def conduct_row(naming: Naming, found: Standings, bot: BotName) -> tuple[str, ...]:
    """How one bot behaved, cell by cell."""
    conduct = found.conduct[bot]
    return (
        bot,
        naming.number(conduct.decisions),
        naming.mean(conduct.seconds, conduct.decisions, 4),
        naming.number(conduct.most, 3),
        naming.mean(conduct.looked, conduct.decisions, 1),
        naming.number(conduct.watched),
        naming.per_thousand(conduct.losses, conduct.watched),
        naming.per_thousand(conduct.dominated, conduct.watched),
    )


def _shares_axis() -> str:
    return _foot(axis(SHARES, ["0", "", "50 %", "", "100 %"]))


def _lines(lines: Iterable[str]) -> str:
    return f'<div class="lines">\n{"".join(lines)}</div>\n'


def _line(name: str, drawn: str, value: str, small: str) -> str:
    label = f'<span class="value">{escape(value)}<small>{escape(small)}</small></span>'
    return f'<div class="line"><span class="name">{escape(name)}</span>{drawn}{label}</div>\n'


def _foot(drawn: str) -> str:
    return f'<div class="line foot"><span class="name"></span>{drawn}<span class="value"></span></div>\n'
