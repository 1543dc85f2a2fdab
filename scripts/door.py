"""The door of the commands, `make run` and `make test` first: finds a new enough Python and hands over to it.

Even an old Python 3 must be able to read this file; the rest, in `house`, is written for 3.11.
"""

import os
import shutil
import subprocess
import sys

OLDEST = 0x030B0000
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python")


def is_new_enough(path: str) -> bool:
    """Ask the interpreter itself: a name on PATH may lead nowhere."""
    question = f"import sys; sys.exit(sys.hexversion < {OLDEST})"
    try:
        return subprocess.call([path, "-c", question], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def go_on_with_newer() -> None:
    """Replace this process by the same one under the first Python that is new enough."""
    for name in NAMES:
        path = shutil.which(name)
        if path and is_new_enough(path):
            os.execv(path, [path] + sys.argv)  # noqa: RUF005
    sys.stderr.write("pik: Python 3.11 or newer is needed; this is {}.{}\n".format(*sys.version_info))
    sys.exit(2)


if __name__ == "__main__":
    if sys.hexversion < OLDEST:
        go_on_with_newer()
    from house.start import main

    main(sys.argv[1:])
