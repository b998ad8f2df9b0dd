"""Which local values a frame must keep at each question and call, and whether they are sure to be there."""

import ast
from collections.abc import Sequence

from parlour.kernel.compiler import names
from parlour.kernel.compiler.flow import Block, Branch, Call, Jump, Pause, Refuse, Return, Switch

CHANGING = ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp | ast.GeneratorExp | ast.Lambda


class Liveness:
    """What is known of the blocks of one rule."""

    def __init__(self, function: ast.FunctionDef, parameters: Sequence[str], blocks: list[Block]) -> None:
        self.blocks = blocks
        self._function = function
        self._parameters = parameters
        self._effects = [names.of_block(block.body) for block in blocks]
        self.preceding = self._preceding()
        self._locals = self._local_names()
        self._needed = self._needed_names()

    def kept(self, block: Block) -> list[str]:
        """The names whose values a frame keeps while the block's question or call is open."""
        kept: frozenset[str] = frozenset()
        match block.end:
            case Pause(question, then):
                kept = (names.reads(question) | self._needed[then]) & self._locals
            case Call(_, then) if then is not None:
                kept = self._needed[then]
        return sorted(kept)

    def check(self, refuse: Refuse) -> None:
        """A value that is kept must be set on every way that leads there, and must be one that cannot change."""
        surely = self._surely_set()
        kept: set[str] = set()
        for number in self.preceding:
            block = self.blocks[number]
            kept.update(self.kept(block))
            present = _together(surely[number], self._effects[number].sets)
            for name in self.kept(block):
                if present is not names.ANY and name not in present:
                    refuse(block.at, f"{name} may have no value at a yield", "give it one before")
        for node in ast.walk(self._function):
            if isinstance(node, ast.Assign) and isinstance(node.value, CHANGING):
                for name in sorted(names.stores(node) & kept):
                    refuse(node, f"{name} is kept across a yield but can change", "use a tuple or a frozen value")

    def _preceding(self) -> dict[int, list[int]]:
        """For every block that can be reached: from where."""
        preceding: dict[int, list[int]] = {0: []}
        waiting = [0]
        while waiting:
            block = waiting.pop()
            for following in _following(self.blocks[block]):
                if following not in preceding:
                    preceding[following] = []
                    waiting.append(following)
                preceding[following].append(block)
        return preceding

    def _local_names(self) -> frozenset[str]:
        local = frozenset(self._parameters[1:]) | names.stores(self._function)
        for node in ast.walk(self._function):
            if isinstance(node, ast.match_case):
                local |= names.captures(node.pattern)
        for effect in self._effects:
            local |= effect.sets - names.ANY
        return local - {self._parameters[0]}

    def _needed_names(self) -> dict[int, frozenset[str]]:
        """For every block the names that must have values when it begins."""
        needed: dict[int, frozenset[str]] = dict.fromkeys(self.preceding, frozenset())
        changed = True
        while changed:
            changed = False
            for number in sorted(self.preceding, reverse=True):
                end = names.Effect(self._end_needs(self.blocks[number], needed), frozenset())
                before = self._effects[number].then(end).reads & self._locals
                changed |= before != needed[number]
                needed[number] = before
        return needed

    def _end_needs(self, block: Block, needed: dict[int, frozenset[str]]) -> frozenset[str]:
        match block.end:
            case Jump(to):
                return needed[to]
            case Branch(test, yes, no):
                return names.reads(test) | ((needed[yes] | needed[no]) - names.stores(test))
            case Switch(match, cases, otherwise):
                needs = names.reads(match.subject) | needed[otherwise]
                for case, start in zip(match.cases, cases, strict=True):
                    guard = names.reads(case.guard) if case.guard is not None else frozenset()
                    needs |= names.reads(case.pattern) | ((guard | needed[start]) - names.captures(case.pattern))
                return needs
            case Return(value):
                return names.reads(value) if value is not None else frozenset()
            case Pause(question, then):
                return names.reads(question) | needed[then]
            case Call(call, then):
                return names.reads(call) | (needed[then] if then is not None else frozenset())

    def _surely_set(self) -> dict[int, frozenset[str]]:
        """For every block the names that have values whenever it begins."""
        surely: dict[int, frozenset[str]] = dict.fromkeys(self.preceding, names.ANY)
        surely[0] = frozenset(self._parameters)
        changed = True
        while changed:
            changed = False
            for number in sorted(self.preceding):
                if number:
                    ways = [self._set_on_way(start, number, surely) for start in self.preceding[number]]
                    now = names.either(*(names.Effect(frozenset(), way) for way in ways)).sets
                    changed |= now != surely[number]
                    surely[number] = now
        return surely

    def _set_on_way(self, start: int, to: int, surely: dict[int, frozenset[str]]) -> frozenset[str]:
        assigned = _together(surely[start], self._effects[start].sets)
        match self.blocks[start].end:
            case Branch(test):
                assigned = _together(assigned, names.stores(test))
            case Switch(match, cases, otherwise) if cases.count(to) == 1 and to != otherwise:
                assigned = _together(assigned, names.captures(match.cases[cases.index(to)].pattern))
        return assigned


def _together(one: frozenset[str], other: frozenset[str]) -> frozenset[str]:
    return names.ANY if names.ANY in (one, other) else one | other


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
