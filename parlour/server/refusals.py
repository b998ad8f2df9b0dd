"""What the server refuses, in words of both languages."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from parlour.kernel import Game, Illegal
from parlour.kernel.words import LANGUAGES, worded, words
from parlour.server.bodies import Problem

OWN = Path(__file__).parent


class Refusal(Exception):
    """A request that is not carried out: `key` says why, `status` says it over HTTP."""

    def __init__(self, status: int, key: str, **facts: str | int) -> None:
        super().__init__(f"{status} {key} {facts or ''}".strip())
        self.status = status
        self.key = key
        self.facts = facts


class Told(Struct, frozen=True):
    """A refusal as it goes over the wire."""

    key: str
    rule: str
    words: Mapping[str, str]

    def as_problem(self) -> Problem:
        """The body of an answer over HTTP."""
        return Problem(self.key, self.rule, self.words)


def told(refusal: Refusal | Illegal, game: Game | None = None) -> Told:
    """The refusal with its words."""
    if isinstance(refusal, Refusal):
        said = {language: words(OWN, language).say(f"refused-{refusal.key}", **refusal.facts) for language in LANGUAGES}
        return Told(refusal.key, "", said)
    found = refusal if refusal.words else worded(refusal, game)
    return Told(found.key, found.rule, found.words)


def no_such_table() -> Refusal:
    """The one answer for a table that does not exist and for one that is not the asker's."""
    return Refusal(404, "no-such-table")
