"""Learning from self-play: the weights are found, measured on other games, tried in a match, and the same every time."""

import json
import tomllib
from collections.abc import Generator
from functools import partial
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.skirmish.game import GAME
from parlour.bots import Thinking
from parlour.cli import tune
from parlour.cli.arguments import Parser
from parlour.cli.failure import Failure
from parlour.games import game as find_game
from parlour.kernel import ANY, Features, Model, Row, Unit
from parlour.lab.tuning import (
    DealResult,
    GameSamples,
    LearntModel,
    LearntModels,
    MatchResult,
    Sample,
    Score,
    TrainingPlan,
    learn,
    match_result,
    models_toml,
    selfplay,
    validate,
)
from parlour.lab.tuning.fitting import fit, score, train
from parlour.lab.tuning.regression import RIDGES

TRUE = (1.5, 0.4, 0.8)
START = (0.7, 0.7, 0.7)
SKIRMISH = "examples.skirmish"


def made_up(count: int, rivals: int = 1, seed: int = 1, weights: tuple[float, ...] = TRUE) -> list[Sample]:
    """Positions in which these weights say how likely a win is, and chance says whether it came."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        rows = tuple([tuple([rng.gauss(0, 1) for _ in weights]) for _ in range(rivals)])
        behind = sum([exp(-sum([weight * each for weight, each in zip(weights, row, strict=True)])) for row in rows])
        found.append(Sample(rows, float(rng.random() < 1 / (1 + behind)), ANY))
    return found


def loss(samples: list[Sample], weights: Row) -> float:
    return score(samples, Model(weights)).loss


def learnt_models(ridge: float, after: float = 0.5) -> LearntModels:
    return LearntModels({ANY: LearntModel(Model((0.1, 0.2, 0.3)), ridge, 80, Score(0.6, 0.2), Score(after, 0.2))}, 8, 80)


def tuned(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[dict[str, Any], str]:
    """What the command says, in numbers and in words."""
    parser = Parser()
    tune.declare(parser)
    assert tune.run(parser.parse_args(words)) == 0
    told = capsys.readouterr()
    return json.loads(told.out), told.err


def nothing() -> Generator[None, None, None]:
    """No games at all."""
    yield from ()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hardly think."""
    monkeypatch.setattr("parlour.lab.tuning.selfplay.SELF_PLAY_THINKING", Thinking(visits=4, width=3, worlds=1, temperature=0.05))
    monkeypatch.setattr("parlour.lab.tuning.validation.MATCH_THINKING", Thinking(visits=4, width=3, worlds=1))


@pytest.mark.parametrize("rivals", [1, 3])
def test_the_fit_finds_the_weights_that_made_the_results(rivals: int) -> None:
    found = fit(made_up(6000, rivals), START, 1e-6)
    assert found == pytest.approx(TRUE, abs=0.12)


def test_the_fit_is_the_best_there_is() -> None:
    samples = made_up(500, 2)
    found = fit(samples, START, 1e-9)
    least = loss(samples, found)
    for place in range(len(found)):
        for step in (-0.01, 0.01):
            other = list(found)
            other[place] += step
            assert loss(samples, other) > least


def test_a_ridge_holds_the_weights_in_the_proportion_in_which_they_began() -> None:
    samples = made_up(2000, weights=(1.5, 0.4, 0.8))
    apart = [max(found) / min(found) for found in [fit(samples, START, ridge) for ridge in (0.001, 0.1, 10.0, 1e6)]]
    assert apart == sorted(apart, reverse=True)
    assert apart[0] > 2.5 and apart[-1] == pytest.approx(1, abs=1e-4)
    doubled = made_up(4000, weights=(1.4, 1.4, 1.4))
    assert fit(doubled, START, 1e6) == pytest.approx((1.4, 1.4, 1.4), abs=0.1)


def test_a_feature_that_was_never_seen_keeps_its_proportion_to_the_others() -> None:
    samples = [Sample(((*each.rows[0][:2], 0.0),), each.target, ANY) for each in made_up(4000, weights=(1.4, 1.4, 0.0))]
    assert fit(samples, START, 1e6) == pytest.approx((1.4, 1.4, 1.4), abs=0.1)


def test_what_has_no_weight_at_the_start_is_found_all_the_same() -> None:
    found = fit(made_up(4000, weights=(1.0, 1.0, -0.5)), (0.5, 0.5, 0.0), 0.01)
    assert found == pytest.approx((1.0, 1.0, -0.5), abs=0.15)


def test_no_feature_counts_against_its_own_side() -> None:
    found = fit(made_up(3000, weights=(1.0, -0.5, 0.3)), START, 1e-6)
    assert found[1] == 0
    assert found[0] == pytest.approx(1.0, abs=0.2) and found[2] == pytest.approx(0.3, abs=0.15)


