"""How a bot thinks about one decision: how much, how wide, how deep, and how steadily it takes the best."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Thinking:
    """The whole difference between two levels."""

    visits: int = 0  # positions looked at; 0: the game's first candidate is taken without a look
    seconds: float = 2.0  # and no longer than this
    width: int = 6  # answers that are thought of
    plan: int = 1  # own answers in a row that are chosen together
    plans: int = 24  # such plans that are compared
    depth: int = 1  # answers that are looked ahead
    ahead: int = 0  # likeliest answers that are given after that, before a position is judged
    turns: int = 0  # but not beyond the end of so many turns, the one at hand included; 0: wherever they end
    worlds: int = 4  # ways in which hidden things may lie
    temperature: float = 0.0  # share of the win by which an answer may be worse and still be taken now and then
    exploration: float = 1.0  # of answers that look worse, further on in the tree
    informed: bool = True  # by what the game tells of answers and positions

    def scaled(self, factor: float) -> "Thinking":
        """The same with more or less time."""
        return replace(self, visits=max(1, round(self.visits * factor)), seconds=self.seconds * factor)
