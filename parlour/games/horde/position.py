"""What lies on the table of Horde, and where everything stands."""

from collections.abc import Iterable, Mapping
from typing import Annotated, NamedTuple, TypeAlias

from parlour.games.horde.board import BIT, FIELD, MIRROR, NEAR, Hex, Hexes, hexes
from parlour.games.horde.content import CONTENT, Content
from parlour.games.horde.content.kinds import KIND_OF, Kind
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, Pile, Position, Seat, Zone, plain

UnitId: TypeAlias = str
FactionId: TypeAlias = str
SettlementId: TypeAlias = str
Side: TypeAlias = int

ALLIANCE, HORDE = 0, 1
SIDES = ("alliance", "horde")
SIDE: Mapping[FactionId, Side] = {name: SIDES.index(faction.side) for name, faction in CONTENT.factions.items()}
FACTION_OF: Mapping[UnitId, FactionId] = {unit: CONTENT.kinds[kind].faction for unit, kind in KIND_OF.items()}
SIDE_OF: Mapping[UnitId, Side] = {unit: SIDE[faction] for unit, faction in FACTION_OF.items()}
TOKENS: Mapping[FactionId, tuple[UnitId, ...]] = {
    faction: tuple(sorted([unit for unit in KIND_OF if FACTION_OF[unit] == faction])) for faction in SIDE
}
NOBODY_YET = ""  # no faction, no unit
DISGUISED = "st_disguised"
BOTH = "both"  # HD-SET-09 both sides have exchanged corners


@plain
class Token(NamedTuple):
    """HD-SUM-02 The token on a summon track."""

    unit: UnitId
    section: int


@plain
class Status(NamedTuple):
    """Something that a unit is under for a while (RULES.md 2.6); `statuses.py` says how each kind comes and goes."""

    kind: str
    unit: UnitId
    by: UnitId = NOBODY_YET  # the unit that it came from, where that matters
    until: int = 0  # the turn with which it ends; 0: it lasts until something ends it
    what: str = ""  # HD-TR-RU8a the parameter that an order raises; HD-TR-NM2a the trait that a Thief has copied


@plain
class Siege(NamedTuple):
    """HD-SIE-03 A siege mark."""

    unit: UnitId
    settlement: SettlementId


@plain
class Champion(NamedTuple):
    """The unit that a faction has entered in the Wager of Champions."""

    faction: FactionId
    unit: UnitId


