"""The wheel: what is in it, and that it serves where there is neither Node nor the sources."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from house import bundle, environment
from house.paths import BUNDLE, LOCKS, ROOT
from house.server import Server

DRIVER = ROOT / "tests" / "web" / "driver.py"
pytestmark = pytest.mark.xdist_group("wheel")


def build(kind: str, out: Path, root: Path = ROOT, path: str | None = None) -> Path:
    """Build a wheel or a source package without isolation and return it."""
    env = None if path is None else {"PATH": path}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    done = subprocess.run(command, cwd=root, env=env, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the present sources."""
    bundle.prepare()
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    """The names of the files in the wheel."""
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if name.startswith("pik/")}


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`pik` of a fresh environment in which only the wheel and what it asks for are installed."""
    folder = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    constraint = folder / "versions.txt"
    lines = (LOCKS / "run.txt").read_text().splitlines()
    constraint.write_text("\n".join(line.split(" \\")[0] for line in lines if "==" in line))
    environment.install("-c", str(constraint), str(wheel), python=folder / "bin" / "python")
    return folder / "bin" / "pik"


@pytest.fixture(scope="module")
def server(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of that environment, started away from the sources and with no Node on PATH."""
    data = tmp_path_factory.mktemp("data")
    with Server(program, data, {"PATH": str(program.parent), "PIK_BOT_PACE": "0"}) as running:
        yield running


def test_it_carries_the_bundle(names: set[str]) -> None:
    """The wheel holds the whole bundle with its license texts."""
    made = {f"pik/web/bundle/{path.relative_to(BUNDLE).as_posix()}" for path in BUNDLE.rglob("*.*")}
    assert {name for name in names if name.startswith("pik/web/bundle/")} == made - {"pik/web/bundle/.stamp"}
    assert {"pik/web/bundle/main.js", "pik/web/bundle/main.css", "pik/web/bundle/THIRD-PARTY.txt"} <= names


def test_it_is_typed_and_has_its_texts(names: set[str]) -> None:
    """The wheel holds the mark of a typed package and every catalog of texts, but no client sources."""
    texts = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.ftl")}
    assert texts | {"pik/py.typed"} <= names
    assert [name for name in names if name.startswith("pik/web/client/")] == []


def test_it_is_the_same_from_a_source_package(names: set[str], tmp_path: Path) -> None:
    """A wheel built from the source package holds the same files and needs no Node for it."""
    source = build("sdist", tmp_path / "sdist")
    subprocess.run(["tar", "-xzf", str(source), "-C", str(tmp_path)], check=True)
    (root,) = tmp_path.glob("pik-*")
    again = build("wheel", tmp_path / "wheel", root, path=str(tmp_path))
    with zipfile.ZipFile(again) as packed:
        assert {name for name in packed.namelist() if name.startswith("pik/")} == names


def test_it_serves_pages_and_program(server: Server) -> None:
    """Installed alone, it answers with its page and the program the page asks for."""
    assert b"/static/main.js" in server.page("/")
    assert server.page("/static/main.js") == (BUNDLE / "main.js").read_bytes()
    assert server.page("/static/THIRD-PARTY.txt") == (BUNDLE / "THIRD-PARTY.txt").read_bytes()


def test_a_deal_is_played_over_its_socket(server: Server, program: Path, tmp_path: Path) -> None:
    """A device plays a deal against bots, and nothing it does is refused; its program, too, has only the wheel."""
    command = [str(program.parent / "python"), str(DRIVER), server.url, "--deals", "1"]
    done = subprocess.run(command, cwd=tmp_path, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["rows"] == 1
    assert seen["acts"] >= 1


def test_it_stops_when_told_to(program: Path, tmp_path: Path) -> None:
    """Told to end, the server ends well."""
    with Server(program, tmp_path, {"PATH": str(program.parent)}) as server:
        pass
    assert server.code == 0, server.log
