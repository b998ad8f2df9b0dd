"""The bots of Candelabria: obvious answers, and matches against somebody who does anything."""

from random import Random
from typing import Any

import pytest

import parlour
from parlour.bots import SearchBot, Thinking, bot
from parlour.games.candelabria.bots import candidates, evaluate, turns
from parlour.games.candelabria.bots.answers import VALUE
from parlour.games.candelabria.bots.candidates import fresh_candidates
from parlour.games.candelabria.bots.clash import Clash, Force
from parlour.games.candelabria.bots.evaluate import all_standings, deviation, prospects
from parlour.games.candelabria.bots.holdings import upgrade_worth
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.game import ASKS, GAME
from parlour.games.candelabria.position import KINDLING, WAR
from parlour.games.candelabria.tests.situations import asked, house_asked, manoeuvring, of, pass_to, play, seat_of, situation
from parlour.kernel import Card, Decision, Match, notation

ONE_AHEAD = Thinking(visits=60)  # what each answer leads to, and no further
SEEDS = range(3)
ELSEWHERE = {"house", "mission", "commit", "neutralise", "skirmish", "respite", "cube"}  # what is weighed in other ways


def chosen(match: Match) -> set[str]:
    """What bots of several seeds answer that look one answer ahead: they imagine different hands and decks."""
    view = match.view(next(iter(match.pending)))
    return {SearchBot(GAME, ONE_AHEAD, Random(seed), clock=False).choose(view) for seed in SEEDS}


def first(match: Match) -> str:
    """The answer that is thought of first: what a bot expects of anybody."""
    seat, decision = next(iter(match.pending.items()))
    return notation(candidates(of(match), seat, decision)[0])


def expected(match: Match, house: str) -> float:
    """What the position is worth to a House."""
    return evaluate(of(match), seat_of(match, house))


def played(levels: tuple[str, ...], seed: int, **options: str) -> Match:
    """A whole match of bots."""
    match = parlour.new(GAME, seats=len(levels), seed=seed, options=options)
    bots = [bot(GAME, level, 9 * seed + seat, clock=False) for seat, level in enumerate(levels)]
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, bots[seat].choose(match.view(seat)))
    return match


def test_every_question_has_its_values() -> None:
    assert VALUE.keys() | ELSEWHERE == ASKS.keys()


def test_a_candle_is_placed_before_the_first_manoeuvre() -> None:
    match = situation(cards={"hands": {"ash": "hc_ash_1 hc_ash_2 hc_ash_3"}}, wax={"ash": 6})
    assert {answer.split()[0] for answer in chosen(match)} == {"place"}


def test_the_manoeuvre_is_not_ended_while_a_mine_can_be_lit() -> None:
    match = manoeuvring("ash", castles={"ash": "r8_forge"}, earth={"ash": "r8_forge"})
    assert all(answer.startswith("move") for answer in chosen(match))


def test_a_white_temple_is_bought_with_the_last_manoeuvre() -> None:
    match = situation("engineers", "ash", "coven", year=3, earth={"engineers": "r2_forge"}, gold={"engineers": 2},
                      cards={"hands": {"engineers": "uc04"}})  # fmt: skip
    play(match, "manoeuvre uc04")
    assert asked(match) == "forge"
    assert all(answer.startswith("build white") for answer in chosen(match))


def test_a_white_temple_is_razed_for_its_points() -> None:
    match = situation(
        "ash", "coven", "sowers", temples={4: "white", 3: "black"}, cards={"hands": {"ash": "uc07"}}, wax={"ash": 1}
    )
    play(match, "place uc07 warrior")
    assert asked(match) == "raze"
    assert chosen(match) == {first(match)} == {"raze 4"}


def test_the_flame_that_decides_a_battle_is_put_out() -> None:
    match = battle(earth={"ash": "r1_forge r1_mine", "coven": "r1_forge r1_mine"}, track="coven ash sowers engineers")
    pass_to(match, "extinguish", "ash")
    assert chosen(match) <= {"douse coven r1_forge", "douse coven r1_mine"}


