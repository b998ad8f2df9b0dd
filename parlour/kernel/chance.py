"""Chance, asked like anybody: what it is asked, and the sources that answer.

Draw n of a game is a keyed function of (seed, n, purpose): BLAKE2b keyed with the secret, words of 64 bits, rejection
sampling. It is the same on every platform and Python version, and nobody without the seed can tell the next die.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b, sha256
from itertools import permutations, product
from random import Random
from struct import Struct
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Seed: TypeAlias = int | str

CHANCE = -1  # chance's own seat, where a search asks for its decisions


class Below(Protocol):
    """Gives a whole number from 0 to limit - 1, each as likely as any other."""

    def __call__(self, limit: int) -> int: ...


class Chance:
    """A question to chance."""

    __slots__ = ()

    @property
    def purpose(self) -> str:
        """What the draw is for; part of the key of its numbers."""
        raise NotImplementedError

    def answer(self, below: Below) -> Any:
        """The answer, from a source of even numbers."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[Any, float]]:
        """Every answer with its probability."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Roll(Chance):
    """So many dice with so many sides; the answer is the tuple of what they show."""

    count: int
    sides: int

    @property
    def purpose(self) -> str:
        return f"roll {self.count}d{self.sides}"

    def answer(self, below: Below) -> tuple[int, ...]:
        return tuple([below(self.sides) + 1 for _ in range(self.count)])

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], float]]:
        weight = float(self.sides) ** -self.count
        for dice in product(range(1, self.sides + 1), repeat=self.count):
            yield dice, weight


@dataclass(frozen=True, slots=True)
class Draw(Chance):
    """One of the things in a pile, each as likely as any other."""

    pile: tuple[Any, ...]

    @property
    def purpose(self) -> str:
        return f"draw 1/{len(self.pile)}"

    def answer(self, below: Below) -> Any:
        return self.pile[below(len(self.pile))]

    def outcomes(self) -> Iterator[tuple[Any, float]]:
        for thing in self.pile:
            yield thing, 1 / len(self.pile)


@dataclass(frozen=True, slots=True)
class Shuffle(Chance):
    things: tuple[Any, ...]

    @property
    def purpose(self) -> str:
        return f"shuffle {len(self.things)}"

    def answer(self, below: Below) -> tuple[Any, ...]:
        order = list(self.things)
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def outcomes(self) -> Iterator[tuple[tuple[Any, ...], float]]:
        orders = 1
        for n in range(2, len(self.things) + 1):
            orders *= n
        for order in permutations(self.things):
            yield order, 1 / orders


@cache
def roll(count: int, sides: int = 6) -> Roll:
    """Dice: `dice = yield roll(2)`."""
    return Roll(count, sides)


def draw_from(pile: Sequence[T]) -> Draw:
    """One of a pile: `card = yield draw_from(pile)`."""
    return Draw(tuple(pile))


def shuffle(things: Sequence[T]) -> Shuffle:
    """A random order: `deck = yield shuffle(deck)`."""
    return Shuffle(tuple(things))


class Source(Protocol):
    """Who answers for chance."""

    def answer(self, number: int, question: Chance) -> Any:
        """The answer to the `number`-th question of a game."""
        ...


@dataclass(frozen=True, slots=True)
class Keyed(Source):
    """The source of a real game: all of its answers follow from one secret key."""

    key: bytes

    def answer(self, number: int, question: Chance) -> Any:
        return question.answer(_Words(self.key, f"{number} {question.purpose}").below)


@dataclass(frozen=True, slots=True)
class Given(Source):
    """Answers fixed in advance, for tests: each roll, draw or shuffle takes what it needs from the front."""

    answers: tuple[Any, ...]
    first: int = 0

    def answer(self, number: int, question: Chance) -> Any:
        at = number - self.first
        assert at < len(self.answers), f"no answer was given for chance question {at}: {question}"
        return self.answers[at]


@dataclass(frozen=True, slots=True)
class Quick(Source):
    """A fast stand-in for searches, where nobody will ask for the same number again."""

    rng: Random

    def answer(self, number: int, question: Chance) -> Any:
        random = self.rng.random
        return question.answer(lambda limit: int(random() * limit))


def keyed_source(seed: Seed) -> Keyed:
    return Keyed(blake2b(_text(seed), person=b"parlour chance").digest()[:32])


def commitment(seed: Seed) -> str:
    """Binds to a seed without giving it away (as long as it cannot be guessed: a table uses 256 random bits)."""
    return sha256(b"parlour commitment\n" + _text(seed)).hexdigest()


def deal_seed(secret: Seed, entropy: Iterable[tuple[int, str]]) -> Seed:
    """The seed of a deal: the secret that was committed to, mixed with what the seats added; nobody else added anything to it.

    Whoever knows the secret cannot foresee the deal before the last seat has spoken, and the seats cannot without the secret.
    """
    parts = [f"{seat} {text}" for seat, text in sorted(entropy)]
    if not parts:
        return secret
    return sha256(b"\n".join([b"parlour deal", _text(secret), *[part.encode() for part in parts]])).hexdigest()


def number_from(text: str) -> int:
    """A whole number that follows from a text, on every machine the same."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


class _Words:
    """Words of 64 bits from a key and a label, as many as are wanted."""

    __slots__ = ("_block", "_key", "_label", "_words")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Even over 0 to limit - 1: words past the last whole multiple of the limit are thrown away."""
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < _WORDS - limit or word < _WORDS - _WORDS % limit:
                return word % limit

    def _refill(self) -> None:
        label = f"{self._label} {self._block}".encode()
        self._words = list(_EIGHT_WORDS.unpack(blake2b(label, key=self._key).digest()))
        self._words.reverse()
        self._block += 1


_EIGHT_WORDS = Struct("<8Q")
_WORDS = 1 << 64


def _text(seed: Seed) -> bytes:
    return f"{type(seed).__name__} {seed}".encode()
