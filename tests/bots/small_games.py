"""Games small enough to know their best answers by heart."""

from pathlib import Path
from typing import Any

from parlour.kernel import Decision, Game, Hints, Play, Position, Terms, Words, ask, ask_all, roll, rule, win

SEALED = ("low", "middle", "high")


class Small(Position):
    """How far the game has come."""

    bid: int
    wounds: int


@rule
def gamble(small: Small) -> Play[tuple[float, ...]]:
    """Seat 0 may take a certain loss, a die that wins with a five or six, or one that wins with anything but a one."""
    choice = yield ask(0, Decision("gamble", ("never", "seldom", "often")))
    dice = yield roll(1)
    least = {"never": 7, "seldom": 5, "often": 2}[choice]
    return win(0 if dice[0] >= least else 1, 2)


@rule
def trap(small: Small) -> Play[tuple[float, ...]]:
    """Bait looks like a gain until the other seat springs the trap; to be steady wins."""
    choice = yield ask(0, Decision("tempt", ("bait", "steady")))
    if choice == "bait":
        small.bid += 3
        reply = yield ask(1, Decision("spring", ("spare", "spring")))
        if reply == "spring":
            return win(1, 2)
        return win(0, 2)
    small.bid += 1
    yield ask(1, Decision("shrug", ("well", "so")))
    return win(0, 2)


@rule
def secret(small: Small) -> Play[tuple[float, ...]]:
    """Both bid in secret: seat 0 wins if the bids are equal."""
    bids = yield ask_all({0: Decision("bid", SEALED), 1: Decision("bid", SEALED)})
    return win(0 if bids[0] == bids[1] else 1, 2)


@rule
def race(small: Small) -> Play[tuple[float, ...]]:
    """Three own answers in a row; each step is a step nearer to the win."""
    while small.wounds < 3:
        choice = yield ask(0, Decision("step", ("rest", "step")))
        small.wounds += 1
        small.bid += choice == "step"
    return win(0 if small.bid == 3 else 1, 2)


@rule
def volley(small: Small) -> Play[tuple[float, ...]]:
    """A turn of three steps, each of two answers: who aims high, then shoots, wins; how one waits makes no difference."""
    while small.wounds < 3:
        choice = yield ask(0, Decision("pick", ("wait", "shoot", "aim")))
        way = yield ask(0, Decision("way", ("low", "high")))
        small.wounds += 1
        if choice == "aim":
            small.bid = 1 if way == "high" else 0
        elif choice == "shoot":
            small.bid = 2 if small.bid == 1 else 0
    dice = yield roll(1)
    return win(0 if small.bid == 2 and dice[0] > 1 else 1, 2)


def _setup(terms: Terms, content: Any) -> Small:
    return Small(terms.seats, content, bid=0, wounds=0)


def looks(position: Position, seat: int) -> float:
    """What the bid so far promises seat 0."""
    assert isinstance(position, Small)
    if position.outcome is not None:
        return position.outcome[seat]
    ours = 0.5 + position.bid / 10
    return ours if seat == 0 else 1 - ours


def made(id: str, play: Any, asks: tuple[str, ...]) -> Game:
    """A game of one of these rules."""
    return Game(
        id=id,
        version=1,
        seats=(2,),
        position=Small,
        setup=_setup,
        play=play,
        folder=Path(__file__).parent,
        words=Words(asks=dict.fromkeys(asks, "1")),
        hints=Hints(evaluate=looks),
    )  # fmt: skip


GAMBLE = made("gamble", gamble, ("gamble",))
TRAP = made("trap", trap, ("tempt", "spring", "shrug"))
SECRET = made("secret", secret, ("bid",))
RACE = made("race", race, ("step",))
VOLLEY = made("volley", volley, ("pick", "way"))
