"""What tables and reports call things, in one language."""

from collections.abc import Sequence
from pathlib import Path

from parlour.kernel import Game, Terms
from parlour.kernel.words import words
from parlour.lab.arena.resampling import Interval
from parlour.lab.arena.standings import Place

OWN = Path(__file__).parent.parent
MARKS = {"en": {",": ",", ".": "."}, "ru": {",": "\N{NO-BREAK SPACE}", ".": ","}}
NOTHING = "–"


class Naming:
    """The words for the tournaments of one game."""

    def __init__(self, game: Game, terms: Terms, language: str) -> None:
        self.language = language
        self._game = game
        self._seated = [] if game.seated is None else list(game.seated(terms))
        self._words = words(game.folder, language)
        self._own = words(OWN, language)

    def say(self, key: str, **facts: str | int | float) -> str:
        """A message of the lab."""
        return self._own.say(key, **facts)

    def game(self) -> str:
        """What the game is called."""
        key = f"game-{self._game.id}"
        return self._words.say(key) if key in self._words else self._game.id

    def seat(self, number: str) -> str:
        """What a seat is called, with what it leads if the terms decide that."""
        seat = self.say("seat", seat=number)
        key = self._seated[int(number)] if self._seated else ""
        return self.say("seat-named", seat=seat, name=self._words.say(key)) if key else seat

    def side(self, key: str) -> str:
        """What a side is called."""
        return self._words.say(key)

    def apart(self, sides: Sequence[Place]) -> Sequence[Place]:
        """The sides, unless every seat is named for its own."""
        return () if sorted(self._seated) == sorted([each.name for each in sides]) else sides

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        marks = str.maketrans({**MARKS[self.language], "-": "\N{MINUS SIGN}"})
        return f"{value:,.{digits}f}".translate(marks)

    def percent(self, share: float) -> str:
        """A share in percent."""
        return f"{self.number(100 * share, 1)} %"

    def percents(self, found: Interval) -> str:
        """An interval of shares in percent."""
        return f"{self.number(100 * found.low)}{NOTHING}{self.number(100 * found.high)} %"

    def points(self, found: Interval) -> str:
        """An interval of ratings; the anchor's is none."""
        return NOTHING if found.low == found.high else f"{self.signed(found.low)} … {self.signed(found.high)}"

    def signed(self, value: float) -> str:
        """A rating, which is above the anchor's or below it."""
        return f"{'+' if round(value) > 0 else ''}{self.number(round(value))}"

    def per_thousand(self, count: int, of: int) -> str:
        """So many of a thousand."""
        return self.number(1000 * count / of, 1) if of else NOTHING

    def mean(self, total: float, count: int, digits: int) -> str:
        """A mean, if there is anything to take it of."""
        return self.number(total / count, digits) if count else NOTHING
