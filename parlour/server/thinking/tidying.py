"""Looks for cycles of garbage between tasks only: within one, that takes longer than a bot may be late."""

import gc

UNTIDY = 50_000  # objects that have come and not gone since the last look; a search itself leaves no cycles


def tidy() -> None:
    """Called between tasks: looks for garbage if there may be much of it, and keeps Python from doing so at any other time."""
    gc.disable()
    if gc.get_count()[0] > UNTIDY:
        gc.collect()
