"""The key that signs cookies."""

import stat
from pathlib import Path

from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from pik.web.guests import COOKIE, Guests, hashed, read_key


def test_key_is_made_once_and_is_the_servers_alone(tmp_path: Path) -> None:
    """The first start makes a key that only the server's user may read; later starts find the same."""
    path = tmp_path / "cookie.key"
    key = read_key(path)
    assert len(key) == 64
    assert read_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert read_key(tmp_path / "other.key") != key


def test_cookie_comes_back() -> None:
    """A cookie that was given is read as its secret by the same key, and by no other."""
    guests = Guests(b"one", secure=True)
    secret = guests.fresh()
    response = web.Response()
    guests.give(response, secret)
    given = response.cookies[COOKIE]
    assert given["secure"]
    request = make_mocked_request("GET", "/", headers={"Cookie": f"{COOKIE}={given.value}"})
    assert guests.secret(request) == secret
    assert guests.hashed(request) == hashed(secret)
    assert Guests(b"two", secure=True).secret(request) is None


def test_secrets_differ_and_are_long() -> None:
    """Each secret has 192 random bits; its hash tells nothing and is always the same."""
    guests = Guests(b"one", secure=False)
    secrets = {guests.fresh() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}
    assert hashed("a") == hashed("a") != hashed("b")
