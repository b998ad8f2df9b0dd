"""The language of effects: what a card, a face or a level of knowledge can do (RULES.md 11.11)."""

from typing import NamedTuple, TypeAlias

from parlour.kernel import plain

ANYONE, NEIGHBOURS, MARKED, OTHERS = "anyone", "neighbours", "marked", "others"
PULLED = "pulled"  # IB-R28 neighbours of the world that the match has chosen
EITHER, HUMAN, CREATURES = "either", "human", "creature"


@plain
class Among(NamedTuple):
    """Characters to choose from: where they are (seen from the character whose effect it is), their world and depth."""

    where: str = ANYONE
    world: str = EITHER
    least: int = 0
    most: int = 3  # IB-608 locked characters only where an effect names them


class Shift(NamedTuple):
    """One character is shifted one step, direction by choice; further ones may be, up to `most`."""

    among: Among
    most: int = 1


class Deepen(NamedTuple):
    """One character is shifted one to `most` steps deeper."""

    among: Among
    most: int = 2


class DeepenAll(NamedTuple):
    """Every one of these characters is shifted one step deeper."""

    among: Among


class ShiftNeighbours(NamedTuple):
    """One of these characters is the source; each of its neighbours may be shifted one step, and one must be."""

    among: Among


class Turn(NamedTuple):
    """One to `most` borderline characters are turned over."""

    among: Among
    most: int = 2


class Remove(NamedTuple):
    """One character is removed from the game."""

    among: Among


class Relocate(NamedTuple):
    """One character is moved to another gap of the circle."""

    among: Among


class LaySkip(NamedTuple):
    """The card itself is put on a character without a skip card."""


class Gain(NamedTuple):
    """Energy for the user."""

    amount: int


class GainEach(NamedTuple):
    """One energy for every one of these characters."""

    among: Among


class Drain(NamedTuple):
    """The opponent loses energy."""

    amount: int


class Draw(NamedTuple):
    """Cards from the user's deck."""

    cards: int


class Recover(NamedTuple):
    """A card of the user's choice returns from his discard pile to his hand."""


class Look(NamedTuple):
    """The user sees the opponent's hand."""


class Pluck(NamedTuple):
    """The user discards `least` to `most` cards of the hand he has seen."""

    least: int
    most: int


class Surrender(NamedTuple):
    """The opponent discards cards of his own choice."""

    cards: int


class Raise(NamedTuple):
    """The user raises his knowledge, at the normal price or at half of it."""

    half: bool = False


class Lower(NamedTuple):
    """The opponent's knowledge falls by one level."""


class Step(NamedTuple):
    """`least` to `most` steps of the activity marker."""

    least: int
    most: int


class TurnDirection(NamedTuple):
    """The direction token is turned over."""


@plain
class Borrow(NamedTuple):
    """The effect of one of these characters is used; where the text demands it, one that would change something."""

    among: Among
    working: bool = False


class PlayCard(NamedTuple):
    """The user plays a card; its effect may be activated or not."""

    activating: bool


class Equip(NamedTuple):
    """The card stays in play; what it does is said where it is asked about (RULES.md 6.9)."""


@plain
class Either(NamedTuple):
    """One of several effects, by the user's answer to the question of this kind."""

    kind: str
    branches: tuple[tuple[str, str], ...]  # answer, effect


class Special(NamedTuple):
    """A rule of its own, in `specials.py`."""

    name: str


Operation: TypeAlias = (
    Shift | Deepen | DeepenAll | ShiftNeighbours | Turn | Remove | Relocate | LaySkip | Gain | GainEach | Drain | Draw
    | Recover | Look | Pluck | Surrender | Raise | Lower | Step | TurnDirection | Borrow | PlayCard | Equip | Either | Special
)  # fmt: skip
Effect: TypeAlias = tuple[Operation, ...]
