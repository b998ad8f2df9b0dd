"""How a table stands: the fold of its log."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from parlour.kernel import Game, Match, Seat, commitment, start
from parlour.kernel.position import Log
from parlour.kernel.run import pending
from parlour.table.clocks import Clocks
from parlour.table.consent import OpenOffer, Patience
from parlour.table.earlier import Earlier
from parlour.table.ending import drawn, given_up
from parlour.table.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Declined,
    Drawn,
    Logged,
    Named,
    Offered,
    Opened,
    Paused,
    RanOut,
    Rematched,
    Resigned,
    Resumed,
    Said,
    SatDown,
    Slept,
    SteppedBack,
    SteppedIn,
    StoodUp,
    TookBack,
)
from parlour.table.eyes import told_until
from parlour.table.seating import filled, held, others, plays
from parlour.table.state import Result, Stage
from parlour.table.terms import Chair, TableId
from parlour.table.undoing import rewound, tried, unsealed

OPEN = Chair("open")
NOBODY_ASKED: Mapping[Seat, int] = {}


class Answer(NamedTuple):
    """One answer that counts: whose, the level of the bot if one gave it, and the number of its entry."""

    seat: Seat
    level: str
    number: int


class Happened(NamedTuple):
    """What the game told with one entry: its events down to the one with the number `since`; and the entries that it undid."""

    told: Log | None
    since: int
    gone: tuple[int, ...] = ()


NOTHING = Happened(None, 0)


class Standing:
    """Everything that follows from a log. It believes what it reads: whoever writes the log asks first whether it may."""

    __slots__ = (
        "answers", "asked", "chairs", "clocks", "commitment", "earlier", "game", "given_up", "happened", "id", "log", "made",
        "match", "number", "offer", "opened", "patience", "rematch", "result", "stage",
    )  # fmt: skip

    def __init__(self, id: TableId, game: Game, first: Logged) -> None:
        opened = first.entry
        assert isinstance(opened, Opened), f"the log of table {id} begins with {type(opened).__name__}"
        assert (opened.game, opened.rules) == (game.id, game.version), f"table {id} is of {opened.game}, rules {opened.rules}"
        self.id = id
        self.game = game
        self.opened = opened
        self.commitment = commitment(opened.seed)
        self.log = [first]
        self.happened = [NOTHING]
        self.number = first.number
        self.chairs: list[Chair] = list(opened.chairs)
        self.match: Match = start(game, game.terms(opened.seats, opened.options), opened.seed)
        self.clocks = Clocks(opened.clock, opened.seats)
        self.stage: Stage = "open"
        self.asked: Mapping[Seat, int] = NOBODY_ASKED  # the entry with which each seat was asked what it is asked now
        self.answers: list[Answer] = []
        self.earlier = Earlier(self.match.position)
        self.made = 0  # answers ever given, those included that were taken back
        self.offer: OpenOffer | None = None
        self.patience = Patience()
        self.given_up: frozenset[Seat] = frozenset()  # seats that have resigned or run out of time
        self.result: Result | None = None
        self.rematch: TableId | None = None
        if opened.laid:
            self._lay(opened.actions)
        elif filled(self.chairs):
            self._begin(first.at)

    @property
    def depth(self) -> int:
        """How many answers had been given when the present question came up."""
        return len(self.answers) - len(self.match.position.sealed)

    def taken_back(self, entry: TookBack) -> Match:
        """The match after a take-back."""
        if not entry.agreed and entry.seat in self.match.position.sealed:
            return unsealed(self.match, entry.seat)
        return rewound(self.match, len(self.answers) - entry.count, entry.count, self.earlier)

    def fold(self, logged: Logged, ready: Match | None = None) -> None:
        """Takes in the next entry; `ready` is the match after it, where it has been worked out before."""
        assert logged.number == self.number + 1, f"entry {logged.number} does not follow {self.number}"
        self.number = logged.number
        self.log.append(logged)
        self.happened.append(NOTHING)
        self._take(logged.entry, logged.at, ready)

    def _take(self, entry: AnyEntry, at: float, ready: Match | None) -> None:
        match entry:
            case Acted():
                self._act(entry, at, ready)
            case TookBack():
                self._take_back(entry, at, ready)
            case SatDown(seat, player, name):
                self.chairs[seat] = Chair("person", player, name)
                if filled(self.chairs):
                    self._begin(at)
            case StoodUp(seat):
                self.chairs[seat] = OPEN
            case Named(seat, name):
                self.chairs[seat] = replace(self.chairs[seat], name=name)
            case Offered(seat, what, count):
                self.offer = OpenOffer(seat, what, len(self.answers) - count, others(self.chairs, seat))
            case Agreed(seat):
                assert self.offer is not None, "nothing is offered"
                self.offer = self.offer.without(held(self.chairs, self.chairs[seat].player))
            case Declined():
                self._decline()
            case Drawn(seat):
                self._end(drawn(len(self.chairs), seat), at)
            case Paused():
                self.offer = None
                self.stage = "paused"
                self.clocks.stop(at)
            case Resumed():
                self.stage = "playing"
                self._run_clocks(at)
            case Resigned(seat):
                self._give_up(given_up(self.match, self.given_up | {seat}, seat, "resigned"), seat, at)
            case RanOut(seat):
                self.clocks.ran_out(seat, at)
                self._give_up(given_up(self.match, self.given_up | {seat}, seat, "time"), seat, at)
            case SteppedIn(seat, level):
                self.offer = None  # it was made to somebody who no longer plays, or by them
                self.chairs[seat] = replace(self.chairs[seat], level=level)
                self._run_clocks(at)
            case SteppedBack(seat):
                self.chairs[seat] = replace(self.chairs[seat], level="")
                self._run_clocks(at)
            case Slept(seconds):
                self.clocks.slept(seconds, at)
            case Rematched(table):
                self.rematch = table
            case Said():
                pass
            case Opened():
                raise AssertionError(f"table {self.id} is opened twice")

    def _begin(self, at: float) -> None:
        """The last chair is taken: what the rules did before their first question is told now, and the clocks start."""
        self.stage = "playing"
        self.happened[-1] = Happened(self.match.position.told, 0)
        self._ask(at)

    def _lay(self, actions: Sequence[tuple[Seat, str]]) -> None:
        for seat, action in actions:
            self.match.act(seat, action)
            self._count(Answer(seat, "", self.number))
        self.stage = "over"
        if self.match.position.outcome is not None:
            self.result = Result("played", self.match.position.outcome)

    def _act(self, entry: Acted, at: float, ready: Match | None) -> None:
        seat = entry.seat
        since = told_until(self.match.position)
        if not entry.level:
            self.clocks.answered(seat, self.depth, at)
            self._play_on(seat)
        if ready is None:
            ready = tried(self.match)
            ready.act(seat, entry.action)
        self.match = ready
        self._count(Answer(seat, entry.level, self.number))
        self.made += 1
        self.happened[-1] = Happened(ready.position.told, since)
        if ready.position.sealed:
            self.asked = {each: number for each, number in self.asked.items() if each != seat}
            self._run_clocks(at)
        else:
            self._ask(at)

    def _take_back(self, entry: TookBack, at: float, ready: Match | None) -> None:
        secret = not entry.agreed and entry.seat in self.match.position.sealed
        self.match = self.taken_back(entry) if ready is None else ready
        gone = [each for each in self.answers if entry.agreed or each.seat == entry.seat][-entry.count :]
        self.earlier.forget(self.answers.index(gone[0]))
        self.answers = [each for each in self.answers if each not in gone]
        self.happened[-1] = Happened(None, 0, tuple([each.number for each in gone]))
        if self.offer is not None and self.offer.what == "take-back":
            self.offer = None
        if secret:
            self.asked = {**self.asked, entry.seat: self.number}
            self._run_clocks(at)
            return
        if entry.agreed:
            self.clocks.go_back(self.depth)
        self._ask(at)

    def _count(self, answer: Answer) -> None:
        self.answers.append(answer)
        if self.earlier.wants(len(self.answers)):
            self.earlier.keep(len(self.answers), self.match.position)

    def _ask(self, at: float) -> None:
        """A new question has come up, or the game is over."""
        position = self.match.position
        if position.outcome is not None:
            self._end(Result("played", position.outcome), at)
            return
        self.asked = dict.fromkeys(pending(position), self.number)
        self._run_clocks(at)

    def _run_clocks(self, at: float) -> None:
        if self.clocks.timed and self.stage == "playing":
            self.clocks.run([seat for seat in self.asked if plays(self.chairs[seat])], self.depth, at)

    def _play_on(self, seat: Seat) -> None:
        if self.offer is not None and self.offer.lapses(held(self.chairs, self.chairs[seat].player)):
            self._decline()

    def _decline(self) -> None:
        assert self.offer is not None, "nothing is offered"
        self.patience.declined(self.offer, self.made)
        self.offer = None

    def _give_up(self, result: Result | None, seat: Seat, at: float) -> None:
        self.given_up |= {seat}
        if result is not None:
            self._end(result, at)

    def _end(self, result: Result, at: float) -> None:
        self.clocks.stop(at)
        self.stage = "over"
        self.asked = NOBODY_ASKED
        self.offer = None
        self.result = result
