"""What protects people in a browser: security headers, and the check of origins against forged requests (CSRF)."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)  # fmt: skip
COMMON_HEADERS = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
DOCUMENTS = ("text/html", "image/svg+xml")  # what a browser shows as a page of its own, and lets run scripts
DOCUMENT_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
TRANSPORT_SECURITY = "max-age=31536000"  # under https: for a year this host is reached by https only
SAME_SITE = ("same-origin", "none")  # values of Sec-Fetch-Site


class SecurityHeaders:
    """Middleware that adds security headers to every response: a few to all, more to documents."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                document = headers.get("content-type", "").startswith(DOCUMENTS)
                for name, value in {**COMMON_HEADERS, **(DOCUMENT_HEADERS if document else {})}.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", TRANSPORT_SECURITY)
            await send(message)

        await self._app(scope, receive, send_with_headers)


class Origins:
    """Our own host, and the other origins that were allowed."""

    def __init__(self, others: Iterable[str] = ()) -> None:
        self._others = frozenset(origin.rstrip("/").lower() for origin in others)

    def allow(self, request: HTTPConnection) -> bool:
        """A browser says where a request comes from; what says nothing is no browser, and carries nobody's cookie."""
        origin = request.headers.get("origin")
        if origin is None:
            return request.headers.get("sec-fetch-site", "none") in SAME_SITE
        if origin.lower() in self._others:
            return True
        return bool(origin) and _netloc(origin) == request.headers.get("host", "").lower()


def _netloc(origin: str) -> str | None:
    """The host and port of an origin; None if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
