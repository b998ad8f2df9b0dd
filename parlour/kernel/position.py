"""A position: everything about one game at one moment, as plain data that copies in microseconds."""

import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from parlour.kernel.actions import Action
from parlour.kernel.chance import Source
from parlour.kernel.codec import CARD_FIELDS
from parlour.kernel.decision import Seat
from parlour.kernel.event import Told
from parlour.kernel.rules import Frame, Question
from parlour.kernel.zones import DERIVED, PRIVATE, Card, Zone, look_round

Self = TypeVar("Self", bound="Position")
# an event, who knows its cards, its number, and the log before it; a bare tuple, because games tell far more than anybody reads
Log: TypeAlias = tuple[Any, dict[Card, int] | None, int, Any]

KERNEL_FIELDS = (
    "seats", "content", "stack", "asked", "sealed", "source", "draws", "shown", "actor", "told", "seen", "outcome",
)  # fmt: skip
CLASS_FIELDS = ("fields", "zones", "private", "derived")
NO_SEALS: Mapping[Seat, Action] = MappingProxyType({})


def _annotations(space: dict[str, Any]) -> list[str]:
    if sys.version_info < (3, 14):
        return list(space.get("__annotations__", ()))
    import annotationlib  # type: ignore[import-not-found, unreachable, unused-ignore]

    annotate = annotationlib.get_annotate_from_class_namespace(space)
    return list(annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF)) if annotate else []


class PositionType(type):
    """Gives every class of positions its slots and, from its declared fields, its `copy`."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> "PositionType":
        declared = [field for field in _annotations(space) if field not in (*KERNEL_FIELDS, *CLASS_FIELDS)]
        space["__slots__"] = tuple(declared) if bases else KERNEL_FIELDS
        made = super().__new__(mcs, name, bases, space)
        if bases:
            made._declare()  # type: ignore[attr-defined]
        return made


class Position(metaclass=PositionType):
    """Subclass it and declare what lies on the table; containers hold frozen things only.

    A field is a list, dict, set or bytearray of plain values, or one plain value. Everybody sees it unless it is declared
    `Annotated[..., Zone(...)]` or `Annotated[..., PRIVATE]`; what is `Annotated[..., DERIVED]` follows from the rest.
    """

    fields: ClassVar[Mapping[str, Any]]  # name: type
    zones: ClassVar[Mapping[str, Zone]]
    private: ClassVar[frozenset[str]]
    derived: ClassVar[Mapping[str, Any]]

    seats: int
    content: Any
    stack: Frame | None
    asked: Question | None
    sealed: Mapping[Seat, Action]
    source: Source | None
    draws: int  # how often chance was asked
    shown: int  # how often something hidden was shown
    actor: Seat | None
    told: Log | None
    seen: dict[Card, int]
    outcome: tuple[float, ...] | None

    def __init__(self, seats: int, content: Any = None, **fields: Any) -> None:
        unknown, missing = set(fields) - set(self.fields), set(self.fields) - set(fields)
        assert not unknown and not missing, f"{type(self).__name__}: unknown {unknown}, missing {missing}"
        self.seats = seats
        self.content = content
        self.stack = None
        self.asked = None
        self.sealed = NO_SEALS
        self.source = None
        self.draws = 0
        self.shown = 0
        self.actor = None
        self.told = None
        self.seen = {}
        self.outcome = None
        for name, value in fields.items():
            setattr(self, name, value)
        look_round(self)
        self.derive()

    def copy(self: Self) -> Self:
        """An independent position: containers are copied, what they hold is shared."""
        raise NotImplementedError  # generated for each class

    def derive(self) -> None:
        """Works out the derived fields from the others; the verbs of a game keep them up to date after that."""

    def tell(self, event: Any) -> None:
        """Something happened, in the game's words. Cards in it are known to those who know where they lie now."""
        before = self.told
        named = CARD_FIELDS[type(event)]
        known = self._known_cards(event, named) if named else None
        self.told = (event, known, 1 if before is None else before[2] + 1, before)

    @property
    def told_count(self) -> int:
        """How many events there were so far; the number of the last."""
        return 0 if self.told is None else self.told[2]

    def _known_cards(self, event: Any, named: tuple[str, ...]) -> dict[Card, int]:
        known = {}
        for name in named:
            value = getattr(event, name)
            if type(value) is tuple:
                for card in value:
                    if card is not None:
                        known[card] = self.seen[card]
            elif value is not None:
                known[value] = self.seen[value]
        return known

    @classmethod
    def _declare(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields: dict[str, Any] = {}
        derived: dict[str, Any] = {}
        zones: dict[str, Zone] = {}
        private: set[str] = set()
        for base in reversed(cls.__mro__):
            for name in getattr(base, "__slots__", ()):
                if base is Position:
                    continue
                hint = hints[name]
                if get_origin(hint) is Annotated:
                    hint, *marks = get_args(hint)
                    if DERIVED in marks:
                        derived[name] = hint
                        continue
                    if PRIVATE in marks:
                        private.add(name)
                    zones.update([(name, mark) for mark in marks if isinstance(mark, Zone)])
                fields[name] = hint
        cls.fields = MappingProxyType(fields)
        cls.zones = MappingProxyType(zones)
        cls.private = frozenset(private)
        cls.derived = MappingProxyType(derived)
        cls.copy = _copier(cls)  # type: ignore[method-assign, assignment]


def told_since(log: Log | None, since: int) -> tuple[Told, ...]:
    """What a log holds after the event with that number."""
    later = []
    while log is not None and log[2] > since:
        event, known, number, log = log
        later.append(Told(number, event, known))
    return tuple(later[::-1])


def events(position: Position, since: int = 0) -> tuple[Told, ...]:
    """What happened after the event with that number."""
    return told_since(position.told, since)


COPIED: dict[type, str] = {list: "[:]", dict: ".copy()", set: ".copy()", bytearray: "[:]"}


def container(hint: Any) -> type | None:
    """The container that a field's type declares, if it is one that must be copied."""
    origin = get_origin(hint) or hint
    return origin if origin in COPIED else None


def _copier(cls: type[Position]) -> Callable[[Self], Self]:
    lines = ["def copy(self):", " new = _new(_cls)"]
    hints = {**dict.fromkeys(KERNEL_FIELDS), "seen": dict[Card, int], **cls.fields, **cls.derived}
    for name, hint in hints.items():
        kind = container(hint)
        if kind is not None and any(container(inner) for inner in get_args(hint)):
            raise TypeError(f"{cls.__name__}.{name}: a container inside a container; hold tuples or frozen pieces")
        lines.append(f" new.{name} = self.{name}{COPIED[kind] if kind is not None else ''}")
    space: dict[str, Any] = {"_new": object.__new__, "_cls": cls}
    exec("\n".join([*lines, " return new"]), space)
    made: Callable[[Self], Self] = space["copy"]
    made.__doc__ = Position.copy.__doc__
    return made