def test_the_flame_that_decides_a_battle_is_lit() -> None:
    match = battle(earth={"sowers": "r1_forge", "ash": "r1_mine"}, track="ash sowers coven engineers")
    pass_to(match, "ignite", "sowers")
    assert all(answer.startswith("light") for answer in chosen(match))


def test_no_flame_is_lit_where_the_least_power_wins() -> None:
    match = battle(
        earth={"sowers": "r1_forge", "ash": "r1_mine r1_forge"}, temples={1: "grey"}, track="ash sowers coven engineers"
    )
    pass_to(match, "ignite", "sowers")
    assert chosen(match) == {"skip"}


def test_a_battle_in_numbers_does_not_light_flames_where_the_least_power_wins() -> None:
    match = battle(
        earth={"sowers": "r1_forge", "ash": "r1_mine r1_forge"}, temples={1: "grey"}, track="ash sowers coven engineers"
    )
    sowers, ash = seat_of(match, "sowers"), seat_of(match, "ash")
    gains = Clash(of(match), 1).gains({sowers: Force(ignite=2)}, (sowers,))
    assert gains[sowers] > gains[ash]


def test_tactics_are_played_where_they_decide_the_last_battle() -> None:
    match = battle(
        earth={"sowers": "r1_forge", "ash": "r1_mine r1_forge"},
        year=3,
        cards={"owned": {"sowers": "ht_sow_1 ht_sow_2 tc18-a"}},
        track="ash sowers coven engineers",
    )
    pass_to(match, "commit", "sowers")
    seat = seat_of(match, "sowers")
    (answer,) = {SearchBot(GAME, ONE_AHEAD, Random(seed), clock=False).choose(match.view(seat)) for seed in SEEDS}
    assert {"ht_sow_1", "ht_sow_2"} & set(answer.split())


def test_a_card_that_would_take_the_battle_is_neutralised() -> None:
    match = battle(
        earth={"ash": "r1_forge r1_mine", "sowers": "r1_mine"},
        year=3,
        cards={"owned": {"ash": "tc02-a", "sowers": "ht_sow_2"}},
        track="ash sowers coven engineers",
    )
    play(match, "ash: commit tc02-a none", "sowers: commit ht_sow_2 none")
    assert house_asked(match) == "ash"
    assert chosen(match) == {"strike tc02-a ht_sow_2"}


def test_a_curse_goes_where_its_power_decides() -> None:
    match = situation(
        "ash",
        "coven",
        "sowers",
        year=3,
        phase="war",
        castles={"ash": "r8_forge", "coven": "r4_tavern"},
        earth={"ash": "r1_forge", "coven": "r1_forge r1_mine"},
        influence={"cu05": {"ash": 1}},
        cards={"curses": "cu05"},
    )
    assert asked(match) == "curse"
    assert chosen(match) == {"haunt 1"}


def test_a_battle_in_numbers_is_won_by_a_curse_alone() -> None:
    match = battle(earth={"ash": "r1_mine", "coven": "r1_forge"}, haunts={"cu05": "coven 1"})
    play(match, "ash: commit none none", "coven: commit none none", "slot 1", "douse coven r1_forge")
    gains = Clash(of(match), 1).gains({}, ())
    assert gains[seat_of(match, "coven")] > gains[seat_of(match, "ash")]


def test_a_card_with_influence_is_used_for_a_curse_that_it_wins() -> None:
    match = situation(
        "ash",
        "coven",
        "sowers",
        year=3,
        wax={"ash": 2},
        influence={"cu02": {"coven": 5}, "cu05": {"ash": 1, "coven": 1}},
        cards={"curses": "cu02 cu05", "hands": {"ash": "uc13"}},
    )
    play(match, "place uc13 warrior")
    assert asked(match) == "influence"
    assert chosen(match) == {"send cu05"}


