"""The server as an ASGI application: every address, and what all answers have in common."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Address
from starlette.routing import WebSocketRoute

from parlour.server import openapi
from parlour.server.bodies import Problem
from parlour.server.catalogue import Catalogue
from parlour.server.http import games, records, tables
from parlour.server.http.edge import endpoint, refusal_response
from parlour.server.http.route import Call, Reply, Route
from parlour.server.refusals import Refusal
from parlour.server.security import SecurityHeaders
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.socket import accept
from parlour.server.static import Client

GZIP_MIN_SIZE = 1024  # bytes
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")  # that an address answers, if only with a refusal


class Health(Struct, frozen=True):
    """The database answers."""

    well: bool


async def health(call: Call) -> Reply:
    """Asks the database."""
    return Reply(Health(await call.services.store.read.ping()))


ROUTES: tuple[Route, ...] = (
    *games.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    Route("GET", "/api/health", "Answers as long as the database does.", health, {200: Health, 503: Problem}),
)


def application(settings: Settings, catalogue: Catalogue) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:
            app.state.services = await Services.open(settings, catalogue, closing)
            yield

    described = openapi.route(ROUTES)
    client = Client(settings.client).answer
    return Starlette(
        lifespan=lifespan,
        routes=[
            *_addresses((*ROUTES, described)),
            WebSocketRoute("/socket", accept),
            Address("/api/{rest:path}", _not_found, methods=METHODS),
            Address("/{rest:path}", client, methods=["GET"]),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=GZIP_MIN_SIZE)],
        exception_handlers={HTTPException: _http_error},
    )


def _addresses(routes: Sequence[Route]) -> list[Address]:
    """One address for each path, so that a wrong method is refused with those that are allowed."""
    paths = dict.fromkeys(route.path for route in routes)
    return [_address(path, {route.method: endpoint(route) for route in routes if route.path == path}) for path in paths]


def _address(path: str, endpoints: Mapping[str, Callable[[Request], Awaitable[Response]]]) -> Address:
    allowed = ", ".join(endpoints)

    async def answer(request: Request) -> Response:
        known = endpoints.get("GET" if request.method == "HEAD" else request.method)
        if known is None:
            raise HTTPException(405, headers={"allow": allowed})
        return await known(request)

    return Address(path, answer, methods=METHODS)


async def _not_found(request: Request) -> Response:
    return refusal_response(Refusal(404, "no-such-page"))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal_response(
        Refusal(405, "wrong-method", found=request.method[:20]) if error.status_code == 405 else Refusal(404, "no-such-page")
    )
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
