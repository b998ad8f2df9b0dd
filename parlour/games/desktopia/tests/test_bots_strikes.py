"""What bots expect of the next flicks, and the straight flick that they foresee of everybody."""

import pytest

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots import arrays, beliefs, candidates, evaluate, glance, lists
from parlour.games.desktopia.bots.acts import END, HARMLESS, sensible
from parlour.games.desktopia.bots.ideas import Idea
from parlour.games.desktopia.bots.strikes import Battle, losses
from parlour.games.desktopia.bots.sums import Inside
from parlour.games.desktopia.bots.weights import WIN
from parlour.games.desktopia.events import CharacterDied, CharacterHit
from parlour.games.desktopia.physics import flicks
from parlour.games.desktopia.scripts.shapes import Circle, Rect
from parlour.games.desktopia.tests.situations import again, battle, circle, desk, lay, rect, told, unit
from parlour.kernel import Match, notation

HERE, THERE = unit("vampal", 0, 300, 300), unit("dryad", 1, 500, 300)


def expected(match: Match) -> tuple[dict[int, float], dict[int, float]]:
    return losses(desk(match))


def chance(match: Match, striker: str, target: str) -> float:
    """How likely a straight flick of one hits the other, in the turn at hand."""
    found = Battle(desk(match)).strikes(0, is_begun=True)
    return max([strike.chance for strike in found if (strike.striker, strike.target) == (striker, target)], default=0.0)


def test_each_side_expects_to_lose_whom_the_other_can_strike() -> None:
    now, later = expected(battle(HERE, THERE, actions_per_turn=1))
    assert now[0] == 0 and now[1] > 3
    assert later[1] == 0 and later[0] < 0.1  # the dead do not strike back


def test_a_wall_a_comrade_and_a_shield_protect() -> None:
    assert expected(battle(HERE, THERE, terrain=[rect("book", 400, 300, 20, 300)]))[0][1] == 0
    assert expected(battle(HERE, THERE, terrain=[circle("mug", 400, 300, 40)]))[0][1] == 0
    assert expected(battle(HERE, THERE, unit("kharu", 1, 400, 300, wounds=3), actions_per_turn=1))[0][1] > 3
    assert chance(battle(HERE, THERE, unit("kharu", 1, 400, 300)), "vampal1", "dryad1") == 0
    assert expected(lay(battle(HERE, THERE), "dryad1", "shield1", by=1))[0][1] == 0


def test_a_smoker_fears_heroes_alone() -> None:
    assert expected(battle(HERE, unit("smoker", 1, 500, 300)))[0][1] == 0
    assert expected(battle(unit("kharu", 0, 300, 300), unit("smoker", 1, 500, 300)))[0][1] > 0


def test_the_nearer_and_the_opener_the_surer() -> None:
    far = battle(HERE, unit("dryad", 1, 900, 900), steadiness=20)
    near = battle(HERE, THERE, steadiness=20)
    half = battle(HERE, THERE, terrain=[rect("book", 450, 325, 20, 40)], steadiness=20)
    assert 0 < chance(far, "vampal1", "dryad1") < chance(near, "vampal1", "dryad1")
    assert 0 < chance(half, "vampal1", "dryad1") < chance(near, "vampal1", "dryad1")


def test_power_strikes_twice_as_hard() -> None:
    ahead = expected(battle(unit("kharu", 0, 300, 300, facing=0), unit("vampal", 1, 500, 300), actions_per_turn=1))[0][1]
    aside = expected(battle(unit("kharu", 0, 300, 300, facing=180), unit("vampal", 1, 500, 300), actions_per_turn=1))[0][1]
    assert ahead > 2 * aside


def test_nobody_strikes_twice_and_nobody_more_often_than_actions_allow() -> None:
    two = (unit("dryad", 1, 500, 300), unit("dryad", 1, 300, 500))
    one_alone = expected(battle(HERE, *two))[0][1]
    both = expected(battle(HERE, unit("vampal", 0, 320, 460), *two))[0][1]
    once = expected(battle(HERE, unit("vampal", 0, 320, 460), *two, actions_per_turn=1))[0][1]
    assert both == pytest.approx(2 * one_alone) and once == pytest.approx(one_alone)