class War(Position):
    """One game of Horde."""

    content: Content
    mode: str
    teams: str
    corners: str  # HD-SET-09 the side that has exchanged its corners, "both" or "printed"
    limit: int  # HD-END-01 the last round: printed in Hold the Border, elsewhere the safety limit
    factions: tuple[FactionId, ...]  # in play
    leads: tuple[Seat, ...]  # the controller of each of them
    order: tuple[FactionId, ...]  # HD-SET-15 the turn order
    round: int
    turn: int  # turns begun in the whole game
    faction: FactionId  # whose turn it is
    activations: int  # left in this turn
    ready: tuple[UnitId, ...]  # not yet activated in this turn
    active: UnitId  # the unit whose activation is going on
    transit: UnitId  # HD-MOV-11 the unit on an intermediate hex of its path
    at: dict[UnitId, Hex]  # the units on the board
    health: dict[UnitId, int]
    starting: tuple[UnitId, ...]  # HD-SET-20 chosen, but not yet placed
    reserve: dict[FactionId, tuple[UnitId, ...]]  # HD-SUM-19 public, like the tracks
    track: dict[FactionId, Token]
    fallen: tuple[UnitId, ...]  # the discards of all factions, first death first
    durability: dict[SettlementId, int]  # 0: destroyed
    sieges: tuple[Siege, ...]
    traps: dict[Hex, FactionId]
    statuses: tuple[Status, ...]  # the units under one kind in the order in which they came under it
    rerolls: int  # used in this turn
    hold: FactionId  # HD-VIC-09 in whose name the border is held
    winner: FactionId  # of the wager of this round
    champions: tuple[Champion, ...]
    events_deck: Annotated[Pile, Zone(NOBODY)]
    events_discard: Annotated[Pile, Zone(EVERYBODY)]
    active_event: Annotated[Pile, Zone(EVERYBODY)]
    event: Annotated[str, DERIVED]  # the card of the active event
    held: Annotated[dict[UnitId, tuple[Status, ...]], DERIVED]  # the statuses of every unit that has any
    on: Annotated[dict[Hexes, UnitId], DERIVED]  # who stands there (a unit in transit only where nobody else does)
    standing: Annotated[list[Hexes], DERIVED]  # of each side: the hexes with its units
    visible: Annotated[list[Hexes], DERIVED]  # of them those that are not disguised
    zoned: Annotated[list[Hexes], DERIVED]  # HD-ZOC-01 of all its hexes those whose units have a zone of control
    walls: Annotated[list[Hexes], DERIVED]  # of each side: its standing settlements
    trapped: Annotated[Hexes, DERIVED]  # the hexes with traps
    kind: Annotated[Mapping[UnitId, Kind], DERIVED]
    seat: Annotated[Mapping[FactionId, Seat], DERIVED]
    hex_of: Annotated[Mapping[SettlementId, Hex], DERIVED]
    beyond: Annotated[Hexes, DERIVED]  # HD-VIC-06

    def derive(self) -> None:
        content = self.content
        self.kind = {unit: content.kinds[kind] for unit, kind in KIND_OF.items()}
        self.seat = dict(zip(self.factions, self.leads, strict=True))
        beyond = content.beyond_1v1 if self.teams == "1v1" else content.beyond_2v2
        self.beyond = hexes([in_corner(self.corners, ALLIANCE, hex) for hex in beyond])
        self.hex_of = {}
        for name in self.durability:
            settlement = content.settlements[name]
            printed = settlement.hex_1v1 if self.teams == "1v1" else settlement.hex
            self.hex_of[name] = in_corner(self.corners, SIDE[settlement.faction], printed)
        self.event = self.active_event[0] if self.active_event else NOBODY_YET
        self.trapped = hexes(tuple(self.traps))
        self.walls = [0, 0]
        for name, durability in self.durability.items():
            if durability > 0:
                self.walls[SIDE[content.settlements[name].faction]] |= BIT[self.hex_of[name]]
        self.held = {}
        for status in self.statuses:
            self.held[status.unit] = (*self.held.get(status.unit, ()), status)
        self.on, self.standing, self.visible, self.zoned = {}, [0, 0], [0, 0], [0, 0]
        for unit, hex in sorted(self.at.items(), key=lambda place: place[0] == self.transit):
            self.on.setdefault(BIT[hex], unit)
            _lay(self, unit, BIT[hex])


def in_corner(corners: str, side: Side, hex: Hex) -> Hex:
    """HD-SET-09 Where a printed hex of a side lies: on the mirrored one if the side has exchanged its corners."""
    return MIRROR[hex] if corners in (SIDES[side], BOTH) else hex


def stand(war: War, unit: UnitId, hex: Hex) -> None:
    """Puts a unit that is nowhere on a hex."""
    bit = BIT[hex]
    war.at[unit] = hex
    war.on.setdefault(bit, unit)
    _lay(war, unit, bit)


def lift(war: War, unit: UnitId) -> None:
    bit = BIT[war.at.pop(unit)]
    _clear(war, unit, bit)


def shift(war: War, unit: UnitId, hex: Hex) -> None:
    old, bit, on = BIT[war.at[unit]], BIT[hex], war.on
    war.at[unit] = hex
    if on[old] != unit or bit in on:  # in transit over another unit
        _clear(war, unit, old)
        on.setdefault(bit, unit)
        _lay(war, unit, bit)
        return
    del on[old]
    on[bit] = unit
    side, both, visible, zoned = SIDE_OF[unit], old | bit, war.visible, war.zoned
    war.standing[side] ^= both
    if visible[side] & old:
        visible[side] ^= both
    if zoned[side] & old:
        zoned[side] ^= both


def lay_trap(war: War, hex: Hex, faction: FactionId) -> None:
    """HD-TRP-01 A trap of the faction lies on the hex."""
    war.traps[hex] = faction
    war.trapped |= BIT[hex]


def remove_trap(war: War, hex: Hex) -> None:
    """HD-TRP-04 The trap has sprung."""
    del war.traps[hex]
    war.trapped &= ~BIT[hex]


