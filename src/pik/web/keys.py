"""What the handlers share, by typed keys."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from aiohttp import web

from pik.core.hosted import Hosted
from pik.room.runner import Room
from pik.web.bundle import Asset
from pik.web.codes import Codes
from pik.web.guests import Guests
from pik.web.levels import Levels
from pik.web.limits import Buckets
from pik.web.meter import Meter
from pik.web.proxies import LOOPBACK, Network
from pik.web.session import Session
from pik.web.settings import Audience

TABLES_AT_ONCE = 60
TABLES_A_SECOND = 1.0
SOCKETS_AT_ONCE = 1000
SOCKETS_A_SECOND = 20.0
LIVES_AT_ONCE = 40
LIVES_A_SECOND = 2.0
CHATS_AT_ONCE = 6
CHATS_A_SECOND = 0.5
HELLOS_AT_ONCE = 600
HELLOS_A_SECOND = 10.0
TRIES_AT_ONCE = 20
TRIES_A_SECOND = 0.1
READS_AT_ONCE = 60
READS_A_SECOND = 1.0


@dataclass
class Desk:
    """What it takes to serve."""

    room: Room
    catalog: Mapping[str, Hosted]
    levels: Levels
    bundle: Mapping[str, Asset]
    texts: Callable[[str, str | None], str]
    """Language and game (None: the shared ones only) to a Fluent source; raises KeyError."""
    guests: Guests
    public_url: str | None = None
    ready: bool = True
    metrics: Audience = "local"
    proxies: tuple[Network, ...] = LOOPBACK
    meter: Meter = field(default_factory=Meter)
    sessions: set[Session] = field(default_factory=set[Session])
    tables: Buckets = field(default_factory=lambda: Buckets(TABLES_AT_ONCE, TABLES_A_SECOND))
    sockets: Buckets = field(default_factory=lambda: Buckets(SOCKETS_AT_ONCE, SOCKETS_A_SECOND))
    hellos: Buckets = field(default_factory=lambda: Buckets(HELLOS_AT_ONCE, HELLOS_A_SECOND))
    """Cookies given out, by address."""
    lives: Buckets = field(default_factory=lambda: Buckets(LIVES_AT_ONCE, LIVES_A_SECOND))
    """Acts of table life, by who does them."""
    chats: Buckets = field(default_factory=lambda: Buckets(CHATS_AT_ONCE, CHATS_A_SECOND))
    tries: Buckets = field(default_factory=lambda: Buckets(TRIES_AT_ONCE, TRIES_A_SECOND))
    """Keys and codes tried, by address and by table."""
    reads: Buckets = field(default_factory=lambda: Buckets(READS_AT_ONCE, READS_A_SECOND))
    """Logs read for a record or a title, by address."""
    codes: Codes = field(default_factory=Codes)


DESK = web.AppKey("desk", Desk)
