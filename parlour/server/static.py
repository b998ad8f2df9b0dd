"""The files of the client, and its one page for every address that is none of them."""

from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from parlour.server.identity import COOKIE, hand_out, new_secret, player_of

FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
HASHED = "assets"  # the folder of files whose names change with what is in them
ENCODINGS = {"br": ".br", "gzip": ".gz"}
PAGE = "index.html"
NOT_BUILT = "The client is not built: run `make play`, or `npm run build` in web/.\n"


class Client:
    """Serves the built client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        """The file that is asked for, or the page."""
        wanted = self._file(unquote(request.url.path))
        if wanted is None:
            return self._page(request)
        hashed = wanted.relative_to(self._folder).parts[0] == HASHED
        return _sent(request, wanted, FOREVER if hashed else ASK_EACH_TIME)

    def _file(self, path: str) -> Path | None:
        if "\0" in path or path.endswith("/"):
            return None
        found = (self._folder / path.lstrip("/")).resolve()
        inside = found.is_relative_to(self._folder) and found.name != PAGE and found.suffix not in ENCODINGS.values()
        return found if inside and found.is_file() else None

    def _page(self, request: Request) -> Response:
        page = self._folder / PAGE
        if not page.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = _sent(request, page, ASK_EACH_TIME)
        if player_of(request.cookies.get(COOKIE)) is None:
            hand_out(response, new_secret(), request.url.scheme == "https")
        return response


def _sent(request: Request, file: Path, caching: str) -> Response:
    """The file, packed as the browser likes it best; or only the news that what the browser has kept is still true."""
    encoding, sent = _packed(request, file)
    about = sent.stat()
    tag = f'W/"{_print(sent, about.st_mtime_ns)}"'  # weak: what is not packed yet may be on its way
    headers = {"cache-control": caching, "vary": "accept-encoding", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(sent, headers=headers, media_type=kind, stat_result=about)


def _packed(request: Request, file: Path) -> tuple[str, Path]:
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for encoding, suffix in ENCODINGS.items():
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return encoding, packed
    return "", file


@lru_cache(maxsize=1000)
def _print(file: Path, changed: int) -> str:
    """Another one whenever something else is in the file, however old it claims to be."""
    return sha256(file.read_bytes()).hexdigest()[:24]


def _accepted(header: str) -> frozenset[str]:
    """The encodings that a browser names and does not rule out: `br;q=0` is a no."""
    named = [each.replace(" ", "").lower().partition(";q=") for each in header.split(",")]
    return frozenset(name for name, _, weight in named if weight.strip("0.") or not weight)
