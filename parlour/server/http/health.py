"""Health: whether the process answers, and whether it can save anything."""

from msgspec import Struct

from parlour.server.bodies import Problem
from parlour.server.http.route import Call, Reply, Route
from parlour.server.refusals import Refusal


class Alive(Struct, frozen=True):
    """The process answers."""

    alive: bool


class Health(Struct, frozen=True):
    """The database takes what is written."""

    well: bool


async def alive(call: Call) -> Reply:
    return Reply(Alive(True))


async def health(call: Call) -> Reply:
    """Writes into the database, or has done so a moment ago."""
    if not await call.services.readiness.is_ready():
        raise Refusal(503, "not-ready")
    return Reply(Health(True))


ROUTES = (
    Route("GET", "/alive", "Answers as long as the process does.", alive, {200: Alive}),
    Route("GET", "/ready", "Answers 200 as long as games can be saved.", health, {200: Health, 503: Problem}),
    Route("GET", "/api/health", "The same as /ready.", health, {200: Health, 503: Problem}),
)
