"""Desktopia's Wandering Tornado: a miss leads to a second aim from where it stopped, then a target among those touched."""

from parlour.conform import conform
from parlour.kernel import Given, Match, replay, start
from tests.proofs.tornado import GAME, Arena


def match_with(*noise: float) -> Match:
    match = start(GAME, GAME.terms(), 1)
    match.position.source = Given(noise)
    return match


def arena(match: Match) -> Arena:
    assert isinstance(match.position, Arena)
    return match.position


def test_a_miss_is_followed_by_a_second_shot_from_where_the_disk_lies() -> None:
    match = match_with(0.0, 0.0)
    match.act(0, "aim 90.0 100")
    assert arena(match).tornado == (74.0, 150.0)
    assert list(match.pending) == [0]
    assert match.pending[0].kind == "aim"


def test_there_is_no_third_shot() -> None:
    match = match_with(0.0, 0.0)
    match.act(0, "aim 90.0 100")
    match.act(0, "aim 180.0 100")
    assert arena(match).tornado is not None  # it is the next seat's by now
    assert list(match.pending) == [1]


def test_a_disk_that_left_the_table_is_not_shot_again() -> None:
    match = match_with(0.0, 0.0)
    match.act(0, "aim 270.0 400")
    assert list(match.pending) == [1]


def test_with_several_touched_the_player_chooses_and_with_one_nobody_is_asked() -> None:
    match = match_with(0.0, 0.0)
    match.act(0, "aim 2.0 400")
    assert match.pending[0].options == ("target akeru", "target vailla")
    match.act(0, "target vailla")
    assert {name: disk.lives for name, disk in arena(match).disks.items()} == {"sirokh": 2, "div": 2, "akeru": 2, "vailla": 1}


def test_the_hand_trembles_the_same_way_in_a_replay() -> None:
    match = start(GAME, GAME.terms(), 5)
    match.act(0, "aim 2.006 399.6")
    assert match.actions[0] == (0, "aim 2.01 400")
    assert replay(GAME, match.record()).hash == match.hash


def test_it_is_copied_saved_undone_and_imagined_at_every_pause() -> None:
    assert conform(GAME, 12, seed=1) == []
