"""A Chromium for the tests that look at pages."""

import os
import shutil
from pathlib import Path

from house import apt
from house.say import MissingError

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
MAC = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find() -> str | None:
    """Return the Chromium that CHROMIUM names, or the machine's, or None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    return on_path or next((path for path in MAC if Path(path).exists()), None)


def get() -> str:
    """Return a Chromium, installing Debian's where we may."""
    found = find()
    if found is None and apt.is_ours():
        apt.install("chromium")
        found = find()
    if found is None:
        raise MissingError("the tests need Chromium: install the package chromium or name one in CHROMIUM")
    return found
