"""What lies on the table of Skirmish, and the verbs that change it."""

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias

from examples.skirmish.board import BIT, FIELD, WOODS, Hex, Hexes, spread
from examples.skirmish.content.pieces import KIND_OF, Content, Kind
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, OWNER, Card, Over, Pile, Position, Seat, Zone, plain, win

RED, WHITE = 0, 1
UnitId: TypeAlias = str
OWNER_OF: dict[UnitId, Seat] = {unit: RED if unit.startswith("r") else WHITE for unit in KIND_OF}


class War(Position):
    """One game of Skirmish."""

    content: Content
    round: int
    at: dict[UnitId, Hex]  # the units on the field, where they stand
    health: dict[UnitId, int]
    ready: tuple[UnitId, ...]  # 5.3 still to be activated in this turn
    deck: Annotated[Pile, Zone(NOBODY)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    discard: Annotated[Pile, Zone(EVERYBODY)]
    standing: Annotated[list[Hexes], DERIVED]  # the hexes with units of Red and of White
    kind: Annotated[Mapping[UnitId, Kind], DERIVED]

    def derive(self) -> None:
        self.kind = {unit: self.content.kinds[kind] for unit, kind in self.content.kind_of.items()}
        self.standing = [0, 0]
        for unit, place in self.at.items():
            self.standing[OWNER_OF[unit]] |= BIT[place]


@plain
class CardDrawn(NamedTuple):
    """A seat drew a card."""

    seat: Seat
    card: Card


@plain
class RoundBegan(NamedTuple):
    """The next round began."""

    round: int


@plain
class UnitMoved(NamedTuple):
    """A unit moved."""

    unit: UnitId
    hex: Hex


@plain
class AttackDeclared(NamedTuple):
    """A unit attacked another."""

    unit: UnitId
    target: UnitId


@plain
class CardPlayed(NamedTuple):
    """The attacker laid a card."""

    seat: Seat
    card: Card


@plain
class Countered(NamedTuple):
    """The defender strikes first."""

    unit: UnitId


@plain
class FellBack(NamedTuple):
    """The defender gave way."""

    unit: UnitId
    hex: Hex


@plain
class Struck(NamedTuple):
    """A unit rolled dice against another."""

    unit: UnitId
    target: UnitId
    dice: tuple[int, ...]
    hits: int


@plain
class UnitDestroyed(NamedTuple):
    """A unit left the field."""

    unit: UnitId


EVENTS = (
    RoundBegan, CardDrawn, UnitMoved, AttackDeclared, CardPlayed, Countered, FellBack, Struck, UnitDestroyed,
)  # fmt: skip


def army(war: War, seat: Seat) -> tuple[UnitId, ...]:
    """The units of a seat that are on the field."""
    return tuple([unit for unit in war.at if OWNER_OF[unit] == seat])


def without(units: tuple[UnitId, ...], unit: UnitId) -> tuple[UnitId, ...]:
    """All but that one, if it is there."""
    if unit not in units:
        return units
    at = units.index(unit)
    return units[:at] + units[at + 1 :]


def gone(war: War, unit: UnitId) -> bool:
    """Whether the unit has left the field."""
    return unit not in war.at


def empty(war: War) -> Hexes:
    """The hexes with no unit on them."""
    return FIELD & ~(war.standing[RED] | war.standing[WHITE])


def controlled(war: War, seat: Seat) -> Hexes:
    """SK-6.3 The hexes next to units of a seat: their zones of control."""
    return spread(war.standing[seat])


def in_woods(war: War, unit: UnitId) -> bool:
    """Whether the unit is sheltered."""
    return bool(BIT[war.at[unit]] & WOODS)


def place(war: War, unit: UnitId, hex: Hex) -> None:
    """Puts a unit of the field on another hex."""
    war.standing[OWNER_OF[unit]] ^= BIT[war.at[unit]] | BIT[hex]
    war.at[unit] = hex


def lose(war: War, unit: UnitId, hits: int) -> None:
    """SK-6.12, SK-6.13 and SK-6.14 The unit loses health, perhaps the field, and with the last unit the game."""
    left = war.health[unit] - hits
    if left > 0:
        war.health[unit] = left
        return
    war.standing[OWNER_OF[unit]] ^= BIT[war.at[unit]]
    del war.at[unit], war.health[unit]
    war.ready = without(war.ready, unit)
    war.tell(UnitDestroyed(unit))
    seat = OWNER_OF[unit]
    if not army(war, seat):
        raise Over(win(1 - seat, 2))
