"""What the server never forgets: every table's log, in SQLite or PostgreSQL."""

from parlour.server.store.address import BadAddress, address
from parlour.server.store.store import Store
from parlour.server.store.writer import NotSaved
from parlour.server.store.written import NewTableRow, Row, Standing, Write

__all__ = ["BadAddress", "NewTableRow", "NotSaved", "Row", "Standing", "Store", "Write", "address"]
