"""A table for tests, with people around it and a clock that only moves when it is told to."""

from collections.abc import Mapping, Set
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from parlour.kernel import Game, Illegal, Seat
from parlour.table import (
    ABSENCE_SECONDS,
    NOBODY_ABSENT,
    Act,
    AnyCommand,
    AnyEntry,
    Chair,
    Clock,
    Logged,
    PlayerId,
    State,
    Table,
    Untimed,
    first_entry,
)

ANN, BOB, CAT = "p-ann", "p-bob", "p-cat"
STRANGER = "p-stranger"
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat"}
LEVELS = ("random", "novice", "skilled", "expert", "master")
NOBODY: Set[PlayerId] = frozenset()
LONG_GONE = dict.fromkeys(range(3), ABSENCE_SECONDS)  # for each seat: long enough that others may call a bot
_decoder = msgspec.json.Decoder(list[Logged])


def person(player: PlayerId, name: str = "") -> Chair:
    """A chair on which somebody sits."""
    return Chair("person", player, name or NAMES[player])


def nameless(player: PlayerId) -> Chair:
    """A chair on which somebody sits who has not said what they are called."""
    return Chair("person", player)


def bot(level: str = "skilled") -> Chair:
    """A chair on which a bot sits."""
    return Chair("bot", level=level)


OPEN = Chair("open")


class Around:
    """A table, its log, and what time it is."""

    def __init__(
        self,
        game: Game,
        *chairs: Chair,
        clock: Clock | None = None,
        seed: str = "seed",
        options: Mapping[str, str] | None = None,
        awaiting: bool = False,
    ) -> None:
        """Clocks run from the first question on; with `awaiting` they stand until somebody has answered, as at a real table."""
        self.now = 1_000.0
        first = first_entry(game, chairs, options or {}, clock or Untimed(), ANN, seed)
        if not awaiting:
            first = replace(first, awaited=())
        self.table = Table("t", game, Logged(1, self.now, first), LEVELS)
        self.rng = Random(7)

    def do(
        self, player: PlayerId | None, command: AnyCommand, absent: Mapping[Seat, float] = NOBODY_ABSENT
    ) -> tuple[AnyEntry, ...]:
        """A player asks for something, and it is done."""
        return self.write(self.table.decide(command, player, self.now, absent=absent))

    def refused(self, player: PlayerId | None, command: AnyCommand, absent: Mapping[Seat, float] = NOBODY_ABSENT) -> str:
        """A player asks for something that is refused, with this key and words in both languages."""
        with pytest.raises(Illegal) as caught:
            self.table.decide(command, player, self.now, absent=absent)
        refusal = caught.value
        assert set(refusal.words) == {"en", "ru"}
        assert all(text and text != f"illegal-{refusal.key}" and "{" not in text for text in refusal.words.values()), (
            refusal.words
        )
        return refusal.key

    def write(self, entries: tuple[AnyEntry, ...]) -> tuple[AnyEntry, ...]:
        """These entries go into the log."""
        for entry in entries:
            self.table.apply(Logged(self.table.number + 1, self.now, entry))
        return entries

    def later(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds

    def answer(self, seat: Seat, action: str = "") -> str:
        """Whoever plays on the seat answers; without an action, with anything."""
        chair = self.table.chairs[seat]
        given = action or self.table.match.pending[seat].sample(self.rng)
        asked = self.table.asked[seat]
        if chair.level:
            self.write(self.table.bot_answer(seat, asked, given))
        else:
            self.do(chair.player, Act(seat, asked, given))
        return given

    def answer_some(self, count: int) -> None:
        """The next answers, whoever is asked."""
        for _ in range(count):
            self.answer(next(iter(self.table.asked)))

    def state(self, player: PlayerId | None = None, here: Set[PlayerId] = NOBODY) -> State:
        """How the table stands."""
        return self.table.state(player, self.now, here, 0)

    def left(self, seat: Seat) -> float:
        """The time that a seat has left."""
        left = self.state().chairs[seat].left
        assert left is not None
        return left

    def loaded(self) -> Table:
        """The table that another server would make of the log."""
        log = _decoder.decode(msgspec.json.encode(list(self.table.log)))
        return Table.fold(self.table.id, self.table.game, log, LEVELS)
