"""Tic-tac-toe on our kernel, to stand beside the same game elsewhere."""

from pathlib import Path
from random import Random

from parlour.kernel import Decision, Game, Play, Position, Terms, Words, ask, keyed_source, rule, run, share, win

CELLS = tuple(("mark", cell) for cell in range(9))
LINES = tuple(
    1 << a | 1 << b | 1 << c
    for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
)  # fmt: skip
THROUGH = tuple(tuple(line for line in LINES if line >> cell & 1) for cell in range(9))


class Grid(Position):
    """One game of tic-tac-toe."""

    marks: list[int]  # the cells of each seat, a bit for each


@rule
def play(grid: Grid) -> Play[tuple[float, ...]]:
    """The seats mark free cells in turn; three in a line win."""
    for turn in range(9):
        seat = turn % 2
        _, cell = yield ask(seat, free_cells(grid))
        grid.marks[seat] |= 1 << cell
        if has_line(grid.marks[seat], cell):
            return win(seat, 2)
    return share((0, 1), 2)


def free_cells(grid: Grid) -> Decision:
    """Any cell without a mark."""
    taken = grid.marks[0] | grid.marks[1]
    return Decision("mark", tuple([mark for mark in CELLS if not taken >> mark[1] & 1]))


def has_line(marks: int, cell: int) -> bool:
    """Whether a line through the cell is full."""
    return any(marks & line == line for line in THROUGH[cell])


def setup(terms: Terms, content: None) -> Grid:
    """An empty grid."""
    return Grid(terms.seats, content, marks=[0, 0])


GAME = Game(
    id="tictactoe",
    version=1,
    seats=(2,),
    position=Grid,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"mark": "1"}),
)
TERMS = GAME.terms()


def new_position(seed: int) -> Position:
    """A game at its first question."""
    position: Position = GAME.table(TERMS)
    position.source = keyed_source(seed)
    run.begin(position, GAME.play)
    return position


def random_game(rng: Random) -> int:
    """Plays a game; returns how many steps it had."""
    position = new_position(0)
    steps = 0
    while isinstance(asked := position.asked, dict):
        ((seat, decision),) = asked.items()
        run.answer(position, seat, decision.pick(rng))
        steps += 1
    return steps
