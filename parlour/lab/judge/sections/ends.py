"""How games end: for which reason, and after how many answers and turns."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from statistics import median
from typing import NamedTuple

from parlour.lab.arena import Formatter
from parlour.lab.arena.charts import labelled_histogram
from parlour.lab.arena.page import lines, shares_axis
from parlour.lab.judge.charts import plain_bar
from parlour.lab.judge.estimates import Estimate, Extreme, extreme
from parlour.lab.judge.evidence import Evidence, Level, is_shared
from parlour.lab.judge.show import Row, level_heading, table
from parlour.lab.judge.store import LIMIT, GameLine

MOST_TELLINGS = 12  # of one event and reason: where an ending can be told in more ways, only its reason counts


class Way(NamedTuple):
    """One way to end: the name of the last event, if it says that the game is over, its reason, and what else it tells."""

    end: str = ""
    reason: str = ""
    told: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How often games end in a way."""

    end: str
    reason: str
    told: Mapping[str, str | int]
    games: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class Length:
    """How long games are."""

    mean: Estimate
    median: Estimate
    least: Extreme
    most: Extreme


@dataclass(frozen=True, slots=True)
class Endings:
    """The measures of one level."""

    games: int
    ways: tuple[Ending, ...]
    shared: Estimate | None  # games that nobody won alone
    answers: Length | None
    turns: Length | None  # None if the game counts none


def measure(evidence: Evidence) -> Mapping[str, Endings]:
    way_of = ways([line for level in evidence.levels for line in level.lines])
    return {level.name: endings(level, way_of) for level in evidence.levels}


def last_words(played: Sequence[GameLine]) -> set[str]:
    """The events that end a game: those that give a reason, and those that come once, at the end, whenever they come."""
    ends = {line.end for line in played}
    elsewhere = {
        event for line in played for event, times in line.events.items() if not line.reason and (times > 1 or event != line.end)
    }
    return {LIMIT} | {line.end for line in played if line.reason} | (ends - elsewhere)


def ways(played: Sequence[GameLine]) -> Callable[[GameLine], Way]:
    """Tells the ways to end of these games apart."""
    said = last_words([line for line in played if line.outcome is not None])
    tellings: dict[tuple[str, str], set[tuple[tuple[str, str | int], ...]]] = {}
    for line in played:
        tellings.setdefault((line.end, line.reason), set()).add(tuple(line.told.items()))

    def way_of(line: GameLine) -> Way:
        if line.end not in said:
            return Way()
        few = len(tellings[line.end, line.reason]) <= MOST_TELLINGS
        return Way(line.end, line.reason, tuple(line.told.items()) if few else ())

    return way_of


def endings(level: Level, way_of: Callable[[GameLine], Way]) -> Endings:
    finished = level.finished
    counted = Counter(map(way_of, level.lines))
    shared = [(line.deal, float(is_shared(line)), 1.0) for line in finished]
    turns = [(line.deal, line.turns) for line in finished if line.turns is not None]
    return Endings(
        len(level.lines),
        tuple([_ending(level, way_of, way, counted[way]) for way in sorted(counted, key=lambda way: (-counted[way], str(way)))]),
        level.bootstrap.share(shared) if finished and len(finished[0].outcome or ()) > 1 else None,
        length_of(level, [(line.deal, line.answers) for line in finished]),
        length_of(level, turns),
    )


def length_of(level: Level, numbers: Sequence[tuple[int, int]]) -> Length | None:
    """How long games are by these numbers, each with its deal."""
    mean, middle = level.bootstrap.mean(numbers), level.bootstrap.median(numbers)
    least, most = extreme(numbers, min), extreme(numbers)
    return None if mean is None or middle is None or least is None or most is None else Length(mean, middle, least, most)


def _ending(level: Level, way_of: Callable[[GameLine], Way], way: Way, games: int) -> Ending:
    share = level.bootstrap.share([(line.deal, float(way_of(line) == way), 1.0) for line in level.lines])
    assert share is not None
    return Ending(way.end, way.reason, dict(way.told), games, share)


def show(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Endings]) -> str:
    by_level = measured.values()
    rows = [
        *_length_rows(formatter, "judge-answers", [own.answers for own in by_level]),
        *(_length_rows(formatter, "judge-turns", [own.turns for own in by_level]) if any(own.turns for own in by_level) else []),
        *([Row(formatter.say("judge-shared"), [own.shared for own in by_level], percent=True)] if any(
            own.shared for own in by_level) else []),
    ]  # fmt: skip
    blocks = [table(formatter, list(measured), rows)]
    for level in evidence.levels:
        blocks.append(
            f'<div class="level">{_ways(formatter, level, measured[level.name])}{_lengths(formatter, level.finished)}</div>\n'
        )
    return "".join(blocks)


def _length_rows(formatter: Formatter, key: str, lengths: Sequence[Length | None]) -> list[Row]:
    return [
        Row(formatter.say(key), [None if own is None else own.mean for own in lengths]),
        Row(formatter.say("judge-median"), [None if own is None else own.median for own in lengths], digits=0),
        Row(formatter.say("judge-least"), [None if own is None else own.least for own in lengths], digits=0),
        Row(formatter.say("judge-most"), [None if own is None else own.most for own in lengths], digits=0),
    ]


def _ways(formatter: Formatter, level: Level, own: Endings) -> str:
    heading = level_heading(level.name, formatter.say("arena-games", games=own.games))
    if [way.end for way in own.ways] == [""]:
        return f'{heading}<p class="small">{escape(formatter.say("judge-no-ending"))}</p>\n'
    rows = [plain_bar(formatter, _name(formatter, way), way.share, way.games) for way in own.ways]
    return f'{heading}<div class="told">{lines([*rows, shares_axis()])}</div>' if rows else heading


def _name(formatter: Formatter, way: Ending) -> str:
    """A way to end in the words in which players hear of it."""
    if way.end == LIMIT:
        return formatter.say("judge-stopped")
    told = formatter.event(way.end, way.told) if way.told else None
    if told is not None:
        return told
    name = way.end.replace("-", " ") or formatter.say("judge-untold")
    return f"{name}: {way.reason.replace('_', ' ')}" if way.reason else name


def _lengths(formatter: Formatter, finished: Sequence[GameLine]) -> str:
    lengths = sorted([line.answers for line in finished])
    if not lengths:
        return ""
    summary = formatter.say("length", median=round(median(lengths)), least=lengths[0], most=lengths[-1])
    caption = f"<h3>{escape(formatter.say('judge-answers'))}</h3>"
    return f'<div class="chart">{caption}{labelled_histogram(lengths, summary, formatter.number)}</div>\n'
