"""IB-109: whether an effect would change anything. What is void may be chosen all the same; players are told."""

from collections.abc import Callable, Mapping

from parlour.games.inbetween.effects.language import (
    CREATURES,
    HUMAN,
    Among,
    Borrow,
    Deepen,
    DeepenAll,
    Drain,
    Draw,
    Either,
    Equip,
    Gain,
    GainEach,
    LaySkip,
    Look,
    Lower,
    Operation,
    PlayCard,
    Pluck,
    Raise,
    Recover,
    Relocate,
    Remove,
    Shift,
    ShiftNeighbours,
    Special,
    Step,
    Surrender,
    Turn,
    TurnDirection,
)
from parlour.games.inbetween.effects.objects import among, objects, sources
from parlour.games.inbetween.effects.plays import Reach, can_play
from parlour.games.inbetween.position import CITY, CREATURE, CharacterId, Duel, face, kinds
from parlour.games.inbetween.rules.hands import can_draw
from parlour.games.inbetween.rules.knowledge import half_price, price
from parlour.kernel import Seat

TERRIFIED = Among(world=CREATURES, least=2, most=3)
SECURED_ONES = Among(world=HUMAN, least=4, most=4)
HAND_BOUND = frozenset(("h_play", "c_carl", "c_earl"))  # faces that are void or not by the hand
LOST_ONES = Among(world=CREATURES)

# What the commonest operations need, with the energy that is left
SIMPLE: Mapping[type, Callable[[Duel, Seat, int], bool]] = {
    Gain: lambda duel, seat, left: left < duel.content.energy_cap,
    Draw: lambda duel, seat, left: can_draw(duel, seat),
    Recover: lambda duel, seat, left: bool(duel.discards[seat]),
    LaySkip: lambda duel, seat, left: bool(coverable(duel, seat)),
    Drain: lambda duel, seat, left: duel.energy[1 - seat] > 0,
    Lower: lambda duel, seat, left: duel.knowledge[1 - seat] > 0,
    Look: lambda duel, seat, left: bool(duel.hands[1 - seat]),
    Pluck: lambda duel, seat, left: bool(duel.hands[1 - seat]),
    Surrender: lambda duel, seat, left: bool(duel.hands[1 - seat]),
    Step: lambda duel, seat, left: True,
    TurnDirection: lambda duel, seat, left: True,
    Equip: lambda duel, seat, left: True,
}


def is_void(duel: Duel, seat: Seat, effect: str, source: CharacterId, spent: int = 0, openly: bool = False) -> bool:
    """IB-109 and IB-514 Whether nothing of an effect could change anything, once so much energy is spent.

    Openly: as far as the opponent can tell, who does not know which cards the user holds (IB-H06).
    """
    for operation in duel.content.effects[effect]:
        simple = SIMPLE.get(type(operation))
        if simple(duel, seat, duel.energy[seat] - spent) if simple else _works(duel, seat, operation, source, spent, openly):
            return False
    return True


def is_secretly_void(duel: Duel, seat: Seat, effect: str, source: CharacterId) -> bool:
    """IB-H06 Whether the effect of a face that the opponent must think possible is void because of the user's hand."""
    return effect in HAND_BOUND and is_void(duel, seat, effect, source)


def borrowed(
    duel: Duel, seat: Seat, which: Among, source: CharacterId, spent: int = 0, openly: bool = False
) -> list[CharacterId]:
    """IB-D23 and IB-D45 Of the characters whose effect is to be used, those whose effect would change something."""
    return [each for each in among(duel, which, source) if not is_void(duel, seat, face(duel, each).effect, each, spent, openly)]


def _works(duel: Duel, seat: Seat, operation: Operation, source: CharacterId, spent: int, openly: bool) -> bool:
    match operation:
        case Borrow(which):
            return bool(borrowed(duel, seat, which, source, spent, openly))
        case PlayCard():
            return bool(duel.hands[seat]) and (openly or can_play(duel, seat))
        case Either(_, branches):
            return any(not is_void(duel, seat, branch, source, spent, openly) for _, branch in branches)
        case Special(name):
            return _special_works(duel, seat, name, spent)
        case ShiftNeighbours(which):
            return bool(sources(duel, seat, which))
        case GainEach(which):
            return duel.energy[seat] - spent < duel.content.energy_cap and bool(among(duel, which, source))
        case Raise(half):
            return duel.energy[seat] - spent >= (half_price(duel, seat) if half else price(duel, seat))
        case Shift(which) | Deepen(which) | DeepenAll(which) | Turn(which) | Remove(which) | Relocate(which):
            return bool(objects(duel, seat, which, source))
        case _:
            raise AssertionError(f"what does {operation} need?")


def _special_works(duel: Duel, seat: Seat, name: str, spent: int) -> bool:
    match name:
        case "sweep" | "burn":
            return bool(duel.hands[seat])
        case "strip":
            return bool(duel.equipment)
        case "release":
            return bool(objects(duel, seat, SECURED_ONES, ""))
        case "rescue":
            return bool(objects(duel, seat, LOST_ONES, ""))
        case "treat":
            return bool(objects(duel, seat, TERRIFIED, ""))
        case "prepare":
            return duel.energy[seat] - spent < duel.energy[1 - seat]
        case _:
            assert name == "rampage", f"what is {name}?"
            return bool(duel.equipment or duel.hands[CITY]) or duel.energy[CITY] > 0


def coverable(duel: Duel, seat: Seat) -> list[CharacterId]:
    """IB-806 and IB-911 Characters that may get a skip card."""
    barred = duel.shielded if seat == CREATURE else ""
    return [each for each in duel.circle if each not in duel.laid and each != barred]


def sweeping(duel: Duel, seat: Seat) -> list[str]:
    """IB-D46 The kinds of cards in the hand whose symbol at least one character bears that may be shifted."""
    return [kind for kind in kinds(duel.hands[seat]) if Reach(duel, seat, duel.content.cards[kind].symbol).bearers]
