"""What happens in a game of Desktopia: every event that the rules tell, in ids and numbers."""

from typing import NamedTuple

from parlour.kernel import Card, plain


@plain
class BattleBegan(NamedTuple):
    """DK-SET-01 A script was laid out; `number` counts the battles of a campaign from 1, 0 for a single battle."""

    script: str
    number: int


@plain
class FirstPlayerDrawn(NamedTuple):
    """DK-SET-17 By lot."""

    seat: int


@plain
class SquadDeployed(NamedTuple):
    """DK-SET-08 A side put its squad on the table, or a reinforcement."""

    seat: int
    disks: tuple[str, ...]


@plain
class RoundBegan(NamedTuple):
    """RULES.md 5 The next round began."""

    round: int


@plain
class TurnBegan(NamedTuple):
    """DK-TIM-06 A player's turn began with so many actions."""

    seat: int
    actions: int


@plain
class TurnSkipped(NamedTuple):
    """DK-TIM-07 Penalties left a player no action: the whole turn is skipped."""

    seat: int


@plain
class TurnEnded(NamedTuple):
    """RULES.md 5 A player's turn is over."""

    seat: int


@plain
class Path(NamedTuple):
    """DK-PHY-22 A disk's new path: when and where it begins, with which velocity (mm/s) and spin (degrees a second)."""

    disk: str
    time: float
    x: float
    y: float
    vx: float
    vy: float
    spin: float


@plain
class Happening(NamedTuple):
    """Something in the course of a flick: hit, touch, terrain, shed, left or clear; `speed` is how hard."""

    time: float
    kind: str
    disk: str
    other: str
    speed: float
    x: float
    y: float


@plain
class DiskFlicked(NamedTuple):
    """DK-FLK-01 A disk was flicked: as it was aimed and as the hand did it; the motion, line by line.

    `why` is flick, shot, second (a Tornado's second shot), ramprack or magnet; `shooter` is "" unless a missile was shot.
    """

    seat: int
    disk: str
    why: str
    shooter: str
    x: float
    y: float
    angle: float
    speed: int
    real_angle: float
    real_speed: float
    power: bool
    paths: tuple[Path, ...]
    happenings: tuple[Happening, ...]
    cut_short: bool


@plain
class CharacterHit(NamedTuple):
    """DK-HIT-11 A flicked character hit an enemy: 1, doubled by power and burning, and what Lariats and a charge add."""

    disk: str
    target: str
    damage: int
    power: bool
    burning: bool
    lariats: int
    charge: int


@plain
class ShotStruck(NamedTuple):
    """DK-SHO-08 A missile found its target."""

    missile: str
    target: str
    damage: int


@plain
class ShotMissed(NamedTuple):
    """DK-SHO-08 A missile found nobody."""

    missile: str


@plain
class CharacterWounded(NamedTuple):
    """DK-DMG-02 Damage was dealt; `by` is the disk, missile or zone that dealt it, `left` the lives that are left."""

    disk: str
    damage: int
    left: int
    by: str


@plain
class DamagePrevented(NamedTuple):
    """DK-DMG-04 Damage was not dealt, because of a shield, smoker or the script."""

    disk: str
    damage: int
    by: str
    why: str


@plain
class CharacterHealed(NamedTuple):
    """DK-DMG-05 A character received lives; `by` is what gave them."""

    disk: str
    lives: int
    now: int
    by: str


@plain
class CharacterDied(NamedTuple):
    """DK-DMG-09 A character died; its disk is taken away."""

    disk: str
    side: int


@plain
class MissileLaid(NamedTuple):
    """DK-SHO-12 A missile lies on a character now, for this player; `source` is where it lay before, "" if on a card."""

    missile: str
    target: str
    seat: int
    source: str


@plain
class MissileFell(NamedTuple):
    """DK-STK-06 A missile slid off its carrier."""

    missile: str
    carrier: str


@plain
class MissileDiscarded(NamedTuple):
    """A missile was taken off a disk, or (with `supply`) off a character's card."""

    missile: str
    carrier: str
    supply: bool


@plain
class SupplyChanged(NamedTuple):
    """DK-SUP-01 So many missiles lie on a character's card now."""

    disk: str
    missile: str
    stored: int


@plain
class CharacterShaken(NamedTuple):
    """DK-STK-07 A character fell off an artifact and stands on the table."""

    disk: str
    artifact: str
    x: float
    y: float


@plain
class DiskReturned(NamedTuple):
    """DK-OUT-04 A disk that had left the table over an edge was set back."""

    disk: str
    edge: str
    x: float
    y: float


