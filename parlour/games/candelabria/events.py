"""What happens in a game of Candelabria: every event that the rules tell, in ids and numbers."""

from typing import NamedTuple

from parlour.kernel import Card, plain


@plain
class HouseTaken(NamedTuple):
    """CN-205 and CN-232 A seat leads this House."""

    seat: int
    house: str


@plain
class YearBegan(NamedTuple):
    """CN-101 The next year began."""

    year: int


@plain
class SeasonBegan(NamedTuple):
    """CN-102 The next season of the year began."""

    season: str


@plain
class CurseAppeared(NamedTuple):
    """CN-303 and CN-304 A curse card lies on the display; its region is struck (with two players: haunted)."""

    curse: Card
    region: int


@plain
class HouseCandleCame(NamedTuple):
    """CN-302 A House candle card went to the hand of its House."""

    house: str
    card: Card


@plain
class CandlePlaced(NamedTuple):
    """CN-413, CN-414 and CN-415 A candle card was paid for, and its candle stands on the map."""

    house: str
    card: Card
    role: str
    territory: str
    wax: int


@plain
class CandlesDrawn(NamedTuple):
    """CN-421 and CN-632 Candle cards were drawn."""

    house: str
    cards: tuple[Card, ...]
    number: int


@plain
class CandlesReturned(NamedTuple):
    """CN-633 and CN-796 Candle cards went under the deck, unseen by others."""

    house: str
    cards: tuple[Card, ...]
    number: int


@plain
class CardSpent(NamedTuple):
    """CN-431 A candle card was discarded for a manoeuvre."""

    house: str
    card: Card


@plain
class FigureMoved(NamedTuple):
    """CN-434 and CN-437 A castle or a candle made a move; a burnt one cost a flame."""

    house: str
    figure: str
    source: str
    territory: str
    burnt: bool


@plain
class FigureRelocated(NamedTuple):
    """CN-472 A figure was put somewhere else, which is no move."""

    house: str
    figure: str
    source: str
    territory: str


@plain
class CandlePushed(NamedTuple):
    """CN-466 A warrior drove a candle away."""

    candle: str
    source: str
    territory: str


@plain
class EarthLit(NamedTuple):
    """CN-469 and CN-704 An earth flame was placed."""

    house: str
    territory: str


@plain
class CandleFed(NamedTuple):
    """CN-704 A candle got a flame more."""

    candle: str
    flames: int


@plain
class EarthDoused(NamedTuple):
    """CN-709 An earth flame was extinguished."""

    house: str
    territory: str


@plain
class CandleDimmed(NamedTuple):
    """CN-709 A candle lost a flame."""

    candle: str
    flames: int


@plain
class FlameSent(NamedTuple):
    """CN-611 and CN-712 An earth flame was laid before a curse card."""

    house: str
    curse: Card


@plain
class CubesTaken(NamedTuple):
    """CN-626 A House took cubes from the supply; what did not fit was lost."""

    house: str
    wax: int
    gold: int
    lost: int


@plain
class CubeStolen(NamedTuple):
    """CN-720 and CN-723 A House took a cube from another; without room for it, it went to the supply."""

    house: str
    victim: str
    kind: str
    kept: bool


@plain
class TacticsTaken(NamedTuple):
    """CN-614 and CN-714 A House took a tactics card from the display."""

    house: str
    card: Card


@plain
class UpgradeBuilt(NamedTuple):
    """CN-621 A castle got an upgrade, for so much gold."""

    house: str
    upgrade: Card
    gold: int


@plain
class TempleBuilt(NamedTuple):
    """CN-741 A temple was placed."""

    house: str
    temple: str
    region: int


@plain
class TempleRazed(NamedTuple):
    """CN-716 The top temple of a region was removed."""

    house: str
    temple: str
    region: int


@plain
class PointsGained(NamedTuple):
    """CN-118 A House gained victory points, for this reason."""

    house: str
    vp: int
    reason: str


@plain
class PointsLost(NamedTuple):
    """CN-118 A House lost victory points, for this reason."""

    house: str
    vp: int
    reason: str


@plain
class MissionCompleted(NamedTuple):
    """CN-1202 A House completed a mission."""

    house: str
    mission: Card


@plain
class CurseTurned(NamedTuple):
    """CN-813 and CN-814 A curse has come under the control of a House ("nobody" where no flame lay before it)."""

    curse: Card
    house: str


