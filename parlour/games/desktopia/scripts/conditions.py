"""How a team wins or loses a battle (RULES.md 4.5): one class for each kind of condition.

Conditions of a team that share a `group` must all be true at once; without one, any suffices. Names that are absent are "".
"""

from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from msgspec import Meta

from parlour.games.desktopia.scripts.values import (
    BarrelName,
    Count,
    Entry,
    LaidArtifact,
    Name,
    Rounds,
    Tag,
    Team,
    ZoneName,
    start,
)
from parlour.kernel import plain

Result: TypeAlias = Literal["win", "lose"]


class _OfTeam(Entry, frozen=True, tag_field="type"):
    RULE: ClassVar[str] = "DK-SCR-07"
    UNKNOWN: ClassVar[str] = "unknown-condition"

    team: Team


class _Decisive(_OfTeam, frozen=True, kw_only=True):
    group: Name = ""
    result: Result = "win"  # DK-SCR-19


class EliminateAll(_Decisive, frozen=True, tag="eliminate_all"):
    """No enemy team has a living character."""


class EliminateTagged(_Decisive, frozen=True, tag="eliminate_tagged"):
    """All units with the tag are dead."""

    tag: Tag


class LostTagged(_Decisive, frozen=True, tag="lost_tagged"):
    """At least so many units of the tag are dead."""

    tag: Tag
    count: Count


class Survive(_Decisive, frozen=True, tag="survive"):
    """So many rounds have passed, and the team lives."""

    rounds: Annotated[Rounds, start(10)]


class ReachZone(_Decisive, frozen=True, tag="reach_zone"):
    """SB-F-02 So many living units of the team, with the tag or `any`, have their centre in the zone."""

    zone: ZoneName
    tag: Annotated[Tag, Meta(extra={"instead": "any", "rule": "SB-F-02"})]
    count: Count


class HoldArtifact(_Decisive, frozen=True, tag="hold_artifact"):
    """A player of the team has controlled it at the start of so many of his own turns in a row."""

    artifact: LaidArtifact
    turns: Annotated[Rounds, start(2)]


class ObjectInZone(_Decisive, frozen=True, tag="object_in_zone"):
    """The barrel's centre is in the zone."""

    object_id: BarrelName
    zone: ZoneName


class DamageTotal(_Decisive, frozen=True, tag="damage_total"):
    """The team has dealt so much damage to enemies."""

    points: Annotated[int, Meta(ge=1, le=99), start(6)]


class KillsInTurn(_Decisive, frozen=True, tag="kills_in_turn"):
    """So many enemies died in one turn of the team."""

    count: Annotated[Count, start(2)]


class TurnsOver(_Decisive, frozen=True, tag="turns_over"):
    """The player of seat 0 has ended so many turns."""

    turns: Rounds


Condition: TypeAlias = (
    EliminateAll
    | EliminateTagged
    | LostTagged
    | Survive
    | ReachZone
    | HoldArtifact
    | ObjectInZone
    | DamageTotal
    | KillsInTurn
    | TurnsOver
)

CONDITIONS: dict[str, type[Condition]] = {cls.__struct_config__.tag: plain(cls) for cls in get_args(Condition)}
