"""Chapter 6.3: the event of the round, its immediate part, and wagers. What events change later is in `event_cards`."""

from parlour.games.horde.board import Hexes, within
from parlour.games.horde.events import EventDrawn, EventsShuffled, TokenAdvanced, WagerRolled, WagerWon
from parlour.games.horde.position import NOBODY_YET, SIDE, Champion, FactionId, Token, UnitId, War, army, units_on
from parlour.games.horde.rules.harm import is_wounded, lose, regain
from parlour.games.horde.rules.traits import is_immune
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, draw, knows, move, roll, rule, show, shuffle, stack

LET_NOBODY = "nobody"
JOIN, STAY_OUT = "join", "stay-out"


@rule
def event_phase(war: War) -> Play[None]:
    """HD-TRN-04, HD-TRN-07, HD-EVT-01, HD-EVT-02, HD-EVT-04 A card is drawn, and its immediate part carried out in turn order."""
    if not war.events_deck:
        cards = yield shuffle(war.events_discard)
        gather(war)
        stack(war, "events_deck", cards)
        war.tell(EventsShuffled(len(cards)))
    card = draw(war, "events_deck", "active_event")
    war.event = card
    war.tell(EventDrawn(card))
    match card:
        case "ev_pestilence":
            for faction in war.order:
                yield from wound_one(war, faction, sickly_units(war, faction), "pestilence", "sicken")
        case "ev_herbalists":
            for faction in war.order:
                yield from herbalists(war, faction)
        case "ev_wager_champions":
            yield from champions(war)
        case "ev_wager_tribute":
            yield from tribute_wager(war)
        case _ if war.content.cards[card].type == "open_wager":
            yield from open_wager(war)


@rule
def herbalists(war: War, faction: FactionId) -> Play[None]:
    """HD-DEC-25 One wounded unit of the faction may regain one health."""
    wounded = tuple([unit for unit in army(war, faction) if is_wounded(war, unit)])
    if wounded:
        options: tuple[Action, ...] = (*[("mend", unit) for unit in wounded], LET_NOBODY)
        choice = yield ask(war.seat[faction], Decision("herbalists", options, {"faction": faction}))
        if choice != LET_NOBODY:
            regain(war, choice[1], war.content.cards["ev_herbalists"].amount)


@rule
def wound_one(war: War, faction: FactionId, victims: tuple[UnitId, ...], question: str, verb: str) -> Play[None]:
    """HD-DEC-24 and HD-DEC-26 One of these units, chosen for the faction, loses what the event says; the only one unasked."""
    if not victims:
        return
    victim = victims[0]
    if len(victims) > 1:
        options = tuple([(verb, unit) for unit in victims])
        choice = yield ask(war.seat[faction], Decision(question, options, {"faction": faction}))
        victim = choice[1]
    lose(war, victim, war.content.cards[war.event].amount)


@rule
def open_wager(war: War) -> Play[None]:
    """HD-EVT-10, HD-EVT-11 Every faction with a unit on the board rolls."""
    winner = yield from wager(war, tuple([faction for faction in war.order if army(war, faction)]))
    war.winner = winner
    if winner and war.event == "ev_wager_archers":
        yield from wound_one(war, winner, bowshot_targets(war, winner), "archers", "shoot")
    elif winner and war.event == "ev_wager_omens":
        yield from seers(war, winner)


@rule
def wager(war: War, participants: tuple[FactionId, ...]) -> Play[FactionId]:
    """HD-EVT-07, HD-EVT-08, HD-EVT-09, HD-EVT-13 The highest die wins; those who tie for it roll again, ten times at most."""
    rolls = 0
    while len(participants) > 1 and rolls <= war.content.ties:
        dice = yield roll(len(participants))
        rolls += 1
        for number in range(len(dice)):
            war.tell(WagerRolled(participants[number], dice[number]))
        best = max(dice)
        participants = tuple([faction for faction, die in zip(participants, dice, strict=True) if die == best])
    if not participants:
        return NOBODY_YET
    war.tell(WagerWon(participants[0], Card(war.event)))
    return participants[0]


