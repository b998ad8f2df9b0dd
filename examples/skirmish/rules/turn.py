"""Chapters 4 and 5: the deal, the rounds and the turns."""

from functools import cache

from examples.skirmish.position import RED, WHITE, CardDrawn, RoundBegan, UnitId, UnitMoved, War, army, place, without
from examples.skirmish.rules.fight import attack, targets
from examples.skirmish.rules.movement import STAY, moves
from parlour.kernel import Decision, Play, Seat, ask, draw, rule, share, shuffle, stack, win

HOLD_FIRE = "hold-fire"
END = "end"


@rule
def play(war: War) -> Play[tuple[float, ...]]:
    """SK-4.2 and SK-5.1 The deal, then twelve rounds in which each seat has a turn."""
    deck = yield shuffle(war.deck)
    stack(war, "deck", deck)
    for _ in range(war.content.hand):
        for seat in (RED, WHITE):
            draw(war, "deck", ("hands", seat))
    while war.round < war.content.rounds:
        war.round += 1
        war.tell(RoundBegan(war.round))
        yield from turn(war, RED)
        yield from turn(war, WHITE)
    return more_health(war)


@rule
def turn(war: War, seat: Seat) -> Play[None]:
    """SK-5.2, SK-5.3 and SK-5.5 A card, then unit after unit."""
    if war.deck and len(war.hands[seat]) < war.content.hand:
        war.tell(CardDrawn(seat, draw(war, "deck", ("hands", seat))))
    war.ready = army(war, seat)
    while war.ready:
        choice = yield ask(seat, activations(war.ready))
        if choice == END:
            return
        yield from activate(war, seat, choice[1])


@rule
def activate(war: War, seat: Seat, unit: UnitId) -> Play[None]:
    """SK-5.4 The unit moves or stays, then attacks or holds its fire."""
    war.ready = without(war.ready, unit)
    move = yield ask(seat, moves(war, unit))
    if move != STAY:
        place(war, unit, move[1])
        war.tell(UnitMoved(unit, move[1]))
    within_reach = targets(war, unit)
    if within_reach:
        choice = yield ask(seat, Decision("attack", (*within_reach, HOLD_FIRE), {"unit": unit}))
        if choice != HOLD_FIRE:
            yield from attack(war, unit, choice[1])


@cache
def activations(ready: tuple[UnitId, ...]) -> Decision:
    """SK-5.3 Any ready unit, or the end of the turn."""
    return Decision("activate", (*[("activate", unit) for unit in ready], END))


def more_health(war: War) -> tuple[float, ...]:
    """SK-6.15 The outcome after the last round."""
    red = sum([war.health[unit] for unit in army(war, RED)])
    white = sum([war.health[unit] for unit in army(war, WHITE)])
    return share((RED, WHITE), 2) if red == white else win(RED if red > white else WHITE, 2)
