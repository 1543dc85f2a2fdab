"""The settings, from an environment."""

import sys
from pathlib import Path

import pytest

from pik.web import settings as module
from pik.web.settings import NAMES, SettingsError, prepared, read_settings


def test_defaults() -> None:
    """Without settings: this machine alone, port 8000, a pace of 0.6 s."""
    settings = read_settings({"PATH": "/bin", "HOME": "/home/vera"})
    assert (settings.host, settings.port, settings.public_url, settings.bot_pace, settings.log) == (
        "127.0.0.1",
        8000,
        None,
        0.6,
        "text",
    )


def test_every_setting_is_shown_and_read_back() -> None:
    """What is shown can be set again and gives the same settings."""
    given = {
        "PIK_HOST": "::",
        "PIK_PORT": "0",
        "PIK_DATA": "/srv/pik",
        "PIK_PUBLIC_URL": "https://pik.example/",
        "PIK_BOT_PACE": "1.2",
        "PIK_LOG": "json",
        "PIK_METRICS": "off",
        "PIK_PROXIES": "10.0.0.0/8,fd00::1",
    }
    settings = read_settings(given)
    again = dict(text.split("=", 1) for text in settings.shown().splitlines())
    assert tuple(again) == NAMES
    assert read_settings(again) == settings
    assert settings.public_url == "https://pik.example"


@pytest.mark.parametrize(
    "name, text",
    [
        ("PIK_PROT", "9000"),
        ("PIK_PORT", "web"),
        ("PIK_PORT", "-1"),
        ("PIK_PORT", "65536"),
        ("PIK_PORT", "٣"),
        ("PIK_BOT_PACE", "fast"),
        ("PIK_BOT_PACE", "nan"),
        ("PIK_BOT_PACE", "-1"),
        ("PIK_BOT_PACE", "60"),
        ("PIK_PUBLIC_URL", "pik.example"),
        ("PIK_PUBLIC_URL", "ftp://pik.example"),
        ("PIK_PUBLIC_URL", "https://pik.example/room"),
        ("PIK_PUBLIC_URL", "https://a@pik.example"),
        ("PIK_PUBLIC_URL", "https://pik.example?x"),
        ("PIK_PUBLIC_URL", "https://[::1"),
        ("PIK_PUBLIC_URL", "https://pik.example:99999"),
        ("PIK_LOG", "xml"),
        ("PIK_METRICS", "yes"),
        ("PIK_PROXIES", "proxy"),
        ("PIK_PROXIES", "10.0.0.1/8"),
        ("PIK_PROXIES", ","),
    ],
)
def test_bad_setting_is_named(name: str, text: str) -> None:
    """A setting that can't be used, or that there is none of, is named in one line."""
    with pytest.raises(SettingsError) as caught:
        read_settings({name: text})
    assert name in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_proxy_is_trusted_where_there_is_none() -> None:
    """`none` trusts no proxy, and is shown as it is set."""
    settings = read_settings({"PIK_PROXIES": "none"})
    assert settings.proxies == ()
    assert "PIK_PROXIES=none" in settings.shown().splitlines()


def test_empty_setting_is_the_default() -> None:
    """A setting that is set to nothing has its default."""
    assert read_settings(dict.fromkeys(NAMES, "")) == read_settings({})


def test_folder_is_made_for_its_user_alone(tmp_path: Path) -> None:
    """The data folder is made, with its parents, and nothing is left in it."""
    folder = prepared(tmp_path / "a" / "b")
    assert folder.stat().st_mode & 0o777 == 0o700
    assert list(folder.iterdir()) == []
    assert prepared(folder) == folder


def test_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Where nothing can be written, one line says so."""
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SettingsError, match="PIK_DATA"):
        prepared(tmp_path / "file" / "data")


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is the system's own")
def test_installed_server_keeps_data_with_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a checkout data lies in `data`; installed, in the user's folder for data."""
    checkout = Path(module.__file__).resolve().parents[3]
    assert read_settings({}).data == checkout / "data"
    monkeypatch.setattr(module, "__file__", str(tmp_path / "lib" / "pik" / "web" / "settings.py"))
    assert read_settings({"XDG_DATA_HOME": "/data"}).data == Path("/data/pik")
    assert read_settings({}).data == Path.home() / ".local" / "share" / "pik"
