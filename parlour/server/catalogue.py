"""The games as a client gets to know them."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from parlour.bots import levels
from parlour.kernel import KERNEL_FOLDER, LANGUAGES, Game, words
from parlour.lessons import lesson_names, play_lesson
from parlour.server.bodies import GameCard, GameInfo, Lesson, OptionInfo
from parlour.server.guidebook import guide
from parlour.server.refusals import Refusal
from parlour.server.rulebook import for_players
from parlour.table import has_secrets

NO_NAMES: Mapping[str, str] = MappingProxyType({})


class Catalogue:
    """The games that can be played here.

    `finder` is how another process finds them, a module and a function of names; a name is the id unless `names` has another.
    """

    def __init__(self, games: Mapping[str, Game], finder: str, names: Mapping[str, str] = NO_NAMES) -> None:
        self.games = games
        self.finder = finder
        self.names = names
        self._lessons: dict[tuple[str, str], Lesson] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise Refusal(404, "no-such-game", found=name[:60])
        return self.games[name]

    @cached_property
    def cards(self) -> tuple[GameCard, ...]:
        return tuple(_card(game) for game in self.games.values())

    @cached_property
    def infos(self) -> Mapping[str, GameInfo]:
        return {name: _info(game) for name, game in self.games.items()}

    def words(self, name: str, language: str) -> str:
        """The messages of a game, after the kernel's own."""
        folders = (KERNEL_FOLDER, self.game(name).folder)
        return "\n".join(text for folder in folders if (text := _text(folder / "text" / f"{language}.ftl")))

    def rules(self, name: str, language: str) -> str:
        """The rules of a game for people; the numbered ones where it has no guide."""
        return guide(self.game(name), language) or self.numbered_rules(name, language)

    def numbered_rules(self, name: str, language: str) -> str:
        """The rules of a game one by one as players read them, in that language where there are any."""
        folder = self.game(name).folder
        return for_players(_text(folder / f"RULES.{language}.md") or _text(folder / "RULES.md"))

    def lesson(self, name: str, wanted: str) -> Lesson:
        """A lesson of a game, played through once and kept: it is the same for everybody."""
        game = self.game(name)
        if wanted not in lesson_names(game):
            raise Refusal(404, "no-such-lesson", found=wanted[:60])
        key = (name, wanted)
        if key not in self._lessons:
            self._lessons[key] = _lesson(game, wanted)
        return self._lessons[key]


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _card(game: Game) -> GameCard:
    return GameCard(
        id=game.id,
        seats=game.seats,
        minutes=game.screen.minutes,
        levels=levels(game),
        title=_translations(game, f"game-{game.id}"),
        blurb=_translations(game, f"game-{game.id}-blurb"),
        lessons=lesson_names(game),
        story=game.words.story,
    )


def _lesson(game: Game, wanted: str) -> Lesson:
    taught = play_lesson(game, wanted)
    terms = taught.match.terms
    return Lesson(
        game=game.id,
        lesson=wanted,
        options=dict(terms.options),
        seats=terms.seats,
        learner=taught.learner,
        steps=taught.steps,
    )


def _translations(game: Game, key: str) -> dict[str, str]:
    languages = {language: words(game.folder, language) for language in LANGUAGES}
    return {language: own.say(key) if key in own else "" for language, own in languages.items()}


def _info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        rules=game.version,
        seats=game.seats,
        minutes=game.screen.minutes,
        levels=levels(game),
        options=tuple([_option(game, name) for name in game.options]),
        names=dict(game.words.names),
        asks=dict(game.words.asks),
        cites=dict(game.words.cites),
        printed=plain(game.content) if game.content is not None else {},
        secrets=has_secrets(game),
    )


def _option(game: Game, name: str) -> OptionInfo:
    option = game.options[name]
    counts = tuple(filter(option.counts, game.seats))
    return OptionInfo(name, option.choices, option.default, option.fine, () if counts == game.seats else counts, option.house)


def plain(content: Any) -> Any:
    """What is printed on the pieces, as plain JSON."""
    match content:
        case None | bool() | int() | float() | str():
            return content
        case Mapping():
            return {str(name): plain(part) for name, part in content.items()}
        case frozenset() | set():
            return sorted((plain(part) for part in content), key=str)
        case tuple() if hasattr(content, "_fields"):
            return {name: plain(getattr(content, name)) for name in content._fields}
        case tuple() | list():
            return [plain(part) for part in content]
    if is_dataclass(content) and not isinstance(content, type):
        return {field.name: plain(getattr(content, field.name)) for field in fields(content)}
    return str(content)
