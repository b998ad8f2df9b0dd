"""One match from its first move to its outcome: answers in notation, views, undo, and its record."""

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from parlour.kernel import run
from parlour.kernel.chance import Seed, commitment, keyed
from parlour.kernel.decision import Decision, Seat
from parlour.kernel.errors import Illegal
from parlour.kernel.event import Told, events
from parlour.kernel.game import Game, Terms
from parlour.kernel.notation import Action, notation, parse
from parlour.kernel.position import Position
from parlour.kernel.save import digest, plain_terms, save
from parlour.kernel.view import imagine as imagine_position
from parlour.kernel.view import look
from parlour.kernel.words import worded

RECORD = "parlour-record/1"

# one answer: seat, action, whether the game cannot go back before it, events told until then, and the answers before
History: TypeAlias = tuple[Seat, Action, bool, int, Any]


class Match:
    """A game being played. `act` refuses with nothing changed, or completes."""

    __slots__ = ("game", "history", "position", "seed", "terms")

    def __init__(self, game: Game, terms: Terms, seed: Seed | None, position: Position, history: History | None = None) -> None:
        self.game = game
        self.terms = terms
        self.seed = seed  # None: imagined, nobody knows the true one
        self.position = position
        self.history = history

    @property
    def pending(self) -> dict[Seat, Decision]:
        """What each seat that is asked may answer; empty only when the match is over."""
        return dict(run.pending(self.position))

    @property
    def over(self) -> bool:
        return self.position.outcome is not None

    @property
    def outcome(self) -> dict[Seat, float] | None:
        """The share of each seat in the win; None while the match goes on."""
        shares = self.position.outcome
        return None if shares is None else dict(enumerate(shares))

    @property
    def events(self) -> tuple[Told, ...]:
        """What happened so far, each with who may know it."""
        return events(self.position)

    @property
    def actions(self) -> tuple[tuple[Seat, str], ...]:
        """Every answer so far, in notation."""
        return tuple([(seat, notation(action)) for seat, action, *_ in _answers(self.history)])

    def act(self, seat: Seat, action: str) -> None:
        """Answers for a seat; raises Illegal, with nothing changed, for anything not allowed."""
        before = self.position
        after = before.copy()
        try:
            if type(seat) is not int:
                raise Illegal("unknown-seat", found=str(seat)[:40])
            settled = self._answered(after, seat, parse(action))
        except Illegal as refusal:
            raise worded(refusal, self.game, run.pending(before).get(seat) if type(seat) is int else None) from None
        opened = bool(before.sealed) and not after.sealed  # the others' secret answers
        barrier = opened or after.drawn != before.drawn or after.shown != before.shown
        told = 0 if before.told is None else before.told[2]
        self.history = (seat, settled, barrier, told, self.history)
        self.position = after

    def _answered(self, position: Position, seat: Seat, action: Action) -> Action:
        try:
            return run.answer(position, seat, action)
        except Illegal as refusal:
            if refusal.key == "not-offered" and self.game.explain is not None:
                why = self.game.explain(position, seat, run.pending(position)[seat], action)
                if why is not None:
                    why.facts = {**refusal.facts, **why.facts}
                    raise why from None
            raise

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, with the events since it last answered."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.terms.seats):
            raise worded(Illegal("unknown-seat", found=str(seat)[:40]), self.game)
        return look(self.game, self.terms, self.position, seat, self._last_heard(seat))

    def _last_heard(self, seat: Seat | None) -> int:
        history = self.history
        while history is not None:
            if seat is None or history[0] == seat:
                return history[3]
            history = history[4]
        return 0

    def undoable(self, seat: Seat) -> int:
        """How many of the last answers the seat may take back: until chance, something shown, or another seat."""
        if seat in self.position.sealed:
            return 1
        count = 0
        history = self.history
        while history is not None and history[0] == seat and not history[2]:
            count += 1
            history = history[4]
        return count

    def undo(self, seat: Seat, answers: int = 1) -> None:
        """Takes back the seat's last answers, as far as it may."""
        if not 0 < answers <= self.undoable(seat):
            raise worded(Illegal("no-undo", seat=seat, legal=self.undoable(seat)), self.game)
        if seat in self.position.sealed:
            self._undo_sealed(seat)
            return
        kept = list(_answers(self.history))[:-answers]
        assert self.seed is not None, "an imagined match has no past"
        again = start(self.game, self.terms, self.seed)
        for each, action, *_ in kept:
            run.answer(again.position, each, action)
        for _ in range(answers):
            assert self.history is not None
            self.history = self.history[4]
        self.position = again.position

    def _undo_sealed(self, seat: Seat) -> None:
        """A secret answer has changed nothing yet: it is taken out from among the others."""
        position = self.position.copy()
        run.unseal(position, seat)
        later = []
        history = self.history
        while history is not None and history[0] != seat:
            later.append(history)
            history = history[4]
        assert history is not None
        history = history[4]
        for each in reversed(later):
            history = (*each[:4], history)
        self.history = history
        self.position = position

    def copy(self) -> "Match":
        """Independent and cheap."""
        return Match(self.game, self.terms, self.seed, self.position.copy(), self.history)

    def record(self) -> dict[str, Any]:
        """The match so far, JSON-ready. It holds the seed: whoever has it knows every secret."""
        assert self.seed is not None, "an imagined match has no record"
        return {
            "format": RECORD,
            "game": self.game.id,
            "rules": self.game.version,
            **plain_terms(self.terms),
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "actions": [[seat, action] for seat, action in self.actions],
            **self.end(),
        }

    def end(self) -> dict[str, Any]:
        """How it stands, as it is written into a record."""
        outcome = self.outcome
        return {
            "outcome": None if outcome is None else {str(seat): value for seat, value in outcome.items()},
            "hash": self.hash,
        }

    def save(self) -> dict[str, Any]:
        """The position, JSON-ready, secrets included."""
        return save(self.game, self.terms, self.position)

    @property
    def hash(self) -> str:
        """Equal for equal positions."""
        return digest(self.save())


def start(game: Game, terms: Terms, seed: Seed | None = None) -> Match:
    """A new match, run to its first question; without a seed, one of 256 random bits."""
    seed = secrets.token_hex(32) if seed is None else seed
    if type(seed) not in (int, str) or len(str(seed)) > 200:
        raise Illegal("unknown-seed", found=str(seed)[:40])
    position = game.table(terms)
    position.source = keyed(seed)
    run.begin(position, game.play)
    return Match(game, terms, seed, position)


def imagine(game: Game, view: Mapping[str, Any], rng: Random) -> Match:
    """A full match that fits a seat's view: what bots search on."""
    terms, position = imagine_position(game, view, rng)
    return Match(game, terms, None, position)


def _answers(history: History | None) -> list[History]:
    found = []
    while history is not None:
        found.append(history)
        history = history[4]
    return found[::-1]
