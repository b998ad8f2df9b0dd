"""Whom an effect may choose."""

from parlour.games.inbetween.effects.language import ANYONE, CREATURES, HUMAN, MARKED, NEIGHBOURS, OTHERS, PULLED, Among
from parlour.games.inbetween.ladder import is_human, rungs
from parlour.games.inbetween.position import CREATURE, CharacterId, Duel, from_marker, neighbours
from parlour.kernel import Seat


def among(duel: Duel, which: Among, source: CharacterId) -> list[CharacterId]:
    """The characters that a selector names, seen from the character whose effect it is."""
    where, world, least, most = which
    rung, fitting = duel.rung, rungs(world, least, most)
    if where == ANYONE:
        return [each for each in duel.circle if rung[each] in fitting]
    if where == NEIGHBOURS:
        return [each for each in neighbours(duel, source) if rung[each] in fitting]
    if where == PULLED:
        return pulled(duel, which, source)
    if where == MARKED:
        return [duel.marker] if rung[duel.marker] in fitting else []
    assert where == OTHERS, f"where is {where}?"
    return [each for each in duel.circle if rung[each] in fitting and each != source]


def pulled(duel: Duel, which: Among, source: CharacterId) -> list[CharacterId]:
    """IB-CH-H1 and IB-R28 The neighbours whom Bob, Carl, Mandy and Rodney may choose, as the rulebook is read in this match."""
    beside = neighbours(duel, source)
    if duel.pull_world == "both" and not any(is_human(duel.rung[each]) for each in beside):
        return []
    fitting = rungs(pulled_world(duel), which.least, which.most)
    return [each for each in beside if duel.rung[each] in fitting]


def pulled_world(duel: Duel) -> str:
    """IB-R28 In which world they must be."""
    return HUMAN if duel.pull_world == "human" else CREATURES


def objects(duel: Duel, seat: Seat, which: Among, source: CharacterId) -> list[CharacterId]:
    """IB-911 and IB-912 Of these, those that the side may do something to."""
    found = among(duel, which, source)
    if seat == CREATURE and duel.shielded in found:
        found.remove(duel.shielded)
    return found


def is_shiftable(duel: Duel, seat: Seat, character: CharacterId) -> bool:
    """IB-608 and IB-911 Whether the side may shift the character."""
    return 0 < duel.rung[character] < 9 and not (seat == CREATURE and duel.shielded == character)


def sources(duel: Duel, seat: Seat, which: Among) -> list[CharacterId]:
    """IB-D21 and IB-D36 Characters with at least one neighbour that the side may shift; a protected one may be a source."""
    found = among(duel, which, "")
    return [each for each in found if any(is_shiftable(duel, seat, other) for other in neighbours(duel, each))]


def in_order(duel: Duel, seat: Seat, which: Among) -> tuple[CharacterId, ...]:
    """IB-114 The set of a mass effect, fixed now, clockwise from the marked character."""
    found = objects(duel, seat, which, "")
    return tuple([each for each in from_marker(duel) if each in found])
