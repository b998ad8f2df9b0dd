"""Which tactics cards to lay, and which to neutralise: battles played through against what rivals may lay."""

from collections.abc import Sequence
from itertools import combinations
from math import fsum

from parlour.games.candelabria.bots.clash import Clash, Laid, margin, slot_cards
from parlour.games.candelabria.bots.holdings import play_worth, quality, years_after
from parlour.games.candelabria.content.deeds import Ends
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.position import Realm, is_present
from parlour.games.candelabria.rules.battle import NONE, battle_order, icon_kinds
from parlour.games.candelabria.rules.upgrades import bearers
from parlour.kernel import Action, Card, Seat

THOUGHT_OF = 6  # cards of a hand
THRIFT = 0.85  # of what a card could do in battles to come
CARDS_COUNT = Ends("tactics", 1)  # CN-1129 a card that is left is a point at the end
BATTLES_A_YEAR = 3  # with two players
HARMLESS = 0.2  # how much more a card that is struck must do than the one that is spent for it

Pair = tuple[Card | None, Card | None]


def commitment_values(realm: Realm, seat: Seat) -> list[tuple[float, Action]]:
    """CN-D30 What commitments promise against what the others may lay."""
    clash = Clash(realm, realm.contest)
    ready = battles_to_come(realm, seat)
    threats = [(chance, rival_cards(clash, seat, number)) for number, chance in enumerate(likely_numbers(realm, seat)) if chance]
    valued: list[tuple[float, Action]] = []
    for pair in pairs(realm, seat):
        value = -THRIFT * spending_cost(realm, seat, pair, ready)
        for chance, laid in threats:
            value += chance * outcome(clash, {**laid, seat: pair}, seat)
        valued.append((value, ("commit", pair[0] or NONE, pair[1] or NONE)))
    return valued


def outcome(clash: Clash, laid: Laid, seat: Seat) -> float:
    """What a House gains when these cards are revealed, and whoever should neutralise does."""
    left = cards_left(clash, laid)
    plans = {other: clash.plan(other, left[other]) for other in clash.order}
    return margin(clash.gains(plans, clash.order), seat)


def pairs(realm: Realm, seat: Seat) -> list[Pair]:
    """No card, one on either slot, or two of the best; copies of a kind are alike."""
    kinds = {KIND_OF[card]: card for card in realm.owned[seat]}
    cards = sorted(kinds.values(), key=lambda card: -quality(realm, card, realm.year))[:THOUGHT_OF]
    pairs: list[Pair] = [(None, None)]
    for card in cards:
        pairs += [(card, None), (None, card)]
    return pairs + list(combinations(cards, 2))


def rival_cards(clash: Clash, seat: Seat, number: int) -> dict[Seat, Pair]:
    """The others with so many of the cards that do most in this battle."""
    laid: dict[Seat, Pair] = {}
    for other in clash.order:
        if other != seat:
            best = sorted(clash.realm.owned[other], key=lambda card: -clash.might(other, card))[:number]
            laid[other] = (best[0] if best else None, best[1] if len(best) > 1 else None)
    return laid


def likely_numbers(realm: Realm, seat: Seat) -> tuple[float, float, float]:
    """How likely the others lay no card, one or two each: their cards are spread over the battles to come."""
    others = [other for other in realm.fighting if other != seat]
    spread = [len(realm.owned[other]) / (1 + battles_to_come(realm, other)) for other in others]
    mean = min(2.0, fsum(spread) / max(1, len(spread)))
    return max(0.0, 1 - mean), 1 - abs(1 - mean), max(0.0, mean - 1)


def battles_to_come(realm: Realm, seat: Seat) -> int:
    """The battles of this war after the one at hand in which a House takes part."""
    order = battle_order(realm)
    after = order[order.index(realm.contest) + 1 :] if realm.contest in order else ()
    return sum([is_present(realm, seat, region) for region in after])


def spending_cost(realm: Realm, seat: Seat, pair: Pair, ready: int) -> float:
    """What the cards could do in the battles to come; CN-1125 with two players in those of later years too."""
    laid = [card for card in pair if card is not None]
    if not laid:
        return 0.0
    counted = 0
    if realm.two:
        ready += BATTLES_A_YEAR * years_after(realm)
        counted = len(laid) * bearers(realm, seat, CARDS_COUNT)
    if not ready:
        return counted / THRIFT
    year = min(realm.year + realm.two, realm.content.years)
    hand = {card: quality(realm, card, year) for card in realm.owned[seat]}
    kept = [worth for card, worth in hand.items() if card not in laid]
    return play_worth(list(hand.values()), 2 * ready) - play_worth(kept, 2 * ready) + counted / THRIFT


def cards_left(clash: Clash, laid: Laid) -> dict[Seat, Pair]:
    """CN-922, CN-923 and CN-927 What is left when everybody in turn strikes a card that does more than the own one."""
    left = {seat: list(pair) for seat, pair in laid.items()}
    printed = clash.realm.content.tactics
    for seat in clash.order:
        for slot, card in enumerate(left[seat]):
            if card is None or printed[KIND_OF[card]].barred:
                continue
            target = _worst(clash, seat, icon_kinds(clash.realm, card), clash.might(seat, card) + HARMLESS, left)
            if target is not None:
                left[seat][slot] = None
                left[target[0]][target[1]] = None
    return {seat: (cards[0], cards[1]) for seat, cards in left.items()}


def _worst(
    clash: Clash, seat: Seat, kinds: set[str], least: float, left: dict[Seat, list[Card | None]]
) -> tuple[Seat, int] | None:
    worst = None
    for other, cards in left.items():
        for slot, card in enumerate(cards):
            if other == seat or card is None or not kinds & icon_kinds(clash.realm, card):
                continue
            harm = clash.might(other, card)
            if harm > least:
                least, worst = harm, (other, slot)
    return worst


def strike_values(realm: Realm, seat: Seat, strikes: Sequence[Action]) -> list[tuple[float, Action]]:
    """CN-D31 What each strike, or none, makes of the battle."""
    clash = Clash(realm, realm.contest)
    laid = {other: slot_cards(realm, other) for other in clash.order}
    return [(_after_strike(clash, laid, seat, action), action) for action in strikes]


def _after_strike(clash: Clash, laid: Laid, seat: Seat, action: Action) -> float:
    gone = action[1:] if type(action) is tuple else ()
    left = {other: tuple([None if card in gone else card for card in pair]) for other, pair in laid.items()}
    plans = {other: clash.plan(other, (pair[0], pair[1])) for other, pair in left.items()}
    return margin(clash.gains(plans, clash.order), seat)
