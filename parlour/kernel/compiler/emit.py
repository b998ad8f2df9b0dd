"""Writes the function of a rule out of its blocks."""

import ast
from collections.abc import Sequence
from typing import Any

from parlour.kernel.compiler.flow import Block, Branch, Call, Jump, Pause, Refuse, Return, Switch
from parlour.kernel.compiler.liveness import Liveness
from parlour.kernel.decision import ask


class Emitter:
    """Writes `step` and, for every question, the function that asks it again."""

    def __init__(
        self,
        function: ast.FunctionDef,
        space: dict[str, Any],
        parameters: Sequence[str],
        live: Liveness,
        refuse: Refuse,
    ) -> None:
        self._space = space
        self._function = function
        self._parameters = parameters
        self._position = parameters[0]
        self._live = live
        self._blocks = live.blocks
        self._refuse = refuse
        # reached by number are the entry, blocks that resume, and blocks that several others lead to
        by_number = [block for block in sorted(live.preceding) if self._has_number(block)]
        self._numbers = {block: number for number, block in enumerate(by_number)}

    def locals(self) -> dict[int, tuple[str, ...]]:
        """For each number at which a frame can wait: the names of the values it keeps."""
        return {0: tuple(self._parameters[1:]), **{number: tuple(self._live.kept(block)) for number, block in self._waits()}}

    def asks(self) -> dict[int, ast.stmt]:
        """For each number at which a question is open: a function that asks it."""
        return {
            number: self._ask_function(number, block.end.question, self._live.kept(block))
            for number, block in self._waits()
            if isinstance(block.end, Pause)
        }

    def step(self) -> ast.stmt:
        """The function that runs the rule from any of its numbers to its next question, call or end."""
        parameters = f"{self._position}, _at, _in, _up, _got, _me=None, _things=None"
        [function] = self._code(f"def {self._function.name}({parameters}):\n while True: pass", self._function)
        assert isinstance(function, ast.FunctionDef)
        loop = function.body[0]
        assert isinstance(loop, ast.While)
        loop.body = self._dispatch(list(self._numbers))
        return function

    def _has_number(self, block: int) -> bool:
        return block == 0 or self._blocks[block].resumes or len(self._live.preceding[block]) > 1

    def _waits(self) -> list[tuple[int, Block]]:
        """The numbers of the blocks that resume, with the blocks that wait for them."""
        waits = []
        for block in (self._blocks[number] for number in self._live.preceding):
            if isinstance(block.end, Pause | Call) and block.end.then is not None:
                waits.append((self._numbers[block.end.then], block))
        return waits

    def _dispatch(self, blocks: list[int]) -> list[ast.stmt]:
        """Finds the block with the number `_at` by halving."""
        if len(blocks) == 1:
            return self._emit(blocks[0])
        half = len(blocks) // 2
        choice = self._code(f"if _at < {self._numbers[blocks[half]]}: pass", self._function)[0]
        assert isinstance(choice, ast.If)
        choice.body = self._dispatch(blocks[:half])
        return [choice, *self._dispatch(blocks[half:])]

    def _emit(self, number: int) -> list[ast.stmt]:
        block = self._blocks[number]
        code: list[ast.stmt] = []
        if number == 0 or block.resumes:
            code += self._unpack(number)
        code += [_Returns(self).visit(statement) for statement in block.body]
        return code + self._end(block)

    def _unpack(self, number: int) -> list[ast.stmt]:
        held = list(self._parameters[1:])
        if number:
            [before] = self._live.preceding[number]
            held = self._live.kept(self._blocks[before])
        return self._code(f"{_listed(held)} = _in", self._blocks[number].at) if held else []

    def _go(self, number: int, at: ast.AST) -> list[ast.stmt]:
        block = self._blocks[number]
        if not block.body and not block.resumes and isinstance(block.end, Return):
            return self._end(block)
        if number in self._numbers:
            return self._code(f"_at = {self._numbers[number]}\ncontinue", at)
        return self._emit(number)

    def _end(self, block: Block) -> list[ast.stmt]:
        at = block.at
        match block.end:
            case Jump(to):
                return self._go(to, at)
            case Branch(test, yes, no):
                return [ast.copy_location(ast.If(test, self._go(yes, test), []), test), *self._go(no, at)]
            case Switch(match, cases, otherwise):
                arms = [
                    ast.match_case(case.pattern, case.guard, self._go(start, case.body[0]))
                    for case, start in zip(match.cases, cases, strict=True)
                ]
                return [ast.copy_location(ast.Match(match.subject, arms), match), *self._go(otherwise, match)]
            case Return(value):
                return [self.returned(value, value if value is not None else at)]
            case Pause(question, then):
                frame = f"(_me, {self._numbers[then]}, {_listed(self._live.kept(block))}, _up)"
                code = self._code(f"{self._position}.asked = 0\n{self._position}.stack = {frame}\nreturn None", question)
                asked = code[0]
                assert isinstance(asked, ast.Assign)
                asked.value = self._plain_ask(question)
                return code
            case Call(call, then):
                return self._call(block, call, then)

    def _plain_ask(self, question: ast.expr) -> ast.expr:
        """`ask(seat, decision)` is what `{seat: decision}` is, without a call."""
        match question:
            case ast.Call(ast.Name(name), [seat, decision], []) if self._space.get(name) is ask:
                return ast.copy_location(ast.Dict([seat], [decision]), question)
        return question

    def _call(self, block: Block, call: ast.Call, then: int | None) -> list[ast.stmt]:
        given = call.args
        if not given or not (isinstance(given[0], ast.Name) and given[0].id == self._position):
            self._refuse(call, "another rule is called without the position", f"hand on {self._position} first")
        if any(isinstance(arg, ast.Starred) for arg in given) or any(keyword.arg is None for keyword in call.keywords):
            self._refuse(call, "* or ** in a call of a rule", "name each argument")
        up = "_up"
        if then is not None:
            up = f"(_me, {self._numbers[then]}, {_listed(self._live.kept(block))}, _up)"
        arguments = ast.Tuple(given[1:], ast.Load())
        if call.keywords:
            code = self._code(f"_call = 0\n_held = _call.bind(0)\nreturn (_call.step, 0, _held, {up}, None)", call)
            bound = code[1]
            assert isinstance(bound, ast.Assign) and isinstance(bound.value, ast.Call)
            bound.value.args = [arguments]
            bound.value.keywords = call.keywords
        else:
            code = self._code(
                "_call = 0\n_held = 0\nif len(_held) != _call.arity:\n _held = _call.bind(_held)\n"
                f"return (_call.step, 0, _held, {up}, None)",
                call,
            )
            held = code[1]
            assert isinstance(held, ast.Assign)
            held.value = arguments
        called = code[0]
        assert isinstance(called, ast.Assign)
        called.value = call.func
        return code

    def returned(self, value: ast.expr | None, at: ast.AST) -> ast.stmt:
        """`return value` hands the value to the frame above."""
        [code] = self._code("return _up + (None,)", at)
        if value is not None:
            assert isinstance(code, ast.Return) and isinstance(code.value, ast.BinOp)
            assert isinstance(code.value.right, ast.Tuple)
            code.value.right.elts = [value]
        return code

    def _ask_function(self, number: int, question: ast.expr, kept: list[str]) -> ast.stmt:
        unpack = f" {_listed(kept)} = _in\n" if kept else ""
        [function] = self._code(f"def ask_{number}({self._position}, _in):\n{unpack} return 0", question)
        assert isinstance(function, ast.FunctionDef)
        last = function.body[-1]
        assert isinstance(last, ast.Return)
        last.value = question
        return function

    def _code(self, source: str, at: ast.AST) -> list[ast.stmt]:
        statements = ast.parse(source).body
        for node in (node for statement in statements for node in ast.walk(statement)):
            ast.copy_location(node, at)
        return statements


class _Returns(ast.NodeTransformer):
    """Rewrites the returns inside statements that were left as they are."""

    def __init__(self, emitter: Emitter) -> None:
        self.emitter = emitter

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        return self.emitter.returned(node.value, node)


def _listed(held: Sequence[str]) -> str:
    return f"({', '.join(held)}{',' if len(held) == 1 else ''})"
