"""What the server never forgets: every table's log, in SQLite or PostgreSQL."""

from parlour.server.store.rows import EntryRow, NewTableRow, Projection, TableRow, Write
from parlour.server.store.store import BadAddress, Store, address
from parlour.server.store.writer import NotSaved

__all__ = ["BadAddress", "EntryRow", "NewTableRow", "NotSaved", "Projection", "Store", "TableRow", "Write", "address"]