@plain
class DiskPlaced(NamedTuple):
    """DK-PLC-01 A disk was moved by hand; `by` is the spell, ritual, artifact or rule that moved it."""

    disk: str
    x: float
    y: float
    by: str


@plain
class DiskTurned(NamedTuple):
    """DK-PLC-07 A player chose a facing."""

    disk: str
    facing: float


@plain
class DisksExchanged(NamedTuple):
    """DK-SPL-08 A Phantom and a comrade changed places."""

    disk: str
    other: str


@plain
class ArtifactTaken(NamedTuple):
    """DK-ART-03 A character stands on an artifact; its player controls it."""

    seat: int
    disk: str
    artifact: str


@plain
class ArtifactFreed(NamedTuple):
    """DK-ART-10 Nobody controls an artifact any longer."""

    artifact: str


@plain
class ArtifactUsed(NamedTuple):
    """DK-ART-11 A player used an artifact; `effect` tells which where there are two."""

    seat: int
    artifact: str
    effect: str


@plain
class ActionLost(NamedTuple):
    """DK-TIM-03 A disk left the table: an action is lost."""

    seat: int


@plain
class BonusSpent(NamedTuple):
    """DK-TIM-09 A bonus card goes back: its extra action is taken or lost."""

    seat: int


@plain
class TimeCardTaken(NamedTuple):
    """DK-TIM-04 A time card came into a camp; `kind` is penalty or bonus."""

    seat: int
    kind: str


@plain
class TimeCardsCancelled(NamedTuple):
    """DK-TIM-08 A penalty and a bonus in one camp went back together; `current`: the bonus was one of this turn."""

    seat: int
    current: bool


@plain
class SpellCast(NamedTuple):
    """DK-SPL-01 A character cast its spell; `target` is "" for Akeru."""

    seat: int
    disk: str
    target: str


@plain
class ChargeLaid(NamedTuple):
    """DK-TRA-08 The Div disk lies on a hero's card."""

    hero: str


@plain
class ChargeSpent(NamedTuple):
    """DK-TRA-10 The Div charge was used up, or lost with its hero."""

    hero: str


@plain
class FighterCame(NamedTuple):
    """DK-ART-22, DK-RIT-09 A fighter entered from the reserve; `by` is smithy_of_dust or summoning."""

    seat: int
    disk: str
    by: str


@plain
class RitualDrawn(NamedTuple):
    """DK-RIT-01 A player drew a ritual card."""

    seat: int
    card: Card


@plain
class RitualPlayed(NamedTuple):
    """DK-RIT-05 A player played a ritual card."""

    seat: int
    card: Card


@plain
class RitualsShuffled(NamedTuple):
    """DK-RIT-07 The discard became the deck."""


@plain
class TerrainChanged(NamedTuple):
    """RULES.md 4.6 Things were put on the table or taken away."""

    added: tuple[str, ...]
    removed: tuple[str, ...]


@plain
class PlayerOut(NamedTuple):
    """DK-WIN-04 A side has no living character left."""

    side: int


@plain
class BattleWon(NamedTuple):
    """DK-WIN-01, DK-WIN-07 A team won; `reason` is the condition: eliminate_all ..., strength, or lost for the others' defeat."""

    team: int
    reason: str


@plain
class BattleDrawn(NamedTuple):
    """DK-WIN-08 Nobody won: equal strengths, or a puzzle that is lost."""

    reason: str


@plain
class CampaignStands(NamedTuple):
    """RULES.md 4.7 The points of the campaign after a battle, by seat."""

    points: tuple[int, ...]


EVENTS = (
    BattleBegan, FirstPlayerDrawn, SquadDeployed, RoundBegan, TurnBegan, TurnSkipped, TurnEnded, DiskFlicked, CharacterHit,
    ShotStruck, ShotMissed, CharacterWounded, DamagePrevented, CharacterHealed, CharacterDied, MissileLaid, MissileFell,
    MissileDiscarded, SupplyChanged, CharacterShaken, DiskReturned, DiskPlaced, DiskTurned, DisksExchanged, ArtifactTaken,
    ArtifactFreed, ArtifactUsed, ActionLost, BonusSpent, TimeCardTaken, TimeCardsCancelled, SpellCast, ChargeLaid, ChargeSpent,
    FighterCame, RitualDrawn, RitualPlayed, RitualsShuffled, TerrainChanged, PlayerOut, BattleWon, BattleDrawn, CampaignStands,
)  # fmt: skip
