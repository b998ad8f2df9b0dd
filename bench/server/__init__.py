"""Measures servers with many people at many tables: ours, and a peer's beside it."""