@rule
def seers(war: War, faction: FactionId) -> Play[None]:
    """HD-HID-03 The winner of the Wager of the Seers looks at the top two cards and puts one of them at the bottom."""
    seat = war.seat[faction]
    if not war.events_deck:
        return
    show(war, war.events_deck[-2:], [seat])
    if len(war.events_deck) > 1:
        choice = yield ask(seat, omens(war, faction))
        put_on_top(war, seat, choice[1])


@rule
def champions(war: War) -> Play[None]:
    """HD-EVT-12 In the Wager of Champions each faction may enter one of its units."""
    for faction in war.order:
        units = army(war, faction)
        if units:
            options: tuple[Action, ...] = (*[("champion", unit) for unit in units], STAY_OUT)
            choice = yield ask(war.seat[faction], Decision("champion", options, {"faction": faction}))
            if choice != STAY_OUT:
                war.champions = (*war.champions, Champion(faction, choice[1]))
    winner = yield from wager(war, tuple([champion.faction for champion in war.champions]))
    war.winner = winner


@rule
def tribute_wager(war: War) -> Play[None]:
    """HD-EVT-12 In the Wager on the Tribute the winner's token moves down its track, the others' up."""
    participants: tuple[FactionId, ...] = ()
    for faction in war.order:
        if faction in war.track:
            choice = yield ask(war.seat[faction], Decision("tribute", (JOIN, STAY_OUT), {"faction": faction}))
            if choice == JOIN:
                participants = (*participants, faction)
    winner = yield from wager(war, participants)
    war.winner = winner
    for faction in participants:
        unit, section = war.track[faction]
        down = -war.content.cards["ev_wager_tribute"].amount if faction == winner else 1
        section = min(max(section + down, 1), war.content.track)
        war.track[faction] = Token(unit, section)
        war.tell(TokenAdvanced(faction, unit, section))


def sickly_units(war: War, faction: FactionId) -> tuple[UnitId, ...]:
    """HD-DEC-24, HD-EVT-05, HD-IMM-08 The units of the faction with two health or more that are not immune."""
    return tuple([unit for unit in army(war, faction) if war.health[unit] >= 2 and not is_immune(war, unit)])


def gather(war: War) -> None:
    """The discarded cards go back to the deck."""
    for card in war.events_discard:
        move(war, card, "events_discard", "events_deck")


def discard_event(war: War) -> None:
    """HD-TRN-05, HD-TRN-06 The event of the round is over."""
    move(war, war.active_event[0], "active_event", "events_discard")
    war.event = NOBODY_YET
    war.winner = NOBODY_YET
    war.champions = ()


def omens(war: War, faction: FactionId) -> Decision:
    """HD-DEC-29 Which of the top two cards stays on top; they are named nowhere but in this question."""
    return Decision("seers", tuple([("top", card) for card in war.events_deck[:-3:-1]]), {"faction": faction})


def bowshot_targets(war: War, faction: FactionId) -> tuple[UnitId, ...]:
    """HD-IMM-08 Enemies with two health or more, neither disguised nor immune, within three hexes of a unit of the faction."""
    reached: Hexes = 0
    for unit in army(war, faction):
        reached |= within(war.at[unit], war.content.cards["ev_wager_archers"].reach)
    enemies = units_on(war, reached & war.visible[1 - SIDE[faction]])
    return tuple([unit for unit in enemies if war.health[unit] >= 2 and not is_immune(war, unit)])


def put_on_top(war: War, seat: Seat, top: Card) -> None:
    """HD-HID-03 One of the top two cards stays, the other goes to the bottom; of these two only the seat knows which."""
    *rest, second, first = war.events_deck
    bottom = second if top == first else first
    known = {card: [other for other in range(war.seats) if knows(war, other, card)] for card in rest}
    stack(war, "events_deck", (bottom, *rest, top))
    show(war, (bottom, top), [seat])
    for card, seats in known.items():  # whoever knew a card of the rest still knows it, one place higher
        show(war, (card,), seats)
