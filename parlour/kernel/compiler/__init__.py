"""Compiles a rule, written as a generator, into one function that can stop at a question and go on as plain data.

The function of a rule is `step(position, _at, _in, _up, _got)`: the number to go on from, local values, the frame above, and
the answer. It returns the next (step, at, in, up, got), or None when it has put its question into `position.asked`.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from parlour.kernel.compiler.checks import Refusals
from parlour.kernel.compiler.emit import Emitter
from parlour.kernel.compiler.flow import Lowering
from parlour.kernel.compiler.liveness import Liveness
from parlour.kernel.errors import BadRule


@dataclass(frozen=True, slots=True)
class Compiled:
    """What the compiler makes of a rule; the keys are the numbers at which a frame can wait."""

    step: Callable[..., Any]
    asks: dict[int, Callable[[Any, tuple[Any, ...]], Any]]  # the question that is open there
    locals: dict[int, tuple[str, ...]]  # the names of the values in the frame
    rule_calls: tuple[tuple[str, int], ...]  # functions called with `yield from`, with their lines
    loose_calls: tuple[tuple[str, int], ...]  # functions called without


def compile_rule(plain: FunctionType) -> Compiled:
    """Compiles the generator function, or refuses it with its file and line."""
    function = _parsed(plain)
    refusals = Refusals(plain, function)
    refusals.check_shape()
    given = function.args
    parameters = [arg.arg for arg in [*given.posonlyargs, *given.args, *given.kwonlyargs]]
    refusals.check_body(parameters[0])
    rule_calls, loose_calls = tuple(_called(function, True)), tuple(_called(function, False))
    live = Liveness(function, parameters, Lowering(function, refusals.refuse).blocks)
    live.check(refusals.refuse)
    emitter = Emitter(function, plain.__globals__, parameters, live, refusals.refuse)
    space = _executed(plain, [emitter.step(), *emitter.asks().values()])
    step = space[plain.__name__]
    step.__defaults__ = (step, _things)
    step.__module__ = plain.__module__
    step.__qualname__ = plain.__qualname__
    asks = {number: space[f"ask_{number}"] for number in emitter.asks()}
    return Compiled(step, asks, emitter.locals(), rule_calls, loose_calls)


def _parsed(plain: FunctionType) -> ast.FunctionDef:
    """The function's syntax, with the line numbers of its file."""
    try:
        lines, first = inspect.getsourcelines(plain)
    except OSError as error:
        raise BadRule(plain.__code__.co_filename, 0, f"rule {plain.__name__}: no source", "keep rules in a file") from error
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    function = tree.body[0]
    if not isinstance(function, ast.FunctionDef):
        raise BadRule(plain.__code__.co_filename, first, f"{plain.__name__} is no plain function", "write `def`, not async")
    return function


def _called(function: ast.FunctionDef, with_yield: bool) -> Iterator[tuple[str, int]]:
    yielded = {id(node.value) for node in ast.walk(function) if isinstance(node, ast.YieldFrom)}
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and (id(node) in yielded) is with_yield:
            yield node.func.id, node.lineno


def _executed(plain: FunctionType, definitions: list[ast.stmt]) -> dict[str, Any]:
    """The functions, defined where the rule stands: they see its module, and tracebacks show its lines."""
    module = ast.fix_missing_locations(ast.Module(definitions, []))
    space: dict[str, Any] = {}
    exec(compile(module, plain.__code__.co_filename, "exec"), plain.__globals__, space)
    return space


def _things(things: Any) -> Any:
    """What a `for` with a yield may walk over: something that keeps its order and cannot change."""
    if type(things) not in (tuple, range, str):
        raise TypeError(f"a `for` with a yield in it walks over a tuple or range, not {type(things).__name__}: tuple(...)")
    return things if type(things) is not range else tuple(things)
