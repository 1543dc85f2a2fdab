"""How the commands find, make and heal what they need."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from house import browser, check, environment, node, start
from house.paths import ROOT
from house.say import FailedError, MissingError, quietly
from house.stamp import digest, is_fresh

Program = Callable[[str, str], Path]
Installers = Callable[[Path], Iterator[tuple[str, ...]]]


def nothing(*_what: str) -> None:
    """Install nothing."""


def only(*programs: Path) -> Installers:
    """Return installers that are these programs and no others."""

    def installers(_python: Path) -> Iterator[tuple[str, ...]]:
        return iter([(str(program),) for program in programs])

    return installers


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Make a program of a few lines of shell, in a folder of its own."""

    def make(name: str, lines: str) -> Path:
        path = tmp_path / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\n{lines}\n")
        path.chmod(0o755)
        return path

    return make


def through_the_door(path: str) -> subprocess.CompletedProcess[str]:
    """Start the door as if by an old Python, with a PATH."""
    door = str(ROOT / "scripts" / "door.py")
    lines = "import runpy, sys; sys.hexversion, sys.argv = 0, ['', 'run']; "
    lines += f"runpy.run_path({door!r}, None, '__main__')"
    return subprocess.run(
        [sys.executable, "-c", lines], env={"PATH": path}, check=False, text=True, capture_output=True
    )


