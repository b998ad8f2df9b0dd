"""Words for ids: Project Fluent files in two languages, the kernel's own and each game's."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from parlour.kernel.decision import Decision
from parlour.kernel.errors import Illegal
from parlour.kernel.game import Game

LANGUAGES = ("en", "ru")
_PLACE = re.compile(r"\$(\w+)")
KERNEL_FOLDER = Path(__file__).parent


class Localization:
    """What the ids of a game are called in one language."""

    def __init__(self, folders: tuple[Path, ...], language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # only where words are wanted: rules run without

        self._places: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path = folder / "text" / f"{language}.ftl"
            if path.exists():
                text = path.read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))
                self._places.update(_PLACE.findall(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: Any) -> str:
        """The message with its places filled; the bare id where there are no words."""
        if key not in self:
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no words"
        text, _ = self._bundle.format_pattern(pattern, {name: _sayable(fact) for name, fact in facts.items()})
        return str(text)

    def attribute(self, key: str, name: str) -> str:
        """What else a message says: its `.about`, for example; empty where it says nothing of the kind."""
        pattern = self._bundle.get_message(key).attributes.get(name) if key in self else None
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def outline(self, key: str) -> str:
        """The message with an ellipsis in each of its places, for lists of messages; the bare id where there are no words."""
        return self.say(key, **dict.fromkeys(self._places, "…"))


@cache
def words(folder: Path, language: str) -> Localization:
    """The words of the game in that folder, and the kernel's own."""
    return Localization((KERNEL_FOLDER,) if folder == KERNEL_FOLDER else (KERNEL_FOLDER, folder), language)


def with_words(refusal: Illegal, game: Game | None = None, decision: Decision | None = None) -> Illegal:
    """The refusal with its words in every language, and the number of the rule that asks if it names none itself."""
    if game is not None and decision is not None and not refusal.rule:
        refusal.rule = game.words.asks.get(decision.kind, "")
    facts = {**refusal.facts, "rule": refusal.rule or "-"}
    said = [(language, words(KERNEL_FOLDER if game is None else game.folder, language)) for language in LANGUAGES]
    names = {} if game is None else game.words.names
    refusal.words = {language: text.say(f"illegal-{refusal.key}", **_named(facts, names, text)) for language, text in said}
    return refusal


def _named(facts: Mapping[str, Any], names: Mapping[str, str], said: Localization) -> dict[str, Any]:
    """The facts, with names in the place of ids."""
    return {fact: said.say(names[value]) if isinstance(value, str) and value in names else value for fact, value in facts.items()}


def _sayable(fact: Any) -> Any:
    return fact if isinstance(fact, str | int | float) else str(fact)
