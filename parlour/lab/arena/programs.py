"""A program as a player: it gets one line of JSON for each view on its input and writes one, the action, to its output.

Any language will do. A program that is late, ends, or writes something else than an action that is offered has lost its game.
"""

import os
import selectors
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from tempfile import TemporaryFile
from time import monotonic
from typing import Any

import msgspec

from parlour.bots import Thought, bare_thought

PREFIX = "cmd:"  # of a bot that is a program; a name for the tables may stand before it, as in mine=cmd:./mine
SEED_VARIABLE = "PARLOUR_SEED"  # tells the program a seed of its own, the same for the same deal and seat
START_SECONDS = 30.0  # more time for the first answer, in which the program starts
MAX_LINE = 65_536  # bytes of an answer
MAX_DETAIL = 200  # characters

# why a game was forfeited
LATE = "late"
ENDED = "ended"
GARBLED = "garbled"
ILLEGAL = "illegal"


class Forfeited(Exception):
    """A program did not play on; `why` is one of the words above."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail[:MAX_DETAIL]


def parse_program(text: str) -> tuple[str, list[str]] | None:
    """The name and the words of the command of `cmd:COMMAND` or `NAME=cmd:COMMAND`; None for any other bot.

    Raises ValueError if there is no command, or a quotation mark is left open.
    """
    before, prefix, command = text.partition(PREFIX)
    if not prefix or not (before == "" or (before.endswith("=") and before[:-1].isidentifier())):
        return None
    words = shlex.split(command)
    if not words:
        raise ValueError("no command")
    return before.removesuffix("=") or text, words


class ProgramBot:
    """A player that asks a program, which runs from its first question until it is closed."""

    def __init__(self, words: Sequence[str], seed: int, seconds: float) -> None:
        self._words = words
        self._seed = seed
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = TemporaryFile()  # noqa: SIM115 it lives as long as the program
        self._unread = b""

    def choose(self, view: Mapping[str, Any]) -> str:
        """The program's answer; raises Forfeited if there is none."""
        deadline = monotonic() + self._seconds
        if self._process is None:
            deadline += START_SECONDS
            self._process = self._start()
        line = self._exchange(self._process, msgspec.json.encode(view) + b"\n", deadline)
        try:
            return msgspec.json.decode(line, type=str)
        except (ValueError, RecursionError):
            raise Forfeited(GARBLED, f"not a line with one JSON string: {line[:80].decode(errors='replace')}") from None

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The program's answer, without reasons."""
        return bare_thought(self.choose(view))

    def close(self) -> None:
        """Ends the program."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
        self._errors.close()

    def _start(self) -> subprocess.Popen[bytes]:
        environment = {**os.environ, SEED_VARIABLE: str(self._seed)}
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self._words, stdin=pipe, stdout=pipe, stderr=self._errors, bufsize=0, env=environment)
        except OSError as error:
            raise Forfeited(ENDED, f"it cannot be started: {error.strerror}") from None
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
        return process

    def _exchange(self, process: subprocess.Popen[bytes], sent: bytes, deadline: float) -> bytes:
        """Writes a line and reads one; neither a program that does not read nor one that does not write can block this."""
        assert process.stdin is not None and process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdin, selectors.EVENT_WRITE)
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if len(self._unread) > MAX_LINE:
                    raise Forfeited(GARBLED, f"a line of more than {MAX_LINE} bytes")
                ready = selector.select(max(0.0, deadline - monotonic()))
                if not ready:
                    raise Forfeited(LATE, f"no answer in {self._seconds:g} seconds")
                for key, events in ready:
                    if events & selectors.EVENT_WRITE:
                        sent = sent[self._write(key.fd, sent) :]
                        if not sent:
                            selector.unregister(process.stdin)
                    else:
                        self._read(process, key.fd)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _write(self, descriptor: int, data: bytes) -> int:
        try:
            return os.write(descriptor, data)
        except BrokenPipeError:  # it has ended or closed its input; what it still writes is read
            return len(data)

    def _read(self, process: subprocess.Popen[bytes], descriptor: int) -> None:
        received = os.read(descriptor, MAX_LINE)
        if not received:
            process.kill()  # it may have closed its output alone
            raise Forfeited(ENDED, f"exit code {process.wait()}{self._last_error()}")
        self._unread += received

    def _last_error(self) -> str:
        """The last line that the program wrote about its errors."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - 1000))
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return f": {lines[-1]}" if lines else ""
