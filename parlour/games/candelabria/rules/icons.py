"""Chapter 6.8: the icons of cards, boards and tokens."""

from collections.abc import Sequence

from parlour.games.candelabria.board import Region, Territory
from parlour.games.candelabria.content import missions
from parlour.games.candelabria.content.deeds import Icons
from parlour.games.candelabria.events import TacticsTaken
from parlour.games.candelabria.position import (
    BIT,
    KINDLING,
    CandleId,
    Realm,
    candles_of,
    in_region,
    is_present,
    owner_of,
    territories,
)
from parlour.games.candelabria.rules.influence import MAY, influence
from parlour.games.candelabria.rules.lights import can_light, dim, douse, feed, is_full, light, send
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.objective import check_objective
from parlour.games.candelabria.rules.spoils import solo_icons, take_cube
from parlour.games.candelabria.rules.stores import GOLD, WAX, room, score, steal
from parlour.games.candelabria.rules.temples import raze
from parlour.games.candelabria.rules.two import avenge
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, choose, draw, move, rule

SKIP = "skip"
NO_CANDLE = ""
CASTLE, CANDLE_CARD, OTHER = "castle", "candle", "other"  # what put out a flame


@rule
def resolve(realm: Realm, seat: Seat, icons: Icons, region: Region, cause: str, source: str, spared: CandleId) -> Play[int]:
    """CN-128, CN-129 and CN-130 Icons in printed order, each repetition a choice; returns how many tactics cards were taken.

    CN-701, CN-702 and CN-703 They work in a region, where region 0 is the whole map. `cause` is what missions ask about,
    `source` the card, board or token, `spared` the candle whose flames do not change (CN-836).
    """
    taken = 0
    for icon in solo_icons(icons) if realm.solo else icons:
        if icon.kind == "vp":  # CN-719
            score(realm, seat, icon.times, source)
        elif icon.kind == "tactics":
            more = yield from take_tactics(realm, seat, icon.times, source)
            taken += more
        elif icon.kind == "influence":
            yield from influence(realm, seat, icon.times, MAY, source)
        else:
            for left in range(icon.times, 0, -1):
                match icon.kind:
                    case "ignite":
                        yield from ignite(realm, seat, region, source, spared, left)
                    case "extinguish":
                        yield from extinguish(realm, seat, region, cause, source, left)
                    case "steal":
                        yield from rob(realm, seat, region, source, left)
                    case "raze":
                        yield from raze_one(realm, seat, region, source)
                    case "cube":
                        yield from take_cube(realm, seat, source)
    return taken


@rule
def ignite(realm: Realm, seat: Seat, region: Region, source: str, spared: CandleId, left: int) -> Play[None]:
    """CN-704, CN-706, CN-707 and CN-708 A flame for an own candle, or an earth flame; no territory is triggered."""
    choice = yield choose(
        seat, Decision("ignite", (*kindlings(realm, seat, region, spared), SKIP), {"source": source, "left": left})
    )
    match choice:
        case ("light", territory):
            light(realm, seat, territory)
        case ("feed", candle):
            feed(realm, candle)


def kindlings(realm: Realm, seat: Seat, region: Region, spared: CandleId) -> list[Action]:
    """CN-705 and CN-D06 Where an own flame can be lit, with presence or without."""
    reach = in_region(realm, region)
    actions: list[Action] = [("light", territory) for territory in territories(reach) if can_light(realm, seat, territory)]
    for candle in candles_of(realm, seat):
        if candle != spared and reach & BIT[realm.at[candle]] and not is_full(realm, candle):
            actions.append(("feed", candle))
    return actions


@rule
def extinguish(realm: Realm, seat: Seat, region: Region, cause: str, source: str, left: int) -> Play[None]:
    """CN-709 A flame of an opponent goes out."""
    choice = yield choose(seat, Decision("extinguish", (*victims(realm, seat, region), SKIP), {"source": source, "left": left}))
    if choice != SKIP:
        yield from put_out(realm, seat, choice, cause)


def victims(realm: Realm, seat: Seat, region: Region, within: Territory = "") -> list[Action]:
    """CN-710, CN-1544, CN-D07 and CN-D16 The flames of opponents in a region, or on one territory."""
    reach = BIT[within] if within else in_region(realm, region)
    actions: list[Action] = []
    for other in range(len(realm.houses)):
        if other != seat:
            actions += [("douse", realm.houses[other], territory) for territory in territories(realm.earth[other] & reach)]
            lit = [candle for candle in candles_of(realm, other) if realm.flames[candle]]
            actions += [("dim", candle) for candle in lit if reach & BIT[realm.at[candle]]]
    return actions


