"""nginx and Caddy as programs, with the settings of deploy/ before a real server."""

import os
import socket
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from house import proxies
from house.paths import ROOT
from tests.web.program import Program

DEPLOY = ROOT / "deploy"
PATIENCE_S = 30.0
NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    {paths}
    include {folder}/pik.conf;
}}
"""
KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
Settings = Callable[[Path, int, int], list[str]]
"""A folder, the port to listen at and the server's port to a command that serves."""


def replaced(name: str, *pairs: tuple[str, str]) -> str:
    """A file of deploy/ with some words changed; each must be there."""
    text = (DEPLOY / name).read_text()
    for old, new in pairs:
        assert old in text, (name, old)
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """Run nginx with deploy/nginx.conf, its names and ports changed."""
    settings = replaced(
        "nginx.conf",
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/letsencrypt/live/pik.example/fullchain.pem", f"{folder}/cert.pem"),
        ("/etc/letsencrypt/live/pik.example/privkey.pem", f"{folder}/key.pem"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("server_name pik.example", "server_name localhost"),
        ("/var/log/nginx", str(folder)),
    )
    (folder / "pik.conf").write_text(settings)
    paths = "\n    ".join(f"{kind}_temp_path {folder}/{kind};" for kind in KINDS)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, paths=paths))
    return [found("nginx"), "-e", f"{folder}/error.log", "-p", str(folder), "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    """Run Caddy with deploy/Caddyfile, its names and ports changed, and with a certificate of our own."""
    settings = replaced(
        "Caddyfile",
        ("pik.example {", f"https://localhost:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("\tlog {", "\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n\tlog {"),
    )
    (folder / "Caddyfile").write_text(settings)
    return [found("caddy"), "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


def found(name: str) -> str:
    """A program that `make test` brings where it can; without it a test is skipped."""
    program = proxies.find(name)
    if program is None:
        pytest.skip(f"{name} is not on this machine")
    return program


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def certificate(folder: Path) -> None:
    """A certificate of localhost that only these tests trust."""
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
    subprocess.run(["openssl", *words.split(), *names], check=True, capture_output=True)


@contextmanager
def before_pik(settings: Settings, folder: Path) -> Generator[str]:
    """A proxy with a server behind it; the address that people use. Skips where a program is not there."""
    port = free_port()
    url = f"https://localhost:{port}"
    with (
        Program(folder / "data", {"PIK_PUBLIC_URL": url}) as server,
        before(settings, folder, port, int(server.url.rsplit(":", 1)[1])),
    ):
        yield url


@contextmanager
def before(settings: Settings, folder: Path, port: int, server: int) -> Generator[None]:
    """A proxy that listens at a port, before another one. Skips where a program is not there."""
    for name in (settings.__name__, "openssl"):
        found(name)
    certificate(folder)
    command = settings(folder, port, server)
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        proxy = subprocess.Popen(command, env=env, stdout=said, stderr=said)
    try:
        await_port(port, proxy, folder / "said")
        yield
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE_S)


def await_port(port: int, proxy: "subprocess.Popen[bytes]", said: Path) -> None:
    """Wait until the proxy listens."""
    end = time.monotonic() + PATIENCE_S
    while proxy.poll() is None and time.monotonic() < end:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(said.read_text())
