"""Campaigns: what carries over, points and places."""

from collections.abc import Iterator
from itertools import product

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.campaigns import Ended, Standing, battle, place, seconds, standings
from parlour.games.desktopia.scripts.checking import check
from parlour.games.desktopia.scripts.modifiers import GrantHit, LifeMax, RitualGrant, StartTimeCards
from parlour.games.desktopia.scripts.pieces import InZone, Unit
from parlour.games.desktopia.scripts.script import Script, Sequence
from parlour.kernel import encode
from parlour.kernel.codec import decode

TEA, NIGHT, LETTER, LESSONS = "cold_tea_war", "night_on_the_desk", "long_letter", "first_steps"
EVEN = (1.0, 1.0)
EVEN_THREE = (1.0, 1.0, 1.0)
SOMEWHERE = Ended((), EVEN)


def sequence(name: str) -> Sequence:
    return book().sequences[name]


def after(name: str, *results: Ended) -> Script:
    return battle(sequence(name), len(results), results)


def wounds(script: Script, tag: str) -> int:
    return next(unit.wounds for _, unit in script.units() if unit.tag == tag)


@covers("DK-SCR-09")
@pytest.mark.parametrize("name", [TEA, NIGHT, LETTER, LESSONS])
def test_the_first_battle_is_as_it_is_written(name: str) -> None:
    assert after(name) is book().scripts[sequence(name).scripts[0]]


@covers("DK-SCR-09")
def test_after_the_saucer_the_winner_gets_a_bonus_and_the_loser_a_card() -> None:
    assert after(TEA, Ended((1,), EVEN)).special_rules == (StartTimeCards(1, "bonus", 1), RitualGrant(0, "healing", 1))
    assert after(TEA, Ended((0,), EVEN)).special_rules == (StartTimeCards(0, "bonus", 1), RitualGrant(1, "healing", 1))


@covers("SB-F-18")
def test_a_captain_who_lives_gains_a_life() -> None:
    assert after(TEA, Ended((), EVEN, alive=("captain_1",))).special_rules == (LifeMax("captain_1", 5),)
    both = after(TEA, Ended((), EVEN, alive=("captain_0", "captain_1")))
    assert both.special_rules == (LifeMax("captain_0", 5), LifeMax("captain_1", 5))
    captain = next(unit for _, unit in both.units() if unit.tag == "captain_0")
    assert both.life_max(captain, CONTENT.characters[captain.type].lives) == 5


@covers("DK-R-65")
def test_there_are_three_campaigns_for_two_and_three_players() -> None:
    campaigns = [each for each in book().sequences.values() if each.kind == "campaign"]
    assert [(each.id, each.players, len(each.scripts)) for each in campaigns] == [(TEA, 2, 3), (NIGHT, 3, 3), (LETTER, 2, 3)]


@covers("DK-SCR-09", "SB-F-18")
def test_a_captain_who_lives_through_the_letters_first_battle_learns_a_hit() -> None:
    gains = after(LETTER, Ended((1,), EVEN, alive=("captain_0", "captain_1"))).special_rules
    hazard = book().scripts["letter_2_blot"].special_rules
    hits = (GrantHit("captain_0", "dryad"), GrantHit("captain_1", "vampire"))
    assert gains == (*hazard, StartTimeCards(1, "bonus", 1), RitualGrant(0, "teleportation", 1), *hits)


@covers("SB-F-18", "SB-F-19")
@pytest.mark.parametrize(("winner", "recruit"), [(0, "untouchable"), (1, "skolop")])
def test_the_winner_of_the_blot_has_a_recruit_and_captains_keep_their_wounds(winner: int, recruit: str) -> None:
    bled = Ended((winner,), EVEN, alive=("captain_0",), wounds=(("captain_0", 1),))
    script = after(LETTER, Ended((), EVEN), bled)
    assert script.sides[winner].squad[-1].type == recruit
    assert RitualGrant(1 - winner, "summoning", 1) in script.special_rules
    assert (wounds(script, "captain_0"), wounds(script, "captain_1")) == (1, 2)


