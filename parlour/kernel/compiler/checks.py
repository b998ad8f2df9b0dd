"""What cannot be compiled is refused, with file, line and what to write instead."""

import ast
import inspect
from types import FunctionType, ModuleType
from typing import NoReturn

from parlour.kernel.compiler.flow import holds_yield
from parlour.kernel.errors import BadRule

RESERVED = ("_at", "_in", "_up", "_got", "_me", "_call", "_held", "_things")
FORBIDDEN_MODULES = ("random", "time", "datetime", "secrets", "uuid", "os")


class Refusals:
    """Refuses a rule in the words of its author: where it stands, what is wrong, what to write."""

    def __init__(self, plain: FunctionType, function: ast.FunctionDef) -> None:
        self.plain = plain
        self.function = function

    def refuse(self, at: ast.AST, problem: str, instead: str) -> NoReturn:
        """Raises BadRule for the line of that node."""
        line = getattr(at, "lineno", self.function.lineno)
        raise BadRule(self.plain.__code__.co_filename, line, f"rule {self.plain.__name__}: {problem}", instead)

    def check_shape(self) -> None:
        """The function as a whole."""
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

    def check_body(self, position: str) -> None:
        """Every statement and expression."""
        for statement in self.function.body:
            for node in ast.walk(statement):
                self._check_statement(node)
                self._check_name(node, position)
                self._check_yield(node)

    def _check_statement(self, node: ast.AST) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                self.refuse(node, "a definition inside a rule", "move it out of the rule")
            case ast.Import() | ast.ImportFrom():
                self.refuse(node, "an import inside a rule", "import at the top of the module")
            case ast.Global() | ast.Nonlocal():
                self.refuse(node, "global or nonlocal", "keep what changes in the position")
            case ast.Delete(targets) if any(isinstance(target, ast.Name) for target in targets):
                self.refuse(node, "del of a local name", "leave it: names that are not used again are not kept")

    def _check_name(self, node: ast.AST, position: str) -> None:
        match node:
            case ast.Name(name, ast.Store()) if name == position:
                self.refuse(node, f"sets {name}, the position", "use another name")
            case ast.Name(name, ast.Store()) if name in RESERVED or name.startswith(("_for", "_next")):
                self.refuse(node, f"sets {name}, a name of the kernel", "use another name")
            case ast.Name(name, ast.Load()) if self._is_forbidden(name):
                self.refuse(node, f"uses {name}", "a rule reads no clock and no dice of its own: yield roll(...)")

    def _check_yield(self, node: ast.AST) -> None:
        match node:
            case ast.Try() | ast.TryStar() if holds_yield(node):
                self.refuse(node, "a yield inside `try`", "ask before it or after it")
            case ast.With() if holds_yield(node):
                self.refuse(node, "a yield inside `with`", "ask before it or after it")
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp() | ast.Lambda() if holds_yield(node):
                self.refuse(node, "a yield inside a comprehension or lambda", "write a for loop")

    def _is_forbidden(self, name: str) -> bool:
        value = self.plain.__globals__.get(name)
        return isinstance(value, ModuleType) and value.__name__.split(".")[0] in FORBIDDEN_MODULES
