"""A game that can be played alone: the die must show what was bet on; with company, the first who hits wins."""

from pathlib import Path

from parlour.kernel import LOST, Decision, Game, Option, Play, Position, Terms, Words, ask, roll, rule, win


class Patience(Position):
    """A die with so many sides, and who bets next."""

    sides: int
    turn: int


@rule
def play(patience: Patience) -> Play[tuple[float, ...]]:
    """Whoever bets right has won; whoever is alone has one try."""
    while True:
        seat = patience.turn % patience.seats
        patience.turn += 1
        bet = yield ask(seat, Decision("bet", tuple(range(1, patience.sides + 1))))
        dice = yield roll(1, sides=patience.sides)
        if dice[0] == bet:
            return win(seat, patience.seats)
        if patience.seats == 1:
            return LOST


def setup(terms: Terms, content: None) -> Patience:
    """The die of the terms."""
    return Patience(terms.seats, content, sides=int(terms.options["die"]), turn=0)


GAME = Game(
    id="proof-patience",
    version=1,
    seats=(1, 2, 3),
    options={
        "die": Option(("2", "6"), "2", seats=(1, 3), rule="1.1"),
        "cup": Option(("tin", "leather"), "tin"),
    },
    position=Patience,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"bet": "1"}),
)
