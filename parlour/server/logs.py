"""The log of the server: one line for each kind of trouble, with a timestamp, and not a thousand times."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any

QUIET_SECONDS = 60.0  # after a line, in which others of its kind are only counted
MAX_KINDS = 1_000  # that are remembered
OURS_AND_OTHERS = ("parlour", "uvicorn", "sqlalchemy", "alembic", "asyncio", "websockets")


class RepeatFilter(logging.Filter):
    """Lets the first line of a kind through, then counts; the next one that comes through says how many there were.

    Lines are of one kind if they have the same logger, the same text but for what is filled in, and the same type of exception.
    In our own warnings what is filled in last says why, and must be the same too. Our own errors must be the same altogether:
    each is a mistake that somebody must look at.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: OrderedDict[tuple[str, str, type | None], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, _text(record), record.exc_info[0] if record.exc_info else None
        now = self._clock()
        since, repeats = self._kinds.pop(kind, (float("-inf"), 0))
        if now - since < QUIET_SECONDS:
            self._kinds[kind] = since, repeats + 1
            return False
        self._kinds[kind] = now, 0
        if len(self._kinds) > MAX_KINDS:
            self._kinds.popitem(last=False)
        record.repeats = repeats
        return True


def _text(record: logging.LogRecord) -> str:
    """What lines of one kind have in common."""
    if not record.name.startswith("parlour"):
        return str(record.msg)
    if record.levelno >= logging.ERROR:
        return record.getMessage()
    why = record.args[-1] if isinstance(record.args, tuple) and record.args else ""
    return f"{record.msg} {why}"


class LineFormatter(logging.Formatter):
    """A line with its time and how often it came since it was last shown; a traceback only of our own mistakes."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def formatMessage(self, record: logging.LogRecord) -> str:  # the name that logging calls
        line = super().formatMessage(record)
        repeats = getattr(record, "repeats", 0)
        return f"{line} (and {repeats} more like it before)" if repeats else line

    def format(self, record: logging.LogRecord) -> str:
        if record.name.startswith("sqlalchemy"):  # a connection that broke: what follows from it we say ourselves
            record = logging.makeLogRecord({**record.__dict__, "exc_info": None, "exc_text": None, "stack_info": None})
        return super().format(record)


LOG_CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": LineFormatter}},
    "filters": {"repeats": {"()": RepeatFilter}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "line", "filters": ["repeats"]}
    },
    "loggers": {name: {"handlers": ["stderr"], "level": "WARNING"} for name in OURS_AND_OTHERS},
}
