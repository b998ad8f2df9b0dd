"""Lowers the body of a rule to blocks: plain statements that end in a jump, a question, a call or a return.

Only statements that hold a yield (or leave a loop that holds one) are taken apart; all others stay as they are.
"""

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, TypeAlias

Refuse: TypeAlias = Callable[[ast.AST, str, str], NoReturn]


@dataclass(slots=True)
class Jump:
    """Goes on with another block."""

    to: int


@dataclass(slots=True)
class Branch:
    """Goes on with one of two blocks."""

    test: ast.expr
    yes: int
    no: int


@dataclass(slots=True)
class Switch:
    """Goes on with the block of the first case that matches."""

    match: ast.Match
    cases: list[int]
    otherwise: int


@dataclass(slots=True)
class Return:
    """The rule is over."""

    value: ast.expr | None


@dataclass(slots=True)
class Pause:
    """Asks a seat or chance, and goes on with the answer."""

    question: ast.expr
    then: int


@dataclass(slots=True)
class Call:
    """Lets another rule take over, and goes on with what it returns; with no `then` its value is ours."""

    call: ast.Call
    then: int | None


End: TypeAlias = Jump | Branch | Switch | Return | Pause | Call


@dataclass(slots=True)
class Block:
    """Statements, and how they end."""

    at: ast.AST
    resumes: bool = False
    body: list[ast.stmt] = field(default_factory=list)
    end: End = field(default_factory=lambda: Return(None))


@dataclass(frozen=True, slots=True)
class Loop:
    """Where `continue` and `break` lead."""

    again: int
    out: int


