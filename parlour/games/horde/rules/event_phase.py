"""Chapter 6.3: the event of the round and its immediate part."""

from parlour.games.horde.events import EventDrawn, EventsShuffled
from parlour.games.horde.position import NOBODY_YET, FactionId, UnitId, War, army
from parlour.games.horde.rules.harm import is_wounded, regain
from parlour.games.horde.rules.traits import is_immune
from parlour.games.horde.rules.victims import wound_one
from parlour.games.horde.rules.wagers import champions, open_wager, tribute_wager
from parlour.kernel import Action, Decision, Play, ask, draw, move, rule, shuffle, stack

LET_NOBODY = "nobody"


@rule
def event_phase(war: War) -> Play[None]:
    """HD-TRN-04, HD-TRN-07, HD-EVT-01 and HD-EVT-02 A card is drawn, and its immediate part carried out."""
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
                yield from wound_one(war, faction, sickly(war, faction), "pestilence", "sicken")
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


def sickly(war: War, faction: FactionId) -> tuple[UnitId, ...]:
    """HD-DEC-24 and HD-IMM-08 The units of the faction with two health or more that are not immune."""
    return tuple([unit for unit in army(war, faction) if war.health[unit] >= 2 and not is_immune(war, unit)])


def gather(war: War) -> None:
    """The discarded cards go back to the deck."""
    for card in war.events_discard:
        move(war, card, "events_discard", "events_deck")


def discard_event(war: War) -> None:
    """HD-TRN-06 The event of the round is over."""
    move(war, war.active_event[0], "active_event", "events_discard")
    war.event = NOBODY_YET
    war.winner = NOBODY_YET
    war.champions = ()
