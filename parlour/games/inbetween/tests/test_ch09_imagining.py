"""Chapter 9: what is imagined from a view comes as often as it should."""

import json
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations
from math import comb
from random import Random

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.frequencies import assert_frequencies, cards, even, hands, imagined
from parlour.games.inbetween.tests.openings import opening, seeded
from parlour.games.inbetween.tests.situations import asked, of, options, play, situation
from parlour.kernel import Chance, Match, answer_chance, imagine, imagine_many, save

WATCHED = [(CITY, CREATURE), (CREATURE, CITY), (None, CITY), (None, CREATURE)]  # who imagines, whose hand


@covers("IB-H03")
@pytest.mark.parametrize(("seat", "owner"), WATCHED)
def test_at_the_start_every_card_is_as_likely_in_every_place_of_the_hand(seat: int | None, owner: int) -> None:
    found = hands(imagined(opening(), seat), owner)
    for place in range(3):
        assert_frequencies(Counter([hand[place] for hand in found]), even(DECKS[owner]))


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CITY, None])
def test_at_the_start_equal_cards_come_together_as_often_as_in_a_fair_deal(seat: int | None) -> None:
    found = hands(imagined(opening(), seat), CREATURE)
    kinds: Counter[Hashable] = Counter([len({KIND_OF[card] for card in hand}) for hand in found])
    ways = {1: 7 * comb(4, 3), 2: 7 * 6 * comb(4, 2) * 4, 3: comb(7, 3) * 4**3}
    assert_frequencies(kinds, {each: count / comb(len(DECKS[CREATURE]), 3) for each, count in ways.items()})


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_the_order_of_the_decks_is_imagined_too(seat: int | None) -> None:
    match = opening()
    own = set() if seat is None else set(of(match).hands[seat])
    found = imagined(match, seat)
    for owner in (CITY, CREATURE):
        tops: Counter[Hashable] = Counter([of(each).decks[owner][-1] for each in found])
        assert_frequencies(tops, even([card for card in DECKS[owner] if card not in own]))


@covers("IB-H03")
def test_a_side_never_imagines_its_own_hand_anew() -> None:
    match = opening()
    for seat in (CITY, CREATURE):
        assert set(hands(imagined(match, seat, 50), seat)) == {of(match).hands[seat]}


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CREATURE, None])
def test_what_lies_open_is_imagined_nowhere_else(seat: int | None) -> None:
    match = situation(hands=("radio camera", ""), discards=("bicycle backpack", ""), equipment="revolver", laid="detour tom")
    gone = {"bicycle", "backpack", "revolver", "detour"}
    found = hands(imagined(match, seat), CITY)
    assert_frequencies(cards(found, frozenset()), even([card for card in DECKS[CITY] if card not in gone]))


@covers("IB-H01")
def test_cards_seen_by_a_look_stay_and_later_ones_are_drawn_from_the_rest() -> None:
    match = situation("rodney C2", active="creature", phase="activity", hands=("radio camera bicycle", ""))
    play(match, "pass", "use", "pass", "prepare", "refill")
    found = hands(imagined(match, CREATURE), CITY)
    assert {hand[:3] for hand in found} == {("radio", "camera", "bicycle")}
    rest = even([card for card in DECKS[CITY] if card not in ("radio", "camera", "bicycle")])
    for place in (3, 4):
        assert_frequencies(Counter([hand[place] for hand in found]), rest)


@covers("IB-H01")
def test_those_who_watch_do_not_profit_from_a_look() -> None:
    match = situation("rodney C2", active="creature", phase="activity", hands=("radio camera bicycle", ""))
    play(match, "pass", "use", "pass")
    found = hands(imagined(match, None), CITY)
    for place in range(3):
        assert_frequencies(Counter([hand[place] for hand in found]), even(DECKS[CITY]))


@covers("IB-H01")
def test_the_city_imagines_what_the_creature_drew_after_the_look() -> None:
    match = situation(hands=("interrogation", "shroud hunger rampage shroud"))
    play(match, "play interrogation max token", "activate", "discard hunger", "prepare", "refill")
    found = hands(imagined(match, CITY), CREATURE)
    known = ("shroud-a", "rampage-a", "shroud-b")
    assert {hand[:3] for hand in found} == {known}
    rest = even([card for card in DECKS[CREATURE] if card not in (*known, "hunger-a")])
    assert_frequencies(Counter([hand[4] for hand in found]), rest)


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CREATURE, None])
def test_cards_that_were_not_shuffled_into_the_deck_must_be_in_the_citys_hand(seat: int | None) -> None:
    match = situation(
        hands=("radio camera", ""), decks=("bicycle", ""), discards=("backpack generator revolver", ""), rest="away"
    )
    play(match, "prepare", "refill")
    found = hands(imagined(match, seat), CITY)
    certain = frozenset({"radio", "camera", "bicycle"})
    assert all(certain <= set(hand) for hand in found)
    drawn: Counter[Hashable] = Counter([frozenset(hand) - certain for hand in found])
    pairs = [("backpack", "generator"), ("backpack", "revolver"), ("generator", "revolver")]
    assert_frequencies(drawn, even([frozenset(pair) for pair in pairs]))


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CITY, None])
def test_cards_that_were_not_shuffled_into_the_deck_must_be_in_the_creatures_hand(seat: int | None) -> None:
    match = situation(active="creature", hands=("", "shroud hunger rampage"), decks=("", "nightmare"), rest="away")
    play(match, "prepare", "refill")
    certain = frozenset({"shroud-a", "hunger-a", "rampage-a", "nightmare-a"})
    found = hands(imagined(match, seat), CREATURE)
    assert all(certain <= set(hand) and len(hand) == 5 for hand in found)
    assert_frequencies(cards(found, certain), even([card for card in DECKS[CREATURE] if card not in certain]))


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_after_a_new_deck_was_made_the_cards_it_was_not_made_of_are_not_imagined_in_it(seat: int | None) -> None:
    match = situation(hands=("radio camera", ""), decks=("bicycle", ""), discards=("backpack revolver detour", ""), rest="away")
    play(match, "prepare", "discard camera", "refill")
    for each in imagined(match, seat, 300):
        duel = of(each)
        assert set(duel.decks[CITY]) <= {"camera", "backpack", "revolver", "detour"}
        assert all(duel.seen[card] == 0 for card in duel.decks[CITY])
        assert seat != CREATURE or all(duel.seen[card] == 1 for card in duel.hands[CITY])


