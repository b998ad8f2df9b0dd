"""Chapter 6.24: the end of the game."""

from random import Random
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.drawing import picture
from parlour.games.horde.game import GAME
from parlour.games.horde.rules.victory import concede
from parlour.games.horde.tests.situations import of, outcome, play, situation, told
from parlour.kernel import Illegal, Match, playout, start

SOUTH = "south_mongolia"
UNITS = {"rus_axe1": "f2", "rus_ivan": "f3", "sm_raider1": "f9", "sm_genghis": "f10"}


def at_the_limit(units: dict[str, str] = UNITS, **more: Any) -> Match:
    """Round 120 of a Skirmish is over."""
    return situation(units, faction=SOUTH, phase="round", round=120, **more)


def without(*units: str) -> dict[str, str]:
    """All but these."""
    return {unit: hex for unit, hex in UNITS.items() if unit not in units}


@covers("HD-END-01")
@pytest.mark.parametrize(("mode", "rounds"), [("skirmish", 120), ("hold_the_border", 30), ("conquest", 120)])
def test_the_round_limit(mode: str, rounds: int) -> None:
    assert not situation(UNITS, mode=mode, faction=SOUTH, phase="round", round=rounds - 1).over
    assert situation(UNITS, mode=mode, faction=SOUTH, phase="round", round=rounds).over


@covers("HD-END-01")
@pytest.mark.parametrize("limit", ["80", "120", "200"])
def test_the_safety_limit_is_agreed_on_and_the_thirty_rounds_of_the_border_are_not(limit: str) -> None:
    found = {mode: of(situation(UNITS, mode=mode, limit=limit)).limit for mode in GAME.content.modes}
    assert found == {"skirmish": int(limit), "hold_the_border": 30, "conquest": int(limit)}


@covers("HD-END-01")
@pytest.mark.parametrize(
    ("mode", "round", "said"),
    [
        ("skirmish", 3, "| round 3 |"),
        ("skirmish", 110, "| round 110 |"),
        ("conquest", 111, "| round 111, safety limit 120 |"),
        ("hold_the_border", 3, "| round 3/30 |"),
    ],
)
def test_a_safety_limit_is_mentioned_only_when_it_is_near(mode: str, round: int, said: str) -> None:
    assert said in picture(situation(UNITS, mode=mode, round=round).view(None))


@covers("HD-END-02")
def test_the_limit_is_tested_after_the_last_turn_of_the_round() -> None:
    match = play(situation(UNITS, round=120, reserve=[]), "end-battle")
    assert not match.over and (of(match).faction, of(match).round) == (SOUTH, 120)
    assert play(match, "end-battle").over


@covers("HD-END-02")
def test_the_limit_is_tested_after_all_results() -> None:
    units = {**UNITS, "sm_raider1": "a2"}
    match = play(situation(units, faction=SOUTH, round=120, durability={"cap_rus": 1}), "end-battle")
    assert told(match, "settlement-destroyed") == [("cap_rus",)] and outcome(match) == ("horde", "deeds")


@covers("HD-END-02", "HD-TRN-06")
def test_the_last_event_is_discarded_before_the_limit_is_tested() -> None:
    match = at_the_limit(event="ev_mud")
    assert match.over and (of(match).active_event, of(match).events_discard) == ((), ("ev_mud",))


@covers("HD-END-03")
@pytest.mark.parametrize(
    ("dead", "razed", "winner"),
    [
        ("rus_ivan", None, "horde"),
        ("sm_genghis", None, "alliance"),
        (None, "cap_rus", "horde"),
        (None, "cap_south", "alliance"),
    ],
)
def test_at_the_limit_the_side_with_more_deeds_wins(dead: str | None, razed: str | None, winner: str) -> None:
    fallen = [dead] if dead else []
    match = at_the_limit(without(*fallen), fallen=fallen, durability={razed: 0} if razed else {})
    assert outcome(match) == (winner, "deeds")


