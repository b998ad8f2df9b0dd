"""6.19: penalties, bonuses and time cards."""

from parlour.games.desktopia.events import ActionLost, TimeCardsCancelled, TimeCardTaken
from parlour.games.desktopia.position import Desk, living
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.scripts.format import ActionsPerTurn, NoPenalty
from parlour.kernel import Seat

PENALTY, BONUS = "penalty", "bonus"


def allowance(desk: Desk, seat: Seat) -> int:
    """DK-TRN-01, DK-TIM-06 How many actions a player would have in a turn that began now."""
    own = [rule.n for rule in desk.script.special_rules if isinstance(rule, ActionsPerTurn) and rule.seat == seat]
    base = own[-1] if own else desk.script.actions_per_turn
    return base + desk.bonuses[seat] - desk.penalties[seat]


def cards_left(desk: Desk) -> int:
    """DK-TIM-11 The time cards that lie ready."""
    return desk.content.time_cards - sum(desk.penalties) - sum(desk.bonuses)


def take_time_card(desk: Desk, seat: Seat, kind: str) -> None:
    """DK-TIM-04, DK-TIM-08, DK-TIM-11 A time card comes into a camp, where it may cancel another."""
    if not cards_left(desk) or seat in desk.out:
        return
    own, other = (desk.penalties, desk.bonuses) if kind == PENALTY else (desk.bonuses, desk.penalties)
    desk.tell(TimeCardTaken(seat, kind))
    if other[seat]:
        other[seat] -= 1
        desk.tell(TimeCardsCancelled(seat))
    else:
        own[seat] += 1


def penalise(desk: Desk, seat: Seat) -> None:
    """DK-TIM-01 to DK-TIM-04 A disk left the table: the player loses an action, or takes a card if none can be made."""
    if any(isinstance(rule, NoPenalty) and seat in rule.seats for rule in desk.script.special_rules):
        return
    if seat == desk.active and desk.actions and any(can_act(desk, disk) for disk in living(desk, seat)):
        desk.actions -= 1
        desk.tell(ActionLost(seat))
    else:
        take_time_card(desk, seat, PENALTY)
