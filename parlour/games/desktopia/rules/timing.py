"""6.19: penalties, bonuses and time cards."""

from parlour.games.desktopia.events import ActionLost, BonusSpent, TimeCardsCancelled, TimeCardTaken
from parlour.games.desktopia.position import Desk, DiskId, living
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.scripts.modifiers import ActionsPerTurn, NoPenalty
from parlour.kernel import Seat

PENALTY, BONUS = "penalty", "bonus"


def allowance(desk: Desk, seat: Seat) -> int:
    """DK-TRN-01, DK-TIM-06 How many actions a player will have in his next turn, as his camp is now."""
    own = [rule.n for rule in desk.script.special_rules if isinstance(rule, ActionsPerTurn) and rule.seat == seat]
    base = own[-1] if own else desk.script.actions_per_turn
    return base + waiting_bonuses(desk, seat) - desk.penalties[seat]


def waiting_bonuses(desk: Desk, seat: Seat) -> int:
    """DK-TIM-10 The bonus cards in a camp that work in its player's next turn, not in the one that he is in."""
    return desk.bonuses[seat] - (desk.extra if seat == desk.active else 0)


def cards_left(desk: Desk) -> int:
    """DK-TIM-11 The time cards that lie ready."""
    return desk.content.time_cards - sum(desk.penalties) - sum(desk.bonuses)


def take_time_card(desk: Desk, seat: Seat, kind: str) -> None:
    """DK-TIM-04, DK-TIM-08, DK-TIM-11 A time card comes into a camp, where it may cancel another."""
    if not cards_left(desk) or seat in desk.out:
        return
    own, other = (desk.penalties, desk.bonuses) if kind == PENALTY else (desk.bonuses, desk.penalties)
    desk.tell(TimeCardTaken(seat, kind))
    if not other[seat]:
        own[seat] += 1
        return
    other[seat] -= 1
    current = kind == PENALTY and seat == desk.active and desk.extra > 0
    desk.tell(TimeCardsCancelled(seat, current))
    if current:
        desk.extra -= 1
        desk.actions -= 1


def lose_action(desk: Desk, seat: Seat) -> None:
    """DK-TIM-03 One action fewer in this turn; a bonus card that has no action left to give goes back."""
    desk.actions -= 1
    desk.tell(ActionLost(seat))
    if desk.extra > desk.actions:
        spend_bonus(desk, seat)


def spend_action(desk: Desk, disk: DiskId) -> None:
    """DK-TRN-07, DK-TIM-09 Starting an action costs one, and marks the character; extra actions come last."""
    if desk.extra == desk.actions:
        spend_bonus(desk, desk.active)
    desk.actions -= 1
    desk.acted.add(disk)


def spend_bonus(desk: Desk, seat: Seat) -> None:
    """DK-TIM-09 A bonus card goes back with its extra action, or unused at the end of the turn."""
    desk.extra -= 1
    desk.bonuses[seat] -= 1
    desk.tell(BonusSpent(seat))


def discard_time_cards(desk: Desk, seat: Seat) -> None:
    """DK-WIN-04 All time cards of a camp go back."""
    desk.penalties[seat] = desk.bonuses[seat] = 0
    if seat == desk.active:
        desk.extra = 0


def penalise(desk: Desk, seat: Seat) -> None:
    """DK-TIM-01, DK-TIM-02, DK-TIM-03, DK-TIM-04 A disk left the table: the player loses an action, or takes a card."""
    if any(isinstance(rule, NoPenalty) and seat in rule.seats for rule in desk.script.special_rules):
        return
    if seat == desk.active and desk.actions and any(can_act(desk, disk) for disk in living(desk, seat)):
        lose_action(desk, seat)
    else:
        take_time_card(desk, seat, PENALTY)
