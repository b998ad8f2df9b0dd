"""4.7: campaigns played through, and what an etude is."""

import json
from functools import cache
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import BattleBegan, BattleWon, CampaignStands, TurnBegan
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import steadiness
from parlour.games.desktopia.rules.winning import give_up
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.tests.situations import artifact, battle, desk, flick, kind, told, unit
from parlour.games.desktopia.tests.turns import asked, pass_turns
from parlour.kernel import Match, move, start

TEA, NIGHT = "cold_tea_war", "night_on_the_desk"


def begun(name: str, seed: int = 0) -> Match:
    seats = book().sequences[name].players
    return deployed(start(GAME, GAME.terms(seats, {"duel" if seats == 2 else "trio": name}), seed))


def deployed(match: Match) -> Match:
    """Everybody lays his squad in good order."""
    while not match.over and kind(match, asked(match)) == "deploy":
        match.act(asked(match), "auto")
    return match


def beaten(match: Match, *seats: int) -> Match:
    """These seats lose all their characters, one seat after another; the next battle begins, if there is one."""
    battles = len(told(match, BattleBegan))
    for seat in seats:
        give_up(desk(match), [seat])
        if not desk(match).decided:
            pass_turns(match)
    match.act(asked(match), "end")
    assert match.over or len(told(match, BattleBegan)) == battles + 1
    return deployed(match)


@cache
def tea(*losers: int) -> Match:
    """The war of two after these seats have lost its battles in turn."""
    match = begun(TEA) if len(losers) < 2 else tea(*losers[:-1]).copy()
    return beaten(match, losers[-1]) if losers else match


@covers("DK-SCR-09")
def test_a_campaign_is_a_chain_of_battles() -> None:
    match = tea(1, 0, 1)
    assert [each.script for each in told(match, BattleBegan)] == list(book().sequences[TEA].scripts)
    assert [each.number for each in told(match, BattleBegan)] == [1, 2, 3]
    assert match.over


@covers("SB-F-16")
@pytest.mark.parametrize("losers", [(1, 1, 1), (0, 1, 0), (1, 1, 0), (0, 0, 1)])
def test_the_points_of_the_battles_decide_a_campaign(losers: tuple[int, ...]) -> None:
    worth = book().sequences[TEA].points
    sums = [
        sum(worth[number].win if loser != seat else worth[number].second for number, loser in enumerate(losers))
        for seat in (0, 1)
    ]
    match = tea(*losers)
    assert told(match, CampaignStands)[-1].points == tuple(sums)
    if sums[0] != sums[1]:
        assert match.outcome == {seat: float(sums[seat] == max(sums)) for seat in (0, 1)}


@covers("DK-SCR-09")
def test_the_winner_of_the_first_battle_begins_the_second_with_a_bonus_and_the_loser_with_a_card() -> None:
    match = tea(0)
    rules = [type(each).__name__ for each in desk(match).script.special_rules]
    assert {"StartTimeCards", "RitualGrant"} <= set(rules)
    assert [each.rstrip("123") for each in desk(match).hands[0]].count("healing") == 1
    first = told(match, TurnBegan)[-1]
    bonus = desk(match).bonuses if first.seat == 0 else [0, first.actions - 3]
    assert bonus == [0, 1]


@covers("DK-SCR-10")
def test_nothing_but_the_carry_goes_on_to_the_next_battle() -> None:
    match = begun(TEA)
    position = desk(match)
    hero = next(disk for disk, side in position.side.items() if side == 0 and position.most[disk] > 3)
    position.lives[hero] = 1
    position.columns[hero] = ("tick1",)
    position.layer["tick1"] = 1
    position.penalties[0] = 2
    position.total[0] = 7
    beaten(match, 1)
    after = desk(match)
    assert (after.columns, after.layer, after.penalties, after.on) == ({}, {}, [0, 0], {})
    assert after.total == [0] * len(after.script.sides)
    wounds = {unit.type: unit.wounds for _, unit in after.script.units()}
    assert {disk for disk in after.side if after.most[disk] - after.lives[disk] != wounds[disk.rstrip("0123456789")]} == set()


