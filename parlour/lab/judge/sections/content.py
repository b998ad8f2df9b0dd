"""How often each card, unit and answer was offered and taken, and who won with it: what is dead, and what is a must."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape

from parlour.lab.arena import Formatter
from parlour.lab.arena.format import DASH
from parlour.lab.judge.estimates import Difference, Estimate, adjust, difference, quick_share
from parlour.lab.judge.evidence import Evidence, Level, team_share
from parlour.lab.judge.show import level_heading
from parlour.lab.judge.store import GameLine
from parlour.lab.judge.trial import Variant

LEAST = 5  # teams to which it was offered, before anything is said of a piece
DEAD = 0.05  # of the teams to which it was offered: fewer take what is dead
MUST = 0.9  # more take what is a must, if they win more with it
SURE = 0.05  # the adjusted probability below which a difference counts


@dataclass(frozen=True, slots=True)
class Item:
    """A piece, or a kind of answer, where it could be chosen. A team counts once a game."""

    what: str
    offered: int  # decisions in which it was one of several
    taken: Estimate  # the share of those in which it was taken
    teams: int  # to which it was offered at all
    used: Estimate  # the share of those that took it at least once
    won: Estimate | None  # what they had of the win
    lead: Difference | None  # how much more that is than what those had who never took it
    worth: Difference | None = None  # restricted play: what a team has of the win more than one that may not take it
    verdict: str = ""  # "dead" or "must"


@dataclass(frozen=True, slots=True)
class Contents:
    """The measures of one level, by the kind of question."""

    kinds: Mapping[str, tuple[Item, ...]]
    dead: tuple[str, ...]  # "kind what"
    must: tuple[str, ...]


def measure(evidence: Evidence) -> Mapping[str, Contents]:
    return {level.name: contents(level, bans(evidence, level)) for level in evidence.levels}


def contents(level: Level, worth: Mapping[tuple[str, str], Difference]) -> Contents:
    found = [_item(level.finished, key) for key in sorted({key for line in level.finished for key in line.choices})]
    items = [(kind, item) for kind, item in found if item is not None]
    leads = iter(adjust([item.lead for _, item in items if item.lead is not None]))
    items = [(kind, item if item.lead is None else replace(item, lead=next(leads))) for kind, item in items]
    items = [(kind, replace(item, worth=worth.get((kind, item.what)))) for kind, item in items]
    items = [(kind, replace(item, verdict=verdict_on(item))) for kind, item in items]
    kinds: dict[str, list[Item]] = {}
    for kind, item in items:
        kinds.setdefault(kind, []).append(item)
    return Contents(
        {
            kind: tuple(sorted(own, key=lambda item: (-item.used.value, -item.taken.value, item.what)))
            for kind, own in kinds.items()
        },
        *[tuple([f"{kind} {item.what}" for kind, item in items if item.verdict == name]) for name in ("dead", "must")],
    )


def verdict_on(item: Item) -> str:
    """Whether an item is dead or a must; "" if neither is certain."""
    if (item.used.high or 0.0) < DEAD:
        return "dead"
    better = item.worth or item.lead
    wins = better is not None and better.low > 0 and better.adjusted < SURE
    return "must" if (item.used.low or 0.0) > MUST and wins else ""


def _item(played: Sequence[GameLine], key: str) -> tuple[str, Item | None]:
    """What became of one key of `choices`, team by team."""
    kind, what = key.split(" ", 1)
    chosen: list[tuple[int, float, float]] = []
    used, won, missed = list(chosen), list(chosen), list(chosen)
    for line, team, offered, taken in _teams(played, key):
        chosen.append((line.deal, float(taken), float(offered)))
        used.append((line.deal, float(taken > 0), 1.0))
        (won if taken else missed).append((line.deal, team_share(line, team), 1.0))
    share, teams = quick_share(chosen), quick_share(used)
    if share is None or teams is None or len(used) < LEAST:
        return kind, None
    lead = difference(won, missed) if min(len(won), len(missed)) >= LEAST else None
    offered = int(sum(each for _, _, each in chosen))
    return kind, Item(what, offered, share, len(used), teams, quick_share(won), lead)


def _teams(played: Iterable[GameLine], key: str) -> Iterable[tuple[GameLine, int, int, int]]:
    """Each team of each game to which it was offered, with how often it was offered and taken."""
    for line in played:
        counts = line.choices.get(key, ())
        for place, team in enumerate(sorted(set(line.teams))):
            if 2 * place < len(counts) and counts[2 * place]:
                yield line, team, counts[2 * place], counts[2 * place + 1]


def bans(evidence: Evidence, level: Level) -> Mapping[tuple[str, str], Difference]:
    """What was banned for a team at a time, and by how much less that team won than in the same deals without the ban."""
    free = {(line.deal, line.lineup): line for line in [*level.lines, *evidence.beyond] if line.level == level.name}
    found: dict[tuple[str, str], tuple[list[tuple[int, float, float]], list[tuple[int, float, float]]]] = {}
    for line in evidence.varied:
        variant: Variant = line.variant
        without = free.get((line.deal, line.lineup))
        if (
            line.level == level.name
            and variant.ban is not None
            and without is not None
            and None not in (line.outcome, without.outcome)
        ):
            own, theirs = found.setdefault(variant.ban, ([], []))
            own.append((line.deal, team_share(without, variant.team), 1.0))
            theirs.append((line.deal, team_share(line, variant.team), 1.0))
    told = [(ban, difference(*both)) for ban, both in found.items()]
    known = [(ban, worth) for ban, worth in told if worth is not None]
    return dict(zip([ban for ban, _ in known], adjust([worth for _, worth in known]), strict=True))


def show(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Contents]) -> str:
    blocks = []
    for level in evidence.levels:
        own = measured[level.name]
        verdicts = [_listed(formatter, name, keys) for name, keys in (("dead", own.dead), ("must", own.must))]
        tables = [_kind(formatter, kind, items) for kind, items in own.kinds.items()]
        heading = level_heading(level.name, formatter.say("arena-games", games=len(level.finished)))
        blocks.append(f'<div class="level">{heading}<div class="verdicts">{"".join(verdicts)}</div>\n{"".join(tables)}</div>\n')
    return "".join(blocks)


def _listed(formatter: Formatter, verdict: str, keys: Sequence[str]) -> str:
    named = ", ".join([_told(formatter, key) for key in keys]) or DASH
    return f"<p>{escape(formatter.say(f'judge-{verdict}'))} {escape(named)}</p>"


def _told(formatter: Formatter, key: str) -> str:
    kind, what = key.split(" ", 1)
    return f"{formatter.piece(what)} ({formatter.question(kind)})"


def _kind(formatter: Formatter, kind: str, items: Sequence[Item]) -> str:
    worth = any(item.worth is not None for item in items)
    columns = ["judge-offered", "judge-taken", "judge-used", "judge-lead", *(["judge-worth"] if worth else [])]
    head = "".join([f'<th scope="col">{escape(formatter.say(column))}</th>' for column in columns])
    rows = "".join([_row(formatter, item, worth) for item in items])
    told = formatter.say("judge-kind", name=formatter.question(kind), items=len(items))
    return (
        f'<details class="covered"><summary>{escape(told)}</summary><div class="scroll"><table class="measures items">'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>\n{rows}</tbody></table></div></details>\n"
    )


def _row(formatter: Formatter, item: Item, worth: bool) -> str:
    cells = [
        f"<td>{escape(formatter.number(item.offered))}</td>",
        _share(formatter, item.taken),
        _share(formatter, item.used),
        _lead(formatter, item.lead),
        *([_lead(formatter, item.worth)] if worth else []),
    ]
    mark = f' class="{item.verdict}"' if item.verdict else ""
    return f'<tr{mark}><th scope="row">{escape(formatter.piece(item.what))}</th>{"".join(cells)}</tr>\n'


def _share(formatter: Formatter, share: Estimate) -> str:
    small = formatter.percent_interval(share.interval)
    return f"<td>{escape(formatter.percent(share.value))}<small>{escape(small)}</small></td>"


def _lead(formatter: Formatter, lead: Difference | None) -> str:
    if lead is None:
        return f'<td class="none">{DASH}</td>'
    sign = "+" if lead.value > 0 else ""
    sure = "" if lead.adjusted < SURE else ' class="unsure"'
    small = f"{formatter.number(100 * lead.low)} … {formatter.number(100 * lead.high)} %"
    return f"<td{sure}>{sign}{escape(formatter.number(100 * lead.value, 1))} %<small>{escape(small)}</small></td>"
