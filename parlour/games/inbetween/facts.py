"""What the screen is told besides what lies on the table, and what can be neither lost nor made."""

from collections.abc import Mapping
from typing import Annotated, Literal, Never, NotRequired, TypeAlias, TypedDict

from parlour.games.inbetween.content.cards import Side
from parlour.games.inbetween.effects.carry_out import is_void
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.ladder import DEPTH, STEP
from parlour.games.inbetween.position import (
    CITY,
    CREATURE,
    SIDES,
    CharacterId,
    Duel,
    Kind,
    Pair,
    card_of,
    face,
    in_world,
    kinds,
    world,
)
from parlour.games.inbetween.rules.circle import footprints
from parlour.games.inbetween.rules.ending import locked_count
from parlour.games.inbetween.rules.energy import rest_gain
from parlour.games.inbetween.rules.knowledge import price
from parlour.games.inbetween.rules.plays import WAYS, Reach
from parlour.games.inbetween.rules.turn import is_usable
from parlour.kernel import Seat

BOTH = (CITY, CREATURE)
# whether a card can be activated for something: at once, after a shift by this card, or not, and what is in the way
Activation: TypeAlias = Literal["yes", "shift", "cost", "void"]

Activity = TypedDict("Activity", {"side": Annotated[str, Side], "character": CharacterId, "raise": bool, "use": bool})


class Reached(TypedDict):
    """What a card of the hand could do now."""

    shift: list[CharacterId]
    token: list[CharacterId]
    activate: Activation
    opens: list[CharacterId]  # whom to shift so that the effect finds something to work on


class Facts(TypedDict):
    """How the game stands."""

    footprints: list[CharacterId]  # where the marker goes next
    price: Annotated[list[int | None], tuple[int | None, int | None]]  # of the next knowledge; None at the top
    rest: Pair
    locked: Pair
    worlds: Pair
    activity: Activity
    effects: dict[CharacterId, str]
    reach: NotRequired[dict[Kind, Reached]]  # of the cards of the hand, for a seat alone


def facts(duel: Duel) -> Facts | dict[str, Never]:
    """How the game stands, worked out."""
    if not duel.circle:
        return {}
    return {
        "footprints": footprints(duel, 2),
        "price": [price(duel, side) if duel.knowledge[side] < duel.content.knowledge_to_win else None for side in BOTH],
        "rest": [min(rest_gain(duel, side), duel.content.energy_cap - duel.energy[side]) for side in BOTH],
        "locked": [locked_count(duel, side) for side in BOTH],
        "worlds": [in_world(duel, side) for side in BOTH],
        "activity": activity(duel),
        "effects": {character: face(duel, character).effect for character in duel.circle},
    }


def own_facts(duel: Duel, seat: Seat) -> dict[str, dict[Kind, Reached]]:
    """What the cards of the own hand could do now."""
    return {"reach": {kind: reach_of(duel, seat, kind) for kind in kinds(duel.hands[seat])}} if duel.circle else {}


def activity(duel: Duel) -> Activity:
    """6.7 What the activity phase would give to whom, with the marker where it is."""
    character = duel.marker
    seat = world(duel, character)
    return {
        "side": SIDES[seat],
        "character": character,
        "raise": DEPTH[duel.rung[character]] > 0 and duel.energy[seat] >= price(duel, seat),
        "use": is_usable(duel, seat, character),
    }


def reach_of(duel: Duel, seat: Seat, kind: Kind) -> Reached:
    """6.5 What a card of the hand could do now."""
    card = duel.content.cards[kind]
    reach = Reach(duel, seat, card.symbol)
    payable = duel.energy[seat] >= card.cost
    played = duel.copy()
    played.hands[seat] = tuple([held for held in duel.hands[seat] if held != card_of(duel, kind, duel.hands[seat])])
    use = Use(kind, seat, spent=card.cost)
    void = payable and is_void(played, use)
    opens = [character for character in reach.bearers if opens_effect(played, use, character)] if void else []
    activating: Activation = "cost" if not payable else "shift" if opens else "void" if void else "yes"
    return {"shift": list(reach.bearers), "token": reach.places, "activate": activating, "opens": opens}


def opens_effect(duel: Duel, use: Use, character: CharacterId) -> bool:
    """IB-513 and IB-514 Whether an effect that is void now would work after option A has shifted a character."""
    for way in WAYS:
        after = duel.copy()
        after.rung[character] += STEP[way][after.rung[character]]
        after.derive()
        if not is_void(after, use):
            return True
    return False


def pieces(duel: Duel) -> Mapping[str, int]:
    """IB-I03 and IB-I06 Characters in play and gone; tokens, wherever they are."""
    return {"characters": len(duel.circle) + len(duel.gone), "tokens": len(duel.content.symbols)}