@covers("DK-SCR-08", "DK-RIT-14", "DK-R-79")
def test_unused_ritual_cards_are_kept_and_are_not_in_the_next_deck() -> None:
    match = begun(TEA)
    if not match.view(None)["facts"]["rituals"]:
        pytest.fail("the campaign has no rituals")
    before = set(desk(match).hands[0]) | set(desk(match).hands[1])
    pass_turns(match, 2)  # nobody deals damage: each draws a card
    kept = {seat: set(desk(match).hands[seat]) for seat in (0, 1)}
    assert (kept[0] | kept[1]) - before
    beaten(match, 1)
    after = desk(match)
    assert kept[0] <= set(after.hands[0]) and kept[1] <= set(after.hands[1])  # the beaten one's too
    assert len(after.deck) + len(after.discard) + len(after.hands[0]) + len(after.hands[1]) == 12
    assert not set(after.deck) & (set(after.hands[0]) | set(after.hands[1]))


@covers("DK-SCR-08", "DK-R-91")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_granted_card_is_held_face_down_wherever_it_lay_before(pile: str) -> None:
    match = begun(TEA)
    for each in [each for each in desk(match).deck if each.startswith("healing")]:
        move(desk(match), each, "deck", pile)
    beaten(match, 1)
    assert [each for each in desk(match).hands[1] if each.startswith("healing")]
    assert [match.view(seat)["table"]["hands"]["1"].count(None) for seat in (0, None)] == [len(desk(match).hands[1])] * 2
    assert None not in match.view(1)["table"]["hands"]["1"]


@covers("SB-F-18")
def test_a_captain_who_lives_at_the_end_has_a_life_more_in_the_next_battle() -> None:
    match = tea(1)
    captains = {tag: disk for disk, tag in desk(match).tags.items() if tag.startswith("captain")}
    assert desk(match).most[captains["captain_0"]] == 5
    assert desk(match).most[captains["captain_1"]] == 4  # seat 1 has lost him


@covers("SB-F-18")
def test_the_winner_of_the_second_battle_has_a_recruit_in_the_third() -> None:
    squads = [len([side for side in desk(tea(1, loser)).side.values() if side == 0]) for loser in (0, 1)]
    assert squads[1] == squads[0] + 1


@covers("SB-F-10", "SB-F-16")
def test_in_a_battle_of_three_who_went_out_last_is_second() -> None:
    match = beaten(begun(NIGHT), 2, 0)
    points = book().sequences[NIGHT].points[0]
    assert told(match, BattleWon)[0].team == desk(match).script.sides[1].team
    assert told(match, CampaignStands) == [CampaignStands((points.second, points.win, 0))]
    assert [each.rstrip("123") for each in desk(match).hands[2]].count("summoning") >= 1


@covers("SB-F-19", "DK-SCR-10")
def test_wounds_are_kept_where_the_carry_says_so() -> None:
    kept = [
        (name, number, entry)
        for name in (TEA, NIGHT)
        for number, script in enumerate(book().sequences[name].scripts)
        if (campaign := book().scripts[script].campaign) is not None
        for entry in campaign.carry
        if type(entry.gain).__name__ == "KeepWounds"
    ]
    assert kept, "no campaign keeps wounds"
    name, number, entry = kept[0]
    seats = book().sequences[name].players
    match = begun(name)
    for _ in range(number):
        beaten(match, *range(1, seats))
    tag: str = entry.gain.tag  # type: ignore[union-attr]
    most: int = entry.gain.max  # type: ignore[union-attr]
    hero = next(disk for disk, found in desk(match).tags.items() if found == tag)
    owner = desk(match).side[hero]
    desk(match).lives[hero] -= 1
    beaten(match, *[seat for seat in range(seats) if seat != owner])
    again = next(disk for disk, found in desk(match).tags.items() if found == tag)
    assert desk(match).most[again] - desk(match).lives[again] == 1 <= most


