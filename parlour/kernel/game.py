"""What a game is made of: its front door, the same for every game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, is_dataclass, replace
from itertools import product
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from parlour.kernel.actions import Action
from parlour.kernel.decision import Decision, Seat
from parlour.kernel.errors import Illegal
from parlour.kernel.hints import Hints, P_contra
from parlour.kernel.position import Position
from parlour.kernel.rules import RULES, Rule

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    P = TypeVarWithDefault("P", bound=Position, default=Any)  # a bare `Game` is any game
else:
    P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on before a game."""

    choices: tuple[str, ...]
    default: str
    fine: bool = False  # for those who know the game: a newcomer need not be asked
    seats: tuple[int, ...] = ()  # the numbers of players for which it counts; () is all of them
    rule: str = ""  # the number of the rule that says so
    open: bool = False  # any text besides the choices; the game's `allows` judges it
    forced: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))  # the one choice for so many players
    house: bool = False  # a house rule: the default is what the rulebook prints, any other choice departs from it

    def counts(self, seats: int) -> bool:
        """Whether there is anything to choose with so many players."""
        return seats not in self.forced and (not self.seats or seats in self.seats)

    def usual(self, seats: int) -> str:
        """What is chosen with so many players where nobody says it."""
        return self.forced.get(seats, self.default)

    def legal(self, seats: int) -> tuple[str, ...]:
        """What may be chosen with so many players."""
        return self.choices if self.counts(seats) else (self.usual(seats),)

    def accepts(self, seats: int, value: object) -> bool:
        """Whether this may be chosen with so many players."""
        return value in self.legal(seats) or (self.open and self.counts(seats) and isinstance(value, str))


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed before the first move: how many play, the options, and numbers of the content changed for a trial."""

    seats: int
    options: Mapping[str, str]
    changes: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(Generic[P_contra]):
    """What the rules say, each with a message in every language, and the numbers of the rules behind it."""

    asks: Mapping[str, str]  # every kind of decision, with the number of the rule that asks it
    events: tuple[type, ...] = ()  # every event that the rules tell
    illegal: tuple[str, ...] = ()  # the keys of the refusals that the game itself raises
    explain: Callable[[P_contra, Seat, Decision, Action], Illegal | None] | None = None  # why an action is not offered
    names: Mapping[str, str] = field(default_factory=dict)  # for ids that a player reads: the message that names them
    seated: Callable[[Terms], Sequence[str]] | None = None  # the message that names each seat, where terms decide that
    sides: Callable[[P_contra], Sequence[str]] | None = None  # the message that names what each seat leads by now
    cites: Mapping[str, str] = field(default_factory=dict)  # for ids that a player may ask about: the number of their rule
    story: str = ""  # the number of the section of RULES.md that tells it, where one does


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen(Generic[P_contra]):
    """What people see besides the table itself."""

    facts: Callable[[P_contra], Mapping[str, Any]] | None = None  # worked out for the screen, and told to everybody alike
    own_facts: Callable[[P_contra, Seat], Mapping[str, Any]] | None = None  # and what a seat alone is told besides
    draw: Callable[[Mapping[str, Any]], str] | None = None  # a view as text
    minutes: tuple[int, int] | None = None  # how long people take for a game, from and to


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[P]):
    """A game as the rest of Parlour knows it."""

    id: str
    version: int  # of the rules: raised whenever an old record would play differently
    seats: tuple[int, ...]
    position: type[P]
    setup: Callable[[Terms, Any], P]  # the table before chance or anybody has done anything
    play: Rule[..., Any]  # the rule of the whole game; returns the outcome
    folder: Path  # where RULES.md and text/ are
    words: Words[P]
    options: Mapping[str, Option] = field(default_factory=dict)
    allows: Callable[[Terms], None] | None = None  # raises Illegal for terms that do not go together
    content: Any = None
    designed: tuple[str, ...] = ()  # patterns of the keys of its numbers that no rulebook prints; "!" before one takes out again
    pieces: Callable[[P], Any] | None = None  # what can be neither lost nor made
    teams: Callable[[Terms], Sequence[int]] | None = None  # the team of each seat, where some are allies
    concede: Callable[[P, frozenset[Seat]], tuple[float, ...] | None] | None = None  # the outcome if these give up
    imagine: Callable[[P, Mapping[str, Any], Random], None] | None = None  # fills in what zones do not say
    screen: Screen[P] = field(default_factory=Screen)
    hints: Hints[P] = field(default_factory=Hints)
    _tables: dict[Any, P] = field(default_factory=dict, init=False, repr=False, compare=False)  # laid once, then copied

    def __post_init__(self) -> None:
        home = self.play.plain.__module__.rsplit(".", 1)[0].removesuffix(".rules")
        for rule in list(RULES.values()):
            if rule.plain.__module__ == home or rule.plain.__module__.startswith(home + "."):
                rule.check_calls()

    def terms(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, changes: Mapping[str, Any] | None = None
    ) -> Terms:
        """Terms filled up with the defaults, or a refusal that says what would be allowed."""
        seats = self.usual_seats if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise Illegal("unknown-seats", found=str(seats)[:40], legal=", ".join(map(str, self.seats)))
        if not isinstance(options or {}, Mapping):
            raise Illegal("unknown-option", found=str(options)[:40], legal=", ".join(self.options))
        chosen = {name: option.usual(seats) for name, option in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                raise Illegal("unknown-option", found=str(name)[:40], legal=", ".join(self.options) or "-")
            option = self.options[name]
            if not option.accepts(seats, value):
                rule = option.rule if value in option.choices else ""
                legal = ", ".join(option.legal(seats))
                raise Illegal("unknown-choice", rule, option=name, found=str(value)[:40], legal=legal)
            chosen[name] = value
        agreed = Terms(seats, MappingProxyType(chosen), MappingProxyType(dict(changes or {})))
        if self.allows is not None:
            self.allows(agreed)
        return agreed

    @property
    def usual_seats(self) -> int:
        """The default number of seats: the fewest above one."""
        return next((seats for seats in self.seats if seats > 1), 1)

    def every_terms(self) -> Iterator[Terms]:
        """Every number of seats with every combination of options that the game allows."""
        names = tuple(self.options)
        for seats in self.seats:
            for values in product(*(self.options[name].legal(seats) for name in names)):
                try:
                    yield self.terms(seats, dict(zip(names, values, strict=True)))
                except Illegal:
                    continue

    def table(self, terms: Terms) -> P:
        """The table laid for these terms, before the first move."""
        if terms.changes or any(terms.options[name] not in option.choices for name, option in self.options.items()):
            return self._laid(terms)
        key = (terms.seats, *terms.options.values())
        if key not in self._tables:
            self._tables[key] = self._laid(terms)
        return self._tables[key].copy()

    def _laid(self, terms: Terms) -> P:
        content = override(self.content, terms.changes) if terms.changes else self.content
        position = self.setup(terms, content)
        assert position.seats == terms.seats and position.content is content, f"{self.id}: setup ignores its terms"
        return position


def override(content: Any, changes: Mapping[str, Any]) -> Any:
    """A copy of the content in which each dotted name has its new value, for trials: `{"units.foot.speed": 3}`."""
    for name, value in changes.items():
        content = _changed(content, name.split("."), value, name)
    return content


def _changed(content: Any, path: list[str], value: Any, name: str) -> Any:
    first, rest = path[0], path[1:]
    if isinstance(content, Mapping) and first in content:
        part = _changed(content[first], rest, value, name) if rest else _alike(content[first], value, name)
        return {**content, first: part}
    if type(content) is tuple and first.isdecimal() and int(first) < len(content):
        at = int(first)
        part = _changed(content[at], rest, value, name) if rest else _alike(content[at], value, name)
        return (*content[:at], part, *content[at + 1 :])
    if is_dataclass(content) and not isinstance(content, type) and hasattr(content, first):
        old = getattr(content, first)
        return replace(content, **{first: _changed(old, rest, value, name) if rest else _alike(old, value, name)})
    if hasattr(content, "_replace") and hasattr(content, first):
        old = getattr(content, first)
        return content._replace(**{first: _changed(old, rest, value, name) if rest else _alike(old, value, name)})
    raise Illegal("unknown-content", found=name[:80])


def _alike(old: Any, new: Any, name: str) -> Any:
    if type(old) is not type(new):
        raise Illegal("unknown-content", found=f"{name[:60]} = {str(new)[:20]}")
    return new
