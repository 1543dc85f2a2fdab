"""Debian's packages, for a machine where we are root and may install them."""

import os
import shutil
from pathlib import Path

from house.say import quietly, tell


def is_ours() -> bool:
    """Whether this process may install Debian packages."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install packages with as little around them as Debian allows."""
    tell(f"installing Debian's {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly(["apt-get", "update", "-qq"], env)
    quietly(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env)


def lay_out(package: str, folder: Path) -> None:
    """Unpack a package into a folder: its programs are there, the machine is as it was."""
    tell(f"fetching Debian's {package}")
    folder.mkdir(parents=True, exist_ok=True)
    if is_ours():
        quietly(["apt-get", "update", "-qq"])
    quietly(["apt-get", "download", "-qq", package], cwd=folder)
    for archive in folder.glob(f"{package}_*.deb"):
        quietly(["dpkg-deb", "-x", archive, folder])
        archive.unlink()
