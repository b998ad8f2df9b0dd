"""The wire and every game's table described for others: TypeScript types for the client, and a page for people."""
