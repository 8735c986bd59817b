"""Every key that a server can refuse with: found in the code, explained here; a key without meaning fails the making."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from anpfiff import core, games, server, table

_RULE = re.compile(r"[A-Z]+-\d+")
HTTP = {
    "other-http": "The server speaks HTTP/1.0 and 1.1 (505).",
    "unknown-host": "The `Host` header names no address of this server (421).",
    "foreign-origin": "A page of another site tried to speak to this server (403).",
    "unknown-game": "The book has no such pages (404).",
    "no-such-room": "No room has that code; it counts as a wrong code at the door (404).",
    "no-compressed-bodies": "A body has to come as it is, not compressed (415).",
    "too-many-tries": "Too many wrong codes came from your address (429): this one has its turn in `Retry-After` seconds, right or wrong; ask again then.",
    "no-such-match": "There is no finished match with that link (404).",
    "no-such-seat": "Nobody sat there in that match (404).",
    "cannot-be-replayed": "The match was played by another edition of the rules and nobody has kept the pictures, or it is too long to be shown; its record can still be downloaded, and read as a list (409).",
    "cannot-be-listed": "What was kept is no record of moves, or a damaged one (409).",
    "faulty-report": "The report of a match cannot be true; `detail` says where (400).",
    "faulty-record": "The record is damaged, was edited, was not played by today's rules, or not to its end; `detail` says which (409).",
    "record-too-large": "No match is that long (413).",
    "already-kept": "Another match has that link; the first one stays (409).",
    "too-many-reports": "Too many matches were reported from your address (429).",
    "malformed": "The body is not what was asked for, or a word of it is too long (400).",
    "no-such-line": "No line without a socket has that key, or it has been silent for too long; greet again (404).",
    "no-such-duel": "No penalty has that code; it counts as a wrong code at the door (404).",
    "duel-full": "Two are in this penalty already (409).",
    "not-this-penalty": "That round is over or has not begun, or the other one is not here yet (409).",
    "already-chosen": "A choice is final, ELF-21 (409).",
    "too-fast": "Too much came from your address: copies, orders for the press, reports or penalties (429).",
    "too-many-duels": "Too many penalties are open, here or from your address (429).",
    "too-many-sockets": "Too many sockets are open from your address (429).",
    "disk-does-not-answer": "The server is not well (503).",
    "disk-refuses": "The disk can be read but takes nothing (503): it is full, or broken.",
    "not-found": "There is nothing of that name (404).",
}
GOODBYES = {
    "left": "You left; your seat is free.",
    "not-let-in": "The host did not nod.",
    "sent-away": "The host has sent you away: not again in this room.",
    "flooding": "You have said too much of one thing, or too much at all, and gone on after the warning. Do not dial again at once.",
    "room-ended": "Nobody has been in the room for long, or whoever could open the door has left; its record is kept.",
    "elsewhere": "You came in elsewhere with the same token, in another tab perhaps. Do not dial again by yourself: you would close that one.",
    "server-stops": "The server shuts down cleanly; everything acknowledged is kept. Dial again later.",
    "try-again": "The room could not be written and was built anew from the disk. Dial again now.",
}
MEANINGS = {
    # At the door.
    "malformed": "The message is no JSON of this protocol, or too large.",
    "no-greeting": "The first message did not come in time.",
    "other-version": "The server speaks another version of the wire.",
    "no-such-room": "No room has that code.",
    "room-locked": "The host lets nobody else in.",
    "sent-away": "The host has sent you away from this room, or shaken their head twice; another table is open to you.",
    "too-many-knocks": "You have rung at this door too often; wait half a minute.",
    "room-full": "There are too many people in the room already.",
    "too-many-tries": "Too many wrong codes came from your address: this one has its turn, right or wrong, in as many seconds as `detail` says. Say the same again then. People who come back, invitations with their `key` and codes of tables at which somebody from there sits do not wait.",
    "too-many-rooms": "Your address has opened too many rooms; try again later.",
    "house-full": "The server has no room for another room, or its last places are kept for people who come back.",
    "try-again": "The room is just being built anew from the disk; dial again now.",
    "unknown-game": "The server has no such game.",
    "unknown-option": "The game has no such option.",
    "ask-the-table": "A handicap is not the host's to set: it is proposed, and all at the table agree.",
    "bad-option": "The option does not take that value.",
    "wrong-number-of-seats": "The game is not for that number of players.",
    "cannot-imagine": "No bot can search this game yet; it never reaches a client.",
    "no-other-material": "The game is played with the printed cards only.",
    "faulty-material": "No match can be played with that deck or those dice; `detail` says what is wrong.",
    # Not on the wire, but at the press (503).
    "press-is-busy": "Too many orders wait already; try again in a moment.",
    "press-is-stuck": "The order took too long, or the press failed.",
    # In the room.
    "too-fast": "You say more than a hand could; say this one again in a moment.",
    "nothing-proposed": "No handicap waits for a word.",
    "old-command": "Its number is lower than those the server remembers; numbers must grow.",
    "waiting-at-the-door": "The host has not nodded yet.",
    "only-the-host": "Only the host may do that.",
    "match-is-on": "Not in the middle of a match.",
    "too-often": "Cheers, pauses, take-backs, names and chairs have limits of their own; the others have to bear them.",
    "last-warning": "Far too often; a few more, and the line is cut.",
    "animal-taken": "Somebody here is that animal already.",
    "seat-taken": "Somebody, or a bot, sits there.",
    "no-such-bot": "Nobody of that name plays this game; `/api/games` says who does.",
    "seat-free": "A match begins when no seat is free: join, or fill with bots.",
    "no-such-seat": "The table has no such seat.",
    "no-such-head-start": "The game has no head start, or not so large a one.",
    "no-seat": "You are in the stands.",
    "nobody-is-hurried": "There is no race in this game, so nobody's hands need rest.",
    "nobody-there": "Nobody in the room has that number.",
    "nobody-at-the-door": "That person is in already.",
    "nobody-to-bridge": "In the middle of a match a bot only takes the seat of somebody who is away.",
    "not-paused": "The match is not paused.",
    "somebody-is-away": "Play goes on when everybody is back, or a bot has taken over.",
    # At the table.
    "not-playing": "There is no match, or it stands still.",
    "match-over": "The final whistle has gone.",
    "malformed-move": "That is no move of this game.",
    "unknown-move": "That is no move of this game.",
    "not-your-turn": "Somebody else is awaited.",
    "stale": "What you may do has changed since you looked; look again and choose again.",
    "too-late": "The time for it is up.",
    "no-take-back": "Only the last move, by who made it, before anybody acts or a die falls, and if it told its seat nothing new.",
    "too-many-take-backs": "Three in a row are enough; once somebody else has moved there are three again.",
    "no-such-roll": "Not on the wire: dice fall only as they can.",
    "not-yet-time": "Not on the wire: the table's own clock.",
}


class Key(NamedTuple):
    """A reason that stands somewhere in the code, with its rule where the code names one there."""

    why: str
    rule: str | None


def of_the_server() -> set[str]:
    """Reasons of server, table and core, whichever game is played."""
    files = [path for part in (server, core) for path in Path(part.__path__[0]).rglob("*.py")]
    files += [Path(table.__path__[0], name) for name in ("table.py", "slips.py")]
    files += [Path(games.__path__[0], "__init__.py")]
    return {key.why for path in files for key in _keys(path)}


def of_the_games() -> dict[str, list[Key]]:
    """Reasons that each game adds: the rule's number leads to its words in the book."""
    found: dict[str, list[Key]] = {}
    for name in games.GAMES:
        folder = Path(games.__path__[0], name.replace("-", "_"))
        keys = {key for path in folder.glob("*.py") for key in _keys(path) if key.why not in MEANINGS}
        found[name] = sorted(keys, key=lambda key: (key.why, key.rule or ""))
    return found


