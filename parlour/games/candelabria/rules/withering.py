"""Chapter 6.22: withering cards on the slots of war boards."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.content.withering import KIND_OF
from parlour.games.candelabria.events import WitheringTaken
from parlour.games.candelabria.position import BIT, SHOWN, Realm, candles_of, in_region, role_of, territories
from parlour.games.candelabria.rules.icons import NO_CANDLE, OTHER, SKIP, resolve
from parlour.games.candelabria.rules.push import drive_away, relocate
from parlour.games.candelabria.rules.reach import near
from parlour.games.candelabria.rules.stores import lose, score
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, choose, draw, move, rule


@rule
def take_withering(realm: Realm, seat: Seat) -> Play[None]:
    """CN-1304, CN-1305 and CN-1306 The top card is shown and laid on a slot; a third one drives one of the two away."""
    draw(realm, "withering_deck", ("withered", SHOWN))
    slots = (2 * seat, 2 * seat + 1)
    free = tuple([slot for slot in slots if not realm.withered[slot]])
    choice = yield choose(seat, Decision("wither", tuple([("slot", slot % 2 + 1) for slot in free or slots])))
    slot = 2 * seat + choice[1] - 1
    if realm.withered[slot]:
        move(realm, realm.withered[slot][0], ("withered", slot), "withering_deck", under=True)
    card = draw(realm, ("withered", SHOWN), ("withered", slot))
    realm.tell(WitheringTaken(realm.houses[seat], card, choice[1]))


@rule
def wither(realm: Realm, seat: Seat, card: Card, region: Region) -> Play[None]:
    """CN-1309 and CN-1310 What lies on the slot may be done: one of its icons, a step of a candle, or a point of another."""
    kind = KIND_OF[card]
    special, icons = realm.content.withering[kind].special, realm.content.withering[kind].choices
    if special == "move":
        choice = yield choose(seat, Decision("drift", (*drifts(realm, seat, region), SKIP), {"region": region}))
        if choice != SKIP:
            relocate(realm, choice[1], choice[2])
            yield from drive_away(realm, seat, role_of(choice[1]), choice[2])
    elif special == "renown":
        choice = yield choose(seat, Decision("renown", (*renowns(realm, seat), SKIP), {"region": region}))
        if choice != SKIP:
            lose(realm, realm.seat_of[choice[1]], 1, kind)
            score(realm, seat, 1, kind)
    elif len(icons) == 1:
        yield from resolve(realm, seat, icons, region, OTHER, kind, NO_CANDLE)
    else:
        actions: tuple[Action, ...] = tuple([("do", icon.kind) for icon in icons])
        choice = yield ask(seat, Decision("either", (*actions, SKIP), {"source": kind}))
        yield from resolve(
            realm, seat, tuple([icon for icon in icons if choice == ("do", icon.kind)]), region, OTHER, kind, NO_CANDLE
        )


def drifts(realm: Realm, seat: Seat, region: Region) -> list[Action]:
    """CN-D37 A step of an own candle that starts or ends in the contested region."""
    here = in_region(realm, region)
    actions: list[Action] = []
    for candle in candles_of(realm, seat):
        where = realm.at[candle]
        beside = near(realm, where) if here & BIT[where] else near(realm, where) & here
        actions += [("drift", candle, target) for target in territories(beside)]
    return actions


def renowns(realm: Realm, seat: Seat) -> list[Action]:
    """CN-R87 The other participants who have a point to lose."""
    return [("renown", realm.houses[other]) for other in realm.fighting if other != seat and realm.vp[other] > 0]
