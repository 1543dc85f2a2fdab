"""The settings of the server, from the environment."""

import os
import sys
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args
from urllib.parse import urlsplit

from msgspec import Struct

PREFIX: Final = "PIK_"
Audience: TypeAlias = Literal["off", "local", "on"]

MOST_PACE_S: Final = 10.0
LAST_PORT: Final = 65535
MOST_DAYS: Final = 36500


class SettingsError(Exception):
    """A setting that can't be used; the message says why in one line."""


class Settings(Struct, frozen=True):
    """Where to listen, where to keep, and how fast bots play."""

    host: str
    port: int
    data: Path
    public_url: str | None
    """The address that people use, where it is another than the server's own (behind a proxy)."""
    bot_pace: float
    """Seconds from a question to a bot's act, at the least."""
    log: str
    """How logs are written: text or json."""
    metrics: Audience
    """Who may read the figures: nobody, who asks from this machine itself, everybody."""
    proxies: tuple[IPv4Network | IPv6Network, ...]
    """The proxies that are believed when they say whom they pass on."""
    keep_days: int
    """Days that a table is kept after the last thing done at it; 0: for ever."""

    def shown(self) -> str:
        """The settings as lines for the environment."""
        values = {
            "PIK_HOST": self.host,
            "PIK_PORT": self.port,
            "PIK_DATA": self.data,
            "PIK_PUBLIC_URL": self.public_url or "",
            "PIK_BOT_PACE": f"{self.bot_pace:g}",
            "PIK_LOG": self.log,
            "PIK_METRICS": self.metrics,
            "PIK_PROXIES": ",".join(map(str, self.proxies)) or "none",
            "PIK_KEEP_DAYS": self.keep_days,
        }
        return "\n".join(f"{name}={value}" for name, value in values.items())


NAMES: Final = (
    "PIK_HOST",
    "PIK_PORT",
    "PIK_DATA",
    "PIK_PUBLIC_URL",
    "PIK_BOT_PACE",
    "PIK_LOG",
    "PIK_METRICS",
    "PIK_PROXIES",
    "PIK_KEEP_DAYS",
)


def read_settings(environ: Mapping[str, str]) -> Settings:
    """The settings out of an environment; what is not set, or empty, has its default. Raises SettingsError."""
    unknown = sorted(name for name in environ if name.startswith(PREFIX) and name not in NAMES)
    if unknown:
        raise SettingsError(f"unknown setting {unknown[0]}; there are {', '.join(NAMES)}")
    given = {name: environ.get(name, "").strip() for name in NAMES}
    return Settings(
        host=given["PIK_HOST"] or "127.0.0.1",
        port=port(given["PIK_PORT"] or "8000"),
        data=Path(given["PIK_DATA"]).expanduser() if given["PIK_DATA"] else data_folder(environ),
        public_url=public_url(given["PIK_PUBLIC_URL"]),
        bot_pace=pace(given["PIK_BOT_PACE"] or "0.6"),
        log=log(given["PIK_LOG"] or "text"),
        metrics=metrics(given["PIK_METRICS"] or "local"),
        proxies=proxies(given["PIK_PROXIES"] or "127.0.0.0/8,::1"),
        keep_days=keep_days(given["PIK_KEEP_DAYS"] or "90"),
    )


def port(text: str) -> int:
    """A port; 0 lets the machine choose. Raises SettingsError."""
    if not (text.isascii() and text.isdigit() and int(text) <= LAST_PORT):
        raise SettingsError(f"PIK_PORT is a number from 0 to {LAST_PORT}, not {text}")
    return int(text)


def pace(text: str) -> float:
    """A pace in seconds. Raises SettingsError."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= MOST_PACE_S:
        raise SettingsError(f"PIK_BOT_PACE is a number of seconds from 0 to {MOST_PACE_S:g}, not {text}")
    return seconds


def public_url(text: str) -> str | None:
    """An address without a path; None for an empty one. Raises SettingsError."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and parts.port != 0
    except ValueError:
        fine = False
    if not fine or parts_beyond(text):
        raise SettingsError(f"PIK_PUBLIC_URL is an address like https://pik.example, not {text}")
    return text.rstrip("/")


def parts_beyond(text: str) -> bool:
    """Whether an address has a question, a fragment or a name in it."""
    return any(sign in text for sign in "?#@")


def log(text: str) -> str:
    """How to log. Raises SettingsError."""
    if text not in ("text", "json"):
        raise SettingsError(f"PIK_LOG is text or json, not {text}")
    return text


def metrics(text: str) -> Audience:
    """Who may read the figures. Raises SettingsError."""
    audience: Audience | None = next((one for one in get_args(Audience) if one == text), None)
    if audience is None:
        raise SettingsError(f"PIK_METRICS is off, local or on, not {text}")
    return audience


def proxies(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks with commas between them; `none` for no proxy. Raises SettingsError."""
    if text == "none":
        return ()
    try:
        return tuple(ip_network(part.strip()) for part in text.split(","))
    except ValueError as error:
        raise SettingsError(f"PIK_PROXIES has addresses or networks like 10.0.0.0/8 with commas, not {text}") from error


def keep_days(text: str) -> int:
    """How many days tables are kept; 0: for ever. Raises SettingsError."""
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_DAYS):
        raise SettingsError(f"PIK_KEEP_DAYS is a number of days from 0 (for ever) to {MOST_DAYS}, not {text}")
    return int(text)


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where tables are kept by default: `data` in a checkout, else the user's folder for data."""
    checkout = Path(__file__).resolve().parents[3]
    if (checkout / "pyproject.toml").is_file() and (checkout / "src" / "pik").is_dir():
        return checkout / "data"
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "pik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "pik"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pik"


def prepared(folder: Path) -> Path:
    """The folder, made if need be. Raises SettingsError where nothing can be written."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe(folder)
    except OSError as error:
        raise cannot_write(folder, error) from error
    return folder


def tried(folder: Path) -> None:
    """Write into the folder, or where it would be made, and leave nothing. Raises SettingsError where that fails."""
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    try:
        probe(there)
    except OSError as error:
        raise cannot_write(folder, error) from error


def probe(folder: Path) -> None:
    """Write a file and take it away again. Raises OSError."""
    file = folder / f".probe-{os.getpid()}"
    file.write_bytes(b"")
    file.unlink()


def cannot_write(folder: Path, error: OSError) -> SettingsError:
    """Why the folder won't do."""
    return SettingsError(f"PIK_DATA: nothing can be written to {folder} ({error.strerror})")
