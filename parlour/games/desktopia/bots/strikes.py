"""What the next flicks will probably cost each team: those left of the turn at hand, then those of everybody who follows.

No flick is made. From each place to each other one the free window is measured in which a straight flick meets its target, past
the disks and the terrain in between; a trembling hand hits it the more often the wider it is. Then the players take the best
strikes one after another, each character once, as many as they have actions; who is struck strikes back the less.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.worth import burden, legacy, life
from parlour.games.desktopia.content import Content
from parlour.games.desktopia.ground import Ground
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.physics import direction
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    Team,
    bears,
    card,
    everybody,
    is_placed,
    radius,
    steadiness,
    team_of,
    type_of,
    where,
)
from parlour.games.desktopia.rules.abilities import (
    FIRE,
    can_shoot,
    has_hit,
    has_trait,
    is_immobile,
    is_invulnerable,
    sector,
)
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.rules.shots import DAMAGING
from parlour.games.desktopia.rules.supplies import FLAME, LARIAT, LIGHTNING, MAGNET, SHIELD, TICK, ready_missile
from parlour.games.desktopia.rules.timing import allowance
from parlour.games.desktopia.rules.wounds import HERO
from parlour.kernel import Seat

USUAL = 1000.0  # mm a second, the speed of a flick at somebody
SURE = 1.6  # deviations on either side within which a hand nearly always stays
RADIAN = 0.017453292519943295  # of a degree
NEAREST = 1.0  # mm: what is nearer than that in front of a disk is beside it
KEPT = 20_000  # windows
NARROWEST = 1e-6  # window, for a hand that does not tremble


class Lying(NamedTuple):
    """A disk on the table, as something in the way."""

    disk: DiskId
    x: float
    y: float
    radius: float


class Target(NamedTuple):
    """A character that can be struck: what it is worth with each number of lives, and what protects it."""

    disk: DiskId
    team: Team
    x: float
    y: float
    radius: float
    lives: int
    worths: tuple[float, ...]  # by lives, from none
    is_elusive: bool  # a Smoker, whom heroes alone can hurt
    is_burning: bool


class Striker(NamedTuple):
    """A character that may strike: how much harm it does, by flick and by shot."""

    disk: DiskId
    team: Team
    x: float
    y: float
    radius: float
    is_hero: bool
    can_flick: bool
    more: int  # damage of a flick beyond the usual 1
    front: tuple[float, float, float]  # the direction of its power, and the cosine within which it works
    is_elemental: bool
    flames: bool
    missile: str  # that it can shoot, by its short name
    power: int  # damage of a shot
    base: DiskId  # the artifact that it stands on


class Strike(NamedTuple):
    """Somebody strikes somebody: how likely, how hard, and what it is worth besides wounds."""

    striker: DiskId
    target: DiskId
    chance: float
    damage: int
    more: float
    is_shot: bool
    away: float  # mm between the two
    way: tuple[float, float]  # toward the middle of the window, not of length 1


Losses = dict[Team, float]


def losses(desk: Desk) -> tuple[Losses, Losses]:
    """What each team has to expect: of the rest of the turn at hand, and of the turns that follow until everybody had one."""
    teams = dict.fromkeys([side.team for side in desk.script.sides])
    now: Losses = dict.fromkeys(teams, 0.0)
    later: Losses = dict.fromkeys(teams, 0.0)
    battle = Battle(desk)
    for step in range(desk.seats):
        seat = (desk.active + step) % desk.seats
        actions = desk.actions if step == 0 else allowance(desk, seat)
        if actions > 0 and seat not in desk.out:
            battle.turn(seat, actions, step == 0, now if step == 0 else later)
    return now, later


class Battle:
    """The characters on the table, and how many lives each will probably have left."""

    def __init__(self, desk: Desk, but: Team | None = None) -> None:
        """`but` is a team that nobody strikes."""
        self.desk = desk
        self.lying = [Lying(disk, spot.x, spot.y, radius(desk, disk)) for disk, spot in desk.at.items()]
        self.obstacles = obstacles(desk.ground)
        self.targets = {
            disk: _target(desk, disk)
            for disk in everybody(desk)
            if disk in desk.at
            and team_of(desk, desk.side[disk]) != but
            and not is_invulnerable(desk, disk)
            and not bears(desk, disk, SHIELD)
        }
        self.left = {disk: float(target.lives) for disk, target in self.targets.items()}

    def turn(self, seat: Seat, actions: int, is_begun: bool, cost: Losses) -> None:
        """The best strikes of a player, one after another."""
        strikes = self.strikes(seat, is_begun)
        for _ in range(actions):
            best, cost_of_it = self.best(strikes)
            if best is None:
                return
            cost[self.targets[best.target].team] += cost_of_it
            self.left[best.target] -= best.chance * self._alive(best.striker) * best.damage
            strikes = [strike for strike in strikes if strike.striker != best.striker]

    def strikes(self, seat: Seat, is_begun: bool) -> list[Strike]:
        """All that a player can do to others with one action, in the turn at hand or in the next one."""
        desk = self.desk
        window = window_of(desk.content, steadiness(desk, seat))
        strikes: list[Strike] = []
        for disk in everybody(desk):
            if desk.side[disk] != seat or not is_placed(desk, disk):
                continue
            if can_act(desk, disk) if is_begun else not _is_hindered(desk, disk):
                strikes += self._strikes_of(_striker(desk, disk), window)
        return strikes

    def best(self, strikes: Sequence[Strike]) -> tuple[Strike | None, float]:
        """The strike that costs the other side most, as many lives as everybody has left, and what it costs."""
        best, most = None, 0.0
        for strike in strikes:
            left, chance = self.left[strike.target], strike.chance * self._alive(strike.striker)
            if left > 0.0 and chance > 0.0:
                target = self.targets[strike.target]
                after = max(0.0, left - chance * strike.damage)
                cost = _worth_of(target, left) - _worth_of(target, after) + chance * strike.more
                if cost > most:
                    best, most = strike, cost
        return best, most

    def _alive(self, disk: DiskId) -> float:
        """How likely a character is still there."""
        return max(0.0, min(1.0, self.left.get(disk, 1.0)))

    def _strikes_of(self, striker: Striker, window: float) -> list[Strike]:
        """The flicks and shots at everybody whom a character can reach."""
        strikes: list[Strike | None] = []
        for target in self.targets.values():
            if target.team == striker.team or (target.is_elusive and not striker.is_hero):
                continue
            dx, dy = target.x - striker.x, target.y - striker.y
            away = max(NEAREST, sqrt(dx * dx + dy * dy))
            if striker.can_flick:
                strikes.append(self._flick(striker, target, dx / away, dy / away, away, window))
            if striker.missile:
                strikes.append(self._shot(striker, target, dx / away, dy / away, away, window))
        return [strike for strike in strikes if strike is not None]

    def _flick(self, striker: Striker, target: Target, ux: float, uy: float, away: float, window: float) -> Strike | None:
        own = striker.radius
        half = (own + target.radius) / away
        low, high = self.obstacles.window(striker.x, striker.y, own, ux, uy, away, half)
        for lying in self.lying:
            if low >= high:
                return None
            bx, by = lying.x - striker.x, lying.y - striker.y
            along = bx * ux + by * uy
            if along <= NEAREST or along >= away:
                continue
            off, wide = by * ux - bx * uy, own + lying.radius
            if off - wide >= high * along or off + wide <= low * along:
                continue
            if lying.disk in (striker.disk, striker.base, target.disk):
                continue
            if off >= 0:
                high = min(high, (off - wide) / along)
            else:
                low = max(low, (off + wide) / along)
        if low >= high:
            return None
        fx, fy, least = striker.front
        damage = 2 if fx * ux + fy * uy >= least else 1
        if striker.is_elemental and target.is_burning:
            damage *= 2
        more = -burden(self.desk, target.disk, FLAME) if striker.flames and target.lives > damage else 0.0
        chance = min(1.0, (high - low) / window)
        way = _way(ux, uy, low, high)
        return Strike(striker.disk, target.disk, chance, damage + striker.more, more, False, away, way)

    def _shot(self, striker: Striker, target: Target, ux: float, uy: float, away: float, window: float) -> Strike | None:
        """A missile is laid where disks are not in the way; terrain mostly is all the same."""
        desk = self.desk
        missile = desk.content.sizes["missile"].diameter / 2
        half = (missile + target.radius) / away
        low, high = self.obstacles.window(striker.x, striker.y, missile, ux, uy, away, half)
        if low >= high:
            return None
        chance = min(1.0, (high - low) / window)
        if striker.missile in DAMAGING:
            return Strike(striker.disk, target.disk, chance, striker.power, 0.0, True, away, (ux, uy))
        more = weights.MAGNET if striker.missile == MAGNET else -burden(desk, target.disk, striker.missile)
        return Strike(striker.disk, target.disk, chance, 0, more, True, away, (ux, uy)) if more > 0 else None


def _way(ux: float, uy: float, low: float, high: float) -> tuple[float, float]:
    """Toward the middle of a window between two slopes off a direction."""
    slope = (low + high) / 2
    return ux - slope * uy, uy + slope * ux


class Obstacles:
    """The terrain of a battle, as something in the way of straight flicks."""

    def __init__(self, ground: Ground) -> None:
        self._known: dict[tuple[float, ...], tuple[float, float]] = {}
        self._circles = [piece.shape.circle for piece in ground.pieces if piece.shape.circle is not None]
        self._polygons: list[tuple[float, float, float, tuple[tuple[float, float], ...]]] = []
        for piece in ground.pieces:
            if piece.shape.circle is None:
                left, bottom, right, top = piece.box
                x, y = (left + right) / 2, (bottom + top) / 2
                corners = tuple(piece.shape.polygon())
                reach = max([sqrt((cx - x) * (cx - x) + (cy - y) * (cy - y)) for cx, cy in corners])
                self._polygons.append((x, y, reach, corners))

    def window(self, x: float, y: float, own: float, ux: float, uy: float, away: float, half: float) -> tuple[float, float]:
        """What terrain leaves of a window, for a disk so large; both ends are slopes off the line to the target.

        Most characters stay where they are from one position to the next, so that it need not be measured again.
        """
        key = (x, y, own, ux, uy, away, half)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self._known[key] = self._measure(x, y, own, ux, uy, away, -half, half)
        return known

    def _measure(
        self, x: float, y: float, own: float, ux: float, uy: float, away: float, low: float, high: float
    ) -> tuple[float, float]:
        for cx, cy, size in self._circles:
            bx, by = cx - x, cy - y
            along = bx * ux + by * uy
            off, wide = by * ux - bx * uy, own + size
            if NEAREST < along < away and off - wide < high * along and off + wide > low * along:
                if off >= 0:
                    high = min(high, (off - wide) / along)
                else:
                    low = max(low, (off + wide) / along)
        for cx, cy, reach, corners in self._polygons:
            bx, by = cx - x, cy - y
            along, off = bx * ux + by * uy, by * ux - bx * uy
            wide = own + reach
            if along + reach <= NEAREST or along - reach >= away:
                continue
            if off - wide >= max(0.0, high) * (along + reach) or off + wide <= min(0.0, low) * (along + reach):
                continue
            span = _span(corners, x, y, ux, uy, away, own)
            if span is None or span[0] >= high or span[1] <= low:
                continue
            if span[0] - low > high - span[1]:
                high = span[0]
            else:
                low = span[1]
        return low, high


def _span(
    corners: Sequence[tuple[float, float]], x: float, y: float, ux: float, uy: float, away: float, own: float
) -> tuple[float, float] | None:
    """Between which slopes a polygon is in the way of a disk so large, as far as the target; None if it is not."""
    lowest, highest = 1e9, -1e9
    points = [((cx - x) * ux + (cy - y) * uy, (cy - y) * ux - (cx - x) * uy) for cx, cy in corners]
    before = points[-1]
    for point in points:
        (a, p), (b, q) = before, point
        before = point
        if (a <= NEAREST and b <= NEAREST) or (a >= away and b >= away):
            continue
        if a != b:
            slope = (q - p) / (b - a)
            for limit in (NEAREST, away):
                if (a < limit) != (b < limit):
                    if (a < limit) == (limit == NEAREST):
                        a, p = limit, p + slope * (limit - a)
                    else:
                        b, q = limit, q + slope * (limit - b)
        for along, off in ((a, p), (b, q)):
            along = max(along, NEAREST)
            lowest = min(lowest, (off - own) / along)
            highest = max(highest, (off + own) / along)
    return (lowest, highest) if lowest < highest else None


@lru_cache(maxsize=64)
def obstacles(ground: Ground) -> Obstacles:
    return Obstacles(ground)


def window_of(content: Content, hand: int) -> float:
    """The width of a window, as a slope, that a hand nearly always finds."""
    return max(NARROWEST, 2 * SURE * spread(content, hand, USUAL)[0] * RADIAN)


def _is_hindered(desk: Desk, disk: DiskId) -> bool:
    """Whether a character will not be able to act in its player's next turn."""
    return bears(desk, disk, TICK) > 0 or (has_trait(desk, disk, "hornbug") and desk.lives[disk] < desk.most[disk])


