"""Damaged, foreign and hostile input: each is refused by name, and changes nothing."""

import json
import pickle
from random import Random
from typing import Any

import pytest

import parlour
from examples.skirmish import GAME
from parlour.kernel import BadRecord, Illegal, Match, load, start


def played(actions: int = 40, seed: int = 5) -> Match:
    match = start(GAME, GAME.terms(), seed)
    rng = Random(seed)
    for _ in range(actions):
        for seat, decision in match.pending.items():
            match.act(seat, decision.sample(rng))
    return match


def damaged(**changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(played().record())), **changes}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "parlour-record/99"}, "format"),
        ({"game": "chess"}, "chess"),
        ({"game": None}, "None"),
        ({"rules": 99}, "rules"),
        ({"rules": True}, "rules"),
        ({"seats": 9}, "terms"),
        ({"seats": "2"}, "terms"),
        ({"options": {"mode": "easy"}}, "terms"),
        ({"options": 7}, "terms"),
        ({"options": None}, "terms"),
        ({"seats": None}, "terms"),
        ({"seed": 6}, "commitment"),
        ({"seed": None}, "commitment"),
        ({"seed": [1]}, "terms"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"actions": "end"}, "actions"),
        ({"actions": [[0]]}, "action 1"),
        ({"actions": [7]}, "action 1"),
        ({"actions": [["0", "end"]]}, "action 1"),
        ({"actions": [[0, "end"], [0, "end"]]}, "action 2"),
        ({"actions": [[1, "end"]]}, "action 1"),
        ({"actions": [[0, "x" * 10_000]]}, "action 1"),
        ({"actions": []}, "hash"),
        ({"hash": "0" * 64}, "hash"),
        ({"outcome": {"0": 1.0, "1": 0.0}}, "outcome"),
        ({"extra": 1}, "foreign"),
        ({"changes": {"kinds.foot.speed": "fast"}}, "terms"),
        ({"changes": {"kinds.elephant.speed": 3}}, "terms"),
    ],
)
def test_a_bad_record_is_refused_with_what_is_wrong(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        parlour.kernel.replay(GAME, damaged(**changes))


@pytest.mark.parametrize("missing", ["format", "seats", "options", "seed", "commitment", "actions", "outcome", "hash"])
def test_a_truncated_record_is_refused(missing: str) -> None:
    data = damaged()
    del data[missing]
    with pytest.raises(BadRecord):
        parlour.kernel.replay(GAME, data)


@pytest.mark.parametrize("junk", [None, [], 7, "record", {}, {"game": "nope"}, {"game": 7}])
def test_what_is_no_record_is_refused(junk: Any) -> None:
    with pytest.raises(BadRecord):
        parlour.replay(junk)


def test_a_record_never_chooses_what_is_imported() -> None:
    with pytest.raises(BadRecord, match="no game that is registered"):
        parlour.replay(damaged(game="examples.skirmish"))
    assert parlour.replay(damaged(), GAME).actions == played().actions


@pytest.mark.parametrize("changes", [{"hand": 99}, {"rounds": -1}, {"hit": 0}, {"kinds": 7}])
def test_changes_that_break_the_rules_make_a_bad_record(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        parlour.kernel.replay(GAME, damaged(changes=changes))


def test_a_changed_action_is_noticed() -> None:
    data = damaged()
    moves = [n for n, (_, action) in enumerate(data["actions"]) if action.startswith("move")]
    data["actions"][moves[-1]][1] = "stay"
    with pytest.raises(BadRecord):
        parlour.kernel.replay(GAME, data)


@pytest.mark.parametrize(
    "damage",
    [
        {"format": "x"},
        {"table": {}},
        {"table": None},
        {"frames": [["os.system", 0, {}]]},
        {"frames": [["examples.skirmish.rules.turn.turn", 77, {}]]},
        {"frames": "x"},
        {"seen": 7},
        {"source": {"key": "zz"}},
        {"sealed": {"x": 1}},
        {"terms": {"seats": 5, "options": {}}},
    ],
)
def test_a_damaged_position_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        load(GAME, {**played().save(), **damage})


@pytest.mark.parametrize("damage", [{"table": {}}, {"seen": {}, "table": None}, {"frames": 3}, {"events": None}, {"format": "y"}])
def test_a_damaged_view_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        parlour.imagine(GAME, {**played().view(0), **damage}, Random(1))


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": ""}, "unknown-game"),
        ({"game": "no.such.module"}, "unknown-game"),
        ({"game": "os.path"}, "unknown-game"),
        ({"game": "../../x"}, "unknown-game"),
        ({"game": 7}, "unknown-game"),
        ({"game": GAME, "seats": 5}, "unknown-seats"),
        ({"game": GAME, "seats": "2"}, "unknown-seats"),
        ({"game": GAME, "options": {"mode": "x"}}, "unknown-option"),
        ({"game": GAME, "seed": 1.5}, "unknown-seed"),
        ({"game": GAME, "seed": "x" * 500}, "unknown-seed"),
        ({"game": GAME, "changes": {"rounds": "x"}}, "unknown-content"),
    ],
)
def test_impossible_terms_are_refused(arguments: dict[str, Any], key: str) -> None:
    with pytest.raises(parlour.Illegal) as caught:
        parlour.new(**arguments)
    assert caught.value.key == key
    assert set(caught.value.words) == {"en", "ru"}


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(parlour.Illegal) as caught:
        parlour.bot(GAME, level="godlike")
    assert caught.value.key == "unknown-level"


def test_changed_content_is_played_with_and_recorded() -> None:
    match = parlour.new(GAME, seed=1, changes={"kinds.foot.speed": 1, "rounds": 1})
    match.act(0, "activate r2")
    slow = len(match.pending[0].options)
    usual = parlour.new(GAME, seed=1)
    usual.act(0, "activate r2")
    assert slow < len(usual.pending[0].options)
    assert parlour.kernel.replay(GAME, match.record()).hash == match.hash


def test_a_refusal_can_be_told_to_another_process() -> None:
    with pytest.raises(Illegal) as refusal:
        parlour.new(GAME, seed=1).act(0, "dance")
    told = pickle.loads(pickle.dumps(refusal.value))
    assert (told.key, told.rule, told.facts, told.words) == (
        refusal.value.key, refusal.value.rule, refusal.value.facts, refusal.value.words,
    )  # fmt: skip
