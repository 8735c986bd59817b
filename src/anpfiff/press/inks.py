"""What the printer's inks change: paper is not printed, and the ink-saving variant draws in lines what is a field otherwise.

Symbols and patterns stay, so the cards can be told apart without colour in both variants.
"""

BLACK = "#16261e"
WHITE = "#fffdf5"

FULL = {"paper": "#ffffff", "paper-edge": "none", "chalk": "#ffffff"}
"""The paper is there already."""

PAPER_WHITE = {
    "red": "#fbeae8",
    "on-red": "#b3261e",
    "gold": "#fff6dc",
    "on-gold": "#7a4b00",
    "blue": "#e6eff8",
    "on-blue": "#184f8b",
    "grey": "#f1f2f3",
    "on-grey": "#454d51",
    "card-back": "#ffffff",
    "felt": "#ffffff",
    "felt-mown": "#edf5ef",
    "felt-deep": "#ffffff",
    "chalk": "#2a6d46",
    "team-yellow": "#fdf0c4",
    "team-blue": "#d9e6f4",
    "die-orange": "#fdebd9",
    "die-keeper": "#e6f4fb",
}
"""The colours by name when ink is saved."""

Swaps = dict[str, str]

_EVERYWHERE: Swaps = {
    # Patterns that are white on a field are dark on paper.
    'stroke="#fff" stroke-width="1.6" opacity=".2"': 'stroke="#1d5fa6" stroke-width="1.6" opacity=".3"',
    'fill="#fff" opacity=".11"': 'fill="#5c666b" opacity=".16"',
    'fill="#000" opacity=".13"': 'fill="#c2322b" opacity=".16"',
    '<rect width="1.8" height="7" fill="#fffdf5" opacity=".9"/>': '<rect width="1.8" height="7" fill="#1f63b0" opacity=".9"/>',
    'fill="#16261e" opacity=".88"': 'fill="#16261e" opacity=".55"',
    'stroke="#fffdf5" stroke-width=".9" opacity=".55"': 'stroke="#16261e" stroke-width=".5" opacity=".4"',
    'stroke="#fffdf5" stroke-width="1.2" opacity=".38"': 'stroke="#2a6d46" stroke-width="1" opacity=".6"',
    'r="1.8" fill="#fffdf5" opacity=".4"': 'r="1.8" fill="#2a6d46" opacity=".5"',
    # Grass and the dark of a goal.
    "#24573b": "#d3e2d8",
    "#bcd8c2": "#5f8f6c",
    "#dcebd4": "#ffffff",
    "#3c8a58": "#eef6f0",
    "#35804f": "#e2efe6",
    "#173a28": "#ffffff",
    "#0f2d1c": "#ffffff",
    "#12321f": "#ffffff",
    "#8fbfa2": "#ffffff",
    "#b9c8b4": "#ffffff",
    "#cfd8c9": "#ffffff",
    "#e7dfcb": "#ffffff",
}
_LINES: Swaps = {f'stroke="{WHITE}"': f'stroke="{BLACK}"'}
"""Where a white frame would stand on white."""
_BLACK_SHIRT: Swaps = {
    'fill="#22292c"': 'fill="#d9dcdd"',
    'stroke="#22292c"': 'stroke="#d9dcdd"',
    f'"{WHITE}"': f'"{BLACK}"',
}
_OUTLINED = ("red", "violet", "shot", "blue", "black")
"""The dice whose marks are white: ink and ground change places."""


def saving(name: str, text: str) -> str:
    """The drawing of that name with less ink."""
    for dear, cheap in (_EVERYWHERE | _of_kind(name)).items():
        text = text.replace(dear, cheap)
    return text


def _of_kind(name: str) -> Swaps:
    kind, _, rest = name.partition("/")
    which = rest.partition("/")[0]
    if kind in {"quarter", "scene", "back", "pitch", "mat", "scene-back", "pitch-card", "tile"}:
        return _LINES | (_BLACK_SHIRT if which == "black" else {})
    if kind == "elfmeter" and which == "blue":
        return {f'stroke="{WHITE}"': 'stroke="#1f63b0"'}
    if kind == "shirt" and which == "black":
        return _BLACK_SHIRT
    if kind == "die" and which in _OUTLINED:
        return _outlined(which)
    return {}


def _outlined(die: str) -> Swaps:
    return {
        WHITE: f"var(--dark-{die})",
        f"var(--die-{die})": WHITE,
        f"var(--dark-{die})": f"var(--die-{die})",
    }
