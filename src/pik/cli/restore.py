"""`pik restore`: the tables and the key of a backup into the data folder of a server that is stopped."""

import argparse
from pathlib import Path

from pik.cli.backup import KEY, STORE, folder_of, said
from pik.cli.options import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("restore", help="put a backup in the place of the tables; stop the server first")
    parser.add_argument("file", type=Path, help="what `pik backup` has written")
    parser.add_argument("--data", metavar="FOLDER", help="instead of PIK_DATA")
    parser.add_argument("--force", action="store_true", help="throw away the tables that are there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore. 0: done; 1: the file won't do, or a server is running; 2: a setting won't do, or tables are there."""
    from pik.store.backup import restore
    from pik.store.inspect import examined
    from pik.store.schema import StoreError
    from pik.web.settings import SettingsError

    try:
        folder = folder_of(args)
        there = [name for name in (STORE, KEY) if (folder / name).exists()]
        if there and not args.force:
            return said(f"{folder / there[0]} is there already; --force throws it away", 2)
        restore(args.file, folder / STORE, folder / KEY)
    except SettingsError as error:
        return said(str(error), 2)
    except (StoreError, OSError) as error:
        return said(str(error), 1)
    found = examined(folder / STORE)
    print(f"{folder}: {found.tables} tables, {found.acts} acts")
    return 0
