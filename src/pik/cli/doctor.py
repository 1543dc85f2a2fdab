"""`pik doctor`: looks at the settings, the data folder and the way in, and says in words what is wrong."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from pik.cli.options import Subparsers

if TYPE_CHECKING:
    from pik.cli.checkup.finding import Finding
    from pik.web.settings import Settings


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("doctor", help="look what is wrong with this server, and say it in words")
    parser.add_argument("--url", metavar="URL", help="the address people use, instead of PIK_PUBLIC_URL")
    parser.add_argument("--offline", action="store_true", help="look at this machine only, at no address")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look at everything. 0: all is well, notes aside; 1: something must be mended; 2: a setting won't do."""
    import asyncio

    from pik.web.settings import SettingsError, public_url, read_settings

    try:
        settings = read_settings(os.environ)
        url = public_url(args.url or "")
    except SettingsError as error:
        print(f"pik: {str(error).replace('PIK_PUBLIC_URL', '--url') if args.url else error}", file=sys.stderr)
        return 2
    return asyncio.run(examine(settings, url, args.offline))


async def examine(settings: "Settings", url: str | None, offline: bool) -> int:
    """Print finding after finding; 1 if one is bad."""
    import time

    from pik.cli.checkup.finding import ok
    from pik.cli.checkup.machine import looked_at
    from pik.cli.checkup.way import way_in

    code = told(ok("settings", "can be read; `pik serve --check-config` shows them"))
    for finding in looked_at(settings, time.time()):
        code |= told(finding)
    if not offline:
        async for finding in way_in(url or settings.public_url or here(settings)):
            code |= told(finding)
    return code


def here(settings: "Settings") -> str:
    """The server's own address."""
    from pik.web.serving import addresses

    return addresses(settings, settings.port)[0][0]


def told(finding: "Finding") -> int:
    """Print a finding; 1 if it is bad."""
    print(finding.line(), flush=True)
    return int(finding.state == "bad")
