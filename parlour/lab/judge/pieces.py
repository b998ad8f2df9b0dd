"""The pieces of a game: the ids that its content lists, group by group, and which of them events and answers name."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from parlour.kernel import Action, Decision, Game, Match, Position, Seat, encode, notation

MOST_COMPARED = 200  # answers of a decision of which is counted what they name

Groups = Mapping[str, Mapping[str, Any]]  # the groups of the content, each with its pieces by id


def groups_of(content: Any) -> dict[str, Mapping[str, Any]]:
    """Every field of the content that lists pieces by id, as `cards` and `kinds` do."""
    if isinstance(content, Mapping):
        fields = dict(content)
    elif hasattr(content, "_fields"):
        fields = content._asdict()
    else:
        fields = {name: getattr(content, name) for name in getattr(content, "__dataclass_fields__", ())}
    return {
        str(name): part
        for name, part in fields.items()
        if isinstance(part, Mapping) and part and all(isinstance(key, str) for key in part)
    }


class Roll:
    """Counts how often the pieces of a game are named."""

    def __init__(self, game: Game) -> None:
        self._ids = {piece for group in groups_of(game.content).values() for piece in group}
        self.named: Counter[str] = Counter()

    def hear(self, event: Any) -> None:
        """Counts the pieces that an event names."""
        self.named.update(self._pieces(set(_strings(encode(event)))))

    def read(self, action: str) -> None:
        """Counts the pieces that an answer in notation names."""
        self.named.update(self._pieces(set(action.split(" "))))

    def names(self, game: Game, position: Position, seat: Seat, decision: Decision, action: Action) -> frozenset[str]:
        """The pieces that an answer names or means; if none, its first word, with the piece that the question is about."""
        told = notation(action).split(" ")
        return self._named(game, position, seat, decision, action, told) or frozenset({f"{self._subject(decision)}{told[0]}"})

    def options(self, match: Match, seat: Seat, decision: Decision) -> dict[str, frozenset[str]]:
        """What each answer of a list names, by its notation; of continuous answers the ids from which one chooses."""
        ids = [part for own in (decision.ranges or {}).values() for part in own if type(part) is str]
        named, words = {part: pieces for part in ids if (pieces := frozenset(self._pieces([part])))}, list[str]()
        for action in islice(decision.actions, MOST_COMPARED):
            told = notation(action)
            named[told] = self._named(match.game, match.position, seat, decision, action, told.split(" "))
            if not named[told]:
                words.append(told)
        subject = self._subject(decision) if words else ""
        return {**named, **{told: frozenset({f"{subject}{told.split(' ')[0]}"}) for told in words}}

    def _named(
        self, game: Game, position: Position, seat: Seat, decision: Decision, action: Action, told: list[str]
    ) -> frozenset[str]:
        pieces = self._pieces(told)
        if game.hints.takes is not None:
            pieces.update(game.hints.takes(position, seat, decision, action))
        return frozenset(pieces)

    def _subject(self, decision: Decision) -> str:
        """The piece that a question is about whose answers are only words, as yes and no."""
        about = self._pieces({fact for fact in decision.facts.values() if type(fact) is str})
        if len(about) != 1 or any(self._pieces(notation(action).split(" ")) for action in islice(decision.actions, 3)):
            return ""
        return f"{about.pop()}:"

    def _pieces(self, tokens: Iterable[str]) -> set[str]:
        """Those of which a token is the id, or the id of one copy: `spear2` is a `spear`, `fog-b` is `fog`."""
        pieces = set()
        for token in tokens:
            kind = token.rpartition("-")[0] or token.rstrip("0123456789").rstrip("_-#:.")
            if token in self._ids:
                pieces.add(token)
            elif kind in self._ids:
                pieces.add(kind)
        return pieces


def met(groups: Groups, named: Iterable[str]) -> set[str]:
    """The pieces that were named, and those that a piece so named is made of: a unit's kind, a kind's trait."""
    reached = set(named)
    waiting = list(reached)
    ids = {piece for group in groups.values() for piece in group}
    while waiting:
        piece = waiting.pop()
        for group in groups.values():
            new = {name for name in _named_by(group.get(piece)) if name in ids} - reached
            reached |= new
            waiting.extend(new)
    return reached


def _named_by(printed: Any) -> tuple[str, ...]:
    """What the entry of a piece names directly."""
    if isinstance(printed, str):
        return (printed,)
    if hasattr(printed, "_fields"):
        return tuple([value for value in printed if isinstance(value, str)])
    return tuple([value for value in _values(printed) if isinstance(value, str)])


def _values(printed: Any) -> list[Any]:
    return [getattr(printed, name) for name in getattr(printed, "__dataclass_fields__", ())]


def _strings(value: Any) -> Iterator[str]:
    """All texts in plain data, keys and the names of classes not counted."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            if name != "is":
                yield from _strings(part)
