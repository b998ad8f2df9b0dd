"""Tuning: weights of features by logistic regression on self-play, habits (numbers that order candidates) by hill climbing."""

from parlour.lab.tuning.hill_climb import ClimbPlan, ClimbStep, HabitRows, climb, validate_habits
from parlour.lab.tuning.regression import MIN_GAMES, GameSamples, LearntWeights, Sample, fit, learn, loss
from parlour.lab.tuning.selfplay import DEFAULT_DEALS, DEFAULT_POSITIONS, TrainingPlan, self_play
from parlour.lab.tuning.toml import habits_toml, weights_toml
from parlour.lab.tuning.validation import DealResult, MatchResult, match_result, validate

__all__ = [
    "DEFAULT_DEALS", "DEFAULT_POSITIONS", "MIN_GAMES", "ClimbPlan", "ClimbStep", "DealResult", "GameSamples", "HabitRows",
    "LearntWeights", "MatchResult", "Sample", "TrainingPlan",
    "climb", "fit", "habits_toml", "learn", "loss", "match_result", "self_play", "validate", "validate_habits", "weights_toml",
]  # fmt: skip
