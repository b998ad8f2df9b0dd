"""The script book: every script and sequence by id, read and checked when it is first opened."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from parlour.games.desktopia.scripts.checking import check
from parlour.games.desktopia.scripts.places import Place
from parlour.games.desktopia.scripts.reading import parse, read
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script, Sequence
from parlour.games.desktopia.scripts.sequences import fitting, read_sequence

FILE = Path(__file__).with_name("book.json")
NAME, VERSION = "desktopia-script-book", 1
KEYS = ("format", "format_version", "status", "sequences", "scripts")
LARGEST = 2_000_000  # characters

Thing = TypeVar("Thing", Script, Sequence)


@dataclass(frozen=True, slots=True)
class Book:
    """All scripts, campaigns and tutorials by id, in order."""

    scripts: Mapping[str, Script]
    sequences: Mapping[str, Sequence]


@cache
def book() -> Book:
    """The book of the game; nothing is read before somebody asks."""
    return read_book(FILE.read_text(encoding="utf-8"))


def read_book(text: str) -> Book:
    """The book that is written in JSON; raises BadScript, whose `where` begins with the script's number in the book."""
    pages = Place(parse(text, LARGEST), rule="SB-F-11")
    entries = pages.entries()
    pages.check_keys(entries, dict.fromkeys(KEYS, True))
    if (entries["format"].value, entries["format_version"].value) != (NAME, VERSION):
        raise entries["format"].bad("other-format", expected=f"{NAME} {VERSION}")
    scripts = [_script(place) for place in entries["scripts"].items(1, 1000)]
    sequences = [read_sequence(place) for place in entries["sequences"].items()]
    book = Book(_by_id(scripts, "scripts"), _by_id(sequences, "sequences"))
    for sequence in sequences:
        for problem in fitting(sequence, book.scripts):
            raise problem
    for script in scripts:
        _belongs(script, book.sequences)
    return book


def _script(place: Place) -> Script:
    try:
        return check(read(place.value))
    except BadScript as problem:
        where = f"{place.where}.{problem.where}" if problem.where else place.where
        raise BadScript(problem.key, where, problem.rule, **problem.facts) from None


def _by_id(things: list[Thing], where: str) -> Mapping[str, Thing]:
    by_id: dict[str, Thing] = {}
    for number, thing in enumerate(things):
        if thing.id in by_id:
            raise BadScript("repeated-name", f"{where}[{number}].id", "DK-SCR-01", found=thing.id)
        by_id[thing.id] = thing
    return MappingProxyType(by_id)


def _belongs(script: Script, sequences: Mapping[str, Sequence]) -> None:
    """A script that names a sequence is one of its scripts."""
    campaign = script.campaign
    if campaign and (campaign.id not in sequences or script.id not in sequences[campaign.id].scripts):
        written = f"{campaign.id} {campaign.index}"
        raise BadScript("out-of-place", f"{script.id}.campaign", "SB-F-12", found=written, expected="")
