"""How a team wins or loses a battle (RULES.md 4.5): one class for each kind of condition.

Conditions of a team that share a `group` must all be true at once; without one, any suffices. Names that are absent are "".
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.kernel import plain

Result: TypeAlias = Literal["win", "lose"]


@plain
@dataclass(frozen=True, slots=True)
class EliminateAll:
    """No enemy team has a living character."""

    team: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class EliminateTagged:
    """All units with the tag are dead."""

    team: int
    tag: str
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class LostTagged:
    """At least so many units of the tag are dead."""

    team: int
    tag: str
    count: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class Survive:
    """So many rounds have passed, and the team lives."""

    team: int
    rounds: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class ReachZone:
    """So many living units of the team (with the tag, if there is one) have their centre in the zone."""

    team: int
    zone: str
    tag: str
    count: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class HoldArtifact:
    """A player of the team has controlled it at the start of so many of his own turns in a row."""

    team: int
    artifact: str
    turns: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class ObjectInZone:
    """The barrel's centre is in the zone."""

    team: int
    object_id: str
    zone: str
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class DamageTotal:
    """The team has dealt so much damage to enemies."""

    team: int
    points: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class KillsInTurn:
    """So many enemies died in one turn of the team."""

    team: int
    count: int
    group: str = ""
    result: Result = "win"


@plain
@dataclass(frozen=True, slots=True)
class TurnsOver:
    """The player of seat 0 has ended so many turns."""

    team: int
    turns: int
    group: str = ""
    result: Result = "win"


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
