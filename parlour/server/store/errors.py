"""What a database may raise, and how it is told without what was being written."""

from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

DATABASE_ERRORS: tuple[type[Exception], ...] = (SQLAlchemyError, PostgresError, InterfaceError, OSError)  # a database that fails


class NotSaved(Exception):
    """What should have been written was not, or it is not known whether it was."""


class Conflict(NotSaved):
    """Another server has written what follows in that log: read on, and decide anew."""


def describe(error: BaseException) -> str:
    """The error in one line. Statements and details are left out: they repeat what was being written, which may be a secret."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).splitlines() or [""]
    return f"{type(cause).__name__}: {lines[0][:200]}"
