"""The fixture list: every match once, and no hand without work."""

from hypothesis import given
from hypothesis import strategies as st

from anpfiff.lab.fixtures import AIM, LARGEST, Fixtures
from anpfiff.lab.span import Span, gaps


def given_out(fixtures: Fixtures, seconds_a_match: float = 0.001) -> list[Span]:
    spans = []
    while (span := fixtures.next()) is not None:
        fixtures.took(span.matches, span.matches * seconds_a_match)
        spans.append(span)
    return spans


def matches_of(spans: list[Span]) -> list[int]:
    return [match for span in spans for match in range(span.first, span.end)]


def test_gaps_are_what_lies_between() -> None:
    assert list(gaps([Span(0, 3), Span(5, 5)], 12)) == [Span(3, 2), Span(10, 2)]
    assert list(gaps([], 4)) == [Span(0, 4)]
    assert list(gaps([Span(0, 4)], 4)) == []


@given(
    played=st.sets(st.integers(0, 199)),
    hands=st.integers(1, 9),
    chunk=st.none() | st.integers(1, 300),
    pace=st.sampled_from([1e-6, 1e-3, 2.0]),
)
def test_every_missing_match_is_given_out_exactly_once_and_in_order(
    played: set[int], hands: int, chunk: int | None, pace: float
) -> None:
    missing = tuple(gaps([Span(match, 1) for match in sorted(played)], 200))
    spans = given_out(Fixtures(missing, hands, chunk), pace)
    assert matches_of(spans) == sorted(set(range(200)) - played)


def test_a_wanted_size_is_kept_to() -> None:
    assert {span.matches for span in given_out(Fixtures([Span(0, 100)], 2, chunk=25))} == {25}


def test_chunks_come_to_take_as_long_as_they_should() -> None:
    sizes = [span.matches for span in given_out(Fixtures([Span(0, 100_000)], 2), AIM / 1_000)]
    assert sizes[0] == 1
    assert max(sizes) == 1_000


def test_chunks_of_a_fast_engine_stay_within_bounds() -> None:
    assert max(span.matches for span in given_out(Fixtures([Span(0, 10_000_000)], 2), 1e-7)) == LARGEST


def test_slow_matches_are_given_out_one_by_one() -> None:
    assert {span.matches for span in given_out(Fixtures([Span(0, 20)], 2), AIM * 4)} == {1}


def test_the_last_chunks_are_small() -> None:
    sizes = [span.matches for span in given_out(Fixtures([Span(0, 100_000)], 2), AIM / 1_000)]
    assert sizes[-1] < 100
