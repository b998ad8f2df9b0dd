"""Why a bot would give an answer: read off the tree that it has grown."""

from collections.abc import Sequence

from parlour.bots.deliberation import Arm
from parlour.bots.thought import Rated, Step, Thought
from parlour.bots.tree import Edge, Given, Node
from parlour.kernel import Action, Seat, notation

LONGEST = 8  # answers of a main line
FIRM = 4  # visits that make an answer worth telling
MATTERS = 0.02  # share of the win that a feared answer must cost


def reasons(root: Node, seat: Seat, kind: str, ranked: Sequence[Arm], looked: int, seconds: float) -> Thought:
    """The thought behind the first of these answers."""
    chosen = ranked[0]
    first = Step(seat, kind, notation(chosen.action))
    begun = [given for given in root.children if (seat, chosen.action) in given]
    below = root.children[max(begun, key=lambda given: _visits(root, given))] if begun else None
    fear = None if below is None else _fear(below, seat, chosen.mean)
    return Thought(
        action=first.action,
        expected=chosen.mean if chosen.tries else None,
        rated=_rated(ranked),
        line=(first, *([] if below is None else _line(below))),
        fear=None if fear is None else fear[0],
        feared=None if fear is None else fear[1],
        looked=looked,
        seconds=seconds,
    )


def _rated(ranked: Sequence[Arm]) -> tuple[Rated, ...]:
    """Each answer with the best that was planned after it."""
    found: dict[str, Rated] = {}
    for arm in ranked:
        if arm.tries:
            found.setdefault(notation(arm.action), Rated(notation(arm.action), arm.mean, arm.tries))
    return tuple(found.values())


def _line(node: Node) -> list[Step]:
    """What was tried most, step by step."""
    found: list[Step] = []
    while len(found) < LONGEST:
        given = _likeliest(node)
        if given is None or _visits(node, given) < FIRM:
            break
        found += [Step(seat, _asked(node, seat, action)[0], notation(action)) for seat, action in given]
        node = node.children[given]
    return found


def _likeliest(node: Node) -> Given | None:
    return max(node.children, key=lambda given: _visits(node, given), default=None)


def _visits(node: Node, given: Given) -> int:
    """How often these answers were given; of several the one that was given least."""
    return min([_asked(node, seat, action)[1].visits for seat, action in given])


def _asked(node: Node, seat: Seat, action: Action) -> tuple[str, Edge]:
    """The kind of question that the seat answered so, most often if there are several, and the statistics of the answer."""
    found = [
        (kind, table.edges[action]) for (asked, kind), table in node.tables.items() if asked == seat and action in table.edges
    ]
    return max(found, key=lambda each: each[1].visits, default=("", Edge()))


def _fear(node: Node, seat: Seat, expected: float) -> tuple[Step, float] | None:
    """The next answer of another seat that costs most, if it costs anything that matters."""
    for _ in range(LONGEST):
        others = [(asked, kind, table) for (asked, kind), table in node.tables.items() if asked != seat]
        found = [
            (edge.ours / edge.visits, Step(asked, kind, notation(action)))
            for asked, kind, table in others
            for action, edge in table.edges.items()
            if edge.visits >= FIRM
        ]
        if found:
            feared, step = min(found, key=lambda each: each[0])
            return (step, feared) if feared < expected - MATTERS else None
        given = _likeliest(node)
        if given is None:
            return None
        node = node.children[given]
    return None
