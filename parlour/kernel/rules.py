"""Rules: generators that ask, compiled at import into frames of plain data."""

import inspect
from collections.abc import Callable, Generator, Mapping
from functools import update_wrapper
from types import FunctionType
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

from parlour.kernel.chance import Chance
from parlour.kernel.compiler import compile_rule
from parlour.kernel.decision import Decision, Seat
from parlour.kernel.errors import BadRule

P = ParamSpec("P")
T = TypeVar("T")

Question: TypeAlias = Mapping[Seat, Decision] | Chance
Play: TypeAlias = Generator[Question, Any, T]  # what a rule is annotated to return: Play[None], Play[int]
Frame: TypeAlias = tuple[Callable[..., Any], int, tuple[Any, ...], Any]  # step, block, local values, frame above

RULES: dict[str, "Rule[..., Any]"] = {}


class Over(Exception):
    """The game ends at once, wherever the rules are: `raise Over(win(seat, seats))`."""

    def __init__(self, outcome: tuple[float, ...]) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Rule(Generic[P, T]):
    """A compiled rule. Calling it gives the untouched generator, which `yield from` understands too."""

    def __init__(self, plain: Callable[P, Play[T]]) -> None:
        assert isinstance(plain, FunctionType), f"{plain} is not a function"
        compiled = compile_rule(plain)
        self.plain: Callable[P, Play[T]] = plain
        self.name = f"{plain.__module__}.{plain.__qualname__}"
        self.step = compiled.step
        self.asks = compiled.asks
        self.locals = compiled.locals
        self.arity = len(compiled.locals[0])
        self._compiled = compiled
        self._signature = inspect.signature(plain)
        self._code = plain.__code__
        self._space = plain.__globals__
        self.step.rule = self  # type: ignore[attr-defined]
        update_wrapper(self, plain)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Play[T]:
        return self.plain(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<rule {self.name}>"

    def bind(self, given: tuple[Any, ...], **named: Any) -> tuple[Any, ...]:
        """The values of all parameters but the position, defaults filled in."""
        bound = self._signature.bind(None, *given, **named)
        bound.apply_defaults()
        return tuple(bound.arguments.values())[1:]

    def frame(self, above: Frame, *given: Any) -> Frame:
        """The rule before its first statement, to run it with `resume`; what it returns goes to the frame above."""
        return self.step, 0, self.bind(given), above

    def check_calls(self) -> None:
        """Refuses a rule called like a function (which would do nothing), and a function called like a rule."""
        space = self._space
        file = self._code.co_filename
        for name, line in self._compiled.loose_calls:
            if isinstance(space.get(name), Rule):
                raise BadRule(file, line, f"rule {name} is called like a function", f"write `yield from {name}(...)`")
        for name, line in self._compiled.rule_calls:
            if not isinstance(space.get(name), Rule):
                raise BadRule(file, line, f"`yield from {name}(...)`, but {name} is no rule", "mark it with @rule")


def rule(plain: Callable[P, Play[T]]) -> Rule[P, T]:
    """Compiles a generator function into a rule, or refuses it with file, line and what to write instead."""
    made = Rule(plain)
    RULES[made.name] = made
    return made
