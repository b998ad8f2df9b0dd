"""What lies on the desk of Desktopia, and the queries that everything asks."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple, TypeAlias

from parlour.games.desktopia.battles import current
from parlour.games.desktopia.content import Character, Content, Missile, Size
from parlour.games.desktopia.content.missiles import MISSILES
from parlour.games.desktopia.crowd import Crowd, Lying
from parlour.games.desktopia.ground import Ground, ground_of
from parlour.games.desktopia.scripts.campaigns import Ended
from parlour.games.desktopia.scripts.script import Script
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, OWNER, Pile, Position, Seat, Zone, plain

DiskId: TypeAlias = str  # kharu, vampal2: a type and a number; flame3: a missile; fire_mine: an artifact; or a barrel's own id
Side: TypeAlias = int  # seats come first, then the passive sides
Team: TypeAlias = int

NONE = ""
SHORTS: Mapping[str, str] = {missile.short: kind for kind, missile in MISSILES.items()}


@plain
class Spot(NamedTuple):
    """A point of the table, in mm."""

    x: float
    y: float


@plain
class Fallen(NamedTuple):
    """A character that died, whose it was, and whether its death has nothing more to say."""

    disk: DiskId
    side: Side
    silent: bool


@plain
class Held(NamedTuple):
    """Who has been in control of an artifact at the start of so many turns in a row."""

    seat: Seat
    turns: int


class Desk(Position):
    """One game of Desktopia: a battle, or the battles of a campaign one after another."""

    content: Content
    campaign: str  # "" for a single battle
    book: str  # the script's id in the book, "" for one that was brought along
    own: str  # the script that was brought along, as text
    ended: tuple[Ended, ...]  # the battles of the campaign that are over
    ritual_cards: str  # what was agreed: script, on or off
    hands_agreed: tuple[int, ...]  # the steadiness of each seat, unless the script says otherwise
    preview: Literal["contact", "run", "none"]  # how much of a flick is foretold on the screen
    # the disks
    at: dict[DiskId, Spot]  # on level 0
    on: dict[DiskId, DiskId]  # characters that stand on an artifact
    facing: dict[DiskId, float]
    side: dict[DiskId, Side]  # the characters, in setup order (DK-GEO-11)
    lives: dict[DiskId, int]
    most: dict[DiskId, int]  # DK-DMG-01 the maximum of lives
    tags: dict[DiskId, str]
    columns: dict[DiskId, tuple[DiskId, ...]]  # DK-STK-02 the missiles on a character, the lowest first
    layer: dict[DiskId, Seat]  # DK-SUP-10 whose missile it is
    supply: dict[DiskId, int]  # DK-SUP-01 missiles on the card of a character with a limited supply
    charged: str  # DK-TRA-09 the hero on whose card the Div disk lies
    terrain: tuple[str, ...]  # the pieces that stand there now
    # the course of the battle
    round: int  # 0 while players deploy
    first: Seat
    active: Seat
    actions: int  # DK-TRN-01 left in this turn
    acted: set[DiskId]
    raised: set[DiskId]  # DK-ART-23 resurrected this turn
    fell: set[DiskId]  # died this turn: nobody else is called so before the next
    used: set[DiskId]  # DK-ART-11 artifacts used this turn
    penalties: list[int]  # by seat: time cards in the camp
    bonuses: list[int]
    extra: int  # DK-TIM-09 bonus cards of the active player that still give an action in this turn
    out: tuple[Side, ...]  # in the order of going
    fighters: list[int]  # DK-ART-21 by side: fighters at the start of the battle
    graves: list[tuple[str, ...]]  # DK-ART-22 by side: the types of fighters that died and were not brought back
    turns: list[int]  # ended, by seat
    dealt: int  # DK-RIT-02 damage to enemies in this turn, by its player
    kills: int  # enemies that died in this turn
    total: list[int]  # damage to enemies in this battle, by side
    peace: int  # DK-WIN-09 full rounds in a row without any damage
    harmed: bool  # whether anybody was damaged in this round
    held: dict[DiskId, Held]
    fallen: list[int]  # characters that died, by side
    lost: dict[str, int]  # characters that died, by tag
    dying: tuple[DiskId, ...]  # DK-DMG-09 dead, with the disk still on the table
    dead: tuple[Fallen, ...]  # DK-RES-10 whose death triggers are still due
    decided: bool
    winners: tuple[Team, ...]  # of a battle that is decided; several after a draw, nobody after a lost etude
    # the rituals
    deck: Annotated[Pile, Zone(NOBODY)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    discard: Annotated[Pile, Zone(EVERYBODY)]
    script: Annotated[Script, DERIVED]
    ground: Annotated[Ground, DERIVED]

    def derive(self) -> None:
        """The script of this battle, and its terrain as rules and physics know it."""
        self.script = current(self.campaign, self.book, self.own, self.ended)
        self.ground = ground_of(self.script, self.terrain)


@lru_cache(maxsize=1024)
def type_of(disk: DiskId) -> str:
    """The type of a character, the short name of a missile; an artifact or barrel is its own."""
    return disk.rstrip("0123456789")


def card(desk: Desk, disk: DiskId) -> Character:
    return desk.content.characters[type_of(disk)]


def missile(desk: Desk, disk: DiskId) -> Missile:
    """The card of a missile disk."""
    return desk.content.missiles[SHORTS[type_of(disk)]]


def size(desk: Desk, disk: DiskId) -> Size:
    """DK-PHY-23 How large and heavy a disk is; artifacts and barrels are alike."""
    kind = type_of(disk)
    if kind in desk.content.characters:
        return desk.content.sizes[desk.content.characters[kind].rank]
    return desk.content.sizes["missile" if kind in SHORTS else "artifact"]


def radius(desk: Desk, disk: DiskId) -> float:
    return size(desk, disk).diameter / 2


def is_artifact(desk: Desk, disk: DiskId) -> bool:
    """Whether it is an artifact: a barrel is none (DK-ART-25)."""
    return disk in desk.content.artifacts


def is_alive(desk: Desk, disk: DiskId) -> bool:
    """DK-DMG-09, DK-WIN-03 Whether it is a character that lives, on the table or waiting to be returned."""
    return desk.lives.get(disk, 0) > 0


def living(desk: Desk, side: Side) -> tuple[DiskId, ...]:
    """DK-GEN-05 The living characters of a side, not of its allies, in setup order."""
    lives = desk.lives
    return tuple([disk for disk, owner in desk.side.items() if owner == side and lives[disk] > 0])


def everybody(desk: Desk) -> tuple[DiskId, ...]:
    """DK-GEN-04 All living characters, in setup order."""
    lives = desk.lives
    return tuple([disk for disk in desk.side if lives[disk] > 0])


def team_of(desk: Desk, side: Side) -> Team:
    """Sides of one team are allies."""
    return desk.script.sides[side].team


def in_setup_order(desk: Desk) -> tuple[DiskId, ...]:
    """DK-GEO-11 Every disk by its index: artifacts, barrels, characters as they came, missiles on the table."""
    laid = [artifact.artifact for artifact in desk.script.artifacts] + [barrel.object_id for barrel in desk.script.objects]
    return tuple(dict.fromkeys([*laid, *desk.side, *desk.at]))


def are_allies(desk: Desk, one: Side, other: Side) -> bool:
    """DK-GEN-03 Whether two sides are the same or of one team."""
    sides = desk.script.sides
    return one == other or sides[one].team == sides[other].team


def is_passive(desk: Desk, side: Side) -> bool:
    """DK-SCR-15 Whether a side never takes a turn, and chooses nothing."""
    return side >= desk.seats


def where(desk: Desk, disk: DiskId) -> Spot:
    """DK-GEO-06, DK-STK-14, DK-STK-18 The centre of a disk: a rider's is that of its carrier."""
    return desk.at[desk.on.get(disk, disk)]


