"""A script and a sequence of scripts: everything that stands in a file (RULES.md 4.3)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, field

from parlour.games.desktopia.scripts.conditions import Condition, EliminateAll
from parlour.games.desktopia.scripts.modifiers import KeepWounds, LifeMax, Modifier, Reinforcement
from parlour.games.desktopia.scripts.pieces import ArtifactEntry, ObjectEntry, Side, TerrainPiece, Unit, Zone
from parlour.games.desktopia.scripts.steps import Step
from parlour.games.desktopia.scripts.values import (
    FAR,
    FORMAT,
    MANY,
    NULL,
    Entry,
    Name,
    Players,
    Ritual,
    Rounds,
    Seat,
    Story,
    Title,
)

Gain: TypeAlias = Modifier | KeepWounds | Unit
FieldSide: TypeAlias = Annotated[float, Meta(ge=600, le=FAR)]  # mm

MACHINE = 100  # the steadiness of a hand without noise


class Field(Entry, frozen=True):
    """The battlefield: 0 to w, 0 to h."""

    IN_FULL: ClassVar[bool] = True

    w: FieldSide = 1000.0
    h: FieldSide = 1000.0

    def holds(self, x: float, y: float, radius: float) -> bool:
        """Whether a disk lies wholly inside."""
        return radius <= x <= self.w - radius and radius <= y <= self.h - radius


class Hand(Entry, frozen=True):
    """The ritual cards that a seat starts with."""

    seat: Seat
    rituals: Annotated[tuple[Ritual, ...], Meta(min_length=1, max_length=12)]


class Rituals(Entry, frozen=True):
    """Whether rituals are used, who starts with which, and whether they are drawn."""

    enabled: bool
    hands: Annotated[tuple[Hand, ...], Meta(extra={"by": "seat"})] = ()
    draw: Literal["standard", "none"] = "standard"


class Carry(Entry, frozen=True):
    """What the next battle of a campaign gives to the winner, to each loser, or to a seat (DK-SCR-09)."""

    RULE: ClassVar[str] = "DK-SCR-09"

    receiver: Literal["winner", "loser"] | Seat = field(name="for")
    gain: Gain
    if_alive: Name = ""
    if_seat: Seat | None = None


class Campaign(Entry, frozen=True):
    """Of which sequence a script is a part, and what it hands on."""

    id: Name
    index: Annotated[int, Meta(ge=0, le=63)]
    carry: tuple[Carry, ...] = ()


class Script(Entry, frozen=True, kw_only=True):
    """One battle or etude: everything that is laid out, and how it is won."""

    RULE: ClassVar[str] = FORMAT

    id: Name
    title_en: Title
    title_ru: Title
    players: Players
    sides: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=8)]  # by seat: those of the players, then the passive ones
    victory: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=MANY)] = ()  # read as `default_victory`
    kind: Literal["battle", "campaign_battle", "etude"] = "battle"
    intro_en: Story = ""
    intro_ru: Story = ""
    task_en: Story = ""  # SB-F-13
    task_ru: Story = ""
    hint_en: Story = ""
    hint_ru: Story = ""
    difficulty: Annotated[int, Meta(ge=1, le=3)] | None = None
    field: Field = Field()
    first_player: Seat | Literal["draw"] = "draw"
    terrain: tuple[TerrainPiece, ...] = ()
    zones: tuple[Zone, ...] = ()
    artifacts: tuple[ArtifactEntry, ...] = ()
    objects: tuple[ObjectEntry, ...] = ()
    rituals: Rituals = Rituals(False)
    special_rules: tuple[Modifier, ...] = ()
    actions_per_turn: Annotated[int, Meta(ge=1, le=6)] = 3
    round_limit: Annotated[Rounds | None, NULL] = 30  # None: a condition bounds the battle
    steadiness: Annotated[Annotated[int, Meta(ge=0, le=100)] | None, NULL] = None  # None: as the match says
    campaign: Campaign | None = None
    solution: tuple[Step, ...] = ()  # for tests; never shown

    @property
    def teams(self) -> tuple[int, ...]:
        """The teams with a player, in seat order."""
        return tuple(dict.fromkeys([side.team for side in self.sides if side.control == "player"]))

    @property
    def default_victory(self) -> tuple[Condition, ...]:
        """SB-F-09 One `eliminate_all` for each team."""
        return tuple([EliminateAll(team) for team in self.teams])

    def zone(self, name: str) -> Zone:
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


class Points(Entry, frozen=True):
    """What a battle of a campaign is worth to its winner, to the second, and to everybody after a draw."""

    win: Annotated[int, Meta(ge=1, le=99)]
    second: Annotated[int, Meta(ge=0, le=99)] = 0
    draw: Annotated[int, Meta(ge=0, le=99)] = 0


class Sequence(Entry, frozen=True):
    """Scripts that are played one after another: a campaign or a tutorial."""

    RULE: ClassVar[str] = "SB-F-12"
    ONLY_IF: ClassVar[dict[str, tuple[str, str]]] = {"points": ("kind", "campaign"), "tie": ("kind", "campaign")}

    id: Name
    kind: Literal["campaign", "tutorial"]
    title_en: Title
    title_ru: Title
    intro_en: Story
    intro_ru: Story
    players: Players
    scripts: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MANY)]
    points: tuple[Points, ...] = ()  # of each battle of a campaign
    tie: Literal["strength_left", "last_battle"] | None = None
