"""The games of these tests, as the processes of bots find them too.

In one of them a bot never comes to an end, in another it takes until a test allows it to agree on terms.
"""

from dataclasses import replace
from threading import Event
from time import sleep

from examples.skirmish import GAME as SKIRMISH
from parlour.kernel import Game, Position, Seat, Terms
from tests.proofs.tactics import GAME as TACTICS

FINDER = "tests.server.games:game"
STUCK = "stuck"
SLOW = "slow"
ALLOWED = Event()  # terms of the slow game are agreed on after that


def _forever(position: Position, seat: Seat) -> float:
    sleep(600)
    return 0.0


def _wait(terms: Terms) -> None:
    assert ALLOWED.wait(60), "the server waits for its own answer"


GAMES: dict[str, Game] = {
    SKIRMISH.id: SKIRMISH,
    TACTICS.id: TACTICS,
    STUCK: replace(SKIRMISH, id=STUCK, hints=replace(SKIRMISH.hints, evaluate=_forever)),
    SLOW: replace(SKIRMISH, id=SLOW, allows=_wait),
}


def game(name: str) -> Game:
    """The game with this id."""
    return GAMES[name]
