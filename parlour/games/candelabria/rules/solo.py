"""Chapter 6.24: one player against automated Houses."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.events import CandlesTakenBack, RoundBegan, SkirmishFought
from parlour.games.candelabria.position import Realm, is_present
from parlour.games.candelabria.rules.icons import OTHER, resolve
from parlour.games.candelabria.rules.manoeuvre import discards, manoeuvre
from parlour.games.candelabria.rules.objective import HUMAN, check_objective, lose, rivals
from parlour.games.candelabria.rules.orders import obey
from parlour.games.candelabria.rules.place import place, placements
from parlour.games.candelabria.rules.scenario import set_scenario
from parlour.games.candelabria.rules.triggers import trigger
from parlour.kernel import Action, Card, Decision, Play, ask, move, rule

SKIRMISH, PASS = "skirmish", "pass"


@rule
def solo(realm: Realm) -> Play[tuple[float, ...]]:
    """CN-1511 and CN-1523 Rounds of a human turn, the objective check and an order for each rival; the last check decides."""
    yield from set_scenario(realm)
    while True:
        realm.round += 1
        realm.tell(RoundBegan(realm.round, realm.rounds))
        yield from human_turn(realm)
        check_objective(realm)
        if realm.round >= realm.rounds:
            return lose(realm)
        for rival in rivals(realm):
            yield from obey(realm, rival)


@rule
def human_turn(realm: Realm) -> Play[None]:
    """CN-1512 and CN-1513 One action, and before or after it a skirmish."""
    take_back(realm)
    choice = yield ask(HUMAN, Decision("turn", (*deeds(realm), *skirmishes(realm))))
    fought = choice[0] == SKIRMISH
    if fought:
        yield from skirmish(realm, choice[1], choice[2])
        choice = yield ask(HUMAN, Decision("turn", deeds(realm)))
    if choice[0] == "place":
        yield from place(realm, HUMAN, choice[1], choice[2])
    else:
        yield from manoeuvre(realm, HUMAN, choice[1])
    if not fought and skirmishes(realm):
        choice = yield ask(HUMAN, Decision("skirmish", (*skirmishes(realm), PASS)))
        if choice != PASS:
            yield from skirmish(realm, choice[1], choice[2])


def take_back(realm: Realm) -> None:
    """CN-1512 With an empty hand the cards of the manoeuvre area come back."""
    cards = realm.spent[HUMAN]
    if realm.hands[HUMAN] or not cards:
        return
    for card in cards:
        move(realm, card, ("spent", HUMAN), ("hands", HUMAN))
    realm.tell(CandlesTakenBack(realm.houses[HUMAN], len(cards)))


def deeds(realm: Realm) -> tuple[Action, ...]:
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
    yield from resolve(realm, HUMAN, realm.content.tactics[KIND_OF[card]].icons, region, OTHER, card)
    yield from trigger(realm, HUMAN, "tactic", region, OTHER)
    move(realm, card, ("used", HUMAN), "no_tactics")
