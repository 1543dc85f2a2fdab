"""Who a request comes from, where a proxy of ours stands before the server."""

from collections.abc import Awaitable, Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias

from aiohttp import web
from aiohttp.typedefs import Middleware

Network: TypeAlias = IPv4Network | IPv6Network
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

FORWARDED: Final = ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via")
LINE_BITS: Final = 64
"""Of an IPv6 address: what a line has, and everybody on it is free in the rest."""
LOOPBACK: Final[tuple[Network, ...]] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))


def trusting(proxies: tuple[Network, ...]) -> Middleware:
    """A middleware that lets a request come from whom one of these proxies names, so that limits are each person's."""

    @web.middleware
    async def from_beyond(request: web.Request, handler: Handler) -> web.StreamResponse:
        remote = behind(request, proxies)
        if remote is None:
            return await handler(request)
        return await handler(request.clone(remote=remote, scheme=scheme(request)))

    return from_beyond


def behind(request: web.Request, proxies: tuple[Network, ...]) -> str | None:
    """Whom a trusted proxy names: the last entry is its own, those before it are hearsay. None without one."""
    if not is_in(request.remote, proxies):
        return None
    named = ",".join(request.headers.getall("X-Forwarded-For", [])).rpartition(",")[2].strip()
    try:
        return str(ip_address(named))
    except ValueError:
        return None


def scheme(request: web.Request) -> str:
    """How the browser's link is made, by the last word of the proxy before the server; plain where it says nothing."""
    said = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip().lower()
    return "https" if said == "https" else "http"


def caller(request: web.Request) -> str:
    """Who a request counts for where calls are limited: its address, or of IPv6 the network of a line."""
    try:
        number = ip_address(request.remote or "")
    except ValueError:
        return request.remote or ""
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> LINE_BITS << LINE_BITS))


def is_in(address: str | None, networks: tuple[Network, ...]) -> bool:
    """Whether an address is in one of the networks."""
    try:
        number = ip_address(address or "")
    except ValueError:
        return False
    return any(number in network for network in networks)


def is_forwarded(request: web.Request) -> bool:
    """Whether a request has come through a proxy, as far as it says."""
    return any(name in request.headers for name in FORWARDED)
