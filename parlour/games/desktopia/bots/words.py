"""The words of an answer."""

from parlour.kernel import Action


def verb(action: Action) -> str:
    return str(action[0]) if isinstance(action, tuple) else str(action)


def word(action: Action, number: int = 1) -> str:
    """One of the words after the first, "" if there are not so many."""
    return str(action[number]) if isinstance(action, tuple) and len(action) > number else ""
