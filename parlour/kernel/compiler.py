"""Compiles a rule, written as a generator, into one function that can stop at a question and go on as plain data.

The function of a rule is `step(position, _at, _in, _up, _got)`: block to go on with, local values, the frame above, and the
answer. It returns the next (step, at, in, up, got), or None when it has put its question into `position.asked`.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any, NoReturn

from parlour.kernel import names
from parlour.kernel.errors import BadRule
from parlour.kernel.flow import Block, Branch, Call, Jump, Lowering, Pause, Return, Switch, holds_yield

RESERVED = ("_at", "_in", "_up", "_got", "_me", "_call", "_held", "_things")
FORBIDDEN_MODULES = ("random", "time", "datetime", "secrets", "uuid", "os")


@dataclass(frozen=True, slots=True)
class Compiled:
    """What the compiler makes of a rule."""

    step: Callable[..., Any]
    asks: dict[int, Callable[[Any, tuple[Any, ...]], Any]]  # by block: the question that is open there
    locals: dict[int, tuple[str, ...]]  # by block: the names of the values in a frame that waits there
    loose_calls: tuple[tuple[str, int], ...]  # functions called without `yield from`, with their lines
    rule_calls: tuple[tuple[str, int], ...]  # functions called with `yield from`, with their lines


def compile_rule(plain: FunctionType) -> Compiled:
    """Compiles the generator function, or refuses it with its file and line."""
    return _Compiler(plain).compiled()


class _Compiler:
    def __init__(self, plain: FunctionType) -> None:
        self.plain = plain
        self.file = plain.__code__.co_filename
        self.function = _parsed(plain)
        self._check_shape()
        arguments = self.function.args
        self.parameters = [each.arg for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]]
        self.position = self.parameters[0]
        self._check_body()
        self.blocks = Lowering(self.function, self.refuse).blocks
        self.preceding = self._preceding()
        self.needed = self._needed()
        self._check_set()
        self._check_plain_values()
        # the blocks that are reached by number: the entry, those that resume, and those reached from several others
        self.numbers = {
            block: number
            for number, block in enumerate(
                block
                for block in sorted(self.preceding)
                if block == 0 or self.blocks[block].resumes or len(self.preceding[block]) > 1
            )
        }

    # -- what cannot be compiled is refused ------------------------------------------------------------------------

    def refuse(self, at: ast.AST, problem: str, instead: str) -> NoReturn:
        line = getattr(at, "lineno", self.function.lineno)
        raise BadRule(self.file, line, f"rule {self.plain.__name__}: {problem}", instead)

    def _check_shape(self) -> None:
        given = self.function.args
        if not (given.posonlyargs or given.args):
            self.refuse(self.function, "no parameters", "take the position as the first one")
        if given.vararg or given.kwarg:
            self.refuse(self.function, "* and ** parameters", "name each parameter")
        if self.plain.__code__.co_freevars:
            held = ", ".join(self.plain.__code__.co_freevars)
            self.refuse(self.function, f"reads {held} of a function around it", "define rules at the top of a module")
        if not inspect.isgeneratorfunction(self.plain):
            self.refuse(self.function, "no yield in it", "leave out @rule: a function that asks nobody is no rule")

    def _check_body(self) -> None:
        for node in (each for statement in self.function.body for each in ast.walk(statement)):
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    self.refuse(node, "a definition inside a rule", "move it out of the rule")
                case ast.Import() | ast.ImportFrom():
                    self.refuse(node, "an import inside a rule", "import at the top of the module")
                case ast.Global() | ast.Nonlocal():
                    self.refuse(node, "global or nonlocal", "keep what changes in the position")
                case ast.Await() | ast.AsyncFor() | ast.AsyncWith():
                    self.refuse(node, "async code", "a rule asks with yield")
                case ast.Delete(targets) if any(isinstance(each, ast.Name) for each in targets):
                    self.refuse(node, "del of a local name", "leave it: names that are not used again are not kept")
                case ast.Name(name, ast.Store() | ast.Del()) if name == self.position:
                    self.refuse(node, f"sets {name}, the position", "use another name")
                case ast.Name(name, ast.Store()) if name in RESERVED or name.startswith(("_for", "_next")):
                    self.refuse(node, f"sets {name}, a name of the kernel", "use another name")
                case ast.Name(name, ast.Load()) if self._is_forbidden(name):
                    self.refuse(node, f"uses {name}", "a rule reads no clock and no dice of its own: yield roll(...)")
                case ast.Try() | ast.TryStar() | ast.With() if holds_yield(node):
                    word = "with" if isinstance(node, ast.With) else "try"
                    self.refuse(node, f"a yield inside `{word}`", "ask before it or after it")
                case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp() | ast.Lambda() if holds_yield(node):
                    self.refuse(node, "a yield inside a comprehension or lambda", "write a for loop")

    def _is_forbidden(self, name: str) -> bool:
        found = self.plain.__globals__.get(name)
        return isinstance(found, ModuleType) and found.__name__.split(".")[0] in FORBIDDEN_MODULES

    def _check_set(self) -> None:
        """A value that a frame must keep has to be set on every way that leads there."""
        surely = self._surely_set()
        for number in self.preceding:
            block = self.blocks[number]
            at = surely[number]
            effect = names.of_block(block.body)
            at = names.ANY if names.ANY in (at, effect.sets) else at | effect.sets
            if isinstance(block.end, Pause | Call) and at is not names.ANY:
                for name in sorted(self._kept(block) - at):
                    self.refuse(block.at, f"{name} may have no value at a yield", "give it one before")

    def _check_plain_values(self) -> None:
        kept = frozenset[str]().union(*(self._kept(self.blocks[number]) for number in self.preceding))
        changing = ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp | ast.GeneratorExp | ast.Lambda
        for node in ast.walk(self.function):
            if isinstance(node, ast.Assign) and isinstance(node.value, changing):
                for name in sorted(names.stores(node) & kept):
                    self.refuse(node, f"{name} is kept across a yield but can change", "use a tuple or a frozen value")

    # -- what is known of the blocks -------------------------------------------------------------------------------

    def _preceding(self) -> dict[int, list[int]]:
        """For every block that can be reached: from where."""
        found: dict[int, list[int]] = {0: []}
        waiting = [0]
        while waiting:
            block = waiting.pop()
            for following in _following(self.blocks[block]):
                if following not in found:
                    found[following] = []
                    waiting.append(following)
                found[following].append(block)
        return found

    def _needed(self) -> dict[int, frozenset[str]]:
        """For every block the names that must have values when it begins."""
        local = frozenset(self.parameters[1:]) | names.stores(self.function)
        for node in ast.walk(self.function):
            if isinstance(node, ast.Match):
                local |= frozenset[str]().union(*(names.captures(case.pattern) for case in node.cases))
        for block in self.blocks:
            local |= names.of_block(block.body).sets - names.ANY
        self.local_names = local - {self.position}
        needed: dict[int, frozenset[str]] = dict.fromkeys(self.preceding, frozenset())
        changed = True
        while changed:
            changed = False
            for number in sorted(self.preceding, reverse=True):
                block = self.blocks[number]
                effect = names.of_block(block.body)
                before = effect.then(names.Effect(self._end_needs(block, needed), frozenset())).reads & self.local_names
                changed |= before != needed[number]
                needed[number] = before
        return needed

    def _end_needs(self, block: Block, needed: dict[int, frozenset[str]]) -> frozenset[str]:
        match block.end:
            case Branch(test, yes, no):
                return names.reads(test) | ((needed[yes] | needed[no]) - names.stores(test))
            case Switch(match, cases, otherwise):
                found = names.reads(match.subject) | needed[otherwise]
                for case, start in zip(match.cases, cases, strict=True):
                    guard = names.reads(case.guard) if case.guard is not None else frozenset()
                    found |= names.reads(case.pattern) | ((guard | needed[start]) - names.captures(case.pattern))
                return found
            case Return(value):
                return names.reads(value) if value is not None else frozenset()
            case Pause(question, then):
                return names.reads(question) | needed[then]
            case Call(call, then):
                return names.reads(call) | (needed[then] if then is not None else frozenset())
            case Jump(to):
                return needed[to]

    def _kept(self, block: Block) -> frozenset[str]:
        """What the frame must keep while the block's question or call is open."""
        match block.end:
            case Pause(question, then):
                return (names.reads(question) | self.needed[then]) & self.local_names
            case Call(_, then) if then is not None:
                return self.needed[then]
        return frozenset()

    def _surely_set(self) -> dict[int, frozenset[str]]:
        surely: dict[int, frozenset[str]] = dict.fromkeys(self.preceding, names.ANY)
        surely[0] = frozenset(self.parameters)
        changed = True
        while changed:
            changed = False
            for number in sorted(self.preceding):
                ways = [names.Effect(frozenset(), self._set_on_way(each, number, surely)) for each in self.preceding[number]]
                now = names.either(*ways).sets if number else surely[0]
                changed |= now != surely[number]
                surely[number] = now
        return surely

    def _set_on_way(self, start: int, to: int, surely: dict[int, frozenset[str]]) -> frozenset[str]:
        block = self.blocks[start]
        effect = names.of_block(block.body)
        if surely[start] is names.ANY or effect.sets is names.ANY:
            return names.ANY
        found = surely[start] | effect.sets
        match block.end:
            case Branch(test):
                found |= names.stores(test)
            case Switch(match, cases) if to in cases:
                found |= names.captures(match.cases[cases.index(to)].pattern)
        return found

    # -- the function ----------------------------------------------------------------------------------------------

    def compiled(self) -> Compiled:
        name = self.plain.__name__
        pauses = [number for number in self.preceding if isinstance(self.blocks[number].end, Pause | Call)]
        asks: dict[int, str] = {}
        definitions: list[ast.stmt] = [self._step_function(name)]
        kept: dict[int, tuple[str, ...]] = {0: tuple(self.parameters[1:])}
        for block in map(self.blocks.__getitem__, pauses):
            assert isinstance(block.end, Pause | Call)
            if block.end.then is None:
                continue
            number = self.numbers[block.end.then]
            kept[number] = tuple(sorted(self._kept(block)))
            if isinstance(block.end, Pause):
                asks[number] = f"{name}_asks_{number}"
                definitions.append(self._ask_function(asks[number], block.end.question, kept[number]))
        module = ast.fix_missing_locations(ast.Module(definitions, []))
        space: dict[str, Any] = {}
        exec(compile(module, self.file, "exec"), self.plain.__globals__, space)
        step = space[name]
        step.__defaults__ = (step, _things)
        step.__module__ = self.plain.__module__
        step.__qualname__ = self.plain.__qualname__
        return Compiled(
            step,
            {number: space[function] for number, function in asks.items()},
            kept,
            tuple(self._called(with_yield=False)),
            tuple(self._called(with_yield=True)),
        )

    def _called(self, with_yield: bool) -> Iterator[tuple[str, int]]:
        yielded = {id(each.value) for each in ast.walk(self.function) if isinstance(each, ast.YieldFrom)}
        for node in ast.walk(self.function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and (id(node) in yielded) is with_yield:
                yield node.func.id, node.lineno

    def _step_function(self, name: str) -> ast.FunctionDef:
        parameters = f"{self.position}, _at, _in, _up, _got, _me=None, _things=None"
        function = ast.parse(f"def {name}({parameters}):\n while True:\n  pass").body[0]
        assert isinstance(function, ast.FunctionDef)
        loop = function.body[0]
        assert isinstance(loop, ast.While)
        for node in ast.walk(function):
            ast.copy_location(node, self.function)
        loop.body = self._dispatch(sorted(self.numbers, key=self.numbers.__getitem__))
        return function

    def _dispatch(self, blocks: list[int]) -> list[ast.stmt]:
        """Finds the block with the number `_at` by halving."""
        if len(blocks) == 1:
            return self._emit(blocks[0])
        half = len(blocks) // 2
        choice = self._code(f"if _at < {self.numbers[blocks[half]]}: pass", self.function)[0]
        assert isinstance(choice, ast.If)
        choice.body = self._dispatch(blocks[:half])
        return [choice, *self._dispatch(blocks[half:])]

    def _emit(self, number: int) -> list[ast.stmt]:
        block = self.blocks[number]
        code: list[ast.stmt] = []
        if number == 0 or block.resumes:
            code += self._unpack(number)
        code += [_Returns(self).visit(statement) for statement in block.body]
        return code + self._end(block)

    def _unpack(self, number: int) -> list[ast.stmt]:
        held = self.parameters[1:]
        if number:
            [before] = self.preceding[number]
            held = sorted(self._kept(self.blocks[before]))
        return self._code(f"{_listed(held)} = _in", self.blocks[number].at) if held else []

    def _go(self, number: int, at: ast.AST) -> list[ast.stmt]:
        if number in self.numbers:
            return self._code(f"_at = {self.numbers[number]}\ncontinue", at)
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
                frame = f"(_me, {self.numbers[then]}, {_listed(sorted(self._kept(block)))}, _up)"
                code = self._code(f"{self.position}.asked = 0\n{self.position}.stack = {frame}\nreturn None", question)
                asked = code[0]
                assert isinstance(asked, ast.Assign)
                asked.value = question
                return code
            case Call(call, then):
                return self._call(block, call, then)

    def _call(self, block: Block, call: ast.Call, then: int | None) -> list[ast.stmt]:
        given = call.args
        if not given or not (isinstance(given[0], ast.Name) and given[0].id == self.position):
            self.refuse(call, "another rule is called without the position", f"hand on {self.position} first")
        if any(isinstance(each, ast.Starred) for each in given) or any(each.arg is None for each in call.keywords):
            self.refuse(call, "* or ** in a call of a rule", "name each argument")
        up = "_up"
        if then is not None:
            up = f"(_me, {self.numbers[then]}, {_listed(sorted(self._kept(block)))}, _up)"
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

    def _ask_function(self, name: str, question: ast.expr, kept: tuple[str, ...]) -> ast.stmt:
        unpack = f" {_listed(kept)} = _in\n" if kept else ""
        [function] = self._code(f"def {name}({self.position}, _in):\n{unpack} return 0", question)
        assert isinstance(function, ast.FunctionDef)
        last = function.body[-1]
        assert isinstance(last, ast.Return)
        last.value = question
        return function

    def _code(self, source: str, at: ast.AST) -> list[ast.stmt]:
        statements = ast.parse(source).body
        for node in (each for statement in statements for each in ast.walk(statement)):
            ast.copy_location(node, at)
        return statements


class _Returns(ast.NodeTransformer):
    """Rewrites the returns inside statements that were left as they are."""

    def __init__(self, compiler: _Compiler) -> None:
        self.compiler = compiler

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        return self.compiler.returned(node.value, node)


def _things(things: Any) -> Any:
    """What a `for` with a yield may walk over: something that keeps its order and cannot change."""
    if type(things) not in (tuple, range, str):
        raise TypeError(f"a `for` with a yield in it walks over a tuple or range, not {type(things).__name__}: tuple(...)")
    return things if type(things) is not range else tuple(things)


def _following(block: Block) -> list[int]:
    match block.end:
        case Jump(to):
            return [to]
        case Branch(_, yes, no):
            return [yes, no]
        case Switch(_, cases, otherwise):
            return [*cases, otherwise]
        case Pause(_, then):
            return [then]
        case Call(_, then) if then is not None:
            return [then]
    return []


def _listed(held: Any) -> str:
    return f"({', '.join(held)}{',' if len(held) == 1 else ''})"


def _parsed(plain: FunctionType) -> ast.FunctionDef:
    try:
        lines, first = inspect.getsourcelines(plain)
    except OSError as error:
        raise BadRule(plain.__code__.co_filename, 0, f"rule {plain.__name__}: no source", "keep rules in a file") from error
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef), f"{plain.__qualname__} is not a plain function"
    return function
