"""Does the game work: games that come to an end, and what of the game was never met in any of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from parlour.kernel import event_name
from parlour.lab.arena import Formatter
from parlour.lab.judge.estimates import Estimate, Extreme, extreme
from parlour.lab.judge.evidence import Evidence, Level
from parlour.lab.judge.pieces import groups_of, met
from parlour.lab.judge.rulebook import Rulebook, rulebook
from parlour.lab.judge.show import Row, details, table
from parlour.lab.judge.store import GameLine


@dataclass(frozen=True, slots=True)
class Completion:
    """How many games of a level came to an end."""

    games: int
    completed: int
    endless: int  # stopped by the limit
    share: Estimate | None  # of the completed
    longest: Extreme | None  # answers


@dataclass(frozen=True, slots=True)
class Coverage:
    """What was met, of how much, and what was not."""

    met: int
    of: int
    never: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Works:
    """The measures of this section."""

    levels: Mapping[str, Completion]
    limit: int
    broken: int
    events: Coverage
    questions: Coverage
    pieces: Mapping[str, Coverage]
    silent: tuple[str, ...]  # groups of pieces that nothing ever names, so that nobody can tell
    rules: Coverage | None  # by their numbers; None if the game has no numbered rules
    silent_rules: tuple[str, ...]  # of which no code tells whether they were carried out


def measure(evidence: Evidence) -> Works:
    lines = [line for level in evidence.levels for line in level.lines]
    words = evidence.game.words
    pieces = piece_coverage(evidence, {piece for line in lines for piece in line.pieces})
    book = rulebook(evidence.game)
    return Works(
        {level.name: completion(level) for level in evidence.levels},
        evidence.trial.limit,
        evidence.broken,
        coverage(map(event_name, words.events), {event for line in lines for event in line.events}),
        coverage(words.asks, {kind for line in lines for kind in line.asks}),
        {group: own for group, own in pieces.items() if own.met},
        tuple([group for group, own in pieces.items() if not own.met]),
        None if book is None else rule_coverage(book, lines),
        () if book is None else book.silent,
    )


def completion(level: Level) -> Completion:
    done = len(level.finished)
    return Completion(
        len(level.lines),
        done,
        len(level.lines) - done,
        level.bootstrap.share([(line.deal, float(line.outcome is not None), 1.0) for line in level.lines]),
        extreme([(line.deal, line.answers) for line in level.lines]),
    )


def coverage(known: Iterable[str], seen: set[str]) -> Coverage:
    """Of everything known, how much was seen."""
    names = list(dict.fromkeys(known))
    never = tuple([name for name in names if name not in seen])
    return Coverage(len(names) - len(never), len(names), never)


def piece_coverage(evidence: Evidence, named: set[str]) -> dict[str, Coverage]:
    groups = groups_of(evidence.game.content)
    reached = met(groups, named)
    return {name: coverage(group, reached) for name, group in groups.items()}


def rule_coverage(book: Rulebook, lines: Iterable[GameLine]) -> Coverage:
    """The rules that were carried out in any of the games, of those of which something tells."""
    found: set[str] = set()
    for line in lines:
        found |= book.met(line.rules, line.events, line.asks, line.pieces)
    told = [number for number in book.numbers if number not in book.silent]
    return coverage(told, found)


def show(formatter: Formatter, evidence: Evidence, works: Works) -> str:
    levels = works.levels.values()
    rows = [
        Row(formatter.say("games"), [formatter.number(level.games) for level in levels]),
        Row(formatter.say("judge-completed"), [level.share for level in levels], percent=True),
        Row(
            formatter.say("judge-endless", limit=formatter.number(works.limit)), [formatter.number(own.endless) for own in levels]
        ),
        Row(formatter.say("judge-longest"), [level.longest for level in levels], digits=0),
    ]
    broken = f'<p class="alarm">{escape(formatter.say("judge-broken", games=works.broken))}</p>\n' if works.broken else ""
    covered = [(formatter.say("judge-events"), works.events), (formatter.say("judge-questions"), works.questions)]
    covered += [] if works.rules is None else [(formatter.say("judge-rules"), works.rules)]
    covered += [(formatter.say("judge-group", group=group), own) for group, own in works.pieces.items()]
    parts = [_covered(formatter, name, own) for name, own in covered if own.of]
    silent = f"<p>{escape(formatter.say('judge-silent', groups=', '.join(works.silent)))}</p>\n" if works.silent else ""
    heading = f"<h3>{escape(formatter.say('judge-met'))}</h3>\n"
    told = "judge-rules-absent" if works.rules is None else "judge-rules-silent"
    quiet = f'<div class="small">{silent}<p>{escape(formatter.say(told, rules=len(works.silent_rules)))}</p></div>\n'
    return f"{table(formatter, list(works.levels), rows)}{broken}{heading}{''.join(parts)}{quiet}"


def _covered(formatter: Formatter, name: str, own: Coverage) -> str:
    told = formatter.say("judge-of", name=name, met=own.met, of=own.of)
    return details(told, formatter.say("judge-never"), own.never, alarm=bool(own.never))
