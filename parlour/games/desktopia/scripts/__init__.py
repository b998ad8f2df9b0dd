"""The script book of Desktopia: battles, campaigns, lessons and etudes, how they are written, read and checked."""

from parlour.games.desktopia.scripts.book import Book, book
from parlour.games.desktopia.scripts.campaigns import Ended, Standing, battle, standings
from parlour.games.desktopia.scripts.checking import check, problems
from parlour.games.desktopia.scripts.reading import read, read_text
from parlour.games.desktopia.scripts.refusals import KEYS, BadScript
from parlour.games.desktopia.scripts.script import Script, Sequence
from parlour.games.desktopia.scripts.writing import plain

__all__ = [
    "KEYS",
    "BadScript",
    "Book",
    "Ended",
    "Script",
    "Sequence",
    "Standing",
    "battle",
    "book",
    "check",
    "plain",
    "problems",
    "read",
    "read_text",
    "standings",
]
