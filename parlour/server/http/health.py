"""Whether the server is well."""

from msgspec import Struct

from parlour.server.bodies import Problem
from parlour.server.http.route import Call, Reply, Route


class Health(Struct, frozen=True):
    """The database answers."""

    well: bool


async def health(call: Call) -> Reply:
    """Asks the database."""
    return Reply(Health(await call.hall.store.read.answers()))


ROUTES = (Route("GET", "/api/health", "Answers as long as the database does.", health, {200: Health, 503: Problem}),)
