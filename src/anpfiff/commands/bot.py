"""`anpfiff bot`: one of our opponents sits down at a table on the network."""

import asyncio
from argparse import Namespace
from random import Random

from anpfiff.bots import bot_called
from anpfiff.bots.bot import Bot
from anpfiff.client import Seat, Sight
from anpfiff.commands.parser import Commands
from anpfiff.core import Refused, Result
from anpfiff.terminal.boards import board_for
from anpfiff.wire import messages as wire

RETHINK = 0.3
"""Seconds until a bot looks again that leaves a race alone for now."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "bot",
        help="let a bot play at a table on the network",
        epilog="Exits with 0 after the final whistle, with 2 and one line of reason otherwise. How to write your own: docs/write-a-bot.md",
    )
    parser.add_argument("url", help="the server, such as http://192.168.0.7:8000")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--code", help="join the room with this code")
    where.add_argument(
        "--game", help="open a room for this game, print its code, and start once every seat is taken"
    )
    parser.add_argument(
        "--seats",
        type=int,
        default=0,
        help="with --game: how many sit at the table (default: the fewest the game takes)",
    )
    parser.add_argument(
        "--bot", default="rabbit", metavar="NAME", help="which one, from snail to rocket (default: rabbit)"
    )
    parser.add_argument("--watch", action="store_true", help="sit in the stands and tell what happens")
    parser.add_argument(
        "--pace", type=float, default=1.0, metavar="SECONDS", help="rest after each move (default 1)"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        asyncio.run(_sit_down(args))
    except ConnectionError as fault:
        raise Refused("server-not-reachable", detail=str(fault)) from fault
    return 0


async def _sit_down(args: Namespace) -> None:
    async with _seat(args) as seat:
        print(f"Room {seat.code}: {seat.game.title}. I am {seat.me.name}, {_where(seat.number)}.", flush=True)
        if args.watch and seat.number is not None:
            await seat.do(wire.Sit, seat=None)
        if args.game:
            await _start(seat)
        result = await (
            watch(seat) if args.watch else play(seat, bot_called(seat.game, args.bot), max(0.0, args.pace))
        )
        print(_verdict(result, seat), flush=True)
        await seat.leave()


def _seat(args: Namespace) -> Seat:
    if args.game:
        return Seat.open(args.url, args.game, seats=args.seats)
    return Seat.join(args.url, args.code, watch=args.watch)


async def play(seat: Seat, bot: Bot, pace: float = 0.0) -> Result:
    """The whole of a bot: look, choose, play, until the final whistle."""
    dice = Random()
    async for table in seat:
        move = bot.choose(table.view, table.moves, dice) if table.moves else None
        if move is not None:
            await seat.play(move)
            await asyncio.sleep(pace)
        elif table.moves:
            seat.look_again(RETHINK)
    return _result(seat.sight)


async def watch(seat: Seat) -> Result:
    """The stands: what is open, in words."""
    board = board_for(seat.game.id)
    async for table in seat:
        names = tuple(chair.name for chair in seat.room.chairs)
        for event in table.events:
            if (line := board.tell(event, names)) is not None:
                print(line, flush=True)
    return _result(seat.sight)


async def _start(seat: Seat) -> None:
    """The host whistles once nobody is missing."""
    await seat.until(_full)
    answer = await seat.do(wire.Start)
    if isinstance(answer, wire.Refused):
        raise Refused(answer.why, answer.rule, answer.detail)


def _full(room: wire.Room) -> bool:
    return all(chair.person is not None or chair.bot is not None for chair in room.chairs)


def _where(number: int | None) -> str:
    return "in the stands" if number is None else f"on seat {number + 1}"


def _result(sight: Sight | None) -> Result:
    assert sight is not None, "a match that has ended was seen"
    assert sight.result is not None, "a match that has ended has a result"
    return sight.result


def _verdict(result: Result, seat: Seat) -> str:
    winners = " and ".join(seat.room.chairs[winner].name for winner in result.winners)
    score = " : ".join(map(str, result.score))
    return f"{winners} won, {score}." if winners else f"Tied, {score}."
