"""`python -m anpfiff`: the same as `anpfiff`."""

import sys

from anpfiff.cli import main

sys.exit(main())
