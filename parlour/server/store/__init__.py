"""What the server never forgets: every table's log, in SQLite or PostgreSQL."""

from parlour.server.store.backup import Copied, NotCopied, back_up, restore
from parlour.server.store.errors import DATABASE_ERRORS, Conflict, NotSaved, describe
from parlour.server.store.lease import RENEW_SECONDS, InUse, LeaseLost
from parlour.server.store.rows import EntryRow, NewTableRow, Projection, TableRow, Write
from parlour.server.store.store import BadAddress, Store, address

__all__ = [
    "DATABASE_ERRORS", "RENEW_SECONDS", "BadAddress", "Conflict", "Copied", "EntryRow", "InUse", "LeaseLost", "NewTableRow",
    "NotCopied", "NotSaved", "Projection", "Store", "TableRow", "Write", "address", "back_up", "describe", "restore",
]  # fmt: skip