@covers("HD-END-03", "HD-END-04")
def test_a_dead_leader_weighs_as_much_as_a_razed_capital() -> None:
    match = at_the_limit(without("rus_ivan"), fallen=["rus_ivan"], durability={"cap_south": 0})
    assert outcome(match) == ("alliance", "durability")


@covers("HD-END-04")
@pytest.mark.parametrize(
    ("durability", "winner"),
    [({"cap_rus": 5}, "horde"), ({"cap_south": 5}, "alliance"), ({"cap_rus": 3, "cap_south": 2}, "alliance")],
)
def test_with_equal_deeds_the_durability_taken_from_capitals_decides(durability: dict[str, int], winner: str) -> None:
    assert outcome(at_the_limit(durability=durability)) == (winner, "durability")


@covers("HD-END-04")
def test_the_durability_of_both_capitals_of_a_side_counts() -> None:
    match = at_the_limit(teams="2v2", durability={"cap_rus": 4, "cap_south": 5, "cap_north": 4})
    assert outcome(match) == ("alliance", "durability")


@covers("HD-END-05")
@pytest.mark.parametrize(
    ("fallen", "winner"),
    [(["rus_smith"], "horde"), (["sm_raider2", "rus_smith"], "alliance"), (["sm_raider2", "rus_smith", "rus_caravan"], "horde")],
)
def test_with_equal_durability_the_points_of_killed_units_decide(fallen: list[str], winner: str) -> None:
    assert outcome(at_the_limit(fallen=fallen)) == (winner, "points")


@covers("HD-END-06")
@pytest.mark.parametrize("fallen", [[], ["sm_raider2", "rus_axe2"], ["sm_groom", "sm_poisoner", "rus_smith", "rus_caravan"]])
def test_with_equal_points_it_is_a_draw(fallen: list[str]) -> None:
    match = at_the_limit(fallen=fallen)
    assert outcome(match) == ("nobody", "draw") and match.outcome == {0: 0.5, 1: 0.5}


@covers("HD-END-07")
@pytest.mark.parametrize(("seats", "shares"), [((0, 2), (0.0, 0.5, 0.0, 0.5)), ((1, 3), (0.5, 0.0, 0.5, 0.0))])
def test_when_all_controllers_of_a_side_concede_the_other_side_wins(seats: tuple[int, ...], shares: tuple[float, ...]) -> None:
    war = of(situation(UNITS, teams="2v2"))
    assert concede(war, frozenset(seats)) == shares
    assert concede(war, frozenset(seats[:1])) is None and concede(war, frozenset()) is None


@covers("HD-END-07")
def test_one_seat_that_leads_a_side_concedes_for_it_alone() -> None:
    war = of(situation(UNITS, teams="2v2", seats=3, commander="alliance"))
    assert concede(war, frozenset({0})) == (0.0, 0.5, 0.5) and concede(war, frozenset({1})) is None


@covers("HD-END-07")
def test_sides_that_give_up_together_share_the_win() -> None:
    assert concede(of(situation(UNITS)), frozenset({0, 1})) == (0.5, 0.5)


@covers("HD-END-07")
def test_nobody_concedes_in_the_midst_of_a_fight() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "f7", "sm_groom": "k10"}, dice=[4, 1])
    play(match, "activate rus_axe1", "attack sm_raider1")
    with pytest.raises(Illegal) as refusal:
        concede(of(match), frozenset({1}))
    assert (refusal.value.key, refusal.value.rule) == ("open-fight", "HD-END-07")
    assert concede(of(play(match, "defend")), frozenset({1})) == (1.0, 0.0)


@covers("HD-END-08")
@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border", "conquest"])
@pytest.mark.parametrize("teams", ["1v1", "2v2"])
def test_the_game_always_ends(mode: str, teams: str) -> None:
    match = start(GAME, GAME.terms(2, {"mode": mode, "teams": teams}), 7)
    playout(match.position, Random(7))
    assert match.over and of(match).round <= of(match).limit and len(told(match, "round-began")) == of(match).round
