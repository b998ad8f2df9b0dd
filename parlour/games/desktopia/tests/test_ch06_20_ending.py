"""6.20: battles that end by the count of strength, and players who give up."""

from typing import Any

import pytest

import parlour
from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import BattleDrawn, BattleWon
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.rules.winning import concede, give_up, strength
from parlour.games.desktopia.tests.blows import away, striker
from parlour.games.desktopia.tests.situations import Plain, battle, desk, lay, told, unit
from parlour.games.desktopia.tests.turns import asked, pass_round, pass_turns
from parlour.kernel import LOST, Match

ZERO, ONE, EVEN = {0: 1.0, 1: 0.0}, {0: 0.0, 1: 1.0}, {0: 0.5, 1: 0.5}
US, FOE = away("kharu", 0), away("div", 1)


def quiet(*units: Plain, rounds: int, **more: Any) -> Match:
    """So many rounds in which nobody does anything."""
    match = battle(*units, **more)
    for _ in range(rounds):
        pass_round(match)
    return match


@covers("DK-WIN-08")
def test_strength_is_cost_times_the_share_of_lives_that_is_left() -> None:
    units = [unit("akeru", 0, 300, 300, wounds=2), unit("ezzen", 0, 400, 400, wounds=1), unit("phantom", 0, 500, 500), FOE]
    match = battle(*units)
    assert strength(desk(match), 0) == pytest.approx(13 * 3 / 5 + 4 / 2 + 3) and strength(desk(match), 1) == 10
    assert match.view(1)["facts"]["strength"] == {"0": 12.8, "1": 10.0}


@covers("DK-WIN-08")
def test_a_maximum_changed_by_the_script_is_the_one_that_counts() -> None:
    units = [unit("ezzen", 0, 400, 400, tag="big", wounds=1), FOE]
    match = battle(*units, special_rules=[{"type": "life_max", "tag": "big", "n": 4}])
    assert strength(desk(match), 0) == 4 * 3 / 4


@covers("DK-WIN-08")
def test_allies_strengths_are_added() -> None:
    match = battle(US, unit("vampal", 1, 300, 300), away("vailla", 2), players=3, teams=[0, 0, 1])
    assert (strength(desk(match), 0), strength(desk(match), 1)) == (14, 10)


@covers("DK-WIN-08")
@pytest.mark.parametrize(
    ("ours", "theirs", "outcome"),
    [("akeru", "div", ZERO), ("kharu", "shawakh", ONE), ("kharu", "div", EVEN)],
)
def test_after_the_last_round_the_stronger_team_wins_and_equals_draw(ours: str, theirs: str, outcome: dict[int, float]) -> None:
    match = battle(away(ours, 0), away(theirs, 1), round_limit=2)
    pass_turns(match, 3)
    assert (match.over, desk(match).round) == (False, 2)
    pass_turns(match)
    assert (match.outcome, desk(match).round) == (outcome, 2)
    if outcome == EVEN:
        assert told(match, BattleDrawn) == [BattleDrawn("strength")]
    else:
        assert [each.reason for each in told(match, BattleWon)] == ["strength"]


@covers("DK-WIN-08")
def test_equal_strengths_of_different_make_draw_in_spite_of_rounding() -> None:
    veterans = ["ezzen"] * 4 + ["vampal"] * 2
    thirds = [unit(who, 0, 100 * number, 300, tag=f"t{number}", wounds=2) for number, who in enumerate(veterans, 1)]
    rules = [{"type": "life_max", "tag": f"t{number}", "n": 3} for number in range(1, 7)]  # 6 * 4 * 1/3 = 8
    match = battle(*thirds, unit("hornbug", 1, 700, 700), unit("hornbug", 1, 800, 700), round_limit=1, special_rules=rules)
    assert strength(desk(match), 0) != strength(desk(match), 1) == 8
    assert pass_round(match).outcome == EVEN


@covers("DK-WIN-08")
def test_the_limit_is_thirty_rounds_unless_the_script_says_otherwise() -> None:
    assert desk(battle(US, FOE)).script.round_limit == 30
    victory = [{"team": 0, "type": "eliminate_all"}, {"team": 1, "type": "survive", "rounds": 90}]
    match = battle(US, FOE, round_limit=None, victory=victory)
    desk(match).round = 40
    pass_turns(match, 2)
    assert not match.over
    match = battle(US, FOE)
    desk(match).round = 30
    pass_turns(match, 2)
    assert match.over


