"""Chapter 6.10: the ends of the game."""

from parlour.games.inbetween.events import GameEnded
from parlour.games.inbetween.ladder import DEVOURED, SECURED
from parlour.games.inbetween.position import CITY, CREATURE, SIDES, Duel, in_world
from parlour.kernel import Over, Seat, share, win

LOCK = (SECURED, DEVOURED)  # the rung on which each side wants characters
LOCKED_REASON = ("secured", "devoured")


def locked_count(duel: Duel, seat: Seat) -> int:
    """IB-1005 How many characters in play a side has locked."""
    return list(duel.rung.values()).count(LOCK[seat])


def end_if_locked(duel: Duel, seat: Seat) -> None:
    """IB-1001 and IB-1002 Three locked characters win."""
    if locked_count(duel, seat) >= duel.content.locked_to_win:
        end(duel, seat, LOCKED_REASON[seat])


def end_if_known(duel: Duel, seat: Seat) -> None:
    """IB-408 and IB-1003 Level 6 wins."""
    if duel.knowledge[seat] >= duel.content.knowledge_to_win:
        end(duel, seat, "knowledge")


def end_if_few(duel: Duel) -> None:
    """IB-1004, IB-1006 and IB-1007 With five characters left, the majority wins."""
    if len(duel.circle) <= duel.content.majority_at:
        end(duel, CITY if in_world(duel, CITY) > in_world(duel, CREATURE) else CREATURE, "majority")


def end_if_late(duel: Duel) -> None:
    """IB-1008 After the last turn the first difference decides."""
    if duel.turn >= duel.content.turn_limit:
        city, creature = standing(duel, CITY), standing(duel, CREATURE)
        end(duel, None if city == creature else CITY if city > creature else CREATURE, "turn_limit")


def standing(duel: Duel, seat: Seat) -> tuple[int, int, int, int]:
    """IB-1008 What is compared, in this order."""
    return locked_count(duel, seat), duel.knowledge[seat], in_world(duel, seat), duel.energy[seat]


def end(duel: Duel, winner: Seat | None, reason: str) -> None:
    """IB-304 and IB-517 The game stops at once."""
    duel.phase = "over"
    duel.ending = reason
    duel.tell(GameEnded("nobody" if winner is None else SIDES[winner], reason))
    raise Over(share((CITY, CREATURE), 2) if winner is None else win(winner, 2))


def concede(duel: Duel, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """IB-1009 Whoever resigns gives the win to the other."""
    if len(seats) != 1:
        return None
    (seat,) = seats
    return win(1 - seat, duel.seats)
