"""Who sits where, and who has a say."""

from collections.abc import Sequence
from typing import TypeAlias

from parlour.kernel import Seat
from parlour.table.names import alike, clean_name
from parlour.table.refusals import refusal
from parlour.table.terms import Chair, PlayerId

Chairs: TypeAlias = Sequence[Chair]


def held(chairs: Chairs, player: PlayerId | None) -> tuple[Seat, ...]:
    """The seats of a player."""
    return () if player is None else tuple([seat for seat, chair in enumerate(chairs) if chair.player == player])


def filled(chairs: Chairs) -> bool:
    """Whether nobody is missing."""
    return all(chair.kind != "open" for chair in chairs)


def plays(chair: Chair) -> bool:
    """Whether a person plays here, and no bot in their place."""
    return chair.kind == "person" and not chair.level


def others(chairs: Chairs, seat: Seat) -> tuple[Seat, ...]:
    """One seat of each other person who plays: those whose consent this seat needs."""
    first: dict[PlayerId | None, Seat] = {}
    for each, chair in enumerate(chairs):
        if plays(chair) and chair.player != chairs[seat].player:
            first.setdefault(chair.player, each)
    return tuple(first.values())


def free_name(chairs: Chairs, seat: Seat, name: str) -> str:
    """The name for a seat as it will be shown; refused if it could be taken for another there. Any number may have none."""
    shown = clean_name(name)
    for each, chair in enumerate(chairs):
        if each != seat and chair.name and shown and alike(chair.name, shown):
            raise refusal("name-taken", name=shown, other=chair.name)
    return shown
