"""What a script changes in the rules (RULES.md 4.6): one class for each kind of special rule.

Names that are absent are "". Where two entries speak of the same thing, the later one holds.
"""

from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from msgspec import Meta

from parlour.games.desktopia.scripts.pieces import TerrainPiece, Unit
from parlour.games.desktopia.scripts.values import (
    DIFFERENT,
    MANY,
    SEATS,
    BarrelName,
    Entry,
    LaidArtifact,
    Lives,
    Ritual,
    Rounds,
    Seat,
    Tag,
    Team,
    TerrainName,
    ZoneName,
    start,
)
from parlour.kernel import plain

RECEIVER = -1  # in a carry: the seat that receives the gain

Edge: TypeAlias = Literal["bottom", "left", "top", "right"]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=SEATS), DIFFERENT]


class _SpecialRule(Entry, frozen=True, tag_field="type"):
    RULE: ClassVar[str] = "DK-SCR-07"
    UNKNOWN: ClassVar[str] = "unknown-modifier"


class ActionsPerTurn(_SpecialRule, frozen=True, tag="actions_per_turn"):
    """That player's base allowance."""

    seat: Seat
    n: Annotated[int, Meta(ge=1, le=6), start(3)]


class StartTimeCards(_SpecialRule, frozen=True, tag="start_time_cards"):
    """Time cards in the camp at the start."""

    seat: Seat
    kind: Literal["bonus", "penalty"]
    n: Annotated[int, Meta(ge=1, le=5)]


class LifeMax(_SpecialRule, frozen=True, tag="life_max"):
    """Replaces the maximum of life."""

    tag: Tag
    n: Annotated[Lives, start(3)]


class Immobile(_SpecialRule, frozen=True, tag="immobile"):
    """Its disk may not be chosen for any flick."""

    tag: Tag


class Fixed(_SpecialRule, frozen=True, tag="fixed"):
    """Infinite mass: units with the tag, a barrel or an artifact."""

    ONE_OF: ClassVar[tuple[str, ...]] = ("tag", "object_id", "artifact")

    tag: Tag = ""
    object_id: BarrelName = ""
    artifact: LaidArtifact = ""


class Invulnerable(_SpecialRule, frozen=True, tag="invulnerable"):
    """Never receives damage."""

    tag: Tag


class NoPenalty(_SpecialRule, frozen=True, tag="no_penalty"):
    """Disks leaving the field cost these players nothing."""

    seats: Seats


class SolidBorder(_SpecialRule, frozen=True, tag="solid_border"):
    """These edges are walls."""

    edges: Annotated[tuple[Edge, ...], Meta(min_length=1, max_length=4), DIFFERENT]


class Reinforcement(_SpecialRule, frozen=True, tag="reinforcement"):
    """Units that a player places in the zone at the start of his turn in that round."""

    round: Annotated[Rounds, start(3)]
    seat: Seat
    units: Annotated[tuple[Unit, ...], Meta(min_length=1, max_length=MANY)]
    zone: ZoneName


class HazardZone(_SpecialRule, frozen=True, tag="hazard_zone"):
    """Damage for the active player's characters in the zone: for all, or for the enemies of a team alone."""

    ONLY_IF: ClassVar[dict[str, tuple[str, str]]] = {"team": ("who", "enemies")}

    zone: ZoneName
    damage: Lives
    who: Literal["all", "enemies"]
    team: Team | None = None


class HealingZone(_SpecialRule, frozen=True, tag="healing_zone"):
    """Lives for the active player's characters in the zone."""

    zone: ZoneName
    lives: Lives


class DisableAbility(_SpecialRule, frozen=True, tag="disable_ability"):
    """Those units lack it."""

    tag: Tag
    ability: Literal["shot", "spell", "trait", "special_hit", "power"]


class GrantHit(_SpecialRule, frozen=True, tag="grant_hit"):
    """Those units have this special hit too."""

    tag: Tag
    hit: Literal["vampire", "fire", "dryad"]


class GrantSector(_SpecialRule, frozen=True, tag="grant_sector"):
    """Those units have a rear power sector of that arc, in degrees."""

    tag: Tag
    arc: Annotated[int, Meta(ge=1, le=360), start(90)]


class RitualGrant(_SpecialRule, frozen=True, tag="ritual_grant"):
    """Starting ritual cards taken out of the deck."""

    seat: Seat
    ritual: Ritual
    n: Annotated[int, Meta(ge=1, le=3)]


class TerrainChange(_SpecialRule, frozen=True, tag="terrain_change"):
    """Things that come and go at the start of that round."""

    round: Annotated[Rounds, start(5)]
    add: tuple[TerrainPiece, ...]
    remove: Annotated[tuple[TerrainName, ...], DIFFERENT]


class RitualDraw(_SpecialRule, frozen=True, tag="ritual_draw"):
    """When a ritual is drawn."""

    rule: Literal["standard", "none", "every_turn", "on_kill"]


class FreeCapture(_SpecialRule, frozen=True, tag="free_capture"):
    """Capturing an artifact gives these players one bonus action at once."""

    seats: Seats


class KeepWounds(_SpecialRule, frozen=True, tag="keep_wounds"):
    """In a carry alone: the unit starts the next battle with its wounds of this one, at most `max`; `max` if it died."""

    tag: Tag
    max: Lives


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

MODIFIERS: dict[str, type[Modifier]] = {cls.__struct_config__.tag: plain(cls) for cls in get_args(Modifier)}
KEEP_WOUNDS = KeepWounds.__struct_config__.tag
