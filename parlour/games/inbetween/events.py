"""What happens in a game of In Between: every event that the rules tell, in ids and numbers."""

from typing import NamedTuple

from parlour.kernel import Card, plain


@plain
class CharactersDealt(NamedTuple):
    """IB-202 The circle was dealt, clockwise from position 1."""

    circle: tuple[str, ...]


@plain
class MarkerPlaced(NamedTuple):
    """IB-205, IB-206 and IB-207 The activity marker lies on a character; its upper side begins."""

    character: str
    side: str


@plain
class TurnBegan(NamedTuple):
    """IB-301 The next turn began."""

    turn: int
    side: str


@plain
class KnowledgeUsed(NamedTuple):
    """IB-401 A side used its knowledge effect."""

    side: str
    effect: str


@plain
class Rested(NamedTuple):
    """IB-551 A side rested."""

    side: str


@plain
class Prepared(NamedTuple):
    """IB-541 A side prepares."""

    side: str


@plain
class CardPlayed(NamedTuple):
    """IB-501 A card was played."""

    side: str
    card: Card


@plain
class TokenLaid(NamedTuple):
    """IB-508 A symbol token was put on a character; from the supply if it has no source."""

    side: str
    symbol: str
    character: str
    source: str


@plain
class TokenKept(NamedTuple):
    """IB-510 A symbol token was put on the character on which it lay already."""

    side: str
    symbol: str
    character: str


@plain
class TokenReturned(NamedTuple):
    """IB-532 and IB-533 A token went back to the supply."""

    symbol: str
    character: str


@plain
class Shifted(NamedTuple):
    """IB-601 A character moved one rung, perhaps to the other face."""

    side: str  # who shifts
    character: str
    way: str
    rung: int  # where it stands now
    turned: bool


@plain
class Locked(NamedTuple):
    """IB-608 A character is Secured or Devoured: so many of that side's now."""

    character: str
    side: str
    total: int


@plain
class CardActivated(NamedTuple):
    """IB-513 The effect of a card was paid for."""

    side: str
    card: Card
    cost: int


@plain
class EffectCancelled(NamedTuple):
    """IB-923 The Revolver cancelled the effect of a card."""

    card: Card


@plain
class NothingChanged(NamedTuple):
    """IB-109 An effect was carried out that was void."""

    effect: str


@plain
class CardDiscarded(NamedTuple):
    """IB-106 A card went to its owner's discard pile."""

    side: str
    card: Card


@plain
class CardsDrawn(NamedTuple):
    """IB-131 A side drew cards."""

    side: str
    cards: tuple[Card, ...]
    number: int


@plain
class DeckShuffled(NamedTuple):
    """IB-132 A discard pile became a deck."""

    side: str
    cards: int


@plain
class EnergyGained(NamedTuple):
    """IB-124 A side gained energy; it wanted more where its cubes ran out."""

    side: str
    amount: int
    wanted: int


@plain
class EnergyLost(NamedTuple):
    """IB-113 A side lost energy."""

    side: str
    amount: int


@plain
class KnowledgeRaised(NamedTuple):
    """IB-410 A side raised its knowledge."""

    side: str
    level: int
    price: int


@plain
class KnowledgeLowered(NamedTuple):
    """IB-412 A side's knowledge fell."""

    side: str
    level: int


@plain
class EffectUsed(NamedTuple):
    """IB-706 The effect of a character was used."""

    side: str
    character: str
    effect: str


@plain
class RadioUsed(NamedTuple):
    """IB-710 The Radio called a character."""

    character: str
    price: int


@plain
class MarkerMoved(NamedTuple):
    """IB-801 The activity marker made a step."""

    source: str
    character: str


@plain
class SkipSpent(NamedTuple):
    """IB-802 The marker passed over a character, and the skip card was discarded."""

    card: Card
    character: str


@plain
class DirectionTurned(NamedTuple):
    """IB-808 The direction token was turned: 1 is clockwise, -1 counter-clockwise."""

    direction: int


@plain
class CharacterRemoved(NamedTuple):
    """IB-811 A character left the game."""

    side: str  # who removed it
    character: str


@plain
class CharacterRelocated(NamedTuple):
    """IB-810 A character was put directly clockwise of another."""

    character: str
    after: str


@plain
class SkipLaid(NamedTuple):
    """IB-806 A skip card was put on a character."""

    side: str
    card: Card
    character: str


@plain
class Equipped(NamedTuple):
    """IB-903 An equipment card stays in play; the Shotgun on a character."""

    card: Card
    character: str  # or "nobody"


@plain
class EquipmentLost(NamedTuple):
    """IB-907 An equipment card left play, to the box or to the discard pile."""

    card: Card
    place: str


@plain
class HandSeen(NamedTuple):
    """IB-H01 A side looked at the other's hand."""

    side: str
    cards: tuple[Card, ...]


@plain
class CardRecovered(NamedTuple):
    """IB-H02 A card returned from a discard pile to the hand."""

    side: str
    card: Card


@plain
class GameEnded(NamedTuple):
    """6.10 The game is over."""

    winner: str  # a side, or "nobody"
    reason: str


EVENTS: tuple[type, ...] = (
    CharactersDealt, MarkerPlaced, TurnBegan, KnowledgeUsed, Rested, Prepared, CardPlayed, TokenLaid, TokenKept,
    TokenReturned, Shifted, Locked, CardActivated, EffectCancelled, NothingChanged, CardDiscarded, CardsDrawn, DeckShuffled,
    EnergyGained, EnergyLost, KnowledgeRaised, KnowledgeLowered, EffectUsed, RadioUsed, MarkerMoved, SkipSpent,
    DirectionTurned, CharacterRemoved, CharacterRelocated, SkipLaid, Equipped, EquipmentLost, HandSeen, CardRecovered,
    GameEnded,
)  # fmt: skip
