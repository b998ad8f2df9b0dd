"""Golden playthroughs: whole games as text, which the tests replay and compare. `tests/record.py` writes all of them.

A game lists its playthroughs in `tests/playthroughs/list.toml`: for each a name, and if wanted `seats`, `options`, `prefer`
(verbs that are answered first when they are offered), `views` (events after which everybody's view is drawn) and `tells` (what
must stand in it, `"game-won side=horde"`). Games that random answers do not reach are in `PLAYTHROUGHS` of `tests/guided.py`.
The seed is the one with which a playthrough was recorded last, if it still tells what it must, and else the first that does.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from parlour.games import EXAMPLES, OWN
from parlour.kernel import Decision, Game, Match, Seat, Told, start

TRIES = 300  # seeds, for a playthrough that tells what it must

_HEADING = re.compile(r"# (\S+), rules (\d+), (\d+) seats, (.*)seed (.+)")
_ANSWER = re.compile(r"(\d+)> (.+)")


class Playthrough(NamedTuple):
    """A whole game to be played with some seed."""

    play: Callable[[int], Match]
    views: tuple[str, ...]
    tells: tuple[str, ...]


def playthroughs(game: Game) -> dict[str, Playthrough]:
    """Every playthrough of a game, by name."""
    found = {}
    file = folder_of(game) / "list.toml"
    if file.exists():
        for name, wanted in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found[name] = _at_random(game, wanted)
    if (game.folder / "tests" / "guided.py").exists():
        found |= import_module(f"{(OWN | EXAMPLES)[game.id]}.tests.guided").PLAYTHROUGHS
    return found


def record(game: Game) -> Iterator[Path]:
    """Plays and writes every playthrough of a game."""
    for name, playthrough in playthroughs(game).items():
        file = folder_of(game) / f"{name}.txt"
        file.write_text(_told(playthrough, file), encoding="utf-8")
        yield file


def untold(playthrough: Playthrough, text: str) -> list[str]:
    """What the playthrough must tell and does not; its two lines of heading name events, too."""
    _, _, game = text.split("\n", 2)
    return [told for told in playthrough.tells if told not in game]


def transcript(match: Match, views: tuple[str, ...]) -> str:
    """A match as a playthrough."""
    return "\n".join(_lines(start(match.game, match.terms, match.seed), views, iter(match.actions))) + "\n"


def written(game: Game) -> list[Path]:
    return sorted(folder_of(game).glob("*.txt"))


def replayed(game: Game, text: str) -> str:
    """The text that the answers of a playthrough lead to now."""
    heading, views, *lines = text.splitlines()
    head = _HEADING.fullmatch(heading)
    assert head and views.startswith("# views after:"), f"no heading of a playthrough: {heading}"
    options = dict(part.split("=") for part in head[4].replace(",", " ").split())
    seed = int(head[5]) if head[5].isdecimal() else head[5]
    match = start(game, game.terms(int(head[3]), options), seed)
    answers = [(int(line[1]), line[2]) for line in map(_ANSWER.fullmatch, lines) if line]
    return "\n".join(_lines(match, tuple(views.split()[3:]), iter(answers))) + "\n"


def folder_of(game: Game) -> Path:
    return game.folder / "tests" / "playthroughs"


def _told(playthrough: Playthrough, file: Path) -> str:
    """The text of the first game that tells what it must."""
    heading = _HEADING.match(file.read_text(encoding="utf-8")) if file.exists() else None
    for seed in [*([int(heading[5])] if heading else []), *range(TRIES)]:
        text = transcript(playthrough.play(seed), playthrough.views)
        if not untold(playthrough, text):
            return text
    raise LookupError(f"{file.name}: no game with a seed below {TRIES} tells {' and '.join(playthrough.tells)}")


def _at_random(game: Game, wanted: Mapping[str, Any]) -> Playthrough:
    terms = game.terms(wanted.get("seats"), wanted.get("options"))

    def play(seed: int) -> Match:
        match, rng = start(game, terms, seed), Random(str(seed))
        for seat, answer in _answers(match, rng, wanted.get("prefer", ())):
            match.act(seat, answer)
        return match

    return Playthrough(play, tuple(wanted.get("views", ())), tuple(wanted.get("tells", ())))


def _answers(match: Match, rng: Random, prefer: tuple[str, ...]) -> Iterator[tuple[Seat, str]]:
    while match.pending:
        seat = min(match.pending)
        decision = match.pending[seat]
        liked = [option for option in decision.options if option.split()[0] in prefer]
        yield seat, rng.choice(liked or decision.options) if decision.options else decision.sample(rng)


def _lines(match: Match, views: tuple[str, ...], answers: Iterator[tuple[Seat, str]]) -> Iterator[str]:
    terms = match.terms
    options = "".join(f"{name}={choice}, " for name, choice in terms.options.items())
    yield f"# {match.game.id}, rules {match.game.version}, {terms.seats} seats, {options}seed {match.seed}"
    yield f"# views after: {' '.join(views)}".rstrip()
    yield from _moment(match, views, 0)
    for seat, text in answers:
        told = len(match.events)
        match.act(seat, text)
        yield ""
        yield f"{seat}> {text}"
        yield from _moment(match, views, told)
    if match.outcome is not None:
        yield ""
        yield "over: " + ", ".join(f"{seat} {share:g}" for seat, share in match.outcome.items())


def _moment(match: Match, views: tuple[str, ...], told: int) -> Iterator[str]:
    """What was told since, what everybody sees if it is time for that, and what is asked."""
    new = match.events[told:]
    for event in new:
        yield f"  {_event(event, match.terms.seats)}"
    if any(event.heard_by(None)["event"] in views for event in new) or (not told and views):
        for seat in range(match.terms.seats):
            yield f"  what {seat} sees"
            yield from (f"    {line}".rstrip() for line in _drawn(match.game, match.view(seat)))
    for seat, decision in match.pending.items():
        yield f"  {seat}? {decision.kind}{_facts(decision.facts)}: {_options(decision)}"


def _event(told: Told, seats: int) -> str:
    """The event as a spectator hears it, and who else hears more."""
    common = told.heard_by(None)
    line = f"{common['event']}{_facts(common, 'event')}"
    for seat in range(seats):
        heard = told.heard_by(seat)
        more = {name: fact for name, fact in heard.items() if fact != common[name]}
        if more:
            line += f" [{seat}:{_facts(more)}]"
    return line


def _facts(facts: Mapping[str, Any], but: str = "") -> str:
    return "".join(f" {name}={_short(fact)}" for name, fact in facts.items() if name != but)


def _short(fact: Any) -> str:
    if isinstance(fact, list | tuple):
        return f"({' '.join(map(_short, fact))})"
    return "#" if fact is None else str(fact)


def _options(decision: Decision) -> str:
    """Options that differ in their last word only stand together: `end; activate r1 r2 r3`."""
    if not decision.options:
        return ", ".join(f"{name} {_short(values)}" for name, values in decision.ranges.items())
    together: dict[str, list[str]] = {}
    for option in decision.options:
        first, _, last = option.rpartition(" ")
        together.setdefault(first, []).append(last)
    return "; ".join(f"{first} {' '.join(last)}".strip() if first else "; ".join(last) for first, last in together.items())


def _drawn(game: Game, view: Mapping[str, Any]) -> list[str]:
    if game.screen.draw is not None:
        return game.screen.draw(view).splitlines()
    return [f"{name}: {_plain(content)}" for name, content in view["table"].items()]


def _plain(content: Any) -> str:
    if isinstance(content, dict):
        return ", ".join(f"{key} {_short(value)}" for key, value in content.items())
    return _short(content)
