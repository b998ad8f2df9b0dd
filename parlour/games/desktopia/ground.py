"""The table top of a battle: the terrain that stands there now, as rules and physics know it."""

from dataclasses import dataclass
from typing import NamedTuple

from parlour.games.desktopia.physics import Terrain
from parlour.games.desktopia.scripts.modifiers import SolidBorder, TerrainChange
from parlour.games.desktopia.scripts.pieces import TerrainPiece
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.shapes import Shape


class Standing(NamedTuple):
    """A piece of terrain, and the box around it."""

    id: str
    shape: Shape
    box: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Ground:
    """The pieces that stand on the table, and the same prepared for the physics."""

    pieces: tuple[Standing, ...]
    terrain: Terrain


def ground_of(script: Script, standing: tuple[str, ...]) -> Ground:
    """The ground of a battle with these pieces of terrain on it."""
    known = pieces_of(script)
    pieces = tuple([Standing(piece, known[piece].shape, known[piece].shape.box()) for piece in standing])
    walls = {edge for rule in script.special_rules if isinstance(rule, SolidBorder) for edge in rule.edges}
    return Ground(
        pieces,
        Terrain(
            script.field.w,
            script.field.h,
            walls=("bottom" in walls, "left" in walls, "top" in walls, "right" in walls),
            circles=tuple([piece.shape.circle for piece in pieces if piece.shape.circle is not None]),
            polygons=tuple([piece.shape.polygon() for piece in pieces if piece.shape.circle is None]),
        ),
    )


def pieces_of(script: Script) -> dict[str, TerrainPiece]:
    """Every piece of terrain of a script by its id, those that come later included."""
    later = [piece for rule in script.special_rules if isinstance(rule, TerrainChange) for piece in rule.add]
    return {piece.id: piece for piece in (*script.terrain, *later)}
