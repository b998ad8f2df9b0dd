"""The server as an ASGI application: every address, and what all answers have in common."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Address
from starlette.routing import WebSocketRoute

from parlour.server import openapi
from parlour.server.catalogue import Catalogue
from parlour.server.http import games, monitoring, records, tables
from parlour.server.http.edge import endpoint, refusal_response
from parlour.server.http.guard import RequestGuard
from parlour.server.http.route import Route
from parlour.server.refusals import Refusal
from parlour.server.security import SecurityHeaders
from parlour.server.services import Services, ignore_stop
from parlour.server.settings import Settings
from parlour.server.socket import accept
from parlour.server.static import Client

GZIP_MIN_SIZE = 1024  # bytes
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")  # that an address answers, if only with a refusal


ROUTES: tuple[Route, ...] = (
    *games.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *monitoring.ROUTES,
)


def application(settings: Settings, catalogue: Catalogue, stop: Callable[[str], None] = ignore_stop) -> Starlette:
    """The application; it calls `stop`, with the reason, when it cannot go on."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:
            app.state.services = await Services.open(settings, catalogue, closing, stop)
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
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(RequestGuard, hosts=settings.hosts),
            Middleware(GZipMiddleware, minimum_size=GZIP_MIN_SIZE),
        ],
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
