"""A small game for tests: two pull at a rope, and some of what they may do is foolish."""

from collections.abc import Sequence
from pathlib import Path

from parlour.kernel import Action, Decision, Game, Hints, Option, Play, Position, Seat, Terms, Words, ask, roll, rule, win

PULLS = 6
WINNING = 4


class Rope(Position):
    """Where the knot is: above 0 it is nearer to seat 0."""

    knot: int
    turn: int
    doomed: bool


@rule
def play(rope: Rope) -> Play[tuple[float, ...]]:
    """Both pull by turns; the side on which the knot is at the end is likely to win."""
    while rope.turn < PULLS:
        seat = rope.turn % 2
        done = yield ask(seat, Decision("pull", options(rope, seat)))
        rope.turn += 1
        if done == "finish":
            return win(seat, 2)
        if done == "let-go":
            return win(1 - seat, 2)
        gained = {"pull": 1, "slip": -1, "rest": 0}.get(done, 0)
        if done == "jerk":
            dice = yield roll(1)
            gained = 3 if dice[0] > 3 else -2
        rope.knot += gained if seat == 0 else -gained
    last = yield roll(1)
    return win(1 if rope.doomed or 2 * rope.knot + last[0] < 4 else 0, 2)


def options(rope: Rope, seat: Seat) -> tuple[str, ...]:
    """All there is to do; who has the knot near may finish."""
    near = rope.knot if seat == 0 else -rope.knot
    return ("pull", "rest", "slip", "jerk", "let-go", *(("finish",) if near >= WINNING else ()))


def setup(terms: Terms, content: object) -> Rope:
    return Rope(terms.seats, content, knot=int(terms.options["knot"]), turn=0, doomed=terms.options["doomed"] == "yes")


def evaluate(rope: Position, seat: Seat) -> float:
    """The share of the win that the place of the knot promises."""
    assert isinstance(rope, Rope)
    if rope.outcome is not None:
        return rope.outcome[seat]
    share = 0.02 if rope.doomed else min(0.9, max(0.1, 0.5 + 0.1 * rope.knot))
    return share if seat == 0 else 1 - share


def candidates(rope: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Everything, `pull` first."""
    return tuple(decision.actions)


GAME = Game(
    id="tug",
    version=1,
    seats=(2,),
    options={"knot": Option(("0", "4"), "0"), "doomed": Option(("no", "yes"), "no")},
    position=Rope,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"pull": "1"}),
    hints=Hints(evaluate=evaluate, candidates=candidates),
)
