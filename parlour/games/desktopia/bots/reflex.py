"""What to do with the finger without any sweep: the best straight flick or shot, for looking far ahead at little cost."""

from math import atan2, degrees, sqrt

from parlour.games.desktopia.bots.shots import angle_to, place_for
from parlour.games.desktopia.bots.strikes import Battle, Strike
from parlour.games.desktopia.position import Desk, team_of
from parlour.games.desktopia.rules.aiming import Aims
from parlour.kernel import Action, Seat

END: Action = "end"
ARRIVES = 450.0  # mm a second, the speed that is left at the target: whoever is struck stays on the table
MISSILE_ARRIVES = 600.0
WORTHWHILE = 0.6  # what a strike must promise, in the cost of characters


def reflex(desk: Desk, seat: Seat, aims: Aims) -> Action:
    """The strike that promises most; to end where none promises enough."""
    battle = Battle(desk, but=team_of(desk, seat))
    strikes = battle.strikes(seat, is_begun=True)
    while strikes:
        best, worth = battle.best(strikes)
        if best is None or worth < WORTHWHILE:
            break
        action = _shot(desk, aims, best) if best.is_shot else straight_flick(desk, aims, best)
        if action is not None:
            return action
        strikes.remove(best)
    return END


def straight_flick(desk: Desk, aims: Aims, strike: Strike) -> Action | None:
    """The middle of its window, not too fast; None for somebody who may not be flicked."""
    if strike.striker not in aims.flicks:
        return None
    angle = degrees(atan2(strike.way[1], strike.way[0])) % 360
    return ("flick", strike.striker, round(angle, 2) % 360, _speed(desk, strike.away, ARRIVES))


def _shot(desk: Desk, aims: Aims, strike: Strike) -> Action | None:
    shooter = next((shooter for shooter in aims.shooters if shooter.id == strike.striker), None)
    if shooter is None:
        return None
    spot = desk.at[strike.target]
    shapes = tuple([piece.shape for piece in desk.ground.pieces])
    laid = place_for(aims, shooter, shapes, spot)
    if laid is None:
        return None
    angle = round(angle_to(laid, spot), 2) % 360
    return ("shoot", shooter.id, *laid, angle, _speed(desk, strike.away, MISSILE_ARRIVES))


def _speed(desk: Desk, away: float, arrives: float) -> int:
    """DK-PHY-02 Fast enough to reach somebody so far away."""
    return int(min(sqrt(arrives * arrives + 2 * desk.content.friction.table * away), desk.content.fastest))
