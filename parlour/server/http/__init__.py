"""The HTTP interface: what is asked once, and not as it happens."""
