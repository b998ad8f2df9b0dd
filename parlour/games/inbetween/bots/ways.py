"""What changes of the circle and of the marker's way are worth to the City."""

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.outlook import Outlook, walk_from
from parlour.games.inbetween.ladder import HUMAN_BORDER
from parlour.games.inbetween.position import CITY, CharacterId, in_world

NEAR = 4  # visits of the marker that are worth a thought


def near_characters(at: Outlook) -> list[CharacterId]:
    """The characters to whom the marker comes soon, not where it stands."""
    return [character for character in at.path if character != at.duel.marker][:NEAR]


def skip_worth(at: Outlook, character: CharacterId) -> float:
    """IB-802 What a skip card on a character changes."""
    duel = at.duel
    path = walk_from(duel.circle, {*duel.laid, character}, duel.circle.index(duel.marker), duel.direction, at.here)
    return at.stroll(path) - at.stay


def relocation_worth(at: Outlook, character: CharacterId, after: CharacterId) -> float:
    """IB-810 What another place for a character changes."""
    duel = at.duel
    rest = [other for other in duel.circle if other != character]
    rest.insert(rest.index(after) + 1, character)
    path = walk_from(tuple(rest), duel.laid.keys(), rest.index(duel.marker), duel.direction, at.here)
    return at.stroll(path) - at.stay


def relocations(at: Outlook, movable: list[CharacterId]) -> list[tuple[CharacterId, CharacterId]]:
    """14.2 Whom to move where: from the marker's way to behind the marker, or directly before it."""
    circle, marker = at.duel.circle, at.duel.marker
    here = circle.index(marker)
    if at.duel.direction > 0:
        behind, before = circle[here - 2], marker
    else:
        behind, before = circle[here + 1 - len(circle)], circle[here - 1]
    ahead = near_characters(at)
    wanted = [(character, behind) for character in ahead if character in movable]
    wanted += [(character, before) for character in movable if character not in ahead[:1] and character != marker]
    return [(moved, after) for moved, after in wanted if after not in (moved, circle[circle.index(moved) - 1])]


def removal_worth(at: Outlook, character: CharacterId) -> float:
    """IB-1004 What a character's leaving changes; the last that leaves decides the game."""
    duel = at.duel
    rung = duel.rung[character]
    if len(duel.circle) - 1 > duel.content.majority_at:
        return -at.worth(character, rung)
    human = in_world(duel, CITY) - (rung <= HUMAN_BORDER)
    return weights.WIN if 2 * human > duel.content.majority_at else -weights.WIN


def steps_worth(at: Outlook, steps: int) -> float:
    """IB-809 What steps of the marker change."""
    duel = at.duel
    here = duel.circle.index(duel.marker)
    marker = walk_from(duel.circle, duel.laid.keys(), here, duel.direction, True)[steps]
    path = walk_from(duel.circle, duel.laid.keys(), duel.circle.index(marker), duel.direction, at.here)
    return at.stroll(path) - at.stay


def reversal_worth(at: Outlook) -> float:
    """IB-808 What it changes to turn the direction."""
    duel = at.duel
    path = walk_from(duel.circle, duel.laid.keys(), duel.circle.index(duel.marker), -duel.direction, at.here)
    return at.stroll(path) - at.stay