@pytest.mark.parametrize("pair", ["mh04 my08", "my01 mh10"])
def test_two_keep_no_mission_that_nobody_can_complete(pair: str) -> None:
    match = parlour.new(GAME, seats=2, seed=1, options={"missions": "on"})
    pass_to(match, "mission")
    offered = Decision("mission", tuple([("keep", card) for card in pair.split()]))
    assert notation(candidates(of(match), next(iter(match.pending)), offered)[0]) == f"keep {pair.split()[1]}"


@pytest.mark.parametrize("token", ["u06", "u09", "u19", "u26"])
def test_upgrades_of_curses_are_worth_nothing_to_two(token: str) -> None:
    hands = {"hands": {"ash": "uc04"}}
    two, three = (of(situation(*houses, cards=hands)) for houses in (("ash", "coven"), ("ash", "coven", "sowers")))
    assert upgrade_worth(two, 0, Card(token)) == 0 < upgrade_worth(three, 0, Card(token))


def test_flames_are_sent_where_they_win_a_curse() -> None:
    match = situation(
        "ash",
        "coven",
        "sowers",
        year=3,
        castles={"ash": "r8_forge"},
        influence={"cu02": {"coven": 5}, "cu05": {"ash": 1, "coven": 1}},
        cards={"curses": "cu02 cu05", "hands": {"ash": "uc04"}},
        candles={"ash_pilgrim": "r6_mine"},
    )
    play(match, "manoeuvre uc04", "move pilgrim r6_curse")
    assert asked(match) == "influence"
    assert chosen(match) == {"send cu05"}


@pytest.mark.parametrize(
    ("taken", "wax"), [({}, True), ({"ash_explorer": "r8_forge", "ash_pilgrim": "r8_forge", "ash_warrior": "r8_forge"}, False)]
)
def test_wax_is_mined_for_candles_and_gold_when_all_are_placed(taken: dict[str, str], wax: bool) -> None:
    match = manoeuvring("ash", year=3, castles={"ash": "r8_forge"}, candles=taken, wax={"ash": 0}, gold={"ash": 0})
    play(match, "move castle r8_mine")
    assert asked(match) == "mine"
    assert chosen(match) == {"store 1 0" if wax else "store 0 1"}


def test_more_power_in_a_region_is_worth_more() -> None:
    weak = situation(earth={"ash": "r1_forge", "coven": "r1_forge r1_mine"}, cards={"hands": {"ash": "uc04"}})
    strong = situation(earth={"ash": "r1_forge r1_mine r1_portal", "coven": "r1_forge"}, cards={"hands": {"ash": "uc04"}})
    assert expected(strong, "ash") > expected(weak, "ash")
    assert expected(strong, "coven") < expected(weak, "coven")


def test_expectations_are_shares_of_one_win() -> None:
    match = situation(cards={"hands": {"ash": "uc04"}}, vp={"ash": 30})
    shares = [evaluate(of(match), seat) for seat in range(4)]
    assert all(0 < share < 1 for share in shares)
    assert max(shares) == shares[seat_of(match, "ash")]


def test_the_end_is_worth_what_it_is() -> None:
    match = played(("skilled", "random"), 1)
    assert [evaluate(of(match), seat) for seat in range(2)] == list(match.position.outcome or ())


@pytest.mark.parametrize("number", range(2))
def test_skilled_beats_random_in_a_duel(number: int) -> None:
    levels = ("skilled", "random") if number else ("random", "skilled")
    realm = of(played(levels, number))
    assert realm.outcome is not None and realm.outcome[1 - number] == 1


def test_skilled_beats_four_who_do_anything_with_every_module() -> None:
    realm = of(
        played(("random", "random", "skilled", "random", "random"), 3, missions="on", withering="on", sixth="on", discovery="on")
    )
    assert realm.outcome == (0, 0, 1, 0, 0)


@pytest.mark.parametrize("scenario", ["alabaster_siege", "three_watchlights", "between_two_fires"])
def test_a_hasty_master_meets_the_objective_of_every_scenario(scenario: str) -> None:
    assert of(played(("master@0.2",), 1, scenario=scenario, difficulty="easy")).outcome == (1,)


