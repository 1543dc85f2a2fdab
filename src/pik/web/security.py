"""What every answer says to the browser, and who may change something."""

from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

RULES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
)
POLICY: Final = "; ".join(RULES)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers to an answer, and say nothing about the program."""
    response.headers.update(HEADERS)
    response.headers.popall("Server", None)
    if "Cache-Control" not in response.headers:
        response.headers["Cache-Control"] = "no-store"


def is_ours(request: web.Request, public_url: str | None) -> bool:
    """Whether a request comes from a page of ours: of the address it is sent to, or of the public one.

    A request without an origin comes from no page of ours.
    """
    origin = request.headers.get("Origin", "")
    if public_url is not None and origin == public_url:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and origin == f"{parts.scheme}://{request.host}"
