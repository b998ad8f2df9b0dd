"""Nobody around a table is told what they may not know."""

import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import Illegal, start
from parlour.table import Act, Agree, AnyCommand, Decline, Offer, PerMove, Rename, Resume, Say, Sit, Stand, StepBack, StepIn, Undo
from tests.proofs.revolver import CITY, CREATURE
from tests.proofs.revolver import GAME as REVOLVER
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, person
from tests.table.everything import heard_by


def revolver_seeds() -> tuple[str, str]:
    """Two seeds that look the same to the Creature, and only in one of which the City holds the Revolver."""
    found: dict[tuple[Any, bool], str] = {}
    for number in range(1_000):
        seed = f"seed {number}"
        match = start(REVOLVER, REVOLVER.terms(), seed)
        hand = tuple(match.view(CREATURE)["table"]["hand"][str(CREATURE)])
        held = "revolver" in match.view(CITY)["table"]["held"][str(CITY)]
        found[hand, held] = seed
        if (hand, not held) in found:
            return found[hand, True], found[hand, False]
    raise AssertionError("no two such seeds")


ARMED, UNARMED = revolver_seeds()

# what the Creature (Bob) and the others do; the City (Ann) lets everything pass
REVOLVER_COMMANDS: list[tuple[str | None, AnyCommand]] = [
    (BOB, Undo(1)), (ANN, Undo(0)), (BOB, Offer(1, "take-back")), (BOB, Offer(1, "take-back", 2)), (ANN, Agree(0)),
    (BOB, Agree(1)), (ANN, Decline(0)), (ANN, Offer(0, "pause")), (BOB, Resume(1)), (BOB, Say("hm")), (STRANGER, Say("psst")),
    (None, Act(0, 1, "revolver")), (BOB, Act(0, 1, "revolver")), (ANN, StepIn(0, "skilled")), (ANN, StepBack(0)),
    (BOB, StepIn(1, "random")), (BOB, StepBack(1)), (ANN, Rename(0, "City")),
]  # fmt: skip


def try_both(tables: tuple[Around, Around], player: str | None, command: AnyCommand) -> None:
    """The same command at both tables has the same fate, and the same words."""
    fates = []
    for around in tables:
        try:
            fates.append(str(around.do(player, command)))
        except Illegal as refusal:
            fates.append(json.dumps([refusal.key, refusal.words]))
    if player != ANN:
        assert fates[0] == fates[1]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.one_of(st.just("go on"), st.sampled_from(REVOLVER_COMMANDS), st.just("later")), max_size=40))
def test_the_creature_and_watchers_cannot_tell_whether_the_city_is_armed(script: list[Any]) -> None:
    chairs = (person(ANN), person(BOB))
    tables = (
        Around(REVOLVER, *chairs, clock=PerMove(60), seed=ARMED),
        Around(REVOLVER, *chairs, clock=PerMove(60), seed=UNARMED),
    )
    for step in script:
        if step == "later":
            for around in tables:
                around.later(7)
                around.write(around.table.run_out(around.now))
        elif step != "go on":
            try_both(tables, *step)
        elif tables[0].table.stage == "playing":
            seat = next(iter(tables[0].table.asked))
            action = "let-pass" if seat == CITY else tables[0].table.match.pending[seat].sample(tables[0].rng)
            for around in tables:
                around.answer(seat, action)
        if tables[0].table.stage == "over":
            return  # then the seed is told, and with it everything
        for player in (BOB, STRANGER, None):
            assert heard_by(tables[0].table, player, tables[0].now) == heard_by(tables[1].table, player, tables[1].now)


TACTICS_COMMANDS: list[tuple[str | None, AnyCommand]] = [
    (ANN, Undo(0)), (ANN, Say("hm")), (ANN, Agree(0)), (ANN, Decline(0)), (BOB, Undo(1)), (BOB, Say("oh")), (BOB, Decline(1)),
    (BOB, Offer(1, "pause")), (BOB, Resume(1)), (BOB, Offer(1, "draw")), (CAT, Undo(2)), (CAT, Act(2, 1, "commit none none")),
    (None, Undo(0)), (STRANGER, Agree(0)),
]  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_while_others_choose_nobody_can_tell_one_sealed_answer_from_another(data: st.DataObject) -> None:
    chairs = (person(ANN), person(BOB), person(CAT))
    tables = (Around(TACTICS, *chairs), Around(TACTICS, *chairs))
    options = tables[0].table.match.pending[0].options
    for around, action in zip(tables, data.draw(st.permutations(options).map(lambda order: order[:2])), strict=True):
        around.answer(0, action)
    for player, command in data.draw(st.lists(st.sampled_from(TACTICS_COMMANDS), max_size=12)):
        if player == CAT and not {0, 1} & set(tables[0].table.asked):
            return  # with Cat's answer all are opened
        try_both(tables, player, command)
        for other in (BOB, CAT, STRANGER, None):
            assert heard_by(tables[0].table, other, 0.0) == heard_by(tables[1].table, other, 0.0)


@pytest.mark.parametrize("player", [BOB, STRANGER, None])
def test_the_cards_of_another_hand_are_not_told(player: str | None) -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    hand = around.table.match.view(0)["table"]["hands"]["0"]
    assert all(card in heard_by(around.table, ANN, 0.0).decode() for card in hand)
    assert not any(f'"{card}"' in heard_by(around.table, player, 0.0).decode() for card in hand)


def test_a_seed_is_never_told_while_the_game_runs() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), seed="xyzzy-seed")
    for _ in range(60):
        around.answer_some(1)
        for player in (ANN, BOB, STRANGER, None):
            assert b"xyzzy-seed" not in heard_by(around.table, player, around.now)


def test_before_the_game_begins_a_seat_shows_no_more_than_a_watcher_sees() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN)
    watched = around.table.view("watcher")
    assert around.table.view("0") == watched
    assert watched["decision"] is None
    around.do(ANN, Stand(0))
    around.do(ANN, Sit(1, "Ann"))
    assert around.table.view("1") == watched
    around.do(BOB, Sit(0, "Bob"))
    assert around.table.view("1") != watched


def test_a_view_holds_what_a_screen_needs_and_nothing_else() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    for eyes in ("0", "1", "watcher"):
        assert set(around.table.view(eyes)) == {"seat", "terms", "table", "asked", "sealed", "decision", "answer", "outcome"}
    assert around.table.view("1")["decision"] is None


def test_only_the_own_sealed_answer_is_shown() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.answer(0)
    shown = {eyes: around.table.view(eyes)["answer"] for eyes in ("0", "1", "2", "watcher")}
    assert shown.pop("0") is not None
    assert set(shown.values()) == {None}


def test_whoever_looks_learns_of_no_seat_but_their_own_what_may_be_undone() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    assert around.state(ANN).undoable == {"0": 1}
    assert around.state(BOB).undoable == {"1": 0}
    assert around.state(None).undoable == {}
    for one, other in product((ANN, BOB), repeat=2):
        mine = [chair.mine for chair in around.state(one).chairs]
        assert (mine == [chair.mine for chair in around.state(other).chairs]) == (one == other)
