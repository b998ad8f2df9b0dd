"""What the acts of one unit promise, in points: the order in which a bot thinks about them."""

from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.games.horde.board import BIT, DISTANCE, NEAR, Hex, Hexes, names, within
from parlour.games.horde.bots.aims import SIGHT, Aim, aim, haste
from parlour.games.horde.bots.habits import HELD, Habit
from parlour.games.horde.bots.progress import GUARDED, breach
from parlour.games.horde.bots.threats import BLOWS, WITHIN
from parlour.games.horde.bots.worth import BODY, STUCK, TOKENS, cost, dread, hit_chance
from parlour.games.horde.position import HORDE, SIDE, SIDE_OF, Side, UnitId, War, is_disguised, units_on
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
SIGHT_OF_ALL = 3  # steps that everybody can look ahead
CROSSED = 8.0  # for a unit of the Horde beyond the border it has to hold


class Foe(NamedTuple):
    """An enemy that the unit may meet."""

    unit: UnitId
    hex: Hex
    attack: int
    speed: int
    reach: Hexes  # where it can strike next turn
    shoots: bool


class Site(NamedTuple):
    """Hexes that are worth something to a unit, and how much."""

    hexes: Hexes
    value: float


@dataclass(slots=True)
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
    haste: float  # what a step towards the aim is worth
    sites: list[Site]
    habit: Habit
    blows: dict[tuple[UnitId, bool, bool, int], float] = field(default_factory=dict)  # what strikes promise, as far as asked


def scene(war: War, unit: UnitId, goal: Aim | None = None) -> Scene:
    """What the unit can see from where it stands; `goal` is the aim of its side, if it is known already."""
    here, side = war.at[unit], SIDE_OF[unit]
    speed = speed_of(war, unit)
    goal = aim(war, side) if goal is None else goal
    hastes = haste(war.mode, side, war.kind[unit].rank) * goal.urgency
    foes = _foes(war, here, side, speed)
    habit = HELD[side]
    return Scene(war, unit, here, attack_of(war, unit), speed, range_of(war, unit), foes, goal, hastes, _sites(war, side), habit)


def _foes(war: War, here: Hex, side: Side, speed: int) -> dict[UnitId, Foe]:
    """The enemies that can be seen, and may be met after a move or come to meet the unit there."""
    foes = {}
    away, visible = DISTANCE[here], war.visible[1 - side]
    for enemy, hex in war.at.items():
        if BIT[hex] & visible:
            token = TOKENS[enemy]
            if away[hex] <= (token.reach if token.reach > SIGHT_OF_ALL else SIGHT_OF_ALL) + speed and SIDE_OF[enemy] != side:
                foes[enemy] = Foe(enemy, hex, token.attack, token.speed, WITHIN[token.reach][hex], token.quick == STUCK)
    return foes


def _sites(war: War, side: Side) -> list[Site]:
    """HD-SIE-02, HD-SIE-09, HD-VIC-07 Before the enemy's walls, in the own ones while they are besieged, beyond the border."""
    sites = []
    if war.mode == "hold_the_border" and side == HORDE:
        sites.append(Site(war.beyond, CROSSED))
    siege = HELD[side].siege
    for name, hex in war.hex_of.items():
        left = war.durability[name]
        if left > 0:
            if SIDE[war.content.settlements[name].faction] != side:
                sites.append(Site(NEAR[hex], breach(war, name) * (GUARDED if BIT[hex] in war.on else siege)))
            elif besiegers := (NEAR[hex] & war.standing[1 - side]).bit_count():
                sites.append(Site(BIT[hex], breach(war, name) * min(besiegers, left) * (siege - GUARDED)))
    return sites


