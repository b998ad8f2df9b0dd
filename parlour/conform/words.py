"""Check: every id that a player reads has words, the same in both languages."""

from collections.abc import Iterator
from pathlib import Path

from parlour.conform.messages import messages, mistakes
from parlour.kernel import LANGUAGES, Game, event_name, field_names

FIRST, *OTHERS = LANGUAGES


def wordless(game: Game) -> Iterator[str]:
    """What the game asks, tells and refuses without words, or with places that nothing fills."""
    yield from differences(game.folder)
    if not (game.folder / "text" / f"{FIRST}.ftl").exists():
        return
    said = messages(game.folder / "text" / f"{FIRST}.ftl")
    if f"game-{game.id}" not in said:
        yield f"no words for game-{game.id}"
    for kind in game.words.asks:
        if f"ask-{kind}" not in said:
            yield f"no words for ask-{kind}"
    for key in game.words.illegal:
        if f"illegal-{key}" not in said:
            yield f"no words for illegal-{key}"
    for event in game.words.events:
        key = f"event-{event_name(event)}"
        if key not in said:
            yield f"no words for {key}"
            continue
        unknown = said[key] - set(field_names(event))
        if unknown:
            yield f"{key} has places for {sorted(unknown)}, but the event has only {sorted(field_names(event))}"


def differences(folder: Path) -> Iterator[str]:
    """Where the languages of a folder differ in messages or places, or a file cannot be read."""
    files = {language: folder / "text" / f"{language}.ftl" for language in LANGUAGES}
    for file in files.values():
        yield from mistakes(file)
    first = messages(files[FIRST])
    for language in OTHERS:
        other = messages(files[language])
        for key in sorted(set(first) ^ set(other)):
            yield f"{key} is missing in {language if key in first else FIRST}"
        for key in sorted(set(first) & set(other)):
            if first[key] != other[key]:
                yield f"{key} has the places {sorted(first[key])} in {FIRST}, {sorted(other[key])} in {language}"