@covers("SB-F-10")
def test_after_a_draw_nobody_is_winner_or_loser() -> None:
    assert after(TEA, SOMEWHERE) == book().scripts["tea_2_napkin_road"]
    assert after(NIGHT, Ended((), EVEN_THREE)) == book().scripts["night_2_midnight_key"]


@covers("SB-F-10", "DK-SCR-09")
def test_each_loser_of_a_battle_of_three_gets_a_card() -> None:
    gains = after(NIGHT, Ended((1,), EVEN_THREE)).special_rules
    assert gains == (StartTimeCards(1, "bonus", 1), RitualGrant(0, "summoning", 1), RitualGrant(2, "summoning", 1))


@covers("SB-F-18")
@pytest.mark.parametrize(
    ("name", "winner", "recruit"),
    [(TEA, 0, "energan"), (TEA, 1, "untouchable"), (NIGHT, 0, "dryad"), (NIGHT, 1, "energan"), (NIGHT, 2, "phantom")],
)
def test_the_winner_of_the_second_battle_gets_a_recruit_in_the_zone_of_his_squad(name: str, winner: int, recruit: str) -> None:
    strengths = (1.0,) * sequence(name).players
    script = after(name, Ended((), strengths), Ended((winner,), strengths))
    written = book().scripts[script.id]
    first = written.sides[winner].squad[0].placement
    assert isinstance(first, InZone)
    assert script.sides[winner].squad[-1] == Unit(recruit, 1, placement=first)
    assert len(script.sides[winner].squad) == len(written.sides[winner].squad) + 1
    others = [seat for seat in range(written.players) if seat != winner]
    assert [len(script.sides[seat].squad) for seat in others] == [len(written.sides[seat].squad) for seat in others]
    assert {rule for rule in script.special_rules if isinstance(rule, RitualGrant)} == {
        RitualGrant(seat, "purification" if name == TEA else "healing", 1) for seat in others
    }


