"""Chapter 6.24: a side that concedes."""

from parlour.games.horde.position import ALLIANCE, HORDE, War
from parlour.games.horde.rules.victory import factions, outcome
from parlour.kernel import Illegal, Position, Seat, pending, share

FIGHT = ("countermeasure", "reroll", "push")  # what is asked in the midst of a fight


def concede(position: Position, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """HD-END-07 The outcome if all controllers of a side are among these seats; None while one of them plays on."""
    assert isinstance(position, War)
    beaten = [side for side in (ALLIANCE, HORDE) if all(position.seat[each] in seats for each in factions(position, side))]
    if not beaten:
        return None
    if any(decision.kind in FIGHT for decision in pending(position).values()):
        raise Illegal("open-fight", "HD-END-07")
    if len(beaten) > 1:
        return share(tuple(range(position.seats)), position.seats)
    return outcome(position, 1 - beaten[0])
