"""`parlour verify`: which records are genuine."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.kernel import commitment, deal_seed
from tests.cli.commands import SKIRMISH, Run, is_one_line, written


def test_verify_lists_every_draw_and_finds_a_record_genuine(run: Run, saved: Path, record: dict[str, Any]) -> None:
    ran = run("verify", saved)
    lines = ran.out.rstrip().split("\n")
    assert ran.code == 0 and lines[-1].startswith(f"genuine: skirmish; actions: {len(record['actions'])}; ")
    match = parlour.kernel.replay(parlour.game(SKIRMISH), record)
    draws = [line.split() for line in lines if line.startswith("draw")]
    assert [int(line[1]) for line in draws] == list(range(match.position.draws))
    assert draws[0][2:4] == ["shuffle", "24"] and len(draws[0]) == 4 + 24
    rolled = [list(map(int, line[4:])) for line in draws if line[2] == "roll"]
    assert rolled == [list(told.event.dice) for told in match.events if hasattr(told.event, "dice")]


def test_an_unfinished_record_is_genuine_too(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "new.json", parlour.new(SKIRMISH, seed="text").record())
    ran = run("verify", path)
    assert ran.code == 0 and ran.out.endswith("unfinished\n")


def test_verify_says_who_made_the_seed_and_compares_the_commitment(run: Run, tmp_path: Path) -> None:
    bound = commitment("secret")

    def dealt(added: list[list[object]], is_open: bool = False, **more: object) -> Path:
        seed = deal_seed("secret", [(0, "a")] if added else [])
        deal = {"open": is_open, "secret": "secret", "commitment": bound, "entropy": added, **more}
        return written(tmp_path / "dealt.json", {**parlour.new(SKIRMISH, seed=seed).record(), "deal": deal})

    mixed = run("verify", dealt([[0, "a"]]), "--commitment", bound[:12].upper(), "--lang", "en")
    assert mixed.code == 0 and bound in mixed.out and "by the server, and by seats 0" in mixed.out
    assert "местами" not in mixed.out and "печать" in run("verify", dealt([[0, "a"]]), "--lang", "ru").out
    assert "by the server alone" in run("verify", dealt([])).out
    assert "open: the seed was chosen" in run("verify", dealt([], is_open=True)).out
    other = run("verify", dealt([[0, "a"]]), "--commitment", commitment("other"))
    assert other.code == 1 and "not genuine: the commitment is " in other.out
    assert run("verify", dealt([[0, "a"]]), "--commitment", bound[:7]).code == 1
    damages: list[dict[str, Any]] = [
        {"secret": "other"}, {"commitment": "0" * 64}, {"entropy": [[0, "b"]]}, {"entropy": [[0, "a\nb"]]}, {"more": 1},
        {"entropy": [[0, "a"], [0, "a"]]},
    ]  # fmt: skip
    for damage in damages:
        ran = run("verify", dealt([[0, "a"]], False, **damage))
        assert ran.code == 1 and "not genuine: the " in ran.out, damage
    damaged = written(tmp_path / "none.json", {**parlour.new(SKIRMISH, seed=1).record(), "deal": None})
    assert run("verify", damaged).code == 1


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "the commitment": lambda record: record.update(commitment="0" * 64),
    "the commitment ": lambda record: record.update(seed=12),
    "action 1 ": lambda record: record["actions"].pop(0),
    "action 2 ": lambda record: record["actions"].insert(1, [1, "end"]),
    "action 5 ": lambda record: record["actions"].__setitem__(4, [0, "win"]),
    "action 3 is not a seat": lambda record: record["actions"].__setitem__(2, [None, "end"]),
    "action 3 is not a seat ": lambda record: record["actions"].__setitem__(2, 7),
    "the outcome": lambda record: record.update(outcome={"0": 0.0, "1": 0.0}),
    "the hash": lambda record: record.update(hash="0" * 64),
    "the outcome ": lambda record: record["actions"].pop(),
    "action ": lambda record: record["actions"].append([0, "end"]),
    "terms": lambda record: record.update(seats=3),
    "terms ": lambda record: record.update(options={"mode": "x"}),
    "terms  ": lambda record: record.update(changes=[]),
    "damaged terms": lambda record: record.update(changes={"hand": 99}),
    "the actions": lambda record: record.update(actions="none"),
    "entries": lambda record: record.pop("hash"),
    "entries ": lambda record: record.update(more=1),
    "terms   ": lambda record: record.update(seed="\ud800"),
}


@pytest.mark.parametrize("why", CHANGES)
def test_a_record_that_was_changed_is_not_genuine(run: Run, record: dict[str, Any], tmp_path: Path, why: str) -> None:
    changed = json.loads(json.dumps(record))
    CHANGES[why](changed)
    ran = run("verify", written(tmp_path / "changed.json", changed))
    last = ran.out.rstrip("\n").split("\n")[-1]
    assert (ran.code, ran.err) == (1, "")
    assert last.startswith("not genuine: ") and why.strip() in last
    assert run("replay", tmp_path / "changed.json").code == 1


UNREADABLE: dict[str, bytes | Callable[[dict[str, Any]], bytes]] = {
    "not JSON": b"",
    "not JSON ": b"These are not the moves you are looking for.",
    "not a text": bytes(range(256)),
    "not a text ": '{"format": 1}'.encode("utf-16"),
    "damaged": lambda record: json.dumps(record).encode()[:-40],
    "not a record": b"[]",
    "not a record ": b'{"format": "chess/1"}',
    "not a record  ": b'{"game": "skirmish"}',
    "not a record   ": b"1" + b"0" * 10_000,
    "deeply": b"[" * 100_000 + b"]" * 100_000,
    "parlour-record/2": lambda record: json.dumps({**record, "format": "parlour-record/2"}).encode(),
    "parlour-position/1": b'{"format": "parlour-record/1 parlour-position/1"}',
    "'whist'": lambda record: json.dumps({**record, "game": "whist"}).encode(),
    "[7]": lambda record: json.dumps({**record, "game": [7]}).encode(),
    "rules 2": lambda record: json.dumps({**record, "rules": 2}).encode(),
    "\N{REPLACEMENT CHARACTER}[2J": lambda record: json.dumps({**record, "rules": "\x1b[2J\n\r"}).encode(),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("why", UNREADABLE)
def test_a_file_that_is_no_record_is_told_in_one_line(
    run: Run, record: dict[str, Any], tmp_path: Path, why: str, command: str
) -> None:
    content = UNREADABLE[why]
    (tmp_path / "file").write_bytes(content if isinstance(content, bytes) else content(record))
    ran = run(command, tmp_path / "file")
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and why.strip() in ran.err


@pytest.mark.parametrize("file", ["nowhere.json", ".", "", "/dev/zero", "a\x00b", "x" * 5000])
def test_a_file_that_cannot_be_read_is_told_in_one_line(run: Run, file: str) -> None:
    ran = run("verify", file)
    assert (ran.code, ran.out) == (2, "") and is_one_line(ran)


def test_a_file_nested_almost_too_deeply_is_not_genuine(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    for name in ("changes", "actions", "outcome", "seed", "options"):
        text = json.dumps({**record, name: "HERE"}).replace('"HERE"', '{"x": ' + "[" * 900 + "]" * 900 + "}")
        (tmp_path / "deep.json").write_text(text)
        ran = run("verify", tmp_path / "deep.json")
        assert ran.code in (1, 2) and ran.err.count("\n") <= 1 and "genuine: skirmish" not in ran.out


def test_a_record_does_not_make_us_import_a_module(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "door.py").write_text("raise SystemExit('fell in')")
    for name in ("trap.door", SKIRMISH):
        ran = run("verify", written(tmp_path / "trap.json", {**record, "game": name}))
        assert ran.code == 2 and "not here" in ran.err


def test_the_module_of_a_game_can_be_named(run: Run, auction: str, tmp_path: Path) -> None:
    path = written(tmp_path / "auction.json", parlour.new(auction, seed=1).record())
    assert run("verify", path).code == 2
    assert run("verify", path, "--game", auction).code == 0
    assert run("replay", path, "--game", auction).code == 0
    assert "here is skirmish" in run("verify", path, "--game", SKIRMISH).err
