"""What many tables take, reckoned from what was measured. Plain arithmetic: every figure can be followed by hand."""

from math import ceil
from typing import Any

import msgspec


class Costs(msgspec.Struct, kw_only=True, frozen=True):
    """Measured by `bench/server.py`, `bench/cluster.py`, `bench/restore.py` and `bench/scale.py --measure`."""

    move_us: float = 162.0
    """A node's processor time for a move that is told to two, at 4,000 moves a second (docs/server.md)."""
    postgres_ratio: float = 1.5
    """The factor on PostgreSQL: what is allowed, until `bench/cluster.py` says less."""
    pass_us: float = 60.0
    """To pass a move on and what is told back: twice what aiohttp takes for a frame (docs/server.md); reckoned, not measured."""
    client_kb: float = 21.0
    """An idle client's memory (docs/server.md)."""
    room_kb: float = 60.0
    """A room in play with its log; assumed, not measured."""
    restore_ms: float = 1.6
    """To bring a room of 200 inputs back (docs/server.md)."""
    told_bytes: float = 1_760.0
    """What one person is told of one input."""
    line_wal_bytes: float = 543.0
    """Written ahead for a line of the log."""
    line_disk_bytes: float = 324.0
    """Kept for a line, with its indexes."""
    line_database_us: float = 7.0
    """The database's processor time for a line, many in a statement."""
    statement_database_us: float = 252.0
    """And for the statement around them, with its commit."""
    listed_bytes: float = 616.0
    """One public room in the list that nodes tell each other."""


class Crowd(msgspec.Struct, kw_only=True, frozen=True):
    """How many tables, and what goes on at them."""

    tables: int = 100_000
    people: float = 3.0
    """At a table, spectators and TV among them."""
    inputs: float = 0.5
    """A second at a table: one every other second is a lively evening; a race has two to four."""


class Design(msgspec.Struct, kw_only=True, frozen=True):
    """What the code and its operator have decided."""

    busy: float = 0.5
    """Of a core that a node may use: half, so that the other half is there when a neighbour falls."""
    most_rooms: int = 10_000
    """In one house."""
    batches: float = 200.0
    """Statements a second that a node begins at most: one every five milliseconds."""
    beats: float = 4.0
    """Statements of one heartbeat."""
    listed: int = 100
    """Public rooms that a node tells of."""
    slice: int = 25
    """Orphans taken with one heartbeat."""
    lease_s: float = 3.0
    connections: int = 7
    """To the database, of each node."""


def reckoned(crowd: Crowd, costs: Costs, design: Design) -> dict[str, Any]:
    """Nodes, database and network for that crowd."""
    inputs = crowd.tables * crowd.inputs
    nodes = nodes_for(crowd, costs, design)
    return {
        "inputs_per_s": round(inputs),
        "people": round(crowd.tables * crowd.people),
        "nodes": nodes,
        **_one_node(crowd, costs, nodes),
        **_database(inputs, nodes, costs, design),
        **_network(crowd, costs, design, nodes),
        **_one_falls(crowd, costs, design, nodes),
    }


def nodes_for(crowd: Crowd, costs: Costs, design: Design) -> int:
    """One more than needed; the more nodes, the more is passed on, so it is asked again until it holds."""
    nodes = 1
    while _load(crowd, costs, nodes) > design.busy or crowd.tables / nodes > design.most_rooms * design.busy:
        nodes = ceil(nodes * 1.02)
        nodes += nodes == 1
    return nodes + 1


def _load(crowd: Crowd, costs: Costs, nodes: int) -> float:
    """Cores that each node is busy with."""
    passed = (nodes - 1) / nodes
    told = costs.move_us * costs.postgres_ratio * (1 + crowd.people) / 3
    return crowd.tables * crowd.inputs / nodes * (told + passed * costs.pass_us * crowd.people / 2) / 1e6


def _one_node(crowd: Crowd, costs: Costs, nodes: int) -> dict[str, Any]:
    tables = crowd.tables / nodes
    memory = tables * (costs.room_kb + crowd.people * costs.client_kb) / 1e6
    return {
        "tables_per_node": round(tables),
        "cores_busy_per_node": round(_load(crowd, costs, nodes), 2),
        "memory_gb_per_node": round(memory + 0.1, 1),
    }


def _database(inputs: float, nodes: int, costs: Costs, design: Design) -> dict[str, Any]:
    statements = nodes * min(design.batches, inputs / nodes)
    beats = nodes * design.beats
    busy = inputs * costs.line_database_us + (statements + beats) * costs.statement_database_us
    return {
        "database_statements_per_s": round(statements + beats),
        "database_lines_per_statement": round(inputs / statements, 1),
        "database_cores_busy": round(busy / 1e6, 1),
        "database_wal_mb_per_s": round(inputs * costs.line_wal_bytes / 1e6, 1),
        "database_gb_per_day": round(inputs * costs.line_disk_bytes * 86_400 / 1e9),
        "database_connections": nodes * design.connections,
    }


def _network(crowd: Crowd, costs: Costs, design: Design, nodes: int) -> dict[str, Any]:
    told = crowd.tables * crowd.inputs * crowd.people * costs.told_bytes * 8 / 1e6
    gossip = nodes * (nodes - 1) * design.listed * costs.listed_bytes / 1e6
    return {
        "told_mbit_per_s": round(told),
        "passed_on_mbit_per_s": round(told * (nodes - 1) / nodes),
        "internal_connections": nodes * (nodes - 1),
        "lists_mb_per_s": round(gossip, 1),
    }


def _one_falls(crowd: Crowd, costs: Costs, design: Design, nodes: int) -> dict[str, Any]:
    """Whoever knocks has their room taken at once; the others come a slice at a time."""
    rooms = crowd.tables / nodes
    each = rooms / (nodes - 1)
    return {
        "fallen_rooms": round(rooms),
        "fallen_people": round(rooms * crowd.people),
        "fallen_restore_s": round(design.lease_s + 1 + each * costs.restore_ms / 1000, 1),
    }
