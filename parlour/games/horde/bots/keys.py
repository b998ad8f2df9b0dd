"""What the key actions of a unit promise, in points."""

from parlour.games.horde.board import DISTANCE, Hex
from parlour.games.horde.bots.plans import Scene, scene, strike
from parlour.games.horde.bots.worth import BODY, cost
from parlour.games.horde.position import UnitId, War
from parlour.kernel import Action

TRAP_AWAY = 0.3  # how much less a trap is worth for each step to the nearest enemy


def key_value(at: Scene, action: Action) -> float:
    war = at.war
    match action:
        case ("attack", str(target)):
            return at.habit.eager + strike(at, target, at.here)
        case ("attack", str(target), str(second)):
            return at.habit.eager + strike(at, target, at.here) + strike(at, second, at.here)
        case ("aimed", str(target)):
            return at.habit.eager + strike(at, target, at.here, less=war.content.traits["tr_aimed_shot"].amount)
        case ("supply" | "heal", str(friend)):
            return at.habit.eager + war.kind[friend].points * BODY / war.kind[friend].health
        case ("order", str(friend), str(parameter)):
            return _order(war, friend, parameter)
        case ("poison", str(enemy)):
            return _poison(at, enemy)
        case ("trap", str(hex)):
            return _trap(at, hex)
    return 0.0  # nobody has valued it


def _order(war: War, friend: UnitId, parameter: str) -> float:
    """HD-TR-RU8a What a Prince's Order may bring a unit that is still to be activated: a blow, or a way to go."""
    if friend not in war.ready or war.activations < 2:
        return 0.0
    at = scene(war, friend)
    near = [foe.unit for foe in at.foes.values() if DISTANCE[foe.hex][at.here] <= at.speed + (at.range or 1)]
    match parameter:
        case "attack" if near:
            return at.habit.order * max([cost(war, target, 1) for target in near])
        case "speed" if not near and at.aim.away[at.here] > at.speed + 1:
            return at.habit.march
    return 0.0


def _poison(at: Scene, enemy: UnitId) -> float:
    """HD-TR-SM5a What the rest of the army may make of a defence of 0."""
    war, foe = at.war, at.foes.get(enemy)
    if foe is None:
        return 0.0
    friends = 0
    for unit in war.ready:
        kind = war.kind[unit]
        friends += unit != at.unit and DISTANCE[war.at[unit]][foe.hex] <= kind.speed + (kind.range or 1)
    return cost(war, enemy, 1) * min(friends, war.activations - 1) * at.habit.poison * foe.defence


def _trap(at: Scene, hex: Hex) -> float:
    """HD-TR-CH4a A trap is good where enemies will come."""
    return max([at.habit.trap - TRAP_AWAY * DISTANCE[hex][foe.hex] for foe in at.foes.values()], default=0.0)