def is_placed(desk: Desk, disk: DiskId) -> bool:
    """Whether the disk lies on the table or on an artifact that does (one that left and waits does not)."""
    return desk.on.get(disk, disk) in desk.at


def bearer(desk: Desk, artifact: DiskId) -> DiskId:
    """DK-ART-02 Who stands on an artifact, "" if nobody."""
    return next((disk for disk, base in desk.on.items() if base == artifact), NONE)


def controller(desk: Desk, artifact: DiskId) -> Side | None:
    """DK-ART-02 Whose character stands on an artifact."""
    standing = bearer(desk, artifact)
    return desk.side[standing] if standing else None


def bears(desk: Desk, disk: DiskId, short: str) -> int:
    """How many missiles of a kind (by its short name) lie on a character."""
    return sum([type_of(missile) == short for missile in desk.columns.get(disk, ())])


def is_wounded(desk: Desk, disk: DiskId) -> bool:
    """DK-DMG-13 Fewer lives than the maximum."""
    return desk.lives[disk] < desk.most[disk]


def crowd(desk: Desk) -> Crowd:
    """What lies and stands on the table now."""
    lying = tuple([Lying(disk, spot.x, spot.y, radius(desk, disk)) for disk, spot in desk.at.items()])
    return Crowd(lying, desk.ground.pieces, desk.script.field.w, desk.script.field.h)


def steadiness(desk: Desk, seat: Seat) -> int:
    """RULES.md 3.4 and 4.3 The steadiness of a player's hand in this battle."""
    return desk.script.hand(desk.hands_agreed[seat])


def with_rituals(desk: Desk) -> bool:
    """DK-SET-15 Whether the battle is played with rituals: as agreed, else as the script says."""
    return desk.script.rituals.enabled if desk.ritual_cards == "script" else desk.ritual_cards == "on"
