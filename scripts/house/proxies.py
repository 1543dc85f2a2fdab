"""nginx and Caddy for the tests of what stands in deploy/: the machine's, or Debian's laid out in build/."""

import os
import shutil

from house import apt
from house.alone import alone
from house.paths import ROOT
from house.say import FailedError, tell

FOLDER = ROOT / "build" / "debian"
NAMES = ("nginx", "caddy")
"""Programs, and the packages that bring them."""


def find(name: str) -> str | None:
    """Return a program of the machine's, or of build/, or None."""
    places = [os.environ.get("PATH", os.defpath), "/usr/sbin", str(FOLDER / "usr/sbin"), str(FOLDER / "usr/bin")]
    return shutil.which(name, path=os.pathsep.join(places))


def get() -> None:
    """See that both are there where that can be done; the tests of a program that is not say so and are left out.

    Laid out in build/ they start no service on the machine.
    """
    if all(map(find, NAMES)):
        return
    with alone("proxies"):
        for name in NAMES:
            if find(name) is None:
                lay_out(name)


def lay_out(name: str) -> None:
    """Put a Debian package's files into build/, or tell that the program is not there."""
    why = "there is no apt here to fetch it"
    if shutil.which("apt-get") and shutil.which("dpkg-deb"):
        try:
            apt.lay_out(name, FOLDER)
        except FailedError as error:
            why = f"{str(error).splitlines()[0]} failed"
    if find(name) is None:
        tell(f"without {name} ({why}) the tests of its settings are left out")
