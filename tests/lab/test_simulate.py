"""Many games: the same result however the work is shared, and faults that are kept and counted."""

import json
import subprocess
import sys
from functools import partial
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from textwrap import dedent
from time import monotonic, sleep
from typing import Any

import pytest

import parlour
from parlour import Illegal
from parlour.bots import RandomBot, players
from parlour.cli import main
from parlour.lab import Batch, Plan, Tally, seat_bots, simulate, simulation

SKIRMISH = "examples.skirmish"
FAULTY = '''
    """A game that fails in more than one way, or does not fail at all."""

    from pathlib import Path

    from parlour.kernel import Decision, Game, Option, Play, Position, Terms, Words, ask, ask_all, roll, rule, share, win


    class Table(Position):
        mode: str
        total: int


    @rule
    def play(table: Table) -> Play[tuple[float, ...]]:
        """Both bid in secret, then a die decides."""
        if table.mode == "unready":
            raise RuntimeError("not even ready")
        while True:
            bids = yield ask_all({0: Decision("bid", (1, 2, 3)), 1: Decision("bid", (1, 2, 3))})
            table.total += bids[0] - bids[1]
            go_on = yield ask(0, Decision("more", ("yes", "no")))
            if table.mode == "broken" and go_on == "no":
                raise ZeroDivisionError("a broken rule")
            if table.mode != "endless" and go_on == "no":
                break
        dice = yield roll(1)
        if table.total == 0:
            return share((0, 1), 2)
        return win(0 if table.total + dice[0] > 3 else 1, 2)


    def setup(terms: Terms, content: object) -> Table:
        return Table(terms.seats, content, mode=terms.options["mode"], total=0)


    GAME = Game(
        id="faulty", version=1, seats=(2,), position=Table, setup=setup, play=play, words=Words(asks={"bid": "1", "more": "2"}),
        folder=Path(__file__).parent,
        options={"mode": Option(("sound", "broken", "endless", "unready"), "sound")},
    )
'''