@covers("DK-SCR-12")
@pytest.mark.parametrize(("written", "hand"), [(None, 100), (40, 40)])
def test_there_is_no_noise_in_an_etude_unless_the_script_says_so(written: int | None, hand: int) -> None:
    victory = [{"team": 0, "type": "eliminate_all"}]
    units = [unit("kharu", 0, 300, 500), unit("vampal", 1, 400, 500)]
    match = battle(*units, players=1, victory=victory, steadiness=written)
    assert (steadiness(desk(match), 0), match.view(0)["facts"]["hand"]["steadiness"]) == (hand, [hand])


@covers("DK-SCR-12")
def test_an_etude_may_be_begun_again_at_any_moment_and_is_the_same() -> None:
    units = [unit("kharu", 0, 300, 500), unit("vampal", 1, 400, 500)]
    match = battle(*units, players=1, victory=[{"team": 0, "type": "eliminate_all"}])
    fresh = json.dumps(match.view(0))
    flick(match, "kharu", 0, 800)
    assert json.dumps(start(match.game, match.terms, match.seed).view(0)) == fresh


def passive(*units: dict[str, Any], **more: Any) -> Match:
    victory = [{"team": 0, "type": "damage_total", "points": 50}]
    return battle(unit("kharu", 0, 300, 500), *units, unit("vampal", 1, 900, 900), players=1, victory=victory, **more)


@covers("DK-SCR-15")
def test_a_passive_minusoid_takes_the_first_legal_option() -> None:
    match = flick(passive(unit("minusoid", 1, 400, 500)), "kharu", 0, 800)
    assert (kind(match), desk(match).penalties) == ("act", [1])


@covers("DK-SCR-15")
def test_the_optional_traits_of_a_passive_side_are_declined() -> None:
    match = flick(passive(unit("div", 1, 400, 500, wounds=3), unit("akeru", 1, 100, 100)), "kharu", 0, 800)
    assert (kind(match), desk(match).charged, "div" in desk(match).side) == ("act", "", False)


@covers("DK-SCR-15")
def test_the_traits_of_a_passive_side_work() -> None:
    match = passive(unit("smoker", 1, 400, 500), unit("ezzen", 0, 300, 400))
    desk(match).at["ezzen1"] = desk(match).at.pop("kharu")._replace(x=350.0)
    desk(match).at["kharu"] = desk(match).at["ezzen1"]._replace(x=100.0)
    assert "smoker1" in desk(flick(match, "ezzen1", 0, 600)).side


@covers("DK-SCR-15")
def test_a_passive_side_never_takes_a_turn_nor_uses_its_artifacts_and_end_triggers() -> None:
    match = passive(
        unit("untouchable", 1, 330, 500), unit("akeru", 1, 500, 800, on_artifact="magnetosphere"),
        artifacts=[artifact("magnetosphere", 500, 800)],
    )  # fmt: skip
    match.act(0, "end")
    assert (list(match.pending), desk(match).lives["kharu"], desk(match).round) == ([0], 4, 2)


@covers("SB-F-08")
def test_a_script_without_enemies_needs_no_other_side() -> None:
    reach = [{"team": 0, "type": "turns_over", "turns": 1}]
    match = battle(unit("kharu", 0, 300, 500), players=1, victory=reach)
    assert not match.over
    match.act(0, "end")
    assert match.outcome == {0: 1.0}


@covers("SB-F-06")
def test_whoever_starts_on_an_artifact_controls_it() -> None:
    units = [unit("kharu", 0, 300, 500, on_artifact="fire_mine"), unit("vampal", 1, 400, 500)]
    match = battle(*units, artifacts=[artifact("fire_mine", 300, 500)])
    assert (desk(match).on, "kharu" in desk(match).at) == ({"kharu": "fire_mine"}, False)
    body = next(each for each in match.view(None)["facts"]["bodies"] if each["id"] == "kharu")
    assert (body["x"], body["y"], body["above"]) == (300.0, 500.0, "fire_mine")
