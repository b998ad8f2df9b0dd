"""The files of the client, and its one page for every address that is none of them."""

from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from parlour.server.identity import hand_out, has_cookie, is_secure, new_secret, player_of, secret_of

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
HASHED_FOLDER = "assets"  # the folder of files whose names change with what is in them
ENCODINGS = {"br": ".br", "gzip": ".gz"}
PAGE = "index.html"
NOT_BUILT = "The client is not built: run `make play`, or `npm run build` in web/.\n"


class Client:
    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        """The file that is asked for, or the page."""
        wanted = self._file(unquote(request.url.path))
        if wanted is None:
            return self._page(request)
        hashed = wanted.relative_to(self._folder).parts[0] == HASHED_FOLDER
        return _file_response(request, wanted, IMMUTABLE if hashed else REVALIDATE)

    def _file(self, path: str) -> Path | None:
        if "\0" in path or path.endswith("/"):
            return None
        file = (self._folder / path.lstrip("/")).resolve()
        inside = file.is_relative_to(self._folder) and file.name != PAGE and file.suffix not in ENCODINGS.values()
        return file if inside and file.is_file() else None

    def _page(self, request: Request) -> Response:
        page = self._folder / PAGE
        if not page.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = _file_response(request, page, REVALIDATE)
        if not has_cookie(request):
            secret = secret_of(request)
            kept = secret if secret is not None and player_of(secret) is not None else new_secret()
            hand_out(response, kept, is_secure(request))
        return response


def _file_response(request: Request, file: Path, caching: str) -> Response:
    """The file, compressed as the browser likes it best; only 304 Not Modified if the browser has it already."""
    encoding, sent = _encoded_file(request, file)
    about = sent.stat()
    tag = f'W/"{_fingerprint(sent, about.st_mtime_ns)}"'  # weak: what is not compressed yet may be on its way
    headers = {"cache-control": caching, "vary": "accept-encoding", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(sent, headers=headers, media_type=kind, stat_result=about)


def _encoded_file(request: Request, file: Path) -> tuple[str, Path]:
    accepted = _accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, suffix in ENCODINGS.items():
        compressed = file.with_name(file.name + suffix)
        if encoding in accepted and compressed.is_file():
            return encoding, compressed
    return "", file


@lru_cache(maxsize=1000)
def _fingerprint(file: Path, changed: int) -> str:
    """Differs whenever something else is in the file, however old it claims to be."""
    return sha256(file.read_bytes()).hexdigest()[:24]


def _accepted_encodings(header: str) -> frozenset[str]:
    """The encodings that a browser names and does not rule out: `br;q=0` is a no."""
    named = [item.replace(" ", "").lower().partition(";q=") for item in header.split(",")]
    return frozenset(name for name, _, weight in named if weight.strip("0.") or not weight)
