"""The wire described for others: TypeScript types for the client, and a page for people."""
