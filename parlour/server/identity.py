"""Who somebody is: the holder of a secret that they know and our database does not.

A player is named by the hash of the secret in their cookie. A secret that we did not hand out is as good as one that we did: it
opens nothing but what was done with it. It must look like ours, so that nobody picks one that can be guessed.
"""

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from starlette.requests import HTTPConnection
from starlette.responses import Response

from parlour.table import PlayerId, TableId

COOKIE = "parlour"
SECURE_COOKIE = "__Host-parlour"  # under https: a browser takes it from this very host only
COOKIE_SECONDS = 365 * 24 * 3600
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
_TABLE = re.compile(r"[A-Za-z0-9_-]{22}")  # 128 bits
NO_CLAIM = ""  # the hash of no claim at all


def new_secret() -> str:
    return token_urlsafe(32)


def player_of(secret: str | None) -> PlayerId | None:
    """The player who holds this secret; None if it is none."""
    if secret is None or not _SECRET.fullmatch(secret):
        return None
    return urlsafe_b64encode(sha256(b"parlour player " + secret.encode()).digest()).decode().rstrip("=")


def secret_of(request: HTTPConnection) -> str | None:
    """The secret in the cookie of whoever asks.

    Those who came under https before it had a cookie of its own have the plain one, and get the other with the next page.
    """
    plain = request.cookies.get(COOKIE)
    return request.cookies.get(SECURE_COOKIE, plain) if is_secure(request) else plain


def has_cookie(request: HTTPConnection) -> bool:
    """Whether whoever asks has the cookie that is handed out here, with a secret in it."""
    return player_of(request.cookies.get(SECURE_COOKIE if is_secure(request) else COOKIE)) is not None


def hand_out(response: Response, secret: str, secure: bool) -> None:
    """Sets the cookie with the secret, where no script can read it."""
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")


def is_secure(request: HTTPConnection) -> bool:
    """Whether the request came encrypted, to us or to a proxy that we believe."""
    return request.scope["scheme"] in ("https", "wss")


def new_table_id() -> TableId:
    """An id that nobody can guess; on a command line it is not taken for an option."""
    while (made := token_urlsafe(16)).startswith("-"):
        pass
    return made


def is_table_id(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def new_claim() -> tuple[str, str]:
    """A claim to a seat, and the hash by which it is known again."""
    claim = token_urlsafe(18)
    return claim, _hash(claim)


def fits(claim: str, claim_hash: str) -> bool:
    """Whether this is the claim; compared in constant time."""
    return compare_digest(_hash(claim), claim_hash)


def _hash(claim: str) -> str:
    return sha256(b"parlour claim " + claim.encode("utf-8", "replace")).hexdigest()
