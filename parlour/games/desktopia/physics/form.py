"""A form of the engine: plain Python over lists, or compiled over arrays."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parlour.games.desktopia.physics.engine.many import many
from parlour.games.desktopia.physics.engine.motion import motion
from parlour.games.desktopia.physics.engine.shots import first_unsound
from parlour.games.desktopia.physics.terrain import Terrain

Floats = list[float]  # or an array, which does all that the engine asks of a list
Ints = list[int]


@dataclass(frozen=True, slots=True)
class Form:
    """How the engine is run, and how the sequences are made that it runs on."""

    motion: Callable[..., None]
    many: Callable[..., None]
    first_unsound: Callable[..., int]
    floats: Callable[[Sequence[float]], Floats]
    ints: Callable[[Sequence[int]], Ints]
    float_rows: Callable[[int, int], list[Floats]]  # so many of such length, all zero
    int_rows: Callable[[int, int], list[Ints]]
    copies: Callable[[Floats, int], list[Floats]]
    given: Callable[[list[Floats]], list[Floats]]  # what the engine only reads
    terrain: Callable[[Terrain], tuple[list[Floats], list[Ints]]]  # its ground and its marks
    as_list: Callable[[Floats], Floats]
    bits: Callable[[Ints], Ints]  # as numbers that are not negative


PLAIN = Form(
    motion=motion,
    many=many,
    first_unsound=first_unsound,
    floats=list,
    ints=list,
    float_rows=lambda count, length: [[0.0] * length for _ in range(count)],
    int_rows=lambda count, length: [[0] * length for _ in range(count)],
    copies=lambda floats, count: [[*floats] for _ in range(count)],
    given=lambda rows: rows,
    terrain=lambda terrain: (terrain.ground, terrain.marks),
    as_list=lambda floats: floats,
    bits=lambda ints: ints,
)
