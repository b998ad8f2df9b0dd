"""What happens in a game of Horde: every event that the rules tell, in ids and numbers."""

from typing import NamedTuple

from parlour.kernel import Card, plain


@plain
class FirstSideRolled(NamedTuple):
    """HD-SET-14 One die was rolled for each side."""

    alliance: int
    horde: int
    side: str  # the first side; "nobody" after a tie


@plain
class UnitsChosen(NamedTuple):
    """HD-SET-21 A faction has chosen its starting units."""

    faction: str
    units: tuple[str, ...]


@plain
class UnitPlaced(NamedTuple):
    """HD-SET-24 A starting unit was placed."""

    unit: str
    hex: str


@plain
class EventsShuffled(NamedTuple):
    """HD-SET-29 and HD-TRN-07 The event deck was shuffled."""

    cards: int


@plain
class RoundBegan(NamedTuple):
    """HD-TRN-01 The next round began."""

    round: int


@plain
class EventDrawn(NamedTuple):
    """HD-EVT-01 The event of the round was drawn."""

    card: Card


@plain
class WagerRolled(NamedTuple):
    """HD-EVT-07 A faction rolled its die in a wager."""

    faction: str
    die: int


@plain
class WagerWon(NamedTuple):
    """HD-EVT-07 A faction won a wager."""

    faction: str
    card: Card


@plain
class TurnBegan(NamedTuple):
    """HD-TRN-03 The turn of a faction began."""

    faction: str


@plain
class TokenAdvanced(NamedTuple):
    """HD-SUM-04 A token moved on its summon track."""

    faction: str
    unit: str
    section: int


@plain
class UnitArrived(NamedTuple):
    """HD-SUM-07 A unit came from the track to the board."""

    unit: str
    hex: str


@plain
class UnitSummoned(NamedTuple):
    """HD-SUM-13 A token of the reserve was put on the track."""

    faction: str
    unit: str
    section: int


@plain
class UnitActivated(NamedTuple):
    """HD-ACT-03 The activation of a unit began."""

    unit: str


@plain
class TraitStolen(NamedTuple):
    """HD-TR-NM2a A Thief copied the trait of a kind of unit."""

    unit: str
    kind: str
    trait: str


@plain
class UnitMoved(NamedTuple):
    """HD-MOV-09 A unit made one step."""

    unit: str
    hex: str


@plain
class TrapSprung(NamedTuple):
    """HD-TRP-03 A unit entered a trap."""

    unit: str
    hex: str


@plain
class AttackDeclared(NamedTuple):
    """HD-CMB-03 A unit attacks another; manner is melee, ranged, aimed or provoked."""

    unit: str
    target: str
    second: str | None  # the second target of an area attack
    manner: str


@plain
class DiceRolled(NamedTuple):
    """HD-CMB-04, HD-CMB-06 and HD-RET-05 A die for a unit; purpose is attack, defence, retreat or chase."""

    unit: str
    purpose: str
    die: int
    total: int


@plain
class Rerolled(NamedTuple):
    """HD-TR-SM8a A die is rolled again."""

    unit: str
    purpose: str


@plain
class AttackMissed(NamedTuple):
    """HD-CMB-07 An attack missed."""

    unit: str
    target: str


@plain
class UnitWounded(NamedTuple):
    """HD-CMB-09 A unit lost health."""

    unit: str
    loss: int
    left: int


@plain
class UnitDied(NamedTuple):
    """HD-GEN-07 A unit lost its last health."""

    unit: str


@plain
class Retreated(NamedTuple):
    """HD-RET-08 A unit got away."""

    unit: str
    hex: str


@plain
class RetreatFailed(NamedTuple):
    """HD-RET-09 A unit did not get away."""

    unit: str


@plain
class Pushed(NamedTuple):
    """HD-TR-CH3a A unit was pushed."""

    unit: str
    hex: str


@plain
class StatusGained(NamedTuple):
    """A unit has a status now (RULES.md 2.6)."""

    unit: str
    status: str


@plain
class StatusLost(NamedTuple):
    """A unit has a status no longer."""

    unit: str
    status: str


@plain
class Healed(NamedTuple):
    """HD-STA-14 A unit regained health."""

    unit: str
    health: int


@plain
class TrapLaid(NamedTuple):
    """HD-TR-CH4a A unit laid a trap."""

    unit: str
    hex: str


@plain
class DisguiseDropped(NamedTuple):
    """HD-TR-NM6b A unit is disguised no longer."""

    unit: str


@plain
class SettlementDamaged(NamedTuple):
    """HD-SIE-04 A settlement lost durability."""

    settlement: str
    loss: int
    left: int


@plain
class SettlementDestroyed(NamedTuple):
    """HD-SIE-11 A settlement fell."""

    settlement: str


@plain
class HoldBegan(NamedTuple):
    """HD-VIC-09 The Horde holds enough units beyond the border."""

    faction: str
    units: int


@plain
class HoldBroken(NamedTuple):
    """HD-VIC-10 Too few units are left beyond the border."""

    faction: str
    units: int


@plain
class BattleEnded(NamedTuple):
    """HD-ACT-05 The Battle phase of a faction is over."""

    faction: str


@plain
class GameWon(NamedTuple):
    """HD-TRN-09 A side has won; side is "nobody" in a draw."""

    side: str
    reason: str


EVENTS = (
    FirstSideRolled, UnitsChosen, UnitPlaced, EventsShuffled, RoundBegan, EventDrawn, WagerRolled, WagerWon, TurnBegan,
    TokenAdvanced, UnitArrived, UnitSummoned, UnitActivated, TraitStolen, UnitMoved, TrapSprung, AttackDeclared,
    DiceRolled, Rerolled, AttackMissed, UnitWounded, UnitDied, Retreated, RetreatFailed, Pushed, StatusGained, StatusLost,
    Healed, TrapLaid, DisguiseDropped, SettlementDamaged, SettlementDestroyed, HoldBegan, HoldBroken, BattleEnded, GameWon,
)  # fmt: skip
