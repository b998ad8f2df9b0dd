"""The command line, for `python -m parlour.cli`."""

import sys

from parlour.cli.entry import main

if __name__ == "__main__":
    sys.exit(main())
