"""`pik backup`: all tables and the signing key in one file, while the server runs."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from pik.cli.options import Subparsers

STORE: Final = "pik.sqlite3"
KEY: Final = "cookie.key"


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("backup", help="copy all tables and the signing key into one file")
    parser.add_argument("file", type=Path, help="where to; keep it as secret as the data folder")
    parser.add_argument("--data", metavar="FOLDER", help="instead of PIK_DATA")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy. 0: done; 1: it could not be done, nothing is changed; 2: a setting won't do, or the file is there."""
    from pik.store.backup import back_up
    from pik.store.inspect import examined
    from pik.store.schema import StoreError
    from pik.web.settings import SettingsError

    try:
        folder = folder_of(args)
        if args.file.exists() and not args.force:
            return said(f"{args.file} is there already; --force writes over it", 2)
        if not args.file.absolute().parent.is_dir():
            return said(f"there is no folder {args.file.absolute().parent}", 2)
        if not (folder / STORE).exists():
            return said(f"there are no tables in {folder}", 1)
        back_up(folder / STORE, (folder / KEY).read_bytes(), args.file)
    except SettingsError as error:
        return said(str(error), 2)
    except (StoreError, OSError) as error:
        return said(str(error), 1)
    found = examined(args.file)
    print(f"{args.file}: {found.tables} tables, {found.acts} acts")
    return 0


def folder_of(args: argparse.Namespace) -> Path:
    """The data folder that the arguments and the environment name. Raises SettingsError."""
    from pik.web.settings import read_settings

    given = {} if args.data is None else {"PIK_DATA": args.data}
    return read_settings(os.environ | given).data


def said(line: str, code: int) -> int:
    """Say why not."""
    print(f"pik: {line}", file=sys.stderr)
    return code
