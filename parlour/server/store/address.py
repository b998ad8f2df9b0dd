"""Where the database is: a file of SQLite, or a PostgreSQL server."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class BadAddress(ValueError):
    """What was given is no address of a database that we can use."""


def address(text: str) -> URL:
    """The address of the database that somebody named: a path, sqlite:///PATH or postgresql://..."""
    if "://" not in text:
        return _file(text)
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadAddress(f"{text[:80]!r} is not the address of a database") from None
    scheme = url.drivername.split("+")[0]
    if scheme not in DRIVERS:
        raise BadAddress(f"{scheme[:40]!r} is no kind of database that is known here; sqlite and postgresql are")
    if scheme == "sqlite":
        return _file(url.database or "")
    return url.set(drivername=DRIVERS[scheme])


def _file(path: str) -> URL:
    if path in ("", ":memory:"):
        raise BadAddress("a database of SQLite needs a file")  # one in memory would forget, and cannot be shared
    return URL.create(DRIVERS["sqlite"], database=str(Path(path).expanduser()))
