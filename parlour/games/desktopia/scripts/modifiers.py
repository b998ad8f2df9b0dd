"""What a script changes in the rules (RULES.md 4.6): one class for each kind of special rule.

Names that are absent are "". Where two entries speak of the same thing, the later one holds.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.games.desktopia.scripts.pieces import TerrainPiece, Unit
from parlour.kernel import plain

RECEIVER = -1  # in a carry: the seat that receives the gain

Edge: TypeAlias = Literal["bottom", "left", "top", "right"]
Ability: TypeAlias = Literal["shot", "spell", "trait", "special_hit", "power"]
SpecialHit: TypeAlias = Literal["vampire", "fire", "dryad"]
TimeCard: TypeAlias = Literal["penalty", "bonus"]
DrawRule: TypeAlias = Literal["standard", "none", "every_turn", "on_kill"]


@plain
@dataclass(frozen=True, slots=True)
class ActionsPerTurn:
    """That player's base allowance."""

    seat: int
    n: int


@plain
@dataclass(frozen=True, slots=True)
class StartTimeCards:
    """Time cards in the camp at the start."""

    seat: int
    kind: TimeCard
    n: int


@plain
@dataclass(frozen=True, slots=True)
class LifeMax:
    """Replaces the maximum of life."""

    tag: str
    n: int


@plain
@dataclass(frozen=True, slots=True)
class Immobile:
    """Its disk may not be chosen for any flick."""

    tag: str


@plain
@dataclass(frozen=True, slots=True)
class Fixed:
    """Infinite mass: units with the tag, a barrel or an artifact, of which exactly one is named."""

    tag: str = ""
    object_id: str = ""
    artifact: str = ""


@plain
@dataclass(frozen=True, slots=True)
class Invulnerable:
    """Never receives damage."""

    tag: str


@plain
@dataclass(frozen=True, slots=True)
class NoPenalty:
    """Disks leaving the field cost these players nothing."""

    seats: tuple[int, ...]


@plain
@dataclass(frozen=True, slots=True)
class SolidBorder:
    """These edges are walls."""

    edges: tuple[Edge, ...]


@plain
@dataclass(frozen=True, slots=True)
class Reinforcement:
    """Units that a player places in the zone at the start of his turn in that round."""

    round: int
    seat: int
    units: tuple[Unit, ...]
    zone: str


@plain
@dataclass(frozen=True, slots=True)
class HazardZone:
    """Damage for the active player's characters in the zone: for all, or for the enemies of a team alone."""

    zone: str
    damage: int
    who: Literal["all", "enemies"]
    team: int | None = None


@plain
@dataclass(frozen=True, slots=True)
class HealingZone:
    """Lives for the active player's characters in the zone."""

    zone: str
    lives: int


@plain
@dataclass(frozen=True, slots=True)
class DisableAbility:
    """Those units lack it."""

    tag: str
    ability: Ability


@plain
@dataclass(frozen=True, slots=True)
class GrantHit:
    """Those units have this special hit too."""

    tag: str
    hit: SpecialHit


@plain
@dataclass(frozen=True, slots=True)
class GrantSector:
    """Those units have a rear power sector of that arc, in degrees."""

    tag: str
    arc: int


@plain
@dataclass(frozen=True, slots=True)
class RitualGrant:
    """Starting ritual cards taken out of the deck."""

    seat: int
    ritual: str
    n: int


@plain
@dataclass(frozen=True, slots=True)
class TerrainChange:
    """Things that come and go at the start of that round."""

    round: int
    add: tuple[TerrainPiece, ...]
    remove: tuple[str, ...]


@plain
@dataclass(frozen=True, slots=True)
class RitualDraw:
    """When a ritual is drawn."""

    rule: DrawRule


@plain
@dataclass(frozen=True, slots=True)
class FreeCapture:
    """Capturing an artifact gives these players one bonus action at once."""

    seats: tuple[int, ...]


@plain
@dataclass(frozen=True, slots=True)
class KeepWounds:
    """In a carry alone: the unit starts the next battle with its wounds of this one, at most `max`; `max` if it died."""

    tag: str
    max: int


Modifier: TypeAlias = (
    ActionsPerTurn
    | StartTimeCards
    | LifeMax
    | Immobile
    | Fixed
    | Invulnerable
    | NoPenalty
    | SolidBorder
    | Reinforcement
    | HazardZone
    | HealingZone
    | DisableAbility
    | GrantHit
    | GrantSector
    | RitualGrant
    | TerrainChange
    | RitualDraw
    | FreeCapture
)

MODIFIERS: dict[str, type[Modifier]] = {
    "actions_per_turn": ActionsPerTurn,
    "start_time_cards": StartTimeCards,
    "life_max": LifeMax,
    "immobile": Immobile,
    "fixed": Fixed,
    "invulnerable": Invulnerable,
    "no_penalty": NoPenalty,
    "solid_border": SolidBorder,
    "reinforcement": Reinforcement,
    "hazard_zone": HazardZone,
    "healing_zone": HealingZone,
    "disable_ability": DisableAbility,
    "grant_hit": GrantHit,
    "grant_sector": GrantSector,
    "ritual_grant": RitualGrant,
    "terrain_change": TerrainChange,
    "ritual_draw": RitualDraw,
    "free_capture": FreeCapture,
}
KEEP_WOUNDS = "keep_wounds"
