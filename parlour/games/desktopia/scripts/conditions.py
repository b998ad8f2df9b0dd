"""How a team wins or loses a battle (RULES.md 4.5): one class for each kind of condition.

Conditions of a team that share a `group` must all be true at once; without one, any suffices. Names that are absent are "".
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from parlour.kernel import plain

Result: TypeAlias = Literal["win", "lose"]


@dataclass(frozen=True, slots=True)
class OfTeam:
    """What every condition says: whose it is, with which others it goes, and what follows."""

    team: int
    group: str = field(default="", kw_only=True)
    result: Result = field(default="win", kw_only=True)


@plain
@dataclass(frozen=True, slots=True)
class EliminateAll(OfTeam):
    """No enemy team has a living character."""


@plain
@dataclass(frozen=True, slots=True)
class EliminateTagged(OfTeam):
    """All units with the tag are dead."""

    tag: str


@plain
@dataclass(frozen=True, slots=True)
class LostTagged(OfTeam):
    """At least so many units of the tag are dead."""

    tag: str
    count: int


@plain
@dataclass(frozen=True, slots=True)
class Survive(OfTeam):
    """So many rounds have passed, and the team lives."""

    rounds: int


@plain
@dataclass(frozen=True, slots=True)
class ReachZone(OfTeam):
    """So many living units of the team (with the tag, if there is one) have their centre in the zone."""

    zone: str
    tag: str
    count: int


@plain
@dataclass(frozen=True, slots=True)
class HoldArtifact(OfTeam):
    """A player of the team has controlled it at the start of so many of his own turns in a row."""

    artifact: str
    turns: int


@plain
@dataclass(frozen=True, slots=True)
class ObjectInZone(OfTeam):
    """The barrel's centre is in the zone."""

    object_id: str
    zone: str


@plain
@dataclass(frozen=True, slots=True)
class DamageTotal(OfTeam):
    """The team has dealt so much damage to enemies."""

    points: int


@plain
@dataclass(frozen=True, slots=True)
class KillsInTurn(OfTeam):
    """So many enemies died in one turn of the team."""

    count: int


@plain
@dataclass(frozen=True, slots=True)
class TurnsOver(OfTeam):
    """The player of seat 0 has ended so many turns."""

    turns: int


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

CONDITIONS: dict[str, type[Condition]] = {
    "eliminate_all": EliminateAll,
    "eliminate_tagged": EliminateTagged,
    "lost_tagged": LostTagged,
    "survive": Survive,
    "reach_zone": ReachZone,
    "hold_artifact": HoldArtifact,
    "object_in_zone": ObjectInZone,
    "damage_total": DamageTotal,
    "kills_in_turn": KillsInTurn,
    "turns_over": TurnsOver,
}
