"""The way in from outside, as the doctor sees it: a page, what of it arrives, and a socket."""

import ssl
import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Final
from urllib.parse import urlsplit

import aiohttp
import msgspec

from pik.cli.checkup.finding import Finding, bad, note, ok
from pik.web.session import NO_TABLE
from pik.web.upkeep import Door, is_here

PATIENCE_S: Final = 10.0
CLOCKS_APART_S: Final = 60.0
NO_TABLE_ID: Final = "A" * 22
ELSEWHERE: Final = "https://elsewhere.invalid"
GATEWAY: Final = range(502, 505)
REDIRECTS: Final = range(300, 400)
HEADERS: Final = "docs/hosting.md has the lines for nginx and Caddy"


class NoWayError(Exception):
    """There is no way in; the message says why."""


async def way_in(url: str) -> AsyncIterator[Finding]:
    """All findings about a server by the address that people use, from its first page to its socket."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE_S)
    async with aiohttp.ClientSession(timeout=timeout, headers={"Origin": url}) as session:
        try:
            _, text, moment = await page(session, url, "/healthz")
            yield healthy(url, text)
            yield clocks(moment, time.time())
            status, text, _ = await page(session, url, "/readyz")
            yield ok("ready", "tables can be played") if status == OK else bad("ready", text.strip())
            _, text, _ = await page(session, url, "/api/door")
            for finding in through_the_door(url, text):
                yield finding
            yield await socket(session, url)
            yield await origin(session, url)
        except NoWayError as error:
            yield bad("way in", str(error))


OK: Final = 200


async def page(session: aiohttp.ClientSession, url: str, path: str) -> tuple[int, str, str | None]:
    """Status, text and date of a page. Raises NoWayError."""
    try:
        async with session.get(url + path, allow_redirects=False) as answer:
            text = await answer.text(errors="replace")
            if answer.status in REDIRECTS:
                beyond = answer.headers.get("Location", "nowhere")
                raise NoWayError(f"{url} leads on to {beyond}: use the address where people end up")
            if answer.status in GATEWAY and not is_ours(text):
                raise NoWayError(f"a proxy answers at {url} and does not reach Pik ({answer.status}): is it running?")
            return answer.status, text, answer.headers.get("Date")
    except (aiohttp.ClientError, TimeoutError, UnicodeError) as error:
        raise NoWayError(reason(url, error)) from error


def is_ours(text: str) -> bool:
    """Whether a text that goes with 503 is Pik's own."""
    return text in ("stopping\n", "the store is out of reach\n")


def reason(url: str, error: Exception) -> str:
    """Why a server can't be reached, in words."""
    name = urlsplit(url).hostname
    match error:
        case aiohttp.ClientConnectorDNSError():
            return f"nobody knows the name {name}: is it in the DNS?"
        case aiohttp.ClientConnectorCertificateError(certificate_error=ssl.SSLCertVerificationError() as cause):
            return f"the certificate of {name} is not good: {cause.verify_message}"
        case aiohttp.ClientSSLError():
            return f"{url} does not speak TLS: is it an http address?"
        case aiohttp.ClientConnectorError():
            return f"nobody listens at {url} ({error.os_error.strerror or error.os_error})"
        case TimeoutError():
            return f"{url} does not answer within {PATIENCE_S:g} s: is a firewall in between?"
        case _:
            return f"{url} does not answer like a web server ({type(error).__name__})"


def healthy(url: str, text: str) -> Finding:
    """Whether it is Pik that answers. Raises NoWayError."""
    if text == "stopping\n":
        raise NoWayError(f"Pik at {url} is stopping")
    if text != "ok\n":
        raise NoWayError(f"something answers at {url}, but it is not Pik")
    return ok("way in", f"Pik answers at {url}")


def clocks(moment: str | None, now: float) -> Finding:
    """Whether the server's clock and this one agree."""
    try:
        apart = abs(parsedate_to_datetime(moment or "").timestamp() - now)
    except ValueError:
        return note("clock", "the answers bear no date")
    if apart > CLOCKS_APART_S:
        return bad("clock", f"the server's clock and this one are {apart:.0f} s apart: one of them is wrong")
    return ok("clock", "the server's clock and this one agree")


def through_the_door(url: str, text: str) -> tuple[Finding, ...]:
    """What a proxy has made of the request. Raises NoWayError."""
    try:
        door = msgspec.json.decode(text, type=Door)
    except msgspec.DecodeError as error:
        raise NoWayError(f"{url}/api/door does not lead to Pik: does the proxy pass on all paths?") from error
    return ours(url, door), cookies(url, door), caller(url, door)


def ours(url: str, door: Door) -> Finding:
    """Whether pages at this address are ours."""
    if door.ours:
        return ok("origin", f"pages at {url} may play")
    if door.host != urlsplit(url).netloc:
        return bad(
            "origin",
            f"Pik is asked for {door.host} instead of {urlsplit(url).netloc} and refuses pages at {url}: "
            f"let the proxy pass on the Host header, or set PIK_PUBLIC_URL={url}; {HEADERS}",
        )
    return bad("origin", f"Pik refuses pages at {url}: does the proxy change the Origin header?")


def cookies(url: str, door: Door) -> Finding:
    """Whether cookies suit the address."""
    safe = urlsplit(url).scheme == "https"
    if safe and not door.secure:
        return bad("cookies", f"they would go over plain http too: set PIK_PUBLIC_URL={url}")
    if door.secure and not safe and not is_here(urlsplit(url).netloc):
        return bad("cookies", "they are for https only, so nobody keeps a seat at this address: use the https address")
    return ok("cookies", "for https only" if door.secure else "as for an http address")


def caller(url: str, door: Door) -> Finding:
    """Whether callers are told apart."""
    if not door.forwarded and urlsplit(url).scheme == "https":
        return note("callers", f"the proxy does not say whom it passes on, so all share their limits; {HEADERS}")
    return ok("callers", f"this one is {door.address}")


async def socket(session: aiohttp.ClientSession, url: str) -> Finding:
    """Whether a socket opens, and all the way to Pik."""
    try:
        async with session.ws_connect(f"{url}/t/{NO_TABLE_ID}/socket") as opened:
            await opened.receive(timeout=PATIENCE_S)
            if opened.close_code == NO_TABLE:
                return ok("socket", "it opens, and Pik is at its other end")
            return bad("socket", f"it opens and something else than Pik closes it ({opened.close_code})")
    except aiohttp.WSServerHandshakeError as error:
        return bad("socket", refused(error.status))
    except (aiohttp.ClientError, TimeoutError) as error:
        return bad("socket", reason(url, error))


def refused(status: int) -> str:
    """Why a socket did not open."""
    if status == 403:  # noqa: PLR2004
        return "Pik takes this page for another site's: see origin"
    if status in GATEWAY:
        return f"the proxy or Pik can't take it now ({status})"
    return f"the Upgrade header does not arrive ({status}): let the proxy pass on Upgrade and Connection; {HEADERS}"


async def origin(session: aiohttp.ClientSession, url: str) -> Finding:
    """Whether pages of other sites are kept out."""
    try:
        async with session.ws_connect(f"{url}/t/{NO_TABLE_ID}/socket", headers={"Origin": ELSEWHERE}):
            return bad("origin", "pages of other sites may open sockets: the proxy must not change the Origin header")
    except (aiohttp.ClientError, TimeoutError):
        return ok("origin", "pages of other sites are kept out")
