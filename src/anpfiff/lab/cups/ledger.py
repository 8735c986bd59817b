"""A competition that is being played: state and log, and every draw looked at."""

from random import Random

from anpfiff.core import Refused
from anpfiff.fixtures import Competition, Input, Plan, State, apply, lots_wanted
from anpfiff.fixtures.inputs import DrawRound
from anpfiff.fixtures.people import PersonId
from anpfiff.lab.cups.fairness import Fairness, fairness


class Ledger:
    def __init__(self, plan: Plan) -> None:
        self.state = State(plan=plan)
        self.log: list[Input] = []
        self.fair = Fairness()

    def take(self, given: Input) -> None:
        self.state, _ = apply(self.state, given)
        self.log.append(given)

    def try_to(self, given: Input) -> bool:
        """What may be refused, and then has changed nothing."""
        before = self.state
        try:
            self.take(given)
        except Refused:
            assert self.state is before, "a refusal changes nothing"
            return False
        return True

    def draw(self, luck: Random, at: int = 0) -> None:
        before = self.state
        lots = [*range(lots_wanted(before))]
        luck.shuffle(lots)
        self.take(DrawRound(tuple(lots), at))
        self.fair += fairness(before, self.state)

    @property
    def present(self) -> tuple[PersonId, ...]:
        return self.state.here

    def file(self) -> Competition:
        return Competition(plan=self.state.plan, inputs=tuple(self.log))
