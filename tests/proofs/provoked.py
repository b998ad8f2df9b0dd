"""Horde: a move through enemy zones provokes attack after attack, each with the defender's answer and dice.

HD-MOV-09, HD-MOV-10 and what zones of control provoke (chapter 6.7), on a strip of hexes; a shield that may be raised
stands for the countermeasures.
"""

from pathlib import Path
from typing import NamedTuple, TypeAlias

from parlour.kernel import Decision, Game, Play, Position, Seat, Terms, Words, ask, plain, roll, rule, share, win

UnitId: TypeAlias = str
Hex: TypeAlias = int  # two rows of ten: 0-9 above, 10-19 below


@plain
class Unit(NamedTuple):
    """A token on the board."""

    seat: Seat
    hex: Hex
    attack: int
    defence: int
    health: int


class War(Position):
    """Units, and the shields that are left to each seat."""

    units: dict[UnitId, Unit]
    shields: dict[Seat, int]


@plain
class Stepped(NamedTuple):
    unit: UnitId
    hex: Hex


@plain
class Provoked(NamedTuple):
    unit: UnitId
    by: UnitId
    attack: int
    defence: int


@plain
class Died(NamedTuple):
    unit: UnitId


@rule
def play(war: War) -> Play[tuple[float, ...]]:
    """Two turns each; whoever has the last unit standing wins."""
    for seat in (0, 1, 0, 1):
        mine = tuple([name for name, unit in war.units.items() if unit.seat == seat])
        if mine:
            choice = yield ask(seat, Decision("move", tuple([(name, *path) for name in mine for path in paths(war, name)])))
            yield from move(war, choice[0], choice[1:])
    alive = tuple(sorted({unit.seat for unit in war.units.values()}))
    return win(alive[0], 2) if len(alive) == 1 else share((0, 1), 2)


@rule
def move(war: War, unit: UnitId, path: tuple[Hex, ...]) -> Play[None]:
    """HD-MOV-09 The declared path, step by step; it ends early only if the unit dies."""
    for hex in path:
        start = war.units[unit].hex
        war.units[unit] = war.units[unit]._replace(hex=hex)
        war.tell(Stepped(unit, hex))
        for enemy in provoked(war, unit, start, hex):
            yield from provoked_attack(war, enemy, unit)
            if unit not in war.units:
                return


@rule
def provoked_attack(war: War, attacker: UnitId, mover: UnitId) -> Play[None]:
    """HD-ZOC-11 A normal attack, against which the target can only defend."""
    seat = war.units[mover].seat
    (die,) = yield roll(1)
    attack = die + war.units[attacker].attack
    shield = 0
    if war.shields[seat]:
        answer = yield ask(seat, Decision("countermeasure", ("defend", "shield"), {"attack": attack}))
        if answer == "shield":
            war.shields[seat] -= 1
            shield = 3
    (die,) = yield roll(1)
    defence = die + war.units[mover].defence + shield
    war.tell(Provoked(mover, attacker, attack, defence))
    if attack > defence:  # HD-CMB-08 equal totals are a miss
        wound(war, mover)


def provoked(war: War, mover: UnitId, start: Hex, end: Hex) -> tuple[UnitId, ...]:
    """HD-ZOC-06 and -10 Every enemy whose zone holds both ends of the step, in ascending token id."""
    seat = war.units[mover].seat
    return tuple(
        sorted(
            name
            for name, unit in war.units.items()
            if unit.seat != seat and distance(unit.hex, start) <= 1 and distance(unit.hex, end) <= 1
        )
    )


def paths(war: War, unit: UnitId) -> tuple[tuple[Hex, ...], ...]:
    """HD-MOV-01, HD-MOV-04, HD-MOV-05 Up to three steps to the right, over whatever stands there, to a free hex."""
    start = war.units[unit].hex
    taken = {each.hex for each in war.units.values()}
    ways = [tuple(range(start + 1, start + 1 + length)) for length in (1, 2, 3) if start % 10 + length < 10]
    return tuple([way for way in ways if way[-1] not in taken]) or ((start,),)


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexes of the strip; a hex below touches the two above it."""
    down = other // 10 - one // 10
    along = other % 10 - one % 10
    return max(abs(along), abs(down), abs(along + down))


def wound(war: War, unit: UnitId) -> None:
    """HD-CMB-09 A hit takes one health, the last kills."""
    left = war.units[unit].health - 1
    if left:
        war.units[unit] = war.units[unit]._replace(health=left)
    else:
        del war.units[unit]
        war.tell(Died(unit))


def setup(terms: Terms, content: None) -> War:
    """A raider about to run past three spearmen."""
    units = {
        "raider": Unit(0, 0, attack=2, defence=1, health=2),
        "spear1": Unit(1, 11, attack=3, defence=2, health=1),
        "spear2": Unit(1, 12, attack=3, defence=2, health=1),
        "spear3": Unit(1, 13, attack=3, defence=2, health=1),
    }
    return War(terms.seats, content, units=units, shields={0: 1, 1: 1})


GAME = Game(
    id="proof-provoked",
    version=1,
    seats=(2,),
    position=War,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"move": "HD-MOV-09", "countermeasure": "HD-CMB-05"}, events=(Stepped, Provoked, Died)),
)
