"""The report of a tournament: one self-contained page of HTML."""

from collections.abc import Sequence
from html import escape
from statistics import median

from parlour.lab.arena.charts import axis, bar, labelled_histogram, reliability, scale_for, whiskers
from parlour.lab.arena.format import DASH, Formatter
from parlour.lab.arena.page import column, foot, line, lines, page, section, shares_axis
from parlour.lab.arena.standings import Foresight, Meeting, Place, Standings
from parlour.lab.arena.tournament import BotName

FULL_SHADE = 78  # percent of its colour that a cell gets for a clean sweep


def html_report(formatter: Formatter, standings: Standings, facts: Sequence[str], anchor: BotName, margin: float) -> str:
    """The page: `facts` says what was played, the rest follows from the standings."""
    left = [
        _section(formatter, "ratings", _ladder(formatter, standings), anchor=anchor),
        _section(formatter, "pairings", _meetings(formatter, standings.meetings)),
        _section(formatter, "lengths", _lengths(formatter, standings.lengths)),
    ]
    right = [
        _section(formatter, "matrix", _matrix(formatter, standings)),
        _section(formatter, "places", _places(formatter, standings)),
        *([_section(formatter, "foresight", _foresight(formatter, standings))] if standings.foresight else []),
    ]
    below = _section(
        formatter, "conduct", _conduct(formatter, standings), wide=True, margin=f"{formatter.number(100 * margin)} %"
    )
    title = formatter.say("arena-title", game=formatter.game())
    return page(formatter.language, title, facts, f"{column(left)}{column(right)}{below}")


NOTES = {"ratings": "rating-note", "lengths": "length-note"}


def _section(formatter: Formatter, key: str, body: str, wide: bool = False, **facts: str) -> str:
    return section(formatter.say(key), formatter.say(NOTES.get(key, f"{key}-note"), **facts), body, wide)


def _ladder(formatter: Formatter, standings: Standings) -> str:
    ends = [end for rating in standings.ratings for end in (rating.interval.low, rating.interval.high, rating.points)]
    scale = scale_for(min(ends), max(ends), 5)
    rows = []
    for rating in standings.ratings:
        points, spread = formatter.rating(rating.points), formatter.rating_interval(rating.interval)
        chart = whiskers(scale, rating.points, rating.interval, f"{rating.bot}: {points} ({spread})")
        rows.append(line(rating.bot, chart, points, spread))
    every = 1 + len(scale.marks) // 6
    labels = [formatter.rating(mark) if place % every == 0 else "" for place, mark in enumerate(scale.marks)]
    return lines([*rows, foot(axis(scale, labels))])


def _matrix(formatter: Formatter, standings: Standings) -> str:
    bots = [rating.bot for rating in standings.ratings]
    shares = {meeting.pairing: meeting.share for meeting in standings.meetings}
    shares.update({(other, one): 1 - share for (one, other), share in list(shares.items())})
    head = "".join([f'<th scope="col">{escape(bot)}</th>' for bot in bots])
    rows = [
        f'<tr><th scope="row">{escape(bot)}</th>{"".join([_cell(formatter, shares.get((bot, other))) for other in bots])}</tr>'
        for bot in bots
    ]
    table = f'<table class="matrix"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return f'<div class="scroll">{table}</div>\n'


def _cell(formatter: Formatter, share: float | None) -> str:
    if share is None:
        return '<td class="empty"></td>'
    colour, depth = ("win" if share >= 0.5 else "lose"), round(FULL_SHADE * abs(2 * share - 1))
    shade = f"background: color-mix(in srgb, var(--{colour}) {depth}%, transparent)"
    return f'<td style="{shade}">{formatter.number(100 * share)}</td>'


def _meetings(formatter: Formatter, meetings: Sequence[Meeting]) -> str:
    names = [formatter.say("versus", one=meeting.pairing[0], other=meeting.pairing[1]) for meeting in meetings]
    rows = [_share(formatter, name, meeting, 0.5) for name, meeting in zip(names, meetings, strict=True)]
    return lines([*rows, shares_axis()])


