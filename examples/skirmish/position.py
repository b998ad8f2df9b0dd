"""What lies on the table of Skirmish, and the verbs that change it."""

from typing import Annotated, NamedTuple, TypeAlias

from examples.skirmish.board import BIT, FIELD, WOODS, Hex, Hexes, spread
from examples.skirmish.content.pieces import Content
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, OWNER, Card, Over, Pile, Position, Seat, Zone, plain, win

RED, BLUE = 0, 1
UnitId: TypeAlias = str


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
    standing: Annotated[list[Hexes], DERIVED]  # the hexes with units of Red and of Blue

    def derive(self) -> None:
        self.standing = [0, 0]
        for unit, place in self.at.items():
            self.standing[owner(unit)] |= BIT[place]


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


def owner(unit: UnitId) -> Seat:
    """The seat that leads the unit."""
    return RED if unit[0] == "r" else BLUE


def army(war: War, seat: Seat) -> tuple[UnitId, ...]:
    """The units of a seat that are on the field."""
    letter = "rb"[seat]
    return tuple([unit for unit in war.at if unit[0] == letter])


def gone(war: War, unit: UnitId) -> bool:
    """Whether the unit has left the field."""
    return unit not in war.at


def empty(war: War) -> Hexes:
    """The hexes with no unit on them."""
    return FIELD & ~(war.standing[RED] | war.standing[BLUE])


def controlled(war: War, seat: Seat) -> Hexes:
    """6.3 The hexes next to units of a seat: their zones of control."""
    return spread(war.standing[seat])


def in_woods(war: War, unit: UnitId) -> bool:
    """Whether the unit is sheltered."""
    return bool(BIT[war.at[unit]] & WOODS)


def place(war: War, unit: UnitId, hex: Hex) -> None:
    """Puts a unit of the field on another hex."""
    war.standing[owner(unit)] ^= BIT[war.at[unit]] | BIT[hex]
    war.at[unit] = hex


def lose(war: War, unit: UnitId, hits: int) -> None:
    """6.12 to 6.14 The unit loses health, perhaps the field, and with the last unit the game."""
    left = war.health[unit] - hits
    if left > 0:
        war.health[unit] = left
        return
    war.standing[owner(unit)] ^= BIT[war.at[unit]]
    del war.at[unit], war.health[unit]
    war.ready = tuple([each for each in war.ready if each != unit])
    war.tell(UnitDestroyed(unit))
    seat = owner(unit)
    if not army(war, seat):
        raise Over(win(1 - seat, 2))
