"""The file of a database that is open, and whether it is still the one that was opened.

Somebody may delete or replace the file of an SQLite database while it is open. We could go on writing into what no longer has a
name: all of it would be acknowledged, and gone after a restart.
"""

import os
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL


class FileLost(OSError):
    """The database is no longer the file that was opened."""


class Identity(NamedTuple):
    """What stays the same of a file as long as it is that file."""

    device: int
    inode: int


class DatabaseFile:
    """The file that was opened; nothing to check where the database is a server."""

    def __init__(self, url: URL) -> None:
        self._path = Path(str(url.database)) if url.get_backend_name() == "sqlite" else None
        self._opened = None if self._path is None else _identify(self._path)
        self._wal = None if self._path is None else self._path.with_name(f"{self._path.name}-wal")
        self._has_wal = self._wal is not None and self._wal.exists()  # some file systems allow none

    def check(self) -> None:
        """Raises FileLost if what was opened is no longer there."""
        if self._path is not None and _identify(self._path) != self._opened:
            raise FileLost(f"{self._path} is not the file that was opened: it was deleted or replaced; start the server again")

    def check_commit(self) -> None:
        """Raises FileLost if what was committed just now is in no file that will be found again."""
        self.check()
        if self._has_wal and self._wal is not None and not self._wal.exists():
            raise FileLost(f"{self._wal} was deleted, and with it what was written last; start the server again")


def _identify(path: Path) -> Identity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return Identity(found.st_dev, found.st_ino)