@plain
class CursePlaced(NamedTuple):
    """CN-817 and CN-1105 A curse figure stands in a region."""

    curse: Card
    region: int
    territory: str


@plain
class CurseMoved(NamedTuple):
    """CN-1111 A curse figure made a step."""

    curse: Card
    source: str
    territory: str


@plain
class DiscoveryMade(NamedTuple):
    """CN-1432 A candle took a discovery token."""

    house: str
    token: Card
    region: int


@plain
class TrackChanged(NamedTuple):
    """CN-839 and CN-947 The turn order changed."""

    houses: tuple[str, ...]


@plain
class WitheringTaken(NamedTuple):
    """CN-1301 The runner-up for a curse took a withering card and laid it on a slot."""

    house: str
    card: Card
    slot: int


@plain
class BattleBegan(NamedTuple):
    """CN-904 A region is fought over by these Houses."""

    region: int
    houses: tuple[str, ...]


@plain
class TacticsRevealed(NamedTuple):
    """CN-918 What a House has laid on its two slots."""

    house: str
    cards: tuple[Card, ...]
    slots: tuple[str, ...]  # by slot: a card or "none"


@plain
class TacticsNeutralised(NamedTuple):
    """CN-923 A card was discarded to remove another."""

    house: str
    card: Card
    victim: str
    target: Card


@plain
class TacticsResolved(NamedTuple):
    """CN-932 A tactics card is resolved."""

    house: str
    card: Card


@plain
class RegionWon(NamedTuple):
    """CN-907, CN-940 and CN-941 A region was won ("nobody"), with these powers by House."""

    region: int
    house: str
    powers: tuple[int, ...]


@plain
class GameEnded(NamedTuple):
    """CN-1026 The House with most victory points wins."""

    house: str


@plain
class ScenarioBegan(NamedTuple):
    """CN-1501 A solo scenario begins; there are so many rounds for it."""

    scenario: str
    rounds: int


@plain
class RivalCame(NamedTuple):
    """CN-1506 An automated House has come into the game."""

    house: str


@plain
class RoundBegan(NamedTuple):
    """CN-1511 The next round of a scenario began."""

    round: int
    rounds: int


@plain
class CandlesTakenBack(NamedTuple):
    """CN-1512 The candle cards of the manoeuvre area are in hand again."""

    house: str
    number: int


@plain
class SkirmishFought(NamedTuple):
    """CN-1513 A tactics card is played in a region, and is gone for good."""

    house: str
    card: Card
    region: int


@plain
class RespiteGained(NamedTuple):
    """CN-1515 A House has gained respite, and now has so much."""

    house: str
    gained: int
    respite: int


@plain
class OrderRevealed(NamedTuple):
    """CN-1511 An automated House got an order."""

    house: str
    order: Card


@plain
class OrderSpared(NamedTuple):
    """CN-1516 A respite was spent: the order has no effect. So much respite is left."""

    house: str
    order: Card
    respite: int


@plain
class OrdersShuffled(NamedTuple):
    """CN-1535 and CN-1542 The order deck was shuffled with its discards."""


@plain
class ObjectiveMet(NamedTuple):
    """CN-1523 and CN-1524 The scenario is won with so many rounds left: a narrow, clear or brilliant victory."""

    house: str
    rating: str
    left: int


@plain
class TimeRanOut(NamedTuple):
    """CN-1523 The last round is over, and the scenario is lost."""

    house: str


EVENTS: tuple[type, ...] = (
    HouseTaken, YearBegan, SeasonBegan, CurseAppeared, HouseCandleCame, CandlePlaced, CandlesDrawn, CandlesReturned,
    CardSpent, FigureMoved, FigureRelocated, CandlePushed, EarthLit, CandleFed, EarthDoused, CandleDimmed, FlameSent,
    CubesTaken, CubeStolen, TacticsTaken, UpgradeBuilt, TempleBuilt, TempleRazed, PointsGained, PointsLost, MissionCompleted,
    CurseTurned, CursePlaced, CurseMoved, DiscoveryMade, TrackChanged, WitheringTaken, BattleBegan, TacticsRevealed,
    TacticsNeutralised, TacticsResolved, RegionWon, GameEnded,
    ScenarioBegan, RivalCame, RoundBegan, CandlesTakenBack, SkirmishFought, RespiteGained, OrderRevealed, OrderSpared,
    OrdersShuffled, ObjectiveMet, TimeRanOut,
)  # fmt: skip
