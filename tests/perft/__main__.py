"""Write the counts anew; read the diff before you commit it."""

import msgspec

from tests.laws.cases import CASES
from tests.perft.perft import counts
from tests.perft.test_perft import GOLDEN

found = {case.game.id: counts(case) for case in CASES}
GOLDEN.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
