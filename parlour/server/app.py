"""The server as an application: every address, and what all answers have in common."""

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
from parlour.server.hall import Hall
from parlour.server.headers import CarefulHeaders
from parlour.server.http import games, health, records, tables
from parlour.server.http.edge import endpoint, refused
from parlour.server.http.route import Route
from parlour.server.refusals import Refusal
from parlour.server.settings import Settings
from parlour.server.socket import connected
from parlour.server.static import Client

ROUTES: tuple[Route, ...] = (*games.ROUTES, *tables.ROUTES, *records.ROUTES, *health.ROUTES)
WORTH_PACKING = 1024  # bytes
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")  # that an address answers, if only with a refusal


def application(settings: Settings, catalogue: Catalogue) -> Starlette:
    """The application of a server with these games."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:
            app.state.hall = await Hall.open(settings, catalogue, closing)
            yield

    described = openapi.route(ROUTES)
    client = Client(settings.client).answer
    return Starlette(
        lifespan=lifespan,
        routes=[
            *_addresses((*ROUTES, described)),
            WebSocketRoute("/socket", connected),
            Address("/api/{rest:path}", _nothing_here, methods=METHODS),
            Address("/{rest:path}", client, methods=["GET"]),
        ],
        middleware=[Middleware(CarefulHeaders), Middleware(GZipMiddleware, minimum_size=WORTH_PACKING)],
        exception_handlers={HTTPException: _failed},
    )


def _addresses(routes: Sequence[Route]) -> list[Address]:
    """One address for each path, so that a method that it does not know is told which it does."""
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


async def _nothing_here(request: Request) -> Response:
    return refused(Refusal(404, "no-such-page"))


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refused(
        Refusal(405, "wrong-method", found=request.method[:20]) if error.status_code == 405 else Refusal(404, "no-such-page")
    )
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
