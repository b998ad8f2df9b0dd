"""A scene laid out for the engine, with the sequences that it works on."""

from dataclasses import dataclass

from parlour.games.desktopia.physics.engine.path import FloatRows, Floats, IntRows
from parlour.games.desktopia.physics.engine.words import (
    DUE,
    FIRST,
    LADEN,
    LOAD,
    NEVER,
    ROWS_OF_PATHS,
    ROWS_OF_PLANS,
    SIZE_OF_THE_TALLY,
    TALLY,
    TURNED,
)  # fmt: skip
from parlour.games.desktopia.physics.form import Form
from parlour.games.desktopia.physics.scene import Scene


@dataclass(frozen=True, slots=True)
class Desk:
    """What stays the same from flick to flick, and what the engine changes."""

    most_events: int
    widest: float
    matter: Floats
    body: FloatRows
    table: Floats
    ground: FloatRows
    marks: IntRows
    paths: FloatRows
    plans: IntRows

    @property
    def tally(self) -> list[int]:
        """What the engine has counted."""
        return [int(count) for count in self.plans[TALLY][:SIZE_OF_THE_TALLY]]

    @property
    def turned(self) -> Floats:
        """By how much each disk has turned, in radians."""
        return self.paths[TURNED]


def lay_out(form: Form, scene: Scene) -> Desk:
    """Lays out a scene; every flick at the same time needs a desk of its own."""
    count = len(scene.bodies)
    width = max(count, SIZE_OF_THE_TALLY)
    paths = form.float_rows(ROWS_OF_PATHS, count)
    plans = form.int_rows(ROWS_OF_PLANS, width)
    paths[DUE] = [NEVER] * count
    plans[LADEN] = [int(load > 0.0) for load in scene.columns[LOAD]] + [0] * (width - count)
    plans[TALLY][FIRST] = -1
    ground, marks = form.terrain(scene.terrain)
    return Desk(
        most_events=scene.matter.most_events,
        widest=scene.widest,
        matter=form.floats(scene.matter.numbers),
        body=form.given(scene.columns),
        table=form.floats(scene.table),
        ground=ground,
        marks=marks,
        paths=paths,
        plans=plans,
    )
