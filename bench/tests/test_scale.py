"""What many tables take: the arithmetic goes the right way."""

import msgspec

from anpfiff.server.cluster.decisions import LEASE
from anpfiff.server.house.house import MOST_ROOMS
from anpfiff.server.house.lobby import MOST_LISTED
from anpfiff.server.house.neighbourhood import SLICE
from anpfiff.server.house.postgres.store import READERS
from anpfiff.server.house.postgres.writing import PAUSE, PIPES
from bench.helpers.scaling import Costs, Crowd, Design, nodes_for, reckoned
from bench.scale import with_measured

COSTS = Costs()
DESIGN = Design()


def test_more_tables_take_more_nodes_and_each_has_room() -> None:
    crowds = [Crowd(tables=tables) for tables in (1_000, 10_000, 100_000)]
    nodes = [nodes_for(crowd, COSTS, DESIGN) for crowd in crowds]
    assert nodes == sorted(set(nodes))
    assert all(reckoned(crowd, COSTS, DESIGN)["cores_busy_per_node"] <= DESIGN.busy for crowd in crowds)


def test_a_dearer_move_takes_more_nodes() -> None:
    dear = msgspec.structs.replace(COSTS, move_us=2 * COSTS.move_us)
    assert nodes_for(Crowd(), dear, DESIGN) > nodes_for(Crowd(), COSTS, DESIGN)


def test_what_the_code_has_decided_is_what_is_reckoned_with() -> None:
    assert (DESIGN.most_rooms, DESIGN.listed, DESIGN.slice) == (MOST_ROOMS, MOST_LISTED, SLICE)
    assert (DESIGN.lease_s, DESIGN.batches) == (LEASE / 1000, 1 / PAUSE)
    assert DESIGN.connections == PIPES + READERS + 1, "and one that listens"


def test_a_line_alone_pays_for_its_statement() -> None:
    many = {"wal_bytes": 5.0, "disk_bytes": 3.0, "database_us": 10.0}
    figures = {"many": many, "alone": many | {"database_us": 210.0}, "told_bytes": 1.0, "listed_bytes": 1.0}
    costs = with_measured(COSTS, figures)
    assert (costs.statement_database_us, costs.line_database_us) == (200.0, 9.0)
