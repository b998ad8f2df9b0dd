"""Bots: what they see, that they answer alike to the same view, and that those who think are no fools."""

import dataclasses
from random import Random

import pytest

import parlour
from examples.skirmish.game import GAME
from parlour import Illegal, bots, kernel
from parlour.bots import SearchBot, StratifiedRandom, Thinking, caller_of, is_settled
from parlour.bots.quiescence import has_returned
from parlour.bots.search import STRATA
from parlour.conform import telling_terms
from parlour.games import game, games
from parlour.kernel import Game, Hints, Match, answer, parse, pending, roll

MANY = 20  # terms: of so many, every fourth is enough
PLAIN = dataclasses.replace(GAME, hints=Hints())
WITHOUT_CANDIDATES = dataclasses.replace(GAME, hints=dataclasses.replace(GAME.hints, candidates=None))


def played(levels: tuple[str, str], seed: int, game: Game = GAME) -> Match:
    """A whole match of two bots."""
    match = parlour.new(game, seed=seed)
    seated = [bots.bot(game, level, 2 * seed + seat, clock=False) for seat, level in enumerate(levels)]
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


def test_the_same_seed_and_view_give_the_same_answer() -> None:
    match = midway(8, 30)
    view = match.view(next(iter(match.pending)))
    for level in bots.LEVELS[1:]:
        answers = {bots.bot(GAME, f"{level}@0.1", 11, clock=False).choose(view) for _ in range(2)}
        assert len(answers) == 1
    assert played(("skilled", "skilled"), 4).actions == played(("skilled", "skilled"), 4).actions


def test_a_skilled_bot_beats_the_random_one() -> None:
    wins = 0.0
    for seed in range(10):
        outcome = played(("skilled", "random") if seed % 2 else ("random", "skilled"), seed).outcome
        assert outcome is not None
        wins += outcome[0 if seed % 2 else 1]
    assert wins >= 9


def test_a_game_without_candidates_is_played_by_all_its_options() -> None:
    outcome = played(("expert", "random"), 1, WITHOUT_CANDIDATES).outcome
    assert outcome is not None and outcome[0] == 1


@pytest.mark.parametrize(
    "rules", [each for each in map(game, games()) if each.hints.evaluate is not None], ids=lambda rules: rules.id
)
def test_what_a_game_tells_bots_holds_in_every_position(rules: Game) -> None:
    assert rules.hints.evaluate is not None
    among = telling_terms(rules)
    for number, terms in enumerate(among if len(among) < MANY else among[::4]):
        rng = Random(number)
        match = kernel.start(rules, terms, number)
        while not match.over:
            seat, decision = next(iter(match.pending.items()))
            if rng.random() < 0.1:
                assert all(0 <= rules.hints.evaluate(match.position, each) <= 1 for each in range(terms.seats))
                if rules.hints.candidates is not None:
                    worthwhile = rules.hints.candidates(match.position, seat, decision)
                    assert worthwhile
                    assert all(decision.settle(match.position, action) is not None for action in worthwhile)
                    assert len(set(worthwhile)) == len(worthwhile)
            match.act(seat, decision.sample(rng))
        assert [rules.hints.evaluate(match.position, each) for each in range(terms.seats)] == list(match.position.outcome or ())


def test_a_level_that_a_game_cannot_support_is_refused_and_not_listed() -> None:
    assert bots.levels(GAME) == ("random", "novice", "skilled", "expert", "master")
    assert bots.levels(PLAIN) == ("random",)
    with pytest.raises(Illegal) as refusal:
        parlour.bot(PLAIN, "skilled")
    assert refusal.value.key == "unknown-level"
    assert refusal.value.facts["legal"] == "random"


def test_a_bot_that_is_not_asked_says_so() -> None:
    match = parlour.new(GAME, seed=1)
    with pytest.raises(Illegal) as refusal:
        parlour.bot(GAME, "skilled", seed=1).choose(match.view(1))
    assert refusal.value.key == "not-asked"


def test_an_activation_is_settled_when_the_next_unit_is_chosen() -> None:
    match = parlour.new(GAME, seed=1)
    start = match.position
    question = pending(start)[0]
    after = start.copy()
    answer(after, 0, parse("activate r4"))
    moving = after.copy()
    assert pending(after)[0].kind == "move"
    assert not is_settled(question, caller_of(start), after, pending(after)[0])
    answer(after, 0, parse("move c1"))
    assert pending(after)[0].kind == "activate"
    assert is_settled(question, caller_of(start), after, pending(after)[0])
    assert is_settled(pending(moving)[0], caller_of(moving), after, pending(after)[0])
    assert has_returned(caller_of(moving), after)
    assert not has_returned(caller_of(start), after)


def test_a_blow_is_not_settled_while_its_unit_is_asked_on() -> None:
    start = midway(5, 0).position
    caller, asked = caller_of(start), pending(start)[0]
    about_a_unit = type(asked)("attack", ("hold-fire",), {"unit": "r1"})
    again = type(asked)("react", ("hold",), {"unit": "r1", "target": "w1"})
    other = type(asked)("react", ("hold",), {"unit": "r2", "target": "w1"})
    assert not is_settled(about_a_unit, caller, start, again)
    assert is_settled(about_a_unit, caller, start, type(asked)("attack", ("hold-fire",), {"unit": "r2"}))
    assert not is_settled(about_a_unit, caller, start, other), "the rule that asked has not returned"


def test_stratified_numbers_are_even_and_the_same_for_every_answer() -> None:
    draws = StratifiedRandom(Random(1), STRATA)
    one, other = ([draws.source(number).answer(0, roll(1, STRATA)) for number in range(STRATA)] for _ in range(2))
    assert one == other
    assert sorted(one) == [(face,) for face in range(1, STRATA + 1)]
    source = draws.source(0)
    dice = [source.answer(number, roll(1)) for number in range(40)]
    assert len(set(dice)) > 1


def test_a_bot_that_goes_by_hints_wants_a_game_that_can_be_evaluated() -> None:
    match = parlour.new(PLAIN, seed=1)
    with pytest.raises(AssertionError, match="worth"):
        SearchBot(PLAIN, bots.thinking(GAME, "skilled"), Random(1)).choose(match.view(0))


@pytest.mark.parametrize("name", ["genius", "", "master@", "master@0", "master@x", "master@1e9", "@1"])
def test_names_that_are_no_level_are_refused(name: str) -> None:
    with pytest.raises(Illegal) as refusal:
        bots.bot(GAME, name)
    assert refusal.value.key == "unknown-level"


def test_a_factor_makes_a_level_think_more_or_less() -> None:
    match = midway(3, 20)
    view = match.view(next(iter(match.pending)))
    looked = [bots.bot(GAME, f"expert@{factor}", 1, clock=False).think(view).looked for factor in (0.2, 1)]
    assert 0 < looked[0] < looked[1]


def test_one_kind_of_question_may_be_answered_less_steadily() -> None:
    varied = Thinking(temperature=0.01, varied="house", variety=0.1)
    assert (varied.temperature_for("house"), varied.temperature_for("move")) == (0.1, 0.01)
