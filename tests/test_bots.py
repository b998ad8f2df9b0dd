"""Bots: what they see, that they answer alike to the same view, and that the greedy one is no fool."""

import dataclasses
from random import Random

import pytest

import parlour
from examples.skirmish.game import GAME
from parlour import Illegal, bots, kernel
from parlour.bots.greedy_bot import SAMPLES, GreedyBot, has_returned, is_settled
from parlour.bots.lots import Lots
from parlour.conform import telling
from parlour.games import game, games
from parlour.kernel import Game, Match, answer, parse, pending, roll

MANY = 20  # terms: of so many, every fourth is enough
PLAIN = dataclasses.replace(GAME, evaluate=None, candidates=None)
UNADVISED = dataclasses.replace(GAME, candidates=None)


def played(levels: tuple[str, str], seed: int, game: Game = GAME) -> Match:
    """A whole match of two bots."""
    match = parlour.new(game, seed=seed)
    seated = [bots.bot(game, level, 2 * seed + seat) for seat, level in enumerate(levels)]
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, seated[seat].choose(match.view(seat)))
    return match


def midway(seed: int, answers: int) -> Match:
    """A match after so many random answers."""
    rng = Random(seed)
    match = parlour.new(GAME, seed=seed)
    for _ in range(answers):
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, decision.sample(rng))
    return match


@pytest.mark.parametrize("answers", [0, 20, 45, 80])
def test_the_greedy_bot_sees_nothing_but_its_view(answers: int) -> None:
    match = midway(5, answers)
    seat = next(iter(match.pending))
    view = match.view(seat)
    truths = [parlour.imagine(GAME, view, Random(number)) for number in range(6)]
    hidden = {(truth.position.deck, truth.position.hands[1 - seat]) for truth in truths}  # type: ignore[attr-defined]
    assert len(hidden) == 6, "the other hand and the deck differ"
    choices = set()
    for truth in truths:
        seen = {**truth.view(seat), "events": view["events"]}
        assert seen == view
        choices.add(parlour.bot(GAME, "greedy", seed=3).choose(seen))
    assert len(choices) == 1


def test_the_same_seed_and_view_give_the_same_answer() -> None:
    match = midway(8, 30)
    seat = next(iter(match.pending))
    view = match.view(seat)
    bot = parlour.bot(GAME, "greedy", seed=11)
    first = bot.choose(view)
    other = midway(9, 12)
    bot.choose(other.view(next(iter(other.pending))))  # what it was asked in between makes no difference
    assert bot.choose(view) == first == parlour.bot(GAME, "greedy", seed=11).choose(view)
    assert played(("greedy", "greedy"), 4).actions == played(("greedy", "greedy"), 4).actions


def test_the_greedy_bot_beats_the_random_one() -> None:
    wins = 0.0
    for seed in range(10):
        outcome = played(("greedy", "random") if seed % 2 else ("random", "greedy"), seed).outcome
        assert outcome is not None
        wins += outcome[0 if seed % 2 else 1]
    assert wins >= 9


def test_a_game_without_candidates_is_played_by_all_its_options() -> None:
    outcome = played(("greedy", "random"), 1, UNADVISED).outcome
    assert outcome is not None and outcome[0] == 1


@pytest.mark.parametrize("rules", [each for each in map(game, games()) if each.evaluate is not None], ids=lambda rules: rules.id)
def test_what_a_game_tells_bots_holds_in_every_position(rules: Game) -> None:
    assert rules.evaluate is not None
    among = telling(rules)
    for number, terms in enumerate(among if len(among) < MANY else among[::4]):
        rng = Random(number)
        match = kernel.start(rules, terms, number)
        while not match.over:
            seat, decision = next(iter(match.pending.items()))
            if rng.random() < 0.1:
                assert all(0 <= rules.evaluate(match.position, each) <= 1 for each in range(terms.seats))
                if rules.candidates is not None:
                    worthwhile = rules.candidates(match.position, seat, decision)
                    assert worthwhile
                    assert all(decision.settle(match.position, action) is not None for action in worthwhile)
                    assert len(set(worthwhile)) == len(worthwhile)
            match.act(seat, decision.sample(rng))
        assert [rules.evaluate(match.position, each) for each in range(terms.seats)] == list(match.position.outcome or ())


def test_a_level_that_a_game_cannot_support_is_refused_and_not_listed() -> None:
    assert bots.levels(GAME) == ("random", "greedy")
    assert bots.levels(PLAIN) == ("random",)
    with pytest.raises(Illegal) as refusal:
        parlour.bot(PLAIN, "greedy")
    assert refusal.value.key == "unknown-level"
    assert refusal.value.facts["legal"] == "random"


def test_a_bot_that_is_not_asked_says_so() -> None:
    match = parlour.new(GAME, seed=1)
    with pytest.raises(Illegal) as refusal:
        parlour.bot(GAME, "greedy", seed=1).choose(match.view(1))
    assert refusal.value.key == "not-asked"


def test_an_activation_is_settled_when_the_next_unit_is_chosen() -> None:
    match = parlour.new(GAME, seed=1)
    start = match.position
    question = pending(start)[0]
    after = start.copy()
    answer(after, 0, parse("activate r4"))
    moving = after.copy()
    assert pending(after)[0].kind == "move"
    assert not is_settled(start, question, after, pending(after)[0])
    answer(after, 0, parse("move c1"))
    assert pending(after)[0].kind == "activate"
    assert is_settled(start, question, after, pending(after)[0])
    assert is_settled(moving, pending(moving)[0], after, pending(after)[0])
    assert has_returned(moving, after) and not has_returned(start, after)


def test_a_blow_is_not_settled_while_its_unit_is_asked_on() -> None:
    match = midway(5, 0)
    start = match.position
    asked = pending(start)[0]
    about_a_unit = type(asked)("attack", ("hold-fire",), {"unit": "r1"})
    again = type(asked)("react", ("hold",), {"unit": "r1", "target": "w1"})
    other = type(asked)("react", ("hold",), {"unit": "r2", "target": "w1"})
    assert not is_settled(start, about_a_unit, start, again)
    assert is_settled(start, about_a_unit, start, type(asked)("attack", ("hold-fire",), {"unit": "r2"}))
    assert not is_settled(start, about_a_unit, start, other), "the rule that asked has not returned"


def test_lots_are_even_and_the_same_for_every_answer() -> None:
    lots = Lots(Random(1), SAMPLES)
    one, other = ([lots.sample(number).answer(0, roll(1, SAMPLES)) for number in range(SAMPLES)] for _ in range(2))
    assert one == other
    assert sorted(one) == [(face,) for face in range(1, SAMPLES + 1)]
    sample = lots.sample(0)
    dice = [sample.answer(number, roll(1)) for number in range(40)]
    assert len(set(dice)) > 1


def test_the_greedy_bot_wants_a_game_that_can_be_evaluated() -> None:
    with pytest.raises(AssertionError, match="evaluate"):
        GreedyBot(PLAIN, Random(1))