def strike(at: Scene, target: UnitId, hex: Hex, less: int = 0) -> float:
    """What an attack from a hex promises."""
    foe = at.foes.get(target)
    if foe is None:
        return 0.0
    here, spot = BIT[at.here], BIT[foe.hex]
    closing = not NEAR[at.here] & spot and bool(NEAR[hex] & spot)
    key = (target, closing, hex != at.here, less)
    value = at.blows.get(key)
    if value is None:
        closing = closing and bool(NEAR[foe.hex] & at.war.standing[SIDE_OF[at.unit]] & ~here)
        value = at.blows[key] = _blow(at, foe, closing, hex != at.here, less)
    return value


def _blow(at: Scene, foe: Foe, closing: bool, moved: bool, less: int) -> float:
    """What an attack promises; `closing` if it outnumbers the target more than now (HD-MIN-01)."""
    war, unit, target = at.war, at.unit, foe.unit
    trait = trait_of(war, unit)
    attack = attack_of(war, unit, target) if trait in ATTACK else at.attack
    defence = defence_of(war, target) - closing - (war.content.traits[trait].amount if trait == KINDS[CLEAVED].trait else 0)
    stuck = at.range > 0 or trait in COUNTERMEASURE or less > 0
    chance = hit_chance(attack - less - max(0, defence), STUCK if stuck else foe.speed - at.speed)
    value = cost(war, target, chance * wounds(war, unit, target, defence, moved))
    if war.mode == "hold_the_border" and SIDE_OF[target] == HORDE and BIT[foe.hex] & war.beyond:
        value += CROSSED * chance
    return value


def danger(at: Scene, hex: Hex) -> float:
    """What may happen to the unit on a hex in the enemy's next turn."""
    bit = BIT[hex]
    near = [foe for foe in at.foes.values() if foe.reach & bit]
    if not near:
        return 0.0
    war, unit = at.war, at.unit
    if is_disguised(war, unit):
        return 0.0
    token = TOKENS[unit]
    defence = token.defence + (1 if bit & war.walls[SIDE_OF[unit]] else 0)
    edges = [(foe.attack - defence, STUCK if foe.shoots else token.speed - foe.speed) for foe in near]
    if len(edges) > 1:
        edges.sort(reverse=True)
    expected = 0.0
    for number, (edge, lead) in enumerate(edges[:BLOWS]):
        expected += hit_chance(edge + number, lead)
    return at.habit.caution * dread(war, unit, expected)


def post(at: Scene, hex: Hex) -> float:
    """What a hex is worth to the unit: the way to its aim, sieges, garrisons, the border."""
    aim = at.aim
    away = aim.away[hex]
    value = -at.haste * (away if away > aim.pack else aim.pack)
    if aim.zeal:
        value -= aim.zeal * min(aim.chase[hex], SIGHT)
    bit = BIT[hex]
    for hexes, worth in at.sites:
        if hexes & bit:
            value += worth
    return value


def targets_from(at: Scene, hex: Hex) -> list[UnitId]:
    reached = within(hex, at.range) if at.range else NEAR[hex]
    return [foe.unit for foe in at.foes.values() if BIT[foe.hex] & reached]


def moves(at: Scene, hexes: Hexes, strikes: bool) -> list[tuple[float, Action]]:
    """What each move promises, with the best attack after it; the way is looked at for the most promising."""
    stay = post(at, at.here) - danger(at, at.here)
    strikes = strikes and bool(at.foes)
    valued: list[tuple[float, Hex]] = []
    for hex in names(hexes):
        value = post(at, hex) - danger(at, hex) - stay
        if strikes:
            blows = [strike(at, target, hex) for target in targets_from(at, hex)]
            if blows:
                value += max(blows)
        valued.append((value, hex))
    valued.sort(reverse=True)
    if at.foes and not is_quiet(at.war, at.unit, at.speed):
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
    return cost(war, enemy, 1) * min(friends, war.activations - 1) * at.habit.poison * defence_of(war, enemy)


def _trap(at: Scene, hex: Hex) -> float:
    """HD-TR-CH4a A trap is good where enemies will come."""
    return max([at.habit.trap - TRAP_AWAY * DISTANCE[hex][foe.hex] for foe in at.foes.values()], default=0.0)
