"""The kit's drawings as they are printed: colours resolved, patterns brought along, nothing rough or raster."""

import gzip
import pkgutil
import re
from functools import cache

import msgspec

from anpfiff.core import Refused, Value
from anpfiff.press.inks import FULL, PAPER_WHITE, saving

FAMILY = "Atkinson Hyperlegible Next"
_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
_USED = re.compile(r"url\(#([\w-]+)\)")
_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ROUGH = ' filter="url(#chalky)"'


class Art(Value, frozen=True, tag=False):
    """What the drawing kit wrote down."""

    colours: dict[str, str]
    """The light room's."""
    patterns: dict[str, str]
    drawings: dict[str, str]


def picture(name: str, *, ink_saving: bool) -> str:
    """A drawing as an SVG of its own. After an @ in its name may stand the part of it that is wanted: x y width height."""
    plain, _, part = name.partition("@")
    text = drawings().drawings[plain].replace(_ROUGH, "")
    text = _with_patterns(text)
    if ink_saving:
        text = saving(plain, text)
    if part:
        text = _BOX.sub(f'viewBox="{part}"', text, count=1)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" font-family="{FAMILY}" '
    return _coloured(text, ink_saving=ink_saving).replace("<svg ", head, 1)


def ink(name: str, *, ink_saving: bool) -> str:
    """A colour by its name."""
    return _coloured(f"var(--{name})", ink_saving=ink_saving)


def measured(name: str) -> tuple[float, float]:
    """A drawing's width and height; of a board, in millimetres."""
    box = _BOX.search(drawings().drawings[name])
    assert box is not None
    return float(box[1]), float(box[2])


@cache
def drawings() -> Art:
    try:
        packed = pkgutil.get_data("anpfiff.press", "art.json.gz") or b""
    except FileNotFoundError as missing:
        raise Refused(
            "no-drawings", detail="they come with the browser client: python3 run.py setup"
        ) from missing
    return msgspec.json.decode(gzip.decompress(packed), type=Art)


def _with_patterns(text: str) -> str:
    """Its patterns and arrow tips, which a page of the screen holds once for all."""
    used = sorted(set(_USED.findall(text)))
    if not used:
        return text
    inside = text.index(">") + 1
    return f"{text[:inside]}<defs>{''.join(drawings().patterns[name] for name in used)}</defs>{text[inside:]}"


def _coloured(text: str, *, ink_saving: bool) -> str:
    """Innermost first, since a colour may name another one to fall back on."""
    colours = drawings().colours | FULL | (PAPER_WHITE if ink_saving else {})
    while _VARIABLE.search(text):
        text = _VARIABLE.sub(lambda variable: colours.get(variable[1]) or variable[2] or "none", text)
    return text
