"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL

from parlour.server.limits import Limits
from parlour.server.thinking.pool import BUDGET

CLIENT = Path(__file__).parent / "client"  # where the built client lies


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What can be chosen."""

    database: URL
    origins: tuple[str, ...] = ()  # of other sites that may reach us
    client: Path = CLIENT
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None  # processes for bots
    budget: float = BUDGET  # seconds for a decision of a bot
