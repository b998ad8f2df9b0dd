"""Where a command prints and reads: with styles on a terminal, plainly elsewhere."""

import sys
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from parlour.cli.failure import harmless

WIDTH = 80
ERASE_LINE_ABOVE = Control((ControlType.CURSOR_UP, 1), (ControlType.ERASE_IN_LINE, 2))


class Screen:
    """Standard input and output."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.interactive = self.terminal and sys.stdin.isatty()
        self._console = Console(highlight=False) if self.terminal else None
        if self.interactive:
            with suppress(ImportError):
                import_module("readline")  # lets a person edit what is typed

    def line(self, text: str = "", style: str = "") -> None:
        """Prints a line, broken between words on a terminal that is too narrow."""
        self._print(text, style, as_it_is=False)

    def picture(self, text: str, style: str = "") -> None:
        """Prints lines that belong together, with room around them."""
        self._print(f"\n{text}\n", style, as_it_is=True)

    def columns(self, items: list[str]) -> None:
        """Prints items side by side, in the order of reading."""
        width = self._console.width if self._console is not None else WIDTH
        cell = max(map(len, items)) + 2
        across = max(1, (width - 2) // cell)
        for first in range(0, len(items), across):
            self.line("  " + "".join(item.ljust(cell) for item in items[first : first + across]).rstrip())

    def read(self, prompt: str, erase: bool = False) -> str | None:
        """A line that somebody typed; None at the end of input."""
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

    def _print(self, text: str, style: str, as_it_is: bool) -> None:
        if self._console is None:
            print(harmless(text))
        else:
            self._console.print(Text(harmless(text), style), soft_wrap=as_it_is)
