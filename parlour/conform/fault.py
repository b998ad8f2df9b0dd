"""What the kit says when a game breaks a promise."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken promise: the check that found it, the terms, seed and answer where, and the fact."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.check}: {self.what} ({self.where})"
