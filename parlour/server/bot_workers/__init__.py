"""A pool of processes in which bots think, so that the server's event loop never waits for them."""

from parlour.server.bot_workers.fair_queue import Payer, TooBusy
from parlour.server.bot_workers.pool import BotWorkers, NoAnswer
from parlour.server.bot_workers.task import Task

__all__ = ["BotWorkers", "NoAnswer", "Payer", "Task", "TooBusy"]
