"""The recorded solution of an etude, step by step; units are named by tag, `tag#k` being the k-th disk of that tag."""

from typing import Annotated, ClassVar, TypeAlias, get_args

from msgspec import Meta, Struct

from parlour.games.desktopia.scripts.values import FAR, Entry, Hundredths, Speed, UnitName

Tenths: TypeAlias = Annotated[int, Meta(ge=0, le=round(10 * FAR))]  # of a mm


class _Step(Entry, frozen=True, tag_field="do"):
    RULE: ClassVar[str] = "SB-F-15"
    UNKNOWN: ClassVar[str] = "unknown-step"


class Flick(_Step, frozen=True, tag="flick"):
    """A unit is flicked; `lariat` is whom Kharu's Lariat is laid on before it, or "" for nobody."""

    unit: UnitName
    angle_cdeg: Hundredths
    speed: Speed
    lariat: UnitName = ""


class Shot(_Step, frozen=True, tag="shot"):
    """A missile is laid at a point and shot; `target` is named if there is a choice."""

    unit: UnitName
    x: Tenths
    y: Tenths
    angle_cdeg: Hundredths
    speed: Speed
    target: UnitName = ""


class SecondShot(_Step, frozen=True, tag="second_shot"):
    """The Tornado's second shot."""

    angle_cdeg: Hundredths
    speed: Speed


class MagnetFlick(_Step, frozen=True, tag="magnet_flick"):
    """The free flick of the unit that a Magnet struck."""

    unit: UnitName
    angle_cdeg: Hundredths
    speed: Speed


class Spell(_Step, frozen=True, tag="spell"):
    """A spell on a target; Ramprack's spell flicks it, so that it has an aim."""

    TOGETHER: ClassVar[tuple[str, ...]] = ("angle_cdeg", "speed")

    unit: UnitName
    target: UnitName
    angle_cdeg: Hundredths | None = None
    speed: Speed | None = None


class Shields(Struct, frozen=True, array_like=True, tag="shields"):
    """Shawakh's trait: a Shield on each of these."""

    units: Annotated[tuple[UnitName, ...], Meta(min_length=1, max_length=2)]


class Spark(Struct, frozen=True, array_like=True, tag="spark"):
    """Adjarkha's trait: a Flame goes from one character to another."""

    source: UnitName
    target: UnitName


Trigger: TypeAlias = Shields | Spark


class EndTurn(_Step, frozen=True, tag="end_turn"):
    """The turn ends; these triggers are carried out first, all others after them in their default order."""

    triggers: tuple[Trigger, ...] = ()


Step: TypeAlias = Flick | Shot | SecondShot | MagnetFlick | Spell | EndTurn

STEPS: dict[str, type[Step]] = {cls.__struct_config__.tag: cls for cls in get_args(Step)}


def disk_of(unit: str) -> tuple[str, int]:
    """The tag of a unit and which of its disks is meant."""
    tag, _, number = unit.partition("#")
    return tag, int(number or 1)
