"""Which numbered rules a game carried out: by the code that cites them, and by what was told, asked and named."""

import sys
from textwrap import dedent

import parlour
from parlour.kernel import start
from parlour.lab.judge import Fixture, GameLine, Trial, play_game
from parlour.lab.judge.rulebook import Rulebook, Tracer, _cited_in, rulebook, rules_run

SOURCE = '''
    """A module. XX-0"""
    TABLE = {1: 2}  # XX-9

    def double(x):
        """XX-1, XX-2 Twice."""
        if x > 5:  # XX-3
            # XX-4 a large one
            return (
                x
                + x  # XX-5
            )
        return 2 * x  # XX-6

    class Word:
        """XX-7 A word."""

        def act(self):
            return 1
'''


def test_numbers_are_found_in_docstrings_and_comments() -> None:
    cited = dict(_cited_in("x.py", dedent(SOURCE)))
    double, act = cited["x.py", 5], cited["x.py", 18]
    assert double.whole == {"XX-1", "XX-2"} and act.whole == {"XX-7"}
    assert double.lines[7] == {"XX-3"} and double.lines[9] == {"XX-4", "XX-5"} and double.lines[13] == {"XX-6"}
    assert not any("XX-9" in numbers for numbers in double.lines.values())


def test_what_runs_is_met_and_nothing_else() -> None:
    space: dict[str, object] = {}
    exec(compile(dedent(SOURCE), "x.py", "exec"), space)
    book = Rulebook((), dict(_cited_in("x.py", dedent(SOURCE))), {}, {}, {})
    double = space["double"]
    assert callable(double)
    before = sys.gettrace()
    with Tracer(book) as tracer:
        double(2)
        assert tracer.met == {"XX-1", "XX-2", "XX-3", "XX-6"}
        double(7)
    assert tracer.met == {"XX-1", "XX-2", "XX-3", "XX-4", "XX-5", "XX-6"}
    assert sys.gettrace() is before


def test_events_questions_and_pieces_tell_of_rules_too() -> None:
    book = Rulebook(("A-1", "A-2", "A-3", "A-4", "A-5"), {}, {"moved": frozenset({"A-2"})}, {"move": "A-3"}, {"axe": "A-4"})
    assert book.met(["A-1", "B-1"], ["moved"], ["move", "unknown"], ["axe"]) == {"A-1", "A-2", "A-3", "A-4"}
    assert book.silent == ("A-1", "A-5")


def test_a_game_tells_which_of_its_rules_were_carried_out() -> None:
    game = parlour.game("inbetween")
    book = rulebook(game)
    assert book is not None and "IB-101" in book.numbers
    match = start(game, game.terms(), 1)
    begun = set(rules_run(game, match))
    assert {"IB-101", "IB-301"} <= begun and "IB-541" not in begun, "nobody has prepared anything yet"
    match.act(0, "prepare")
    assert "IB-541" in set(rules_run(game, match))


def test_the_same_rules_run_whatever_was_played_before() -> None:
    trial = Trial(lambda: parlour.game("horde"), ("random",), 4, seed=2)
    lines = [play_game(trial, fixture) for fixture in [*list(trial.fixtures())[:2], Fixture("random", 0, trial.lineups[0])]]
    first, _, again = [line for line in lines if isinstance(line, GameLine)]
    assert first.rules == again.rules and len(first.rules) > 200
