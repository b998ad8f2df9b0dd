"""What the screen is told besides what lies on the table."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.facts import pieces
from parlour.games.candelabria.position import Claim
from parlour.games.candelabria.tests.scenes import battle, commit, fought, won
from parlour.games.candelabria.tests.situations import FOUR, of, play, situation, started
from parlour.kernel import Match

HAND = {"hands": {"ash": "uc04"}}


def facts(match: Match, seat: int | None = None) -> dict[str, Any]:
    """What is told to a seat."""
    return dict(match.view(seat)["facts"])


def test_before_the_first_year_there_is_nothing_to_tell() -> None:
    assert facts(started(2)) == {}


def test_everybody_is_told_the_same() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, owned={"ash": "tc01"})
    assert facts(match, 0) == facts(match, 1) == facts(match, None)


def test_earth_names_the_houses_with_a_flame_on_each_territory() -> None:
    match = situation(cards=HAND, earth={"ash": "r5_mine r1_mine", "coven": "r5_mine"})
    assert facts(match)["earth"] == {"r1_mine": ["ash"], "r5_mine": ["ash", "coven"]}


@covers("CN-939", "CN-109")
def test_powers_are_those_of_everybody_present() -> None:
    candles = {"ash_warrior": "r5_tavern 3", "sowers_explorer": "r5_tavern 0"}
    match = situation(cards=HAND, earth={"ash": "r5_mine"}, castles={"coven": "r5_forge"}, candles=candles)
    assert facts(match)["powers"][5] == {"ash": 4, "sowers": 0, "coven": 4} and facts(match)["powers"][7] == {}
    assert set(facts(match)["powers"]) == set(range(1, 11))


@covers("CN-940", "CN-941", "CN-942", "CN-943")
@pytest.mark.parametrize(
    ("temples", "track", "leads"),
    [("", "ash coven sowers engineers", "ash"), ("", "coven ash sowers engineers", "coven"), ("grey", "", "sowers")],
    ids=["the earlier of the strongest", "the other way round", "the weakest under a grey temple"],
)
def test_leaders_are_those_who_would_win_now(temples: str, track: str, leads: str) -> None:
    earth = {"ash": "r5_mine r5_forge", "coven": "r5_tavern r5_mine", "sowers": "r5_forge"}
    match = situation(cards=HAND, earth=earth, temples={5: temples} if temples else {}, track=track)
    assert facts(match)["leaders"][5] == leads


def test_nobody_leads_where_nobody_stands_and_struck_regions_have_no_leader() -> None:
    match = situation(cards={**HAND, "curses": "cu05"}, earth={"ash": "r5_mine"})
    leaders = facts(match)["leaders"]
    assert leaders[7] == "" and leaders[8] == "ash" and 5 not in leaders


def test_in_a_battle_only_participants_can_lead() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, candles={"ash_pilgrim": "r4_mine"})
    of(match).at["sowers_warrior"], of(match).flames["sowers_warrior"] = "r5_forge", 4  # who arrives later does not join
    assert facts(match)["leaders"][5] == "ash"


@pytest.mark.parametrize("region", [5, 6])
def test_the_leader_is_the_winner_when_nobody_does_anything(region: int) -> None:
    earth = {"ash": "r5_mine r6_mine", "coven": "r5_forge r5_mine r6_curse", "sowers": "r6_barracks r6_curse"}
    match = battle(region, battles=(region,), earth=earth, temples={6: "grey"})
    leads = facts(match)["leaders"][region]
    assert won(fought(match), region) == leads


@covers("CN-939")
def test_muster_shows_what_a_power_is_made_of() -> None:
    candles = {"ash_warrior": "r5_tavern 3", "ash_pilgrim": "r6_mine"}
    haunts = {"cu09": "ash 5", "cu10": "coven 5", "cu03": "ash 6"}
    cards = {"built": {"ash": "u03 u09"}}
    match = battle(
        5,
        earth={"ash": "r5_mine", "coven": "r5_mine r5_forge"},
        castles={"ash": "r5_forge"},
        candles=candles,
        haunts=haunts,
        cards=cards,
    )
    assert facts(match)["muster"] == {
        "ash": {"earth": 1, "candles": 3, "castle": 5, "curses": 5, "other": 0},
        "coven": {"earth": 2, "candles": 0, "castle": 0, "curses": 3, "other": 0},
    }
    assert {house: sum(parts.values()) for house, parts in facts(match)["muster"].items()} == facts(match)["powers"][5]


@covers("CN-905", "CN-940")
def test_who_fights_on_with_a_curse_alone_is_shown_with_its_power_and_leads() -> None:
    match = battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}, haunts={"cu05": "coven 5"})
    play(commit(match), "slot 1", "douse coven r5_mine")
    assert of(match).contest == 5
    assert facts(match)["powers"][5] == {"ash": 1, "coven": 3} and facts(match)["leaders"][5] == "coven"


@covers("CN-252")
def test_by_a_house_rule_the_coven_of_two_musters_one_more() -> None:
    cards, haunts = {"curses": "cu01 cu05 cu07"}, {"cu01": "r1_mine", "cu05": "r5_mine", "cu07": "r7_mine"}
    earth = {"coven": "r1_forge", "sowers": "r1_mine"}
    match = battle(1, "coven", "sowers", year=3, modules="curseless", cards=cards, haunts=haunts, earth=earth)
    assert facts(match)["muster"]["coven"] == {"earth": 1, "candles": 0, "castle": 0, "curses": 0, "other": 1}


def test_outside_a_battle_nobody_musters() -> None:
    assert facts(situation(cards=HAND))["muster"] == {}


@covers("CN-901", "CN-902")
def test_battles_are_named_in_their_order_fought_and_to_come() -> None:
    match = situation(cards={**HAND, "curses": "cu09 cu03 cu10"})
    assert facts(match)["battles"] == (1, 2, 4, 5, 6, 7, 8)
    earth = {"ash": "r5_mine r6_mine", "coven": "r5_forge r6_curse"}
    match = fought(battle(5, battles=(5, 6), earth=earth))
    assert of(match).contest == 6 and facts(match)["battles"] == (5, 6)


@covers("CN-601", "CN-603")
def test_counts_are_what_an_action_would_count_now() -> None:
    cards = {**HAND, "built": {"ash": "u12", "coven": "u13"}}
    match = situation(year=2, cards=cards, earth={"ash": "r5_mine r1_mine r5_tavern", "coven": "r1_forge"})
    assert facts(match)["counts"]["ash"] == {"curse": 0, "barracks": 0, "forge": 0, "mine": 3, "portal": 0, "tavern": 2}
    assert facts(match)["counts"]["coven"]["curse"] == 2, "an ability and an upgrade count even where no flame lies"


@covers("CN-602")
def test_gains_are_what_entering_one_more_would_count() -> None:
    cards = {**HAND, "built": {"coven": "u12"}}
    match = situation(year=2, cards=cards, earth={"ash": "r5_mine r1_mine"})
    assert facts(match)["gains"]["ash"] == {"curse": 1, "barracks": 1, "forge": 1, "mine": 3, "portal": 1, "tavern": 2}
    assert facts(match)["gains"]["coven"]["mine"] == 2 and facts(match)["gains"]["coven"]["curse"] == 2


def test_a_gain_is_what_the_mine_then_counts() -> None:
    match = play(situation(cards=HAND, earth={"ash": "r1_mine"}), "manoeuvre uc04")
    gain = facts(match)["gains"]["ash"]["mine"]
    play(match, "move castle r8_mine")
    assert next(iter(match.pending.values())).facts == {"count": gain}


@covers("CN-813")
def test_masters_are_those_who_would_control_a_curse() -> None:
    influence = {"cu05": {"ash": 2, "coven": 2}, "cu08": {"sowers": 1}}
    match = situation(cards={**HAND, "curses": "cu05 cu08 cu01"}, influence=influence, track="coven ash sowers engineers")
    assert facts(match)["masters"] == {"cu05": "coven", "cu08": "sowers", "cu01": ""}


@covers("CN-1102")
def test_with_two_players_a_curse_has_no_master() -> None:
    match = situation("ash", "sowers", cards={**HAND, "curses": "cu01"}, haunts={"cu01": "r1_mine"})
    assert facts(match)["masters"] == {}


@covers("CN-208", "CN-210")
def test_supply_is_what_is_left() -> None:
    match = situation(cards=HAND, temples={4: "white black", 5: "white"}, wax={"ash": 7}, gold={"coven": 0})
    assert facts(match)["supply"] == {"wax": 50 - 7 - 6, "gold": 50 - 6, "white": 4, "grey": 6, "black": 5}


@covers("CN-770", "CN-1022")
def test_ending_is_what_the_end_of_the_game_would_score_now() -> None:
    cards = {**HAND, "built": {"ash": "u33 u34 u05"}}
    match = situation(year=3, cards=cards, earth={"ash": "r5_mine r1_mine", "sowers": "r2_curse"})
    ending = facts(match)["ending"]
    assert ending == {"ash": {"u33": 2, "u34": 4}, "engineers": {}, "sowers": {"sowers_3": 4}, "coven": {}}


@covers("CN-945")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_worth_is_what_a_battle_of_the_year_brings(year: int, vp: int) -> None:
    assert facts(situation(year=year, cards=HAND))["worth"] == vp


@covers("CN-945")
def test_a_battle_is_kept_with_its_powers_its_cards_and_its_points() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, owned={"ash": "tc17"})
    assert of(match).fought == []
    fought(commit(match, ash="tc17-a none"))
    [kept] = of(match).fought
    assert (kept.region, kept.vp, len(kept.powers)) == (5, 4, 2)
    assert dict(zip(kept.fighting, (kept.cards[:2], kept.cards[2:]), strict=True))[0] == ("tc17-a", "")
    assert facts(match)["points"][of(match).houses[kept.seat]]["battles"] == 4
    assert facts(match)["points"]["ash"]["cards"] >= 3


@covers("CN-118", "CN-745")
def test_points_are_told_by_where_they_came_from() -> None:
    match = situation(cards={"hands": {"ash": "uc04"}}, earth={"ash": "r5_mine"}, castles={"ash": "r5_tavern"}, gold={"ash": 5})
    play(match, "manoeuvre uc04", "move castle r5_forge", "build white 5")
    told = facts(match)["points"]
    assert told["ash"] == {"battles": 0, "temples": 4, "missions": 0, "cards": 0, "ending": 0}
    assert set(told["coven"].values()) == {0}


@covers("CN-I01")
def test_flames_are_counted_wherever_they_are() -> None:
    cards = {**HAND, "curses": "cu05", "common": "my04 mh02"}
    claimed = {"my04": (Claim(0, True),), "mh02": (Claim(1, True), Claim(2, False))}
    reserve = {"ash": 20, "engineers": 22, "sowers": 24, "coven": 23}
    earth, influence = {"ash": "r5_mine r1_mine", "coven": "r4_mine"}, {"cu05": {"ash": 1, "engineers": 1}}
    match = situation(modules="missions", cards=cards, earth=earth, influence=influence, claimed=claimed, reserve=reserve)
    assert dict(pieces(of(match)))["earth flames"] == 24 * len(FOUR)
    of(match).reserve[0] -= 1
    assert dict(pieces(of(match)))["earth flames"] == 24 * len(FOUR) - 1
