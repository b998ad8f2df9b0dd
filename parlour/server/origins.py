"""Whether a request comes from our own pages."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

OWN_SITE = ("same-origin", "none")


class Origins:
    """Our own host, and the others that were allowed."""

    def __init__(self, others: Iterable[str] = ()) -> None:
        self._others = frozenset(each.rstrip("/").lower() for each in others)

    def allow(self, asked: HTTPConnection) -> bool:
        """A browser says where a request comes from; what says nothing is no browser, and carries nobody's cookie."""
        origin = asked.headers.get("origin")
        if origin is None:
            return asked.headers.get("sec-fetch-site", "none") in OWN_SITE
        if origin.lower() in self._others:
            return True
        return bool(origin) and urlsplit(origin).netloc.lower() == asked.headers.get("host", "").lower()