@covers("DK-WIN-09")
def test_six_full_rounds_without_damage_end_the_battle_by_the_same_count() -> None:
    match = quiet(away("akeru", 0), FOE, rounds=5)
    assert (match.over, desk(match).peace) == (False, 5)
    pass_turns(match)
    assert not match.over
    pass_turns(match)
    assert (match.outcome, CONTENT.quiet_rounds) == (ZERO, 6)


@covers("DK-WIN-09")
def test_damage_to_anybody_breaks_the_row_and_prevented_damage_does_not() -> None:
    match = quiet(away("adjarkha", 0), away("kharu", 1), rounds=5)
    lay(match, "adjarkha", "flame1")  # his own
    pass_round(match)
    assert (match.over, desk(match).peace, desk(match).lives["adjarkha"]) == (False, 0, 3)
    match = quiet(away("adjarkha", 0), away("kharu", 1), rounds=5)
    lay(match, "kharu", "shield1", "flame1")
    pass_round(match)
    assert match.over


@covers("DK-WIN-09")
def test_the_rounds_must_be_in_a_row() -> None:
    match = quiet(striker("kharu"), away("div", 1), rounds=4)
    desk(match).harmed = True
    for _ in range(6):
        assert not pass_round(match).over
    pass_round(match)
    assert match.over


@covers("DK-WIN-10")
def test_whoever_gives_up_is_out_with_all_his_characters() -> None:
    units = [US, unit("phantom", 0, 300, 300), FOE, away("vailla", 2)]
    match = battle(*units, players=3)
    give_up(desk(match), [0])
    assert (desk(match).out, set(desk(match).side), match.over) == ((0,), {"div", "vailla"}, False)


@covers("DK-WIN-10", "DK-R-71")
@pytest.mark.parametrize(
    ("players", "teams", "gone", "outcome"),
    [
        (2, None, {0}, (0.0, 1.0)),
        (2, None, {1}, (1.0, 0.0)),
        (2, None, {0, 1}, (0.5, 0.5)),
        (3, None, {0}, None),
        (3, None, {0, 2}, (0.0, 1.0, 0.0)),
        (3, [0, 1, 1], {0}, (0.0, 0.5, 0.5)),
        (3, [0, 1, 1], {1}, None),
        (4, [0, 1, 0, 1], {0}, None),
        (4, [0, 1, 0, 1], {0, 1}, None),
        (4, [0, 1, 0, 1], {1, 3}, (0.5, 0.0, 0.5, 0.0)),
    ],
)
def test_a_battle_is_decided_when_all_but_one_team_have_given_up(
    players: int, teams: list[int] | None, gone: set[int], outcome: tuple[float, ...] | None
) -> None:
    heroes = ("kharu", "div", "vailla", "sirokh")
    match = battle(*[away(heroes[seat], seat) for seat in range(players)], players=players, teams=teams)
    assert concede(desk(match), frozenset(gone)) == outcome


@covers("DK-WIN-10", "DK-R-71")
def test_whoever_plays_alone_and_gives_up_has_lost() -> None:
    match = parlour.new(GAME, seats=1, options={"etude": "etude_fire_1"}, seed=0)
    assert GAME.concede is not None and GAME.concede(desk(match), frozenset({0})) == LOST


@covers("DK-WIN-10")
def test_a_campaign_is_given_up_as_a_whole() -> None:
    match = parlour.new(GAME, seats=2, options={"duel": "cold_tea_war"}, seed=0)
    assert concede(desk(match), frozenset({0})) == (0.0, 1.0)


@covers("DK-WIN-10")
def test_one_may_give_up_whatever_one_is_asked() -> None:
    deploying = parlour.new(GAME, seats=2, options={"duel": "duel_overheat"}, seed=0)
    acting = battle(striker("vampal"), FOE)
    choosing = battle(away("adjarkha", 0), away("kharu", 1))
    lay(choosing, "kharu", "flame1", "flame2")
    choosing.act(0, "end")
    for match in (deploying, acting, choosing):
        seat = asked(match)
        shares = concede(desk(match), frozenset({seat}))
        assert shares is not None and shares[seat] == 0.0
