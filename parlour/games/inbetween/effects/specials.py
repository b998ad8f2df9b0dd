"""Effects that the language cannot say, one rule each."""

from parlour.games.inbetween.effects.plays import Reach
from parlour.games.inbetween.effects.questions import (
    PASS,
    cleansing,
    creature_tokens,
    offering,
    rampaging,
    releasing,
    rescuing,
    stripping,
    sweep_of,
    treating,
)
from parlour.games.inbetween.events import NothingChanged
from parlour.games.inbetween.ladder import BACK, HUMAN_BORDER
from parlour.games.inbetween.position import CITY, CharacterId, Duel, Symbol, from_marker
from parlour.games.inbetween.rules.circle import lose_equipment
from parlour.games.inbetween.rules.energy import gain, lose
from parlour.games.inbetween.rules.hands import discard, discard_kind
from parlour.games.inbetween.rules.shifting import return_token, shift
from parlour.kernel import Play, Seat, choose, draw_from, rule

TRIPLE = 3  # IB-CH-C18


@rule
def special(duel: Duel, name: str, effect: str, seat: Seat) -> Play[None]:
    """One of the effects below."""
    match name:
        case "sweep":
            yield from sweep(duel, effect, seat)
        case "burn":
            choice = yield choose(seat, offering(duel, seat, effect))
            discard_kind(duel, seat, choice[1])
            gain(duel, seat, TRIPLE * duel.content.cards[choice[1]].cost)
        case "strip":
            choice = yield choose(seat, stripping(duel, effect))
            lose_equipment(duel, choice[1], "box")
            gain(duel, seat, duel.content.cards[choice[1]].cost)
        case "release":
            choice = yield choose(seat, releasing(duel, seat, effect))
            shift(duel, seat, choice[1], BACK)
            shift(duel, seat, choice[1], BACK)
        case "rescue":
            choice = yield choose(seat, rescuing(duel, seat, effect))
            while duel.rung[choice[1]] > HUMAN_BORDER:
                shift(duel, seat, choice[1], BACK)
        case "treat":
            yield from treat(duel, effect, seat)
        case "prepare":
            gain(duel, seat, min(duel.content.preparation_cap, duel.energy[1 - seat] - duel.energy[seat]))
        case "rampage":
            yield from rampage(duel, effect, seat)


@rule
def sweep(duel: Duel, effect: str, seat: Seat) -> Play[None]:
    """IB-CH-C04 A card is discarded, and every character with its symbol is shifted one step."""
    choice = yield choose(seat, offering(duel, seat, effect))
    discard_kind(duel, seat, choice[1])
    for character in swept(duel, seat, duel.content.cards[choice[1]].symbol):
        way = yield choose(seat, sweep_of(effect, character))
        shift(duel, seat, character, way[2])


@rule
def treat(duel: Duel, effect: str, seat: Seat) -> Play[None]:
    """IB-CC-26 A Terrified character steps back; then a Creature token may leave it."""
    choice = yield choose(seat, treating(duel, seat, effect))
    character = choice[1]
    shift(duel, seat, character, BACK)
    if creature_tokens(duel, character):
        answer = yield choose(seat, cleansing(duel, effect, character))
        if answer != PASS:
            return_token(duel, answer[1])


@rule
def rampage(duel: Duel, effect: str, seat: Seat) -> Play[None]:
    """IB-KC-7 An equipment card is discarded; or the City loses a random card and one energy."""
    choice = yield choose(seat, rampaging(duel, effect))
    if choice != "harass":
        lose_equipment(duel, choice[1], "discard")
        return
    if not duel.hands[CITY] and not duel.energy[CITY]:
        duel.tell(NothingChanged(effect))
        return
    if duel.hands[CITY]:
        card = yield draw_from(duel.hands[CITY])
        discard(duel, CITY, card)
    lose(duel, CITY, 1)


def swept(duel: Duel, seat: Seat, symbol: Symbol) -> tuple[CharacterId, ...]:
    """IB-114 Everybody with the symbol who may be shifted, clockwise from the marked character."""
    bearers = Reach(duel, seat, symbol).bearers
    return tuple([each for each in from_marker(duel) if each in bearers])
