"""Section 13: the invariants, over games by chance and by plan under many terms."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from parlour.conform import covers, telling_terms
from parlour.games.horde.board import BIT, NEAR, NEIGHBOURS, names
from parlour.games.horde.game import GAME
from parlour.games.horde.position import War
from parlour.games.horde.rules.movement import reachable
from parlour.games.horde.rules.parameters import defence_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.guided import answer
from parlour.games.horde.tests.invariants import always, from_to
from parlour.games.horde.tests.more_situations import turn_of
from parlour.games.horde.tests.situations import of
from parlour.kernel import Illegal, Match, event_name, notation, start

SHORT = {"corners": "printed", "limit": "80"}  # the other choices of these two are met by the few terms that tell most
TERMS = [terms for terms in GAME.every_terms() if terms.options == {**terms.options, **SHORT}] + telling_terms(GAME)
PLANS = (("hunt", "hunt"), ("besiege", "hunt"), ("hunt", "besiege"), ("hunt", "cross"))
LIMIT = 200 * 4 * 4 * (2 + 2) * 4  # HD-INV-27, with a countermeasure and re-rolls for each attack


def moments(number: int, seed: int, plan: tuple[str, str] | None) -> Iterator[Match]:
    """Every moment of a game under these terms, played by chance or by plan."""
    match = start(GAME, TERMS[number], seed)
    rng = Random(f"{number} {seed}")
    yield match
    while match.pending:
        match = match.copy()
        if plan is None or rng.random() < 0.2:
            seat, decision = next(iter(match.pending.items()))
            match.act(seat, decision.sample(rng))
        else:
            match.act(*answer(match, rng, dict(enumerate(plan))))
        yield match


@cache
def events(number: int, seed: int) -> tuple[tuple[str, Any], ...]:
    """What was told in a game by plan, by names."""
    *_, last = moments(number, seed, PLANS[seed % len(PLANS)])
    return tuple([(event_name(type(each.event)), each.event) for each in last.events])


@covers(
    "HD-INV-01", "HD-INV-02", "HD-INV-03", "HD-INV-04", "HD-INV-05", "HD-INV-06", "HD-INV-07", "HD-INV-08", "HD-INV-09",
    "HD-INV-10", "HD-INV-11", "HD-INV-12", "HD-INV-13", "HD-INV-14", "HD-INV-22", "HD-INV-23", "HD-INV-24", "HD-INV-26",
    "HD-INV-27", "HD-INV-28",
)  # fmt: skip
@pytest.mark.parametrize("number", range(len(TERMS)))
def test_what_is_always_true_is_true_at_every_moment_of_a_game(number: int) -> None:
    before: War | None = None
    count = 0
    for match in moments(number, number, PLANS[number % len(PLANS)] if number % 3 else None):
        war = of(match)
        assert list(always(match, war)) == []
        assert before is None or list(from_to(before, war)) == []
        before = war
        count += 1
    assert count < LIMIT and match.over


@covers("HD-INV-15", "HD-RET-01", "HD-RET-02", "HD-TR-CH6")
@pytest.mark.parametrize("number", range(0, len(TERMS), 3))
def test_only_melee_attacks_without_onslaught_can_be_retreated_from(number: int) -> None:
    found = 0
    for match in moments(number, 5, PLANS[0]):
        for decision in match.pending.values():
            if decision.kind == "countermeasure":
                declared = next(
                    each.event for each in reversed(match.events) if event_name(type(each.event)) == "attack-declared"
                )
                assert declared.manner == "melee" and trait_of(of(match), declared.unit) != "tr_onslaught"
                found += 1
    assert found


@covers("HD-INV-12", "HD-ACT-02", "HD-ACT-04")
@pytest.mark.parametrize("number", range(0, len(TERMS), 4))
def test_no_unit_is_activated_twice_and_no_more_than_the_limit_in_a_turn(number: int) -> None:
    activated: list[str] = []
    limit, most = 3, 0
    for name, event in events(number, 1):
        match name:
            case "event-drawn":
                limit = {"ev_forced_march": 4, "ev_weariness": 2}.get(event.card, 3)
            case "turn-began":
                activated = []
            case "unit-activated":
                assert event.unit not in activated
                activated.append(event.unit)
                most = max(most, len(activated))
                assert len(activated) <= limit
    assert most >= 3


@covers("HD-INV-16", "HD-CMB-09")
@pytest.mark.parametrize("number", range(0, len(TERMS), 4))
def test_no_unit_loses_more_than_two_health_at_once(number: int) -> None:
    losses = [event.loss for name, event in events(number, 1) if name == "unit-wounded"]
    assert losses and set(losses) <= {1, 2}


@covers("HD-INV-17")
@pytest.mark.parametrize("number", range(0, len(TERMS), 6))
def test_the_same_seed_and_the_same_decisions_give_the_same_end(number: int) -> None:
    *_, last = moments(number, 3, PLANS[1])
    again = start(GAME, TERMS[number], 3)
    for seat, action in last.actions:
        again.act(seat, action)
    assert again.hash == last.hash and again.outcome == last.outcome


@covers("HD-INV-18")
@pytest.mark.parametrize("kind", ["rus_axe1", "rus_ivan", "china_dragon", "sm_khutulun", "nm_scout"])
@pytest.mark.parametrize("hex", ["a6", "b3", "d7", "f1", "f12", "j8"])
def test_the_moves_of_a_unit_on_an_empty_board_are_mirrored_north_to_south(kind: str, hex: str) -> None:
    here, there = (_moves(kind, each) for each in (hex, _mirrored(hex)))
    assert {_mirrored(each) for each in here} == there


@covers("HD-INV-19")
@pytest.mark.parametrize("number", range(0, len(TERMS), 4))
def test_a_unit_of_speed_one_provokes_at_most_one_attack_of_each_enemy_around_both_hexes(number: int) -> None:
    before: Match | None = None
    for match in moments(number, 2, PLANS[0]):
        if (
            before is not None
            and of(before).active
            and speed_of(of(before), of(before).active) == 1
            and _last(match).startswith("move")
        ):
            war, unit, end = of(before), of(before).active, _last(match).split()[-1]
            told = [each.event for each in match.events[len(before.events) :]]
            provoked = [each.unit for each in told if event_name(type(each)) == "attack-declared" and each.manner == "provoked"]
            if provoked:
                both = {each for each, at in war.at.items() if NEAR[at] & BIT[war.at[unit]] and NEAR[at] & BIT[end]}
                assert len(set(provoked)) == len(provoked) and set(provoked) <= both
        before = match


@covers("HD-INV-20")
@pytest.mark.parametrize("number", range(0, len(TERMS), 4))
def test_a_siege_takes_no_more_than_two_for_each_neighbour_and_one(number: int) -> None:
    for name, event in events(number, 1):
        if name == "settlement-damaged":
            settlement = GAME.content.settlements[event.settlement]
            hex = settlement.hex_1v1 if TERMS[number].options["teams"] == "1v1" else settlement.hex
            assert 1 <= event.loss <= 2 * len(NEIGHBOURS[hex]) + 1


@covers("HD-INV-21")
@pytest.mark.parametrize("number", range(0, len(TERMS), 4))
def test_no_event_takes_the_last_health_of_a_unit(number: int) -> None:
    in_event = False
    for name, _ in events(number, 1):
        in_event = name == "event-drawn" or (in_event and name != "turn-began")
        assert not (in_event and name == "unit-died")


@covers("HD-INV-25", "HD-IMM-03")
@pytest.mark.parametrize("unit", ["rus_dobrynya", "china_swordsman1"])
def test_all_weakenings_together_take_nothing_from_the_defence_of_an_immune_unit(unit: str) -> None:
    enemies = "sm_raider1 f5, sm_raider2 e5, sm_tracker1 g5"
    weak = turn_of(
        "south_mongolia", f"{unit} f6, china_heroine f7, {enemies}", event="ev_panic", poisoned=(unit,), silenced=(unit,)
    )
    sound = turn_of("south_mongolia", f"{unit} f6, china_heroine f7, sm_raider1 k9")
    assert defence_of(of(weak), unit) == defence_of(of(sound), unit) == 3


@covers("HD-INV-29")
def test_after_the_end_no_action_is_legal() -> None:
    *_, last = moments(0, 0, PLANS[0])
    assert last.over and last.pending == {}
    for seat in range(last.terms.seats):
        with pytest.raises(Illegal):
            last.act(seat, "end-battle")


def _mirrored(hex: str) -> str:
    return f"{'kjihgfedcba'['abcdefghijk'.index(hex[0])]}{hex[1:]}"


def _moves(unit: str, hex: str) -> set[str]:
    faction = {"r": "rus", "c": "china", "s": "south_mongolia", "n": "north_mongolia"}[unit[0]]
    match = turn_of(faction, f"{unit} {hex}", teams="2v2", alone=True)
    return set(names(reachable(of(match), unit)))


def _last(match: Match) -> str:
    assert match.history is not None
    return notation(match.history.action)
