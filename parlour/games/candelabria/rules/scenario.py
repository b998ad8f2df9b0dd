"""CN-1501 to CN-1507 and CN-1546: how a solo scenario is set up."""

from parlour.games.candelabria.content.scenarios import Rival
from parlour.games.candelabria.events import RivalCame, ScenarioBegan
from parlour.games.candelabria.position import BIT, KINDLING, HouseId, Realm
from parlour.games.candelabria.rules.objective import HUMAN
from parlour.games.candelabria.rules.setup import lead, shuffle_decks
from parlour.kernel import Play, Seat, move, rule, shuffle, stack


@rule
def set_scenario(realm: Realm) -> Play[None]:
    """CN-1504, CN-1505 and CN-1507 The Houses in their places, then the decks."""
    gather(realm)
    yield from shuffle_decks(realm)
    found = yield shuffle(realm.order_deck)
    stack(realm, "order_deck", found)


def gather(realm: Realm) -> None:
    """CN-1501 and CN-1502 The Houses of the scenario, in the year whose value it fixes."""
    scenario = realm.content.scenarios[realm.scenario]
    realm.tell(ScenarioBegan(realm.scenario, realm.rounds))
    realm.year = scenario.year
    realm.season = KINDLING
    lead(realm, HUMAN, scenario.house)
    lay_own(realm, scenario.house)
    for number, rival in enumerate(scenario.rivals, realm.seats):
        lay_rival(realm, number, rival)


def lay_own(realm: Realm, house: HouseId) -> None:
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


def lay_rival(realm: Realm, number: Seat, rival: Rival) -> None:
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