def goodbyes() -> set[str]:
    """The reasons that sockets are closed with."""
    found: set[str] = set()
    for path in Path(server.__path__[0]).rglob("*.py"):
        for call in _calls(path):
            if _name(call.func) in {"Bye", "hang_up", "close"} and call.args:
                found |= set(_strings(call.args[0]))
    return found


def of_http() -> set[str]:
    """`Denied("key")`, and `{"why": …}` in an answer that says more."""
    found: set[str] = set()
    for path in Path(server.__path__[0]).rglob("*.py"):
        for node in _nodes(path):
            match node:
                case ast.Dict(keys=keys, values=values):
                    pairs = zip(keys, values, strict=True)
                    found |= {text for key, value in pairs if _is_why(key) for text in _strings(value)}
                case ast.Call(func=ast.Name(id="Denied"), args=[why, *_]):
                    found |= set(_strings(why))
    return found


def _is_why(key: ast.expr | None) -> bool:
    return isinstance(key, ast.Constant) and key.value == "why"


@cache
def _keys(path: Path) -> frozenset[Key]:
    return frozenset((*_tabled(path), *_called(path)))


def _called(path: Path) -> Iterator[Key]:
    """`Refused("key", "rule")` and `IllegalMove("rule", "key")`; a reason may be chosen by an `if`, or looked up in a table."""
    for call in _calls(path):
        match _name(call.func), call.args:
            case "Refused", [why, *rest] if not _is_wire(call.func):
                rule = next(_strings(rest[0]), None) if rest else None
                yield from (Key(text, rule) for text in _strings(why))
            case "Refused", [_, why, *_]:
                yield from (Key(text, None) for text in _strings(why))
            case "IllegalMove", [rule, why]:
                yield from (Key(text, next(_strings(rule), None)) for text in _strings(why))


def _tabled(path: Path) -> Iterator[Key]:
    """`{phase: ("rule", "key")}`: pairs of a rule's number and a reason among the values of a dictionary."""
    for node in _nodes(path):
        for value in node.values if isinstance(node, ast.Dict) else ():
            match value:
                case ast.Tuple(elts=[ast.Constant(value=str(rule)), ast.Constant(value=str(why))]) if (
                    _RULE.fullmatch(rule)
                ):
                    yield Key(why, rule)


def _is_wire(func: ast.expr) -> bool:
    return isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == "wire"


def _calls(path: Path) -> Iterator[ast.Call]:
    for node in _nodes(path):
        if isinstance(node, ast.Call):
            if _name(node.func) == "__init__" and node.args:  # an exception that is a refusal of its own
                yield ast.Call(ast.Name("Refused"), node.args, [])
            yield node


@cache
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a file, read once however often it is asked for."""
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _strings(node: ast.expr) -> Iterator[str]:
    """A text, or the two that an `if` chooses between."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_strings(one), *_strings(other))
