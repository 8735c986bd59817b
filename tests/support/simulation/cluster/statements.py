"""What each statement of the real store does to the model's rows."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from anpfiff.server.cluster.fence import Tenure, accepts
from anpfiff.server.house.postgres import batch, store, tenures
from anpfiff.server.house.postgres.batch import Place
from tests.support.simulation.cluster.database import Beat, Database, Page, Rows

Statement: TypeAlias = Callable[..., Rows]
NO_PAGE = (None,) * 8


class Line(tuple[Any, ...]):
    """A row that is asked for a column by name; only one ever is."""

    __slots__ = ()

    def __getitem__(self, column: Any) -> Any:
        return tuple.__getitem__(self, 0 if column == "room" else column)


def lets_in(tenure: Tenure | None, node: str, epoch: int, seq: int) -> bool:
    """The fence; a planted fault takes it out."""
    return accepts(tenure, node, epoch, seq)


def write(db: Database, node: str, *columns: Any) -> Rows:
    """`LINES` and `ALL`: every room by itself, all lines or none."""
    heads = list(zip(*columns[:4], strict=True))
    pages = list(zip(*columns[10:18], strict=True)) if len(columns) > 10 else [NO_PAGE] * len(heads)
    mine = [(head, page) for head, page in zip(heads, pages, strict=True) if _may(db, node, head, page)]
    rooms = {head[0] for head, _ in mine}
    lines = [line for line in zip(*columns[4:10], strict=True) if line[0] in rooms]
    db.refuse(lines)
    db.keep(lines)
    for head, page in mine:
        _write(db, node, head, page, lines)
    return [(head[0],) for head, _ in mine]


def _may(db: Database, node: str, head: Any, page: Any) -> bool:
    room, epoch, first, _ = head
    if epoch == 0:
        return first == 1 and db.found(room, node, Place(*page[:4]))
    if lets_in(db.tenures.get(room), node, epoch, first):
        return True
    db.witness.refused()
    return False


def _write(db: Database, node: str, head: Any, given: Any, lines: Rows) -> None:
    room, epoch, _, last = head
    *place, text, _, ended, mark = given
    page = None if text is None else Page(text, ended, mark)
    db.tenures[room] = db.tenures[room]._replace(seq=last)
    if page is not None:
        db.pages[room] = page
        db.places[room] = Place(*place) if ended is None else Place(*place)._replace(code=None)
    if ended is not None:
        db.ended.add(room)
    db.witnessed(room, lines, page, node, epoch or 1)


def claim(db: Database, alive: set[str], node: str, _lease: int, rooms: list[str]) -> Rows:
    names = [room for room in rooms if room in db.tenures and db.takeable(room, node, alive)]
    return [tuple(db.claim(room, node)) for room in names]


def orphans(db: Database, alive: set[str], node: str, _lease: int, most: int) -> Rows:
    others = (
        room for room, tenure in db.tenures.items() if not db.places[room].flock and tenure.node != node
    )
    names = [room for room in others if db.takeable(room, node, alive)][:most]
    return [tuple(db.claim(room, node)) for room in names]


def claim_flock(db: Database, node: str, flock: str) -> Rows:
    names = [
        room for room, place in db.places.items() if place.flock == flock != room and room not in db.ended
    ]
    return [tuple(db.claim(room, node)) for room in names]


def free(db: Database, node: str, lease: int) -> Rows:
    alive = db.alive(lease)
    return [(room,) for room in sorted(db.tenures) if db.takeable(room, node, alive)]


def ours(db: Database, node: str) -> Rows:
    return [tuple(row) for row in db.tenures.values() if row.node == node and row.room not in db.ended]


def _sights(db: Database, wanted: Callable[[str, Place], bool]) -> Iterator[tuple[Any, ...]]:
    for room, tenure in db.tenures.items():
        if room in db.ended or not wanted(room, db.places.get(room, Place("", None, None, None))):
            continue
        beat = db.nodes.get(tenure.node or "")
        holder = (None, None, None) if beat is None else (tenure.node, beat.address, db.now() - beat.seen)
        yield (*tenure, db.places[room].flock, *holder)


def of_room(db: Database, name: str) -> Rows:
    return list(_sights(db, lambda room, _: room == name))


def of_code(db: Database, code: str) -> Rows:
    return list(_sights(db, lambda _, place: place.code == code))


def of_opener(db: Database, secret: str) -> Rows:
    return list(_sights(db, lambda _, place: place.opener == secret))


def beat(db: Database, node: str, name: str, address: str, listed: bytes, rooms: int) -> Rows:
    before = db.nodes.get(node)
    db.nodes[node] = Beat(name, address, db.now(), listed, rooms)
    return [(None if before is None else db.now() - before.seen,)]


def others(db: Database, node: str) -> Rows:
    return [
        (name, row.address, db.now() - row.seen, row.name, row.listed, row.rooms)
        for name, row in db.nodes.items()
        if name != node
    ]


def up(db: Database) -> Rows:
    return [(db.now() - db.started,)]


def logs(db: Database, rooms: list[str]) -> Rows:
    return [Line(line) for room in sorted(rooms) for line in db.logs.get(room, ())]


def pages(db: Database, rooms: list[str]) -> Rows:
    there = [(room, db.pages[room]) for room in sorted(rooms) if room in db.pages]
    return [(room, row.page, row.sum) for room, row in there if row.ended is None]


def let_go(db: Database, node: str) -> Rows:
    db.tenures |= {row.room: row._replace(node=None) for row in db.tenures.values() if row.node == node}
    return []


def take_away(db: Database, node: str) -> Rows:
    db.nodes.pop(node, None)
    return []


def nothing(*_: Any) -> Rows:
    """About matches and replays, which nobody asks for here."""
    return []


STATEMENTS: dict[str, Statement] = {
    batch.LINES: write,
    batch.ALL: write,
    store.LOGS: logs,
    store.PAGES: pages,
    store.NEWEST: nothing,
    tenures.CLAIM_FLOCK: claim_flock,
    tenures.FREE: free,
    tenures.BEAT: beat,
    tenures.OTHERS: others,
    tenures.UP: up,
    f"{tenures.SEEN} WHERE room = $1 AND NOT ended": of_room,
    f"{tenures.SEEN} WHERE code = $1 AND NOT ended": of_code,
    f"{tenures.SEEN} WHERE opener = $1 AND NOT ended LIMIT 1": of_opener,
    "SELECT room, epoch, seq, node FROM tenures WHERE node = $1 AND NOT ended": ours,
    "UPDATE tenures SET node = NULL WHERE node = $1": let_go,
    "DELETE FROM nodes WHERE node = $1": take_away,
    f"DELETE FROM nodes WHERE {tenures.SILENCE} > $1 AND NOT EXISTS (SELECT FROM tenures WHERE tenures.node = nodes.node)": nothing,  # noqa: S608 -- only a key
}
IN_TWO_STEPS: dict[str, Statement] = {tenures.CLAIM: claim, tenures.ORPHANS: orphans}
"""Who is alive is looked at first; the rows change a moment later."""
