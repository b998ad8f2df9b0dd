"""Chapters 6.2 and 6.3: attacks, their answers, and strikes."""

from examples.skirmish.board import BIT, NEAR, WITHIN, names
from examples.skirmish.position import (
    OWNER_OF,
    AttackDeclared,
    CardPlayed,
    Countered,
    FellBack,
    Struck,
    UnitId,
    War,
    controlled,
    empty,
    gone,
    in_woods,
    lose,
    place,
)  # fmt: skip
from parlour.kernel import Action, Decision, Play, ask, move, roll, rule

ATTACK = {f"{side}{number}": ("attack", f"{side}{number}") for side in "rw" for number in range(1, 7)}
NO_CARD = "no-card"
HOLD, COUNTER, FALL_BACK = "hold", "counter", "fall-back"


@rule
def attack(war: War, unit: UnitId, target: UnitId) -> Play[None]:
    """SK-6.8, SK-6.9 and SK-6.10 A unit attacks another, which answers."""
    war.tell(AttackDeclared(unit, target))
    bonus = yield from card(war, unit)
    answer = yield from answered(war, unit, target)
    match answer:
        case "hold":
            yield from strike(war, unit, target, bonus)
        case "counter":
            war.tell(Countered(target))
            yield from strike(war, target, unit, 0)
            if not gone(war, unit):
                yield from strike(war, unit, target, bonus)
        case (_, str(hex)):
            place(war, target, hex)
            war.tell(FellBack(target, hex))


@rule
def card(war: War, unit: UnitId) -> Play[int]:
    """SK-6.6 The attacker may lay a card; returns the dice that it adds."""
    seat = OWNER_OF[unit]
    if not war.hands[seat]:
        return 0
    choice = yield ask(seat, Decision("card", (NO_CARD, *[("lay", each) for each in war.hands[seat]]), {"unit": unit}))
    if choice == NO_CARD:
        return 0
    laid = choice[1]
    move(war, laid, ("hands", seat), "discard")
    war.tell(CardPlayed(seat, laid))
    return war.content.dice_of[laid]


@rule
def answered(war: War, unit: UnitId, target: UnitId) -> Play[Action]:
    """SK-6.7 The defender's answer; with nothing but holding it is not asked."""
    possible = answers(war, unit, target)
    if len(possible) == 1:
        return HOLD
    choice: Action = yield ask(OWNER_OF[target], Decision("react", possible, {"unit": unit, "target": target}))
    return choice


@rule
def strike(war: War, unit: UnitId, target: UnitId, bonus: int) -> Play[None]:
    """SK-6.11 and SK-6.12 Dice against a unit."""
    dice = yield roll(strength(war, unit, target, bonus))
    hits = sum([die >= war.content.hit for die in dice])
    war.tell(Struck(unit, target, dice, hits))
    if hits:
        lose(war, target, hits)


def targets(war: War, unit: UnitId) -> tuple[Action, ...]:
    """SK-6.5 The enemies within reach."""
    near = WITHIN[war.kind[unit].reach][war.at[unit]] & war.standing[1 - OWNER_OF[unit]]
    return tuple([ATTACK[each] for each, hex in war.at.items() if BIT[hex] & near]) if near else ()


def answers(war: War, unit: UnitId, target: UnitId) -> tuple[Action, ...]:
    """SK-6.7, SK-6.9 and SK-6.10 What the defender may do."""
    here = war.at[target]
    neighbour = NEAR[here] & BIT[war.at[unit]]
    away = NEAR[here] & empty(war) & ~controlled(war, OWNER_OF[unit])
    return (HOLD, *([COUNTER] if neighbour else []), *[(FALL_BACK, name) for name in names(away)])


def strength(war: War, unit: UnitId, target: UnitId, bonus: int) -> int:
    """SK-6.11 How many dice a strike rolls."""
    dice = war.kind[unit].dice + bonus - in_woods(war, target)
    return max(1, dice)
