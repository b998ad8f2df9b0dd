"""How much hangs on each designed number: one at a time with common random numbers, then the strongest together.

The deals of the first level are played again with one number changed. What the strongest do together is a full factorial design
of two values each; the shares of its variance are Sobol's indices for such numbers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import fsum
from typing import Any

from parlour.lab.arena import Formatter
from parlour.lab.arena.format import DASH
from parlour.lab.arena.page import lines, shares_axis
from parlour.lab.judge.charts import plain_bar
from parlour.lab.judge.estimates import Bootstrap, Difference, Estimate, adjust, difference
from parlour.lab.judge.evidence import Evidence, team_share
from parlour.lab.judge.measures import is_share, measure_named
from parlour.lab.judge.numbers import numbers_of, piece_of
from parlour.lab.judge.show import not_played
from parlour.lab.judge.store import GameLine
from parlour.lab.judge.studies import strongest_changes, subsets
from parlour.lab.judge.trial import PLAIN

MEASURES = ("first", "answers", "lead-changes", "drama", "decided")
SHOWN = 30  # of the strongest changes, on the page
SURE = 0.05
NOTHING = 1e-9  # a variance that is rounding


@dataclass(frozen=True, slots=True)
class Change:
    """One number changed, and what became different in the same deals."""

    key: str
    old: Any
    new: Any
    games: int
    effects: Mapping[str, Difference]


@dataclass(frozen=True, slots=True)
class Together:
    """The strongest changes in every combination: what each explains alone, and what they do only together."""

    changes: Mapping[str, Any]
    deals: int
    shares: Mapping[str, Estimate]


@dataclass(frozen=True, slots=True)
class Sweep:
    """The measures of this section, the strongest change first."""

    level: str
    changes: tuple[Change, ...]
    together: Together | None


def measure(evidence: Evidence) -> Sweep | None:
    """None if the study was not played."""
    level = evidence.trial.levels[0]
    free = {(line.deal, line.lineup): line for own in evidence.levels if own.name == level for line in own.lines}
    free |= {(line.deal, line.lineup): line for line in evidence.beyond if line.level == level}
    alone: dict[tuple[str, Any], list[GameLine]] = {}
    for line in evidence.varied:
        if line.level == level and len(line.variant.changes) == 1:
            alone.setdefault(line.variant.changes[0], []).append(line)
    if not alone:
        return None
    numbers = numbers_of(evidence.game.content)
    found = [
        Change(key, numbers.get(key), new, len(played), effects(evidence, key, played, free))
        for (key, new), played in alone.items()
    ]
    return Sweep(level, tuple(sorted(_adjusted(found), key=lambda change: -strength(change))), together(evidence, level, free))


def effects(
    evidence: Evidence, key: str, played: Sequence[GameLine], free: Mapping[tuple[int, Any], GameLine]
) -> dict[str, Difference]:
    """What is different in these games from the same deals without the change."""
    pairs = [(line, free[line.deal, line.lineup]) for line in played if (line.deal, line.lineup) in free]
    piece = piece_of(evidence.game, key)
    uses = sorted({f"used:{choice}" for _, line in pairs for choice in line.choices if choice.split(" ", 1)[1] == piece})
    told = {}
    for name in (*MEASURES, *uses):
        of = measure_named(name)
        assert of is not None
        with_change, without = (
            ([(line.deal, *part) for line in own if (part := of(line)) is not None] for own in zip(*pairs, strict=True))
            if pairs
            else ([], [])
        )
        own = difference(with_change, without, is_share(name))
        if own is not None:
            told[name] = own
    return told


def strength(change: Change) -> float:
    """How strong a change is: by the first team's share, or how much its piece is used, whichever moves more."""
    shares = [abs(effect.value) for name, effect in change.effects.items() if name == "first" or name.startswith("used:")]
    return max(shares, default=0.0)