@rule
def put_out(realm: Realm, seat: Seat, victim: Action, cause: str) -> Play[None]:
    """CN-709, CN-712 and CN-713 One flame goes out; in kindling the owner of an earth flame may lay it before a curse.

    CN-1112 and CN-1116 With two players the owner may move a curse instead, in kindling alone.
    """
    match victim:
        case ("dim", str(candle)):
            snuff(realm, seat, candle, cause)
        case ("douse", str(house), str(territory)):
            owner = realm.seat_of[house]
            douse(realm, owner, territory)
            achieve(realm, seat, missions.EARTH_DOUSED)
            if realm.season == KINDLING and realm.two:
                yield from avenge(realm, owner, territory)
            elif realm.season == KINDLING and realm.curses:
                choice = yield ask(owner, Decision("lost-flame", (*[("send", curse) for curse in realm.curses], "reserve")))
                if choice != "reserve":
                    send(realm, owner, choice[1])
    check_objective(realm)


def snuff(realm: Realm, seat: Seat, candle: CandleId, cause: str) -> None:
    """CN-711 A candle loses a flame through another House; missions ask about its last."""
    dim(realm, candle)
    if realm.flames[candle] or owner_of(realm, candle) == seat:
        return
    achieve(realm, seat, missions.CANDLE_DOUSED)
    if cause in missions.CANDLE_DOUSED_BY:
        achieve(realm, seat, missions.CANDLE_DOUSED_BY[cause])


@rule
def take_tactics(realm: Realm, seat: Seat, times: int, source: str) -> Play[int]:
    """CN-714 and CN-715 Cards of choice from the display, which is refilled afterwards; returns how many."""
    taken = 0
    while taken < times and realm.tactics_display:
        choice = yield ask(seat, Decision("tactics", (*display_cards(realm), SKIP), {"source": source, "left": times - taken}))
        if choice == SKIP:
            break
        take(realm, seat, choice[1])
        taken += 1
    refill(realm)
    return taken


def display_cards(realm: Realm) -> list[Action]:
    """CN-D09 The tactics cards of the display."""
    return [("take", card) for card in realm.tactics_display]


def take(realm: Realm, seat: Seat, card: Card) -> None:
    """CN-618 A tactics card of the display is owned from now on."""
    move(realm, card, "tactics_display", ("owned", seat))
    realm.tell(TacticsTaken(realm.houses[seat], card))


def refill(realm: Realm) -> None:
    """CN-615 and CN-617 The display is filled up from the deck."""
    while len(realm.tactics_display) < realm.content.display and realm.tactics_deck:
        draw(realm, "tactics_deck", "tactics_display")


@rule
def rob(realm: Realm, seat: Seat, region: Region, source: str, left: int) -> Play[None]:
    """CN-720, CN-721 and CN-724 A cube of another."""
    choice = yield choose(seat, theft_decision(realm, seat, region, source, left))
    if choice != SKIP:
        steal(realm, seat, realm.seat_of[choice[1]], choice[2])


def theft_decision(realm: Realm, seat: Seat, region: Region, source: str, left: int) -> Decision:
    """CN-720 and CN-723 Whom to rob of what, and whether there is room for it."""
    return Decision("steal", (*thefts(realm, seat, region), SKIP), {"source": source, "left": left, "room": room(realm, seat)})


def thefts(realm: Realm, seat: Seat, region: Region) -> list[Action]:
    """CN-D08 Whom and what can be robbed."""
    actions: list[Action] = []
    for other in [victim for victim in seats_in_reach(realm, region) if victim != seat]:
        actions += [("steal", realm.houses[other], WAX)] if realm.wax[other] else []
        actions += [("steal", realm.houses[other], GOLD)] if realm.gold[other] else []
    return actions


def seats_in_reach(realm: Realm, region: Region) -> Sequence[Seat]:
    """CN-722 and CN-R28 Everybody; in a battle its participants; where a curse was placed the Houses that are present."""
    if realm.fighting:
        return realm.fighting
    return [seat for seat in range(realm.seats) if not region or is_present(realm, seat, region)]


@rule
def raze_one(realm: Realm, seat: Seat, region: Region, source: str) -> Play[None]:
    """CN-716 The top temple of a region in reach is removed."""
    choice = yield choose(seat, Decision("raze", (*razings(realm, region), SKIP), {"source": source}))
    if choice != SKIP:
        yield from raze(realm, seat, choice[1])


def razings(realm: Realm, region: Region) -> list[Action]:
    """CN-D10 The regions in reach with a temple."""
    return [("raze", built) for built in sorted(realm.temples) if region in (0, built)]
