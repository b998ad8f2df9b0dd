"""Standard input and output of a command, with styles on a terminal and plain elsewhere; a progress bar on standard error."""

import os
import sys
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.control import Control
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.segment import ControlType
from rich.text import Text

from parlour.cli.failure import sanitize

PLAIN_WIDTH = 80  # characters, where the output is no terminal
ERASE_LINE_ABOVE = Control((ControlType.CURSOR_UP, 1), (ControlType.ERASE_IN_LINE, 2))


class Screen:
    """Prints lines, pictures and columns, and reads lines."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.interactive = self.terminal and sys.stdin.isatty()
        self._console = Console(highlight=False) if self.terminal else None
        if self.interactive:
            with suppress(ImportError):
                import_module("readline")  # lets a person edit what is typed

    def line(self, text: str = "", style: str = "") -> None:
        """Prints a line, broken between words on a terminal that is too narrow."""
        self._print(text, style, unwrapped=False)

    def picture(self, text: str, style: str = "") -> None:
        """Prints lines that belong together, with room around them."""
        self._print(f"\n{text}\n", style, unwrapped=True)

    def columns(self, items: list[str]) -> None:
        """Prints items side by side, in the order of reading."""
        width = self._console.width if self._console is not None else PLAIN_WIDTH
        cell = max(map(len, items)) + 2
        across = max(1, (width - 2) // cell)
        for first in range(0, len(items), across):
            self.line("  " + "".join(item.ljust(cell) for item in items[first : first + across]).rstrip())

    def read(self, prompt: str, erase: bool = False) -> str | None:
        """A line of input; None at its end."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.line()
            return None
        if not sys.stdin.isatty():
            self.line(line)
        elif erase and self._console is not None:
            self._console.control(ERASE_LINE_ABOVE)
        return line

    def _print(self, text: str, style: str, unwrapped: bool) -> None:
        if self._console is None:
            print(sanitize(text))
        else:
            self._console.print(Text(sanitize(text), style), soft_wrap=unwrapped)


def progress_bar() -> Progress:
    """A bar on standard error if that is a terminal; without auto-refresh, so that no thread runs when processes fork."""
    terminal = sys.stderr.isatty()
    console = Console(stderr=True, highlight=False, force_terminal=terminal)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, auto_refresh=False, disable=not terminal, transient=True)


def has_display() -> bool:
    """Whether a browser would open a window, and not take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