@covers("SB-F-19")
@pytest.mark.parametrize(("had", "keeps"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_a_captain_keeps_two_wounds_at_most(had: int, keeps: int) -> None:
    script = after(TEA, SOMEWHERE, Ended((), EVEN, ("captain_0", "captain_1"), (("captain_0", had), ("captain_1", 1))))
    assert (wounds(script, "captain_0"), wounds(script, "captain_1")) == (keeps, 1)


@covers("SB-F-19")
def test_a_captain_who_fell_comes_back_with_two_wounds() -> None:
    script = after(TEA, SOMEWHERE, Ended((1,), EVEN, ("captain_1",), (("captain_1", 0),)))
    assert (wounds(script, "captain_0"), wounds(script, "captain_1")) == (2, 0)


@covers("DK-SCR-10")
def test_nothing_else_carries_over() -> None:
    hurt = Ended((), EVEN, ("captain_0", "captain_1"), (("captain_0", 3), ("captain_1", 3)))
    script = after(TEA, hurt)
    assert script.sides == book().scripts["tea_2_napkin_road"].sides
    third = after(TEA, Ended((0,), EVEN, ("captain_0",)), Ended((), EVEN, ("captain_0", "captain_1")))
    assert third == book().scripts["tea_3_last_sip"]


def every_end(name: str) -> Iterator[Ended]:
    """Each winner or a draw, with every hero alive or dead."""
    players = sequence(name).players
    tags = tuple(["captain_0", "captain_1"] if name == TEA else ["hero_0", "hero_1", "hero_2"])
    for winners, alive in product([(), *[(seat,) for seat in range(players)]], [(), tags]):
        yield Ended(winners, (1.0,) * players, alive, tuple([(tag, 3) for tag in alive]))


@covers("DK-SCR-09")
@pytest.mark.parametrize(("name", "index"), [(TEA, 1), (TEA, 2), (NIGHT, 1), (NIGHT, 2)])
def test_every_battle_can_be_played_whatever_came_before(name: str, index: int) -> None:
    for ended in every_end(name):
        check(battle(sequence(name), index, (ended,) * index))


def test_lessons_hand_nothing_on() -> None:
    assert after(LESSONS, Ended((0,), (1.0,))) == book().scripts["lesson_2_hit"]


def test_a_battle_comes_after_those_before_it() -> None:
    with pytest.raises(AssertionError, match="battle 2 of cold_tea_war comes after 2 others, 1 are over"):
        battle(sequence(TEA), 2, (SOMEWHERE,))


def test_how_a_battle_ended_can_be_saved() -> None:
    ended = Ended((0,), (3.5, 0.0), ("captain_0",), (("captain_0", 2),), (1,))
    assert decode(encode(ended)) == ended


@covers("SB-F-16")
def test_the_second_is_who_went_out_last() -> None:
    assert seconds(Ended((1,), (0, 5, 0), out=(2, 0))) == (0,)
    assert seconds(Ended((1,), (0, 5, 0), out=(0, 2))) == (2,)


@covers("SB-F-16")
def test_the_second_is_the_stronger_loser_if_the_battle_ended_otherwise() -> None:
    assert seconds(Ended((1,), (4, 5, 6))) == (2,)
    assert seconds(Ended((1,), (4, 5, 0), out=(2,))) == (0,)
    assert seconds(Ended((1,), (4, 5, 4))) == (0, 2)
    assert seconds(Ended((), (4, 5, 4))) == ()
    assert seconds(Ended((0, 1), (4, 5), out=())) == ()


@covers("SB-F-16")
def test_places_of_one_battle() -> None:
    ended = Ended((1,), (4, 5, 6))
    assert [place(ended, seat) for seat in range(3)] == [3, 1, 2]
    assert [place(Ended((), (4, 5, 6)), seat) for seat in range(3)] == [1, 1, 1]


@covers("SB-F-16")
def test_points_of_three_are_for_the_winner_and_the_second() -> None:
    results = (Ended((0,), (9, 1, 2)), Ended((), (3, 3, 3)), Ended((2,), (1, 0, 9), out=(1,)))
    assert standings(sequence(NIGHT), results) == (Standing(2, 1 + 1 + 4, 1), Standing(0, 3 + 1 + 2, 2), Standing(1, 1, 3))


@covers("SB-F-17")
def test_equal_sums_of_the_tea_war_are_decided_by_the_strength_left() -> None:
    results = (Ended((0,), (9.0, 0)), Ended((0,), (8.0, 0)), Ended((1,), (0, 16.5)))
    assert standings(sequence(TEA), results) == (Standing(0, 2, 1), Standing(1, 2, 2))
    results = (*results[:2], Ended((1,), (0, 17.5)))
    assert standings(sequence(TEA), results) == (Standing(1, 2, 1), Standing(0, 2, 2))


@covers("SB-F-17")
def test_equal_sums_of_the_night_are_decided_by_the_last_battle() -> None:
    results = (Ended((0,), (9, 1, 2)), Ended((0,), (9, 1, 2)), Ended((2,), (0, 1, 9), out=(0,)))
    assert [(each.seat, each.points) for each in standings(sequence(NIGHT), results)] == [(2, 6), (0, 6), (1, 2)]


def test_whom_nothing_tells_apart_share_a_place() -> None:
    assert standings(sequence(TEA), ()) == (Standing(0, 0, 1), Standing(1, 0, 1))
    drawn = (Ended((), (2, 2, 2)),)
    assert standings(sequence(NIGHT), drawn) == (Standing(0, 1, 1), Standing(1, 1, 1), Standing(2, 1, 1))
    assert standings(sequence(LESSONS), (Ended((0,), (1,)),)) == (Standing(0, 0, 1),)
