"""Parlour: tabletop games on a computer, for people, bots, designers and researchers."""

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour import bots, kernel
from parlour.games import game as _game
from parlour.games import games
from parlour.kernel import BadRecord, Decision, Game, Illegal, Match, commitment, with_words

__version__ = "0.1.0"

__all__ = [
    "BadRecord", "Decision", "Game", "Illegal", "Match",
    "bot", "commitment", "game", "games", "imagine", "new", "replay",
]  # fmt: skip


def game(name: str) -> Game:
    """The game with this id."""
    try:
        return _game(name)
    except Illegal as refusal:
        raise with_words(refusal) from None


def new(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str | None = None,
    changes: Mapping[str, Any] | None = None,
) -> Match:
    """A new match, at its first question. `changes` are numbers of the content to try: {"kinds.foot.speed": 3}."""
    rules = _found(game)
    try:
        return kernel.start(rules, rules.terms(seats, options, changes), seed)
    except Illegal as refusal:
        raise with_words(refusal, rules) from None


def replay(record: Mapping[str, Any], game: Game | None = None) -> Match:
    """The match of a record again; raises BadRecord for a damaged or foreign one.

    A record names one of the registered games, never a module to import; for any other game, give it.
    """
    if game is not None:
        return kernel.replay(game, record)
    named = record.get("game") if isinstance(record, Mapping) else None
    if named not in games():
        raise BadRecord(f"a record of no game that is registered here: {str(named)[:60]}")
    return kernel.replay(_game(str(named)), record)


def imagine(game: str | Game, view: Mapping[str, Any], rng: Random) -> Match:
    """A full match that fits a seat's view: what bots search on."""
    return kernel.imagine(_found(game), view, rng)


def bot(game: str | Game, level: str = "random", seed: int | None = None, clock: bool = True) -> bots.Bot:
    """A player of that level; it sees nothing but the views it is given.

    Without a clock its answers follow from the seed and the view alone, however busy the machine is.
    """
    rules = _found(game)
    try:
        return bots.bot(rules, level, seed, clock)
    except Illegal as refusal:
        raise with_words(refusal, rules) from None


def _found(game_or_id: str | Game) -> Game:
    return game_or_id if isinstance(game_or_id, Game) else game(game_or_id)
