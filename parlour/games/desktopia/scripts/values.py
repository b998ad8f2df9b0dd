"""One value of a script with the way to it: each question about it answers with the right type, or refuses."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from parlour.games.desktopia.scripts.refusals import BadScript

FORMAT = "DK-SCR-13"  # a script has the keys of its table and no others
MANY = 64  # entries of a list
LABEL, TITLE, STORY = 60, 80, 600  # characters of a text
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


@dataclass(frozen=True, slots=True)
class Value:
    """What stands at one place of a script."""

    what: object
    where: str = ""
    rule: str = FORMAT  # the one that says what may stand here

    def bad(self, key: str, rule: str = "", **facts: str | float) -> BadScript:
        """The refusal of this value."""
        return BadScript(key, self.where, rule or self.rule, **facts)

    def by(self, rule: str) -> "Value":
        """The same value, with everything in it, under another rule."""
        return Value(self.what, self.where, rule)

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> "Fields":
        """The entries of an object that has these keys and no others."""
        if not isinstance(self.what, Mapping):
            raise self.bad("not-an-object", found=_short(self.what))
        legal = (*required, *optional)
        for key in self.what:
            if key not in legal:
                found = _short(key)
                raise self._at(found).bad("unknown-key", found=found, legal=listed(legal))
        for key in required:
            if key not in self.what:
                raise self._at(key).bad("missing-key", missing=key)
        return Fields(self, {key: self._at(key, what) for key, what in self.what.items()})

    def entries(self) -> dict[str, "Value"]:
        """The entries of an object with any keys."""
        if not isinstance(self.what, Mapping):
            raise self.bad("not-an-object", found=_short(self.what))
        return {str(key): self._at(str(key), what) for key, what in self.what.items()}

    def items(self, least: int = 0, most: int = MANY) -> tuple["Value", ...]:
        """The values of a list."""
        if not isinstance(self.what, list | tuple):
            raise self.bad("not-a-list", found=_short(self.what))
        if not least <= len(self.what) <= most:
            raise self.bad("wrong-length", found=len(self.what), least=least, most=most)
        return tuple([Value(what, f"{self.where}[{number}]", self.rule) for number, what in enumerate(self.what)])

    def text(self, most: int, *, least: int = 0) -> str:
        """Words for people to read."""
        if not isinstance(self.what, str):
            raise self.bad("not-a-text", found=_short(self.what))
        if len(self.what.strip()) < least:
            raise self.bad("empty-text")
        if len(self.what) > most:
            raise self.bad("long-text", found=len(self.what), most=most)
        return self.what

    def name(self) -> str:
        """A snake_case id."""
        if not isinstance(self.what, str) or not _NAME.fullmatch(self.what):
            raise self.bad("not-a-name", found=_short(self.what))
        return self.what

    def word(self, legal: Collection[str], key: str = "unknown-word", rule: str = "") -> str:
        """One word of a closed list."""
        if not isinstance(self.what, str) or self.what not in legal:
            raise self.bad(key, rule, found=_short(self.what), legal=listed(legal))
        return self.what

    def whole(self, least: int, most: int) -> int:
        """A whole number."""
        if not isinstance(self.what, int) or isinstance(self.what, bool):
            raise self.bad("not-whole", found=_short(self.what))
        if not least <= self.what <= most:
            raise self.bad("out-of-range", found=_short(self.what), least=least, most=most)
        return self.what

    def number(self, least: float, most: float) -> float:
        """A length or an angle."""
        if not isinstance(self.what, int | float) or isinstance(self.what, bool):
            raise self.bad("not-a-number", found=_short(self.what))
        if not least <= self.what <= most:  # neither is anything that is not a number at all
            raise self.bad("out-of-range", found=_short(self.what), least=least, most=most)
        return float(self.what)

    def yes(self) -> bool:
        """True or false."""
        if not isinstance(self.what, bool):
            raise self.bad("not-yes-or-no", found=_short(self.what))
        return self.what

    def _at(self, key: str, what: object = None) -> "Value":
        return Value(what, f"{self.where}.{key}" if self.where else key, self.rule)


@dataclass(frozen=True, slots=True)
class Fields:
    """The entries of an object, by key."""

    whole: Value
    found: Mapping[str, Value]

    def __getitem__(self, key: str) -> Value:
        return self.found[key]

    def get(self, key: str) -> Value | None:
        """The entry, unless it is missing."""
        return self.found.get(key)

    def __contains__(self, key: str) -> bool:
        return key in self.found

    def name(self, key: str) -> str:
        """An optional id, "" if it is missing."""
        return self.found[key].name() if key in self.found else ""

    def text(self, key: str, most: int) -> str:
        """An optional text, "" if it is missing."""
        return self.found[key].text(most) if key in self.found else ""

    def only(self, *keys: str) -> str:
        """The one of these keys that is there."""
        there = [key for key in keys if key in self.found]
        if len(there) != 1:
            raise self.whole.bad("one-of-these", legal=listed(keys), found=listed(there))
        return there[0]


def listed(words: Collection[str]) -> str:
    """Words for a fact."""
    return ", ".join(words)


def _short(what: object) -> str:
    text = "null" if what is None else str(what).lower() if isinstance(what, bool) else _plain_text(what)
    return text if len(text) <= 40 else f"{text[:39]}…"


def _plain_text(what: object) -> str:
    match what:
        case Mapping():
            return "{…}"
        case list() | tuple():
            return "[…]"
        case int() if abs(what) >= 10**40:  # Python refuses to spell out numbers of thousands of digits
            return "∞"
    return str(what)
