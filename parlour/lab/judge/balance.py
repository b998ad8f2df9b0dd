"""Searches the designed numbers of a game for targets: measures changes one at a time, proposes some together, and verifies them.

What a single change does is measured in the same deals (common random numbers). Their effects are added up, and a beam search
looks for the few changes after which the targets should be met best. What it proposes is then measured, in the same deals and in
fresh ones: only those say whether it holds, for the best of many measurements flatters itself.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any, TypeAlias

from parlour.lab.arena import Formatter
from parlour.lab.arena.page import STYLE, page, section
from parlour.lab.judge.estimates import Bootstrap, Estimate, quick_share
from parlour.lab.judge.measures import is_share, measure_named
from parlour.lab.judge.report import OWN_STYLE
from parlour.lab.judge.show import Row, table
from parlour.lab.judge.store import GameLine

Changes: TypeAlias = tuple[tuple[str, Any], ...]
Values: TypeAlias = Mapping[str, float]

MOST = 3  # changes that are proposed together
BEAM = 12  # sets of changes that are followed up
COST = 0.003  # of one more change, as so much of a share off its target: a smaller proposal is the better one
_NUMBER = r"\d+(?:\.\d+)?"
_TARGET = re.compile(rf"(?P<name>.+?)(?P<how>>=|<=|=)(?P<low>{_NUMBER})(?:\.\.(?P<high>{_NUMBER}))?$")


@dataclass(frozen=True, slots=True)
class Target:
    """Where a measure should lie."""

    name: str
    low: float
    high: float

    def miss(self, value: float) -> float:
        """How far off it is: as a share, or as a part of the number that is wanted."""
        off = max(0.0, self.low - value, value - self.high)
        wanted = self.high if value > self.high else self.low
        return off if is_share(self.name) else off / max(abs(wanted), 1e-9)


@dataclass(frozen=True, slots=True)
class Proposal:
    """Changes, with what they should lead to."""

    changes: Changes
    predicted: Values
    miss: float


def parse_target(text: str) -> Target | None:
    """`first=0.5`, `first=0.45..0.55`, `end:border-held>=0.2` or `drawn<=0.05`; None if it is none of these."""
    found = _TARGET.match(text)
    if found is None or measure_named(found["name"]) is None:
        return None
    low = float(found["low"])
    if found["how"] == "=":
        high = float(found["high"] or low)
        return Target(found["name"], low, high) if low <= high else None
    if found["high"]:
        return None
    return Target(found["name"], low, float("inf")) if found["how"] == ">=" else Target(found["name"], 0.0, low)


def estimate(name: str, lines: Sequence[GameLine]) -> Estimate | None:
    """What these games say of a measure."""
    measure = measure_named(name)
    assert measure is not None
    parts = [(line.deal, *part) for line in lines if (part := measure(line)) is not None]
    if not parts:
        return None
    return quick_share(parts) if is_share(name) else Bootstrap(1 + max(deal for deal, _, _ in parts), name).ratio(parts)


def values_of(targets: Iterable[Target], lines: Sequence[GameLine]) -> Values:
    """The measures of the targets in these games, as far as they can be taken."""
    told = {target.name: estimate(target.name, lines) for target in targets}
    return {name: own.value for name, own in told.items() if own is not None}


def total_miss(targets: Iterable[Target], values: Values) -> float:
    """How far all targets are missed together; what cannot be measured is missed altogether."""
    return fsum([target.miss(values[target.name]) if target.name in values else 1.0 for target in targets])


def propose(
    targets: Sequence[Target], now: Values, effects: Mapping[tuple[str, Any], Values], most: int = MOST
) -> list[Proposal]:
    """The best sets of changes if their effects add up, the best first; nothing at all is one of them."""
    start = Proposal((), dict(now), total_miss(targets, now))
    beam, found = [start], {start.changes: start}
    for _ in range(most):
        longer = [_with(targets, proposal, change, effect) for proposal in beam for change, effect in effects.items()
                  if change[0] not in dict(proposal.changes)]  # fmt: skip
        fresh = {proposal.changes: proposal for proposal in longer}
        beam = sorted(fresh.values(), key=_rank)[:BEAM]
        found.update({proposal.changes: proposal for proposal in beam})
    return sorted(found.values(), key=_rank)


def _with(targets: Sequence[Target], proposal: Proposal, change: tuple[str, Any], effect: Values) -> Proposal:
    predicted = {name: value + effect.get(name, 0.0) for name, value in proposal.predicted.items()}
    predicted = {name: min(1.0, max(0.0, value)) if is_share(name) else value for name, value in predicted.items()}
    return Proposal(tuple(sorted([*proposal.changes, change])), predicted, total_miss(targets, predicted))


def _rank(proposal: Proposal) -> tuple[float, str]:
    return proposal.miss + COST * len(proposal.changes), str(proposal.changes)


def balance_page(
    formatter: Formatter,
    headings: Sequence[str],
    lines: Mapping[str, tuple[str, Sequence[str | Estimate | None]]],
    title: str,
    told: Sequence[str],
) -> str:
    """A page with a target in each line: its measure, and a number for each heading."""
    rows = [Row(target, cells, percent=is_share(name)) for target, (name, cells) in lines.items()]
    body = table(formatter, [formatter.say(f"balance-{name}") for name in headings], rows)
    whole = section(formatter.say("balance-targets"), formatter.say("balance-note"), body, wide=True)
    return page(formatter.language, title, told, whole, (STYLE, OWN_STYLE))