def set_statuses(war: War, statuses: tuple[Status, ...], units: Iterable[UnitId]) -> None:
    """These are all statuses now; they have changed for those units."""
    war.statuses = statuses
    for unit in units:
        held = tuple([status for status in statuses if status.unit == unit])
        if held:
            war.held[unit] = held
        else:
            war.held.pop(unit, None)


def stand_anew(war: War, unit: UnitId) -> None:
    """A unit of the board stands where it stood, disguised now, or no longer."""
    if unit in war.at:
        bit = BIT[war.at[unit]]
        _clear(war, unit, bit)
        war.on.setdefault(bit, unit)
        _lay(war, unit, bit)


def has_status(war: War, unit: UnitId, kind: str) -> bool:
    if unit in war.held:
        for status in war.held[unit]:
            if status.kind == kind:
                return True
    return False


def is_disguised(war: War, unit: UnitId) -> bool:
    """HD-TR-NM6a Whether the unit is disguised."""
    return has_status(war, unit, DISGUISED)


def free_hexes(war: War, side: Side) -> Hexes:
    """HD-GEN-04, HD-GEN-06 The hexes without a unit and without a standing settlement of the other side."""
    return FIELD & ~(war.standing[0] | war.standing[1] | war.walls[1 - side])


def is_garrison(war: War, unit: UnitId) -> bool:
    """HD-GAR-01, HD-GAR-02, HD-GAR-03, HD-MOV-11 Whether the unit is, not in transit, on a standing settlement of its side."""
    return bool(BIT[war.at[unit]] & war.walls[SIDE_OF[unit]]) and war.transit != unit


def has_zone(war: War, unit: UnitId) -> bool:
    """HD-ZOC-01, HD-ZOC-02, HD-ZOC-14 Whether the unit has a zone of control: shooters have none, disguised units have."""
    return not war.kind[unit].range


def is_adjacent(war: War, unit: UnitId, other: UnitId) -> bool:
    """HD-GEN-05 Whether two units of the board are neighbours."""
    return bool(NEAR[war.at[unit]] & BIT[war.at[other]])


def units_on(war: War, hexes: Hexes) -> list[UnitId]:
    """The units on these hexes, in the order of the board."""
    units = []
    while hexes:
        lowest = hexes & -hexes
        units.append(war.on[lowest])
        hexes ^= lowest
    return units


def without(units: tuple[UnitId, ...], unit: UnitId) -> tuple[UnitId, ...]:
    """All but that one, if it is there."""
    if unit not in units:
        return units
    at = units.index(unit)
    return units[:at] + units[at + 1 :]


def army(war: War, faction: FactionId) -> tuple[UnitId, ...]:
    """The units of a faction on the board, in ascending token id."""
    at = war.at
    return tuple([unit for unit in TOKENS[faction] if unit in at])


def capital(war: War, faction: FactionId) -> SettlementId:
    return war.content.factions[faction].capital


def stands(war: War, settlement: SettlementId) -> bool:
    """Whether the settlement is not destroyed."""
    return war.durability[settlement] > 0


def controller(war: War, unit: UnitId) -> Seat:
    """HD-GEN-02 The seat that decides for a unit."""
    return war.seat[FACTION_OF[unit]]


def next_turn(war: War, faction: FactionId) -> int:
    """HD-STA-12 The number of the next turn of the faction that starts after now."""
    order = war.order
    ahead = order.index(faction) - order.index(war.faction)
    return war.turn + (ahead if ahead > 0 else ahead + len(order))


def _lay(war: War, unit: UnitId, bit: Hexes) -> None:
    side = SIDE_OF[unit]
    war.standing[side] |= bit
    if unit not in war.held or not is_disguised(war, unit):
        war.visible[side] |= bit
    if has_zone(war, unit):
        war.zoned[side] |= bit


def _clear(war: War, unit: UnitId, bit: Hexes) -> None:
    side = SIDE_OF[unit]
    rest = ~bit
    war.standing[side] &= rest
    war.visible[side] &= rest
    war.zoned[side] &= rest
    occupant = war.on[bit]
    if occupant == unit:
        del war.on[bit]
    elif SIDE_OF[occupant] == side:  # the unit was in transit over a friend
        _lay(war, occupant, bit)
