"""One game being played: who sits where, whose clock runs, what was done."""

from parlour.table.opening import laid, opened
from parlour.table.table import Table

__all__ = ["Table", "laid", "opened"]
