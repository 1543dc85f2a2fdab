"""Debian's packages, for a machine where we are root and may install them."""

import os
import shutil

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
