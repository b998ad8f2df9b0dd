"""Words events, questions and outcomes of a game in one language: its own messages, and those of the command line."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.kernel import LOST, Decision, Game, Illegal, Seat, Terms, with_words, words

CLI_FOLDER = Path(__file__).parent  # its `text/` has the messages
HIDDEN = "?"


class Wording:
    """The messages of one game in one language."""

    def __init__(self, game: Game, language: str, terms: Terms | None = None) -> None:
        self.game = game
        self._seats = () if game.words.seated is None or terms is None else tuple(game.words.seated(terms))
        self.language = language
        self._words = words(game.folder, language)
        self._own = words(CLI_FOLDER, language)

    def say(self, key: str, **facts: Any) -> str:
        """A message of the command line itself."""
        return self._own.say(key, **facts)

    def name(self) -> str:
        key = f"game-{self.game.id}"
        return self._words.say(key) if key in self._words else self.game.id

    def seat(self, seat: Seat) -> str:
        """The name of a seat."""
        key = self._seats[seat] if self._seats else f"seat-{seat}"
        return self._words.say(key) if key in self._words else self.say("seat", seat=str(seat))

    def event(self, heard: Mapping[str, Any]) -> str:
        """An event, as a seat or a spectator heard it."""
        facts = {name: fact for name, fact in heard.items() if name != "event"}
        return self._message("event", heard["event"], facts)

    def question(self, decision: Decision) -> str:
        return self._message("ask", decision.kind, decision.facts)

    def refusal(self, refusal: Illegal) -> str:
        return (refusal.words or with_words(refusal, self.game).words)[self.language]

    def outcome(self, shares: Mapping[Seat, float], own: Seat | None = None) -> str:
        """Who won, from the side of a seat if one is given."""
        winners = [seat for seat, share in shares.items() if share == 1]
        if tuple(shares.values()) == LOST:
            return self.say("lost", seat=self.seat(0)) if own is None else self.say("you-lost")
        if not winners:
            parts = ", ".join(f"{self.seat(seat)} {share:.3g}" for seat, share in shares.items() if share)
            return self.say("draw", shares=parts)
        if own is None:
            return self.say("winner", seat=self.seat(winners[0]))
        return self.say("you-win") if own in winners else self.say("you-lose", seat=self.seat(winners[0]))

    def board(self, view: Mapping[str, Any]) -> str:
        """The table as a seat sees it: as the game draws it, or as a list."""
        if self.game.screen.draw is not None:
            return "\n".join(line.rstrip() for line in self.game.screen.draw(view).split("\n"))
        return "\n".join(f"  {name}: {plain_text(value)}" for name, value in {**view["table"], **view.get("facts", {})}.items())

    def _message(self, group: str, name: str, facts: Mapping[str, Any]) -> str:
        key = f"{group}-{name}"
        named = {label: self._name(fact) for label, fact in facts.items()}
        texts = {label: fact if isinstance(fact, str | int | float) else plain_text(fact) for label, fact in named.items()}
        if key in self._words:
            return self._words.say(key, **texts)
        listed = ", ".join(f"{label} {plain_text(fact)}" for label, fact in facts.items())
        return f"{name.replace('-', ' ')}{f' ({listed})' if listed else ''}"

    def _name(self, fact: Any) -> Any:
        """The fact with names in place of its ids; of several pieces with one name each keeps its number."""
        if isinstance(fact, list | tuple):
            named = fact and all(isinstance(part, str) and part in self.game.words.names for part in fact)
            return ", ".join(map(self._name, fact)) if named else fact
        key = self.game.words.names.get(fact) if isinstance(fact, str) else None
        if key is None:
            return fact
        number = "" if key.endswith(fact) else fact[len(fact.rstrip("0123456789")) :]
        return f"{self._words.say(key)} {number}".rstrip()


def plain_text(value: Any) -> str:
    """JSON-like data as a person would write it."""
    match value:
        case None:
            return HIDDEN
        case {"is": "set", "of": items}:
            return plain_text(items)
        case Mapping():
            return "; ".join(f"{name} {plain_text(part)}" for name, part in value.items() if name != "is") or "-"
        case str():
            return value
        case Sequence():
            known = [part for part in value if part is not None]
            texts = [f"({plain_text(part)})" if isinstance(part, Mapping) else plain_text(part) for part in known]
            hidden = len(value) - len(known)
            return " ".join([*texts, *([f"{hidden} x {HIDDEN}"] if hidden else [])]) or "-"
    return str(value)
