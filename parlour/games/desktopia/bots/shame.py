"""Answers of Desktopia that nobody should give, whatever the plan: they are counted in games, and no bot may give them."""

from parlour.games.desktopia.bots.strikes import Battle, Strike
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.physics import direction, flicks
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    are_allies,
    bears,
    everybody,
    is_passive,
    is_wounded,
    steadiness,
    team_of,
    type_of,
)
from parlour.games.desktopia.rules.aiming import Aims
from parlour.games.desktopia.rules.rituals import HEALING
from parlour.games.desktopia.rules.supplies import FLAME, LARIAT, SHIELD, TICK, bearer_of
from parlour.games.desktopia.rules.turn import END
from parlour.games.desktopia.rules.wounds import guard
from parlour.kernel import Action, Decision, Seat

BEFORE_ONES_NOSE = 150.0  # mm from one centre to the other: a flick so short needs no force that could carry anybody too far

TREMBLE = (-1.5, 0.0, 1.5)  # deviations of the hand

KILL_LEFT = "kill-left"
FINED_FOR_NOTHING = "fined-for-nothing"
FOR_THE_ENEMY = "for-the-enemy"


def shame(desk: Desk, seat: Seat, decision: Decision, action: Action) -> str:
    """The name of what is wrong with an answer; "" for any answer that may have its reasons."""
    match decision.kind, action:
        case "act", str(word) if word == END and desk.actions:
            assert isinstance(decision.actions, Aims)
            return KILL_LEFT if sure_kill(desk, seat, decision.actions) is not None else ""
        case "act" | "aim", ("flick", *_):
            return FINED_FOR_NOTHING if only_leaves(desk, seat, action) else ""
        case _, ("play", str(ritual)) if ritual == HEALING and not _wounded_allies(desk, seat):
            return FOR_THE_ENEMY
        case "heal", ("heal", str(disk)) if not are_allies(desk, seat, desk.side[disk]) and _wounded_allies(desk, seat):
            return FOR_THE_ENEMY
        case "purify", ("purify", str(what)) if _relieves_enemy(desk, seat, what):
            return FOR_THE_ENEMY
    return ""


def sure_kill(desk: Desk, seat: Seat, aims: Aims) -> Strike | None:
    """A flick that the hand cannot miss and that kills an enemy close by, at no cost to whoever is flicked."""
    battle = Battle(desk, but=team_of(desk, seat))
    for strike in battle.strikes(seat, is_begun=True):
        if not strike.is_shot and strike.striker in aims.flicks and _is_sure_kill(desk, battle, strike):
            return strike
    return None


def _is_sure_kill(desk: Desk, battle: Battle, strike: Strike) -> bool:
    striker, target = strike.striker, battle.targets[strike.target]
    return (
        strike.chance >= 1.0
        and strike.away <= BEFORE_ONES_NOSE
        and strike.damage >= target.lives
        and target.worths[0] < target.worths[-1]  # some deaths bring their side a time card
        and not is_passive(desk, desk.side[strike.target])
        and not guard(desk, strike.target, striker)
        and striker not in desk.on  # it would give up its artifact
        and not bears(desk, striker, LARIAT)  # DK-MIS-24 every hit would wound it, too
    )


def only_leaves(desk: Desk, seat: Seat, action: Action) -> bool:
    """DK-TIM-01 Whether an own character meets nobody and leaves the table, however the hand trembles, and is fined."""
    match action:
        case ("flick", str(disk), float() | int() as angle, int(speed)) if desk.side.get(disk) == seat:
            pass
        case _:
            return False
    table = Table(desk, seat, disk)
    of_angle, of_speed = spread(desk.content, steadiness(desk, seat), speed)
    swings = [(direction(angle + of_angle * sway), speed * (1 + of_speed * push)) for sway in TREMBLE for push in TREMBLE]
    batch = flicks(
        table.scene,
        [table.number] * len(swings),
        [way[0] for way, _ in swings],
        [way[1] for way, _ in swings],
        [fast for _, fast in swings],
        [table.above] * len(swings) if table.above >= 0 else None,
    )
    leaves = [not hit and bool(int(left) >> table.number & 1) for hit, left in zip(batch.hit, batch.left, strict=True)]
    return bool(table.penalty) and all(leaves)


def _wounded_allies(desk: Desk, seat: Seat) -> list[DiskId]:
    return [disk for disk in everybody(desk) if is_wounded(desk, disk) and are_allies(desk, seat, desk.side[disk])]


def _relieves_enemy(desk: Desk, seat: Seat, what: DiskId) -> bool:
    """DK-RIT-11 Whether an enemy is rid of what will wound it, or an own character of what protects or arms it."""
    on_card = what in desk.supply
    own = are_allies(desk, seat, desk.side[what if on_card else bearer_of(desk, what)])
    return (own and (on_card or type_of(what) == SHIELD)) or (not own and type_of(what) in (FLAME, TICK))
