"""Carries out effects, and plays the cards that some of them play."""

from parlour.games.inbetween.content.effects import BRANCH_OF
from parlour.games.inbetween.effects.language import (
    Among,
    Borrow,
    Deepen,
    DeepenAll,
    Drain,
    Draw,
    Either,
    Gain,
    GainEach,
    LaySkip,
    Look,
    Lower,
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
from parlour.games.inbetween.effects.objects import among, in_order, is_shiftable, objects
from parlour.games.inbetween.effects.plays import TOKEN
from parlour.games.inbetween.effects.questions import (
    PASS,
    borrowing,
    choosing,
    covering,
    deepening,
    influencing,
    playing,
    plucking,
    recovering,
    relocating,
    removing,
    shifting,
    sourcing,
    stepping,
    surrendering,
    turning,
    void_ones,
)
from parlour.games.inbetween.effects.specials import special
from parlour.games.inbetween.effects.void import is_void
from parlour.games.inbetween.events import CardActivated, CardPlayed, EffectCancelled, EffectUsed, NothingChanged
from parlour.games.inbetween.ladder import BACK, DEEPER
from parlour.games.inbetween.position import CITY, CREATURE, SIDES, CharacterId, Duel, Kind, card_of, face, neighbours
from parlour.games.inbetween.rules.circle import lay_skip, relocate, remove, step, turn_direction
from parlour.games.inbetween.rules.energy import gain, lose, pay
from parlour.games.inbetween.rules.equipment import equip, is_answered, use_revolver
from parlour.games.inbetween.rules.hands import discard_kind, draw_cards, look_at_hand, recover
from parlour.games.inbetween.rules.knowledge import half_price, lower_knowledge, price, raise_knowledge
from parlour.games.inbetween.rules.shifting import shift
from parlour.games.inbetween.rules.tokens import lay_token
from parlour.kernel import Card, Decision, Play, Seat, ask, choose, move, rule


@rule
def use_effect(duel: Duel, seat: Seat, character: CharacterId) -> Play[None]:
    """IB-706 and IB-713 A side uses the effect of the face that a character shows."""
    effect = face(duel, character).effect
    duel.tell(EffectUsed(SIDES[seat], character, effect))
    yield from carry_out(duel, effect, seat, character)


@rule
def carry_out(duel: Duel, effect: str, seat: Seat, source: CharacterId) -> Play[None]:
    """IB-109, IB-110, IB-111 and IB-112 Carries out an effect for its user, part by part; a void one changes nothing."""
    if is_void(duel, seat, effect, source):
        duel.tell(NothingChanged(BRANCH_OF.get(effect, effect)))
        return
    for part in range(len(duel.content.effects[effect])):
        match duel.content.effects[effect][part]:
            case Gain(amount):
                gain(duel, seat, amount)
            case Draw(cards):
                yield from draw_cards(duel, seat, cards)
            case Shift(which, most):
                yield from shift_some(duel, effect, seat, source, which, most)
            case Deepen(which, most):
                choice = yield choose(seat, deepening(duel, seat, effect, which, most))
                for _ in range(choice[2]):
                    shift(duel, seat, choice[1], DEEPER)
            case ShiftNeighbours(which):
                choice = yield choose(seat, sourcing(duel, seat, effect, which))
                yield from shift_neighbours(duel, effect, seat, choice[1])
            case LaySkip():
                choice = yield choose(seat, covering(duel, seat, effect))
                lay_skip(duel, seat, duel.limbo[seat][-1], choice[1])
            case Relocate(which):
                choice = yield choose(seat, relocating(duel, seat, effect, which))
                relocate(duel, choice[1], choice[2])
            case Turn(which, most):
                yield from turn_some(duel, effect, seat, which, most)
            case Either() as either:
                answer = yield choose(seat, choosing(duel, seat, effect, either, source))
                yield from carry_out(duel, dict(either.branches)[answer], seat, source)
            case Step(least, most):
                choice = yield choose(seat, stepping(effect, least, most))
                for _ in range(choice[1]):
                    step(duel)
            case PlayCard(activating):
                choice = yield choose(seat, playing(duel, seat, effect))
                yield from play_card(duel, seat, choice[1], choice[2], choice[3], activating)
            case Raise(half):
                raise_knowledge(duel, seat, half_price(duel, seat) if half else price(duel, seat))
            case Lower():
                lower_knowledge(duel, 1 - seat)
            case GainEach(which):
                gain(duel, seat, len(among(duel, which, source)))
            case Drain(amount):
                lose(duel, 1 - seat, amount)
            case Recover():
                choice = yield choose(seat, recovering(duel, seat, effect))
                recover(duel, seat, choice[1])
            case Look():
                look_at_hand(duel, seat)
            case Pluck(least, most):
                yield from pluck(duel, effect, seat, least, most)
            case Surrender(cards):
                for left in range(min(cards, len(duel.hands[1 - seat])), 0, -1):
                    choice = yield choose(1 - seat, surrendering(duel, 1 - seat, effect, left))
                    discard_kind(duel, 1 - seat, choice[1])
            case TurnDirection():
                turn_direction(duel)
            case Remove(which):
                choice = yield choose(seat, removing(duel, seat, effect, which, source))
                remove(duel, seat, choice[1])
            case DeepenAll(which):
                for character in in_order(duel, seat, which):
                    shift(duel, seat, character, DEEPER)
            case Borrow() as borrow:
                choice = yield choose(seat, borrowing(duel, seat, effect, borrow, source))
                yield from use_effect(duel, seat, choice[1])
            case Special(name):
                yield from special(duel, name, effect, seat)


@rule
def shift_some(duel: Duel, effect: str, seat: Seat, source: CharacterId, which: Among, most: int) -> Play[None]:
    """IB-602 One character is shifted; where the effect allows more, others may be."""
    done: tuple[CharacterId, ...] = ()
    while len(done) < most and set(objects(duel, seat, which, source)) - set(done):
        choice = yield choose(seat, shifting(duel, seat, effect, which, source, done))
        if choice == PASS:
            return
        shift(duel, seat, choice[1], choice[2])
        done = (*done, choice[1])


@rule
def turn_some(duel: Duel, effect: str, seat: Seat, which: Among, most: int) -> Play[None]:
    """IB-612 One borderline character is turned over; others may be."""
    done = 0
    while done < most and objects(duel, seat, which, ""):
        choice = yield choose(seat, turning(duel, seat, effect, which, done))
        if choice == PASS:
            return
        shift(duel, seat, choice[1], BACK)
        done += 1


@rule
def shift_neighbours(duel: Duel, effect: str, seat: Seat, source: CharacterId) -> Play[None]:
    """IB-CC-03 and IB-KC-3 Each neighbour of the source may be shifted, the clockwise one first; one must be."""
    shifted = False
    for character in neighbours(duel, source):
        if is_shiftable(duel, seat, character):
            choice = yield choose(seat, influencing(duel, seat, effect, source, character, shifted))
            if choice != PASS:
                shift(duel, seat, character, choice[2])
                shifted = True


@rule
def pluck(duel: Duel, effect: str, seat: Seat, least: int, most: int) -> Play[None]:
    """IB-CC-12, IB-CH-C14 and IB-KN-K2 The user discards cards of the hand that he has seen."""
    for done in range(min(most, len(duel.hands[1 - seat]))):
        choice = yield choose(seat, plucking(duel, seat, effect, done >= least))
        if choice == PASS:
            return
        discard_kind(duel, 1 - seat, choice[1])


@rule
def play_card(duel: Duel, seat: Seat, kind: Kind, character: CharacterId, way: str, activating: bool) -> Play[None]:
    """IB-501 to IB-519 A card is played for its base option; then its effect may be activated."""
    card = card_of(duel, kind, duel.hands[seat])
    move(duel, card, ("hands", seat), ("limbo", seat))
    duel.tell(CardPlayed(SIDES[seat], card))
    if way == TOKEN:
        lay_token(duel, seat, duel.content.cards[kind].symbol, character)
    else:
        shift(duel, seat, character, way)
    if activating:
        cost = duel.content.cards[kind].cost
        if duel.energy[seat] >= cost:
            answer = yield ask(seat, activation(duel, seat, kind))
            if answer == "activate":
                yield from activate(duel, seat, card, kind)
    if card in duel.limbo[seat]:
        move(duel, card, ("limbo", seat), ("discards", seat))


@rule
def activate(duel: Duel, seat: Seat, card: Card, kind: Kind) -> Play[None]:
    """IB-515 and IB-516 Pay; let the City answer; then choose and carry out."""
    cost = duel.content.cards[kind].cost
    pay(duel, seat, cost)
    duel.tell(CardActivated(SIDES[seat], card, cost))
    if seat == CREATURE and is_answered(duel):
        answer = yield ask(CITY, Decision("revolver", ("cancel", PASS), {"card": kind}))
        if answer == "cancel":
            use_revolver(duel)
            duel.tell(EffectCancelled(card))
            return
    if duel.content.cards[kind].equipment:
        yield from equip(duel, card)
    else:
        yield from carry_out(duel, kind, seat, "")


def activation(duel: Duel, seat: Seat, kind: Kind) -> Decision:
    """IB-513 and IB-514 Whether to pay for the effect; that it is void, judged as if the cost were paid, is only said."""
    cost = duel.content.cards[kind].cost
    void = ("activate",) if is_void(duel, seat, kind, "", cost) else ()
    return Decision("activate", ("activate", PASS), {"card": kind, "cost": cost, **void_ones(void)})