def test_an_old_python_says_what_is_missing(tmp_path: Path) -> None:
    """Where no newer Python is, the door says so in one line and ends with 2."""
    done = through_the_door(str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [f"pik: Python 3.11 or newer is needed; this is 3.{sys.version_info.minor}"]


def test_an_old_python_hands_over(program: Program) -> None:
    """A newer Python on PATH takes the arguments over; a name that leads nowhere is passed by."""
    program("python3.14", "exit 127")
    found = program("python3.12", 'if [ "$1" != -c ]; then echo "$@"; fi')
    done = through_the_door(str(found.parent))
    assert (done.returncode, done.stdout) == (0, f"{ROOT}/scripts/door.py run\n")


def test_a_command_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown command is refused in one line, with 2."""
    with pytest.raises(SystemExit) as end:
        start.main(["walk"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "pik: usage: door.py run|test|check|fix [arguments]\n"


def test_a_digest_knows_names_contents_and_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A digest changes with a file's name, with what is in it and with the words beside."""
    monkeypatch.setattr("house.stamp.ROOT", tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("a")
    digests = [digest([one]), digest([two]), digest([one, two]), digest([one], "word")]
    one.write_text("b")
    digests.append(digest([one]))
    assert len(set(digests)) == len(digests)


def test_a_stamp_is_fresh_only_when_it_says_the_same(tmp_path: Path) -> None:
    """A missing stamp and one of another digest are not fresh."""
    stamp = tmp_path / "stamp"
    assert not is_fresh(stamp, "abc")
    stamp.write_text("abc")
    assert is_fresh(stamp, "abc")
    assert not is_fresh(stamp, "abd")


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment elsewhere, in which nothing is installed."""
    folder = tmp_path / ".venv"
    monkeypatch.setattr(environment, "VENV", folder)
    monkeypatch.setattr(environment, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(environment, "UNFINISHED", folder / ".pik-unfinished")
    return folder


def test_an_environment_is_made_once(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second preparation finds all in place; the one for tests holds the one for running."""
    asked: list[str] = []

    def install(*what: str) -> None:
        asked.append(what[-1])

    monkeypatch.setattr(environment, "install", install)
    environment.prepare("dev")
    assert asked == [str(ROOT / "lock" / "dev.txt"), str(ROOT)]
    environment.prepare("dev")
    environment.prepare("run")
    assert len(asked) == 2
    assert (venv / "bin" / "python").exists()


def test_a_broken_environment_heals(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a start left behind that was interrupted in the middle is thrown away by the next one."""

    def interrupted(*_what: str) -> None:
        (venv / "half").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "install", interrupted)
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("run")
    assert (venv / "half").exists()
    assert not environment.is_ready("run")
    monkeypatch.setattr(environment, "install", nothing)
    environment.prepare("run")
    assert environment.is_ready("run")
    assert not (venv / "half").exists()


def test_a_sound_environment_is_kept(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new lock is installed into the environment that is there."""
    monkeypatch.setattr(environment, "install", nothing)
    environment.prepare("run")
    (venv / "kept").touch()
    (venv / ".pik-run").write_text("another lock")
    environment.prepare("run")
    assert environment.is_ready("run")
    assert (venv / "kept").exists()


def test_a_moved_environment_is_made_anew(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs name their Python by its place; after a move none of them would start."""
    monkeypatch.setattr(environment, "install", nothing)
    environment.prepare("run")
    (venv / "bin" / "pik").write_text("#!/somewhere/else/.venv/bin/python\n")
    (venv / ".pik-run").write_text("the digest of another place")
    environment.prepare("run")
    assert not (venv / "bin" / "pik").exists()


def test_a_python_that_does_not_start(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment whose Python is gone is made anew."""
    monkeypatch.setattr(environment, "install", nothing)
    environment.prepare("run")
    (venv / "bin" / "python").unlink()
    (venv / "bin" / "python").symlink_to("/nowhere/python3")
    assert not environment.is_ready("run")
    environment.prepare("run")
    assert environment.is_ready("run")


def test_nothing_can_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any installer the message says what to install."""
    monkeypatch.setattr(environment, "installers", only())
    with pytest.raises(MissingError, match="install uv, pip or python3-venv"):
        environment.install("something")


def test_the_next_installer_takes_over(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """When one installer fails the next is tried; when all fail the last one's trouble is told."""
    bad, good = program("bad", "echo no network; exit 1"), program("good", "exit 0")
    monkeypatch.setattr(environment, "installers", only(bad, good))
    environment.install("something")
    monkeypatch.setattr(environment, "installers", only(bad))
    with pytest.raises(FailedError, match="no network"):
        environment.install("something")


@pytest.mark.parametrize("version, fits", [("18.20.4", False), ("20.0.0", True), ("24.19.0", True), ("soon", False)])
def test_node_must_be_new_enough(program: Program, version: str, *, fits: bool) -> None:
    """Node 20 is the oldest that will do."""
    assert node.is_new_enough(str(program("node", f"echo {version}"))) == fits


def test_node_without_npm_is_no_node(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's Node may come without npm; then it's passed by."""
    folder = program("node", "echo 22.1.0").parent
    monkeypatch.setenv("PATH", str(folder))
    assert node.on_path() is None
    program("npm", "exit 0")
    assert node.on_path() == node.Node(str(folder / "node"), (str(folder / "npm"),))


def test_chromium_is_named_or_found(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """CHROMIUM goes before the one on PATH."""
    found = program("chromium", "exit 0")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(found.parent))
    assert browser.find() == str(found)
    monkeypatch.setenv("CHROMIUM", "/somewhere/chromium")
    assert browser.find() == "/somewhere/chromium"


def test_no_chromium_and_no_right_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a browser the message says what to install."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "MAC", ())
    with pytest.raises(MissingError, match="install the package chromium"):
        browser.get()


def test_the_check_takes_names_in_its_own_order() -> None:
    """All steps by default; named ones in the order of the whole."""
    assert check.chosen([]) == list(check.STEPS)
    assert check.chosen(["tests", "mypy"]) == ["mypy", "tests"]
    assert check.chosen(["--quick"]) == ["format", "lint", "imports"]


def test_the_check_refuses_an_unknown_step(capsys: pytest.CaptureFixture[str]) -> None:
    """A step that doesn't exist ends the check with 2 before anything runs."""
    with pytest.raises(SystemExit) as end:
        check.chosen(["spelling"])
    assert end.value.code == 2
    assert "no such step: spelling" in capsys.readouterr().err


def test_a_failed_step_fails_the_check(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The summary names every step; one failure is enough for exit code 1, and its output is shown."""
    bad, good = program("bad", "echo the reason; exit 3"), program("good", "echo nobody reads this")
    monkeypatch.setattr(check, "STEPS", {"mypy": (str(bad),), "lint": (str(good),)})
    assert check.main([]) == 1
    shown = capsys.readouterr().out
    assert "the reason" in shown
    assert "nobody reads this" not in shown
    assert [line.split()[:2] for line in shown.splitlines()[-2:]] == [["FAILED", "mypy"], ["ok", "lint"]]
    assert check.main(["lint"]) == 0


@pytest.mark.parametrize("ready", [True, False])
def test_an_environment_of_another_lock_is_told(
    ready: bool, program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever checks with packages of yesterday is told how to get today's."""
    monkeypatch.setattr(check, "STEPS", {"lint": (str(program("good", "exit 0")),)})

    def is_ready(_level: str) -> bool:
        return ready

    monkeypatch.setattr(environment, "is_ready", is_ready)
    assert check.main(["lint"]) == 0
    assert ("make test" in capsys.readouterr().out) != ready


def test_a_program_that_fails_tells_all(program: Program) -> None:
    """What a failed program printed is in the error; so is the name of one that isn't there."""
    with pytest.raises(FailedError, match=r"(?s)one.*two.*ended with 7"):
        quietly([program("fails", "echo one; echo two >&2; exit 7")])
    with pytest.raises(FailedError, match="nothing-here"):
        quietly(["nothing-here"], {**os.environ})
