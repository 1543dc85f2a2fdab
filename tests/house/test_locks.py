"""The locks and what they were made from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from house.paths import LOCKS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def locked(name: str) -> dict[str, str]:
    """Return the versions in a lock by the packages' names."""
    lines = (LOCKS / f"{name}.txt").read_text().splitlines()
    found = (re.match(r"([\w.\-]+)==([\w.]+)", line) for line in lines)
    return {match[1]: match[2] for match in found if match}


def names(requirements: list[str]) -> set[str]:
    """Return the normal names of packages in requirements."""
    bare = (re.split(r"[^\w.\-]", requirement, maxsplit=1)[0] for requirement in requirements)
    return {re.sub(r"[._\-]+", "-", name).lower() for name in bare}


def group(name: str) -> set[str]:
    """Return the packages that a group itself names."""
    return names([entry for entry in PROJECT["dependency-groups"][name] if isinstance(entry, str)])


def extra(name: str) -> set[str]:
    """Return the packages of an extra."""
    return names(PROJECT["project"]["optional-dependencies"][name])


def test_every_requirement_is_locked() -> None:
    """What pyproject.toml asks for is in the lock that installs it."""
    wanted = names(PROJECT["project"]["dependencies"]) | extra("bots") | group("build")
    assert wanted - locked("run").keys() == set()
    assert (group("dev") | group("node") | group("endplay") | extra("openspiel")) - locked("dev").keys() == set()
    assert locked("node").keys() == group("node")


@pytest.mark.parametrize("part", ["run", "node"])
def test_the_tools_change_no_version(part: str) -> None:
    """The environment for tests holds the one for running, in the same versions."""
    assert locked(part).items() <= locked("dev").items()


def test_the_builder_asks_for_the_locked_node() -> None:
    """The build hook and the group name the same Node."""
    (requirement,) = PROJECT["dependency-groups"]["node"]
    assert requirement in (ROOT / "hatch_build.py").read_text()


def test_the_client_has_the_packages_of_its_lock() -> None:
    """package.json and its lock agree."""
    asked = json.loads(Path(ROOT / "package.json").read_text())
    root = json.loads(Path(ROOT / "package-lock.json").read_text())["packages"][""]
    assert root["dependencies"] == asked["dependencies"]
    assert root["devDependencies"] == asked["devDependencies"]