def test_the_loss_is_the_cross_entropy() -> None:
    draws = [Sample(((1.0,),), 0.5, ANY), Sample(((-1.0,),), 0.5, ANY)]
    assert loss(draws, (0.0,)) == pytest.approx(log(2))
    assert loss([Sample(((2.0,),), 1.0, ANY)], (1.0,)) == pytest.approx(log(1 + exp(-2)))
    assert loss([Sample(((2.0,),), 0.0, ANY)], (1.0,)) == pytest.approx(log(1 + exp(2)))
    assert loss([Sample(((-2000.0,),), 1.0, ANY)], (1.0,)) == pytest.approx(2000)
    assert score([Sample(((0.0,),), 1.0, ANY), Sample(((0.0,), (0.0,)), 0.0, ANY)], Model((1.0,))).brier == pytest.approx(13 / 72)


def bent(count: int, seed: int) -> list[Sample]:
    """Positions in which one feature counts only beside the other, which no weighted sum can say."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        row = (rng.gauss(0, 1), rng.gauss(0, 1), 1.0)
        found.append(Sample((row,), float(rng.random() < 1 / (1 + exp(-3 * row[0] * row[1]))), ANY))
    return found


def test_hidden_units_foretell_what_a_weighted_sum_cannot() -> None:
    folds = [bent(500, seed) for seed in range(3)]
    model = train(folds, START, RIDGES[-1], 6)
    assert len(model.hidden) == 6
    others = bent(1000, 7)
    assert score(others, Model(fit(folds[0], START, 0.01))).loss > 0.65
    assert score(others, model).loss < 0.55
    played = [1 / (1 + exp(-model.lead(sample.rows[0]))) for sample in others]
    errors = [(share - sample.target) ** 2 for share, sample in zip(played, others, strict=True)]
    assert score(others, model).brier == pytest.approx(sum(errors) / len(errors)), "bots weigh as the fit does"
    assert model == train(folds, START, RIDGES[-1], 6)


def test_hidden_units_that_foretell_nothing_more_are_left_out() -> None:
    folds = [made_up(60, seed=seed) for seed in range(3)]
    assert train(folds, START, RIDGES[-1], 6).hidden == ()


def test_each_situation_has_a_model_of_its_own() -> None:
    features = Features(("one", "two", "three"), START, Path("none"), lambda _, __: 0.5, ("day", "night"))
    games = []
    for number in range(80):
        situation, weights = (("day", TRUE), ("night", TRUE[::-1]))[number // 4 % 2]
        samples = [Sample(sample.rows, sample.target, situation) for sample in made_up(20, seed=number, weights=weights)]
        games.append(GameSamples(number, 20, tuple(samples)))
    models = learn(features, games).models
    assert models["day"].weights == pytest.approx(TRUE, abs=0.35)
    assert models["night"].weights == pytest.approx(TRUE[::-1], abs=0.35)
    assert set(learn(features, games[:4] + games[8:12]).models) == {"day"}, "nothing is learnt of what was not seen"


def test_what_one_side_nearly_always_wins_is_not_learnt() -> None:
    features = Features(("one", "two", "three"), START, Path("none"), lambda _, __: 0.5)
    games = [GameSamples(number, 20, tuple(made_up(20, seed=number))) for number in range(40)]
    won = [Sample(sample.rows, 1.0, ANY) for game in games for sample in game.samples]
    decided = [GameSamples(number, 20, tuple(won[20 * number : 20 * number + 20])) for number in range(40)]
    assert set(learn(features, games).models) == {ANY} and not learn(features, decided).models


def test_a_weight_without_a_start_is_bounded() -> None:
    won = [Sample(((1.0, *sample.rows[0][1:]),), 1.0, ANY) for sample in made_up(200)]
    assert 0 < fit(won, (0.0, 0.5, 0.5), 0.1)[0] < 2


def test_what_was_learnt_is_measured_on_games_that_were_held_out() -> None:
    features = Features(("one", "two", "three"), (1.0, 1.0, 1.0), Path("none"), lambda _, __: 0.5)
    parts = [GameSamples(number, 20, tuple(made_up(20, seed=number))) for number in range(80)]
    learnt = learn(features, parts)
    assert learnt == learn(features, list(reversed(parts)))
    assert learnt.is_better and (learnt.games, learnt.positions) == (80, 1600)
    assert learnt.models[ANY].weights == pytest.approx(TRUE, abs=0.3)
    assert learn(features, parts, RIDGES[1]).ridge == RIDGES[0]
    spoilt = [Sample(each.rows, 1 - each.target, ANY) for each in parts[3].samples]
    other = learn(features, [*parts[:3], GameSamples(3, 20, tuple(spoilt)), *parts[4:]])
    assert other.models == learnt.models and other.situations[ANY].after.loss > learnt.situations[ANY].after.loss


def test_every_moment_of_a_game_has_the_same_chance_to_be_kept() -> None:
    rng = Random(1)
    counts = [0] * 10
    for _ in range(2000):
        for each in selfplay.reservoir_sample(range(10), 3, rng):
            counts[each] += 1
    assert min(counts) > 500 and max(counts) < 700 and sum(counts) == 6000


def test_a_match_is_lost_only_beyond_chance() -> None:
    checked = match_result([DealResult(number, share) for number, share in enumerate([1.0, 0.5, 0.0, 0.5])])
    assert (checked.games, checked.share) == (8, 0.5)
    assert checked.error == pytest.approx((0.5 / 3 / 4) ** 0.5)
    assert not MatchResult(8, 0.46, 0.05).is_lost and MatchResult(8, 0.44, 0.05).is_lost


@pytest.mark.usefixtures("hasty")
def test_a_game_of_self_play_shows_positions_as_each_seat_sees_them() -> None:
    plan = TrainingPlan(partial(find_game, SKIRMISH), 8, positions=5)
    played = selfplay.play_game(plan, 0)
    found = selfplay.game_samples(plan, played)
    assert found.positions == 5 and len(found.samples) == 10
    for red, white in zip(found.samples[::2], found.samples[1::2], strict=True):
        assert red.target == 1 - white.target
        assert red.rows[0][:2] == pytest.approx([-each for each in white.rows[0][:2]])
    assert played == selfplay.play_game(plan, 0) and found == selfplay.game_samples(plan, played)


@pytest.mark.usefixtures("hasty")
def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    plan = TrainingPlan(partial(find_game, SKIRMISH), 4, positions=5)
    fresh = list(selfplay.self_play(plan, keep=file))
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 4
    file.write_text("".join(lines[:3]) + lines[3][:40])  # killed while it wrote
    play_game, played = selfplay.play_game, []

    def counted(plan: TrainingPlan, number: int) -> selfplay.PlayedGame:
        played.append(number)
        return play_game(plan, number)

    monkeypatch.setattr(selfplay, "play_game", counted)
    assert list(selfplay.self_play(plan, keep=file)) == fresh and played == [3]
    assert file.read_text().splitlines(keepends=True) == lines


@pytest.mark.usefixtures("hasty")
def test_games_of_another_plan_are_refused(tmp_path: Path) -> None:
    file, find = tmp_path / "games.jsonl", partial(find_game, SKIRMISH)
    list(selfplay.self_play(TrainingPlan(find, 1), keep=file))
    for other in (
        TrainingPlan(find, 1, seed=1),
        TrainingPlan(find, 1, level="novice"),
        TrainingPlan(partial(find_game, "horde"), 1),
    ):
        with pytest.raises(selfplay.BadGames, match="other terms"):
            list(selfplay.self_play(other, keep=file))
    file.write_text("nonsense\n")
    with pytest.raises(selfplay.BadGames, match="damaged"):
        list(selfplay.self_play(TrainingPlan(find, 1), keep=file))
    assert tune_refusal("--keep", str(file)) == f"{file} is damaged; --keep names another file"
    assert file.read_text() == "nonsense\n"


def test_what_was_learnt_of_other_situations_stays() -> None:
    horde = find_game("horde")
    assert horde.hints.features is not None
    names = horde.hints.features.names
    plan = TrainingPlan(partial(find_game, "horde"), 8)
    match = MatchResult(20, 0.5, 0.05)

    def learnt(weight: float, hidden: tuple[Unit, ...] = ()) -> LearntModel:
        return LearntModel(Model((weight,) * len(names), hidden), 0.1, 80, Score(0.6, 0.2), Score(0.5, 0.2))

    unit = Unit(0.5, 0.25, (0.125,) * len(names))
    first = LearntModels({"conquest": learnt(0.5, (unit,)), "skirmish": learnt(0.25)}, 8, 80)
    before = tomllib.loads(models_toml(horde, plan, "first", first, match, {}))["situation"]
    text = models_toml(horde, plan, "second", LearntModels({"skirmish": learnt(0.75)}, 8, 80), match, before)
    after = tomllib.loads(text)["situation"]
    assert after["conquest"] == before["conquest"] and after["conquest"]["hidden"] == [[0.5, 0.25, *unit.weights]]
    assert (after["skirmish"]["command"], after["skirmish"]["weights"]["army"]) == ("second", 0.75)


def tune_refusal(*words: str) -> str:
    """What the command says of something that it cannot use."""
    parser = Parser()
    tune.declare(parser)
    with pytest.raises(Failure) as failure:
        tune.run(parser.parse_args([SKIRMISH, "--games", "8", *words]))
    return str(failure.value)


@pytest.mark.usefixtures("hasty")
def test_new_weights_play_against_the_old_on_every_side() -> None:
    plan = TrainingPlan(partial(find_game, SKIRMISH), 8, deals=2)
    assert GAME.hints.features is not None
    assert [deal.share for deal in validate(plan, GAME.hints.features.learnt())] == [0.5, 0.5], "nothing is won against oneself"


@pytest.mark.usefixtures("hasty")
def test_the_same_command_gives_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LearntModels, "is_better", True)
    monkeypatch.setattr(MatchResult, "is_lost", False)
    texts = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.toml"
        words = (SKIRMISH, "--games", "12", "--seed", "3", "--positions", "6", "--deals", "2", "--jobs", jobs, "--out", str(file))
        told, said = tuned(capsys, *words)
        assert told["written"] is True and "written to" in said
        texts.append(file.read_text())
        assert list(tomllib.loads(texts[-1])["situation"][ANY]["weights"]) == ["health", "lives", "way"]
    assert texts[0] == texts[1]
    assert (
        tomllib.loads(texts[0])["situation"][ANY]["command"]
        == f"parlour tune {SKIRMISH} --games 12 --seed 3 --positions 6 --deals 2"
    )


@pytest.mark.parametrize(
    ("after", "share", "said"),
    [(0.5, 0.46, "written to"), (0.5, 0.4, "lost the match"), (0.61, 0.9, "foretell no better")],
)
def test_the_file_is_written_only_for_better_weights(
    after: float, share: float, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "self_play", lambda *_: nothing())
    monkeypatch.setattr(tune, "validate", lambda *_: nothing())
    monkeypatch.setattr(tune, "learn", lambda *_: learnt_models(RIDGES[0], after))
    monkeypatch.setattr(tune, "match_result", lambda *_: MatchResult(20, share, 0.05))
    file = tmp_path / "learnt.toml"
    told, words = tuned(capsys, SKIRMISH, "--games", "8", "--out", str(file))
    assert said in words and told["written"] is file.exists() is (said == "written to")


def test_weights_that_lose_the_match_are_held_nearer_to_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = iter([0.3, 0.2, 0.5])
    monkeypatch.setattr(tune, "self_play", lambda *_: nothing())
    monkeypatch.setattr(tune, "validate", lambda *_: nothing())
    monkeypatch.setattr(tune, "learn", lambda _, __, beyond, ___: learnt_models(beyond * 2 or 0.001))
    monkeypatch.setattr(tune, "match_result", lambda *_: MatchResult(20, next(shares), 0.05))
    told, _ = tuned(capsys, SKIRMISH, "--games", "8", "--out", str(tmp_path / "learnt.toml"))
    assert (told["situations"][ANY]["ridge"], told["written"]) == (0.004, True)


def test_an_option_that_is_named_twice_is_taken_by_turns() -> None:
    pairs = [("mode", "conquest"), ("teams", "1v1"), ("mode", "skirmish")]
    grid = tune.option_grid(pairs)
    assert grid == ({"mode": "conquest", "teams": "1v1"}, {"mode": "skirmish", "teams": "1v1"})
    plan = TrainingPlan(partial(find_game, "horde"), 8, options=grid)
    assert [plan.terms(number).options["mode"] for number in range(0, 12, 2)] == ["conquest"] * 2 + ["skirmish"] * 2 + [
        "conquest"
    ] * 2
    assert tune.option_grid([]) == ({},)


def test_tables_of_several_sizes_take_turns() -> None:
    plan = TrainingPlan(partial(find_game, "candelabria"), 8, options=tune.option_grid([("seats", "2"), ("seats", "4")]))
    assert [plan.terms(number).seats for number in range(0, 16, 4)] == [2, 4, 2, 4]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((SKIRMISH, "--games", "7"), "7 games are too few"),
        (("candelabria", "--games", "8", "--seats", "1"), "alone"),
        (("horde", "--games", "8", "--option", "mode=peace"), "peace"),
        ((SKIRMISH, "--games", "8", "--seats", "5"), "5"),
        ((SKIRMISH, "--games", "8", "--level", "random"), "random"),
    ],
)
def test_what_cannot_be_learnt_from_is_refused(words: tuple[str, ...], reason: str) -> None:
    parser = Parser()
    tune.declare(parser)
    with pytest.raises(Failure, match=reason):
        tune.run(parser.parse_args(words))
