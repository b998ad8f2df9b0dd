"""The games of these tests, as the processes of bots find them too; in one of them a bot never comes to an end."""

from dataclasses import replace
from time import sleep

from examples.skirmish import GAME as SKIRMISH
from parlour.kernel import Game, Position, Seat
from tests.proofs.tactics import GAME as TACTICS

FINDER = "tests.server.games:game"
STUCK = "stuck"


def _forever(position: Position, seat: Seat) -> float:
    sleep(600)
    return 0.0


GAMES: dict[str, Game] = {
    SKIRMISH.id: SKIRMISH,
    TACTICS.id: TACTICS,
    STUCK: replace(SKIRMISH, id=STUCK, hints=replace(SKIRMISH.hints, evaluate=_forever)),
}


def game(name: str) -> Game:
    """The game with this id."""
    return GAMES[name]
