"""Plans: some answers of one seat that follow one another before chance or anybody else has a say."""

from typing import TypeAlias

from parlour.bots.knowledge import Knowledge
from parlour.kernel import Action, Position, Seat, answer, pending

Plan: TypeAlias = tuple[Action, ...]


def plans(knowledge: Knowledge, position: Position, seat: Seat, longest: int, most: int) -> list[Plan]:
    """The plans worth a thought, at most so many, those first whose answers stand early among the candidates."""
    found: list[tuple[int, Plan, Position]] = [(0, (), position)]
    for _ in range(longest):
        longer = [each for begun in found for each in _continued(knowledge, seat, *begun, start=position)]
        longer.sort(key=lambda each: each[0])
        found = longer[:most]
    return [plan for _, plan, _ in found]


def _continued(
    knowledge: Knowledge, seat: Seat, rank: int, plan: Plan, position: Position, start: Position
) -> list[tuple[int, Plan, Position]]:
    """A plan with one more answer, if its seat is asked on at once; as it is if not."""
    if plan and not is_certain(start, position, seat):
        return [(rank, plan, position)]
    decision = pending(position)[seat]
    found = []
    for number, action in enumerate(knowledge.answers(position, seat, decision)):
        after = position.copy()
        if list(pending(position)) == [seat]:
            answer(after, seat, action)
        else:
            after.drawn = -1  # others answer in secret at the same time: what follows cannot be planned
        found.append((rank + number, (*plan, action), after))
    return found


def is_certain(start: Position, position: Position, seat: Seat) -> bool:
    """Whether nothing has come to light since, and the seat alone is asked."""
    return position.drawn == start.drawn and position.shown == start.shown and list(pending(position)) == [seat]
