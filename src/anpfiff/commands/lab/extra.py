"""The lab's libraries are an extra: whoever lacks them is told how to get them."""

from collections.abc import Iterator
from contextlib import contextmanager

from anpfiff.core import Refused


@contextmanager
def extra() -> Iterator[None]:
    """Around everything that imports them."""
    try:
        yield
    except ImportError as missing:
        how = "pip install 'anpfiff[lab]' (in a clone: python3 run.py setup)"
        raise Refused("needs-the-lab", detail=f"{missing.name}: {how}") from missing
