"""The edge of the HTTP interface: what every request goes through."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from parlour.kernel import Illegal
from parlour.server.http.route import Call, Reply, Route
from parlour.server.identity import hand_out, is_secure, new_secret, player_of, secret_of
from parlour.server.pages import Page
from parlour.server.refusals import Refusal, problem
from parlour.server.services import Services
from parlour.server.store import DATABASE_ERRORS, describe

log = logging.getLogger("parlour.http")
JSON = "application/json"
REVALIDATE = "no-cache"  # may be kept, but must be asked for each time
COMPRESS_APART = 32 * 1024  # bytes from which an answer is compressed in a thread
GZIP_LEVEL = 5


def endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """What answers at an address: the route, guarded."""
    decode: Callable[[bytes], Any] | None = msgspec.json.Decoder(route.takes).decode if route.takes is not None else None

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        with services.metrics.requests.timed():
            response = await work(services, request)
        services.metrics.count_request(route.method, route.path, response.status_code)
        return response

    async def work(services: Services, request: Request) -> Response:
        try:
            _guard(route, services, request)
            secret = secret_of(request)
            fresh = new_secret() if route.identity and player_of(secret) is None else None
            body = await _body(route, services, request, decode) if decode is not None else None
            asked, address = _query(route, request), _address(request)
            call = Call(services, player_of(fresh or secret), request.path_params, asked, body, address, request.headers)
            reply = await route.handler(call)
            response = (
                page_response(reply, request) if isinstance(reply.body, Page) else await compress(as_response(reply), request)
            )
            if fresh is not None:
                hand_out(response, fresh, is_secure(request))
            return response
        except (Refusal, Illegal) as refusal:
            return refusal_response(refusal)
        except ClientDisconnect:
            return Response(status_code=400)
        except DATABASE_ERRORS as error:
            log.warning("the database failed a request: %s %s: %s", request.method, route.path, describe(error))
            return refusal_response(Refusal(503, "failed"))
        except Exception:  # whatever goes wrong, the client gets an answer
            log.exception("%s %s failed", request.method, route.path)
            return refusal_response(Refusal(500, "failed"))

    return answer


def refusal_response(refusal: Refusal | Illegal) -> Response:
    status = refusal.status if isinstance(refusal, Refusal) else 422
    return as_response(Reply(problem(refusal), status))


def as_response(reply: Reply) -> Response:
    if reply.body is None:
        return Response(status_code=reply.status, headers=dict(reply.headers))
    content = reply.body if isinstance(reply.body, str) else msgspec.json.encode(reply.body)
    return Response(content, reply.status, dict(reply.headers), reply.media)


def page_response(reply: Reply, request: Request) -> Response:
    """A page that the client may keep if it asks each time; only 304 Not Modified if it has it already."""
    page = reply.body
    assert isinstance(page, Page)
    headers = {"cache-control": REVALIDATE, "etag": page.etag, "vary": "accept-encoding"}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not _takes_gzip(request):
        return Response(page.content, reply.status, headers, reply.media)
    return Response(page.compressed, reply.status, {**headers, "content-encoding": "gzip"}, reply.media)


async def compress(response: Response, request: Request) -> Response:
    """A large answer compressed in a thread, so that nobody waits for it; small ones the middleware compresses."""
    if len(response.body) >= COMPRESS_APART and _takes_gzip(request):
        response.body = await asyncio.to_thread(gzip.compress, bytes(response.body), GZIP_LEVEL)
        response.headers.update(
            {"content-encoding": "gzip", "content-length": str(len(response.body)), "vary": "accept-encoding"}
        )
    return response


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _guard(route: Route, services: Services, request: Request) -> None:
    address = _address(request)
    if not services.requests.take(address):
        raise Refusal(429, "too-fast")
    if route.method != "POST":
        return
    if not services.origins.allow(request):
        raise Refusal(403, "foreign-origin")
    if route.limit is not None and not getattr(services, route.limit).take(address):
        raise Refusal(429, "too-fast")


async def _body(route: Route, services: Services, request: Request, decode: Callable[[bytes], Any]) -> object:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal(415, "malformed", why=f"content-type: {JSON}")
    most = services.limits.record if route.limit == "records" else services.limits.body
    if int(_digits(request.headers.get("content-length", "0"))) > most:
        raise Refusal(413, "too-large", most=most)
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > most:
            raise Refusal(413, "too-large", most=most)
    try:
        return decode(bytes(content))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, route.unreadable, why=str(error)[:200]) from None


def _query(route: Route, request: Request) -> Any:
    if route.query is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), route.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal(400, "malformed", why=str(error)[:200]) from None


def _digits(text: str) -> str:
    return text if text.isascii() and text.isdecimal() and len(text) < 16 else "9" * 15
