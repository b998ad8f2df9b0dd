"""Whether a script that could be read can be played (RULES.md 4.4)."""

from collections.abc import Callable, Iterator

from parlour.games.desktopia.scripts.aims import aims
from parlour.games.desktopia.scripts.deploying import deploying
from parlour.games.desktopia.scripts.naming import naming
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.squads import squads
from parlour.games.desktopia.scripts.standing import standing
from parlour.games.desktopia.scripts.supply import supply

CHAPTERS: tuple[Callable[[Script], Iterator[BadScript]], ...] = (squads, naming, supply, standing, deploying, aims)


def check(script: Script) -> Script:
    """The script itself, if it can be played; raises the first BadScript there is."""
    for problem in problems(script):
        raise problem
    return script


def problems(script: Script) -> Iterator[BadScript]:
    """All that is wrong in the first chapter where something is: later ones rely on it."""
    for chapter in CHAPTERS:
        faulty = False
        for problem in chapter(script):
            faulty = True
            yield problem
        if faulty:
            return
