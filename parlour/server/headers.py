"""What answers tell the browser to be careful about: all of them a little, documents much."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    [
        "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)  # fmt: skip
EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
DOCUMENTS = ("text/html", "image/svg+xml")  # what a browser shows as a page of its own, and lets run scripts
IN_DOCUMENTS = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class CarefulHeaders:
    """Adds them to every answer, as it needs them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                document = headers.get("content-type", "").startswith(DOCUMENTS)
                for name, value in {**EVERYWHERE, **(IN_DOCUMENTS if document else {})}.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, careful)
