"""A script, a campaign and all their parts, as plain data (RULES.md 4.3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.games.desktopia.scripts.conditions import (
    CONDITIONS,
    Condition,
    DamageTotal,
    EliminateAll,
    EliminateTagged,
    HoldArtifact,
    KillsInTurn,
    LostTagged,
    ObjectInZone,
    ReachZone,
    Result,
    Survive,
    TurnsOver,
)
from parlour.games.desktopia.scripts.modifiers import (
    MODIFIERS,
    RECEIVER,
    ActionsPerTurn,
    DisableAbility,
    Fixed,
    FreeCapture,
    GrantHit,
    GrantSector,
    HazardZone,
    HealingZone,
    Immobile,
    Invulnerable,
    KeepWounds,
    LifeMax,
    Modifier,
    NoPenalty,
    Reinforcement,
    RitualDraw,
    RitualGrant,
    SolidBorder,
    StartTimeCards,
    TerrainChange,
)
from parlour.games.desktopia.scripts.pieces import (
    ArtifactEntry,
    At,
    InZone,
    ObjectEntry,
    Placement,
    Side,
    TerrainPiece,
    Unit,
    Zone,
)
from parlour.games.desktopia.scripts.shapes import Circle, Point, Poly, Rect, Shape
from parlour.games.desktopia.scripts.steps import EndTurn, Flick, MagnetFlick, SecondShot, Shields, Shot, Spark, Spell, Step
from parlour.kernel import plain

Kind: TypeAlias = Literal["battle", "campaign_battle", "etude"]
Gain: TypeAlias = Modifier | KeepWounds | Unit

MACHINE = 100  # the steadiness of a hand without noise


@plain
@dataclass(frozen=True, slots=True)
class Field:
    """The battlefield: 0 to w, 0 to h."""

    w: float
    h: float

    def holds(self, x: float, y: float, radius: float) -> bool:
        """Whether a disk lies wholly inside."""
        return radius <= x <= self.w - radius and radius <= y <= self.h - radius


FIELD = Field(1000.0, 1000.0)


@plain
@dataclass(frozen=True, slots=True)
class Hand:
    """The ritual cards that a seat starts with."""

    seat: int
    rituals: tuple[str, ...]


@plain
@dataclass(frozen=True, slots=True)
class Rituals:
    """Whether rituals are used, who starts with which, and whether they are drawn."""

    enabled: bool = False
    hands: tuple[Hand, ...] = ()
    draw: Literal["standard", "none"] = "standard"


@plain
@dataclass(frozen=True, slots=True)
class Carry:
    """What the next battle of a campaign gives to the winner, to each loser, or to a seat (DK-SCR-09)."""

    receiver: Literal["winner", "loser"] | int
    gain: Gain
    if_alive: str = ""
    if_seat: int | None = None


@plain
@dataclass(frozen=True, slots=True)
class Campaign:
    """Of which sequence a script is a part, and what it hands on."""

    id: str
    index: int
    carry: tuple[Carry, ...] = ()


@plain
@dataclass(frozen=True, slots=True)
class Script:
    """One battle or etude: everything that is laid out, and how it is won."""

    id: str
    title_en: str
    title_ru: str
    players: int
    sides: tuple[Side, ...]  # by seat: those of the players, then the passive ones
    victory: tuple[Condition, ...]
    kind: Kind = "battle"
    intro_en: str = ""
    intro_ru: str = ""
    task_en: str = ""
    task_ru: str = ""
    hint_en: str = ""
    hint_ru: str = ""
    difficulty: int | None = None
    field: Field = FIELD
    first_player: int | None = None  # None: drawn
    terrain: tuple[TerrainPiece, ...] = ()
    zones: tuple[Zone, ...] = ()
    artifacts: tuple[ArtifactEntry, ...] = ()
    objects: tuple[ObjectEntry, ...] = ()
    rituals: Rituals = Rituals()
    special_rules: tuple[Modifier, ...] = ()
    actions_per_turn: int = 3
    round_limit: int | None = 30  # None: a condition bounds the battle
    steadiness: int | None = None  # None: as the match says
    campaign: Campaign | None = None
    solution: tuple[Step, ...] = ()  # for tests; never shown

    @property
    def teams(self) -> tuple[int, ...]:
        """The teams with a player, in seat order."""
        return teams_of(self.sides)

    def zone(self, name: str) -> Zone:
        """The zone of that name."""
        return next(zone for zone in self.zones if zone.id == name)

    def units(self) -> Iterator[tuple[Side, Unit]]:
        """The squads as they start."""
        return ((side, unit) for side in self.sides for unit in side.squad)

    def reinforcements(self) -> Iterator[tuple[Side, Unit]]:
        """Those who may come later."""
        waves = [rule for rule in self.special_rules if isinstance(rule, Reinforcement)]
        return ((self.sides[wave.seat], unit) for wave in waves for unit in wave.units)

    def life_max(self, unit: Unit, printed: int) -> int:
        """The maximum of life: the script's number beats the card's (DK-SCR-06)."""
        written = [rule.n for rule in self.special_rules if isinstance(rule, LifeMax) and rule.tag == unit.tag]
        return written[-1] if written else printed

    def hand(self, match: int) -> int:
        """The steadiness of this battle: the script's, none but a machine's in an etude (DK-SCR-12), else the match's."""
        if self.steadiness is not None:
            return self.steadiness
        return MACHINE if self.kind == "etude" else match


