"""Chapter 6.6: movement, and the path that a move takes."""

from parlour.games.horde.board import BIT, DISTANCE, NEIGHBOURS, Hex, Hexes, reach, shortest, within
from parlour.games.horde.events import UnitMoved
from parlour.games.horde.position import NOBODY_YET, SIDE_OF, UnitId, War, free, shift
from parlour.games.horde.rules.harm import is_trapped, leave_capital, spring_trap
from parlour.games.horde.rules.parameters import speed_of
from parlour.games.horde.rules.victory import check_hold
from parlour.games.horde.rules.zones import controlling, provoked, provoked_attack
from parlour.kernel import Action, Play, rule

RAID, WIND_SPEED = "tr_raid", "tr_wind_speed"


@rule
def move(war: War, unit: UnitId, path: tuple[Hex, ...]) -> Play[None]:
    """HD-MOV-09 and HD-MOV-10 The declared path, step by step; it ends early only if the unit dies."""
    done = 0
    while done < len(path):
        done, enemies = walk(war, unit, path, done)
        for enemy in enemies:
            yield from provoked_attack(war, enemy, unit)
            if unit not in war.at:
                return
    if unit in war.drilled and unit in war.at:
        leave_capital(war, unit)


def walk(war: War, unit: UnitId, path: tuple[Hex, ...], done: int) -> tuple[int, tuple[UnitId, ...]]:
    """HD-MOV-10 Steps along the path until one provokes attacks: how many are done now, and who attacks."""
    last = len(path)
    while done < last:
        start, hex = war.at[unit], path[done]
        done += 1
        war.transit = unit if done < last else NOBODY_YET  # HD-MOV-11
        shift(war, unit, hex)
        war.tell(UnitMoved(unit, hex))
        if war.hold:
            check_hold(war)
        if hex in war.traps:
            spring_trap(war, unit)
            if unit not in war.at:
                return last, ()
        enemies = controlling(war, unit, start, hex)
        if enemies:
            return done, provoked(war, unit, enemies)
    return last, ()


def marched(war: War, unit: UnitId, path: tuple[Hex, ...]) -> bool:
    """HD-MOV-09 Walks the path at once if nothing can happen on the way; whether it did."""
    if war.hold or not is_quiet(war, unit, len(path)):
        return False
    for hex in path:
        war.tell(UnitMoved(unit, hex))
    shift(war, unit, path[-1])
    if unit in war.drilled:
        leave_capital(war, unit)
    return True


def is_quiet(war: War, unit: UnitId, steps: int) -> bool:
    """Whether so many steps from here can meet neither a trap nor a zone of control."""
    here = war.at[unit]
    return here not in war.traps and not within(here, steps + 1) & (war.zoned[1 - SIDE_OF[unit]] | war.trapped)


def reachable(war: War, unit: UnitId) -> Hexes:
    """HD-MOV-01 to HD-MOV-08 The free hexes in which a move can end; the way may lead over other units."""
    alliance, horde = war.standing
    return reach(war.at[unit], speed_of(war, unit), war.walls[1 - SIDE_OF[unit]]) & ~(alliance | horde)


def may_move(trait: str, moves: int, deeds: int) -> bool:
    """HD-ACT-06 and HD-ACT-07 Whether a unit that has made so many moves and key actions may move: HD-TR-CH9a, HD-TR-SM1a."""
    if deeds:
        return trait == RAID and not moves
    return not moves or (trait == WIND_SPEED and moves == 1)


def path_of(war: War, unit: UnitId, action: Action) -> tuple[Hex, ...]:
    """HD-DEC-N3 and HD-RUL-96 The path that a move means: the default path to one hex, or the hexes as they are named."""
    assert type(action) is tuple
    if len(action) == 2:
        return default_path(war, unit, str(action[1]))
    named = tuple([str(word) for word in action[1:]])
    return named[1:] if named[0] == war.at[unit] else named


def is_path(war: War, unit: UnitId, path: tuple[Hex, ...]) -> bool:
    """HD-MOV-01 to HD-MOV-06 and HD-MOV-12 Whether the unit may walk this path."""
    here, side = war.at[unit], SIDE_OF[unit]
    if not 1 <= len(path) <= speed_of(war, unit):
        return False
    for start, hex in zip((here, *path), path, strict=False):
        if hex not in NEIGHBOURS[start] or BIT[hex] & war.walls[1 - side]:
            return False
    return path[-1] == here or bool(BIT[path[-1]] & free(war, side))


def default_path(war: War, unit: UnitId, end: Hex) -> tuple[Hex, ...]:
    """HD-DEC-N3 Fewest provoked attacks, then fewest traps, then fewest steps, then the smallest hex ids."""
    start = war.at[unit]
    path = shortest(start, end, war.walls[1 - SIDE_OF[unit]])
    if is_quiet(war, unit, len(path)):
        return path
    here = start
    for hex in path:
        if hex in war.traps or controlling(war, unit, here, hex):
            return _safest_path(war, unit, end)
        here = hex
    return path


def _safest_path(war: War, unit: UnitId, end: Hex) -> tuple[Hex, ...]:
    """The best path of each length to each hex from which the end can still be reached, step after step."""
    walls, speed = war.walls[1 - SIDE_OF[unit]], speed_of(war, unit)
    away = DISTANCE[end]
    ways: dict[Hex, tuple[int, int, tuple[Hex, ...]]] = {war.at[unit]: (0, 0, ())}
    found: list[tuple[int, int, int, tuple[Hex, ...]]] = []
    for left in range(speed - 1, -1, -1):
        further: dict[Hex, tuple[int, int, tuple[Hex, ...]]] = {}
        for here, (attacks, traps, path) in ways.items():
            for hex in NEIGHBOURS[here]:
                if away[hex] <= left and not BIT[hex] & walls:
                    enemies = controlling(war, unit, here, hex).bit_count()
                    way = (attacks + enemies, traps + is_trapped(war, unit, hex), (*path, hex))
                    if hex not in further or way < further[hex]:
                        further[hex] = way
        ways = further
        if end in ways:
            attacks, traps, path = ways[end]
            found.append((attacks, traps, len(path), path))
    return min(found)[3]
