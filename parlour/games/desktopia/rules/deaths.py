"""5.1 RES-8: what happens because somebody died."""

from parlour.games.desktopia.events import ChargeLaid
from parlour.games.desktopia.position import Desk, DiskId, Fallen, are_allies, card, is_passive, living, type_of
from parlour.games.desktopia.rules.artifacts import SMITHY, can_raise, raise_fighter
from parlour.games.desktopia.rules.timing import BONUS, PENALTY, cards_left, take_time_card
from parlour.games.desktopia.rules.winning import judge
from parlour.games.desktopia.rules.wounds import HERO, bury
from parlour.kernel import Action, Decision, Play, ask, choose, rule

REST = "rest"


@rule
def mourn(desk: Desk) -> Play[None]:
    """DK-RES-10 Death triggers, one after another in the active player's order."""
    in_order = False
    forged = False
    while due(desk, forged):
        triggers = due(desk, forged)
        chosen = triggers[0]
        if len(triggers) > 1 and not in_order and not is_passive(desk, desk.active) and desk.active not in desk.out:
            answers: tuple[Action, ...] = (*[("trigger", each) for each in triggers], REST)
            choice = yield ask(desk.active, Decision("deaths", answers))
            in_order = choice == REST
            chosen = chosen if in_order else choice[1]
        if chosen == SMITHY:
            forged = True
            yield from raise_fighter(desk)
        else:
            fallen = next(each for each in desk.dead if each.disk == chosen)
            if type_of(chosen) == "minusoid":
                yield from avenge(desk, fallen)
            elif type_of(chosen) == "energan":
                if not is_passive(desk, fallen.side):
                    take_time_card(desk, fallen.side, BONUS)
            else:
                yield from lay_charge(desk, fallen)
            desk.dead = tuple([each._replace(silent=True) if each == fallen else each for each in desk.dead])
    desk.dead = ()


def due(desk: Desk, forged: bool) -> tuple[DiskId, ...]:
    """DK-D-18, DK-TRA-23 The death triggers that are due, in the order of the deaths, the own Smithy last (and asked once)."""
    triggers = [fallen.disk for fallen in desk.dead if not fallen.silent]
    enemies = any(not are_allies(desk, desk.active, fallen.side) for fallen in desk.dead)
    return (*triggers, SMITHY) if enemies and not forged and can_raise(desk) else tuple(triggers)


@rule
def avenge(desk: Desk, fallen: Fallen) -> Play[None]:
    """DK-TRA-15 A dead Minusoid's player names one player, who takes a penalty card."""
    seats = tuple([seat for seat in range(desk.seats) if seat not in desk.out])
    if not cards_left(desk) or not seats:
        return
    named = seats[0]
    if not is_passive(desk, fallen.side):
        choice = yield choose(fallen.side, Decision("penalise", tuple([("penalise", seat) for seat in seats])))
        named = choice[1]
    take_time_card(desk, named, PENALTY)


@rule
def lay_charge(desk: Desk, fallen: Fallen) -> Play[None]:
    """DK-TRA-08 A dead Div's player may lay his disk on the card of another hero of his."""
    heroes = tuple([disk for disk in living(desk, fallen.side) if card(desk, disk).rank == HERO])
    if not heroes or is_passive(desk, fallen.side):
        return
    choice = yield ask(fallen.side, Decision("charge", (*[("charge", each) for each in heroes], "decline")))
    if choice != "decline":
        desk.charged = choice[1]
        desk.tell(ChargeLaid(choice[1]))


@rule
def settle(desk: Desk) -> Play[None]:
    """DK-RES-12 After damage outside a flick: the dead are removed, their triggers carried out, victory checked."""
    bury(desk)
    judge(desk)
    if not desk.decided:
        yield from mourn(desk)
        judge(desk)
