"""Tuning: models that weigh features by regression on self-play, habits (numbers that order candidates) by hill climbing."""

from parlour.lab.tuning.hill_climb import ClimbPlan, ClimbStep, HabitRows, climb, validate_habits
from parlour.lab.tuning.regression import MIN_GAMES, GameSamples, LearntModel, LearntModels, Sample, Score, learn
from parlour.lab.tuning.selfplay import DEFAULT_DEALS, DEFAULT_POSITIONS, BadGames, TrainingPlan, self_play
from parlour.lab.tuning.toml import habits_toml, models_toml
from parlour.lab.tuning.validation import DealResult, MatchResult, match_result, validate

__all__ = [
    "DEFAULT_DEALS", "DEFAULT_POSITIONS", "MIN_GAMES", "BadGames", "ClimbPlan", "ClimbStep", "DealResult", "GameSamples",
    "HabitRows", "LearntModel", "LearntModels", "MatchResult", "Sample", "Score", "TrainingPlan",
    "climb", "habits_toml", "learn", "match_result", "models_toml", "self_play", "validate", "validate_habits",
]  # fmt: skip
