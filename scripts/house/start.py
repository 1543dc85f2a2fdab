"""The commands: first what they need, then the command itself."""

import os
import sys
from collections.abc import Sequence

from house import browser, bundle, check, environment, node, proxies
from house.paths import PYTHON, ROOT, VENV
from house.say import FailedError, MissingError, leave


def main(words: Sequence[str]) -> None:
    """Run a command with the arguments after it; end with 2 and one line when something is missing."""
    try:
        match words:
            case ["run", *rest]:
                environment.prepare("run")
                bundle.prepare()
                go(str(VENV / "bin" / "pik"), "serve", *rest)
            case ["test", *rest]:
                environment.prepare("dev")
                node.prepare_packages()
                bundle.prepare()
                browser.get()
                proxies.get()
                go(str(PYTHON), str(ROOT / "scripts" / "door.py"), "check", *rest)
            case ["check", *rest]:
                sys.exit(check.main(rest))
            case ["fix"]:
                sys.exit(check.fix())
            case _:
                leave("usage: door.py run|test|check|fix [arguments]")
    except MissingError as missing:
        leave(str(missing))
    except FailedError as failed:
        leave(str(failed), 1)
    except KeyboardInterrupt:
        leave("stopped", 130)


def go(program: str, *words: str) -> None:
    """Become another program."""
    sys.stdout.flush()
    os.execv(program, [program, *words])
