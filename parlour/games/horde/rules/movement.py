"""Chapter 6.6: movement, and the path that a move takes."""

from typing import TypeAlias

from parlour.games.horde.board import BIT, NEIGHBOURS, Hex, Hexes, names, reach, shortest, within
from parlour.games.horde.events import UnitMoved
from parlour.games.horde.position import NOBODY_YET, SIDE_OF, UnitId, War, free_hexes, shift
from parlour.games.horde.rules.harm import is_trapped, leave_capital, spring_trap
from parlour.games.horde.rules.parameters import speed_of
from parlour.games.horde.rules.traits.turn import MOVE, ORDER
from parlour.games.horde.rules.victory import check_hold
from parlour.games.horde.rules.zones import controlling, provoked_attack, provoked_enemies
from parlour.kernel import Action, Play, rule

Fault: TypeAlias = tuple[str, str]  # why something is refused, and the number of the rule


@rule
def move(war: War, unit: UnitId, path: tuple[Hex, ...]) -> Play[None]:
    """HD-MOV-09, HD-MOV-10, HD-ZOC-13 The declared path, step by step; it ends early only if the unit dies."""
    done = 0
    while done < len(path):
        done, enemies = walk(war, unit, path, done)
        for enemy in enemies:
            yield from provoked_attack(war, enemy, unit)
            if unit not in war.at:
                return
    if unit in war.held and unit in war.at:
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
            return done, provoked_enemies(war, unit, enemies)
    return last, ()


def march(war: War, unit: UnitId, action: Action) -> bool:
    """HD-MOV-09, HD-DEC-N3 Walks the default path at once if nothing can happen on the way; whether it did."""
    assert type(action) is tuple
    if war.hold or len(action) != 2:
        return False
    path = shortest(war.at[unit], str(action[1]), war.walls[1 - SIDE_OF[unit]])
    if not is_quiet(war, unit, len(path)):
        return False
    for hex in path:
        war.tell(UnitMoved(unit, hex))
    shift(war, unit, path[-1])
    if unit in war.held:
        leave_capital(war, unit)
    return True


def is_quiet(war: War, unit: UnitId, steps: int) -> bool:
    """Whether so many steps from here can meet neither a trap nor a zone of control."""
    here = war.at[unit]
    return here not in war.traps and not within(here, steps + 1) & (war.zoned[1 - SIDE_OF[unit]] | war.trapped)


def reachable(war: War, unit: UnitId) -> Hexes:
    """HD-MOV-02, HD-MOV-04, HD-MOV-05, HD-MOV-06, HD-MOV-07 The free hexes in which a move can end, perhaps over other units."""
    alliance, horde = war.standing
    return reach(war.at[unit], speed_of(war, unit), war.walls[1 - SIDE_OF[unit]]) & ~(alliance | horde)


def may_move(war: War, trait: str, moves: int, deeds: int) -> bool:
    """HD-ACT-06, HD-ACT-07 Whether a unit that has made so many moves and key actions may move."""
    return not (moves or deeds) or (trait in ORDER and ORDER[trait](war, moves, deeds) == MOVE)


def path_of(war: War, unit: UnitId, action: Action) -> tuple[Hex, ...]:
    """HD-DEC-N3, HD-RUL-96 The path that a move means: the default path to one hex, or the hexes as they are named."""
    assert type(action) is tuple
    if len(action) == 2:
        return default_path(war, unit, str(action[1]))
    named = tuple([str(word) for word in action[1:]])
    return named[1:] if named[0] == war.at[unit] else named


def is_path(war: War, unit: UnitId, path: tuple[Hex, ...]) -> bool:
    """HD-MOV-01, HD-MOV-04, HD-MOV-06, HD-MOV-12 Whether the unit may walk this path."""
    return path_fault(war, unit, path) is None


def path_fault(war: War, unit: UnitId, path: tuple[Hex, ...]) -> Fault | None:
    """What forbids the unit to walk this path, and the number of that rule."""
    here, side = war.at[unit], SIDE_OF[unit]
    for start, hex in zip((here, *path), path, strict=False):
        if hex not in NEIGHBOURS[start]:
            return "path-not-adjacent", "HD-MOV-01"
        if BIT[hex] & war.walls[1 - side]:
            return "path-blocked", "HD-MOV-06"
    if len(path) > speed_of(war, unit):
        return "path-too-long", "HD-MOV-01"
    if path and path[-1] == here:
        return "path-ends-at-start", "HD-MOV-12"
    if not path or not BIT[path[-1]] & free_hexes(war, side):
        return "path-ends-occupied", "HD-MOV-04"
    return None


def default_path(war: War, unit: UnitId, end: Hex) -> tuple[Hex, ...]:
    """HD-DEC-N3 The path that a move to a hex takes where none is named."""
    path = _straight_path(war, unit, end)
    return _safest_paths(war, unit, BIT[end])[end] if path is None else path


def default_paths(war: War, unit: UnitId, ends: Hexes) -> dict[Hex, tuple[Hex, ...]]:
    """HD-DEC-N3 The default path to each of these hexes."""
    paths: dict[Hex, tuple[Hex, ...]] = {}
    unsafe = 0
    for end in names(ends):
        path = _straight_path(war, unit, end)
        if path is None:
            unsafe |= BIT[end]
        else:
            paths[end] = path
    return paths | _safest_paths(war, unit, unsafe) if unsafe else paths


def _straight_path(war: War, unit: UnitId, end: Hex) -> tuple[Hex, ...] | None:
    """The shortest path, if it meets neither a trap nor an enemy's zone on the way."""
    here = war.at[unit]
    path = shortest(here, end, war.walls[1 - SIDE_OF[unit]])
    if is_quiet(war, unit, len(path)):
        return path
    for hex in path:
        if hex in war.traps or controlling(war, unit, here, hex):
            return None
        here = hex
    return path


def _safest_paths(war: War, unit: UnitId, ends: Hexes) -> dict[Hex, tuple[Hex, ...]]:
    """HD-DEC-N3 To each end the path with fewest provoked attacks, then traps, then steps, then the smallest hex ids.

    Step after step the best path of that length to each hex from which an end can still be reached.
    """
    walls, speed = war.walls[1 - SIDE_OF[unit]], speed_of(war, unit)
    useful = [_near(ends, left) & ~walls for left in range(speed)]
    ways: dict[Hex, tuple[int, int, tuple[Hex, ...]]] = {war.at[unit]: (0, 0, ())}
    best: dict[Hex, tuple[int, int, int, tuple[Hex, ...]]] = {}
    for places in reversed(useful):
        further: dict[Hex, tuple[int, int, tuple[Hex, ...]]] = {}
        for here, (attacks, traps, path) in ways.items():
            for hex in NEIGHBOURS[here]:
                if BIT[hex] & places:
                    enemies = controlling(war, unit, here, hex).bit_count()
                    way = (attacks + enemies, traps + is_trapped(war, unit, hex), (*path, hex))
                    if hex not in further or way < further[hex]:
                        further[hex] = way
        ways = further
        for end, (attacks, traps, path) in ways.items():
            if BIT[end] & ends:
                complete = (attacks, traps, len(path), path)
                if end not in best or complete < best[end]:
                    best[end] = complete
    return {end: complete[3] for end, complete in best.items()}


def _near(ends: Hexes, steps: int) -> Hexes:
    """The hexes from which one of the ends is not farther than that."""
    near = ends
    for end in names(ends):
        near |= within(end, steps)
    return near
