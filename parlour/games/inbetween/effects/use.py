"""Who uses an effect, and whom it may choose."""

from dataclasses import dataclass
from typing import NamedTuple

from parlour.games.inbetween.ladder import CREATURES, EITHER, HUMAN, LOCKED, is_human, rungs
from parlour.games.inbetween.position import CREATURE, NOBODY_AT_ALL, CharacterId, Duel, from_marker, neighbours
from parlour.kernel import Seat, plain

ANYONE, NEIGHBOURS, MARKED, OTHERS = "anyone", "neighbours", "marked", "others"
BESIDE_MARKER = "beside-marker"  # neighbours of the marked character
PULLED = "pulled"  # IB-R28 neighbours of the world that the match has chosen


@plain
class Use(NamedTuple):
    """One use of an effect: of a character's (the source), of a card's, or of knowledge."""

    effect: str
    seat: Seat
    source: CharacterId = NOBODY_AT_ALL
    spent: int = 0  # energy that will be gone by then
    openly: bool = False  # IB-H06 judged by somebody who does not know which cards the user holds


@plain
class Among(NamedTuple):
    """Characters to choose from: where they are (seen from the source of the effect), their world and depth."""

    where: str = ANYONE
    world: str = EITHER
    least: int = 0
    most: int = 3  # IB-608 locked characters only where an effect names them


def among(duel: Duel, which: Among, source: CharacterId) -> list[CharacterId]:
    """The characters that a selector names, seen from the character whose effect it is."""
    where, world, least, most = which
    rung, fitting = duel.rung, rungs(world, least, most)
    if where == ANYONE:
        return [character for character in duel.circle if rung[character] in fitting]
    if where == NEIGHBOURS:
        return [character for character in neighbours(duel, source) if rung[character] in fitting]
    if where == BESIDE_MARKER:
        return [character for character in neighbours(duel, duel.marker) if rung[character] in fitting]
    if where == PULLED:
        return pull_objects(duel, which, source)
    if where == MARKED:  # IB-107
        return [duel.marker] if rung[duel.marker] in fitting else []
    assert where == OTHERS, f"where is {where}?"
    return [character for character in duel.circle if rung[character] in fitting and character != source]


def pull_objects(duel: Duel, which: Among, source: CharacterId) -> list[CharacterId]:
    """IB-CH-H1 and IB-R28 The neighbours whom Bob, Carl, Mandy and Rodney may choose, as the rulebook is read in this match."""
    beside = neighbours(duel, source)
    if duel.pull_world == "both" and not any(is_human(duel.rung[character]) for character in beside):
        return []
    fitting = rungs(pull_world(duel), which.least, which.most)
    return [character for character in beside if duel.rung[character] in fitting]


def pull_world(duel: Duel) -> str:
    """IB-R28 In which world they must be."""
    return HUMAN if duel.pull_world == "human" else CREATURES


def objects(duel: Duel, which: Among, use: Use) -> list[CharacterId]:
    """IB-911 and IB-912 Of these, those that the user may do something to."""
    characters = among(duel, which, use.source)
    if use.seat == CREATURE and duel.shielded in characters:
        characters.remove(duel.shielded)
    return characters


@dataclass(frozen=True, slots=True)
class OnCharacters:
    """A word that does something to one or more of these characters."""

    among: Among

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(objects(duel, self.among, use))


def objects_in_order(duel: Duel, which: Among, use: Use) -> tuple[CharacterId, ...]:
    """IB-114 The set of a mass effect, fixed now, clockwise from the marked character."""
    characters = objects(duel, which, use)
    return tuple([character for character in from_marker(duel) if character in characters])


def is_shiftable(duel: Duel, seat: Seat, character: CharacterId) -> bool:
    """IB-608 and IB-911 Whether the side may shift the character."""
    return duel.rung[character] not in LOCKED and not (seat == CREATURE and duel.shielded == character)
