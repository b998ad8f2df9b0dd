"""Says what happens in a game, in one language: the game's own words, and those of the command line."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.kernel import LOST, Decision, Game, Illegal, Seat, Terms
from parlour.kernel.words import worded, words

OWN = Path(__file__).parent
HIDDEN = "?"


class Voice:
    """The words for one game in one language."""

    def __init__(self, game: Game, language: str, terms: Terms | None = None) -> None:
        self.game = game
        self._seats = () if game.seated is None or terms is None else tuple(game.seated(terms))
        self.language = language
        self._words = words(game.folder, language)
        self._own = words(OWN, language)

    def own(self, key: str, **facts: Any) -> str:
        """A message of the command line itself."""
        return self._own.say(key, **facts)

    def name(self) -> str:
        """What the game is called."""
        key = f"game-{self.game.id}"
        return self._words.say(key) if key in self._words else self.game.id

    def seat(self, seat: Seat) -> str:
        """What a seat is called."""
        key = self._seats[seat] if self._seats else f"seat-{seat}"
        return self._words.say(key) if key in self._words else self.own("seat", seat=str(seat))

    def event(self, heard: Mapping[str, Any]) -> str:
        """What happened, as somebody heard it."""
        facts = {name: fact for name, fact in heard.items() if name != "event"}
        return self._said("event", heard["event"], facts)

    def question(self, decision: Decision) -> str:
        """What a seat is asked."""
        return self._said("ask", decision.kind, decision.facts)

    def refusal(self, refusal: Illegal) -> str:
        """Why something is not allowed."""
        return (refusal.words or worded(refusal, self.game).words)[self.language]

    def outcome(self, shares: Mapping[Seat, float], own: Seat | None = None) -> str:
        """Who won, from the side of a seat if one is given."""
        winners = [seat for seat, share in shares.items() if share == 1]
        if tuple(shares.values()) == LOST:
            return self.own("lost", seat=self.seat(0)) if own is None else self.own("you-lost")
        if not winners:
            parts = ", ".join(f"{self.seat(seat)} {share:.3g}" for seat, share in shares.items() if share)
            return self.own("draw", shares=parts)
        if own is None:
            return self.own("winner", seat=self.seat(winners[0]))
        return self.own("you-win") if own in winners else self.own("you-lose", seat=self.seat(winners[0]))

    def board(self, view: Mapping[str, Any]) -> str:
        """The table as a seat sees it: as the game draws it, or as a list."""
        if self.game.draw is not None:
            return "\n".join(line.rstrip() for line in self.game.draw(view).split("\n"))
        return "\n".join(f"  {name}: {shown(value)}" for name, value in {**view["table"], **view.get("facts", {})}.items())

    def _said(self, group: str, name: str, facts: Mapping[str, Any]) -> str:
        key = f"{group}-{name}"
        named = {each: self._named(fact) for each, fact in facts.items()}
        told = {each: shown(fact) if not isinstance(fact, str | int | float) else fact for each, fact in named.items()}
        if key in self._words:
            return self._words.say(key, **told)
        listed = ", ".join(f"{each} {shown(fact)}" for each, fact in facts.items())
        return f"{name.replace('-', ' ')}{f' ({listed})' if listed else ''}"

    def _named(self, fact: Any) -> Any:
        """The fact with what its ids are called; of several pieces with one name each keeps its number."""
        if isinstance(fact, list | tuple):
            named = fact and all(isinstance(each, str) and each in self.game.names for each in fact)
            return ", ".join(map(self._named, fact)) if named else fact
        key = self.game.names.get(fact) if isinstance(fact, str) else None
        if key is None:
            return fact
        number = "" if key.endswith(fact) else fact[len(fact.rstrip("0123456789")) :]
        return f"{self._words.say(key)} {number}".rstrip()


def shown(value: Any) -> str:
    """Plain data as a person would write it."""
    match value:
        case None:
            return HIDDEN
        case {"is": "set", "of": items}:
            return shown(items)
        case Mapping():
            return "; ".join(f"{name} {shown(part)}" for name, part in value.items() if name != "is") or "-"
        case str():
            return value
        case Sequence():
            hidden = sum(each is None for each in value)
            known = [f"({shown(each)})" if isinstance(each, Mapping) else shown(each) for each in value if each is not None]
            return " ".join([*known, *([f"{hidden} x {HIDDEN}"] if hidden else [])]) or "-"
    return str(value)
