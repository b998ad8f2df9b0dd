"""6.24 and 4.4: one player against automated Houses: the set-up and the rounds."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.sieges import alone, first_turn, flames, idle
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    cubes,
    held,
    lit,
    of,
    reserve_of,
    started,
    told,
)
from parlour.kernel import Illegal

SCENARIOS = ("alabaster_siege", "three_watchlights", "between_two_fires")


@covers("CN-245", "CN-1501")
@pytest.mark.parametrize(
    ("scenario", "houses"),
    [
        ("alabaster_siege", ("ash", "sowers")),
        ("three_watchlights", ("sowers", "coven")),
        ("between_two_fires", ("engineers", "sowers", "coven")),
    ],
)
def test_one_house_faces_the_rivals_of_the_scenario_on_the_small_side(scenario: str, houses: tuple[str, ...]) -> None:
    match = first_turn(scenario)
    assert of(match).houses == houses and of(match).side == "small"
    assert list(match.pending) == [0] and asked(match) == "turn"
    assert told(match, "scenario-began") == [(scenario, CONTENT.scenarios[scenario].rounds.normal)]
    assert [each.house for each in told(match, "rival-came")] == list(houses[1:])


@covers("CN-245", "CN-246", "CN-1223", "CN-1438")
@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("missions", "on", "CN-1223"),
        ("withering", "on", "CN-246"),
        ("sixth", "on", "CN-1401"),
        ("discovery", "on", "CN-1438"),
        ("houses", "choice", "CN-232"),
    ],
)
def test_no_module_and_no_choice_of_houses_goes_with_solo(option: str, value: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.terms(1, {option: value})
    assert (refused.value.rule, refused.value.facts["option"]) == (rule, option)


@covers("CN-1501", "CN-1511")
@pytest.mark.parametrize(("option", "value"), [("scenario", "three_watchlights"), ("difficulty", "hard")])
def test_scenarios_are_for_one_alone(option: str, value: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.terms(2, {option: value})
    assert refused.value.key == "unknown-choice" and refused.value.facts["legal"] == GAME.options[option].default


@covers("CN-1502")
@pytest.mark.parametrize(("scenario", "year"), list(zip(SCENARIOS, (1, 2, 3), strict=True)))
def test_the_scenario_fixes_the_year_and_there_is_nothing_of_wars(scenario: str, year: int) -> None:
    realm = of(first_turn(scenario))
    assert realm.year == year
    assert not (realm.curses or realm.curse_deck or realm.struck or realm.haunts or realm.temples)
    assert not (realm.missions or realm.withering or realm.discovery)


@covers("CN-1502")
def test_the_year_stays_to_the_last_round() -> None:
    match = first_turn()
    while not match.over:
        assert of(match).year == 1
        idle(match)
    assert told(match, "year-began") == told(match, "battle-began") == told(match, "curse-appeared") == []


@covers("CN-1503", "CN-221", "CN-224")
@pytest.mark.parametrize(
    ("scenario", "house", "where", "candles"),
    [
        ("alabaster_siege", "ash", "r8_forge", "hc_ash_1 hc_ash_2 hc_ash_3"),
        ("three_watchlights", "sowers", "r3_curse", "hc_sow_1 hc_sow_2 hc_sow_3 hc_sow_4"),
        ("between_two_fires", "engineers", "r2_curse", "hc_eng_1 hc_eng_2 hc_eng_3 hc_eng_4 hc_eng_5"),
    ],
)
def test_the_human_starts_with_a_castle_one_flame_and_the_cards_of_the_years(
    scenario: str, house: str, where: str, candles: str
) -> None:
    match = first_turn(scenario)
    assert (castle(match, house), lit(match, house), reserve_of(match, house)) == (where, {where}, 23)
    assert cubes(match, house) == (2, 2)
    assert held(match, house) == candles.split()
    assert held(match, house, "owned") == [card for card, printed in CONTENT.tactics.items() if printed.house == house]


@covers("CN-1504")
def test_the_decks_of_tactics_and_candles_are_as_usual() -> None:
    realm = of(first_turn())
    assert (len(realm.tactics_display), len(realm.tactics_deck), len(realm.candle_deck)) == (6, 69, 50)


@covers("CN-1505")
def test_the_market_has_nine_stacks_of_two_of_the_upgrades_that_make_sense_alone() -> None:
    realm = of(first_turn())
    assert all(len(realm.stacks[stack]) == len(realm.tops[stack]) == 1 for stack in range(9))
    market = [card for piles in (realm.stacks, realm.tops) for pile in piles.values() for card in pile]
    assert sorted(market) == sorted(CONTENT.solo_upgrades)


@covers("CN-1506", "CN-1546")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_rivals_start_as_the_scenario_says_with_nothing_but_their_pieces(scenario: str) -> None:
    match = first_turn(scenario)
    rivals = CONTENT.scenarios[scenario].rivals
    for rival in rivals:
        number = of(match).seat_of[rival.house]
        assert (castle(match, rival.house), lit(match, rival.house)) == (rival.castle, set(rival.flames))
        assert cubes(match, rival.house) == (0, 0)
        assert not (of(match).hands[number] or of(match).owned[number] or of(match).built[number])
    assert flames(match) == {
        f"{rival.house}_{role}": f"{where} {CONTENT.roles[role]}" for rival in rivals for role, where in sorted(rival.candles)
    }


@covers("CN-1507", "CN-C10", "CN-H04")
def test_the_order_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    match, other = first_turn(seed=1), first_turn(seed=2)
    assert of(match).order_deck != of(other).order_deck and sorted(of(match).order_deck) == sorted(of(other).order_deck)
    assert match.view(0)["table"]["order_deck"] == [None] * 12


@covers("CN-1511")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_difficulty_says_how_many_rounds_there_are(scenario: str, difficulty: str) -> None:
    match = started(1, scenario=scenario, difficulty=difficulty)
    rounds = 0
    while not match.over:
        rounds += 1
        assert of(match).round == rounds
        idle(match)
    assert rounds == getattr(CONTENT.scenarios[scenario].rounds, difficulty)


@covers("CN-1511")
def test_after_the_human_turn_each_rival_gets_an_order_by_turn_value() -> None:
    match = alone("between_two_fires", orders="rally kindle")
    idle(match)
    assert [each.house for each in told(match, "order-revealed")] == ["sowers", "coven"]
    assert of(match).round == 2 and asked(match) == "turn"


@covers("CN-1511", "CN-1523")
def test_after_the_last_human_turn_there_are_no_orders() -> None:
    match = idle(alone(round=7))
    assert match.over and told(match, "order-revealed") == []
