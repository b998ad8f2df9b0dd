"""One small flick and one small batch, which make the compiler compile everything."""

from parlour.games.desktopia.physics.flick import flick_in, flicks_in
from parlour.games.desktopia.physics.form import Form
from parlour.games.desktopia.physics.scene import Body, Scene
from parlour.games.desktopia.physics.terrain import Terrain


def rehearse(form: Form) -> None:
    """Runs every entry of the engine once."""
    scene = Scene((Body(20.0, 50.0, 10.0, 1.0), Body(60.0, 50.0, 10.0, 1.0)), Terrain(100.0, 100.0))
    flick_in(form, scene, 0, 1.0, 0.0, 500.0)
    flicks_in(form, scene, [0], [1.0], [0.0], [500.0])
