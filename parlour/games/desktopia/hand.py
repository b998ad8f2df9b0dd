"""RULES.md 3.4: the trembling of the hand, the same law for people and bots."""

from parlour.games.desktopia.content import Content
from parlour.kernel import roll

UNIFORMS = 12  # that are added up to one deviation
FINE = 1 << 53
TREMBLE = roll(2 * UNIFORMS, sides=FINE)  # a flick's two deviations, drawn whatever the steadiness (DK-FLK-05)
FULL = 100


def execute(content: Content, steadiness: int, angle: float, speed: float, drawn: tuple[int, ...]) -> tuple[float, float]:
    """DK-FLK-06 What the hand makes of an aim: the angle in degrees (0 to 360) and the speed."""
    sway, push = deviations(content, drawn)
    of_angle, of_speed = spread(content, steadiness, speed)
    law = content.hand
    real = speed * (1 + of_speed * push)
    if of_speed:
        real = min(max(real, law.slowest), law.fastest * content.fastest)
    return (angle + of_angle * sway) % 360, real


def spread(content: Content, steadiness: int, speed: float) -> tuple[float, float]:
    """The standard errors of a flick: of its angle in degrees, of its speed as a share."""
    law = content.hand
    loose = 1 - steadiness / FULL
    return law.angle * loose * (law.slow_share + (1 - law.slow_share) * speed / content.fastest), law.speed * loose


def deviations(content: Content, drawn: tuple[int, ...]) -> tuple[float, float]:
    """Two sums of twelve even numbers, less six and bounded: nearly normal, and without any function of a library."""
    most = content.hand.most
    sums = [sum([(die - 1) / FINE for die in part]) - UNIFORMS / 2 for part in (drawn[:UNIFORMS], drawn[UNIFORMS:])]
    return min(max(sums[0], -most), most), min(max(sums[1], -most), most)
