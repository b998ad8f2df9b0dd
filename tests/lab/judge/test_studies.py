"""Which games the studies play."""

from collections import Counter
from dataclasses import replace
from functools import partial

import parlour
from parlour.lab.judge import PLAIN, Fixture, Trial, Variant, fixtures_of
from parlour.lab.judge.studies import doubled, players_of_seats
from tests.lab.judge.made_up import line

SKIRMISH = Trial(partial(parlour.game, "examples.skirmish"), ("random", "novice"), 8, compared=4)
HORDE = Trial(partial(parlour.game, "horde"), ("novice", "skilled"), 8, compared=8)


def test_a_ladder_seats_the_stronger_level_in_every_place() -> None:
    fixtures = fixtures_of(SKIRMISH, "ladder", {})
    assert [(each.deal, each.variant.players) for each in fixtures] == [
        (0, ("novice", "random")), (0, ("random", "novice")), (1, ("novice", "random")), (1, ("random", "novice")),
    ]  # fmt: skip


def test_line_ups_take_turns_in_a_ladder() -> None:
    fixtures = fixtures_of(HORDE, "ladder", {})
    assert [each.lineup for each in fixtures[::2]] == list(HORDE.lineups)


def test_a_trace_doubles_the_first_level_that_thinks_four_times() -> None:
    fixtures = fixtures_of(replace(SKIRMISH, compared=2), "trace", {})
    assert [each.variant.players[0] for each in fixtures[::2]] == ["novice@2", "novice@4", "novice@8", "novice@16"]
    assert [each.variant.players[1] for each in fixtures[::2]] == ["novice", "novice@2", "novice@4", "novice@8"]
    assert doubled("novice@0.25", 2) == "novice@0.5"
    assert fixtures_of(replace(SKIRMISH, levels=("random",)), "trace", {}) == []


def test_allies_are_all_strong_or_all_weak() -> None:
    assert players_of_seats((0, 1, 0, 1), 1, "strong", "weak") == ("weak", "strong", "weak", "strong")


def test_luck_is_crossed_with_minds_in_every_deal() -> None:
    fixtures = fixtures_of(replace(SKIRMISH, levels=("novice",), compared=8), "luck", {})
    assert Counter(each.deal for each in fixtures) == {0: 4, 1: 4}
    assert {(each.variant.luck, each.variant.minds) for each in fixtures} == {(1, 1), (1, 2), (2, 1), (2, 2)}


def test_each_piece_that_was_offered_is_banned_for_each_team() -> None:
    """A kind of answer that is no piece is not banned, nor a piece that hardly anybody was offered."""
    choices = {"attack r1": (1, 0, 1, 1), "attack b1": (1, 0, 0, 0), "react hold": (3, 1, 3, 1)}
    results = {Fixture("novice", deal, ()): line(deal, choices=choices) for deal in range(4)}
    fixtures = fixtures_of(SKIRMISH, "content", results)
    assert {each.variant for each in fixtures} == {Variant(ban=("attack", "r1"), team=team) for team in (0, 1)}
    assert {each.deal for each in fixtures} == {0, 1}, "two deals with a ban for each team are four games"


def test_bans_are_narrowed_by_a_pattern_with_the_kind_of_question() -> None:
    choices = {"attack r1": (1, 0, 1, 1), "attack r2": (1, 0, 1, 1), "move r1": (1, 0, 1, 1), "move r1:stay": (1, 0, 1, 1)}
    results = {Fixture("novice", deal, ()): line(deal, choices=choices) for deal in range(4)}
    for vary, banned in (
        (("attack *", "kinds.*"), {"attack r1", "attack r2"}),
        (("rounds",), {"attack r1", "attack r2", "move r1"}),
    ):
        fixtures = fixtures_of(replace(SKIRMISH, vary=vary), "content", results)
        assert {" ".join(each.variant.ban or ()) for each in fixtures} == banned


def test_a_study_is_told_apart_from_the_games_of_a_level() -> None:
    assert Fixture("novice", 0, ()).variant == PLAIN
    assert not {fixture.variant for study in ("ladder", "trace", "luck") for fixture in fixtures_of(SKIRMISH, study, {})} & {
        PLAIN
    }
