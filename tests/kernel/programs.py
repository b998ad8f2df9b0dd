"""Random rules: programs that ask, loop, branch, match, recurse and return early, for comparing both forms of a rule."""

from random import Random

HEAD = """
from typing import Any, NamedTuple

from parlour.kernel import Decision, Play, Position, ask, ask_all, draw_from, plain, roll, rule, shuffle


class Machine(Position):
    fuel: int
    total: int


@plain
class Said(NamedTuple):
    rule: str
    values: tuple[Any, ...]


NUMBERS = Decision("number", (0, 1, 2, 3))


def burn(m: Machine) -> bool:
    m.fuel -= 1
    return m.fuel > 0

"""

TAIL = """

@rule
def play(m: Machine) -> Play[tuple[float, ...]]:
    result = yield from first(m)
    m.tell(Said("play", (result,)))
    return (0.5, 0.5)
"""

VARIABLES = ("a", "b", "c")


class Writer:
    """Writes a module of random rules; `play` is the one to start."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.rules = ("first", "second", "third")

    def module(self) -> str:
        """The source of the whole module."""
        return HEAD + "\n\n".join(self._rule(name) for name in self.rules) + TAIL

    def _rule(self, name: str) -> str:
        defaults = ", a: int = 1, b: int = 2, depth: int = 0"
        lines = [
            "@rule",
            f"def {name}(m: Machine{defaults}) -> Play[Any]:",
            f'    """{name}"""',
            "    c = 0",
            f"    m.tell(Said({name!r}, (a, b, c)))",
            *self._body(1, 3, in_loop=False),
            f"    m.tell(Said({name!r}, (a, b, c, m.total)))",
            "    return (a + b + c) % 101",
        ]
        if not any("yield" in line for line in lines):
            lines.insert(4, "    yield ask(0, NUMBERS)")
        return "\n".join(lines) + "\n"

    def _body(self, indent: int, depth: int, in_loop: bool) -> list[str]:
        lines: list[str] = []
        for _ in range(self.rng.randint(1, 4)):
            lines += self._statement(indent, depth, in_loop)
        return lines

    def _statement(self, indent: int, depth: int, in_loop: bool) -> list[str]:
        space = "    " * indent
        simple = {
            "ask": self._ask, "ask all": self._ask_all, "chance": self._chance, "assign": self._assign, "tell": self._tell,
            "native": self._native, "call": self._call, "leave": self._leave, "return": self._return,
        }  # fmt: skip
        nested = {"if": self._if, "while": self._while, "for": self._for, "match": self._match}
        kinds = [*simple, *nested]
        weights = [2 if kind in nested else 1 for kind in kinds]
        for kind, allowed in (("leave", in_loop), ("return", indent > 1), *((kind, depth > 0) for kind in nested)):
            weights[kinds.index(kind)] *= allowed
        kind = self.rng.choices(kinds, weights)[0]
        if kind in nested:
            return nested[kind](indent, depth - 1, in_loop)
        return [space + line for line in simple[kind](self.rng.choice(VARIABLES))]

    def _ask(self, name: str) -> list[str]:
        return [f"{name} = yield ask({name} % 2, NUMBERS)"]

    def _ask_all(self, name: str) -> list[str]:
        return ["answers = yield ask_all({0: NUMBERS, 1: NUMBERS})", f"{name} = answers[0] * 4 + answers[1]"]

    def _chance(self, name: str) -> list[str]:
        return self.rng.choice(
            [
                ["dice = yield roll(2)", f"{name} = sum(dice)"],
                [f"{name} = yield draw_from((1, 2, 3, {name} % 5))"],
                [f"({name}, *_) = yield shuffle((a, b, c))"],
            ]
        )

    def _assign(self, name: str) -> list[str]:
        return self.rng.choice(
            [
                [f"{name} = (a * 3 + b - c) % 17"],
                [f"{name} += 1"],
                ["a, b = b % 50, a % 50"],
                [f"m.total += {name}"],
                [f"if (seen := {name} % 4) > 1:", f"    {name} = seen"],
            ]
        )

    def _tell(self, name: str) -> list[str]:
        return [f"m.tell(Said({name!r}, (a, b, c, m.total)))"]

    def _native(self, name: str) -> list[str]:
        return self.rng.choice(
            [
                [f"for n in range({name} % 4):", "    if n == 2:", "        break", "    m.total += n"],
                [f"{name} = sum([n * {name} for n in (1, 2, 3) if n != {name}]) % 19"],
                ["try:", f"    {name} = 7 // ({name} % 3)", "except ZeroDivisionError:", f"    {name} = 5"],
                [f"{name} = max((a, b, c), key=lambda value: (value * 7) % 5)"],
            ]
        )

    def _call(self, name: str) -> list[str]:
        callee = self.rng.choice(self.rules)
        given = self.rng.choice(["a % 7, b, depth + 1", "b=a % 7, depth=depth + 1", "c % 9, depth=depth + 1"])
        return [
            "if depth < 3 and burn(m):",
            self.rng.choice(
                [f"    {name} = yield from {callee}(m, {given})", f"    yield from {callee}(m, {given})"]
                + ([f"    return (yield from {callee}(m, {given}))"] if self.rng.random() < 0.3 else [])
            ),
        ]

    def _leave(self, name: str) -> list[str]:
        return [f"if {name} % 3 == 1:", "    " + self.rng.choice(["break", "continue"])]

    def _return(self, name: str) -> list[str]:
        return [f"if {name} % 5 == 4:", f"    return {name}"]

    def _if(self, indent: int, depth: int, in_loop: bool) -> list[str]:
        space = "    " * indent
        lines = [f"{space}if {self.rng.choice(VARIABLES)} % 2:", *self._body(indent + 1, depth, in_loop)]
        if self.rng.random() < 0.4:
            lines += [f"{space}elif {self.rng.choice(VARIABLES)} > 3:", *self._body(indent + 1, depth, in_loop)]
        if self.rng.random() < 0.6:
            lines += [f"{space}else:", *self._body(indent + 1, depth, in_loop)]
        return lines

    def _while(self, indent: int, depth: int, in_loop: bool) -> list[str]:
        space = "    " * indent
        test = self.rng.choice(["burn(m) and a % 5 != 3", "burn(m)", "b < 9 and burn(m)"])
        lines = [f"{space}while {test}:", *self._body(indent + 1, depth, True)]
        if self.rng.random() < 0.3:
            lines += [f"{space}else:", *self._body(indent + 1, depth, in_loop)]
        return lines

    def _for(self, indent: int, depth: int, in_loop: bool) -> list[str]:
        space = "    " * indent
        name = self.rng.choice(VARIABLES)
        things = self.rng.choice(["(1, 2, 3)", "range(a % 4)", "tuple([b, c])", "()"])
        lines = [f"{space}for {name} in {things}:", *self._body(indent + 1, depth, True)]
        if self.rng.random() < 0.3:
            lines += [f"{space}else:", *self._body(indent + 1, depth, in_loop)]
        return lines

    def _match(self, indent: int, depth: int, in_loop: bool) -> list[str]:
        space = "    " * indent
        lines = [f"{space}match (a % 3, b):"]
        arms = ["case (0, c):", "case (1, _) if c > 2:", "case (1, 2 | 3 | 4):", "case (2, _):", "case _:"]
        for arm in sorted(self.rng.sample(range(len(arms)), self.rng.randint(1, 4))):
            lines += [f"{space}    {arms[arm]}", *self._body(indent + 2, depth, in_loop)]
        return lines
