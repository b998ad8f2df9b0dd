"""Chapter 6.8: the circle and the walk of the activity marker."""

from parlour.games.inbetween.events import (
    CardDiscarded,
    CharacterRelocated,
    CharacterRemoved,
    DirectionTurned,
    MarkerMoved,
    SkipLaid,
    SkipSpent,
)
from parlour.games.inbetween.position import OWNER_OF, SIDES, CharacterId, Duel, hide_face
from parlour.games.inbetween.rules.ending import end_if_few
from parlour.games.inbetween.rules.equipment import PROTECTION, equipment_at, lose_equipment
from parlour.games.inbetween.rules.shifting import return_token
from parlour.kernel import Card, Seat, move


def step(duel: Duel) -> None:
    """IB-801 and IB-809 The marker goes on in its direction to the next character that bears no skip card."""
    arrive(duel, duel.circle.index(duel.marker) + duel.direction)


def arrive(duel: Duel, at: int) -> None:
    """IB-802, IB-803 and IB-805 The marker comes to this place of the circle, or further if it must skip."""
    circle, source = duel.circle, duel.marker
    character = circle[at % len(circle)]
    while character in duel.laid:
        duel.tell(SkipSpent(lift_skip(duel, character), character))
        at += duel.direction
        character = circle[at % len(circle)]
    duel.marker = character
    duel.tell(MarkerMoved(source, character))


def footprints(duel: Duel, count: int) -> list[CharacterId]:
    """IB-801 and IB-802 Where the marker will stand after its next steps, if nothing changes on the way."""
    circle, at, spent = duel.circle, duel.circle.index(duel.marker), set()
    path: list[CharacterId] = []
    while len(path) < count:
        at += duel.direction
        character = circle[at % len(circle)]
        if character in duel.laid and character not in spent:
            spent.add(character)
        else:
            path.append(character)
    return path


def turn_direction(duel: Duel) -> None:
    """IB-808 The direction token is turned over."""
    duel.direction = -duel.direction
    duel.tell(DirectionTurned(duel.direction))


def lay_skip(duel: Duel, seat: Seat, card: Card, character: CharacterId) -> None:
    """IB-137, IB-806 and IB-807 A Shroud or the Detour is put on a character, and stays there."""
    move(duel, card, ("limbo", seat), ("skips", seat))
    duel.laid[character] = card
    duel.tell(SkipLaid(SIDES[seat], card, character))


def lift_skip(duel: Duel, character: CharacterId) -> Card:
    """IB-802 and IB-814 A skip card goes to its owner's discard pile."""
    card = duel.laid.pop(character)
    seat = OWNER_OF[card]
    move(duel, card, ("skips", seat), ("discards", seat))
    return card


def relocate(duel: Duel, character: CharacterId, after: CharacterId) -> None:
    """IB-810 A character is taken out and put directly clockwise of another, with everything on it."""
    rest = [other for other in duel.circle if other != character]
    rest.insert(rest.index(after) + 1, character)
    duel.circle = tuple(rest)
    duel.tell(CharacterRelocated(character, after))


def remove(duel: Duel, by: Seat, character: CharacterId) -> None:
    """IB-105, IB-533, IB-811, IB-812 and IB-814 A character leaves the game, and the circle closes."""
    at = duel.circle.index(character)
    for symbol in [symbol for symbol in duel.content.symbols if duel.tokens.get(symbol) == character]:
        return_token(duel, symbol)
    if character in duel.laid:
        card = lift_skip(duel, character)
        duel.tell(CardDiscarded(SIDES[OWNER_OF[card]], card))
    if duel.shielded == character:
        shotgun = equipment_at(duel, PROTECTION)
        assert shotgun is not None, f"nothing protects {character}"
        lose_equipment(duel, shotgun, "box")
    hide_face(duel, character)
    duel.locked = tuple([other for other in duel.locked if other != character])
    del duel.rung[character]
    duel.circle = duel.circle[:at] + duel.circle[at + 1 :]
    duel.gone = (*duel.gone, character)
    duel.tell(CharacterRemoved(SIDES[by], character))
    if duel.marker == character:
        duel.displaced = True
        arrive(duel, at if duel.direction > 0 else at - 1)
    end_if_few(duel)
