"""What the acts of one unit promise, in points: the order in which a bot thinks about them."""

from dataclasses import dataclass

from parlour.games.horde.board import BIT, DISTANCE, NEAR, Hex, Hexes, names, within
from parlour.games.horde.bots.aims import Aim, aim, pull
from parlour.games.horde.bots.habits import HELD, Habit
from parlour.games.horde.bots.progress import GUARDED, breach
from parlour.games.horde.bots.worth import BODY, STUCK, cost, dread, hit_chance
from parlour.games.horde.position import HORDE, SIDE, SIDE_OF, UnitId, War, is_disguised, stands, units_on
from parlour.games.horde.rules.combat import wounds
from parlour.games.horde.rules.movement import default_path, is_quiet
from parlour.games.horde.rules.parameters import attack_of, defence_of, range_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.fight import ATTACK, COUNTERMEASURE
from parlour.games.horde.rules.zones import controlling
from parlour.games.horde.statuses import CLEAVED, KINDS
from parlour.kernel import Action

WAYS = 6  # moves whose way is looked at
TRAP_AWAY = 0.3  # how much less a trap is worth for each step to the nearest enemy
CROSSED = 8.0  # for a unit of the Horde beyond the border it has to hold


@dataclass(frozen=True, slots=True)
class Foe:
    """An enemy that the unit may meet."""

    unit: UnitId
    hex: Hex
    attack: int
    defence: int
    speed: int
    reach: int  # how far it can strike next turn
    shoots: bool
    beset: bool  # one of ours is next to it already


@dataclass(frozen=True, slots=True)
class Scene:
    """A unit and what is around it."""

    war: War
    unit: UnitId
    here: Hex
    attack: int
    speed: int
    range: int
    foes: dict[UnitId, Foe]
    aim: Aim
    habit: Habit


def scene(war: War, unit: UnitId) -> Scene:
    """What the unit can see from where it stands."""
    here, side = war.at[unit], SIDE_OF[unit]
    speed = speed_of(war, unit)
    foes = {}
    away = DISTANCE[here]
    for enemy, hex in war.at.items():
        if SIDE_OF[enemy] == side or is_disguised(war, enemy):
            continue
        kind = war.kind[enemy]
        reach = kind.speed + (kind.range or 1)
        if away[hex] <= max(reach, 3) + speed:
            beset = bool(NEAR[hex] & war.standing[side] & ~BIT[here])
            foes[enemy] = Foe(enemy, hex, kind.attack, defence_of(war, enemy), kind.speed, reach, kind.range > 0, beset)
    return Scene(war, unit, here, attack_of(war, unit), speed, range_of(war, unit), foes, aim(war, side), HELD[side])


def strike(at: Scene, target: UnitId, hex: Hex, less: int = 0) -> float:
    """What an attack from a hex promises."""
    foe = at.foes.get(target)
    if foe is None:
        return 0.0
    war, unit = at.war, at.unit
    moved = hex != at.here
    trait = trait_of(war, unit)
    attack = attack_of(war, unit, target) if trait in ATTACK else at.attack
    closing = foe.beset and not NEAR[at.here] & BIT[foe.hex] and bool(NEAR[hex] & BIT[foe.hex])
    defence = foe.defence - closing - (war.content.traits[trait].amount if trait == KINDS[CLEAVED].trait else 0)
    stuck = at.range > 0 or trait in COUNTERMEASURE or less > 0
    chance = hit_chance(attack - less - max(0, defence), STUCK if stuck else foe.speed - at.speed)
    value = cost(war, target, chance * wounds(war, unit, target, defence, moved))
    if war.mode == "hold_the_border" and SIDE_OF[target] == HORDE and BIT[foe.hex] & war.beyond:
        value += CROSSED * chance
    return value


def danger(at: Scene, hex: Hex) -> float:
    """What may happen to the unit on a hex in the enemy's next turn."""
    war, unit = at.war, at.unit
    if is_disguised(war, unit):
        return 0.0
    kind = war.kind[unit]
    defence = kind.defence + bool(BIT[hex] & war.walls[SIDE_OF[unit]])
    away = DISTANCE[hex]
    edges = [
        (foe.attack - defence, STUCK if foe.shoots else kind.speed - foe.speed)
        for foe in at.foes.values()
        if away[foe.hex] <= foe.reach
    ]
    if not edges:
        return 0.0
    edges.sort(reverse=True)
    expected = sum([hit_chance(edge + number, lead) for number, (edge, lead) in enumerate(edges[:3])])
    return at.habit.caution * dread(war, unit, expected)


def post(at: Scene, hex: Hex) -> float:
    """What a hex is worth to the unit: the way to its aim, sieges, garrisons, the border."""
    war, unit = at.war, at.unit
    side = SIDE_OF[unit]
    value = pull(war, side, at.aim, war.kind[unit].rank, hex)
    if war.mode == "hold_the_border" and side == HORDE and BIT[hex] & war.beyond:
        value += CROSSED
    for name, place in war.hex_of.items():
        if not stands(war, name):
            continue
        if SIDE[war.content.settlements[name].faction] == side:
            if place == hex:
                value += _relief(at, name, place)
        elif DISTANCE[place][hex] == 1:
            value += breach(war, name) * (GUARDED if BIT[place] in war.on else at.habit.siege)
    return value


def _relief(at: Scene, settlement: str, hex: Hex) -> float:
    war = at.war
    besiegers = (NEAR[hex] & war.standing[1 - SIDE_OF[at.unit]]).bit_count()
    return breach(war, settlement) * min(besiegers, war.durability[settlement]) * (at.habit.siege - GUARDED)


def targets_from(at: Scene, hex: Hex) -> list[UnitId]:
    reached = within(hex, at.range) if at.range else NEAR[hex]
    return [foe.unit for foe in at.foes.values() if BIT[foe.hex] & reached]


def moves(at: Scene, hexes: Hexes, strikes: bool) -> list[tuple[float, Action]]:
    """What each move promises, with the best attack after it; the way is looked at for the most promising."""
    stay = post(at, at.here) - danger(at, at.here)
    valued: list[tuple[float, Hex]] = []
    for hex in names(hexes):
        value = post(at, hex) - danger(at, hex) - stay
        if strikes:
            blows = [strike(at, target, hex) for target in targets_from(at, hex)]
            value += max(blows, default=0.0)
        valued.append((value, hex))
    valued.sort(reverse=True)
    if not is_quiet(at.war, at.unit, at.speed):
        valued[:WAYS] = [(value - _toll(at, hex), hex) for value, hex in valued[:WAYS]]
    return [(value, ("move", hex)) for value, hex in valued]


def _toll(at: Scene, end: Hex) -> float:
    """What the attacks that a move provokes, and the traps on its way, may cost."""
    war, unit = at.war, at.unit
    defence = defence_of(war, unit)
    expected = 0.0
    here = at.here
    for hex in default_path(war, unit, end):
        for enemy in units_on(war, controlling(war, unit, here, hex)):
            expected += hit_chance(war.kind[enemy].attack - defence)
        expected += hex in war.traps and SIDE[war.traps[hex]] != SIDE_OF[unit]
        here = hex
    return cost(war, unit, expected) if expected else 0.0


def key_value(at: Scene, action: Action) -> float:
    """What a key action promises."""
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
