"""Chapter 4: Houses, decks and start pieces."""

from parlour.games.candelabria.events import HouseTaken
from parlour.games.candelabria.position import BIT, NO_HOUSE, HouseId, Realm
from parlour.games.candelabria.rules.icons import refill
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, draw, draw_from, move, rule, shuffle, stack


@rule
def set_up(realm: Realm) -> Play[None]:
    """CN-213, CN-229, CN-234, CN-243 and CN-244 Houses are taken, decks shuffled, start pieces placed, missions dealt."""
    yield from take_houses(realm)
    yield from shuffle_decks(realm)
    deck = yield shuffle(realm.curse_deck)
    stack(realm, "curse_deck", deck)
    if realm.withering:
        deck = yield shuffle(realm.withering_deck)
        stack(realm, "withering_deck", deck)
    if realm.discovery:
        deck = yield shuffle(realm.tokens)
        stack(realm, "tokens", deck)
    for seat in range(realm.seats):
        lay_out(realm, seat)
    put_away_unused(realm)
    realm.track = tuple(sorted(range(realm.seats), key=lambda seat: realm.content.houses[realm.houses[seat]].turn))
    if realm.missions:
        deck = yield shuffle(realm.mission_deck)
        stack(realm, "mission_deck", deck)
        yield from deal_missions(realm)


@rule
def shuffle_decks(realm: Realm) -> Play[None]:
    """CN-206, CN-207 and CN-209 The tactics cards with their display, the upgrades in their stacks, and the candle cards."""
    deck = yield shuffle(realm.tactics_deck)
    stack(realm, "tactics_deck", deck)
    refill(realm)
    deck = yield shuffle(realm.stacks[0])
    split_upgrades(realm, deck)
    deck = yield shuffle(realm.candle_deck)
    stack(realm, "candle_deck", deck)


@rule
def take_houses(realm: Realm) -> Play[None]:
    """CN-205, CN-231, CN-232 and CN-233 By lot, or picked in random order; with two players always picked, on opposite sides."""
    order = yield shuffle(tuple(range(realm.seats)))
    for seat in order:
        if realm.choosing == "choice" or realm.two:
            choice = yield choose(seat, Decision("house", tuple([("lead", house) for house in free_houses(realm)])))
            lead(realm, seat, choice[1])
        else:
            house = yield draw_from(free_houses(realm))
            lead(realm, seat, house)


def free_houses(realm: Realm) -> tuple[HouseId, ...]:
    """CN-202, CN-203 and CN-233 The Houses that nobody leads yet and that may be played here."""
    houses = realm.content.houses
    legal = [house for house in houses if houses[house].small or realm.side == "large"]
    legal = [house for house in legal if house != "chimera" or realm.chimera]
    taken = [house for house in realm.houses if house != NO_HOUSE]
    if realm.two and taken:
        across = next(regions for regions in realm.map.opposite if houses[taken[0]].region not in regions)
        legal = [house for house in legal if houses[house].region in across]
    return tuple([house for house in legal if house not in taken])


def lead(realm: Realm, seat: Seat, house: HouseId) -> None:
    """CN-221 A seat takes the set of a House."""
    realm.houses = (*realm.houses[:seat], house, *realm.houses[seat + 1 :])
    realm.derive()
    realm.tell(HouseTaken(seat, house))


def split_upgrades(realm: Realm, tokens: tuple[Card, ...]) -> None:
    """CN-207, CN-236 and CN-1505 The shuffled tokens in stacks of four (solo: of two), the top of each face up."""
    height = realm.content.solo_stack_height if realm.solo else realm.content.stack_height
    realm.stacks[0] = ()
    for number in range(0, len(tokens), height):
        place = number // height
        stack(realm, ("stacks", place), tokens[number : number + height])
        draw(realm, ("stacks", place), ("tops", place))


def lay_out(realm: Realm, seat: Seat) -> None:
    """CN-222, CN-223, CN-226, CN-227 and CN-228 The cards and start pieces of a House; nothing is triggered."""
    house = realm.houses[seat]
    start = realm.content.houses[house]
    candles, tactics = realm.content.candles, realm.content.tactics
    for card in [own for own in realm.house_candles if candles[own].house == house and candles[own].year == 1]:
        move(realm, card, "house_candles", ("hands", seat))
    for card in [own for own in realm.house_tactics if tactics[own].house == house]:
        move(realm, card, "house_tactics", ("owned", seat))
    realm.castles[seat] = start.castle
    realm.earth[seat] = sum([BIT[territory] for territory in start.flames])
    realm.reserve[seat] -= len(start.flames)
    if start.temple:
        realm.temples[start.region] = (start.temple,)


def put_away_unused(realm: Realm) -> None:
    """CN-215 and CN-216 Cards of Houses that are not in play."""
    for card in [card for card in realm.house_candles if realm.content.candles[card].house not in realm.houses]:
        move(realm, card, "house_candles", "no_candles")
    for card in realm.house_tactics:
        move(realm, card, "house_tactics", "no_tactics")


@rule
def deal_missions(realm: Realm) -> Play[None]:
    """CN-241 and CN-242 Two missions for everybody: one is kept secret, the other lies open for all."""
    for seat in range(realm.seats):
        for _ in range(realm.content.mission_deal):
            draw(realm, "mission_deck", ("personal", seat))
    for seat in range(realm.seats):
        choice = yield choose(seat, mission_decision(realm, seat))
        for card in realm.personal[seat]:
            if card != choice[1]:
                move(realm, card, ("personal", seat), "common")


def mission_decision(realm: Realm, seat: Seat) -> Decision:
    """CN-D34 Which mission to keep."""
    actions: tuple[Action, ...] = tuple([("keep", card) for card in realm.personal[seat]])
    return Decision("mission", actions)
