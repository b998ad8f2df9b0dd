"""Drawn situations of the solo module: a scenario in its first human turn, with what the test wants to be otherwise."""

from collections.abc import Mapping

from parlour.games.candelabria.position import BIT, Realm, role_of
from parlour.games.candelabria.tests.situations import asked, of, options, play, started
from parlour.kernel import Card, Match, Place, look_round, open_question, pile, places
from parlour.kernel.zones import lay

OWN = 0


def first_turn(scenario: str = "alabaster_siege", seed: int = 1) -> Match:
    """A scenario as it is set up."""
    return started(1, seed=seed, scenario=scenario)


def alone(
    scenario: str = "alabaster_siege",
    difficulty: str = "normal",
    *,
    castles: Mapping[str, str] | None = None,
    earth: Mapping[str, str] | None = None,
    candles: Mapping[str, str] | None = None,
    cubes: tuple[int, int] | None = None,
    cards: Mapping[str, str] | None = None,
    orders: str = "",
    discarded: str = "",
    round: int = 1,
    respite: int = 0,
) -> Match:
    """A match at the first question of a human turn: `alone(earth={"sowers": "r6_mine"}, orders="strike kindle")`.

    - `castles`, `earth`: of the Houses that are named; the others have theirs as the scenario says.
    - `candles`: if it is given, exactly these stand on the map: {"sowers_pilgrim": "r6_mine 2"}, all flames if none are told.
    - `cubes`: wax and gold. `cards`: what the own hand holds, or owned, built, spent: {"hands": "uc04 uc05"}.
    - `orders`: the next ones, from left to right; `discarded`: those that have been, and then the deck holds none but these.
    """
    match = started(1, scenario=scenario, difficulty=difficulty)
    realm = of(match)
    for house, territory in (castles or {}).items():
        realm.castles[realm.seat_of[house]] = territory
    for house, words in (earth or {}).items():
        number = realm.seat_of[house]
        realm.reserve[number] += realm.earth[number].bit_count() - len(words.split())
        realm.earth[number] = sum([BIT[each] for each in words.split()])
    if candles is not None:
        _stand(realm, candles)
    for place, words in (cards or {}).items():
        _hold(realm, place, words.split())
    _order(realm, orders.split(), discarded.split())
    if cubes is not None:
        realm.wax[OWN], realm.gold[OWN] = cubes
    realm.round, realm.respite = round, respite
    realm.seen = {}
    look_round(realm)
    assert open_question(realm)
    return match


def idle(match: Match) -> Match:
    """The human manoeuvres without a move and fights no skirmish: then the orders come."""
    card = next(each for each in sorted(options(match)) if each.startswith("manoeuvre"))
    play(match, card)
    while asked(match) in ("forge", "move"):
        play(match, "stop")
    return play(match, "pass") if asked(match) == "skirmish" else match


def flames(match: Match) -> dict[str, str]:
    """The candles on the map: {"sowers_pilgrim": "r6_mine 3"}."""
    realm = of(match)
    return {candle: f"{territory} {realm.flames[candle]}" for candle, territory in sorted(realm.at.items())}


def _stand(realm: Realm, candles: Mapping[str, str]) -> None:
    realm.at, realm.flames = {}, {}
    for candle, words in candles.items():
        territory, *number = words.split()
        realm.at[candle] = territory
        realm.flames[candle] = int(number[0]) if number else realm.content.roles[role_of(candle)]
        if candle.startswith(realm.houses[OWN]):
            realm.slots[candle] = (_taken(realm, realm.candle_deck[0]),)


def _hold(realm: Realm, place: str, words: list[str]) -> None:
    deck = {"hands": "candle_deck", "spent": "candle_deck", "owned": "tactics_deck", "built": "no_upgrades"}[place]
    lay(realm, deck, (*pile(realm, (place, OWN)), *pile(realm, deck)))
    lay(realm, (place, OWN), ())
    lay(realm, (place, OWN), tuple([_taken(realm, Card(word)) for word in words]))


def _order(realm: Realm, coming: list[str], discarded: list[str]) -> None:
    named = [_taken(realm, each) for each in _copies(realm, coming)]
    spent = [_taken(realm, each) for each in _copies(realm, discarded)]
    realm.orders = (*(realm.order_deck if spent else ()), *spent)
    realm.order_deck = (*(() if spent else realm.order_deck), *reversed(named))


def _copies(realm: Realm, kinds: list[str]) -> list[Card]:
    found: list[Card] = []
    for kind in kinds:
        found.append(next(each for each in sorted(realm.order_deck) if each.startswith(kind) and each not in found))
    return found


def _taken(realm: Realm, card: Card) -> Card:
    """The card, taken from wherever it lies."""
    place: Place = next(each for each in places(realm) if card in pile(realm, each))
    lay(realm, place, tuple([each for each in pile(realm, place) if each != card]))
    return card
