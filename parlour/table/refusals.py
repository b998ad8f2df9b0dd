"""Refusals of a table, worded in both languages."""

from pathlib import Path

from parlour.kernel import LANGUAGES, Illegal, words

FOLDER = Path(__file__).parent


def refusal(key: str, rule: str = "", **facts: object) -> Illegal:
    """Why a command is refused, with its words, which stand in `text/` under `illegal-KEY`."""
    refused = Illegal(key, rule, **facts)
    refused.words = {language: words(FOLDER, language).say(f"illegal-{key}", **facts) for language in LANGUAGES}
    return refused
