"""What is seen of long work while it goes on: a bar, and games that failed."""

import re
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from parlour.cli.failure import one_line
from parlour.cli.files import write_record
from parlour.lab import Fault

MOST_KEPT = 100  # records of faults: more would tell nothing new


def progress_bar() -> Progress:
    """A bar on standard error if that is a terminal; refreshed by us alone, so that no thread runs when processes fork."""
    terminal = sys.stderr.isatty()
    console = Console(stderr=True, highlight=False, force_terminal=terminal)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, auto_refresh=False, disable=not terminal, transient=True)


def keep_fault(fault: Fault, folder: Path, number: int, progress: Progress) -> None:
    """Tells of a fault, and writes its record and beside it where the rules stood."""
    if number > MOST_KEPT:
        return
    name = re.sub(r"[^\w.-]", "-", f"{fault.record['game']}-{fault.record['seed']}", flags=re.ASCII)
    path = folder / f"{name}.json"
    told = f"parlour: game {fault.number} failed after {len(fault.record['actions'])} actions: {fault.what}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(str(path), fault.record, over=True)
        path.with_suffix(".txt").write_text(fault.trace, encoding="utf-8", errors="replace")
    except OSError as error:
        told += f" (its record cannot be kept: {error.strerror})"
    else:
        told += f" (record: {path})"
    progress.console.print(Text(one_line(told)), soft_wrap=True)
