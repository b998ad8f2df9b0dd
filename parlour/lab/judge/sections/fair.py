"""Is the game fair: the share of the win by seat, by side and by pair of sides between equal players, at each level."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, fsum

from parlour.lab.arena import Formatter
from parlour.lab.arena.page import lines, shares_axis
from parlour.lab.judge.estimates import NORMAL, Estimate
from parlour.lab.judge.evidence import EDGE, Evidence, Level, Ruling, team_share
from parlour.lab.judge.show import level_heading, share_line, spread
from parlour.lab.judge.store import GameLine

SMALL = 0.01  # the edge for which the report says how many games it would need


@dataclass(frozen=True, slots=True)
class Part:
    """What a seat or a side had of the win."""

    name: str
    games: int
    share: Estimate
    fair: float


@dataclass(frozen=True, slots=True)
class Pair:
    """What one side had of the win against another, of what both had."""

    one: str
    other: str
    games: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class Balance:
    """The measures of one level."""

    games: int
    seats: tuple[Part, ...]
    sides: tuple[Part, ...]
    pairs: tuple[Pair, ...]
    ruling: Ruling | None
    games_needed: int | None  # until the interval of the first team's share is no wider than the small edge to either side


@dataclass(frozen=True, slots=True)
class Fair:
    """The measures of this section."""

    levels: Mapping[str, Balance]
    forced_by: tuple[str, ...]  # the options and questions by which each side was forced
    edge: float = EDGE
    small_edge: float = SMALL


def measure(evidence: Evidence) -> Fair:
    forced = tuple(dict.fromkeys([name.split(" ")[-1] for name, _ in evidence.trial.lineups[0]]))
    return Fair({level.name: balance(level) for level in evidence.levels}, forced)


def balance(level: Level) -> Balance:
    played = level.finished
    return Balance(
        len(played),
        tuple(_seats(level, played)),
        tuple(_sides(level, played)),
        tuple(_pairs(level, played)),
        level.ruling,
        games_needed(played),
    )


def even_share(teams: tuple[int, ...], seat: int) -> float:
    """The share of a seat if all teams were equally strong; who plays alone wins or loses."""
    sizes = {team: teams.count(team) for team in teams}
    return 1 / len(sizes) / sizes[teams[seat]] if len(sizes) > 1 else 0.5


def games_needed(played: Sequence[GameLine]) -> int | None:
    """How many games it takes to see the small edge: from how much the deals differ, so that luck they share counts once."""
    by_deal: dict[int, list[float]] = {}
    for line in played:
        by_deal.setdefault(line.deal, []).append(team_share(line, min(line.teams)))
    if len(by_deal) < 2:
        return None
    means = [fsum(shares) / len(shares) for shares in by_deal.values()]
    middle = fsum(means) / len(means)
    variance = fsum([(mean - middle) ** 2 for mean in means]) / (len(means) - 1)
    return ceil((NORMAL / SMALL) ** 2 * variance * len(played) / len(by_deal)) or None


def _seats(level: Level, played: Sequence[GameLine]) -> Iterable[Part]:
    for seat in range(len(played[0].teams) if played else 0):
        fair = fsum([even_share(line.teams, seat) for line in played]) / len(played)
        share = level.bootstrap.share([(line.deal, _had(line, [seat]), 1.0) for line in played], fair)
        if share is not None:
            yield Part(str(seat), len(played), share, fair)


def _sides(level: Level, played: Sequence[GameLine]) -> Iterable[Part]:
    """Each side that only a part of the table led."""
    told: dict[str, list[tuple[int, float, float]]] = {}
    for line in played:
        for side, seats in seats_by_side(line).items():
            fair = fsum([even_share(line.teams, seat) for seat in seats])
            if side and fair < 1:
                told.setdefault(side, []).append((line.deal, _had(line, seats), fair))
    for side, games in sorted(told.items()):
        fair = fsum([each for _, _, each in games]) / len(games)
        share = level.bootstrap.share([(deal, had, 1.0) for deal, had, _ in games], fair)
        assert share is not None
        yield Part(side, len(games), share, fair)


def _pairs(level: Level, played: Sequence[GameLine]) -> Iterable[Pair]:
    """Each two sides of different teams that met."""
    met: dict[tuple[str, str], list[tuple[int, float, float]]] = {}
    for line in played:
        sides = seats_by_side(line)
        for one in sides:
            for other in sides:
                apart = not {line.teams[seat] for seat in sides[one]} & {line.teams[seat] for seat in sides[other]}
                if one and other and one < other and apart:
                    own, both = _had(line, sides[one]), _had(line, [*sides[one], *sides[other]])
                    met.setdefault((one, other), []).append((line.deal, own, both))
    for (one, other), games in sorted(met.items()):
        share = level.bootstrap.share(games)
        if share is not None:
            yield Pair(one, other, len(games), share)


def seats_by_side(line: GameLine) -> dict[str, list[int]]:
    """The seats that led each side; "" is none yet."""
    seats: dict[str, list[int]] = {}
    for seat, side in enumerate(line.sides):
        seats.setdefault(side, []).append(seat)
    return seats


def _had(line: GameLine, seats: Sequence[int]) -> float:
    """What these seats had of the win together."""
    return fsum([line.outcome[seat] for seat in seats]) if line.outcome is not None else 0.0


def show(formatter: Formatter, evidence: Evidence, fair: Fair) -> str:
    forced = ", ".join(fair.forced_by)
    taken = any(level.sides and not _named_by_seats(level) for level in fair.levels.values())
    told = [formatter.say("judge-forced", options=forced)] if forced else [formatter.say("judge-seen")] if taken else []
    blocks = [f"<p>{escape(line)}</p>\n" for line in told]
    for name, level in fair.levels.items():
        rows = [
            share_line(formatter, _seat(formatter, fair, seat.name), seat.share, seat.fair, seat.games) for seat in level.seats
        ]
        rows += [
            share_line(formatter, formatter.side(side.name), side.share, side.fair, side.games)
            for side in (() if _named_by_seats(level) else level.sides)
        ]
        chart = lines([*rows, shares_axis()]) if rows else ""
        heading = level_heading(name, formatter.say("arena-games", games=level.games))
        blocks.append(
            f'<div class="level">{heading}{chart}{_pair_table(formatter, level)}{_told(formatter, evidence, level)}</div>\n'
        )
    return "".join(blocks)


def _seat(formatter: Formatter, fair: Fair, seat: str) -> str:
    """A seat with its side, where that is always the same."""
    return formatter.say("seat", seat=seat) if fair.forced_by else formatter.seat(seat)


def _named_by_seats(level: Balance) -> bool:
    """Whether each seat led one side in all games, which its line names already."""
    return len(level.sides) == len(level.seats) and all(side.games == level.games for side in level.sides)


def _pair_table(formatter: Formatter, level: Balance) -> str:
    """Who beats whom among the sides, if there are more than two."""
    sides = sorted({side for pair in level.pairs for side in (pair.one, pair.other)})
    if len(sides) < 3:
        return ""
    shares = {(pair.one, pair.other): pair for pair in level.pairs}
    head = "".join([f'<th scope="col">{escape(formatter.side(side))}</th>' for side in sides])
    rows = []
    for one in sides:
        cells = "".join([_pair_cell(formatter, shares.get((one, other)), shares.get((other, one))) for other in sides])
        rows.append(f'<tr><th scope="row">{escape(formatter.side(one))}</th>{cells}</tr>')
    body = f"<thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="scroll"><table class="matrix">{body}</table></div>\n'


def _pair_cell(formatter: Formatter, pair: Pair | None, mirror: Pair | None) -> str:
    """The share of the side of the row against that of the column."""
    met = pair or mirror
    if met is None:
        return '<td class="empty"></td>'
    own = met.share
    if pair is None:
        own = Estimate(1 - own.value, _rest(own.high), _rest(own.low), own.deals)
    colour, depth = ("win" if own.value >= 0.5 else "lose"), round(78 * abs(2 * own.value - 1))
    shade = f"background: color-mix(in srgb, var(--{colour}) {depth}%, transparent)"
    return f'<td style="{shade}">{formatter.number(100 * own.value)}<small>{spread(formatter, own, True, 0)}</small></td>'


def _rest(share: float | None) -> float | None:
    return None if share is None else 1 - share


def _told(formatter: Formatter, evidence: Evidence, level: Balance) -> str:
    """What the sequential test found, and how many games a small edge would need."""
    told = []
    ruling = level.ruling
    if ruling is not None:
        answer = "open" if not ruling.decided else "even" if ruling.favoured is None else "edge"
        who = "" if ruling.favoured is None else _team(formatter, evidence, ruling.favoured)
        edge = formatter.number(100 * ruling.edge)
        told.append(formatter.say("judge-ruling", answer=answer, who=who, edge=edge, deals=ruling.deals))
    if level.games_needed is not None:
        games, edge = formatter.number(level.games_needed), formatter.number(100 * SMALL)
        told.append(formatter.say("judge-needed", games=games, edge=edge))
    return "".join([f'<p class="small">{escape(line)}</p>\n' for line in told])


def _team(formatter: Formatter, evidence: Evidence, team: int) -> str:
    """A team by its seats, if these are the same in all games."""
    lines = [line for level in evidence.levels for line in level.lines]
    seats = {tuple([seat for seat, own in enumerate(line.teams) if own == team]) for line in lines}
    if len(seats) > 1:
        return formatter.say("judge-team", team=team + 1)
    return formatter.say("seat", seat=", ".join(map(str, seats.pop())))
