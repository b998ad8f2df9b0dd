"""`--change`: other numbers of the content, for every command that plays bots."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import parlour
from parlour.cli.changes import leaves, parse_changes
from parlour.cli.failure import Failure
from parlour.kernel import Game
from tests.cli.commands import SKIRMISH, Run, is_one_line


class Box(NamedTuple):
    """Every kind of number."""

    lamps: bool = True
    weight: float = 2.5
    name: str = "box"
    row: tuple[int, ...] = (1, 2)


def boxed(content: Any) -> Game:
    game = parlour.game(SKIRMISH)
    return Game(
        id="boxed", version=1, seats=(2,), content=content, position=game.position, setup=game.setup, play=game.play,
        folder=game.folder, words=game.words,
    )  # fmt: skip


BOXED = boxed(Box())


def test_each_value_has_the_type_that_it_has_in_the_content() -> None:
    pairs = [("lamps", "false"), ("weight", "3"), ("name", "7"), ("row.1", "-4")]
    changes = parse_changes(BOXED, pairs)
    assert changes == {"lamps": False, "weight": 3.0, "name": "7", "row.1": -4}
    assert [type(value) for value in changes.values()] == [bool, float, str, int]


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("lamps", "1", "lamps is true or false (true), not '1'"),
        ("weight", "heavy", "weight is a number (2.5), not 'heavy'"),
        ("weight", "nan", "weight is a number (2.5), not 'nan'"),
        ("row.0", "1.5", "row.0 is a whole number (1), not '1.5'"),
        ("row.2", "1", "the content has no 'row.2'; near it there are row.1, row.0"),
        ("row", "1", "'row' is no single number; below it there are row.0, row.1"),
        ("wieght", "1", "the content has no 'wieght'; near it there is weight"),
        ("zzz", "1", "the content has no 'zzz'; near it there are lamps, weight, name, row.0, row.1"),
    ],
)
def test_what_cannot_be_changed_is_told_with_the_keys_that_are_near(key: str, value: str, why: str) -> None:
    with pytest.raises(Failure) as refused:
        parse_changes(BOXED, [(key, value)])
    assert str(refused.value) == why and refused.value.code == 2


def test_a_game_without_content_has_nothing_to_change() -> None:
    with pytest.raises(Failure, match="has no numbers"):
        parse_changes(boxed(None), [("speed", "1")])


@pytest.mark.parametrize("name", [SKIRMISH, "candelabria", "desktopia", "horde", "inbetween"])
def test_every_key_that_is_offered_can_be_changed(name: str) -> None:
    game = parlour.game(name)
    values = dict(leaves(game.content))
    assert len(values) > 20
    for key in list(values)[:: max(1, len(values) // 20)]:
        text = str(values[key]).lower() if isinstance(values[key], bool) else str(values[key])
        changes = parse_changes(game, [(key, text)])
        assert changes == {key: values[key]}
        game.table(game.terms(changes=changes))


def test_a_simulation_plays_with_the_changes_and_tells_them(run: Run) -> None:
    plain, changed = (
        json.loads(run("simulate", SKIRMISH, "--games", "5", *words).out) for words in ([], ["--change", "rounds=1"])
    )
    assert "changes" not in plain and changed["changes"] == {"rounds": 1}
    assert changed["actions"] < plain["actions"] / 3


def test_a_watched_game_plays_with_the_changes(run: Run) -> None:
    ran = run("watch", SKIRMISH, "--seed", "5", "--change", "rounds=2")
    assert "Round 2\n" in ran.out and "Round 3\n" not in ran.out


def test_a_tournament_of_changed_games_is_another_one(run: Run, tmp_path: Path) -> None:
    quick = ("arena", SKIRMISH, "--bots", "random,novice@0.1", "--games", "2", "--look", "0", "--out", "x")
    assert run(*quick).code == 0
    assert "changes" not in json.loads((tmp_path / "x" / "arena.json").read_text())
    ran = run(*quick, "--change", "rounds=3")
    assert ran.code == 2 and is_one_line(ran) and "x holds games with changes none, not {'rounds': 3}" in ran.err
    ran = run(*quick[:-1], "y", "--change", "rounds=3")
    assert ran.code == 0 and "rounds = 3" in ran.out
    assert json.loads((tmp_path / "y" / "arena.json").read_text())["changes"] == {"rounds": 3}
    ran = run(*quick[:-1], "y")
    assert ran.code == 2 and is_one_line(ran) and "changes {'rounds': 3}, not none" in ran.err


@pytest.mark.parametrize(
    "command", [("simulate", "--games", "1"), ("watch",), ("judge",), ("arena", "--bots", "random,novice", "--games", "2")]
)
def test_a_wrong_change_is_told_in_one_line(run: Run, command: tuple[str, ...]) -> None:
    for change, why in (("speed", "KEY=VALUE"), ("kinds.foot.sped=2", "kinds.foot.speed"), ("hit=hard", "a whole number (5)")):
        ran = run(command[0], SKIRMISH, *command[1:], "--change", change)
        assert (ran.code, ran.out) == (2, "") and is_one_line(ran) and why in ran.err


def test_numbers_for_which_no_table_can_be_laid_are_refused(run: Run) -> None:
    ran = run("simulate", SKIRMISH, "--games", "1", "--change", "kind_of.r1=elephant")
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and "with these changes skirmish cannot be set up: KeyError: 'elephant'" in ran.err
