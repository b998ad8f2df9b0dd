"""Chapter 4: Houses, decks and start pieces."""

from parlour.games.candelabria.events import HouseTaken
from parlour.games.candelabria.position import BIT, NO_HOUSE, HouseId, Realm
from parlour.games.candelabria.rules.icons import refill
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, draw, draw_from, move, rule, shuffle, stack


@rule
def set_up(realm: Realm) -> Play[None]:
    """CN-205 to CN-246 Houses are taken, decks shuffled, start pieces placed, missions dealt."""
    yield from take_houses(realm)
    yield from shuffle_decks(realm)
    found = yield shuffle(realm.curse_deck)
    stack(realm, "curse_deck", found)
    if realm.withering:
        found = yield shuffle(realm.withering_deck)
        stack(realm, "withering_deck", found)
    if realm.discovery:
        found = yield shuffle(realm.tokens)
        stack(realm, "tokens", found)
    for seat in range(realm.seats):
        lay_out(realm, seat)
    put_away_the_rest(realm)
    realm.track = tuple(sorted(range(realm.seats), key=lambda seat: realm.content.houses[realm.houses[seat]].turn))
    if realm.missions:
        found = yield shuffle(realm.mission_deck)
        stack(realm, "mission_deck", found)
        yield from deal_missions(realm)


@rule
def shuffle_decks(realm: Realm) -> Play[None]:
    """CN-206, CN-207 and CN-209 The tactics cards with their display, the upgrades in their stacks, and the candle cards."""
    found = yield shuffle(realm.tactics_deck)
    stack(realm, "tactics_deck", found)
    refill(realm)
    found = yield shuffle(realm.stacks[0])
    split_upgrades(realm, found)
    found = yield shuffle(realm.candle_deck)
    stack(realm, "candle_deck", found)


@rule
def take_houses(realm: Realm) -> Play[None]:
    """CN-205 and CN-231 to CN-233 By lot, or picked in random order; with two players always picked, on opposite sides."""
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
    """CN-222, CN-223 and CN-226 to CN-228 The cards and start pieces of a House; nothing is triggered."""
    house = realm.houses[seat]
    start = realm.content.houses[house]
    candles, tactics = realm.content.candles, realm.content.tactics
    for card in [each for each in realm.house_candles if candles[each].house == house and candles[each].year == 1]:
        move(realm, card, "house_candles", ("hands", seat))
    for card in [each for each in realm.house_tactics if tactics[each].house == house]:
        move(realm, card, "house_tactics", ("owned", seat))
    realm.castles[seat] = start.castle
    realm.earth[seat] = sum([BIT[territory] for territory in start.flames])
    realm.reserve[seat] -= len(start.flames)
    if start.temple:
        realm.temples[start.region] = (start.temple,)


def put_away_the_rest(realm: Realm) -> None:
    """CN-215 and CN-216 Cards of Houses that are not in play."""
    for card in [each for each in realm.house_candles if realm.content.candles[each].house not in realm.houses]:
        move(realm, card, "house_candles", "no_candles")
    for card in realm.house_tactics:
        move(realm, card, "house_tactics", "no_tactics")


@rule
def deal_missions(realm: Realm) -> Play[None]:
    """CN-241 Two missions for everybody: one is kept secret, the other lies open for all."""
    for seat in range(realm.seats):
        for _ in range(realm.content.mission_deal):
            draw(realm, "mission_deck", ("personal", seat))
    for seat in range(realm.seats):
        choice = yield choose(seat, keeping(realm, seat))
        for card in realm.personal[seat]:
            if card != choice[1]:
                move(realm, card, ("personal", seat), "common")


def keeping(realm: Realm, seat: Seat) -> Decision:
    """CN-D34 Which mission to keep."""
    actions: tuple[Action, ...] = tuple([("keep", card) for card in realm.personal[seat]])
    return Decision("mission", actions)
