"""5.1: a flick from the launch to the last of its consequences."""

from parlour.games.desktopia.hand import TREMBLE
from parlour.games.desktopia.position import Desk, DiskId, is_alive, missile, type_of
from parlour.games.desktopia.rules.abilities import FIRE, has_hit, is_immobile
from parlour.games.desktopia.rules.aiming import aims
from parlour.games.desktopia.rules.artifacts import capture
from parlour.games.desktopia.rules.deaths import mourn
from parlour.games.desktopia.rules.hits import walk
from parlour.games.desktopia.rules.motion import Aim, launch, snapshot
from parlour.games.desktopia.rules.returning import bring_back, set_down
from parlour.games.desktopia.rules.shots import candidates, miss, strike_target
from parlour.games.desktopia.rules.supplies import FLAME, MAGNET, TORNADO, free, lay
from parlour.games.desktopia.rules.timing import penalise
from parlour.games.desktopia.rules.winning import judge
from parlour.games.desktopia.rules.wounds import bury
from parlour.kernel import Decision, Play, Seat, Subset, ask, choose, chosen_items, rule

SECOND, BY_MAGNET = "second", "magnet"


@rule
def flick(desk: Desk, aim: Aim) -> Play[None]:
    """DK-RES-07, DK-RES-08, DK-RES-09, DK-RES-11 One flick in all its steps, and the free flick that it may bring about.

    DK-SHO-05, DK-SHO-06, DK-SHO-10, DK-SHO-11, DK-SHO-17, DK-MIS-07, DK-MIS-08 A shot is a flick of the missile.
    """
    before = snapshot(desk)
    fire = not aim.shooter and has_hit(desk, aim.disk, FIRE)
    drawn = yield TREMBLE
    result = launch(desk, aim, drawn)
    struck, gone = walk(desk, aim, before, result)
    target = ""
    again = False
    if aim.shooter:
        found = candidates(desk, aim, result)
        if found:
            choice = yield choose(aim.seat, Decision("target", tuple([("target", each) for each in found])))
            target = choice[1]
            strike_target(desk, aim, before, target)
        else:
            miss(desk, aim)
            again = type_of(aim.disk) == TORNADO and aim.why != SECOND and aim.disk in desk.at
        if not again:
            desk.at.pop(aim.disk, None)
    bury(desk)
    judge(desk)
    set_down(desk, result.shaken)
    bring_back(desk, gone, aim.seat)
    if desk.decided:
        return
    if target and missile(desk, aim.disk).lasting and is_alive(desk, target):
        lay(desk, aim.disk, target, aim.seat)
    if struck and fire and aim.seat not in desk.out:
        yield from set_on_fire(desk, aim, tuple([each for each in struck if is_alive(desk, each)]))
    if not aim.shooter:
        yield from capture(desk, aim, before, result, tuple([each.disk for each in gone]))
    if gone:
        penalise(desk, aim.seat)
    yield from mourn(desk)
    judge(desk)
    if not desk.decided and aim.seat not in desk.out:
        if again:
            yield from free_flick(desk, aim.seat, aim.disk, SECOND, aim.shooter)
        elif target and type_of(aim.disk) == MAGNET and is_alive(desk, target) and not is_immobile(desk, target):
            yield from free_flick(desk, aim.seat, target, BY_MAGNET, "")
    if aim.shooter:
        desk.at.pop(aim.disk, None)  # a Tornado that lay there for its second shot


@rule
def free_flick(desk: Desk, seat: Seat, disk: DiskId, why: str, shooter: DiskId) -> Play[None]:
    """DK-TRN-09, DK-TRN-10, DK-MIS-06, DK-MIS-18, DK-SPL-03, DK-SPL-04 A flick that must follow and costs no action.

    DK-MIS-21, DK-MIS-23, DK-SPL-06 Otherwise it is a flick of this seat's like any other, even of a disk that cannot act.
    """
    choice = yield ask(seat, Decision("aim", aims(desk, seat, disk), {"why": why}))
    if choice[0] == "lariat":
        lay(desk, free(desk, "lariat")[0], choice[1], seat)
        choice = yield ask(seat, Decision("aim", aims(desk, seat, disk, plain=True), {"why": "lariat"}))
    yield from flick(desk, Aim(seat, disk, choice[2], choice[3], why, shooter))


@rule
def set_on_fire(desk: Desk, aim: Aim, enemies: tuple[DiskId, ...]) -> Play[None]:
    """DK-HIT-16, DK-HIT-17 A Flame on every surviving enemy hit; if there are too few, the flicking player chooses."""
    flames = free(desk, FLAME)
    burning = enemies
    if len(flames) < len(enemies):
        if not flames:
            return
        count = len(flames)
        choice = yield ask(aim.seat, Decision("flames", Subset("burn", enemies, count, count), {"count": count}))
        burning = chosen_items(choice)
    for enemy in burning:
        lay(desk, free(desk, FLAME)[0], enemy, aim.seat)
