"""Every command, and everything that can be typed wrong."""

import io
import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import parlour
from examples import skirmish
from parlour.bots.random_bot import RandomBot
from parlour.cli import files, main, watch
from parlour.cli.voice import Voice
from parlour.kernel import Game

registry = import_module("parlour.games")  # `parlour.games` itself is the function
SKIRMISH = "examples.skirmish"
CARDS = r"\w+\d \w+\d \w+\d"
PARLOUR = [sys.executable, "-m", "parlour.cli"]
AUCTION = '''
    """Two bid in secret, then one aims: answers that are numbers, and answers without end."""

    from pathlib import Path
    from typing import NamedTuple

    from parlour.kernel import (
        Decision, Game, Option, Play, Position, Range, Ranges, Subset, Terms, ask, ask_all, plain, rule, win,
    )


    class Table(Position):
        bids: tuple[int, ...]
        names: dict[str, str]


    @plain
    class BothBid(NamedTuple):
        """The bids were opened."""

        bids: tuple[int, ...]


    @rule
    def play(table: Table) -> Play[tuple[float, ...]]:
        """The higher bid wins, wherever the other aims."""
        bids = yield ask_all({0: Decision("bid", (10, 20)), 1: Decision("bid", (10, 20))})
        table.bids = (bids[0], bids[1])
        table.tell(BothBid(table.bids))
        yield ask(0, Decision("aim", Ranges("flick", (("disk", ("d1", "d2")), ("angle", Range(0, 360, 100))))))
        yield ask(0, Decision("discard", Subset("drop", tuple("abcdefgh"), 0, 8)))
        return win(0 if table.bids[0] > table.bids[1] else 1, 2)


    def setup(terms: Terms, content: object) -> Table:
        return Table(terms.seats, content, bids=(), names={"a": "one", "b": "two"})


    GAME = Game(
        id="auction", version=3, seats=(2,), position=Table, setup=setup, play=play, events=(BothBid,),
        asks={"bid": "1", "aim": "2", "discard": "3"}, folder=Path(__file__).parent,
        options={"pace": Option(("slow", "fast"), "slow")},
    )
'''


