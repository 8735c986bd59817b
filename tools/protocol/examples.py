"""One example of every message, as a table of Foul would send it."""

from msgspec.structs import replace

from anpfiff.book import Pages, pages_of
from anpfiff.core import Result, Waiting
from anpfiff.games import GAMES
from anpfiff.games.foul.model import CardLaid, Claim, Doubt, Fair, Memory, Options, View
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.http.catalogue import Entry, entry
from anpfiff.server.http.invitation import Invitation, invitation
from anpfiff.server.http.listing import Listing
from anpfiff.server.http.own_copy import Copy, Typed, judged
from anpfiff.server.http.penalty import Penalty, Shooter
from anpfiff.server.http.replay import Cast, Replay, replay
from anpfiff.server.http.report import Face, Line, Report, Side
from anpfiff.table.chance import Dice
from anpfiff.table.listing import Happening
from anpfiff.table.record import Player
from anpfiff.table.table import Table
from anpfiff.wire import messages as wire

TOKEN = "q7Zt0m4Yx1R8kV2nJ6sB9cL3wE5hG7dP0aF4uT8iOyM"  # noqa: S105 -- nobody's
CHAIRS = (
    wire.Chair(1, "Flinker Fuchs", "fox", None, here=True),
    wire.Chair(2, "Happy Owl", "owl", None, here=False),
    wire.Chair(None, "rabbit", "rabbit", "rabbit", here=True),
)
VIEW = View(
    seat=0,
    options=Options(),
    count=tuple(range(1, 11)),
    left_out=(),
    hand=(1, 21, 44),
    hands=(3, 7, 9),
    pile=2,
    aside=0,
    to_lay=2,
    due=3,
    opens=43_000,
    claim=Claim(1, 2),
    silent=(0, 2),
    said_fair=(),
    last_call=None,
    last_pile=(),
    calls=0,
    calls_left=120,
    memory=Memory(),
    winners=(),
)
EXAMPLES: tuple[wire.First | wire.Said | wire.Told, ...] = (
    wire.Open(wire.VERSION, TOKEN, "foul", "de", {"bluff": "free"}, 4),
    wire.Join(wire.VERSION, TOKEN, "K7RM", "en", seen=41),
    wire.Act(7, {"kind": "lay", "card": 21}, 41),
    wire.TakeBack(8),
    wire.CatchUp(9, 41),
    wire.Sit(10, 2),
    wire.Fill(11, 2, "fox"),
    wire.Remove(12, 2),
    wire.Swap(24, 0, 3),
    wire.Lock(13, on=True),
    wire.Nod(14, 3, yes=True),
    wire.Start(15),
    wire.Choose(16, "zweikampf"),
    wire.Pause(17),
    wire.Resume(18),
    wire.Bridge(19, 2),
    wire.Propose(20, 1, head_start=1),
    wire.Agree(21, yes=True),
    wire.Spin(22, "owl"),
    wire.Shout(23, "goal"),
    wire.Lend(24, 2),
    wire.Leave(25),
    wire.Pong(3),
    wire.Welcome(wire.VERSION, 1, "Flinker Fuchs", "fox", 0, "K7RM", 81_250, silence=18_000),
    wire.Room(
        code="K7RM",
        game="foul",
        edition=1,
        options={"bluff": "free"},
        phase="playing",
        chairs=CHAIRS,
        stands=(wire.Guest(3, "Jolly Whale", "whale"),),
        door=(),
        host=1,
        public=False,
        locked=False,
        match="R0mvJrh1a7kQw2sX9tYb3Q",
        until=381_250,
        away=(1,),
    ),
    wire.Table(41, 42, 63_400, (CardLaid(1, 2),), VIEW, (Doubt(), Fair()), Waiting((0, 2)), 7),
    wire.Done(15, 0),
    wire.Refused(7, "number-is-in-your-hand", "FOUL-4"),
    wire.Nudge(0),
    wire.Cheered(2, "goal"),
    wire.Ping(3, 81_250, next=6_000, silence=18_000, lag=42),
    wire.Bye("server-stops"),
)


def _some_frames(count: int) -> Replay:
    """The beginning of a small match."""
    table = Table(GAMES["zweikampf"], (Player("Flinker Doppelpass"), Player("fox", bot=True)), Dice(1))
    for at, seat in ((1_800, 0), (2_350, 1)):
        table.act(seat, TurnOver(), at)
    shown = replay(table.record(), 0)
    return replace(shown, frames=shown.frames[:count], result=Result((0,), (22, 18)))


_LISTING = Listing(
    game="foul",
    edition=1,
    today=2,
    players=(Cast("Flinker Fuchs", "fox", None), Cast("rabbit", "rabbit", "rabbit")),
    lines=(Happening(0, None, "3 0 2 1"), Happening(1_800, 0, "lay, card 7"), Happening(61_800, None, "")),
)
_INVITATION = invitation("http://192.168.2.34:8080", "K7RM")
_COPY = judged("elfmeter", Typed(pieces=(("card", "1", "VL", "VL", "M", "HM", "L"),)))
_RULES = pages_of("zweikampf")
_ENTRY = entry(GAMES["zweikampf"])
_REPORT = Report(
    link="R0mvJrh1a7kQw2sX9tYb3Q",
    game="wuerfel-fussball",
    ended=1_751_742_000,
    minutes=19,
    counts=("goals",),
    sides=(
        Side((Face("Flinker Fuchs", "fox"),), (1,)),
        Side((Face("Kluge Eule", "owl"),), (0,)),
    ),
    winners=(0,),
    story=(Line(7, "goals", 0, 1), Line(8, "second-half", None, 0)),
    throws={"coin": (1, 0)},
)
_PENALTY = Penalty(
    code="K7RM",
    version=5,
    you=0,
    people=(
        Shooter("Flinker Fuchs", "fox", chosen=True, goals=1, shots=1),
        Shooter("Happy Owl", "owl", chosen=False, goals=0, shots=1),
    ),
    round=3,
    shooter=0,
    mine="left",
    shown=None,
)
ANSWERS: tuple[Entry | Pages | Invitation | Replay | Listing | Copy | Report | Penalty, ...] = (
    _ENTRY,
    replace(_RULES, rules=_RULES.rules[:1]),
    replace(_INVITATION, qr=replace(_INVITATION.qr, path=_INVITATION.qr.path[:28] + "…")),
    _some_frames(3),
    _LISTING,
    replace(_COPY, sorts=(), pieces=_COPY.pieces[:1], text=_COPY.text[:60] + "…", faults=_COPY.faults[:1]),
    _REPORT,
    _PENALTY,
)
