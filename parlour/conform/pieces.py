"""Check: pieces are neither lost nor made."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from parlour.conform.walk import Moment
from parlour.kernel import Card, Position, kind_of, pile, places


def pieces(moment: Moment) -> Iterator[str]:
    """The cards of each kind are those that were laid out, and what the game itself counts stays the same."""
    match = moment.match
    table = match.game.table(match.terms)
    laid_out, now = cards(table), cards(match.position)
    for kind in laid_out:
        lost, made = laid_out[kind] - now[kind], now[kind] - laid_out[kind]
        if lost:
            yield f"{kind} lost: {sorted(lost.elements())}"
        if made:
            yield f"{kind} made out of nothing: {sorted(made.elements())}"
    if set(match.position.seen) != set().union(*now.values()):
        yield "`seen` speaks of other cards than lie in the zones"
    counted = match.game.pieces
    if counted is not None and counted(match.position) != counted(moment.opening.position):
        yield f"the game's own count of its pieces is {counted(match.position)}, not {counted(moment.opening.position)}"


def cards(position: Position) -> dict[str, Counter[Card]]:
    """By kind, how often each card lies somewhere."""
    found: defaultdict[str, Counter[Card]] = defaultdict(Counter)
    for place in places(position):
        found[kind_of(position, place)].update(pile(position, place))
    return found
