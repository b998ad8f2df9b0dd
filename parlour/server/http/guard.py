"""What is refused before anybody looks at where a request goes: an ambiguous length, and a name that is not ours."""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.http.edge import refusal_response
from parlour.server.refusals import Refusal


class RequestGuard:
    """Middleware that refuses such requests, and closes their connections."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] | None) -> None:
        """`hosts` are the names by which the server may be called; None: any."""
        self._app = app
        self._hosts = None if hosts is None else frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(Headers(scope=scope)) if scope["type"] in ("http", "websocket") else None
        if refusal is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            response = refusal_response(refusal)
            response.headers["connection"] = "close"
            await response(scope, receive, send)

    def _refusal(self, headers: Headers) -> Refusal | None:
        if "content-length" in headers and "transfer-encoding" in headers:
            return Refusal(400, "ambiguous-length")
        header = headers.get("host", "")
        name = host_name(header)
        if is_malformed(header):
            return Refusal(400, "malformed", why="Host")
        if self._hosts is None or is_address(name) or is_local(name) or name in self._hosts:
            return None
        return Refusal(421, "unknown-host", found=name[:100])


def host_name(header: str) -> str:
    """The name or address in a Host header, without the port."""
    name, colon, port = header.rpartition(":")
    if not colon or not port.isdecimal():
        name = header
    return name.strip("[]").rstrip(".").lower()


def is_malformed(header: str) -> bool:
    """Whether no address of a page can be made of it."""
    try:
        return urlsplit(f"//{header}").netloc != header
    except ValueError:
        return True


def is_local(name: str) -> bool:
    """Whether the name always means the machine on which it is said."""
    return name == "localhost" or name.endswith(".localhost")


def is_address(name: str) -> bool:
    """Whether this is the address of a machine: no foreign name can be made to lead to it."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
