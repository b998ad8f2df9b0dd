"""Whatever stands anywhere in a script, it is read and checked, or refused: nothing else happens."""

from collections.abc import Iterator

import pytest

from parlour.games.desktopia.scripts.checking import check
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.writing import plain
from parlour.games.desktopia.tests.scripts.drawn import GONE, PRINTED, altered

JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    3,
    1e308,
    float("inf"),
    10**50,
    "",
    "south",
    "Ы" * 700,
    [],
    [[]],
    {},
    {"type": []},
    [3, 3],
)
RICH = ("fixture_duel", "duel_sugar_run", "tea_1_saucer", "etude_fire_4", "lesson_1_flick")


def places(value: object, where: str = "") -> Iterator[str]:
    """The way to every value in plain data."""
    if where:
        yield where
    if isinstance(value, dict):
        for key, each in value.items():
            yield from places(each, f"{where}.{key}" if where else key)
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from places(each, f"{where}[{number}]")


@pytest.mark.parametrize("name", RICH)
def test_any_value_anywhere_is_taken_or_refused(name: str) -> None:
    outcomes = [tried(name, where, junk) for where in places(PRINTED[name]) for junk in (*JUNK, GONE)]
    refusals = [each for each in outcomes if each is not None]
    assert len(refusals) > 1000
    for refusal in refusals:
        assert refusal.rule and str(refusal)
        assert all(isinstance(fact, str | int | float) for fact in refusal.facts.values())


def tried(name: str, where: str, junk: object) -> BadScript | None:
    """The refusal of a script with something else at one place; what is taken can be written and read again."""
    try:
        script = check(read(altered(name, {where: junk})))
    except BadScript as refusal:
        return refusal
    assert read(plain(script)) == script
    return None
