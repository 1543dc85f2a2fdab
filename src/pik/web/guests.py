"""Who somebody is: a secret in a signed cookie. A seat belongs to the secret, never to a name."""

import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

from aiohttp import web
from itsdangerous import BadSignature, Signer

COOKIE: Final = "pik"
SECRET_BYTES: Final = 24
KEY_BYTES: Final = 32
YEAR_S: Final = 366 * 24 * 3600


def read_key(path: Path) -> bytes:
    """The key that signs cookies; a new one where there is none yet, readable by the server's user alone."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_hex(KEY_BYTES).encode())
    return path.read_bytes()


def hashed(secret: str) -> str:
    """A secret as it is kept: it can be checked and not read."""
    return sha256(b"pik seat\0" + secret.encode()).hexdigest()


class Guests:
    """Gives out cookies and reads them."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self._signer = Signer(key, salt="pik.guest")
        self.secure = secure
        """Whether the cookies are for https only."""

    def secret(self, request: web.Request) -> str | None:
        """The secret that a browser brings; None without a cookie of ours."""
        try:
            return self._signer.unsign(request.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

    def hashed(self, request: web.Request) -> str | None:
        """The secret that a browser brings, as it is kept."""
        secret = self.secret(request)
        return None if secret is None else hashed(secret)

    def fresh(self) -> str:
        """A new secret."""
        return secrets.token_urlsafe(SECRET_BYTES)

    def give(self, response: web.Response, secret: str, *, secure: bool = False) -> None:
        """Let a browser keep its secret: out of reach of scripts and other sites; `secure`: for https only."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(secret).decode(),
            max_age=YEAR_S,
            httponly=True,
            samesite="Lax",
            secure=self.secure or secure,
            path="/",
        )
