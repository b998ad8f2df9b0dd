"""What an address answers: declared once, for the server and for the description of the interface."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct

from parlour.server.checking import Agreement, NoVerdict
from parlour.server.refusals import Refusal
from parlour.server.services import Services
from parlour.table import PlayerId

T = TypeVar("T")
log = logging.getLogger("parlour.http")
SHORT_OPTIONS = 500  # characters: choices that a game has printed are no longer


@dataclass(frozen=True, slots=True)
class Call:
    """A request: who asks for what."""

    services: Services
    player: PlayerId | None
    path: Mapping[str, str]
    query: Struct | None
    body: object
    address: str = ""  # from where it comes
    headers: Mapping[str, str] = field(default_factory=dict)

    def body_as(self, kind: type[T]) -> T:
        """The body, which is of the kind that the route has declared."""
        assert isinstance(self.body, kind), f"the body is no {kind.__name__}"
        return self.body

    def query_as(self, kind: type[T]) -> T:
        """The query, which is of the kind that the route has declared."""
        assert isinstance(self.query, kind), f"the query is no {kind.__name__}"
        return self.query

    @property
    def caller(self) -> PlayerId:
        """The player, at a route that gives everyone an identity."""
        assert self.player is not None, "this route gives nobody an identity"
        return self.player


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered: something that becomes JSON, or a text of some kind."""

    body: object = None
    status: int = 200
    media: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)


async def read_terms(call: Call, asked: Agreement, read: Callable[[], T]) -> T:
    """What comes of reading terms, in a thread: that may take its time.

    A text of somebody's own is checked first with a limit for each address, one after another, in a process of its own: threads
    that work all the time would keep everybody else from working.
    """
    if sum(map(len, asked.options.values())) <= SHORT_OPTIONS:
        return await asyncio.to_thread(read)
    if not call.services.texts.take(call.address):
        raise Refusal(429, "too-fast")
    async with call.services.reading:
        try:
            await call.services.checker.check(asked)
        except NoVerdict as error:
            log.warning("a text of somebody's own was not checked: %s: %s", asked.game, error)
            raise Refusal(503, "failed") from error
        return await asyncio.to_thread(read)


Handler: TypeAlias = Callable[[Call], Awaitable[Reply]]
Limit: TypeAlias = Literal["tables", "records"]


@dataclass(frozen=True, slots=True)
class Route:
    """One address with one method."""

    method: Literal["GET", "POST"]
    path: str
    does: str  # in one sentence
    handler: Handler
    answers: Mapping[int, Any]  # by status: the type of the body, a media type of a text, or None
    takes: type | None = None  # the type of the body
    unreadable: str = "malformed"  # the refusal of a body that is of no such type
    query: type[Struct] | None = None
    identity: bool = False  # whether somebody without a cookie gets one
    limit: Limit | None = None  # a stricter limit of requests than the common one
    path_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # for parts of the path: what is possible
