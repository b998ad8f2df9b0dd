"""The folder of a tournament: nothing that was played is lost, and nothing foreign is counted."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import parlour
from parlour.lab.arena import BadStore, Conduct, Contest, Fixture, GameResult, header_of, open_store, read_store
from parlour.lab.arena.store import parse_result
from tests.lab.arena import tug

CONTEST = Contest(lambda: tug.GAME)
HEADER = header_of(tug.GAME, CONTEST)


def game(deal: int) -> GameResult:
    return GameResult(("a", "b"), deal, ("a", "b"), (), (1.0, 0.0), 7, {"a": Conduct(4, 0.1, 0.05, 9, 1, 0, 1), "b": Conduct(3)})


def test_only_a_tournament_of_changed_games_tells_changes(tmp_path: Path) -> None:
    names = ["format", "game", "rules", "seats", "options", "seed", "clock", "look", "margin", "bots"]
    assert list(HEADER) == names, "the folders that are there stay valid"
    changed = {**HEADER, "changes": {"pulls": 3}}
    with open_store(tmp_path / "plain", HEADER), open_store(tmp_path / "changed", changed):
        pass
    for folder, header in (("plain", changed), ("changed", HEADER)):
        with pytest.raises(BadStore, match="changes"), open_store(tmp_path / folder, header):
            pass


def test_a_game_is_one_line_and_comes_back_as_it_was() -> None:
    line = game(3).line()
    assert line.count(b"\n") == 1 and line.endswith(b"\n")
    assert parse_result(line) == game(3)


def test_games_are_there_when_the_store_is_opened_again(tmp_path: Path) -> None:
    for deals in ((0, 1), (2,), ()):
        with open_store(tmp_path / "new" / "store", HEADER) as store:
            for deal in deals:
                store.add(game(deal))
    with open_store(tmp_path / "new" / "store", HEADER) as store:
        assert store.results == {Fixture(deal, ("a", "b")): game(deal) for deal in range(3)}


def test_a_game_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with open_store(tmp_path, HEADER) as store:
        store.add(game(0))
        assert (tmp_path / "games.jsonl").read_bytes() == game(0).line()


@pytest.mark.parametrize("left", [1, 20, -1])
def test_a_line_that_was_never_finished_is_forgotten(tmp_path: Path, left: int) -> None:
    with open_store(tmp_path, HEADER) as store:
        store.add(game(0))
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes() + game(1).line()[:left])
    with open_store(tmp_path, HEADER) as store:
        assert list(store.results) == [Fixture(0, ("a", "b"))]
        store.add(game(2))
    assert file.read_bytes() == game(0).line() + game(2).line()


def test_what_is_kept_can_be_read_while_a_game_is_being_written(tmp_path: Path) -> None:
    with open_store(tmp_path, HEADER) as store:
        store.add(game(0))
        file = tmp_path / "games.jsonl"
        file.write_bytes(file.read_bytes() + game(1).line()[:-1])
        before = file.read_bytes()
        assert read_store(tmp_path) == (HEADER, {Fixture(0, ("a", "b")): game(0)})
        assert file.read_bytes() == before


@pytest.mark.parametrize("line", ["{}", "nonsense", json.dumps({**json.loads(game(0).line()), "deal": "first"})])
def test_a_damaged_line_is_told_with_its_number(tmp_path: Path, line: str) -> None:
    with open_store(tmp_path, HEADER) as store:
        store.add(game(0))
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes() + line.encode() + b"\n" + game(1).line())
    with pytest.raises(BadStore, match=r"line 2 of .*games.jsonl is damaged"), open_store(tmp_path, HEADER):
        pass


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(CONTEST, seed=8), "seed"),
        (replace(CONTEST, options={"knot": "4"}), "options"),
        (replace(CONTEST, clock=True), "clock"),
        (replace(CONTEST, look=0.5), "look"),
        (replace(CONTEST, margin=0.5), "margin"),
    ],
)
def test_games_of_another_kind_are_refused(tmp_path: Path, other: Contest, what: str) -> None:
    with open_store(tmp_path, HEADER) as store:
        store.add(game(0))
    with pytest.raises(BadStore, match=f"with {what} ") as refused, open_store(tmp_path, header_of(tug.GAME, other)):
        pass
    assert refused.value.what == what
    assert (tmp_path / "games.jsonl").read_bytes() == game(0).line()


def test_other_rules_and_other_bots_are_refused(tmp_path: Path) -> None:
    with open_store(tmp_path, HEADER):
        pass
    for changed in ({**HEADER, "rules": 2}, {**HEADER, "bots": "others"}, {**HEADER, "game": "skirmish"}):
        with pytest.raises(BadStore), open_store(tmp_path, changed):
            pass


def test_bots_are_others_when_their_sources_or_numbers_change(tmp_path: Path) -> None:
    found = set()
    for text in ("", "visits = 5", "visits = 6"):
        (tmp_path / "bots").mkdir(exist_ok=True)
        (tmp_path / "bots" / "levels.toml").write_text(text)
        found.add(header_of(replace(tug.GAME, folder=tmp_path), CONTEST)["bots"])
    assert len(found) == 3
    skirmish = Contest(partial(parlour.game, "examples.skirmish"))
    assert header_of(skirmish.find(), skirmish)["bots"] not in found


def test_a_damaged_head_is_told(tmp_path: Path) -> None:
    for text in ("{", "[]"):
        (tmp_path / "arena.json").write_text(text)
        with pytest.raises(BadStore, match="damaged"), open_store(tmp_path, HEADER):
            pass


def test_a_store_is_used_by_one_at_a_time(tmp_path: Path) -> None:
    with open_store(tmp_path, HEADER), pytest.raises(BadStore, match="in use"), open_store(tmp_path, HEADER):
        pass
    with open_store(tmp_path, HEADER):
        pass
