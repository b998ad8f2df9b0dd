"""The parameters of a search, and the levels at which a game can be played, which differ in nothing else."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from parlour.kernel import Game

LEVELS = ("random", "novice", "skilled", "expert", "master")
RANDOM = LEVELS[0]
PLAIN = "plain"  # search without any knowledge of the game, a yardstick for the others
DEFAULTS = Path(__file__).with_name("levels.toml")


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a bot thinks about one decision: how much, how wide, how deep, and how steadily it takes the best."""

    visits: int = 0  # positions that are evaluated (simulations); 0: the game's first candidate is taken without a search
    seconds: float = 2.0  # time budget for a decision; where turns are planned, for the whole turn
    width: int = 6  # candidate answers
    rough: bool = False  # as a learner sees them, where the game tells that apart
    plan: int = 1  # own answers in a row that are chosen together
    plans: int = 24  # such plans that are compared
    depth: int = 1  # answers in the tree
    belief: float = 0.0  # visits that weigh as much as what the game believes of a candidate before it is tried
    ahead: int = 0  # likeliest answers that are given after that (rollout), before a position is evaluated
    turns: int = 0  # but not beyond the end of so many turns, the one at hand included; 0: wherever they end
    step: str = ""  # the kind of question that begins each step of a turn: from it on whole turns are planned
    within: str = ""  # the kind of question that a step goes on with
    evolve: int = 0  # positions that are evaluated while plans for a turn evolve; 0: turns are not planned
    finalists: int = 6  # such plans that are compared by `visits` in the end
    worlds: int = 4  # determinizations: ways in which hidden things may lie
    shared: bool = False  # own candidates below the root are found once for all worlds: they follow from what the seat sees
    temperature: float = 0.0  # of the softmax over answers: share of the win by which one may be worse and still be taken
    varied: str = ""  # a kind of question to which the answers shall differ from game to game: which side to lead
    variety: float = 0.0  # the temperature there
    exploration: float = 1.0  # the constant of PUCT, below the root
    informed: bool = True  # by the game's hints; otherwise by random rollouts

    def temperature_for(self, kind: str) -> float:
        """How steadily the best answer to a question of this kind is taken."""
        return max(self.temperature, self.variety) if kind == self.varied else self.temperature

    def scale(self, factor: float) -> "Thinking":
        """The same with a larger or smaller budget."""
        visits, evolve = max(1, round(self.visits * factor)), round(self.evolve * factor)
        return replace(self, visits=visits, evolve=evolve, seconds=self.seconds * factor)


def levels(game: Game) -> tuple[str, ...]:
    """The levels at which a game can be played, the weakest first."""
    return LEVELS[:1] if game.hints.evaluate is None else LEVELS


def thinking(game: Game, level: str) -> Thinking:
    """How a bot of this level thinks about a game."""
    return _thinking_by_level(game.folder)[level]


@cache
def _thinking_by_level(folder: Path) -> Mapping[str, Thinking]:
    """The defaults, overridden by the game's own numbers."""
    defaults = tomllib.loads(DEFAULTS.read_text(encoding="utf-8"))
    own = folder / "bots" / "levels.toml"
    overrides = tomllib.loads(own.read_text(encoding="utf-8")) if own.exists() else {}
    return {level: Thinking(**{**numbers, **overrides.get(level, {})}) for level, numbers in defaults.items()}