@pytest.fixture
def faulty(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that has the faults its mode says; the current folder is empty."""
    name = "parlour_test_games.faulty"
    if name not in sys.modules:
        folder = tmp_path_factory.mktemp("modules") / "parlour_test_games"
        folder.mkdir()
        (folder / "faulty.py").write_text(dedent(FAULTY))
        (folder / "__init__.py").touch()
        sys.path.append(str(folder.parent))  # for other processes too
    monkeypatch.chdir(tmp_path)
    return name


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any], str]:
    """The exit code, the line of JSON, and the errors of a simulation."""
    code = main(["simulate", *words])
    out, err = capsys.readouterr()
    assert out.count("\n") == 1
    return code, json.loads(out), err


def played(plan: Plan, games: int, jobs: int = 1) -> Tally:
    tally = Tally()
    for batch in simulate(plan, games, jobs):
        tally.add(batch)
    return tally


def test_a_simulation_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, found, err = told(capsys, SKIRMISH, "--games", "12", "--seed", "4")
    assert code == 0 and err == ""
    assert found["games"] == 12 and found["faults"] == 0
    assert found["actions"] > 12 * 20
    assert found["seconds"] > 0 and found["actions_per_second"] > 0
    assert set(found["outcomes"]) == {"0", "1"}
    assert sum(seat["shares"] for seat in found["outcomes"].values()) == 12
    assert sum(seat["wins"] for seat in found["outcomes"].values()) + found["outcomes"]["0"]["draws"] == 12


def test_the_result_does_not_depend_on_how_many_processes_share_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2", "3"):
        _, found, _ = told(capsys, SKIRMISH, "--games", "130", "--seed", "9", "--jobs", jobs)
        results.append({name: value for name, value in found.items() if "second" not in name})
    assert results[0] == results[1] == results[2]


def test_every_game_has_its_own_seed() -> None:
    of_one = [played(Plan(partial(parlour.game, SKIRMISH), seed=5), games) for games in (1, 2, 3)]
    assert of_one[1].actions - of_one[0].actions != of_one[0].actions
    assert played(Plan(partial(parlour.game, SKIRMISH), seed=5), 3) == of_one[2]
    assert played(Plan(partial(parlour.game, SKIRMISH), seed=6), 3) != of_one[2]


def test_bots_that_think_are_shown_views(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Thinker(RandomBot):
        def choose(self, view: Any) -> str:
            seen.append(view["seat"])
            return super().choose(view)

    monkeypatch.setattr(players, "SearchBot", lambda game, thinking, rng, clock: Thinker(game, rng))
    _, found, _ = told(capsys, SKIRMISH, "--games", "2", "--bots", "novice,random", "--seed", "1")
    assert set(seen) == {0}
    assert found["games"] == 2 and found["bots"] == ["novice", "random"]
    for jobs in (1, 2):
        again = played(Plan(partial(parlour.game, SKIRMISH), levels=("novice", "random"), seed=1), 2, jobs)
        assert (again.actions, again.of_seats()) == (found["actions"], found["outcomes"])


def test_secret_questions_are_answered_by_everybody(faulty: str) -> None:
    tally = played(Plan(partial(parlour.game, faulty), seed=3), 200)
    assert tally.games == 200 and tally.faults == 0
    assert len(tally.outcomes) == 3
    assert tally.actions % 3 == 0


def test_secret_questions_are_answered_by_bots_that_think_too(faulty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "SearchBot", lambda game, thinking, rng, clock: RandomBot(game, rng))
    tally = played(Plan(partial(parlour.game, faulty), levels=("random", "plain"), seed=3), 20)
    assert tally.games == 20 and tally.actions % 3 == 0


def test_a_game_that_fails_is_kept_counted_and_the_rest_is_played(
    capsys: pytest.CaptureFixture[str], faulty: str, tmp_path: Path
) -> None:
    code, found, err = told(capsys, faulty, "--games", "3", "--option", "mode=broken", "--keep", "kept", "--seed", "1")
    assert code == 1
    assert (found["games"], found["faults"]) == (0, 3)
    assert err.count("\n") == 3 and err.startswith("parlour: game 0 failed after")
    files = sorted((tmp_path / "kept").glob("*.json"))
    assert [file.name for file in files] == [f"faulty-1-{n}.json" for n in range(3)]
    assert "ZeroDivisionError: a broken rule" in files[0].with_suffix(".txt").read_text()

    record = json.loads(files[0].read_text())
    assert record["actions"][-1] == [0, "no"], "the last action is the one that failed"
    assert main(["replay", str(files[0]), "--game", faulty]) == 1
    out, err = capsys.readouterr()
    assert f"{len(record['actions']) - 1}  " in out
    assert err == f"parlour: action {len(record['actions'])} breaks the game: ZeroDivisionError: a broken rule\n"

    record["actions"].pop()
    files[0].write_text(json.dumps(record))
    assert main(["verify", str(files[0]), "--game", faulty]) == 0, "the hash is of the position before the fault"


def test_faults_are_kept_in_a_folder_of_their_own(capsys: pytest.CaptureFixture[str], faulty: str, tmp_path: Path) -> None:
    told(capsys, faulty, "--games", "1", "--option", "mode=broken")
    assert [file.name for file in (tmp_path / "parlour-faults").glob("*.json")] == ["faulty-0-0.json"]


def test_faults_are_counted_the_same_by_many_processes(capsys: pytest.CaptureFixture[str], faulty: str) -> None:
    code, found, _ = told(capsys, faulty, "--games", "120", "--option", "mode=broken", "--jobs", "2")
    assert code == 1 and found["faults"] == 120


def test_no_more_than_a_hundred_faults_are_kept(capsys: pytest.CaptureFixture[str], faulty: str, tmp_path: Path) -> None:
    told(capsys, faulty, "--games", "120", "--option", "mode=broken")
    assert len(list((tmp_path / "parlour-faults").glob("*.json"))) == 100


def test_a_game_that_cannot_begin_is_a_fault(capsys: pytest.CaptureFixture[str], faulty: str) -> None:
    code, found, err = told(capsys, faulty, "--games", "1", "--option", "mode=unready")
    assert code == 1 and found["faults"] == 1
    assert "not even ready" in err


def test_a_game_without_end_is_a_fault(faulty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MAX_ACTIONS", 40)
    faults = next(simulate(Plan(partial(parlour.game, faulty), options={"mode": "endless"}), 1)).faults
    assert "not over after 40 actions" in faults[0].what
    assert len(faults[0].record["actions"]) == 40


def test_a_fault_that_cannot_be_written_is_still_told(capsys: pytest.CaptureFixture[str], faulty: str) -> None:
    code, found, err = told(capsys, faulty, "--games", "1", "--option", "mode=broken", "--keep", "/proc/none")
    assert code == 1 and found["faults"] == 1
    assert "cannot be kept" in err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "0"], "not a whole number"),
        (["--games", "-3"], "not a whole number"),
        (["--games", "many"], "not a whole number"),
        (["--games", "1" * 5000], "not a whole number"),
        ([], "--games"),
        (["--games", "1", "--jobs", "0"], "not a whole number"),
        (["--games", "1", "--jobs", "100000"], "too many"),
        (["--games", "1", "--bots", "oracle"], "oracle"),
        (["--games", "1", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["--games", "1", "--seats", "9"], "9 players"),
        (["--games", "1", "--seed", "x" * 200], "at most 180 characters"),
        (["--games", "1", "--keep", __file__], "not a folder"),
    ],
)
def test_bad_usage_is_told_in_one_line(capsys: pytest.CaptureFixture[str], words: list[str], why: str) -> None:
    assert main(["simulate", SKIRMISH, *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("parlour: ") and err.count("\n") == 1 and why in err


def test_a_seed_too_long_for_its_games_is_refused() -> None:
    with pytest.raises(Illegal):
        simulate(Plan(partial(parlour.game, SKIRMISH), seed="x" * 181), 1)


def test_an_interrupted_simulation_ends_cleanly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Batch:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "_play_batch", interrupted)
    assert main(["simulate", SKIRMISH, "--games", "5"]) == 1
    assert capsys.readouterr() == ("", "parlour: stopped after 0 of 5 games\n")


def test_a_simulation_left_early_leaves_no_process_behind() -> None:
    batches = simulate(Plan(partial(parlour.game, SKIRMISH)), 5_000, jobs=2)
    next(batches)
    assert len(active_children()) == 2
    batches.close()
    deadline = monotonic() + 60
    while active_children() and monotonic() < deadline:  # the pool itself waits for them too, so that `join` may miss the end
        sleep(0.01)
    assert active_children() == []


HANDLERS = """
import signal, sys
from parlour.lab.parallel import map_unordered

signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # as Ray does it: a process of a pool would only break off its work
for number in (signal.SIGTERM, signal.SIGINT):
    assert set(map_unordered(signal.getsignal, [number] * 8, jobs=2)) == {signal.SIG_DFL}
"""


def test_a_process_of_a_pool_inherits_no_handlers() -> None:
    ran = subprocess.run([sys.executable, "-c", HANDLERS], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_bots_follow_from_the_seed_and_differ_by_seat() -> None:
    match = parlour.new(SKIRMISH, seed=1)
    view = match.view(0)
    choices = [tuple(bot.choose(view) for _ in range(20)) for bot in seat_bots(match.game, ("random",), 2, 7)]
    again = [tuple(bot.choose(view) for _ in range(20)) for bot in seat_bots(match.game, ("random",), 2, 7)]
    assert choices == again and choices[0] != choices[1]


def test_a_machine_that_is_busy_changes_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(partial(parlour.game, SKIRMISH), levels=("novice", "skilled"), seed=3)
    calm = [(batch.actions, batch.outcomes) for batch in simulate(plan, 3)]
    hours = count(step=3600)
    monkeypatch.setattr("parlour.bots.halving.perf_counter", lambda: next(hours))  # every look takes an hour
    assert [(batch.actions, batch.outcomes) for batch in simulate(plan, 3)] == calm
    match = parlour.new(SKIRMISH, seed=1)
    hurried, patient = (seat_bots(match.game, ("expert",), 2, 7, clock)[0].think(match.view(0)) for clock in (True, False))
    assert hurried.looked < patient.looked
