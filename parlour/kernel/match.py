"""One match from its first move to its outcome: answers in notation, views, undo, and its record."""

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from parlour.kernel import run
from parlour.kernel.actions import Action, notation, parse
from parlour.kernel.chance import Seed, commitment, keyed_source
from parlour.kernel.decision import Decision, Seat
from parlour.kernel.errors import Illegal
from parlour.kernel.event import Told
from parlour.kernel.game import Game, Terms
from parlour.kernel.localization import with_words
from parlour.kernel.position import Position, events
from parlour.kernel.serialization import digest, plain_terms, save
from parlour.kernel.view import imagine as imagine_position
from parlour.kernel.view import imagine_many as imagine_positions
from parlour.kernel.view import look

RECORD = "parlour-record/1"


class Answer(NamedTuple):
    """One answer of a match, linked to those before it."""

    seat: Seat
    action: Action
    barrier: bool  # nobody can take it back alone: chance was drawn, or something hidden shown
    told: int  # how many events there were before it
    before: "Answer | None"


class Match:
    """A game being played. `act` refuses with nothing changed, or completes."""

    __slots__ = ("game", "history", "position", "seed", "terms")

    def __init__(self, game: Game, terms: Terms, seed: Seed | None, position: Position, history: Answer | None = None) -> None:
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
    def answers(self) -> list[Answer]:
        answers = []
        last = self.history
        while last is not None:
            answers.append(last)
            last = last.before
        return answers[::-1]

    @property
    def actions(self) -> tuple[tuple[Seat, str], ...]:
        """Every answer so far, in notation."""
        return tuple([(answer.seat, notation(answer.action)) for answer in self.answers])

    def act(self, seat: Seat, action: str) -> None:
        """Answers for a seat; raises Illegal, with nothing changed, for anything not allowed."""
        try:
            if type(seat) is not int:
                raise Illegal("unknown-seat", found=str(seat)[:40])
            self._act(seat, parse(action))
        except Illegal as refusal:
            raise with_words(refusal, self.game, run.pending(self.position).get(seat) if type(seat) is int else None) from None

    def _act(self, seat: Seat, action: Action) -> None:
        after = self.position.copy()
        try:
            self.commit(seat, action, after)
        except Illegal as refusal:
            if refusal.key == "not-offered" and self.game.words.explain is not None:
                why = self.game.words.explain(after, seat, run.pending(after)[seat], action)
                if why is not None:
                    why.facts = {**refusal.facts, **why.facts}
                    raise why from None
            raise

    def commit(self, seat: Seat, action: Action, position: Position) -> None:
        """Answers in the position, which is the match's own or a copy of it, and goes on from there."""
        before = self.position
        draws, shown, sealed, told = before.draws, before.shown, before.sealed, before.told_count
        settled = run.answer(position, seat, action)
        opened = bool(sealed) and not position.sealed  # the others' secret answers
        barrier = opened or position.draws != draws or position.shown != shown
        self.history = Answer(seat, settled, barrier, told, self.history)
        self.position = position

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, with the events since it last answered."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.terms.seats):
            raise with_words(Illegal("unknown-seat", found=str(seat)[:40]), self.game)
        return look(self.game, self.terms, self.position, seat, self._last_heard(seat))

    def _last_heard(self, seat: Seat | None) -> int:
        answer = self.history
        while answer is not None:
            if seat is None or answer.seat == seat:
                return answer.told
            answer = answer.before
        return 0

    def undoable(self, seat: Seat) -> int:
        """How many of the last answers the seat may take back: until chance, something shown, or another seat."""
        if seat in self.position.sealed:
            return 1
        count = 0
        answer = self.history
        while answer is not None and answer.seat == seat and not answer.barrier:
            count += 1
            answer = answer.before
        return count

    def undo(self, seat: Seat, answers: int = 1) -> None:
        """Takes back the seat's last answers, as far as it may."""
        if not 0 < answers <= self.undoable(seat):
            raise with_words(Illegal("no-undo", seat=seat, legal=self.undoable(seat)), self.game)
        if seat in self.position.sealed:
            self._undo_sealed(seat)
            return
        kept = self.answers[:-answers]
        assert self.seed is not None, "an imagined match has no past"
        again = start(self.game, self.terms, self.seed)
        for answer in kept:
            run.answer(again.position, answer.seat, answer.action)
        self.history = kept[-1] if kept else None
        self.position = again.position

    def _undo_sealed(self, seat: Seat) -> None:
        """A secret answer has changed nothing yet: it is taken out from among the others."""
        position = self.position.copy()
        run.unseal(position, seat)
        later = []
        answer = self.history
        while answer is not None and answer.seat != seat:
            later.append(answer)
            answer = answer.before
        assert answer is not None
        kept = answer.before
        for answer in reversed(later):
            kept = answer._replace(before=kept)
        self.history = kept
        self.position = position

    def branch(self) -> "Match":
        """Another match that goes on from here. Acts work on copies of the position, so neither changes the other."""
        return Match(self.game, self.terms, self.seed, self.position, self.history)

    def copy(self) -> "Match":
        """Independent and cheap."""
        return Match(self.game, self.terms, self.seed, self.position.copy(), self.history)

    def record(self) -> dict[str, Any]:
        """The match so far, JSON-ready. It holds the seed, and with it every secret."""
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
    position.source = keyed_source(seed)
    run.begin(position, game.play)
    return Match(game, terms, seed, position)


def imagine(game: Game, view: Mapping[str, Any], rng: Random) -> Match:
    """A full match that fits a seat's view: what bots search on."""
    terms, position = imagine_position(game, view, rng)
    return Match(game, terms, None, position)


def imagine_many(game: Game, view: Mapping[str, Any], rng: Random, count: int) -> list[Position]:
    """The positions of so many such matches, at less cost than one by one."""
    return imagine_positions(game, view, rng, count)[1]
