"""What a seat is asked: a decision, and the actions that may answer it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from parlour.kernel.actions import Action, Word, notation
from parlour.kernel.errors import Illegal

Seat: TypeAlias = int

NO_FACTS: Mapping[str, Any] = MappingProxyType({})


class Choices:
    """Answers too many to write down: says what belongs, and finds one at random.

    Subclass it with a frozen dataclass of plain fields. `settle` may use the position, which it must not change.
    """

    __slots__ = ()

    ranges: Mapping[str, tuple[Any, ...]] = MappingProxyType({})
    forms: tuple[tuple[str, ...], ...] = ()  # of continuous answers: the verb, then the names of its ranges

    def __iter__(self) -> Iterator[Action]:
        """Every answer in order; nothing where there is no end of them."""
        return iter(())

    def pick(self, rng: Random) -> Action:
        """One answer at random."""
        answers = tuple(self)
        return answers[int(rng.random() * len(answers))]

    def settle(self, position: Any, action: Action) -> Action | None:
        """The answer as it will be recorded, or None if it is not allowed; may raise Illegal to say why."""
        return action if action in tuple(self) else None


class Decision:
    """What a seat is asked now. `kind` has words in both languages; `facts` fill their places.

    A quiet decision does not show other seats what is asked.
    """

    __slots__ = ("actions", "facts", "kind", "quiet")

    def __init__(
        self,
        kind: str,
        actions: tuple[Action, ...] | Choices,
        facts: Mapping[str, Any] = NO_FACTS,
        quiet: bool = False,
    ) -> None:
        self.kind = kind
        self.actions = actions
        self.facts = facts
        self.quiet = quiet

    @property
    def options(self) -> tuple[str, ...]:
        """The actions that may be answered, in notation; empty for a continuous answer."""
        return tuple([notation(action) for action in self.actions])

    @property
    def ranges(self) -> Mapping[str, tuple[Any, ...]]:
        """What may vary in a continuous answer, in the order of its notation."""
        return NO_FACTS if type(self.actions) is tuple else self.actions.ranges  # type: ignore[union-attr]

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:
        """How continuous answers are written: for each kind of them the verb, then the names of its ranges."""
        return () if type(self.actions) is tuple else self.actions.forms  # type: ignore[union-attr]

    def sample(self, rng: Random) -> str:
        """One legal answer at random, in notation."""
        return notation(self.pick(rng))

    def pick(self, rng: Random) -> Action:
        actions = self.actions
        if type(actions) is tuple:
            return actions[int(rng.random() * len(actions))]
        return actions.pick(rng)  # type: ignore[union-attr]

    def settle(self, position: Any, action: Action) -> Action | None:
        """The answer as it will be recorded, or None if it is not offered."""
        actions = self.actions
        if type(actions) is tuple:
            try:
                return actions[actions.index(action)]  # the one that was offered: 1 and 1.0 are equal
            except ValueError:
                return None
        return actions.settle(position, action)  # type: ignore[union-attr]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.options))

    def __repr__(self) -> str:
        shown = self.options[:6]
        return f"Decision({self.kind!r}, {shown}{'...' if len(self.options) > 6 else ''})"

    def plain(self) -> dict[str, Any]:
        """JSON-ready, as it stands in a view."""
        asked: dict[str, Any] = {"kind": self.kind, "options": list(self.options)}
        if self.ranges:
            asked["ranges"] = {name: list(values) for name, values in self.ranges.items()}
            asked["forms"] = [list(form) for form in self.forms]
        if self.facts:
            asked["facts"] = dict(self.facts)
        return asked


@dataclass(frozen=True, slots=True)
class Range:
    """Numbers from `low` to `high` in steps of 1/`per`: whole for per=1, else decimals that print exactly."""

    low: float
    high: float
    per: int = 1

    def quantise(self, value: Word) -> int | float | None:
        """The nearest number of the grid, or None if there is none within the bounds."""
        if isinstance(value, str) or not self.low <= value <= self.high:
            return None
        return self._at(round(value * self.per))

    def pick(self, rng: Random) -> int | float:
        """One number of the grid at random."""
        return self._at(rng.randint(round(self.low * self.per), round(self.high * self.per)))

    def _at(self, steps: int) -> int | float:
        return steps if self.per == 1 else steps / self.per


@dataclass(frozen=True, slots=True)
class Ranges(Choices):
    """A continuous answer, `verb` then one word for each of the parts: `flick d3 171.25 900`."""

    verb: str
    parts: tuple[tuple[str, tuple[Word, ...] | Range], ...]

    @property
    def ranges(self) -> Mapping[str, tuple[Any, ...]]:  # type: ignore[override]
        """Ids to choose from, or (low, high)."""
        return {name: (part.low, part.high) if isinstance(part, Range) else part for name, part in self.parts}

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:  # type: ignore[override]
        return ((self.verb, *[name for name, _ in self.parts]),)

    def pick(self, rng: Random) -> Action:
        return (self.verb, *(_pick(part, rng) for _, part in self.parts))

    def settle(self, position: Any, action: Action) -> Action | None:
        """Numbers are moved to the grid, so that a replay is exact."""
        if type(action) is not tuple or len(action) != len(self.parts) + 1 or action[0] != self.verb:
            return None
        settled: list[Word] = [self.verb]
        for word, (name, part) in zip(action[1:], self.parts, strict=True):
            value = part.quantise(word) if isinstance(part, Range) else word if word in part else None
            if value is None:
                raise Illegal("out-of-range", part=name, found=word, legal=_legal(part))
            settled.append(value)
        return tuple(settled)


@dataclass(frozen=True, slots=True)
class Subset(Choices):
    """Any `least` to `most` of the items, in their printed order: `discard c3 c7`; none of them is `verb none`."""

    verb: str
    items: tuple[str, ...]
    least: int
    most: int

    def __post_init__(self) -> None:
        assert 0 <= self.least <= self.most <= len(self.items), f"{self.least} to {self.most} of {len(self.items)}"

    def __iter__(self) -> Iterator[Action]:
        for count in range(self.least, self.most + 1):
            for chosen in combinations(self.items, count):
                yield self._action(chosen)

    def pick(self, rng: Random) -> Action:
        """A random number of random items."""
        chosen = set(rng.sample(range(len(self.items)), rng.randint(self.least, self.most)))
        return self._action(tuple([item for n, item in enumerate(self.items) if n in chosen]))

    def settle(self, position: Any, action: Action) -> Action | None:
        """Accepts the items in any order, each once."""
        if type(action) is not tuple or action[0] != self.verb:
            return None
        chosen = set() if action[1:] == ("none",) else set(action[1:])
        wanted = tuple([item for item in self.items if item in chosen])
        named_once = len(wanted) == len(action) - 1 or not chosen
        return self._action(wanted) if named_once and self.least <= len(wanted) <= self.most else None

    def _action(self, chosen: tuple[str, ...]) -> Action:
        return (self.verb, *(chosen or ("none",)))


def chosen_items(action: Action) -> tuple[str, ...]:
    """The items that the answer to a Subset names."""
    assert type(action) is tuple, f"{action} does not answer a Subset"
    return tuple([str(word) for word in action[1:] if word != "none"])


def _pick(part: tuple[Word, ...] | Range, rng: Random) -> Word:
    return part.pick(rng) if isinstance(part, Range) else part[int(rng.random() * len(part))]


def _legal(part: tuple[Word, ...] | Range) -> str:
    return f"{part.low} to {part.high}" if isinstance(part, Range) else " ".join(map(str, part))


class Choice(dict[Seat, Decision]):
    """One seat decides, if there is anything to decide."""

    @property
    def only_answer(self) -> Action | None:
        """The answer that needs no asking, because there is no other."""
        (decision,) = self.values()
        return decision.actions[0] if len(decision.actions) == 1 else None  # type: ignore[arg-type, index]


class Sealed(dict[Seat, Decision]):
    """Several seats decide in secret; all their answers arrive at once."""


def ask(seat: Seat, decision: Decision) -> dict[Seat, Decision]:
    """One seat decides: `action = yield ask(seat, decision)`."""
    return {seat: decision}


def choose(seat: Seat, decision: Decision) -> Choice:
    """One seat decides, unless a single answer is all there is: `action = yield choose(seat, decision)`."""
    assert type(decision.actions) is tuple, f"the answers to {decision.kind} are not listed: ask"
    return Choice({seat: decision})


def ask_all(decisions: Mapping[Seat, Decision]) -> Sealed:
    """Several seats decide in secret: `actions = yield ask_all({seat: decision, ...})`."""
    return Sealed(decisions)