def test_whoever_has_acted_strikes_no_more_in_this_turn() -> None:
    match = battle(HERE, THERE)
    desk(match).acted.add("vampal1")
    assert expected(again(match))[0][1] == 0


def test_a_threat_is_worth_a_part_of_what_it_threatens() -> None:
    open_table = battle(HERE, THERE)
    behind = battle(HERE, THERE, terrain=[rect("book", 400, 300, 20, 300)])
    assert evaluate(desk(open_table), 0) > evaluate(desk(behind), 0)


def test_a_glance_strikes_straight() -> None:
    match = battle(HERE, THERE, unit("kharu", 1, 700, 700))
    match.act(0, notation(glance(desk(match), 0, match.pending[0])[0]))
    assert [event.disk for event in told(match, CharacterDied)] == ["dryad1"]


def test_a_glance_strikes_past_half_a_wall() -> None:
    match = battle(HERE, THERE, terrain=[rect("book", 450, 325, 20, 40)])
    match.act(0, notation(glance(desk(match), 0, match.pending[0])[0]))
    assert [event.target for event in told(match, CharacterHit)] == ["dryad1"]


def test_a_glance_ends_where_nobody_is_seen() -> None:
    match = battle(HERE, THERE, terrain=[rect("book", 400, 300, 20, 300)])
    assert glance(desk(match), 0, match.pending[0]) == [END]


def test_who_can_win_has_no_other_idea() -> None:
    ideas = [Idea(WIN + 3.0, "win"), Idea(4.0, "strike"), Idea(0.02, END)]
    assert [idea.action for idea in sensible(ideas)] == ["win"]
    assert [idea.action for idea in sensible(ideas[1:])] == ["strike"]
    assert [idea.action for idea in sensible([Idea(0.4, "walk"), Idea(0.02, END)])] == ["walk", END]


def test_a_learner_may_do_what_is_merely_harmless_but_not_stop_while_there_is_something_to_do() -> None:
    ideas = [Idea(4.0, "strike"), Idea(0.3, "walk"), Idea(0.02, END), Idea(-0.5, "blunder")]
    assert [idea.action for idea in sensible(ideas, HARMLESS)] == ["strike", "walk"]
    assert [idea.action for idea in sensible([Idea(WIN, "win"), *ideas], HARMLESS)] == ["win"]
    assert [idea.action for idea in sensible(ideas[1:], HARMLESS)] == ["walk", END]


def test_what_is_believed_of_flicks_follows_their_order() -> None:
    match = battle(HERE, THERE, unit("kharu", 1, 600, 500), steadiness=60)
    found = candidates(desk(match), 0, match.pending[0])
    believed = beliefs(desk(match), 0, match.pending[0])
    assert set(found) <= set(believed) and believed[found[0]] == max(believed.values())
    assert all(0 < share < 1 for share in believed.values())


def test_zones_are_told_exactly_in_arrays_and_lists() -> None:
    if not physics.warm(wait=True):
        pytest.skip("nothing is compiled here")
    match = battle(HERE, THERE)
    scene = physics.Scene(
        tuple([physics.Body(spot.x, spot.y, 14.0, 2.5) for spot in desk(match).at.values()]),
        desk(match).ground.terrain,
        physics.Matter(*desk(match).content.friction),
    )
    batch = flicks(scene, [0] * 36, [1.0] * 36, [0.0] * 36, [100.0 + 40 * number for number in range(36)])
    goals = (Inside(0, Circle(400, 300, 30), 2.0), Inside(1, Rect(600, 300, 80, 60), -1.0))
    found = list(arrays.inside(batch, scene, goals))
    assert found == pytest.approx(list(lists.inside(batch, scene, goals)))
    assert {2.0, 0.0, -1.0} <= set(found)
