"""Chapter 6.24: one player against automated Houses."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.content.scenarios import Rival
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.events import CandlesTakenBack, RivalCame, RoundBegan, ScenarioBegan, SkirmishFought
from parlour.games.candelabria.position import BIT, KINDLING, HouseId, Realm, is_present
from parlour.games.candelabria.rules.icons import NO_CANDLE, OTHER, resolve
from parlour.games.candelabria.rules.manoeuvre import discards, manoeuvre
from parlour.games.candelabria.rules.objective import HUMAN, check_objective, lose_scenario, rivals
from parlour.games.candelabria.rules.orders import obey
from parlour.games.candelabria.rules.place import place, placements
from parlour.games.candelabria.rules.setup import lead, shuffle_decks
from parlour.games.candelabria.rules.triggers import trigger
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, move, rule, shuffle, stack

SKIRMISH, PASS = "skirmish", "pass"


@rule
def solo(realm: Realm) -> Play[tuple[float, ...]]:
    """CN-1511 and CN-1523 Rounds of a human turn, the objective check and an order for each rival; the last check decides."""
    yield from set_up_scenario(realm)
    while True:
        realm.round += 1
        realm.tell(RoundBegan(realm.round, realm.rounds))
        yield from human_turn(realm)
        check_objective(realm)
        if realm.round >= realm.rounds:
            return lose_scenario(realm)
        for rival in rivals(realm):
            yield from obey(realm, rival)


@rule
def human_turn(realm: Realm) -> Play[None]:
    """CN-1512 and CN-1513 One action, and before or after it a skirmish."""
    take_back_cards(realm)
    choice = yield ask(HUMAN, Decision("turn", (*turn_actions(realm), *skirmishes(realm))))
    fought = choice[0] == SKIRMISH
    if fought:
        yield from skirmish(realm, choice[1], choice[2])
        choice = yield ask(HUMAN, Decision("turn", turn_actions(realm)))
    if choice[0] == "place":
        yield from place(realm, HUMAN, choice[1], choice[2])
    else:
        yield from manoeuvre(realm, HUMAN, choice[1])
    if not fought and skirmishes(realm):
        choice = yield ask(HUMAN, Decision("skirmish", (*skirmishes(realm), PASS)))
        if choice != PASS:
            yield from skirmish(realm, choice[1], choice[2])


def take_back_cards(realm: Realm) -> None:
    """CN-1512 With an empty hand the cards of the manoeuvre area come back."""
    cards = realm.spent[HUMAN]
    if realm.hands[HUMAN] or not cards:
        return
    for card in cards:
        move(realm, card, ("spent", HUMAN), ("hands", HUMAN))
    realm.tell(CandlesTakenBack(realm.houses[HUMAN], len(cards)))


def turn_actions(realm: Realm) -> tuple[Action, ...]:
    """CN-1512 Every candle that can be placed, and every card that can be discarded for a manoeuvre."""
    return (*placements(realm, HUMAN), *discards(realm, HUMAN))


def skirmishes(realm: Realm) -> list[Action]:
    """CN-1513 and CN-D38 Every own tactics card in every region with an own figure."""
    regions = [region for region in realm.map.regions if is_present(realm, HUMAN, region)]
    return [(SKIRMISH, card, region) for card in realm.owned[HUMAN] for region in regions]


@rule
def skirmish(realm: Realm, card: Card, region: Region) -> Play[None]:
    """CN-1513 The icons of a tactics card in one region, and what they trigger; then it is gone for good."""
    move(realm, card, ("owned", HUMAN), ("used", HUMAN))
    realm.tell(SkirmishFought(realm.houses[HUMAN], card, region))
    yield from resolve(realm, HUMAN, realm.content.tactics[KIND_OF[card]].icons, region, OTHER, card, NO_CANDLE)
    yield from trigger(realm, HUMAN, "tactic", region, OTHER)
    move(realm, card, ("used", HUMAN), "no_tactics")


@rule
def set_up_scenario(realm: Realm) -> Play[None]:
    """CN-1504, CN-1505 and CN-1507 The Houses in their places, then the decks."""
    place_houses(realm)
    yield from shuffle_decks(realm)
    deck = yield shuffle(realm.order_deck)
    stack(realm, "order_deck", deck)


def place_houses(realm: Realm) -> None:
    """CN-1501 and CN-1502 The Houses of the scenario, in the year whose value it fixes."""
    scenario = realm.content.scenarios[realm.scenario]
    realm.tell(ScenarioBegan(realm.scenario, realm.rounds))
    realm.year = scenario.year
    realm.season = KINDLING
    lead(realm, HUMAN, scenario.house)
    place_human(realm, scenario.house)
    for number, rival in enumerate(scenario.rivals, realm.seats):
        place_rival(realm, number, rival)


def place_human(realm: Realm, house: HouseId) -> None:
    """CN-1503 The castle with one earth flame, and the cards of the House; what is of later years is not used."""
    candles, tactics = realm.content.candles, realm.content.tactics
    castle = realm.content.houses[house].castle
    realm.castles[HUMAN] = castle
    realm.earth[HUMAN] = BIT[castle]
    realm.reserve[HUMAN] -= 1
    for card in realm.house_candles:
        own = candles[card].house == house and candles[card].year <= realm.year
        move(realm, card, "house_candles", ("hands", HUMAN) if own else "no_candles")
    for card in realm.house_tactics:
        move(realm, card, "house_tactics", ("owned", HUMAN) if tactics[card].house == house else "no_tactics")


def place_rival(realm: Realm, number: Seat, rival: Rival) -> None:
    """CN-1506 and CN-1546 The pieces of an automated House; its earth flames never run out, and it has nothing else."""
    realm.houses = (*realm.houses[:number], rival.house, *realm.houses[number + 1 :])
    realm.derive()
    realm.wax[number] = realm.gold[number] = 0
    realm.castles[number] = rival.castle
    realm.earth[number] = sum([BIT[territory] for territory in rival.flames])
    realm.reserve[number] = len(realm.map.territories) - len(rival.flames)
    for role, territory in rival.candles:
        realm.at[f"{rival.house}_{role}"] = territory
        realm.flames[f"{rival.house}_{role}"] = realm.content.roles[role]
    realm.tell(RivalCame(rival.house))