def _worth_of(target: Target, lives: float) -> float:
    """What a character is worth with so many lives, a part of one included."""
    whole = int(lives)
    if whole >= target.lives:
        return target.worths[-1]
    low = target.worths[whole]
    return low + (target.worths[whole + 1] - low) * (lives - whole)


def _target(desk: Desk, disk: DiskId) -> Target:
    spot, lives = where(desk, disk), desk.lives[disk]
    worths = (legacy(desk, disk), *[life(desk, disk, left) for left in range(1, lives + 1)])
    elusive = has_trait(desk, disk, "smoker")
    return Target(
        disk, team_of(desk, desk.side[disk]), spot.x, spot.y, radius(desk, disk), lives, worths, elusive,
        bears(desk, disk, FLAME) > 0,
    )  # fmt: skip


def _striker(desk: Desk, disk: DiskId) -> Striker:
    spot = where(desk, disk)
    charged = int(desk.charged == disk)
    missile, power = "", 0
    if can_shoot(desk, disk):
        missile = type_of(ready_missile(desk, disk))
        power = 1 + charged + (desk.supply[disk] - 1 if missile == LIGHTNING else 0)
    arc = sector(desk, disk)
    return Striker(
        disk, team_of(desk, desk.side[disk]), spot.x, spot.y, radius(desk, disk), card(desk, disk).rank == HERO,
        not is_immobile(desk, disk), bears(desk, disk, LARIAT) + charged, _front(desk.facing[disk], arc) if arc else NO_FRONT,
        has_trait(desk, disk, "elemental"), has_hit(desk, disk, FIRE), missile, power, desk.on.get(disk, ""),
    )  # fmt: skip


NO_FRONT = (0.0, 0.0, 2.0)  # no cosine is so large


def _front(facing: float, arc: float) -> tuple[float, float, float]:
    """DK-PWR-04 The direction of a character's power, and the cosine within which a flick has it."""
    return (*direction(facing), direction(arc / 2)[0])
