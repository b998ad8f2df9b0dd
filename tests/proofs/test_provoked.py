"""Horde's step through enemy zones: attack after attack in the middle of a move."""

from parlour.conform import conform
from parlour.kernel import Given, Match, answer, events, start
from tests.proofs.provoked import GAME, Died, Provoked, Stepped, War


def match_with(*dice: int) -> tuple[Match, War]:
    match = start(GAME, GAME.terms(), 1)
    war = match.position
    assert isinstance(war, War)
    war.source = Given(tuple([(die,) for die in dice]))
    return match, war


def story(war: War) -> list[object]:
    return [told.event for told in events(war)]


def test_each_step_within_a_zone_provokes_its_own_attack_and_the_move_goes_on() -> None:
    _, war = match_with(1, 6, 2, 5)
    for action in (("raider", 1, 2, 3), "defend", "defend"):
        answer(war, 0, action)
    assert story(war) == [
        Stepped("raider", 1),
        Stepped("raider", 2),
        Provoked("raider", "spear1", 4, 7),
        Stepped("raider", 3),
        Provoked("raider", "spear2", 5, 6),
    ]


def test_the_move_ends_where_the_mover_dies() -> None:
    _, war = match_with(6, 1)
    war.units["raider"] = war.units["raider"]._replace(health=1)
    answer(war, 0, ("raider", 1, 2, 3))
    answer(war, 0, "defend")
    assert story(war) == [
        Stepped("raider", 1),
        Stepped("raider", 2),
        Provoked("raider", "spear1", 9, 2),
        Died("raider"),
    ]


def test_the_defender_knows_the_attack_before_it_answers() -> None:
    match, war = match_with(5, 1)
    answer(war, 0, ("raider", 1, 2, 3))
    assert match.pending[0].kind == "countermeasure"
    assert match.pending[0].facts["attack"] == 8


def test_a_shield_is_spent_once_and_then_nobody_is_asked() -> None:
    match, war = match_with(1, 6, 1, 6)
    answer(war, 0, ("raider", 1, 2, 3))
    answer(war, 0, "shield")
    assert war.shields[0] == 0
    assert match.pending[1].kind == "move"


def test_it_is_copied_saved_undone_and_imagined_at_every_pause() -> None:
    assert conform(GAME, 12, seed=1) == []