@plain
@dataclass(frozen=True, slots=True)
class Points:
    """What a battle of a campaign is worth to its winner, to the second, and to everybody after a draw."""

    win: int
    second: int = 0
    draw: int = 0


@plain
@dataclass(frozen=True, slots=True)
class Sequence:
    """Scripts that are played one after another: a campaign or a tutorial."""

    id: str
    kind: Literal["campaign", "tutorial"]
    title_en: str
    title_ru: str
    intro_en: str
    intro_ru: str
    players: int
    scripts: tuple[str, ...]
    points: tuple[Points, ...] = ()  # of each battle of a campaign
    tie: Literal["", "strength_left", "last_battle"] = ""


def teams_of(sides: tuple[Side, ...]) -> tuple[int, ...]:
    """The teams with a player, in seat order."""
    return tuple(dict.fromkeys([side.team for side in sides if side.control == "player"]))


def default_victory(sides: tuple[Side, ...]) -> tuple[Condition, ...]:
    """SB-F-09 One `eliminate_all` for each team."""
    return tuple([EliminateAll(team) for team in teams_of(sides)])


__all__ = [
    "CONDITIONS", "FIELD", "MODIFIERS", "RECEIVER", "ActionsPerTurn", "ArtifactEntry", "At", "Campaign", "Carry", "Circle",
    "Condition", "DamageTotal", "DisableAbility", "EliminateAll", "EliminateTagged", "EndTurn", "Field", "Fixed",
    "Flick", "FreeCapture", "Gain", "GrantHit", "GrantSector", "Hand", "HazardZone", "HealingZone", "HoldArtifact",
    "Immobile", "InZone", "Invulnerable", "KeepWounds", "KillsInTurn", "Kind", "LifeMax", "LostTagged", "MagnetFlick",
    "Modifier", "NoPenalty", "ObjectEntry", "ObjectInZone", "Placement", "Point", "Points", "Poly", "ReachZone", "Rect",
    "Reinforcement", "Result", "RitualDraw", "RitualGrant", "Rituals", "Script", "SecondShot", "Sequence", "Shape",
    "Shields", "Shot", "Side", "SolidBorder", "Spark", "Spell", "StartTimeCards", "Step", "Survive", "TerrainChange",
    "TerrainPiece", "TurnsOver", "Unit", "Zone", "default_victory", "teams_of",
]  # fmt: skip