@covers("IB-H06")
def test_what_is_asked_rules_out_hands_with_which_it_would_not_be_asked() -> None:
    """With cards of one kind Jamie would not have been asked which: the City knows that there are two kinds at least."""
    circle = "jamie C2, bob H0, tom C0, carl C0, jerem H0, lance H0, maggie C0, julie C0, max C0, mandy C0"
    match = play(situation(circle, phase="activity", hands=("", "rampage hunger")), "pass", "use")
    assert asked(match) == "offer"
    found = hands(imagined(match, CITY), CREATURE)
    all_kinds = {KIND_OF[card] for card in DECKS[CREATURE]}
    pairs = [(one, other) for one in all_kinds for other in all_kinds if one < other]
    drawn: Counter[Hashable] = Counter([tuple(sorted([KIND_OF[card] for card in hand])) for hand in found])
    assert_frequencies(drawn, even(pairs))


SMALL = ("radio", "camera", "bicycle", "backpack", "revolver")  # the City's cards that are not in the box
LOOK = "knowledge creature_k2; pass"
RADIO, CAMERA, BICYCLE, BACKPACK = (f"prepare; discard {card}; refill; rest" for card in SMALL[:4])
SCRIPTS = {
    "drawing": RADIO,
    "a new deck": f"{RADIO}; {CAMERA}; {BICYCLE}; {BACKPACK}",
    "a new deck, and drawing": f"{RADIO}; {CAMERA}; {BICYCLE}; {BACKPACK}; {CAMERA}",
    "a look and a new deck": f"{RADIO}; {CAMERA}; {BICYCLE}; {BACKPACK}".replace("refill; rest", f"refill; {LOOK}; rest", 1),
}


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CREATURE, None])
@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_imagined_hands_come_as_often_as_among_all_games_that_fit_the_view(script: str, seat: int | None) -> None:
    fitting: dict[str, Counter[Hashable]] = {}
    matches: dict[str, Match] = {}
    for match, weight in truths(script):
        key = json.dumps(match.view(seat))
        matches.setdefault(key, match)
        fitting.setdefault(key, Counter())[frozenset(of(match).hands[CITY])] += weight
    largest = sorted(fitting, key=lambda key: (-len(fitting[key]), key))[:3]
    assert len(fitting[largest[0]]) > 1
    for key in largest:
        shares = {hand: count / fitting[key].total() for hand, count in fitting[key].items()}
        found: Counter[Hashable] = Counter([frozenset(hand) for hand in hands(imagined(matches[key], seat, 800), CITY)])
        assert_frequencies(found, shares)


def truths(script: str) -> Iterator[tuple[Match, int]]:
    """Every game of five City cards in which these answers can be given, with a weight as it is likely."""
    for order in permutations(SMALL):
        match = situation(
            hands=(" ".join(order[:2]), ""),
            decks=(" ".join(order[2:]), ""),
            rest="away",
            knowledge=(0, 2 if LOOK in script else 0),
            energy=(5, 10),
            changes={"prepare_to": 2},
        )
        of(match).source = None
        yield from continued(match, script.split("; "), 24)


def continued(match: Match, script: list[str], weight: int) -> Iterator[tuple[Match, int]]:
    """Every way in which chance lets the script go on."""
    question = of(match).asked
    if isinstance(question, Chance):
        outcomes = list(question.outcomes())
        for outcome, _ in outcomes:
            after = match.copy()
            answer_chance(after.position, outcome)
            yield from continued(after, script, weight // len(outcomes))
    elif not script:
        yield match, weight
    elif script[0] in options(match):
        yield from continued(play(match, script[0]), script[1:], weight)


@covers("IB-H05")
@pytest.mark.parametrize("seed", range(4))
def test_in_a_whole_game_every_imagined_match_looks_the_same_to_who_imagines_it(seed: int) -> None:
    match, rng = seeded(seed), Random(seed)
    for _ in range(120):
        if match.over:
            return
        for seat in (CITY, CREATURE, None):
            view = match.view(seat)
            assert imagine(match.game, view, rng).view(seat) == view
        (decision,) = match.pending.values()
        play(match, decision.sample(rng))


@pytest.mark.parametrize("seat", [CITY, CREATURE])
def test_many_positions_are_those_that_would_be_imagined_one_by_one(seat: int) -> None:
    match = opening()
    view = match.view(seat)
    rng = Random(3)
    alone = [imagine(match.game, view, rng).save() for _ in range(4)]
    together = imagine_many(match.game, view, Random(3), 4)
    assert [save(match.game, match.terms, position) for position in together] == alone
    assert len({json.dumps(one["table"], sort_keys=True) for one in alone}) > 1, "they differ in what the seat cannot see"
