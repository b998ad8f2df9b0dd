"""The best aims of a grid judged once more, with the same made-up trembling of the hand for all."""

from functools import lru_cache
from statistics import NormalDist

from parlour.games.desktopia.bots.sweep import TURN, Aimed, Fineness, Sweep, reckoned
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.position import steadiness

GOLDEN = (0.7548776662466927, 0.5698402909980532)  # steps that fill a square evenly
SWAY = (-1.0, -0.5, 0.0, 0.5, 1.0)  # about the aim: steps of a grid, as shares
PUSH = (-0.5, 0.0, 0.5)


def refined(sweep: Sweep, aim: Aimed, fineness: Fineness) -> Aimed:
    """The best aim about this one, with what it is worth on average."""
    desk = sweep.table.desk
    law, content = desk.content.hand, desk.content
    hand = steadiness(desk, sweep.table.seat)
    step = TURN / fineness.angles
    pace = (content.fastest / content.slowest) ** (1 / (fineness.speeds - 1))
    tried = [
        (
            round((aim.angle + sway * step) % TURN, 2) % TURN,
            int(min(max(aim.speed * pace**push, content.slowest), content.fastest)),
        )
        for sway in SWAY
        for push in PUSH
    ]
    samples = trembles(fineness.samples, law.most) if hand < 100 else ((0.0, 0.0),)
    how = sweep.places.sums
    errors = [spread(content, hand, speed) for _, speed in tried]
    flicks = how.trembling(tried, errors, samples, (law.slowest, law.fastest * content.fastest))
    means = how.means(reckoned([sweep], flicks)[0], len(samples))
    best = max(range(len(tried)), key=means.__getitem__)
    return Aimed(means[best], *tried[best])


@lru_cache(maxsize=8)
def trembles(count: int, most: float) -> tuple[tuple[float, float], ...]:
    """Deviations of angle and speed, spread evenly over all that may happen."""
    normal = NormalDist()

    def deviation(number: int, part: int) -> float:
        share = (0.5 + (number + 1) * GOLDEN[part]) % 1.0
        return min(max(normal.inv_cdf(min(max(share, 1e-6), 1 - 1e-6)), -most), most)

    return tuple([(deviation(number, 0), deviation(number, 1)) for number in range(count)])
