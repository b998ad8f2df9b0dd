"""Chapter 5: the turn and its four phases."""

from parlour.games.inbetween.content.effects import LADDERS
from parlour.games.inbetween.effects.carry_out import carry_out, play_card, use_effect
from parlour.games.inbetween.effects.language import HUMAN, NEIGHBOURS, Among
from parlour.games.inbetween.effects.plays import Plays
from parlour.games.inbetween.effects.questions import PASS, void_ones
from parlour.games.inbetween.effects.void import borrowed, is_secretly_void, is_void
from parlour.games.inbetween.events import KnowledgeUsed, Prepared, RadioUsed, Rested, TurnBegan
from parlour.games.inbetween.ladder import DEPTH
from parlour.games.inbetween.position import CITY, SIDES, CharacterId, Duel, face, in_world, kinds, world
from parlour.games.inbetween.rules.circle import step
from parlour.games.inbetween.rules.ending import end_if_late
from parlour.games.inbetween.rules.energy import gain, pay
from parlour.games.inbetween.rules.hands import discard_kind, draw_cards
from parlour.games.inbetween.rules.knowledge import price, raise_knowledge
from parlour.games.inbetween.rules.setup import set_up
from parlour.kernel import Action, Decision, Play, Seat, ask, rule

NEIGHBOURING_GUARDS = Among(NEIGHBOURS, HUMAN, 2, 4)
USABLE = 2  # IB-706 the depth from which an effect may be used


@rule
def play(duel: Duel) -> Play[tuple[float, ...]]:
    """IB-101 The set-up, then the turns."""
    yield from set_up(duel)
    yield from turns(duel)
    raise AssertionError("somebody wins, or the last turn ends the game")


@rule
def turns(duel: Duel) -> Play[None]:
    """IB-301 to IB-304, IB-804 and IB-813 Turn after turn, four phases each, until somebody wins."""
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
            if duel.active == CITY and "bicycle" in duel.equipment:
                yield from bicycle(duel)
        duel.displaced = False
        duel.active = 1 - duel.active
        end_if_late(duel)


@rule
def knowledge_phase(duel: Duel) -> Play[None]:
    """IB-401 to IB-407 The active player may use his knowledge effect, once in the game."""
    seat = duel.active
    choice = yield ask(seat, knowing(duel, seat))
    if choice != PASS:
        duel.spent[seat] = True
        duel.tell(KnowledgeUsed(SIDES[seat], choice[1]))
        yield from carry_out(duel, choice[1], seat, "")


def knowing(duel: Duel, seat: Seat) -> Decision:
    """IB-404 The effects of the level and of all lower ones, void ones too."""
    known = LADDERS[seat][: duel.knowledge[seat]]
    void = [each for each in known if is_void(duel, seat, each, "")]
    return Decision("knowledge", (*[("knowledge", each) for each in known], PASS), void_ones(void))


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


def rest_gain(duel: Duel, seat: Seat) -> int:
    """IB-551 and IB-CC-06 One energy for everybody in the own world."""
    return in_world(duel, seat) + (duel.content.generator_bonus if seat == CITY and "generator" in duel.equipment else 0)


@rule
def prepare(duel: Duel, seat: Seat) -> Play[None]:
    """IB-541 to IB-544 Any cards are discarded, then the hand is refilled."""
    duel.tell(Prepared(SIDES[seat]))
    while duel.hands[seat]:
        choice = yield ask(seat, discarding(duel, seat))
        if choice == "refill":
            break
        discard_kind(duel, seat, choice[1])
    if len(duel.hands[seat]) < refill_size(duel, seat):
        yield from draw_cards(duel, seat, refill_size(duel, seat) - len(duel.hands[seat]))


def discarding(duel: Duel, seat: Seat) -> Decision:
    """IB-D10 Which card to discard before the hand is refilled, one after another."""
    actions: list[Action] = [("discard", kind) for kind in kinds(duel.hands[seat])]
    facts = {"hand": len(duel.hands[seat]), "size": refill_size(duel, seat)}
    return Decision("prepare", (*actions, "refill"), facts)


def refill_size(duel: Duel, seat: Seat) -> int:
    """IB-542 and IB-CC-27 How many cards a prepared hand holds."""
    return duel.content.backpack_to if seat == CITY and "backpack" in duel.equipment else duel.content.prepare_to


@rule
def activity_phase(duel: Duel) -> Play[None]:
    """IB-701 to IB-714 The marked character serves the side of its world; then the Radio may call."""
    character = duel.marker
    seat = world(duel, character)
    if DEPTH[duel.rung[character]]:
        if duel.energy[seat] >= price(duel, seat):
            answer = yield ask(seat, raising(duel, seat, character))
            if answer == "raise":
                raise_knowledge(duel, seat, price(duel, seat))
        if DEPTH[duel.rung[character]] >= USABLE and not is_void(duel, seat, face(duel, character).effect, character, 0, True):
            answer = yield ask(seat, using(duel, seat, character))
            if answer == "use":
                yield from use_effect(duel, seat, character)
    if "radio" in duel.equipment and not duel.displaced:
        yield from radio(duel)


def is_activity_due(duel: Duel) -> bool:
    """IB-703, IB-710 and IB-813 Whether the activity phase takes place: for a character with a state marker, or the Radio."""
    return not duel.displaced and (DEPTH[duel.rung[duel.marker]] > 0 or "radio" in duel.equipment)


def raising(duel: Duel, seat: Seat, character: CharacterId) -> Decision:
    """IB-704 Whether to raise knowledge."""
    facts = {"level": duel.knowledge[seat] + 1, "price": price(duel, seat), "character": character}
    return Decision("raise", ("raise", PASS), facts)


def using(duel: Duel, seat: Seat, character: CharacterId) -> Decision:
    """IB-706 Whether to use the effect; one that is void only because of the hand is asked about too (IB-H06)."""
    effect = face(duel, character).effect
    void = ("use",) if is_secretly_void(duel, seat, effect, character) else ()
    return Decision("use", ("use", PASS), {"character": character, "effect": effect, **void_ones(void)})


@rule
def radio(duel: Duel) -> Play[None]:
    """IB-710 and IB-CC-20 The City may pay for the effect of a guarded neighbour of the marked character."""
    cost = duel.content.radio_price
    if duel.energy[CITY] >= cost and borrowed(duel, CITY, NEIGHBOURING_GUARDS, duel.marker, cost, openly=True):
        choice = yield ask(CITY, calling(duel))
        if choice != PASS:
            pay(duel, CITY, cost)
            duel.tell(RadioUsed(choice[1], cost))
            yield from use_effect(duel, CITY, choice[1])


def calling(duel: Duel) -> Decision:
    """IB-D13 Whom to call by Radio."""
    cost = duel.content.radio_price
    actions: list[Action] = [("use", each) for each in borrowed(duel, CITY, NEIGHBOURING_GUARDS, duel.marker, cost)]
    return Decision("radio", (*actions, PASS), {"price": cost})


@rule
def bicycle(duel: Duel) -> Play[None]:
    """IB-CC-28 The City may let the marker make one further step."""
    answer = yield ask(CITY, Decision("bicycle", ("ride", PASS)))
    if answer == "ride":
        step(duel)
