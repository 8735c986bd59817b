"""The vocabulary: seats, inputs, turns, moves, events, refusals and the Game that speaks in them."""

from anpfiff.core.form import JOINT, Cell, Form, Piece, Sort
from anpfiff.core.game import AnyGame, Game, Luck, Pace, Step, Vocabulary
from anpfiff.core.handicap import Calm, CalmFor, HeadStart, HeadStarts, agreed
from anpfiff.core.inputs import Act, Chance, Input, Tick
from anpfiff.core.material import Fault, FaultyMaterial, shipped
from anpfiff.core.moves import Event, Move, certain
from anpfiff.core.options import First, Options, Presets, chosen, described, opener
from anpfiff.core.refusals import IllegalMove, Refused
from anpfiff.core.turns import Finished, Result, Roll, Rolling, Shuffle, Throw, Turn, Waiting
from anpfiff.core.values import Seat, Value, rearranged, succeeded

__all__ = [
    "JOINT",
    "Act",
    "AnyGame",
    "Calm",
    "CalmFor",
    "Cell",
    "Chance",
    "Event",
    "Fault",
    "FaultyMaterial",
    "Finished",
    "First",
    "Form",
    "Game",
    "HeadStart",
    "HeadStarts",
    "IllegalMove",
    "Input",
    "Luck",
    "Move",
    "Options",
    "Pace",
    "Piece",
    "Presets",
    "Refused",
    "Result",
    "Roll",
    "Rolling",
    "Seat",
    "Shuffle",
    "Sort",
    "Step",
    "Throw",
    "Tick",
    "Turn",
    "Value",
    "Vocabulary",
    "Waiting",
    "agreed",
    "certain",
    "chosen",
    "described",
    "opener",
    "rearranged",
    "shipped",
    "succeeded",
]
