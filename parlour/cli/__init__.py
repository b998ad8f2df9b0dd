"""The command line."""

from parlour.cli.entry import main

__all__ = ["main"]
