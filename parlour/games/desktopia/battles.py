"""Which script is played: one of the book, one that was brought along, or the next battle of a campaign."""

from functools import lru_cache

from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.campaigns import Ended, battle
from parlour.games.desktopia.scripts.checking import check
from parlour.games.desktopia.scripts.reading import read_text
from parlour.games.desktopia.scripts.script import Script


@lru_cache(maxsize=256)
def current(campaign: str, script: str, own: str, ended: tuple[Ended, ...]) -> Script:
    """The script of the battle that is being played."""
    if campaign:
        sequence = book().sequences[campaign]
        return battle(sequence, min(len(ended), len(sequence.scripts) - 1), ended)
    return custom_script(own) if own else book().scripts[script]


@lru_cache(maxsize=64)
def custom_script(text: str) -> Script:
    """A script that somebody brought along, read and checked."""
    script = read_text(text)
    check(script)
    return script
