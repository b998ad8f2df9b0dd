"""Chapter 6.4: the Summon phase."""

from parlour.games.horde.board import ALL, BIT, DISTANCE, NEAR, Hex, Hexes, hexes, names
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.events import TokenAdvanced, UnitArrived, UnitSummoned
from parlour.games.horde.position import SIDE, FactionId, Token, UnitId, War, capital, free_hexes, stand, stands, without
from parlour.games.horde.rules.event_cards import TRACK as EVENTS
from parlour.games.horde.rules.harm import spring_trap
from parlour.games.horde.rules.traits.turn import ARRIVAL, ONSET, TRACK
from parlour.kernel import Decision, Play, ask, rule

ROWS_AROUND: dict[Hex, tuple[Hexes, ...]] = {  # HD-SUM-08 the hexes at distance 1 from a hex, at distance 2, and so on
    home: tuple([hexes([hex for hex in ALL if DISTANCE[home][hex] == row]) for row in range(1, max(DISTANCE[home].values()) + 1)])
    for home in ALL
}


@rule
def summon(war: War, faction: FactionId) -> Play[None]:
    """HD-SUM-01, HD-SUM-02, HD-SUM-14, HD-SUM-15 The token on the track advances or arrives; an empty track gets a new one."""
    if not stands(war, capital(war, faction)):
        return
    if faction in war.track and advance(war, faction):
        yield from arrive(war, faction)
    if faction in war.track or not war.reserve[faction]:
        return
    options = summons(war, faction)
    kind = options[0][1]
    if len(options) > 1:
        choice = yield ask(war.seat[faction], Decision("summon", options, {"faction": faction}))
        kind = choice[1]
    put_on_track(war, faction, kind)


@rule
def arrive(war: War, faction: FactionId) -> Play[None]:
    """HD-SUM-07, HD-SUM-12 The token on the track comes to the board."""
    unit = war.track[faction].unit
    places = landing_hexes(war, faction)
    hex = places[0]
    if len(places) > 1:
        options = tuple([("place", unit, place) for place in places])
        choice = yield ask(war.seat[faction], Decision("arrive", options, {"unit": unit}))
        hex = choice[2]
    del war.track[faction]
    land(war, faction, unit, hex)


def advance(war: War, faction: FactionId) -> bool:
    """HD-SUM-04, HD-SUM-05, HD-SUM-06 and HD-SUM-20 The token moves down the track; whether it arrives instead."""
    event = war.event
    down = EVENTS[event](war.content.cards[event]) if event in EVENTS else 1
    if not down:
        return False
    unit, section = war.track[faction]
    section -= down
    if section < 1:
        return True
    war.track[faction] = Token(unit, section)
    war.tell(TokenAdvanced(faction, unit, section))
    return False


def landing_hexes(war: War, faction: FactionId) -> tuple[Hex, ...]:
    """HD-SUM-07, HD-SUM-08 and HD-SUM-09 The nearest free hexes; in a capital that enemies surround its own hex too."""
    home = war.hex_of[capital(war, faction)]
    empty = free_hexes(war, SIDE[faction])
    inside = BIT[home] & empty if is_surrounded(war, faction) else 0
    return tuple(names(next(row & empty for row in ROWS_AROUND[home] if row & empty) | inside))


def is_surrounded(war: War, faction: FactionId) -> bool:
    """HD-SUM-09 Whether an enemy unit stands on every hex next to the faction's capital."""
    return not NEAR[war.hex_of[capital(war, faction)]] & ~war.standing[1 - SIDE[faction]]


def land(war: War, faction: FactionId, unit: UnitId, hex: Hex) -> None:
    """HD-SUM-10 and HD-SUM-11 The unit stands on the board in full health."""
    war.health[unit] = war.kind[unit].health
    stand(war, unit, hex)
    war.tell(UnitArrived(unit, hex))
    trait = war.kind[unit].trait
    if trait in ONSET:
        ONSET[trait](war, unit)
    for arrival in ARRIVAL.values():
        arrival(war, faction, unit)
    spring_trap(war, unit)


def summons(war: War, faction: FactionId) -> tuple[tuple[str, str], ...]:
    """HD-DEC-06 The kinds in the reserve."""
    return tuple([("summon", kind) for kind in dict.fromkeys([KIND_OF[unit] for unit in war.reserve[faction]])])


def put_on_track(war: War, faction: FactionId, kind: str) -> None:
    """HD-SUM-03 and HD-SUM-13 The first token of that kind goes on the section of its summon time, or higher by enemy traits."""
    unit = next(token for token in war.reserve[faction] if KIND_OF[token] == kind)
    higher = sum([sections(war, faction) for sections in TRACK.values()])
    section = min(war.content.kinds[kind].summon_time + higher, war.content.track)
    war.reserve[faction] = without(war.reserve[faction], unit)
    war.track[faction] = Token(unit, section)
    war.tell(UnitSummoned(faction, unit, section))
