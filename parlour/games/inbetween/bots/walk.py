"""Where the activity marker will go."""

from collections.abc import Set

from parlour.games.inbetween.bots.weights import VISITS
from parlour.games.inbetween.position import CharacterId, Duel


def walk(duel: Duel, here: bool) -> list[CharacterId]:
    """IB-801 and IB-802 The characters whom the marker will visit, where it stands among them or not."""
    return walk_from(duel.circle, duel.laid.keys(), duel.circle.index(duel.marker), duel.direction, here)


def walk_from(circle: tuple[CharacterId, ...], laid: Set[CharacterId], at: int, direction: int, here: bool) -> list[CharacterId]:
    """The same from any place of any circle, in either direction."""
    found = [circle[at]] if here else []
    spent = set()
    while len(found) < len(VISITS):
        at = (at + direction) % len(circle)
        character = circle[at]
        if character in laid and character not in spent:
            spent.add(character)
        else:
            found.append(character)
    return found
