"""What positions are weighed by: features with names, and learnt numbers that say where they come from."""

import shlex
import tomllib
from collections.abc import Iterator
from math import exp, tanh
from pathlib import Path
from random import Random

import pytest

from parlour.cli import tune
from parlour.cli.arguments import Parser
from parlour.conform import telling_terms
from parlour.games import game, games
from parlour.kernel import ANY, Ahead, Features, Game, Model, Position, Terms, Unit, start

WEIGHED = [each for each in map(game, games()) if each.hints.features is not None]
EVEN = [each for each in WEIGHED if each.id in ("desktopia", "horde")]  # where both seats look at the same things


def features_of(rules: Game) -> Features:
    assert rules.hints.features is not None
    return rules.hints.features


def positions(rules: Game, terms: Terms, seed: int, share: float = 0.05) -> Iterator[Position]:
    """Some positions of a random game."""
    rng = Random(seed)
    match = start(rules, terms, seed)
    while not match.over:
        if rng.random() < share:
            yield match.position.copy()
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, decision.sample(rng))


def some_file(folder: Path, text: str) -> Features:
    file = folder / "learnt.toml"
    file.write_text(text)
    return Features(("people", "money"), (0.5, 0.5), file, lambda _, __: 0.5)


def test_every_game_of_ours_is_weighed_by_features() -> None:
    assert [each.id for each in WEIGHED] == list(games())


@pytest.mark.parametrize("rules", WEIGHED, ids=lambda rules: rules.id)
def test_without_learning_every_feature_counts_as_at_the_start(rules: Game) -> None:
    features = features_of(rules)
    evaluate = features.evaluating(features.first())
    weighed = 0
    for seed, terms in enumerate(telling_terms(rules)[:6]):
        for position in positions(rules, terms, seed):
            for seat in range(terms.seats):
                found = features.ahead(position, seat)
                if not isinstance(found, Ahead):
                    assert evaluate(position, seat) == found
                    continue
                weighed += 1
                assert {len(row) for row in found.rows} == {len(features.names)}
                assert found.situation in features.situations
                behind = [
                    exp(-sum([weight * points for weight, points in zip(features.start, row, strict=True)])) for row in found.rows
                ]
                share = 1 / (1 + sum(behind))
                assert evaluate(position, seat) == pytest.approx(found.part * (1 - share if found.theirs else share))
    assert weighed > 20


@pytest.mark.parametrize("rules", EVEN, ids=lambda rules: rules.id)
def test_what_one_of_two_has_more_the_other_has_less(rules: Game) -> None:
    assert rules.hints.evaluate is not None
    features = features_of(rules)
    seen = 0
    for seed, terms in enumerate([each for each in telling_terms(rules) if each.seats == 2][:4]):
        for position in positions(rules, terms, seed):
            own, other = features.ahead(position, 0), features.ahead(position, 1)
            if isinstance(own, Ahead) and isinstance(other, Ahead):
                seen += 1
                turned = [points if other.theirs != own.theirs else -points for points in other.rows[0]]
                assert list(own.rows[0]) == pytest.approx(turned)
            assert rules.hints.evaluate(position, 0) + rules.hints.evaluate(position, 1) == pytest.approx(1)
    assert seen > 5


@pytest.mark.parametrize("rules", WEIGHED, ids=lambda rules: rules.id)
def test_bots_weigh_with_what_was_learnt(rules: Game) -> None:
    assert rules.hints.evaluate is not None
    features = features_of(rules)
    learnt = features.evaluating(features.learnt())
    for position in positions(rules, rules.terms(), 3, 0.1):
        assert [rules.hints.evaluate(position, seat) for seat in range(2)] == [learnt(position, seat) for seat in range(2)]


@pytest.mark.parametrize("rules", [each for each in WEIGHED if features_of(each).file.exists()], ids=lambda rules: rules.id)
def test_learnt_numbers_name_the_command_that_made_them(rules: Game) -> None:
    features = features_of(rules)
    kept = tomllib.loads(features.file.read_text(encoding="utf-8"))
    for model in features.learnt().values():
        if not model.hidden:
            assert all(weight >= 0 for weight, first in zip(model.weights, features.start, strict=True) if first)
    for learnt in kept["situation"].values():
        first, second, *words = shlex.split(learnt["command"])
        parser = Parser()
        tune.declare(parser)
        given = parser.parse_args(words)
        assert (first, second) == ("parlour", "tune") and game(given.game) is rules
        assert tune.command_of(given) == learnt["command"]
        assert (given.seed, given.games, 2 * given.deals) == (learnt["seed"], learnt["games"], learnt["match"]["games"])
        assert learnt["rules"] <= rules.version and learnt["positions"] <= given.games * given.positions
        assert learnt["match"]["share"] >= 0.5 - learnt["match"]["error"]
    losses = [learnt["loss"] for learnt in kept["situation"].values()]
    assert sum([loss["after"] for loss in losses]) < sum([loss["before"] for loss in losses])


def test_a_side_shares_the_win_with_its_rivals_and_its_allies() -> None:
    assert Ahead(((0.0, 0.0),)).share(Model((1.0, 1.0))) == 0.5
    assert Ahead(((0.0,), (0.0,), (0.0,))).share(Model((1.0,))) == 0.25
    assert Ahead(((2.0, -1.0),), 0.5).share(Model((1.0, 3.0))) == pytest.approx(0.5 / (1 + exp(1)))
    assert Ahead(((2.0, -1.0),), 0.5, theirs=True).share(Model((1.0, 3.0))) == pytest.approx(0.5 / (1 + exp(-1)))
    assert Ahead(((-1e6,),)).share(Model((1.0,))) == pytest.approx(0, abs=1e-9)
    assert Ahead(((1e6,),)).share(Model((1.0,))) == 1


def test_a_hidden_unit_adds_its_gain_by_a_sum_of_its_own() -> None:
    model = Model((1.0, 2.0), (Unit(3.0, 0.5, (1.0, -1.0)),))
    assert model.lead((1.0, 1.0)) == pytest.approx(3 + 3 * tanh(0.5))


def test_learnt_numbers_that_do_not_fit_are_told(tmp_path: Path) -> None:
    table = "[situation.any.weights]\n"
    with pytest.raises(ValueError, match="weighs money, people; the features are people, money"):
        some_file(tmp_path, f"{table}money = 1\npeople = 2\n").learnt()
    with pytest.raises(ValueError, match="weighs people; the features are people, money"):
        some_file(tmp_path, f"{table}people = 2\n").learnt()
    with pytest.raises(ValueError, match="knows night; the situations are any"):
        some_file(tmp_path, "[situation.night.weights]\npeople = 2\nmoney = 1\n").learnt()
    learnt = some_file(tmp_path, f"[situation.any]\nhidden = [[1, 0.5, 2, 3]]\n{table}people = 2\nmoney = 0.5\n").learnt()
    assert learnt == {ANY: Model((2.0, 0.5), (Unit(1.0, 0.5, (2.0, 3.0)),))}


def test_where_nothing_was_learnt_everything_counts_as_at_the_start(tmp_path: Path) -> None:
    features = some_file(tmp_path, "")
    features.file.unlink()
    assert features.learnt() == {ANY: Model(features.start)}
