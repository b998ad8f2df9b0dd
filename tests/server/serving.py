"""A server in a process of its own, to be killed: `python -m tests.server.serving DATABASE PORT`."""

import sys

from parlour.server.catalogue import Catalogue
from parlour.server.launch import listen, run
from tests.server.games import FINDER, GAMES
from tests.server.house import settings

READY = "ready"


def main(database: str, port: int) -> None:
    """Serves until it is killed."""
    run(settings(database), Catalogue(GAMES, FINDER), listen("127.0.0.1", port), lambda: print(READY, flush=True))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