def together(evidence: Evidence, level: str, free: Mapping[tuple[int, Any], GameLine]) -> Together | None:
    """What the strongest changes explain of the first team's share, alone and together; None if that was not played."""
    played = [line for line in [*free.values(), *evidence.varied] if line.level == level]
    changes = strongest_changes(played, level)
    wanted = subsets(changes)
    cells: dict[tuple[int, Any], dict[Any, float]] = {}
    for line in played:
        if line.variant == PLAIN or line.variant.changes in wanted:
            cells.setdefault((line.deal, line.lineup), {})[line.variant.changes] = team_share(line, min(line.teams))
    whole = [(deal, [own[chosen] for chosen in wanted]) for (deal, _), own in sorted(cells.items()) if len(own) == len(wanted)]
    if len(changes) < 2 or len(whole) < 2:
        return None
    bootstrap = Bootstrap(1 + max(deal for deal, _ in whole), f"{evidence.trial.seed} together")
    shares = bootstrap.numbers(whole, lambda means: explained(wanted, changes, means))
    names = [*[key for key, _ in changes], "together"]
    return Together(dict(changes), len(whole), dict(zip(names, shares, strict=True)))


def explained(wanted: Sequence[Sequence[Any]], changes: Sequence[Any], means: Sequence[float]) -> tuple[float, ...]:
    """The share of the variance between the combinations that each change explains alone, and the rest."""
    signs = [[1 if change in chosen else -1 for chosen in wanted] for change in changes]
    main = [(fsum([sign * mean for sign, mean in zip(own, means, strict=True)]) / len(means)) ** 2 for own in signs]
    middle = fsum(means) / len(means)
    whole = fsum([(mean - middle) ** 2 for mean in means]) / len(means)
    return tuple([own / whole for own in [*main, max(0.0, whole - fsum(main))]]) if whole > NOTHING else (0.0,) * (len(main) + 1)


def _adjusted(changes: Sequence[Change]) -> list[Change]:
    """All differences adjusted for the number of them."""
    told = iter(adjust([effect for change in changes for effect in change.effects.values()]))
    return [replace(change, effects={name: next(told) for name in change.effects}) for change in changes]


def show(formatter: Formatter, evidence: Evidence, sweep: Sweep | None) -> str:
    if sweep is None:
        return not_played(formatter, "sweep")
    head = "".join([f'<th scope="col">{escape(formatter.say(f"judge-measure-{name}"))}</th>' for name in (*MEASURES, "used")])
    rows = "".join([_row(formatter, change) for change in sweep.changes[:SHOWN]])
    told = formatter.say("judge-swept", level=sweep.level, changes=len(sweep.changes), games=sweep.changes[0].games)
    table = (
        f'<p class="small">{escape(told)}</p><div class="scroll"><table class="measures items">'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>\n"
    )
    return f"{table}{_together(formatter, sweep.together)}"


def _together(formatter: Formatter, own: Together | None) -> str:
    if own is None:
        return ""
    bars = [
        plain_bar(
            formatter,
            formatter.say("judge-interplay") if name == "together" else f"{name} = {own.changes[name]}",
            share,
            own.deals,
        )
        for name, share in own.shares.items()
    ]
    heading = f"<h3>{escape(formatter.say('judge-together'))}</h3>\n"
    return f'<div class="level told">{heading}{lines([*bars, shares_axis()])}</div>\n'


def _row(formatter: Formatter, change: Change) -> str:
    used = [effect for name, effect in change.effects.items() if name.startswith("used:")]
    strongest = max(used, key=lambda effect: abs(effect.value), default=None)
    cells = [_cell(formatter, name, change.effects.get(name)) for name in MEASURES]
    name = f"{change.key}: {change.old} → {change.new}"
    return f'<tr><th scope="row"><code>{escape(name)}</code></th>{"".join(cells)}{_cell(formatter, "used:", strongest)}</tr>\n'


def _cell(formatter: Formatter, name: str, effect: Difference | None) -> str:
    if effect is None:
        return f'<td class="none">{DASH}</td>'
    scale, digits = (100, 1) if is_share(name) else (1, 3 if name == "drama" else 1)
    unit = " %" if is_share(name) else ""
    value, low, high = (formatter.number(scale * number, digits) for number in (effect.value, effect.low, effect.high))
    sure = "" if effect.adjusted < SURE else ' class="unsure"'
    return f"<td{sure}>{'+' if effect.value > 0 else ''}{escape(value)}{unit}<small>{escape(low)} … {escape(high)}</small></td>"
