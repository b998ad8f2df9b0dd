"""Chapter 4: the first side, the starting units, and the event deck."""

from itertools import combinations_with_replacement

from parlour.games.horde.board import NEAR, Hex, names, within
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.events import EventsShuffled, FirstSideRolled, UnitPlaced, UnitsChosen
from parlour.games.horde.position import (
    ALLIANCE,
    HORDE,
    SIDE,
    SIDES,
    FactionId,
    Side,
    UnitId,
    War,
    capital,
    free_hexes,
    stand,
    without,
)
from parlour.games.horde.rules.dice import TWO_DICE
from parlour.games.horde.rules.victory import LEADER
from parlour.kernel import Action, Decision, Play, ask, rule, shuffle, stack

ORDERS = {  # HD-SET-16 and HD-SET-17
    ALLIANCE: ("rus", "north_mongolia", "china", "south_mongolia"),
    HORDE: ("north_mongolia", "rus", "south_mongolia", "china"),
}


@rule
def set_up(war: War) -> Play[None]:
    """HD-SET-19, HD-SET-21, HD-SET-23, HD-SET-29 Everything before the first round."""
    first = yield from first_side(war)
    war.order = turn_order(war, first)
    for faction in war.order:
        yield from choose_units(war, faction)
    for faction in war.order:
        yield from place_units(war, faction)
    deck = yield shuffle(war.events_deck)
    stack(war, "events_deck", deck)
    war.tell(EventsShuffled(len(deck)))


@rule
def first_side(war: War) -> Play[Side]:
    """HD-SET-14 One die for each side; the higher is first, and after ten ties the Alliance."""
    for _ in range(war.content.ties):
        alliance, horde = yield TWO_DICE
        if alliance == horde:
            war.tell(FirstSideRolled(alliance, horde, "nobody"))
        else:
            side = ALLIANCE if alliance > horde else HORDE
            war.tell(FirstSideRolled(alliance, horde, SIDES[side]))
            return side
    return ALLIANCE


@rule
def choose_units(war: War, faction: FactionId) -> Play[None]:
    """HD-SET-20 and HD-SET-21 The leader, combat units of choice, a ranged unit, and perhaps a support unit of choice."""
    choice = yield ask(war.seat[faction], Decision("start-combat", starts(war, faction, "combat"), {"faction": faction}))
    kinds = (*choice[1:], *kinds_of(war, faction, "ranged"))
    if war.content.modes[war.mode].support:
        choice = yield ask(war.seat[faction], Decision("start-support", starts(war, faction, "support"), {"faction": faction}))
        kinds = (*kinds, *choice[1:])
    units = starting_tokens(faction, kinds)
    war.starting = (*war.starting, *units)
    war.reserve[faction] = tuple([unit for unit in war.reserve[faction] if unit not in units])
    war.tell(UnitsChosen(faction, units))


@rule
def place_units(war: War, faction: FactionId) -> Play[None]:
    """HD-SET-23, HD-SET-26, HD-SET-28 The starting units go round the capital, one after another."""
    while unit := next_to_place(war, faction):
        hexes = starting_hexes(war, faction)
        hex = hexes[0]
        if len(hexes) > 1:
            options = tuple([("place", unit, hex) for hex in hexes])
            choice = yield ask(war.seat[faction], Decision("place-start", options, {"unit": unit}))
            hex = choice[2]
        war.starting = without(war.starting, unit)
        war.health[unit] = war.kind[unit].health
        stand(war, unit, hex)
        war.tell(UnitPlaced(unit, hex))


def turn_order(war: War, first: Side) -> tuple[FactionId, ...]:
    """HD-SET-15, HD-SET-16, HD-SET-17, HD-SET-18 The order of the factions in play, the first side first."""
    if war.teams == "2v2":
        return ORDERS[first]
    return tuple(sorted(war.factions, key=lambda faction: SIDE[faction] != first))


def starts(war: War, faction: FactionId, rank: str) -> tuple[Action, ...]:
    """HD-DEC-02 and HD-DEC-03 The choices of so many kinds of a class as the mode gives."""
    mode = war.content.modes[war.mode]
    count = mode.combat if rank == "combat" else mode.support
    return tuple([("start", *kinds) for kinds in combinations_with_replacement(kinds_of(war, faction, rank), count)])


def kinds_of(war: War, faction: FactionId, rank: str) -> tuple[str, ...]:
    return tuple([name for name, kind in war.content.kinds.items() if kind.faction == faction and kind.rank == rank])


def starting_tokens(faction: FactionId, kinds: tuple[str, ...]) -> tuple[UnitId, ...]:
    """The leader, then the first tokens of these kinds."""
    units = [LEADER[faction]]
    for kind in kinds:
        units.append(next(unit for unit in KIND_OF if KIND_OF[unit] == kind and unit not in units))
    return tuple(units)


def next_to_place(war: War, faction: FactionId) -> UnitId | None:
    """The faction's first starting unit that is not yet on the board."""
    return next((unit for unit in war.starting if war.kind[unit].faction == faction), None)


def starting_hexes(war: War, faction: FactionId) -> tuple[Hex, ...]:
    """HD-SET-24, HD-SET-25, HD-SET-27, HD-RUL-98 Hexes next to the capital, or two away if the rest can still fill the nearer."""
    home = war.hex_of[capital(war, faction)]
    empty = free_hexes(war, ALLIANCE) & free_hexes(war, HORDE)
    near = NEAR[home] & empty
    left = sum([war.kind[unit].faction == faction for unit in war.starting]) - 1
    farther = within(home, 2) & ~NEAR[home] & empty if left >= near.bit_count() else 0
    return tuple(names(near | farther))
