"""The server from its start to its end."""

import asyncio
import errno
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from aiohttp import web

from pik.room.journal import Journal
from pik.web.app import application
from pik.web.keys import Desk
from pik.web.settings import Settings, SettingsError

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - asked for by the settings, not by default
GOODBYE_S: Final = 5.0
Announce: TypeAlias = Callable[[Sequence[str], str | None], None]
"""Addresses, and the one that a phone should go to, if any."""


async def run_until_stopped(desk: Desk, journal: Journal, settings: Settings, announce: Announce) -> None:
    """Serve until SIGTERM or SIGINT, then finish what is under way. Raises SettingsError where it can't listen."""
    stopped = asyncio.Event()
    listen_to_signals(stopped)
    runner = web.AppRunner(application(desk), access_log=None, shutdown_timeout=GOODBYE_S)
    await runner.setup()
    try:
        port = await listening(runner, settings)
        announce(*addresses(settings, port))
        await stopped.wait()
    finally:
        desk.ready = False
        await runner.cleanup()
        await journal.close()


def listen_to_signals(stopped: asyncio.Event) -> None:
    """Let SIGTERM and SIGINT end the server in order, where the system has them."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)


async def listening(runner: web.AppRunner, settings: Settings) -> int:
    """Listen; the port, which the machine may have chosen. Raises SettingsError."""
    try:
        await web.TCPSite(runner, settings.host, settings.port).start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise SettingsError(f"port {settings.port} is in use; PIK_PORT chooses another") from error
        raise SettingsError(f"can't listen on {settings.host}, port {settings.port} ({error.strerror})") from error
    port: int = runner.addresses[0][1]
    return port


def addresses(settings: Settings, port: int) -> tuple[tuple[str, ...], str | None]:
    """The addresses to tell, and the one that a phone should go to."""
    everywhere = settings.host in EVERYWHERE
    here = address("127.0.0.1" if everywhere else settings.host, port)
    lan = lan_host() if everywhere else None
    beyond = settings.public_url or (address(lan, port) if lan else None)
    return (here, beyond) if beyond else (here,), beyond


def address(host: str, port: int) -> str:
    """The address of a host's page."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_host() -> str | None:
    """This machine's number in its network; None without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        host: str = probe.getsockname()[0]
        return host
