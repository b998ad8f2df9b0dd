"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL

from parlour.server.bot_workers.pool import DECISION_SECONDS
from parlour.server.limits import Limits
from parlour.server.proxies import Proxies

CLIENT = Path(__file__).parent / "client"  # where the built client lies


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: URL
    origins: tuple[str, ...] = ()  # of other sites that may reach us
    hosts: tuple[str, ...] | None = None  # names by which the server may be called, besides addresses; None: any
    proxies: Proxies = field(default_factory=Proxies)  # whose word about where a request comes from is believed
    client: Path = CLIENT
    limits: Limits = field(default_factory=Limits)
    bot_workers: int | None = None  # processes for bots that play, and half as many for hints; None: one less than processors
    bot_seconds: float = DECISION_SECONDS  # the longest that a bot may think about one decision
    metrics_token: str = ""  # with which /metrics is told on other machines too
    drain_seconds: float = 0.0  # that people may play on after the server was asked to stop, while others are sent elsewhere
