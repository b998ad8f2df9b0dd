"""The rules for people: `guide.en.md` and `guide.ru.md` of a game, filled in from its content and its words.

A guide is Markdown with a few marks of its own:

- `{#IB-601 #IB-602}` at the end of a paragraph, an item or a heading: the rules that it tells. It is what a link to one of them
  leads to; a reader does not see it.
- `{=start_hand}`: a number of the game's content, so that the text cannot differ from it.
- `::words [cards.{}.cost] card-radio card-*`: a list of pieces in the words of the game, each with what it does and the number of
  its content at that path, if one is given. A star stands for all messages that begin like it, in the order of the game.
  `effect-h_gain=character-earl,character-sam` names whose it is, too; behind a star, one stands for what that star stood for.
- `::table unit-rus_* | Unit | Health = kinds.{}.health | Mount = kinds.{}.mount`: pieces as a table of what they are in the
  content; ids that have a name are shown by it, and nothing by a dash.
- `::picture name Caption`: the board as `screen/guide.json` has it under that name. The client draws it.
- `::example name` before a quotation: a test plays what is told there (`tests/guide.py` of the game). It is not served.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.kernel import Game, Localization, words

_NUMBER = re.compile(r"\{=([\w.]+)\}")
_WORDS = "::words "
_TABLE = "::table "
_EXAMPLE = "::example "


def guide(game: Game, language: str) -> str:
    """The guide of a game as it is served; empty where there is none yet."""
    file = guide_file(game, language)
    if not file.exists():
        return ""
    said = words(game.folder, language)
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join([served for line in lines for served in _served(line, game, said)]) + "\n"


def guide_file(game: Game, language: str) -> Path:
    return game.folder / f"guide.{language}.md"


def _served(line: str, game: Game, said: Localization) -> Iterator[str]:
    if line.startswith(_WORDS):
        yield from _pieces(line.removeprefix(_WORDS).split(), game, said)
    elif line.startswith(_TABLE):
        yield from _table(line.removeprefix(_TABLE).split("|"), game, said)
    elif not line.startswith(_EXAMPLE):
        yield _NUMBER.sub(lambda path: str(_at(game.content, path[1])), line)


def _pieces(asked: list[str], game: Game, said: Localization) -> Iterator[str]:
    path = asked.pop(0) if "{}" in asked[0] else None
    for wanted in asked:
        pattern, _, owners = wanted.partition("=")
        for key in _messages(pattern, game):
            own = key.removeprefix(pattern[:-1]) if pattern.endswith("*") else ""
            whose = [said.say(owner.replace("*", own)) for owner in owners.split(",") if owner]
            number = f" · {_at(game.content, path.replace('{}', key.partition('-')[2]))}" if path else ""
            name = f"{said.say(key)} ({', '.join(whose)})" if whose else said.say(key)
            yield f"- **{name}{number}.** {said.attribute(key, 'about')} {{#{game.words.cites[key]}}}"


def _table(cells: list[str], game: Game, said: Localization) -> Iterator[str]:
    asked, first, *columns = [cell.strip() for cell in cells]
    heads, paths = zip(*[[part.strip() for part in column.split("=")] for column in columns], strict=True)
    yield f"| {' | '.join([first, *heads])} |"
    yield f"| --- {'| --- ' * len(heads)}|"
    for key in [key for wanted in asked.split() for key in _messages(wanted, game)]:
        shown = [_shown(_at(game.content, path.replace("{}", key.partition("-")[2])), path, game, said) for path in paths]
        yield f"| {' | '.join([said.say(key), *shown])} |"


def _shown(value: Any, path: str, game: Game, said: Localization) -> str:
    """A value by its name, if it is an id that has one: `tr_axe` at `kinds.rus_axe.trait` may be called by `trait-tr_axe`."""
    key = game.words.names.get(value, f"{path.rpartition('.')[2]}-{value}")
    return said.say(key) if key in said else str(value or "–")


def _messages(wanted: str, game: Game) -> list[str]:
    if not wanted.endswith("*"):
        return [wanted]
    return [key for key in game.words.cites if key.startswith(wanted[:-1])]


def _at(content: Any, path: str) -> Any:
    """What stands at a path of names and keys: `cards.radio.cost`."""
    for name in path.split("."):
        content = content[name] if hasattr(content, "keys") else getattr(content, name)
    return content
