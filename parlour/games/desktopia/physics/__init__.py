"""Disks and a flick in, paths and contacts out: exact, the same everywhere, and without a rule of the game."""

from parlour.games.desktopia.physics.compiled import is_compiled, warm
from parlour.games.desktopia.physics.direction import direction
from parlour.games.desktopia.physics.flick import flick, flicks
from parlour.games.desktopia.physics.matter import Matter
from parlour.games.desktopia.physics.outcome import Batch, Happening, Path, Run
from parlour.games.desktopia.physics.scene import Body, Scene
from parlour.games.desktopia.physics.terrain import Terrain

__all__ = [
    "Batch", "Body", "Happening", "Matter", "Path", "Run", "Scene", "Terrain",
    "direction", "flick", "flicks", "is_compiled", "warm",
]  # fmt: skip
