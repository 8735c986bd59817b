"""From a wish to an input: who may wish for what, and what the server adds to it."""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import assert_never

from msgspec.structs import replace

from anpfiff.bots import opponents_of
from anpfiff.core import Presets
from anpfiff.fixtures import Input, Match, Outcome, Plan, State, inputs, lots_wanted, passes
from anpfiff.fixtures.matches import Places, Source, places_of
from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.plan import sensible
from anpfiff.server.cups import wishes
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.disallowed import Disallowed


class Clerk:
    """Reads a wish of somebody of the club at a certain time."""

    def __init__(
        self, club: Club, state: State, who: PersonId, at: int, seeds: Mapping[PersonId, int]
    ) -> None:
        self._club = club
        self._seeds = seeds
        self._state = state
        self._who = who
        self._at = at

    def read(
        self,
        wish: wishes.Wanted,
        lots: Random,
        outcomes: Callable[[], dict[int, Outcome]],
        busy: Collection[int],
    ) -> Input:
        """`outcomes`: what lies on the tables now; `busy`: matches that somebody plays here."""
        if not isinstance(wish, wishes.FOR_ALL):
            self._club.must_organise(self._who)
        match wish:
            case wishes.Come() | wishes.GoAway() | wishes.Leave() | wishes.Return():
                return self._at_the_door(wish)
            case wishes.Report():
                return self._reported(wish, busy)
            case wishes.DrawRound():
                count = lots_wanted(self._state)
                return inputs.DrawRound(tuple(lots.sample(range(count), count)), self._at)
            case wishes.Whistle():
                return inputs.Whistle(outcomes(), self._at)
            case wishes.EnterResult() | wishes.CorrectResult() | wishes.UndoResult() | wishes.CallOff():
                return self._at_the_desk(wish)
            case wishes.KickOff() | wishes.Reseat() | wishes.ReplaceByBot():
                return self._at_the_tables(wish)
            case wishes.GiveTime() | wishes.Announce():
                return self._timed(wish)
            case wishes.CancelRound() | wishes.Pause() | wishes.Resume() | wishes.Close():
                return self._for_all(wish)
        assert_never(wish)

    def _at_the_door(self, wish: wishes.Come | wishes.GoAway | wishes.Leave | wishes.Return) -> Input:
        person = wish.person or self._who
        if person != self._who:
            self._club.must_speak_for(self._who)
        if isinstance(wish, wishes.Come):
            entrant = replace(self._club.entrant(person), strength=self._seeds.get(person, 0))
            return inputs.Come(entrant, self._at)
        if isinstance(wish, wishes.GoAway):
            return inputs.GoAway(person, self._at)
        return (inputs.Leave if isinstance(wish, wishes.Leave) else inputs.Return)(person, self._at)

    def _reported(self, wish: wishes.Report, busy: Collection[int]) -> Input:
        """Two passes, one from each side; what is played here speaks for itself."""
        match = self._state.match(wish.match)
        if self._who not in match.people:
            raise Disallowed("not-in-that-match", detail=str(wish.match))
        if wish.match in busy:
            raise Disallowed("played-here", detail=str(wish.match))
        other = self._witness(wish.other)
        if not any(other in side.people and self._who not in side.people for side in match.sides):
            raise Disallowed("other-pass-wanted")
        return inputs.EnterResult(wish.match, outcome(wish.score, wish.places, "real"), self._at)

    def _witness(self, other: str) -> PersonId:
        digest = passes.digest(passes.token_in(other))
        for each in self._club.people:
            if each.digest == digest:
                return each.id
        raise Disallowed("no-such-pass")

    def _at_the_desk(
        self, wish: wishes.EnterResult | wishes.CorrectResult | wishes.UndoResult | wishes.CallOff
    ) -> Input:
        match wish:
            case wishes.EnterResult():
                source: Source = "real" if wish.real else "desk"
                return inputs.EnterResult(wish.match, outcome(wish.score, wish.places, source), self._at)
            case wishes.CorrectResult():
                return inputs.CorrectResult(wish.match, outcome(wish.score, wish.places, "desk"), self._at)
            case wishes.UndoResult():
                return inputs.UndoResult(wish.match, self._at)
            case wishes.CallOff():
                return inputs.CallOff(wish.match, self._at)
        assert_never(wish)

    def _at_the_tables(self, wish: wishes.KickOff | wishes.Reseat | wishes.ReplaceByBot) -> Input:
        match wish:
            case wishes.KickOff():
                return inputs.KickOff(wish.match, self._at)
            case wishes.Reseat():
                return inputs.Reseat(wish.match, wish.table, self._at)
            case wishes.ReplaceByBot():
                return self._replaced(wish, self._state.match(wish.match))
        assert_never(wish)

    def _replaced(self, wish: wishes.ReplaceByBot, match: Match) -> Input:
        if wish.bot not in opponents_of(match.game):
            raise Disallowed("no-such-bot", detail=wish.bot)
        return inputs.ReplaceByBot(wish.match, wish.person, wish.bot, self._at)

    def _timed(self, wish: wishes.GiveTime | wishes.Announce) -> Input:
        if isinstance(wish, wishes.GiveTime):
            return inputs.GiveTime(wish.milliseconds, self._at)
        return inputs.Announce(wish.milliseconds, self._at)

    def _for_all(self, wish: wishes.CancelRound | wishes.Pause | wishes.Resume | wishes.Close) -> Input:
        match wish:
            case wishes.CancelRound():
                return inputs.CancelRound(self._at)
            case wishes.Pause():
                return inputs.Pause(self._at)
            case wishes.Resume():
                return inputs.Resume(self._at)
            case wishes.Close():
                return inputs.Close(self._at)
        assert_never(wish)


def outcome(score: tuple[int, ...], places: Places, source: Source) -> Outcome:
    return Outcome(score, places or places_of(score), source)


def checked(plan: Plan) -> Plan:
    """The same plan, if it can be played here."""
    if plan.preset not in Presets.__struct_fields__:
        raise Disallowed("unknown-preset", detail=plan.preset)
    return sensible(plan)
