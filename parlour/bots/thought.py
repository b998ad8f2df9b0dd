"""What a bot thought about a decision: what it would do, what it expects (the principal variation), and what it fears.

It is read off the search tree. The thoughts of several searches about one view can be merged (root parallelization;
Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search", 2008).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.bots.halving import Arm
from parlour.bots.knowledge import Plan
from parlour.bots.tree import Edge, JointAction, Node
from parlour.kernel import Action, Seat, notation

MAX_LINE = 8  # answers of a principal variation
MIN_VISITS = 4  # that make an answer worth telling
MIN_COST = 0.02  # share of the win that a feared answer must cost
TRUSTED_SHARE = 0.5  # of the tries of the answer that was tried most: one with fewer is not trusted


@dataclass(frozen=True, slots=True)
class ThoughtStep:
    """An answer that somebody may give to a kind of question, in notation."""

    seat: Seat
    kind: str
    action: str


@dataclass(frozen=True, slots=True)
class RatedAnswer:
    """An answer that the bot thought of, and the share of the win that it expects after it."""

    action: str
    expected: float
    tries: int  # on which that rests


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot would do, and why. It knows no more than the seat for which it thinks."""

    action: str
    expected: float | None  # share of the win, 0 to 1; None: it did not think
    rated: tuple[RatedAnswer, ...]  # the answers that were searched, the chosen one first, the others best first
    line: tuple[ThoughtStep, ...]  # the chosen answer, and what is expected to follow
    fear: ThoughtStep | None  # the answer of another seat that would cost most
    feared: float | None  # share of the win after that
    looked: int  # positions that were evaluated
    seconds: float
    plan: tuple[str, ...]  # the own answers that are chosen together with this one, and follow it at once


def bare_thought(action: str) -> Thought:
    """The thought of a bot that did not search: an answer without reasons."""
    return Thought(action, None, (), (), None, None, 0, 0.0, ())


def explain(
    root: Node, seat: Seat, kind: str, ranked: Sequence[Arm], visits: int, seconds: float, step: Plan | None = None
) -> Thought:
    """The thought behind the first of these answers; `step` are the answers of its move, where its plan is a whole turn."""
    chosen = ranked[0]
    first = ThoughtStep(seat, kind, notation(chosen.action))
    begun = [joint for joint in root.children if (seat, chosen.action) in joint]
    below = root.children[max(begun, key=lambda joint: _visits(root, joint))] if begun else None
    fear = None if below is None else _fear(below, seat, chosen.mean)
    return Thought(
        action=first.action,
        expected=chosen.mean if chosen.tries else None,
        rated=_rated(ranked),
        line=(first, *([] if below is None else _principal_variation(below))),
        fear=None if fear is None else fear[0],
        feared=None if fear is None else fear[1],
        looked=visits,
        seconds=seconds,
        plan=tuple(map(notation, (chosen.plan if step is None else step)[1:])),
    )


def merge_thoughts(thoughts: Sequence[Thought]) -> Thought:
    """The answer that did best in all searches together, with the reasons of the search that liked it most."""
    merged: dict[str, RatedAnswer] = {}
    for thought in thoughts:
        for rated in thought.rated:
            merged[rated.action] = _add(merged.get(rated.action), rated)
    if not merged:
        return thoughts[0]
    enough = TRUSTED_SHARE * max([rated.tries for rated in merged.values()])
    ranked = sorted(merged.values(), key=lambda rated: (rated.tries < enough, -rated.expected))
    reasoned = max(thoughts, key=lambda thought: (thought.action == ranked[0].action, thought.looked))
    agreed = reasoned.action == ranked[0].action
    return replace(
        reasoned,
        action=ranked[0].action,
        expected=ranked[0].expected,
        rated=tuple(ranked),
        line=reasoned.line if agreed else (),
        plan=reasoned.plan if agreed else (),
        fear=reasoned.fear if agreed else None,
        feared=reasoned.feared if agreed else None,
        looked=sum([thought.looked for thought in thoughts]),
        seconds=max([thought.seconds for thought in thoughts]),
    )


def _add(before: RatedAnswer | None, more: RatedAnswer) -> RatedAnswer:
    if before is None:
        return more
    tries = before.tries + more.tries
    return RatedAnswer(more.action, (before.expected * before.tries + more.expected * more.tries) / tries, tries)


def _rated(ranked: Sequence[Arm]) -> tuple[RatedAnswer, ...]:
    """Each answer with the best that was planned after it."""
    rated: dict[str, RatedAnswer] = {}
    for arm in ranked:
        if arm.tries:
            rated.setdefault(notation(arm.action), RatedAnswer(notation(arm.action), arm.mean, arm.tries))
    return tuple(rated.values())


def _principal_variation(node: Node) -> list[ThoughtStep]:
    """The most visited answers, step by step."""
    line: list[ThoughtStep] = []
    while len(line) < MAX_LINE:
        joint = _most_visited(node)
        if joint is None or _visits(node, joint) < MIN_VISITS:
            break
        line += [ThoughtStep(seat, _kind_and_edge(node, seat, action)[0], notation(action)) for seat, action in joint]
        node = node.children[joint]
    return line


def _most_visited(node: Node) -> JointAction | None:
    return max(node.children, key=lambda joint: _visits(node, joint), default=None)


def _visits(node: Node, joint: JointAction) -> int:
    """The visits of these answers; of several the fewest."""
    return min([_kind_and_edge(node, seat, action)[1].visits for seat, action in joint])


def _kind_and_edge(node: Node, seat: Seat, action: Action) -> tuple[str, Edge]:
    """The kind of question that the seat answered so, most often if there are several, and the statistics of the answer."""
    edges = [
        (kind, stats.edges[action]) for (asked, kind), stats in node.stats.items() if asked == seat and action in stats.edges
    ]
    return max(edges, key=lambda kind_and_edge: kind_and_edge[1].visits, default=("", Edge()))


def _fear(node: Node, seat: Seat, expected: float) -> tuple[ThoughtStep, float] | None:
    """The next answer of another seat that costs the searcher most, if it costs enough; and the share of the win after it."""
    for _ in range(MAX_LINE):
        others = [(asked, kind, stats) for (asked, kind), stats in node.stats.items() if asked != seat]
        steps = [
            (edge.searcher_total / edge.visits, ThoughtStep(asked, kind, notation(action)))
            for asked, kind, stats in others
            for action, edge in stats.edges.items()
            if edge.visits >= MIN_VISITS
        ]
        if steps:
            feared, step = min(steps, key=lambda share_and_step: share_and_step[0])
            return (step, feared) if feared < expected - MIN_COST else None
        joint = _most_visited(node)
        if joint is None:
            return None
        node = node.children[joint]
    return None
