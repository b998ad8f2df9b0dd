"""Settings by environment: `PARLOUR_PORT=8420` does what `--port 8420` does, which goes before it."""

import os
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from typing import Any

from parlour.cli.failure import Failure

SETTINGS = {
    "PARLOUR_HOST": "--host",
    "PARLOUR_PORT": "--port",
    "PARLOUR_DATABASE": "--database",
    "PARLOUR_ORIGIN": "--origin",
    "PARLOUR_BEHIND": "--behind",
    "PARLOUR_WORKERS_FOR_BOTS": "--workers-for-bots",
    "PARLOUR_DRAIN_SECONDS": "--drain",
    "PARLOUR_METRICS_TOKEN": "",  # a secret: other people of the machine read the arguments of a command
}  # by variable: the option that does the same; several addresses are parted by spaces
OTHERS = ("PARLOUR_EXAMPLES", "PARLOUR_SEED", "PARLOUR_SERVER")  # that are no settings of a server


class FromEnvironment(str):
    """A value that was taken from the environment, and the variable that held it."""

    __slots__ = ("variable",)
    variable: str


def default(variable: str, otherwise: Any = None) -> Any:
    """The default of an option: what the environment says, or else another one."""
    found = os.environ.get(variable)
    if not found:
        return otherwise
    value = FromEnvironment(found)
    value.variable = variable
    return value


def kind(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """The type of an option that may come from the environment; a bad value is told with the name of its variable."""

    def convert(text: str) -> Any:
        try:
            return read(text)
        except (ArgumentTypeError, ValueError):
            if isinstance(text, FromEnvironment):
                raise Failure(f"{text.variable}: {text[:40]!r} is not possible there") from None
            raise

    convert.__name__ = getattr(read, "__name__", "value")
    return convert


def several(given: Sequence[str] | None, variable: str) -> tuple[str, ...]:
    """What was given, or else the words of a variable."""
    return tuple(os.environ.get(variable, "").split() if given is None else given)


def unknown() -> list[str]:
    """Variables that look like settings and are none: probably misspelt."""
    return sorted(name for name in os.environ if name.startswith("PARLOUR_") and name not in (*SETTINGS, *OTHERS))
