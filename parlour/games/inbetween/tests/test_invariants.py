"""Section 13: the invariants, over games by chance and by inclination."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.ladder import RUNGS
from parlour.games.inbetween.position import CITY, CREATURE, SIDES, Duel
from parlour.games.inbetween.rules.circle import relocate, turn_direction
from parlour.games.inbetween.tests.invariants import (
    ANSWERS_A_TURN,
    EFFECTS_A_TURN,
    always,
    from_to,
    known_cards,
    turns_alternate,
)
from parlour.games.inbetween.tests.situations import of, situation
from parlour.kernel import Illegal, Match, event_name, start

TERMS = list(GAME.every_terms())
DULL = ("pass", "rest", "prepare", "refill")
MANNERS = ("chance", "eager", "patient", "late")
SEEDS = range(12)
BOTH = (CITY, CREATURE)


def moments(manner: str, seed: int) -> Iterator[tuple[Match, int | None]]:
    """Every moment of a game played in a manner, with the seat that has just answered."""
    rng = Random(f"{manner} {seed}")
    match = late_game(rng) if manner == "late" else start(GAME, TERMS[seed % len(TERMS)], seed)
    yield match, None
    while match.pending:
        match = match.copy()
        ((seat, decision),) = match.pending.items()
        match.act(seat, preferred(manner, match, decision.options, rng))
        yield match, seat


def late_game(rng: Random) -> Match:
    """Seven people are left and scattered over the ladder, two of them locked; much is known, and hands are full."""
    people = rng.sample(list(CONTENT.characters), 10)
    rungs = ["H4", "C4", *rng.choices(RUNGS[1:-1], k=5)]
    rng.shuffle(rungs)
    equipment = [
        *rng.sample([kind for kind, card in CONTENT.cards.items() if card.equipment and kind != "shotgun"], 2),
        "shotgun",
    ]
    others = sorted(set(DECKS[CITY]) - {"evacuation", *equipment})
    return situation(
        ", ".join([f"{each} {rung}" for each, rung in zip(people, rungs, strict=False)]),
        only=True,
        active=rng.choice(SIDES),
        energy=(rng.randrange(11), rng.randrange(11)),
        knowledge=(rng.choice((3, 4, 5, 5)), rng.choice((3, 4, 5, 5))),
        equipment=" ".join(equipment),
        shotgun=people[6],
        hands=(
            " ".join(["evacuation", *rng.sample(others, 5)]),
            " ".join(rng.sample([KIND_OF[card] for card in DECKS[CREATURE]], 5)),
        ),
        gone=tuple(people[7:]),
        direction=rng.choice((1, -1)),
    )


def preferred(manner: str, match: Match, options: tuple[str, ...], rng: Random) -> str:
    """By chance; or eager for whatever happens; or patient, which locks people and learns slowly, as do all in late games."""
    lively = [each for each in options if each not in DULL]
    if manner == "chance" or not lively or rng.random() < 0.1:
        return rng.choice(options)
    if manner in ("patient", "late") and "raise" in options and (max(of(match).knowledge) > 4 or rng.random() < 0.5):
        return "pass"
    if manner == "patient" and rng.random() < 0.7:
        lively = [each for each in lively if "deepe" in each or "release" in each] or lively
    return rng.choice(lively[1:] if manner == "late" and len(lively) > 1 and lively[0].startswith("knowledge") else lively)


@cache
def stories() -> tuple[tuple[Any, ...], ...]:
    """What was told in all these games."""
    return tuple([tuple([each.event for each in last(manner, seed).events]) for manner in MANNERS for seed in range(30)])


def last(manner: str, seed: int) -> Match:
    *_, (match, _) = moments(manner, seed)
    return match


@covers(
    "IB-I01", "IB-I02", "IB-I03", "IB-I04", "IB-I05", "IB-I06", "IB-I07", "IB-I08", "IB-I09", "IB-I10", "IB-I11", "IB-I13",
    "IB-I14", "IB-I15", "IB-I16", "IB-I17", "IB-I18", "IB-815", "IB-1006", "IB-1007",
)  # fmt: skip
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_always_true_is_true_at_every_moment_of_a_game(manner: str, seed: int) -> None:
    before: Duel | None = None
    known = 0
    for match, seat in moments(manner, seed):
        duel, story = of(match), [each.event for each in match.events]
        assert list(always(match, duel)) == []
        if before is not None and seat is not None:
            assert list(from_to(before, duel, seat, story, known)) == []
        before, known = duel, len(story)
    assert match.over


def test_these_games_show_enough_of_the_rules() -> None:
    told: Counter[str] = Counter()
    for story in stories():
        for event in story:
            told[event_name(type(event))] += 1
            told[getattr(event, "effect", "")] += 1
            told[getattr(event, "reason", "")] += 1
    effects = [each for each in CONTENT.effects if each.startswith(("h_", "c_", "city", "creature")) and "_sam_" not in each]
    assert [each for each in effects if not told[each]] == []
    assert [each for each in ("secured", "devoured", "knowledge", "majority") if not told[each]] == []
    shown = (
        "skip-spent",
        "effect-cancelled",
        "radio-used",
        "equipment-lost",
        "character-relocated",
        "deck-shuffled",
        "locked",
        "token-kept",
        "nothing-changed",
    )
    assert [each for each in shown if told[each] < 10] == []


@covers("IB-I12", "IB-301")
def test_the_active_player_alternates_from_turn_to_turn() -> None:
    for story in stories():
        assert list(turns_alternate(story)) == []


@covers("IB-I18")
@pytest.mark.parametrize("manner", MANNERS)
def test_a_turn_asks_a_bounded_number_of_questions(manner: str) -> None:
    for seed in SEEDS:
        answers: Counter[int] = Counter()
        turn = 1
        for match, _ in moments(manner, seed):
            answers[turn] += 1
            turn = of(match).turn
        assert max(answers.values()) <= ANSWERS_A_TURN


@covers("IB-I18")
def test_no_turn_uses_more_than_a_few_effects_and_no_effect_uses_itself() -> None:
    for story in stories():
        used: list[str] = []
        for event in story:
            match event_name(type(event)):
                case "turn-began":
                    used = []
                case "effect-used":
                    used.append(event.character)
            assert len(used) <= EFFECTS_A_TURN and used.count("earl") <= 2


@covers("IB-I18", "IB-1008")
def test_a_game_in_which_nothing_happens_ends_after_two_hundred_turns() -> None:
    match = start(GAME, TERMS[0], 3)
    while match.pending:
        ((seat, decision),) = match.pending.items()
        match.act(seat, next(each for each in ("pass", "rest", decision.options[0]) if each in decision.options))
    assert of(match).turn == 200 and of(match).ending == "turn_limit"


@covers("IB-I19", "IB-H05")
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seed", range(3))
def test_no_view_names_a_card_that_its_seat_cannot_know(manner: str, seed: int) -> None:
    for match, _ in moments(manner, seed):
        story = [each.event for each in match.events]
        for seat in (*BOTH, None):
            hands = [each for each in BOTH if each != seat]
            hidden = {card for each in BOTH for card in of(match).decks[each]} | {
                card for each in hands for card in of(match).hands[each]
            }
            hidden -= known_cards(story, seat)
            view = match.view(seat)
            named = set(_words({key: value for key, value in view.items() if key != "events"}))
            assert not hidden & named
            for each in hands:
                shown = view["table"]["hands"][str(each)]
                assert len(shown) == len(of(match).hands[each]) and not hidden & {card for card in shown if card}


def _words(value: Any) -> Iterator[str]:
    """Every word in a view."""
    match value:
        case str():
            yield value
        case dict():
            for key, each in value.items():
                yield from _words(key)
                yield from _words(each)
        case list() | tuple():
            for each in value:
                yield from _words(each)


@covers("IB-I20")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_and_the_same_decisions_give_the_same_states(seed: int) -> None:
    played = [match for match, _ in moments("eager", seed)]
    again = start(GAME, TERMS[seed % len(TERMS)], seed)
    for number, (seat, action) in enumerate(played[-1].actions):
        if number % 10 == 0:
            assert again.hash == played[number].hash
        again.act(seat, action)
    assert again.hash == played[-1].hash and again.outcome == played[-1].outcome


@covers("IB-I21")
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seed", range(2))
def test_every_offered_answer_is_accepted_and_no_two_plays_come_to_the_same(manner: str, seed: int) -> None:
    for number, (match, _) in enumerate(moments(manner, seed)):
        for seat, decision in match.pending.items():
            if number % 6 and decision.kind == "action":
                continue
            assert {decision.sample(Random(number * 100 + each)) for each in range(20)} <= set(decision.options)
            states = set()
            for option in decision.options:
                tried = match.copy()
                tried.act(seat, option)
                if option.startswith("play"):
                    states.add(_table(of(tried)))
            assert len(states) == len([option for option in decision.options if option.startswith("play")])


def _table(duel: Duel) -> tuple[Any, ...]:
    """What lies on the table, so that two tables can be compared; equal cards are equal."""
    piles = [
        tuple(sorted([KIND_OF[card] for card in getattr(duel, name)[seat]]))
        for name in ("hands", "discards", "limbo", "skips")
        for seat in BOTH
    ]
    return (*piles, duel.circle, tuple(sorted(duel.rung.items())), tuple(sorted(duel.tokens.items())), tuple(duel.energy))


@covers("IB-I22")
@pytest.mark.parametrize("manner", MANNERS)
def test_nothing_changes_after_the_end(manner: str) -> None:
    match = last(manner, 1)
    before = match.hash
    for seat in BOTH:
        for action in ("rest", "prepare", "pass", "raise", "play shroud sam token"):
            with pytest.raises(Illegal):
                match.act(seat, action)
    assert match.hash == before and not match.pending


@covers("IB-I23", "IB-808")
@pytest.mark.parametrize("seed", range(4))
def test_turning_the_direction_twice_restores_the_state(seed: int) -> None:
    for match, _ in moments("eager", seed):
        duel = of(match).copy()
        turn_direction(duel)
        assert duel.direction == -of(match).direction
        turn_direction(duel)
        assert all(getattr(duel, name) == getattr(of(match), name) for name in Duel.fields)


@covers("IB-I23", "IB-810")
@pytest.mark.parametrize("seed", range(4))
def test_relocating_there_and_back_restores_the_state(seed: int) -> None:
    rng = Random(seed)
    for match, _ in moments("chance", seed):
        duel = of(match).copy()
        circle = duel.circle
        at = rng.randrange(len(circle))
        relocate(duel, circle[at], rng.choice([each for each in circle if each not in (circle[at], circle[at - 1])]))
        assert _from(duel, circle[0]) != circle
        relocate(duel, circle[at], circle[at - 1])
        assert _from(duel, circle[0]) == circle
        assert all(getattr(duel, name) == getattr(of(match), name) for name in Duel.fields if name != "circle")


def _from(duel: Duel, character: str) -> tuple[str, ...]:
    """The circle, beginning with that character: a circle has no first place."""
    at = duel.circle.index(character)
    return duel.circle[at:] + duel.circle[:at]


@covers("IB-I24")
def test_the_sums_of_the_faces() -> None:
    faces = [face for character in CONTENT.characters.values() for face in character]
    assert set(Counter([face.city for face in faces]).values()) == {9}
    assert Counter([face.creature for face in faces]) == {
        "web": 6, "rift": 5, "eye": 5, "tentacle": 5, "skull": 5, "maw": 5, "claw": 5,
    }  # fmt: skip
    assert [sum([character[side].star for character in CONTENT.characters.values()]) for side in BOTH] == [8, 14]
    human = Counter([character.human.effect for character in CONTENT.characters.values()])
    assert human == {"h_pull": 4, "h_gain": 5, "h_play": 5, "h_move": 4}