class Lowering:
    """Turns one function body into blocks; block 0 is its entry."""

    def __init__(self, function: ast.FunctionDef, refuse: Refuse) -> None:
        self.blocks = [Block(function)]
        self._refuse = refuse
        self._loops = 0
        last = self._statements(_without_docstring(function.body), 0, None)
        if last is not None:
            self.blocks[last].end = Return(None)
        for block in self.blocks:
            self._shorten(block)

    def _shorten(self, block: Block) -> None:
        """Leads past blocks that do nothing but jump on."""
        match block.end:
            case Jump(to):
                block.end.to = self._beyond(to)
            case Branch(_, yes, no):
                block.end.yes, block.end.no = self._beyond(yes), self._beyond(no)
            case Switch(_, cases, otherwise):
                block.end.cases = [self._beyond(start) for start in cases]
                block.end.otherwise = self._beyond(otherwise)

    def _beyond(self, number: int) -> int:
        passed: set[int] = set()
        while number not in passed:
            passed.add(number)
            block = self.blocks[number]
            if not block.body and not block.resumes and isinstance(block.end, Jump):
                number = block.end.to
        return number

    def _block(self, at: ast.AST, resumes: bool = False) -> int:
        self.blocks.append(Block(at, resumes))
        return len(self.blocks) - 1

    def _statements(self, statements: Sequence[ast.stmt], current: int, loop: Loop | None) -> int | None:
        """Appends statements to a block; returns the block that is open at their end, if any is."""
        for statement in statements:
            following = self._statement(statement, current, loop)
            if following is None:
                return None
            current = following
        return current

    def _statement(self, statement: ast.stmt, current: int, loop: Loop | None) -> int | None:
        block = self.blocks[current]
        if not must_lower(statement):
            block.body.append(statement)
            return current
        match statement:
            case ast.Expr(value):
                return self._yield(statement, value, current, None)
            case ast.Assign(targets, value):
                return self._yield(statement, value, current, targets)
            case ast.AnnAssign(target, _, value) if value is not None:
                return self._yield(statement, value, current, [target])
            case ast.Return(value) if value is not None:
                self._return_yield(statement, value, current)
                return None
            case ast.If(test, body, orelse):
                return self._if(statement, test, body, orelse, current, loop)
            case ast.While():
                return self._while(statement, current, loop)
            case ast.For():
                return self._for(statement, current, loop)
            case ast.Match():
                return self._match(statement, current, loop)
            case ast.Break() if loop is not None:
                block.end = Jump(loop.out)
                return None
            case ast.Continue() if loop is not None:
                block.end = Jump(loop.again)
                return None
            case _:
                word = type(statement).__name__.lower()
                self._refuse(statement, f"a yield, break or continue inside `{word}`", _INSTEAD)

    def _yield(self, at: ast.stmt, value: ast.expr, current: int, targets: list[ast.expr] | None) -> int:
        then = self._block(at, resumes=True)
        if targets is not None:
            answer = ast.Assign(targets, ast.Name("_got", ast.Load()))
            self.blocks[then].body.append(ast.copy_location(answer, at))
        match value:
            case ast.Yield(question) if question is not None and not holds_yield(question):
                self.blocks[current].end = Pause(question, then)
            case ast.YieldFrom(ast.Call() as call) if not holds_yield(call):
                self.blocks[current].end = Call(call, then)
            case _:
                self._refuse(at, "a yield inside an expression", _INSTEAD)
        return then

    def _return_yield(self, at: ast.Return, value: ast.expr, current: int) -> None:
        if isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Call) and not holds_yield(value.value):
            self.blocks[current].end = Call(value.value, None)
            return
        then = self._yield(at, value, current, None)
        self.blocks[then].end = Return(ast.copy_location(ast.Name("_got", ast.Load()), at))

    def _if(
        self,
        at: ast.stmt,
        test: ast.expr,
        body: list[ast.stmt],
        orelse: list[ast.stmt],
        current: int,
        loop: Loop | None,
    ) -> int | None:
        self._no_yield(test)
        yes, no, join = self._block(at), self._block(at), self._block(at)
        self.blocks[current].end = Branch(test, yes, no)
        arrives = [self._join(body, yes, join, loop), self._join(orelse, no, join, loop)]
        return join if any(arrives) else None

    def _join(self, body: list[ast.stmt], start: int, join: int, loop: Loop | None) -> bool:
        last = self._statements(body, start, loop)
        if last is not None:
            self.blocks[last].end = Jump(join)
        return last is not None

    def _while(self, at: ast.While, current: int, around: Loop | None) -> int:
        self._no_yield(at.test)
        head, inside, otherwise, out = (self._block(at) for _ in range(4))
        self.blocks[current].end = Jump(head)
        forever = isinstance(at.test, ast.Constant) and bool(at.test.value)
        self.blocks[head].end = Jump(inside) if forever else Branch(at.test, inside, otherwise)
        self._join(at.body, inside, head, Loop(head, out))
        self._join(at.orelse, otherwise, out, around)
        return out

    def _for(self, at: ast.For, current: int, around: Loop | None) -> int:
        """`for x in things` walks a tuple by its index, so that the place in it is a number."""
        self._no_yield(at.iter)
        self._loops += 1
        things, index = f"_for{self._loops}", f"_next{self._loops}"
        self.blocks[current].body += _located(f"{things} = _things(None)\n{index} = 0", at)
        first = self.blocks[current].body[-2]
        assert isinstance(first, ast.Assign) and isinstance(first.value, ast.Call)
        first.value.args = [at.iter]
        head, inside, otherwise, out = (self._block(at) for _ in range(4))
        self.blocks[current].end = Jump(head)
        more = ast.parse(f"{index} < len({things})", mode="eval").body
        self.blocks[head].end = Branch(_place(more, at), inside, otherwise)
        take = ast.parse(f"{things}[{index}]", mode="eval").body
        self.blocks[inside].body.append(ast.copy_location(ast.Assign([at.target], _place(take, at)), at))
        self.blocks[inside].body += _located(f"{index} += 1", at)
        self._join(at.body, inside, head, Loop(head, out))
        self._join(at.orelse, otherwise, out, around)
        return out

    def _match(self, at: ast.Match, current: int, loop: Loop | None) -> int | None:
        self._no_yield(at.subject)
        join = self._block(at)
        starts, arrives = [], False
        for case in at.cases:
            if case.guard is not None:
                self._no_yield(case.guard)
            start = self._block(case.body[0])
            starts.append(start)
            arrives |= self._join(case.body, start, join, loop)
        self.blocks[current].end = Switch(at, starts, join)
        return join

    def _no_yield(self, node: ast.expr) -> None:
        if holds_yield(node):
            self._refuse(node, "a yield inside an expression", _INSTEAD)


_INSTEAD = "write it as a whole statement, `x = yield ...`, inside if, while, for or match only"


def holds_yield(node: ast.AST) -> bool:
    return any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in ast.walk(node))


def must_lower(statement: ast.stmt) -> bool:
    """Whether a statement of a lowered body must be taken apart itself."""
    return holds_yield(statement) or _leaves_loop(statement)


def _leaves_loop(node: ast.AST) -> bool:
    """Whether a `break` or `continue` inside belongs to a loop outside."""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    if isinstance(node, ast.For | ast.While):
        return any(_leaves_loop(statement) for statement in node.orelse)
    return any(_leaves_loop(child) for child in ast.iter_child_nodes(node))


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body[0]:
        case ast.Expr(ast.Constant(str())):
            return body[1:]
    return body


def _located(source: str, at: ast.AST) -> list[ast.stmt]:
    return [_place(statement, at) for statement in ast.parse(source).body]


def _place(node: ast.AST, at: ast.AST):  # type: ignore[no-untyped-def]
    for inner in ast.walk(node):
        ast.copy_location(inner, at)
    return node
