"""Formats numbers and names for tables and reports, in one language."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.kernel import Game, Terms, words
from parlour.lab.arena.bootstrap import Interval
from parlour.lab.arena.standings import Place

LAB_FOLDER = Path(__file__).parent.parent  # its `text/` has the messages
SEPARATORS = {"en": {",": ",", ".": "."}, "ru": {",": "\N{NO-BREAK SPACE}", ".": ","}}
DASH = "–"


class Formatter:
    """Writes what the reports on one game contain."""

    def __init__(self, game: Game, terms: Terms, language: str) -> None:
        self.language = language
        self._game = game
        self._seated = [] if game.words.seated is None else list(game.words.seated(terms))
        self._words = words(game.folder, language)
        self._own = words(LAB_FOLDER, language)

    def say(self, key: str, **facts: str | int | float) -> str:
        """A message of the lab."""
        return self._own.say(key, **facts)

    def game(self) -> str:
        key = f"game-{self._game.id}"
        return self._words.say(key) if key in self._words else self._game.id

    def seat(self, number: str) -> str:
        """The name of a seat, with what it leads if the terms decide that."""
        seat = self.say("seat", seat=number)
        key = self._seated[int(number)] if self._seated else ""
        return self.say("seat-named", seat=seat, name=self._words.say(key)) if key else seat

    def side(self, key: str) -> str:
        return self._words.say(key)

    def piece(self, what: str) -> str:
        """The name of a piece in this language, with the answer to a question about it; an id that has no name as it is."""
        told = []
        for part in what.split(":"):
            key = self._game.words.names.get(part, "")
            told.append(self._words.say(key) if key in self._words else part.replace("_", " "))
        return ": ".join(told)

    def question(self, kind: str) -> str:
        """What a kind of question asks, as players read it; its id if it has no words."""
        key = f"ask-{kind}"
        if key not in self._words:
            return kind.replace("-", " ")
        sentences = re.split(r"(?<=[.?]) ", " ".join(self._words.outline(key).split()))
        told = next((sentence for sentence in sentences if "?" in sentence), sentences[0])
        told = re.sub(r"^(«…»|“…”|…)(, …)?: ", "", told)
        return told[:1].upper() + told[1:]

    def event(self, name: str, facts: Mapping[str, str | int]) -> str | None:
        """How players are told of an event; None where the game has no words for it."""
        names, key = self._game.words.names, f"event-{name}"
        named = {
            fact: self._words.say(names[value]) if isinstance(value, str) and value in names else value
            for fact, value in facts.items()
        }
        return self._words.say(key, **named) if key in self._words else None

    def shame(self, name: str) -> str:
        """What a game calls a plain blunder."""
        return self._words.say(f"shame-{name}")

    def separate_sides(self, sides: Sequence[Place]) -> Sequence[Place]:
        """The sides, or none if every seat is named for its own side already."""
        return () if sorted(self._seated) == sorted([side.name for side in sides]) else sides

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        separators = str.maketrans({**SEPARATORS[self.language], "-": "\N{MINUS SIGN}"})
        return f"{value:,.{digits}f}".translate(separators)

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)} %"

    def percent_interval(self, interval: Interval) -> str:
        return f"{self.number(100 * interval.low)}{DASH}{self.number(100 * interval.high)} %"

    def rating_interval(self, interval: Interval) -> str:
        """An interval of ratings; that of the anchor has no width."""
        return DASH if interval.low == interval.high else f"{self.rating(interval.low)} … {self.rating(interval.high)}"

    def rating(self, value: float) -> str:
        """A rating with its sign: above the anchor's or below it."""
        return f"{'+' if round(value) > 0 else ''}{self.number(round(value))}"

    def per_thousand(self, count: int, of: int) -> str:
        """A rate per thousand, if there is anything to take it of."""
        return self.number(1000 * count / of, 1) if of else DASH

    def mean(self, total: float, count: int, digits: int) -> str:
        """A mean, if there is anything to take it of."""
        return self.number(total / count, digits) if count else DASH
