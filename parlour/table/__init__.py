"""One game being played: who sits where, whose clock runs, what was done."""

from parlour.table.opening import BadAnswer, laid, opened
from parlour.table.table import Table

__all__ = ["BadAnswer", "Table", "laid", "opened"]
