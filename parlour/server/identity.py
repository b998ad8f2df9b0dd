"""Who somebody is: the holder of a secret that they know and our database does not.

A player is named by the hash of the secret in their cookie. A secret that we did not hand out is as good as one that we did: it
opens nothing but what was done with it. It must look like ours, so that nobody picks one that can be guessed.
"""

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from starlette.responses import Response

from parlour.table import PlayerId, TableId

COOKIE = "parlour"
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


def hand_out(response: Response, secret: str, secure: bool) -> None:
    """Sets the cookie with the secret, where no script can read it."""
    response.set_cookie(COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")


def new_table_id() -> TableId:
    """An id that nobody can guess."""
    return token_urlsafe(16)


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
