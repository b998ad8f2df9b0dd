"""Bots think in processes of their own, so that nobody else waits for them."""

from parlour.server.thinking.pool import NoAnswer, Thinkers, TooBusy
from parlour.server.thinking.task import Task

__all__ = ["NoAnswer", "Task", "Thinkers", "TooBusy"]
