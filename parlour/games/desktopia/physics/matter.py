"""What disks, table and terrain are made of."""

from dataclasses import dataclass
from math import isfinite


@dataclass(frozen=True, slots=True)
class Matter:
    """The parameters of motion and contact, in mm and seconds; the defaults are those of the rulebook."""

    slowing: float = 2500.0  # mm/s2: what a sliding disk loses
    grip: float = 5000.0  # mm/s2: what holds a block on its carrier
    bounce: float = 0.60  # of the speed of approach, between disks
    terrain_bounce: float = 0.50
    rim: float = 0.15  # friction between rims
    contact: float = 1.0  # mm/s: DK-PHY-21 a faster approach is a collision
    parting: float = 1.0  # mm/s: DK-PHY-18 the slowest separation after a contact
    rest: float = 0.01  # mm/s: slower is rest
    most_events: int = 20_000  # DK-PHY-17

    def __post_init__(self) -> None:
        for name in ("slowing", "grip", "bounce", "terrain_bounce", "rim", "contact", "parting", "rest"):
            if not (isfinite(getattr(self, name)) and getattr(self, name) >= 0.0):
                raise ValueError(f"{name} is {getattr(self, name)}, which is no amount")
        if self.slowing == 0.0:
            raise ValueError("slowing is 0: nothing would ever stop")
        if self.bounce > 1.0 or self.terrain_bounce > 1.0:
            raise ValueError("a bounce above 1 makes speed out of nothing")
        if self.most_events < 0:
            raise ValueError(f"most_events is {self.most_events}")

    @property
    def numbers(self) -> tuple[float, ...]:
        """The parameters in the order in which the engine reads them."""
        given = (
            self.slowing, self.grip, self.bounce, self.terrain_bounce, self.rim, self.contact, self.parting, self.rest,
        )  # fmt: skip
        return tuple(float(number) for number in given)
