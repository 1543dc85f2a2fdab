"""`python -m pik` is `pik`."""

import sys

from pik.cli import main

if __name__ == "__main__":
    sys.exit(main())
