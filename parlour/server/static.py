"""The files of the client, and its one page for every address that is none of them."""

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
    accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = FileResponse(file).media_type
    for encoding, suffix in ENCODINGS.items():
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