def test_the_first_candidate_is_always_among_the_options() -> None:
    rng = Random(5)
    match = parlour.new(GAME, seats=3, seed=5, options={"missions": "on", "withering": "on"})
    for _ in range(250):
        if match.over:
            break
        seat, decision = next(iter(match.pending.items()))
        assert first(match) in decision.options
        match.act(seat, decision.sample(rng))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"withering": "on"}), (4, {"sixth": "on", "discovery": "on"})])
def test_what_bots_remember_is_what_they_would_find_again(seats: int, options: dict[str, str]) -> None:
    rng = Random(2)
    match = parlour.new(GAME, seats=seats, seed=2, options=options)
    for number in range(300):
        if match.over:
            break
        for _ in range(4 * (number % 15 == 0)):  # tables that differ in little
            other = match.branch()
            for _ in range(8):
                answer_as_found_again(other, rng)
        answer_as_found_again(match, rng)


def answer_as_found_again(match: Match, rng: Random) -> None:
    """Compares candidates and prospects with those found afresh, and gives any answer."""
    if not match.over:
        seat, decision = next(iter(match.pending.items()))
        realm = of(match)
        assert candidates(realm, seat, decision) == fresh_candidates(realm, seat, decision)
        if realm.season in (KINDLING, WAR):
            assert prospects(realm) == (1 / deviation(Outlook(realm)), all_standings(Outlook(realm)))
        match.act(seat, decision.sample(rng))


def test_turns_are_counted_one_by_one_and_never_backwards() -> None:
    rng = Random(3)
    match = parlour.new(GAME, seats=2, seed=3)
    pass_to(match, "turn")
    counted, at_turns = [], []
    while of(match).year == 1:
        counted.append(turns(of(match)))
        at_turns += counted[-1:] if asked(match) == "turn" else []
        match.act(next(iter(match.pending)), next(iter(match.pending.values())).sample(rng))
    assert counted == sorted(counted)
    assert at_turns == list(range(at_turns[0], at_turns[0] + len(at_turns)))


def test_every_house_is_thought_of() -> None:
    match = parlour.new(GAME, seats=2, seed=1)
    seat, decision = next(iter(match.pending.items()))
    assert asked(match) == "house"
    assert {notation(action) for action in candidates(of(match), seat, decision)} == set(decision.options)


def test_experts_do_not_always_lead_the_same_house() -> None:
    match = parlour.new(GAME, seats=2, seed=1)
    seat = next(iter(match.pending))
    assert asked(match) == "house"
    led = [bot(GAME, "expert", seed, clock=False).choose(match.view(seat)) for seed in range(24)]
    assert len(set(led)) > 1 and max(set(led), key=led.count) == "lead engineers", "which does best, says the lab"


def test_a_lead_counts_for_more_when_less_is_open() -> None:
    early, late = (
        situation("ash", "coven", year=year, vp={"ash": 6}, cards={"hands": {"ash": "uc04", "coven": "uc05"}}) for year in (1, 3)
    )
    assert 0.5 < expected(early, "ash") < expected(late, "ash")


def test_nothing_is_paid_for_what_is_worth_less() -> None:
    useless = dict(enumerate(("u01", "u02", "u06", "u09", "u19", "u26", "u21", "u11", "u17")))
    match = situation("engineers", "coven", year=3, earth={"engineers": "r2_forge"}, gold={"engineers": 3},
                      temples={2: "white white", 4: "white white", 5: "white white"},
                      cards={"hands": {"engineers": "uc04"}, "built": {"engineers": "u34"}, "stacks": useless})  # fmt: skip
    play(match, "manoeuvre uc04")
    seat, decision = next(iter(match.pending.items()))
    assert decision.kind == "forge"
    assert [notation(action) for action in candidates(of(match), seat, decision)] == ["stop"]


def battle(year: int = 1, **drawn: Any) -> Match:
    """A battle for region 1, where nobody's castle stands."""
    castles = {"ash": "r8_forge", "engineers": "r2_curse", "sowers": "r3_curse", "coven": "r4_tavern"}
    return situation(year=year, phase="war", castles=castles, battles=[1], **drawn)
