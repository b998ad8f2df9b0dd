"""Looks up what the arguments of a command name: games, their terms, the levels of bots."""

import os
import sys
import traceback
from argparse import Namespace
from collections.abc import Callable

from parlour import bots
from parlour.cli.changes import check_table, parse_changes
from parlour.cli.failure import FAILED, USAGE, Failure, describe
from parlour.games import game, game_of, games
from parlour.kernel import Game, Illegal, Terms, with_words


def game_named(name: str) -> Game:
    """The game with this id, or of the module with this dotted name."""
    return _import(name, game)


def game_in(module: str) -> Game:
    if not all(part.isidentifier() for part in module.split(".")):
        raise Failure(f"{module[:60]!r} is not the name of a module")
    return _import(module, game_of)


def terms_from(arguments: Namespace, game: Game) -> Terms:
    """The terms that `--seats`, `--option` and, where a command has it, `--change` give."""
    changes = parse_changes(game, getattr(arguments, "change", ()))
    try:
        terms = game.terms(arguments.seats, dict(arguments.option), changes)
    except Illegal as refusal:
        raise failure_of(refusal, game) from None
    if changes:
        check_table(game, terms)
    return terms


def levels_from(text: str, game: Game, seats: int) -> tuple[str, ...]:
    """The levels of the bots on all seats: one for all of them, or one for each."""
    levels = tuple(text.split(","))
    for level in levels:
        try:
            bots.bot(game, level, 0)
        except Illegal as refusal:
            raise failure_of(refusal, game) from None
    if len(levels) not in (1, seats):
        raise Failure(f"{len(levels)} bots for {seats} seats; name one level, or one for each seat")
    return levels * seats if len(levels) == 1 else levels


def failure_of(refusal: Illegal, game: Game | None = None) -> Failure:
    return Failure(str(with_words(refusal, game)), USAGE, refusal.words)


def _import(name: str, find: Callable[[str], Game]) -> Game:
    try:
        if name not in games() and os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        return find(name)
    except Illegal as refusal:
        raise failure_of(refusal) from None
    except Exception as error:  # a stranger's module may raise anything
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise Failure(f"{name[:60]} cannot be imported: {describe(error)} ({last.filename}:{last.lineno})", FAILED) from error
