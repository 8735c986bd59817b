"""Charts in the house's colours: the same bytes on every machine, legible in print and without colours.

Words stay words, so that they can be read aloud, found and set in the reader's own font; every shape also differs by hatch,
marker or label. Inside a page the colours become variables and follow the light (`themed`).
"""

import io
import re
from collections.abc import Callable
from html import escape
from typing import Any, TypeAlias

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

INK = "#16261e"
SOFT = "#4b5a51"
PAPER = "#fffdf5"
EDGE = "#d8ceb4"
FELT = "#2a6d46"
GOLD = "#efb72c"
BLUE = "#1d5fa6"
RED = "#c2322b"
VARIABLES = {
    INK: "ink",
    SOFT: "soft",
    PAPER: "paper",
    EDGE: "edge",
    FELT: "felt",
    GOLD: "gold",
    BLUE: "blue",
    RED: "red",
}
"""The names of the colours in the page's style sheet."""
WIDTH = 5.6
"""Inches. So wide that the words are legible on a phone and not huge on a desk."""
FONT = "&quot;Atkinson Hyperlegible Next&quot;, &quot;Atkinson Hyperlegible&quot;, system-ui, sans-serif"

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": SOFT,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": EDGE,
    "grid.linewidth": 0.6,
    "hatch.linewidth": 0.8,
    "hatch.color": PAPER,
    "legend.frameon": False,
    "axes.titlesize": 10.5,
    "axes.titlelocation": "left",
}

Draw: TypeAlias = Callable[[list[Axes]], None]


def drawn(name: str, says: str, draw: Draw, *, panels: int = 1, height: float = 2.7) -> str:
    """One picture, with what it shows for those who cannot see it."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots(1, panels, squeeze=False)
        draw(list(axes[0]))
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    return _plain(file.getvalue(), says)


def per_cents(axes: Axes, *, along: str = "y") -> None:
    """Numbers from 0 to 1 as per cent."""
    axis = axes.yaxis if along == "y" else axes.xaxis
    axis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.grid(visible=False, axis="x" if along == "y" else "y")


def marked(axes: Axes, value: float, words: str) -> None:
    """A dashed line at a value, with its name above."""
    axes.axvline(value, color=INK, linestyle="--", linewidth=1.2)
    axes.text(value, 1.0, words, ha="center", va="bottom", transform=axes.get_xaxis_transform())


def themed(picture: str) -> str:
    """The picture for inside a page: as wide as there is room, with colours that follow the page's light."""
    picture = re.sub(r' (?:width|height)="[\d.]+pt"', "", picture, count=2)
    for colour, name in VARIABLES.items():
        picture = picture.replace(colour, f"var(--{name})")
    return picture


def _plain(svg: str, says: str) -> str:
    """Without what only its maker needs: prologue, comments, names of groups, the machine's fonts."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    svg = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1", svg)
    svg = re.sub(r"font-family: [^;\"]*; ?", "", svg)
    svg = re.sub(r"(\d\.\d\d)\d+", r"\1", svg)
    svg = re.sub(r"\n\s*", "\n", svg)
    head = f'<svg role="img" aria-label="{escape(says)}" style="font-family: {FONT}"'
    return svg.replace("<svg", head, 1)