@dataclass(frozen=True, slots=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command in an empty folder, in English, with no games registered; `typed` is what somebody types."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv(registry.ASK_FOR_EXAMPLES, "")
    monkeypatch.setattr(registry, "OWN", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)

    def ran(*words: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return ran


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of Skirmish."""
    match = parlour.new(SKIRMISH, seed=11)
    bot = parlour.bot(match.game, seed=1)
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, bot.choose(match.view(seat)))
    return match.record()


@pytest.fixture
def saved(record: dict[str, Any], tmp_path: Path) -> Path:
    """The file of that game."""
    return written(tmp_path / "saved.json", record)


@pytest.fixture
def auction(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a game of bids and aims."""
    name = "parlour_test_auction.game"
    if name not in sys.modules:
        folder = tmp_path_factory.mktemp("modules") / "parlour_test_auction"
        folder.mkdir()
        (folder / "game.py").write_text(dedent(AUCTION))
        (folder / "__init__.py").touch()
        sys.path.append(str(folder.parent))
    return name


def written(path: Path, record: Any) -> Path:
    path.write_text(json.dumps(record))
    return path


def is_one_line(ran: Ran) -> bool:
    return ran.err.startswith("parlour: ") and ran.err.count("\n") == 1 and ran.err.endswith("\n")


# usage


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == Ran(0, f"parlour {parlour.__version__}\n", "")


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in ("play", "serve", "watch", "simulate", "replay", "verify", "conform", "games"):
        assert f"    {command}" in ran.out
        assert run(command, "--help").code == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["watch"], "GAME"),
        (["watch", "nowhere"], "nowhere"),
        (["watch", "nowhere.at.all"], "nowhere.at.all"),
        (["watch", "os.path"], "os.path"),
        (["watch", "../x"], "../x"),
        (["watch", "x" * 5000], "xxx"),
        (["watch", "\x1b[2J\n"], "\N{REPLACEMENT CHARACTER}[2J"),
        (["watch", SKIRMISH, "--seats", "3"], "Possible: 2"),
        (["watch", SKIRMISH, "--seats", "two"], "two"),
        (["watch", SKIRMISH, "--option", "mode=quick"], "mode"),
        (["watch", SKIRMISH, "--option", "mode"], "NAME=CHOICE"),
        (["watch", SKIRMISH, "--bots", "oracle"], "Possible: random"),
        (["watch", SKIRMISH, "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["watch", SKIRMISH, "--lang", "fr"], "fr"),
        (["watch", SKIRMISH, "--delay", "soon"], "soon"),
        (["watch", SKIRMISH, "--delay", "nan"], "nan"),
        (["watch", SKIRMISH, "--delay", "-1"], "-1"),
        (["watch", SKIRMISH, "--seed", "x" * 300], "180"),
        (["watch", SKIRMISH, "--seed", "\udcff"], "180"),
        (["watch", SKIRMISH, "--se", "1"], "--se"),
        (["watch", SKIRMISH, "and", "more"], "and more"),
        (["play", "--terminal", SKIRMISH, "--seat", "2"], "seat 2"),
        (["play", "--terminal", SKIRMISH, "--seat", "-1"], "-1"),
        (["play", "--terminal", SKIRMISH, "--bots", "oracle"], "oracle"),
        (["play", "--terminal", "nowhere"], "nowhere"),
        (["conform", "nowhere"], "nowhere"),
        (["conform", "no-module"], "no-module"),
        (["conform", SKIRMISH, "--seed", "text"], "text"),
        (["replay"], "FILE"),
    ],
)
def test_bad_usage_is_told_in_one_line(run: Run, words: list[str], why: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and why in ran.err


def test_an_unknown_choice_of_an_option_is_refused_with_those_that_there_are(run: Run, auction: str) -> None:
    ran = run("watch", auction, "--option", "pace=odd")
    assert ran.code == 2 and "Possible: slow, fast" in ran.err


def test_refusals_speak_the_language_that_was_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "не рассчитана" in run("watch", SKIRMISH, "--seats", "9", "--lang", "ru").err
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Нет игры" in run("simulate", "nowhere", "--games", "1").err


@pytest.mark.parametrize("text", ["raise ValueError('no\\nway')", "def :", "import nowhere_at_all"])
def test_a_module_that_cannot_be_imported_is_told_in_one_line(run: Run, tmp_path: Path, text: str) -> None:
    name = f"parlour_bad_{abs(hash(text))}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "game.py").write_text(text)
    ran = run("watch", f"{name}.game")
    assert ran.code == 1 and is_one_line(ran)
    assert "cannot be imported" in ran.err and "game.py" in ran.err


def test_both_languages_have_the_same_words() -> None:
    text = Path(files.__file__).parent / "text"
    found = [re.findall(r"^([a-z-]+) =", (text / f"{each}.ftl").read_text(), re.MULTILINE) for each in ("en", "ru")]
    assert found[0] == found[1] and len(found[0]) > 15
    spaces = [sorted(set(re.findall(r"\{ \$(\w+)", (text / f"{each}.ftl").read_text()))) for each in ("en", "ru")]
    assert spaces[0] == spaces[1]


# games


def test_games_lists_those_that_are_registered(run: Run, auction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no games" in run("games").out
    monkeypatch.setattr(registry, "OWN", {"auction": auction})
    assert run("games").out == "auction: auction\n    Players: 2\n    --option pace=  slow*, fast\n"


@pytest.mark.parametrize("words", [("--examples", "games"), ("games", "--examples")])
def test_examples_are_added_before_or_after_the_command(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).out.startswith("skirmish: Skirmish\n")


def test_an_example_is_a_game_by_its_id(run: Run) -> None:
    assert run("watch", "skirmish").code == 2
    assert run("watch", "skirmish", "--examples").code == 0


# watch


def test_watch_tells_every_action_its_events_the_board_and_the_result(run: Run) -> None:
    ran = run("watch", SKIRMISH, "--seed", "5")
    assert ran.code == 0 and ran.err == ""
    assert ran.out.startswith("Skirmish: Red (random), White (random). Seed 5\n        Round 1\n")
    assert "\n   2  Red: move b4\n        r5 moves to b4\n" in ran.out
    assert re.search(r"strikes w\d: [1-6]( [1-6])*, (no hit|one hit|\d hits)\n", ran.out)
    assert ran.out.count("\n  a ") >= 24, "a board for each turn"
    assert ran.out.rstrip().split("\n")[-1] == "Winner: Red"


def test_watch_is_the_same_for_the_same_seed(run: Run) -> None:
    assert run("watch", SKIRMISH, "--seed", "x") == run("watch", SKIRMISH, "--seed", "x")
    assert run("watch", SKIRMISH, "--seed", "-5").out.startswith("Skirmish: Red (random), White (random). Seed -5\n")


def test_watch_prints_no_control_codes_where_there_is_no_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", run("watch", SKIRMISH, "--seed", "5").out)


def test_watch_speaks_russian(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("watch", SKIRMISH, "--seed", "5", "--lang", "ru")
    assert "Раунд 1" in ran.out and "Победа: Красные" in ran.out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("watch", SKIRMISH, "--seed", "5") == ran


def test_watch_waits_after_each_action(run: Run, auction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(watch, "sleep", waited.append)
    assert run("watch", auction, "--delay", "0.5").code == 0
    assert waited == [0.5] * 4


def test_a_game_without_words_or_a_drawing_is_still_readable(run: Run, auction: str) -> None:
    ran = run("watch", auction, "--seed", "1")
    assert "  bids: -\n  names: a one; b two\n" in ran.out
    assert re.search(r"both bid \(bids \d0 \d0\)\n", ran.out)
    assert "Seat 0: flick d" in ran.out


# replay


def test_replay_tells_the_whole_game_where_there_is_no_terminal(run: Run, saved: Path, record: dict[str, Any]) -> None:
    ran = run("replay", saved)
    assert ran.code == 0
    assert f"{len(record['actions'])} actions" in ran.out.split("\n")[0]
    told = re.findall(r"^ *(\d+)  (Red|White): (.+)$", ran.out, re.MULTILINE)
    assert [[("Red", "White").index(seat), action] for _, seat, action in told] == record["actions"]
    assert re.search(r"\n  w1 .* hand .*\n\n(Winner: |Draw: ).*\n$", ran.out)


def test_replay_shows_a_seat_what_it_saw(run: Run, saved: Path) -> None:
    assert re.search(r"\n  r1 .* hand ## ## ##\n  w1 .* hand ## ## ##\n", run("replay", saved).out)
    assert re.search(rf"\n  r1 .* hand ## ## ##\n  w1 .* hand {CARDS}\n", run("replay", saved, "--seat", "1").out)
    ran = run("replay", saved, "--seat", "5")
    assert ran.code == 2 and is_one_line(ran) and "seat 5" in ran.err


def test_replay_of_an_unfinished_game_says_so(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "new.json", parlour.new(SKIRMISH, seed=1).record())
    assert run("replay", path).out.endswith("\n\nThe game is not finished.\n")


def test_replay_tells_what_it_can_of_a_record_that_is_not_genuine(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    actions = [*record["actions"][:3], [1, "cheat"]]
    ran = run("replay", written(tmp_path / "bad.json", {**record, "actions": actions}))
    assert ran.code == 1 and is_one_line(ran) and "action 4" in ran.err
    assert "   3  Red" in ran.out


def test_replay_steps_on_a_terminal(saved: Path) -> None:
    outer, inner = pty.openpty()
    environment = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm"}
    process = subprocess.Popen([*PARLOUR, "replay", saved], stdin=inner, stdout=inner, stderr=inner, env=environment)
    os.close(inner)
    seen = read_until(outer, "q: quit")
    assert "   1  " not in seen
    os.write(outer, b"\n")
    seen = read_until(outer, "q: quit")
    assert "   1  " in seen and "   2  " not in seen
    os.write(outer, b"q\n")
    assert process.wait(timeout=10) == 0
    os.close(outer)


def read_until(terminal: int, words: str) -> str:
    seen = b""
    while words.encode() not in seen:
        seen += os.read(terminal, 4096)
    return seen.decode()


# verify


def test_verify_lists_every_draw_and_finds_a_record_genuine(run: Run, saved: Path, record: dict[str, Any]) -> None:
    ran = run("verify", saved)
    lines = ran.out.rstrip().split("\n")
    assert ran.code == 0 and lines[-1].startswith(f"genuine: skirmish; actions: {len(record['actions'])}; ")
    match = parlour.kernel.replay(parlour.game(SKIRMISH), record)
    draws = [line.split() for line in lines[:-1]]
    assert [int(line[1]) for line in draws] == list(range(match.position.drawn))
    assert draws[0][2:4] == ["shuffle", "24"] and len(draws[0]) == 4 + 24
    rolled = [list(map(int, line[4:])) for line in draws if line[2] == "roll"]
    assert rolled == [list(told.event.dice) for told in match.events if hasattr(told.event, "dice")]


def test_an_unfinished_record_is_genuine_too(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "new.json", parlour.new(SKIRMISH, seed="text").record())
    ran = run("verify", path)
    assert ran.code == 0 and ran.out.endswith("unfinished\n")


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


# conform


@pytest.mark.parametrize("name", [SKIRMISH, "skirmish"])
def test_conform_tells_of_each_check_and_of_each_fault(run: Run, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    @dataclass(frozen=True)
    class Fault:
        check: str
        where: str
        what: str

    asked: list[tuple[str, int, int]] = []
    faults = [Fault("copies", "seed 3", "a copy is not independent"), Fault("odd", "here", "there")]

    def conform(game: Game, games: int, seed: int, progress: object) -> list[Fault]:
        asked.append((game.id, games, seed))
        return faults

    kit = ModuleType("parlour.conform")
    monkeypatch.setattr(kit, "conform", conform, raising=False)
    monkeypatch.setattr(kit, "CHECKS", [SimpleNamespace(name="copies"), SimpleNamespace(name="saving")], raising=False)
    monkeypatch.setitem(sys.modules, "parlour.conform", kit)
    ran = run("conform", name, "--games", "5", "--seed", "3", "--examples")
    assert asked == [("skirmish", 5, 3)]
    assert [line.split() for line in ran.out.split("\n")[:4]] == [
        ["words", "ok"],
        ["copies", "1"],
        ["saving", "ok"],
        ["odd", "1"],
    ]
    assert ran.out.endswith("\ncopies: seed 3: a copy is not independent\nodd: here: there\nskirmish: 2 faults\n")
    assert ran.code == 1
    faults.clear()
    assert run("conform", name).code == 0


def test_conform_finds_nothing_wrong_with_the_example(run: Run) -> None:
    ran = run("conform", SKIRMISH, "--games", "1")
    assert ran.code == 0 and re.search(r"^saving +ok$", ran.out, re.MULTILINE)


def test_conform_finds_what_is_wrong(run: Run, auction: str) -> None:
    ran = run("conform", auction, "--games", "1")
    assert ran.code == 1 and re.search(r"^words +\d+$", ran.out, re.MULTILINE), "the game has no words at all"


def test_conform_finds_modules_in_the_current_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "parlour_empty_game.py").write_text("GAME = None\n")
    ran = run("conform", "parlour_empty_game")
    assert ran.code == 2 and is_one_line(ran) and "parlour_empty_game" in ran.err


# play


def test_a_person_plays_a_whole_game(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", "--bots", "random", typed="1\n" * 1000)
    assert ran.code == 0 and ran.err == ""
    assert ran.out.startswith("Skirmish. You are Red, against White (random). ? shows help.\n  Round 1\n")
    assert re.search(r"\n(You win!|You lose\. Winner: White|Draw: Red 0\.5, White 0\.5)\n", ran.out)
    assert "Round 12" in ran.out


def test_the_others_play_as_well_as_they_can(run: Run) -> None:
    assert run("play", "--terminal", SKIRMISH, typed="").out.startswith("Skirmish. You are Red, against White (greedy).")


def test_play_shows_nothing_that_the_person_may_not_know(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", "--seat", "1", typed="")
    assert re.search(rf"\n  r1 .* hand ## ## ##\n  w1 .* hand {CARDS}\n", ran.out)
    dealt = parlour.new(SKIRMISH, seed=3).position.hands  # type: ignore[attr-defined]
    assert all(card in ran.out for card in dealt[1])
    assert not any(re.search(rf"\b{card}\b", ran.out) for card in dealt[0])


def test_play_without_games_plays_the_example(run: Run) -> None:
    assert run("play", "--terminal").out.startswith("Skirmish. You are Red")
    assert run("--examples", "play", "--terminal").out.startswith("Skirmish. You are Red")


def test_play_offers_the_games_that_there_are(run: Run, auction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "OWN", {"auction": auction, "skirmish": SKIRMISH})
    ran = run("play", "--terminal")
    assert ran.code == 0 and "  1 auction   2 Skirmish\n" in ran.out and "Which game?" in ran.out
    assert "You are Red" in run("play", "--terminal", typed="9\n2\n").out
    assert "You are Red" in run("play", "--terminal", typed="skirmish\n").out
    assert "You are" not in run("play", "--terminal", typed="q\n1\n").out


def test_an_answer_is_a_number_or_the_action_itself(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="4\n  move   e4 \n")
    assert "> 4\nWhere does r4 go?" in ran.out
    assert "  r4 moves to e4\n" in ran.out


def test_bad_input_is_answered_with_the_reason_and_asked_again(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="99\nfly away\n0\n-1\n\x1b[2J\n" + "x" * 3000 + "\n²\n1\n")
    assert "“99” is not possible now (SK-5.3). Possible: activate r1" in ran.out
    assert "“fly away” is not possible now" in ran.out
    assert "at most 2,000 characters" in ran.out
    assert "\x1b" not in ran.out
    assert ran.out.count("Which unit do you activate?") == 1
    assert "Where does r1 go?" in ran.out


def test_an_answer_can_be_taken_back(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="u\n4\nmove e4\nu\nu\n")
    assert "Seat 0 cannot go back that far" in ran.out
    assert ran.out.count("Taken back.") == 2
    assert ran.out.count("Where does r4 go?") == 2
    assert ran.out.count("Which unit do you activate?") == 3


def test_help_hints_and_an_empty_line(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, typed="?\nh\n\nq\n")
    assert "takes your last answer back" in ran.out and "rule SK-5.3" in ran.out
    assert "no hints" in ran.out
    assert ran.out.count("Which unit do you activate?") == 2
    assert ran.out.endswith("> q\nUntil next time!\n")


def test_play_speaks_russian(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--lang", "ru", typed="?\n99\n")
    assert "Вы — Красные" in ran.out and "Какой отряд действует?" in ran.out
    assert "Сейчас нельзя «99»" in ran.out and "взять назад" in ran.out


@pytest.mark.parametrize("typed", ["", "4\n", "4\n14\n7"])
def test_the_end_of_input_is_a_polite_end(run: Run, typed: str) -> None:
    ran = run("play", "--terminal", SKIRMISH, typed=typed)
    assert (ran.code, ran.err) == (0, "") and ran.out.endswith("\nUntil next time!\n")


def test_an_interrupt_at_the_question_is_a_polite_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert run("play", "--terminal", SKIRMISH).code == 0


def test_an_interrupt_elsewhere_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(bot: RandomBot, view: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(RandomBot, "choose", interrupted)
    ran = run("watch", SKIRMISH)
    assert ran.code == 1 and ran.err == "parlour: stopped\n"


def test_a_game_in_progress_is_saved_and_is_genuine(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="4\ns first.json\nmove e4\ns first.json\ns first.json\ns\n")
    assert ran.out.count("Saved in first.json") == 3 and "Type s and the name of a file" in ran.out
    assert json.loads((tmp_path / "first.json").read_text())["actions"] == [[0, "activate r4"], [0, "move e4"]]
    assert run("verify", "first.json").code == 0


def test_saving_does_not_write_over_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    ran = run("play", "--terminal", SKIRMISH, typed="s thesis.txt\ns no/such/folder\ns .\ns a\x00b\n")
    assert ran.code == 0 and ran.out.count("Cannot save") == 4
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_a_finished_game_can_be_saved(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, typed="10\nflick d1 1.0\n1\ns won.json\n\n")
    assert "s FILE saves the record, Enter ends.\n> s won.json\nSaved in won.json." in ran.out
    ran = run("verify", "won.json", "--game", auction)
    assert ran.code == 0 and "outcome 0 0.0; 1 1.0" in ran.out


def test_options_that_are_numbers_are_not_numbered(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, "--seed", "1", typed="1\n20\n")
    assert "bid\n  10  20\n> 1\n“1” is not possible" in ran.out
    assert "both bid (bids 20 " in ran.out


def test_answers_without_end_are_shown_as_ranges(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, "--seed", "1", typed="10\nflick d9 1\nflick d1 400\nflick d2 17.25\n250\n")
    assert "aim\n  disk: d1 d2\n  angle: 0 ... 360\nFor example: flick d" in ran.out
    assert ran.out.count("is outside the bounds") == 2
    assert "... and 136 more" in ran.out, "256 ways to discard, of which 120 are listed"
    assert "You lose. Winner: Seat 1" in ran.out


def test_a_secret_answer_of_a_bot_is_not_told(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, "--seat", "1", "--seed", "1", typed="")
    assert "both bid" not in ran.out and "Seat 0:" not in ran.out


# pipes


def test_a_broken_pipe_ends_silently() -> None:
    command = f"{' '.join(PARLOUR)} watch {SKIRMISH} | head -1"
    ran = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env={**os.environ, "LANG": "C.UTF-8"}, timeout=60
    )
    assert ran.stdout.startswith("Skirmish: ") and ran.stdout.count("\n") == 1
    assert ran.stderr == ""


def test_words_that_the_terminal_cannot_write_do_not_end_the_game() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "ru_RU"}
    ran = subprocess.run(
        [*PARLOUR, "play", "--terminal", SKIRMISH], input=b"\xff\xfe\n", capture_output=True, env=environment, timeout=60
    )
    assert ran.returncode == 0 and ran.stderr == b""


def test_ids_are_told_by_their_names_where_the_game_gives_them() -> None:
    game = replace(
        skirmish.GAME, names={f"{side}{n}": f"unit-{'foot' if n < 4 else 'bow'}" for side in "rw" for n in range(1, 7)}
    )
    voice = Voice(game, "en")
    assert voice.event({"event": "unit-moved", "unit": "r2", "hex": "e5"}) == "Foot 2 moves to e5"
    assert voice.event({"event": "unit-moved", "unit": "r9", "hex": "e5"}) == "r9 moves to e5"
    assert voice.event({"event": "unit-moved", "unit": ["r1", "w6"], "hex": "e5"}) == "Foot 1, Bow 6 moves to e5"


def test_seats_are_called_what_the_terms_make_them() -> None:
    game = replace(skirmish.GAME, seated=lambda terms: ["unit-foot", "unit-bow"])
    assert Voice(game, "en", game.terms()).seat(1) == "Bow"
    assert Voice(game, "en").seat(1) == "White"
