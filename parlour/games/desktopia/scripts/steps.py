"""The recorded solution of an etude, step by step; units are named by tag, `tag#k` being the k-th disk of that tag."""

from dataclasses import dataclass
from typing import TypeAlias

from parlour.kernel import plain


@plain
@dataclass(frozen=True, slots=True)
class Flick:
    """A unit is flicked; `lariat` is whom Kharu's Lariat is laid on before it, or "" for nobody."""

    unit: str
    angle_cdeg: int
    speed: int
    lariat: str = ""


@plain
@dataclass(frozen=True, slots=True)
class Shot:
    """A missile is laid at a point, in tenths of a mm, and shot; `target` is named if there is a choice."""

    unit: str
    x: int
    y: int
    angle_cdeg: int
    speed: int
    target: str = ""


@plain
@dataclass(frozen=True, slots=True)
class SecondShot:
    """The Tornado's second shot."""

    angle_cdeg: int
    speed: int


@plain
@dataclass(frozen=True, slots=True)
class MagnetFlick:
    """The free flick of the unit that a Magnet struck."""

    unit: str
    angle_cdeg: int
    speed: int


@plain
@dataclass(frozen=True, slots=True)
class Spell:
    """A spell on a target; Ramprack's spell flicks it, so that it has an aim."""

    unit: str
    target: str
    angle_cdeg: int | None = None
    speed: int | None = None


@plain
@dataclass(frozen=True, slots=True)
class Shields:
    """Shawakh's trait: a Shield on each of these."""

    units: tuple[str, ...]


@plain
@dataclass(frozen=True, slots=True)
class Spark:
    """Adjarkha's trait: a Flame goes from one character to another."""

    source: str
    target: str


Trigger: TypeAlias = Shields | Spark


@plain
@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn ends; these triggers are carried out first, all others after them in their default order."""

    triggers: tuple[Trigger, ...] = ()


Step: TypeAlias = Flick | Shot | SecondShot | MagnetFlick | Spell | EndTurn

STEPS: dict[str, type[Step]] = {
    "flick": Flick,
    "shot": Shot,
    "second_shot": SecondShot,
    "magnet_flick": MagnetFlick,
    "spell": Spell,
    "end_turn": EndTurn,
}
