"""How near a side is to winning by its effect of level 5, which may lock the third character (IB-KN-C5 and IB-KN-K5)."""

from parlour.games.inbetween.content.effects import LADDERS
from parlour.games.inbetween.ladder import DEVOURED, LOCKED
from parlour.games.inbetween.position import CITY, Duel
from parlour.games.inbetween.rules.ending import locked_count
from parlour.kernel import Seat

LEVEL = 5
ALERT, NERVOUS = 3, 6  # rungs: the least from which an effect can lock
NEVER = 1000


def shifts_missing(duel: Duel, seat: Seat) -> int:
    """How many shifts it takes until the effect would win; NEVER where it has been used."""
    if duel.spent[seat]:
        return NEVER
    missing = duel.content.locked_to_win - (locked_count(duel, seat) if duel.locked else 0)
    reach = len(duel.content.effects[LADDERS[seat][LEVEL - 1]])  # steps of the City's effect, victims of the Creature's
    if seat == CITY:
        rungs = sorted([rung for rung in duel.rung.values() if rung not in LOCKED])
        start = min(reach, ALERT)
        return sum([max(0, rung - start) for rung in rungs[:missing]])
    rungs = sorted(
        [rung for character, rung in duel.rung.items() if rung not in LOCKED and character != duel.shielded], reverse=True
    )
    before = max(0, missing - reach)  # that have to be locked without it
    return sum([DEVOURED - rung for rung in rungs[:before]]) + sum([max(0, NERVOUS - rung) for rung in rungs[before:missing]])