def _places(formatter: Formatter, standings: Standings) -> str:
    parts = [("all-games", standings.seats, standings.sides), ("equals", standings.equal_seats, standings.equal_sides)]
    blocks = []
    for key, seats, sides in parts:
        rows = [_share(formatter, formatter.seat(seat.name), seat, seat.fair) for seat in seats]
        rows += [_share(formatter, formatter.side(side.name), side, side.fair) for side in formatter.separate_sides(sides)]
        games = max([seat.games for seat in seats])
        if games:
            heading = f"{formatter.say(key)}: {formatter.say('arena-games', games=games)}"
            blocks.append(f"<h3>{escape(heading)}</h3>\n{lines([*rows, shares_axis()])}")
    return "".join(blocks)


def _share(formatter: Formatter, name: str, result: Meeting | Place, fair: float) -> str:
    value, spread = formatter.percent(result.share), formatter.percent_interval(result.interval)
    label = f"{name}: {value} ({spread}), {formatter.say('arena-games', games=result.games)}"
    return line(name, bar(result.share, result.interval, fair, label), value, spread)


def _lengths(formatter: Formatter, lengths: Sequence[int]) -> str:
    if not lengths:
        return ""
    summary = formatter.say("length", median=round(median(lengths)), least=lengths[0], most=lengths[-1])
    return f"{labelled_histogram(lengths, summary, formatter.number)}<p>{escape(summary)}</p>\n"


def _conduct(formatter: Formatter, standings: Standings) -> str:
    columns = ("bot", "decisions", "seconds", "most", "looked", "watched", "free-losses", "dominated")
    head = "".join([f'<th scope="col">{escape(formatter.say(column))}</th>' for column in columns])
    rows = "".join([
        f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in conduct_row(formatter, standings, rating.bot)])}</tr>"
        for rating in standings.ratings
    ])  # fmt: skip
    table = f'<table class="plain"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    shames = "".join([f"<p>{escape(told)}</p>\n" for told in shame_lines(formatter, standings)])
    return f'<div class="scroll">{table}</div>\n{shames}'


def shame_lines(formatter: Formatter, standings: Standings) -> list[str]:
    """A line for each bot that gave shameful answers: how many of each kind."""
    told = []
    for rating in standings.ratings:
        counts = sorted(standings.conduct[rating.bot].shameful.items())
        if counts:
            what = ", ".join([f"{formatter.shame(name)} ({count})" for name, count in counts])
            told.append(formatter.say("shameful", bot=rating.bot, what=what))
    return told


def _foresight(formatter: Formatter, standings: Standings) -> str:
    figures = []
    for own in standings.foresight:
        cells = foresight_row(formatter, own)
        label = f"{cells[0]}: {formatter.say('brier')} {cells[2]} ({cells[3]})"
        figures.append(f"<figure>{reliability(own.forecasts.points(), label)}<figcaption>{escape(label)}</figcaption></figure>\n")
    return f'<div class="figures">\n{"".join(figures)}</div>\n'


def foresight_row(formatter: Formatter, own: Foresight) -> tuple[str, ...]:
    """The cells of the table that say how well one bot knew what would come."""
    interval = f"{formatter.number(own.interval.low, 3)}{DASH}{formatter.number(own.interval.high, 3)}"
    return own.bot, formatter.number(own.forecasts.count), formatter.number(own.brier, 3), interval


def conduct_row(formatter: Formatter, standings: Standings, bot: BotName) -> tuple[str, ...]:
    """The cells of the table that say how one bot behaved."""
    conduct = standings.conduct[bot]
    return (
        bot,
        formatter.number(conduct.decisions),
        formatter.mean(conduct.seconds, conduct.decisions, 4),
        formatter.number(conduct.most, 3),
        formatter.mean(conduct.looked, conduct.decisions, 1),
        formatter.number(conduct.watched),
        formatter.per_thousand(conduct.losses, conduct.watched),
        formatter.per_thousand(conduct.dominated, conduct.watched),
    )
