"""The TOML files of learnt numbers, with the command that made them and how well they do."""

from collections.abc import Mapping
from json import dumps
from typing import Any

from parlour.kernel import Game, Seed
from parlour.lab.tuning.hill_climb import ClimbPlan, HabitRows
from parlour.lab.tuning.regression import LearntModels
from parlour.lab.tuning.selfplay import TrainingPlan, features_of
from parlour.lab.tuning.validation import MatchResult

MODELS_COMMENT = """\
# How features foretell a win, by situation: learnt from self-play, measured on every fourth game, which nothing was learnt from,
# and in a match against the numbers before, every deal with the sides exchanged. Each situation names the command that learnt it;
# where that names a level, the games follow from the numbers before, too.

"""

HABITS_COMMENT = """\
# The numbers by which each side orders its candidates. Learnt from games of first candidates; this command writes the file anew:
"""


def models_toml(
    game: Game, plan: TrainingPlan, command: str, learnt: LearntModels, match: MatchResult, before: Mapping[str, Any]
) -> str:
    """The models that were learnt now; `before` are the tables of other situations, which stay as they were."""
    common = {"command": command, "rules": game.version, "seed": plan.seed, "games": learnt.games, "positions": learnt.positions}
    result = {"games": match.games, "share": round(match.share, 3), "error": round(match.error, 3)}
    features = features_of(game)
    tables = dict(before)
    for situation, own in learnt.situations.items():
        tables[situation] = {
            **common,
            "ridge": own.ridge,
            "samples": own.samples,
            "loss": {"before": round(own.before.loss, 4), "after": round(own.after.loss, 4)},
            "brier": {"before": round(own.before.brier, 4), "after": round(own.after.brier, 4)},
            "match": result,
            "hidden": [[unit.gain, unit.bias, *unit.weights] for unit in own.model.hidden],
            "weights": dict(zip(features.names, own.model.weights, strict=True)),
        }
    lines = [line for situation in features.situations if situation in tables for line in _table(situation, tables[situation])]
    return MODELS_COMMENT + "\n".join(lines)


def _table(situation: str, table: Mapping[str, Any]) -> list[str]:
    title = situation if situation.isidentifier() else _quoted(situation)
    hidden = [f"    [{', '.join(map(repr, unit))}]," for unit in table.get("hidden", ())]
    return [
        f"[situation.{title}]",
        *[f"{name} = {_value(value)}" for name, value in table.items() if name not in ("hidden", "weights")],
        *(["hidden = [ # units: gain, bias, and a weight for each feature", *hidden, "]"] if hidden else []),
        "",
        f"[situation.{title}.weights]",
        *[f"{_quoted(name)} = {weight!r}" for name, weight in table["weights"].items()],
        "",
    ]


def _value(value: Any) -> str:
    """A number, a text, or a table of these in one line."""
    return (
        f"{{ {', '.join([f'{name} = {_value(part)}' for name, part in value.items()])} }}"
        if isinstance(value, dict)
        else dumps(value, ensure_ascii=False)
    )


def habits_toml(game: Game, plan: ClimbPlan, command: str, rows: HabitRows, match: MatchResult) -> str:
    lines = [
        f"command = {_quoted(command)}",
        f"rules = {game.version}",
        f"seed = {_quoted(plan.seed)}",
        f"games = {plan.games}",
        "",
        "[match] # against the habits at the start, every deal with the sides exchanged",
        f"games = {match.games}",
        f"share = {match.share:.3f}",
        f"error = {match.error:.3f}",
        "",
    ]
    for side, row in zip(plan.habits.sides, rows, strict=True):
        lines += [f"[habits.{side}]", *[f"{name} = {number!r}" for name, number in zip(plan.habits.names, row, strict=True)], ""]
    return HABITS_COMMENT + "\n".join(lines)


def _quoted(value: Seed) -> str:
    return dumps(value, ensure_ascii=False)
