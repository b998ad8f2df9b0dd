"""What the server refuses, in words of both languages."""

from functools import lru_cache
from pathlib import Path

from parlour.kernel import LANGUAGES, Illegal, with_words, words
from parlour.server.bodies import Problem
from parlour.server.messages import Refused

FOLDER = Path(__file__).parent  # of the words


class Refusal(Exception):
    """A request that is not carried out: `key` says why, `status` says it over HTTP."""

    def __init__(self, status: int, key: str, **facts: str | int) -> None:
        super().__init__(f"{status} {key} {facts or ''}".strip())
        self.status = status
        self.key = key
        self.facts = facts


def problem(refusal: Refusal | Illegal) -> Problem:
    """The refusal with its words, as HTTP says it."""
    if isinstance(refusal, Refusal):
        return _worded(refusal.key, tuple(refusal.facts.items()))
    illegal = refusal if refusal.words else with_words(refusal)
    return Problem(illegal.key, illegal.rule, illegal.words)


@lru_cache(maxsize=256)  # who is refused once is often refused a thousand times
def _worded(key: str, facts: tuple[tuple[str, str | int], ...]) -> Problem:
    said = {language: words(FOLDER, language).say(f"refused-{key}", **dict(facts)) for language in LANGUAGES}
    return Problem(key, "", said)


def refusal_message(id: str, refusal: Refusal | Illegal) -> Refused:
    """The refusal of a message with this id, as the socket says it."""
    why = problem(refusal)
    return Refused(id, why.key, why.rule, why.words)


def newer_rules() -> Refusal:
    """Only a server of a newer version can go on with the table: the client is sent there."""
    return Refusal(503, "newer-rules")


def no_such_table() -> Refusal:
    """The one answer for a table that does not exist and for one that is not the asker's."""
    return Refusal(404, "no-such-table")
