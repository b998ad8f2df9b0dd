"""Chapter 5: the turn and its four phases."""

from parlour.games.inbetween.content.effects import LADDERS
from parlour.games.inbetween.effects.carry_out import carry_out, is_void, use_effect
from parlour.games.inbetween.effects.equipment import bicycle, radio
from parlour.games.inbetween.effects.playing import play_card
from parlour.games.inbetween.effects.questions import PASS, answers, void_facts
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.events import KnowledgeUsed, Prepared, Rested, TurnBegan
from parlour.games.inbetween.ladder import DEPTH
from parlour.games.inbetween.position import CITY, SIDES, CharacterId, Duel, face, kinds, world
from parlour.games.inbetween.rules.circle import step
from parlour.games.inbetween.rules.ending import end_if_late
from parlour.games.inbetween.rules.energy import gain, rest_gain
from parlour.games.inbetween.rules.equipment import CALL, MOVEMENT, equipment_at
from parlour.games.inbetween.rules.hands import discard_kind, draw_cards, refill_size
from parlour.games.inbetween.rules.knowledge import price, raise_knowledge
from parlour.games.inbetween.rules.plays import Plays
from parlour.games.inbetween.setup import set_up
from parlour.kernel import Decision, Play, Seat, ask, rule

USABLE = 2  # IB-706 the depth from which an effect may be used


@rule
def play(duel: Duel) -> Play[tuple[float, ...]]:
    """IB-101 The set-up, then the turns."""
    yield from set_up(duel)
    yield from turns(duel)
    raise AssertionError("somebody wins, or the last turn ends the game")


@rule
def turns(duel: Duel) -> Play[None]:
    """IB-301, IB-302, IB-303, IB-804 and IB-813 Turn after turn, four phases each, until somebody wins."""
    while True:
        duel.turn += 1
        duel.tell(TurnBegan(duel.turn, SIDES[duel.active]))
        duel.phase = "knowledge"
        if duel.knowledge[duel.active] and not duel.spent[duel.active]:
            yield from knowledge_phase(duel)
        duel.phase = "action"
        yield from action_phase(duel)
        duel.phase = "activity"
        if is_activity_due(duel):
            yield from activity_phase(duel)
        duel.phase = "movement"
        if not duel.displaced:
            step(duel)
            if duel.active == CITY and equipment_at(duel, MOVEMENT):
                yield from bicycle(duel)
        duel.displaced = False
        duel.active = 1 - duel.active
        end_if_late(duel)


@rule
def knowledge_phase(duel: Duel) -> Play[None]:
    """IB-401, IB-402, IB-403, IB-405 and IB-406 The active player may use his knowledge effect, once in the game."""
    seat = duel.active
    choice = yield ask(seat, knowledge_question(duel, seat))
    if choice != PASS:
        duel.spent[seat] = True
        duel.tell(KnowledgeUsed(SIDES[seat], choice[1]))
        yield from carry_out(duel, Use(choice[1], seat))


def knowledge_question(duel: Duel, seat: Seat) -> Decision:
    """IB-404 The effects of the level and of all lower ones, void ones too."""
    known = LADDERS[seat][: duel.knowledge[seat]]
    void = [effect for effect in known if is_void(duel, Use(effect, seat))]
    return Decision("knowledge", (*answers("knowledge", known), PASS), void_facts(void))


@rule
def action_phase(duel: Duel) -> Play[None]:
    """IB-305 Exactly one of the three actions."""
    seat = duel.active
    choice = yield ask(seat, Decision("action", Plays(duel, seat, ("rest", "prepare"))))
    match choice:
        case "rest":
            duel.tell(Rested(SIDES[seat]))
            gain(duel, seat, rest_gain(duel, seat))
        case "prepare":
            yield from prepare(duel, seat)
        case (_, kind, character, way):
            yield from play_card(duel, seat, kind, character, way, True)


@rule
def prepare(duel: Duel, seat: Seat) -> Play[None]:
    """IB-541, IB-543 and IB-544 Any cards are discarded, then the hand is refilled."""
    duel.tell(Prepared(SIDES[seat]))
    while duel.hands[seat]:
        choice = yield ask(seat, discard_question(duel, seat))
        if choice == "refill":
            break
        discard_kind(duel, seat, choice[1])
    if len(duel.hands[seat]) < refill_size(duel, seat):
        yield from draw_cards(duel, seat, refill_size(duel, seat) - len(duel.hands[seat]))


def discard_question(duel: Duel, seat: Seat) -> Decision:
    """IB-D10 Which card to discard before the hand is refilled, one after another."""
    facts = {"hand": len(duel.hands[seat]), "size": refill_size(duel, seat)}
    return Decision("prepare", (*answers("discard", kinds(duel.hands[seat])), "refill"), facts)


@rule
def activity_phase(duel: Duel) -> Play[None]:
    """IB-701, IB-702, IB-705, IB-708, IB-709 and IB-712 The marked character serves its side; then the Radio may call."""
    character = duel.marker
    seat = world(duel, character)
    if DEPTH[duel.rung[character]]:
        if duel.energy[seat] >= price(duel, seat):
            answer = yield ask(seat, raise_question(duel, seat, character))
            if answer == "raise":
                raise_knowledge(duel, seat, price(duel, seat))
        if is_usable(duel, seat, character):
            answer = yield ask(seat, use_question(duel, seat, character))
            if answer == "use":
                yield from use_effect(duel, seat, character)
    if not duel.displaced and equipment_at(duel, CALL):
        yield from radio(duel)


def is_activity_due(duel: Duel) -> bool:
    """IB-703, IB-710 and IB-813 Whether the activity phase takes place: for a character with a state marker, or the Radio."""
    return not duel.displaced and (DEPTH[duel.rung[duel.marker]] > 0 or equipment_at(duel, CALL) is not None)


def is_usable(duel: Duel, seat: Seat, character: CharacterId) -> bool:
    """IB-706 and IB-H06 Whether the effect may be used: deep enough, and not void as far as the opponent can tell."""
    return DEPTH[duel.rung[character]] >= USABLE and not is_void(
        duel, Use(face(duel, character).effect, seat, character, 0, True)
    )


def raise_question(duel: Duel, seat: Seat, character: CharacterId) -> Decision:
    """IB-704 Whether to raise knowledge."""
    facts = {"level": duel.knowledge[seat] + 1, "price": price(duel, seat), "character": character}
    return Decision("raise", ("raise", PASS), facts)


def use_question(duel: Duel, seat: Seat, character: CharacterId) -> Decision:
    """IB-706 Whether to use the effect; one that is void only because of the hand is asked about too (IB-H06)."""
    effect = face(duel, character).effect
    void = ("use",) if is_void(duel, Use(effect, seat, character)) else ()
    return Decision("use", ("use", PASS), {"character": character, "effect": effect, **void_facts(void)})
