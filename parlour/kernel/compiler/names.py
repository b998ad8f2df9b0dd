"""Which local names a piece of a rule reads before it sets them, and which it surely sets."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass

ANY = frozenset({"*"})  # what a path that never arrives has set: everything


@dataclass(frozen=True, slots=True)
class Effect:
    """Names read before they are set, and names set on every way through."""

    reads: frozenset[str]
    sets: frozenset[str]

    def then(self, later: "Effect") -> "Effect":
        """This, and after it the other."""
        if self.sets is ANY:
            return self
        sets = ANY if later.sets is ANY else self.sets | later.sets
        return Effect(self.reads | (later.reads - self.sets), sets)


NOTHING = Effect(frozenset(), frozenset())


def either(*ways: Effect) -> Effect:
    """One of these, nobody knows which."""
    reads = frozenset[str]().union(*(way.reads for way in ways))
    arriving = [way.sets for way in ways if way.sets is not ANY]
    return Effect(reads, frozenset.intersection(*arriving) if arriving else ANY)


def of_block(statements: Iterable[ast.stmt]) -> Effect:
    """The effect of statements one after another."""
    effect = NOTHING
    for statement in statements:
        effect = effect.then(of_statement(statement))
    return effect


def of_statement(statement: ast.stmt) -> Effect:
    """The effect of one statement that holds no yield."""
    match statement:
        case ast.Return() | ast.Raise() | ast.Break() | ast.Continue():
            return Effect(reads(statement), ANY)
        case ast.If(test, body, orelse):
            return of_expression(test).then(either(of_block(body), of_block(orelse)))
        case ast.For(target, iterable, body, orelse):
            inside = Effect(reads(target), stores(target)).then(of_block(body))
            return of_expression(iterable).then(_perhaps(inside)).then(_perhaps(of_block(orelse)))
        case ast.While(test, body, orelse):
            return of_expression(test).then(_perhaps(of_block(body))).then(_perhaps(of_block(orelse)))
        case ast.With(items, body):
            effect = NOTHING
            for item in items:
                effect = effect.then(of_expression(item.context_expr))
                if item.optional_vars is not None:
                    effect = effect.then(Effect(reads(item.optional_vars), stores(item.optional_vars)))
            return effect.then(of_block(body))
        case ast.Try(body, handlers, orelse, final):
            tried = of_block(body).then(of_block(orelse))
            caught = [_without(of_block(handler.body), handler.name) for handler in handlers]
            return either(tried, *(_perhaps(tried).then(way) for way in caught)).then(of_block(final))
        case ast.Match(subject, cases):
            return of_expression(subject).then(either(*map(of_case, cases), *([] if _exhaustive(cases) else [NOTHING])))
        case ast.AugAssign(target, _, value):
            return Effect(reads(value) | reads(target) | stores(target), stores(target))
        case ast.AnnAssign(target, _, value):
            return NOTHING if value is None else of_expression(value).then(Effect(reads(target), stores(target)))
        case ast.Assign(targets, value):
            effect = of_expression(value)
            for target in targets:
                effect = effect.then(Effect(reads(target), stores(target)))
            return effect
    return Effect(reads(statement), stores(statement))


def of_case(case: ast.match_case) -> Effect:
    """A pattern binds its names, then its guard and its body run."""
    bound = Effect(reads(case.pattern), captures(case.pattern))
    guarded = bound.then(of_expression(case.guard)) if case.guard is not None else bound
    return guarded.then(of_block(case.body))


def of_expression(node: ast.expr) -> Effect:
    """An expression reads names, and sets some with `:=`."""
    return Effect(reads(node), stores(node))


def reads(node: ast.AST) -> frozenset[str]:
    """Names that are loaded, but for those that a comprehension or lambda binds itself."""
    return _names(node, ast.Load)


def stores(node: ast.AST) -> frozenset[str]:
    """Names that are set."""
    return _names(node, ast.Store)


def captures(pattern: ast.AST) -> frozenset[str]:
    bound = set()
    for node in ast.walk(pattern):
        if isinstance(node, ast.MatchAs | ast.MatchStar) and node.name:
            bound.add(node.name)
        if isinstance(node, ast.MatchMapping) and node.rest:
            bound.add(node.rest)
    return frozenset(bound)


def _names(node: ast.AST, context: type[ast.expr_context]) -> frozenset[str]:
    if isinstance(node, ast.Name):
        return frozenset({node.id}) if isinstance(node.ctx, context) else frozenset()
    inside = frozenset[str]().union(*(_names(child, context) for child in ast.iter_child_nodes(node)))
    return inside - _own_names(node)


def _own_names(node: ast.AST) -> frozenset[str]:
    if isinstance(node, ast.Lambda):
        given = node.args
        return frozenset(arg.arg for arg in [*given.posonlyargs, *given.args, *given.kwonlyargs])
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return frozenset[str]().union(*(_names(generator.target, ast.Store) for generator in node.generators))
    return frozenset()


def _perhaps(effect: Effect) -> Effect:
    return Effect(effect.reads, frozenset())


def _without(effect: Effect, name: str | None) -> Effect:
    return Effect(effect.reads - {name}, effect.sets if effect.sets is ANY else effect.sets - {name})


def _exhaustive(cases: list[ast.match_case]) -> bool:
    last = cases[-1]
    return isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None
