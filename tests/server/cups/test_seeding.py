"""Seeds and bots by what was played in the club before; nobody is shown how strong they are taken for."""

from anpfiff.bots.levels import NAMES
from anpfiff.fixtures.passes import digest
from tests.support.clubs import Holder, gathered
from tests.support.serving import Guests, Serving, served


async def _plays_a_winter(organiser: Holder, cup: str, best: str) -> None:
    """Three rounds, and one of them always wins."""
    for _ in range(3):
        await organiser.wishes(cup, "draw-round")
        drawn = (await organiser.shown(cup)).round
        assert drawn is not None
        for table in drawn.tables:
            score = [0, 5] if best in table.sides[1].people else [5, 0]
            await organiser.wishes(cup, "enter-result", match=table.match, score=score)


@served
async def test_whoever_won_last_time_is_seeded_and_meets_the_strongest_bot(
    people: Guests, place: Serving
) -> None:
    organiser, players, first = await gathered(people, 3)
    best = players[1]
    await _plays_a_winter(organiser, first, best.me)
    second = await organiser.opens(format="swiss", games=["elfmeter"])
    await best.wishes(second, "come")
    await organiser.wishes(second, "come")
    visitor = place.house.clubs.visitor(digest(best.token))
    assert visitor is not None
    one, newcomer = place.house.clubs.cup(visitor, second).state.entrants
    assert one.person.strength > newcomer.person.strength == 0
    await organiser.wishes(second, "go-away")
    await organiser.wishes(second, "draw-round")
    drawn = (await best.shown(second)).round
    assert drawn is not None
    assert drawn.tables[0].sides[1].bot == NAMES[-1]
    for path in ("", "/export.json", "/export.csv", "/season"):
        assert b"strength" not in await best.ask("GET", f"/api/club/competitions/{second}{path}")
