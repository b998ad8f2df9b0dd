"""Chapters 6.9, 6.11 and 6.12: attacks, their countermeasures, and what a hit does."""

from parlour.games.horde.board import DISTANCE, Hex
from parlour.games.horde.events import AttackDeclared, AttackMissed, DiceRolled, Pushed, Rerolled
from parlour.games.horde.position import DISGUISED, UnitId, War, controller
from parlour.games.horde.rules.dice import ONE_DIE, REROLL, may_reroll, reroll
from parlour.games.horde.rules.harm import lose
from parlour.games.horde.rules.parameters import attack_of, defence_of
from parlour.games.horde.rules.retreat import give_way, refuges, retreat
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.fight import DECLARATION, PUSH, REACTION, WOUNDS
from parlour.games.horde.statuses import lose_kind
from parlour.kernel import Action, Decision, Play, ask, rule

MELEE, RANGED, PROVOKED = "melee", "ranged", "provoked"
DEFEND = "defend"
RETREAT: dict[Hex, Action] = {hex: ("retreat", hex) for hex in DISTANCE}


@rule
def attack(war: War, unit: UnitId, targets: tuple[UnitId, ...], manner: str, charged: bool) -> Play[None]:
    """HD-CMB-03, HD-CMB-04, HD-ARE-02, HD-ARE-03, HD-ARE-04 Declaration, the attack die, then target after target."""
    pushes = trait_of(war, unit) in PUSH
    pinned = is_pinned(war, unit, targets[0])
    declare(war, unit, targets, manner)
    (die,) = yield ONE_DIE
    totals = attack_totals(war, unit, targets, manner, pinned, die)
    if may_reroll(war, unit):
        answer = yield ask(controller(war, unit), reroll(unit, "attack", die, totals[0]))
        if answer == REROLL:
            war.rerolls += 1
            war.tell(Rerolled(unit, "attack"))
            (die,) = yield ONE_DIE
            totals = attack_totals(war, unit, targets, manner, pinned, die)
    for number in range(len(targets)):
        stayed = yield from countermeasure(war, unit, targets[number], totals[number], manner, charged)
        if stayed and pushes and not pinned and targets[number] in war.at:
            yield from push(war, unit, targets[number])
    react(war, unit, targets)


@rule
def countermeasure(war: War, unit: UnitId, target: UnitId, total: int, manner: str, charged: bool) -> Play[bool]:
    """HD-CMB-05, HD-RET-01, HD-RET-15 The target defends or, if it can, retreats; returns whether it did not get away."""
    hexes = refuges(war, unit, target) if manner == MELEE else ()
    if hexes:
        answer = yield ask(controller(war, target), countermeasures(unit, target, total, hexes))
        if answer != DEFEND:
            away = yield from retreat(war, unit, target, answer[1])
            if not away:
                hurt(war, unit, target, defence_of(war, target), charged)
            return not away
    (die,) = yield ONE_DIE
    defend(war, unit, target, total, die, charged)
    return True


@rule
def push(war: War, unit: UnitId, target: UnitId) -> Play[None]:
    """HD-TR-CH3a, HD-TR-CH3c, HD-TR-CH3e The target, hit or not, is pushed to a hex that the shooter's controller chooses."""
    hexes = push_hexes(war, unit, target)
    if not hexes:
        return
    hex = hexes[0]
    if len(hexes) > 1:
        options = tuple([("push", hex) for hex in hexes])
        answer = yield ask(controller(war, unit), Decision("push", options, {"unit": unit, "target": target}))
        hex = answer[1]
    war.tell(Pushed(target, hex))
    give_way(war, target, hex)


def countermeasures(unit: UnitId, target: UnitId, total: int, hexes: tuple[Hex, ...]) -> Decision:
    """HD-DEC-20 To defend, or to retreat to one of these hexes."""
    options = (DEFEND, *[RETREAT[hex] for hex in hexes])
    return Decision("countermeasure", options, {"unit": unit, "target": target, "total": total})


def declare(war: War, unit: UnitId, targets: tuple[UnitId, ...], manner: str) -> None:
    """HD-CMB-03, HD-TR-NM6b, HD-TR-NM6f The attack is named; it ends a disguise, and traits of the declaration work now."""
    war.tell(AttackDeclared(unit, targets[0], targets[1] if len(targets) > 1 else None, manner))
    if unit in war.held:
        lose_kind(war, unit, DISGUISED)
    trait = trait_of(war, unit)
    if trait in DECLARATION:
        for target in targets:
            DECLARATION[trait](war, unit, target)


def attack_totals(war: War, unit: UnitId, targets: tuple[UnitId, ...], manner: str, pinned: bool, die: int) -> tuple[int, ...]:
    """HD-CMB-04, HD-CMB-11, HD-ARE-02 The attack total against each target, with one die."""
    totals = tuple([die + attack_of(war, unit, target, manner, pinned) for target in targets])
    war.tell(DiceRolled(unit, "attack", die, totals[0]))
    return totals


def defend(war: War, unit: UnitId, target: UnitId, total: int, die: int, charged: bool) -> None:
    """HD-CMB-06, HD-CMB-07, HD-CMB-10, HD-CMB-11 The defence die of the target is rolled, and the attack hits or misses."""
    defence = defence_of(war, target)
    war.tell(DiceRolled(target, "defence", die, die + defence))
    if is_hit(total, die + defence):
        hurt(war, unit, target, defence, charged)
    else:
        war.tell(AttackMissed(unit, target))


def hurt(war: War, unit: UnitId, target: UnitId, defence: int, charged: bool) -> None:
    """HD-CMB-09 The attack has hit: the target loses health."""
    lose(war, target, wounds(war, unit, target, defence, charged))


def wounds(war: War, unit: UnitId, target: UnitId, defence: int, charged: bool) -> int:
    """HD-CMB-09 What a hit takes: one health, or what the attacker's trait says."""
    trait = trait_of(war, unit)
    return WOUNDS[trait](war, target, defence, charged) if trait in WOUNDS else 1


def is_hit(attack: int, defence: int) -> bool:
    """HD-CMB-07, HD-CMB-08 Whether an attack total hits against a defence total: equal ones are a miss."""
    return attack > defence


def react(war: War, unit: UnitId, targets: tuple[UnitId, ...]) -> None:
    """HD-CMB-13 The targets that still stand answer the attack with their traits."""
    for target in targets:
        if target in war.at and (trait := trait_of(war, target)) in REACTION:
            REACTION[trait](war, unit, target)


def is_pinned(war: War, unit: UnitId, target: UnitId) -> bool:
    """HD-TR-CH3d Whether the unit's trait would push the target, but cannot."""
    return trait_of(war, unit) in PUSH and not push_hexes(war, unit, target)


def push_hexes(war: War, unit: UnitId, target: UnitId) -> tuple[Hex, ...]:
    """HD-TR-CH3b Where the unit's trait may push the target."""
    trait = trait_of(war, unit)
    return PUSH[trait](war, unit, target) if trait in PUSH else ()
