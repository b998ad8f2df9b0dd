"""A value of a script with the way to it: what it is taken apart by, and how it is refused."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.values import FORMAT, MANY


class Place(NamedTuple):
    """A value of a script, the way to it, and the rule that says what may stand there."""

    value: Any
    where: str = ""
    rule: str = FORMAT

    def at(self, key: str, value: object = None) -> "Place":
        """The place of a key in this object."""
        return Place(value, f"{self.where}.{key}" if self.where else key, self.rule)

    def bad(self, key: str, rule: str = "", **facts: str | float) -> BadScript:
        """The refusal of this value."""
        return BadScript(key, self.where, rule or self.rule, **facts)

    def items(self, least: int = 0, most: int = MANY) -> list["Place"]:
        """The places of a list."""
        if not isinstance(self.value, list | tuple):
            raise self.bad("not-a-list", found=excerpt(self.value))
        if not least <= len(self.value) <= most:
            raise self.bad("wrong-length", found=len(self.value), least=least, most=most)
        return [Place(value, f"{self.where}[{number}]", self.rule) for number, value in enumerate(self.value)]

    def entries(self) -> dict[str, "Place"]:
        """The places of an object."""
        if not isinstance(self.value, Mapping):
            raise self.bad("not-an-object", found=excerpt(self.value))
        return {str(key): self.at(excerpt(key), value) for key, value in self.value.items()}

    def check_keys(self, entries: Mapping[str, "Place"], keys: Mapping[str, bool]) -> None:
        """Refuses an object with keys other than these, or without one that is required."""
        for key, entry in entries.items():
            if key not in keys:
                raise entry.bad("unknown-key", found=excerpt(key), legal=listing(keys))
        for key, is_required in keys.items():
            if is_required and key not in entries:
                raise self.at(key).bad("missing-key", missing=key)

    def word(self, legal: Collection[str], key: str = "unknown-word", rule: str = "") -> str:
        """A word of a closed list."""
        if not isinstance(self.value, str) or self.value not in legal:
            raise self.bad(key, rule, found=excerpt(self.value), legal=listing(legal))
        return self.value

    def only(self, entries: Mapping[str, "Place"], keys: Collection[str]) -> str:
        """The one of these keys that is there."""
        there = [key for key in keys if key in entries]
        if len(there) != 1:
            raise self.bad("one-of-these", legal=listing(keys), found=listing(there))
        return there[0]


def listing(words: Collection[object]) -> str:
    """Words for a fact."""
    return ", ".join(map(str, words))


def excerpt(value: object) -> str:
    """A value for a fact, in short."""
    match value:
        case None:
            text = "null"
        case bool():
            text = str(value).lower()
        case Mapping():
            text = "{…}"
        case list() | tuple():
            text = "[…]"
        case int() if abs(value) >= 10**40:  # Python refuses to spell out numbers of thousands of digits
            text = "∞"
        case _:
            text = str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
