"""What cannot be compiled is refused at import, with file, line and what to write instead."""

from pathlib import Path

import pytest

from parlour.kernel import BadRule, Position, Rule, answer, begin
from tests.kernel.modules import HEAD, imported

BODIES = {
    "a yield inside `try`": "    try:\n        x = yield ask(0, Q)\n    except ValueError:\n        pass",
    "a yield inside `with`": "    with open('f'):\n        yield ask(0, Q)",
    "a yield inside a comprehension or lambda": "    x = yield ask(0, Q)\n    f = lambda: (yield x)",
    "a yield inside an expression": "    x = 1 + (yield ask(0, Q))",
    "sets p, the position": "    p = yield ask(0, Q)",
    "sets _up, a name of the kernel": "    _up = yield ask(0, Q)",
    "uses random": "    yield ask(0, Q)\n    x = random.random()",
    "uses time": "    yield ask(0, Q)\n    x = time.time()",
    "a definition inside a rule": "    yield ask(0, Q)\n    def inner(): pass",
    "an import inside a rule": "    yield ask(0, Q)\n    import math",
    "global or nonlocal": "    global Q\n    yield ask(0, Q)",
    "del of a local name": "    x = yield ask(0, Q)\n    del x",
    "x may have no value at a yield": "    if p.n:\n        x = 1\n    yield ask(0, Q)\n    p.n = x",
    "x is kept across a yield but can change": "    x = []\n    yield ask(0, Q)\n    p.n = len(x)",
    "another rule is called without the position": "    yield from other(1)",
    "* or ** in a call of a rule": "    yield from other(p, *(1, 2))",
    "a yield, break or continue inside `with`": (
        "    while True:\n        yield ask(0, Q)\n        with open('f'):\n            break"
    ),
}


@pytest.mark.parametrize("problem", BODIES)
def test_a_rule_that_cannot_be_compiled_is_refused_with_its_line(problem: str, tmp_path: Path) -> None:
    source = f"{HEAD}\n@rule\ndef bad(p):\n{BODIES[problem]}\n"
    with pytest.raises(BadRule, match="rule bad") as caught:
        imported(source, tmp_path, "bad_rules")
    assert problem in caught.value.problem
    assert caught.value.file == str(tmp_path / "bad_rules.py")
    line = source.splitlines()[caught.value.line - 1]
    assert line.strip() and not line.startswith("@rule")
    assert caught.value.instead


@pytest.mark.parametrize(
    ("head", "problem"),
    [
        ("def bad():\n    yield", "no parameters"),
        ("def bad(p, *more):\n    yield ask(0, Q)", "* and ** parameters"),
        ("def bad(p):\n    return 1", "no yield in it"),
        ("async def bad(p):\n    yield ask(0, Q)", "is no plain function"),
    ],
)
def test_a_function_of_the_wrong_shape_is_refused(head: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadRule, match="bad") as caught:
        imported(f"{HEAD}\n@rule\n{head}\n", tmp_path, "bad_shapes")
    assert problem in caught.value.problem


def test_a_rule_inside_a_function_is_refused(tmp_path: Path) -> None:
    source = f"{HEAD}\ndef outer(x):\n    @rule\n    def bad(p):\n        yield ask(x, Q)\n    return bad\nouter(1)\n"
    with pytest.raises(BadRule, match="reads x of a function around it"):
        imported(source, tmp_path, "bad_closure")


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("    other(p)\n    yield ask(0, Q)", "rule other is called like a function"),
        ("    yield from simple(p)", "simple is no rule"),
    ],
)
def test_a_call_of_the_wrong_kind_is_refused(call: str, problem: str, tmp_path: Path) -> None:
    source = f"{HEAD}\ndef simple(p):\n    yield 1\n\n@rule\ndef other(p):\n    yield ask(0, Q)\n\n@rule\ndef bad(p):\n{call}\n"
    module = imported(source, tmp_path, "bad_calls")
    with pytest.raises(BadRule, match=problem):
        module.bad.check_calls()


class Counter(Position):
    """Something to count."""

    n: int


def test_a_loop_over_something_that_can_change_is_refused(tmp_path: Path) -> None:
    module = imported(f"{HEAD}\n@rule\ndef bad(p):\n    for x in [1, 2]:\n        yield ask(0, Q)\n", tmp_path, "bad_loop")
    with pytest.raises(TypeError, match="tuple"):
        begin(Counter(1, None, n=0), module.bad)


def test_a_traceback_points_at_the_line_of_the_rule(tmp_path: Path) -> None:
    body = "    x = yield ask(0, Q)\n    if x == 'yes':\n        p.n = 1 // p.n\n    yield ask(0, Q)\n"
    source = f"{HEAD}\n@rule\ndef falls(p):\n{body}"
    module = imported(source, tmp_path, "falls")
    rule = module.falls
    assert isinstance(rule, Rule)
    position = Counter(1, None, n=0)
    begin(position, rule)
    with pytest.raises(ZeroDivisionError) as caught:
        answer(position, 0, "yes")
    last = caught.traceback[-1]
    assert (last.name, Path(str(last.path)).name) == ("falls", "falls.py")
    assert source.splitlines()[last.lineno].strip() == "p.n = 1 // p.n"
