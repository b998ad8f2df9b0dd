"""A table: the fold of its log (event sourcing), what may be asked of it, and what each of those around it may know."""

from collections.abc import Iterable, Mapping, Sequence, Set
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.kernel import Deal, Game, Match, Scenes, Seat, commitment, deal_seed, pending, plain_deal, start, told_since
from parlour.table.clocks import Clocks
from parlour.table.commands import NOBODY_ABSENT, AnyCommand, Caller
from parlour.table.endings import closed_result, concession_result, draw_result
from parlour.table.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Arrived,
    Change,
    Closed,
    Declined,
    DrawAgreed,
    Logged,
    Named,
    Offered,
    Opened,
    Paused,
    RanOut,
    Rematched,
    Renewed,
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
from parlour.table.handlers import bot_answer, decide, run_out
from parlour.table.history import NO_EVENTS, SNAPSHOT_INTERVAL, EntryEvents, Snapshots, rewind, without_sealed_answer
from parlour.table.offers import OfferThrottle, OpenOffer, StandInCall, consents_needed
from parlour.table.opening import rematch_entry
from parlour.table.seats import OPEN, all_taken, is_played_by_person, seats_of
from parlour.table.terms import Chair, PlayerId, TableId
from parlour.table.views import eyes_of, has_secrets, heard, news_of, replay_eyes_of, state_of, told_after, view_of
from parlour.table.wire import Eyes, News, Result, Stage, State

LEVELS = ("random",)
NOBODY_ASKED: Mapping[Seat, int] = {}


class Answer(NamedTuple):
    """One answer that counts: whose, the level of the bot if one gave it, and the number of its entry."""

    seat: Seat
    level: str
    number: int


class Table:
    """Everything that follows from a log. It reads no clock and does no I/O: the caller passes in the time.

    `decide` asks whether something may be written, `apply` believes what it reads.
    """

    __slots__ = (
        "_record_end", "_told", "_trail", "_trailed", "_tried", "_views", "answers", "asked", "awaited", "calls", "chairs",
        "chat", "clocks", "commitment", "deeds", "entropy", "events", "game", "given_up", "id", "levels", "log", "looking",
        "made", "match", "number", "offer", "opened", "rematch_table", "result", "scenes", "snapshots", "stage", "throttle",
    )  # fmt: skip

    def __init__(self, id: TableId, game: Game, first: Logged, levels: Sequence[str] = LEVELS) -> None:
        """A table with the first entry of its log; `levels` are those of the game's bots, weakest first."""
        opened = first.entry
        assert levels, f"{game.id} has no bots"
        assert isinstance(opened, Opened), f"the log of table {id} begins with {type(opened).__name__}"
        assert opened.game == game.id, f"table {id} is of {opened.game}"
        self.id = id
        self.game = game
        self.levels = tuple(levels)
        self.opened = opened  # the terms of the table; they hold the seed
        self.commitment = commitment(opened.seed)
        self.log = [first]  # everything that happened; it holds the seed
        self.events = [NO_EVENTS]  # for each entry of the log
        self.number = first.number  # of the last entry
        self.chairs: list[Chair] = list(opened.chairs)
        self.entropy = dict(opened.entropy)  # what seats have added to the seed
        self.match: Match = self._deal()  # secrets included
        self.scenes = Scenes(game, self.match.terms)
        self.clocks = Clocks(opened.clock, opened.seats)
        self.stage: Stage = "open"
        self.asked: Mapping[Seat, int] = NOBODY_ASKED  # the entry with which each seat was asked what it is asked now
        self.answers: list[Answer] = []
        self.snapshots = Snapshots(self.match.position)
        self.chat: list[tuple[int, Seat | None]] = []  # for each line: the number of its entry, and who wrote it
        self.deeds = [first.number]  # the numbers of all entries that are no chat
        self.made = 0  # answers ever given, those included that were taken back
        self.offer: OpenOffer | None = None
        self.throttle = OfferThrottle()
        self.calls: dict[Seat, StandInCall] = {}  # for each seat: who called a bot for it that is not accepted yet
        self.awaited = frozenset(opened.awaited)  # seats whose clocks stand until their players have answered once
        self.looking: dict[PlayerId, Seat] = {}  # of the seats that share a player's screen, the one before it
        self.given_up: frozenset[Seat] = frozenset()  # seats that have resigned or run out of time
        self.result: Result | None = None  # how it ended
        self.rematch_table: TableId | None = None  # at which the same people went on
        self._told = blake2b(digest_size=16)  # of what the rules have told
        self._trailed = 0  # entries that are in it
        self._trail: tuple[Match, str] | None = None  # for which match, and what it was
        self._record_end: dict[str, Any] | None = None
        self._tried: tuple[AnyEntry, Match] | None = None  # an entry that was given out, and the match as it stands after that
        self._views: dict[Eyes, dict[str, Any]] = {}
        if opened.laid:
            self._lay(opened.actions)
        elif all_taken(self.chairs):
            self._begin(first.at)

    @classmethod
    def fold(cls, id: TableId, game: Game, log: Iterable[Logged], levels: Sequence[str] = LEVELS) -> "Table":
        entries = iter(log)
        table = cls(id, game, next(entries), levels)
        for logged in entries:
            table.apply(logged)
        return table

    # what may be asked of it

    def decide(
        self,
        command: AnyCommand,
        player: PlayerId | None,
        now: float,
        *,
        absent: Mapping[Seat, float] = NOBODY_ABSENT,
        lag: float = 0.0,
    ) -> tuple[AnyEntry, ...]:
        """What the command would write, or Illegal; nothing is changed.

        `absent` are the seats whose players are not here, with the seconds since they were; `lag` is how many the command may
        have been on its way.
        """
        return self._hand_out(decide(self, command, Caller(player, now, lag, absent)))

    def bot_answer(self, seat: Seat, asked: int, action: str) -> tuple[AnyEntry, ...]:
        """What the answer of a seat's bot would write, or Illegal: also if meanwhile the question is another one."""
        return self._hand_out(bot_answer(self, seat, asked, action))

    def run_out(self, now: float) -> tuple[AnyEntry, ...]:
        """What is to be written because the time of a seat is over, if it is; for one seat at a time, so ask again after it."""
        return self._hand_out(run_out(self, now))

    def rematch_entry(self, player: PlayerId | None, seed: str, entropy: str = "") -> Opened:
        """The first entry of a table for the same people, or Illegal."""
        return rematch_entry(self, player, seed, entropy)

    def after_take_back(self, entry: TookBack) -> Match:
        if not entry.agreed and entry.seat in self.match.position.sealed:
            return without_sealed_answer(self.match, entry.seat)
        return rewind(self.match, len(self.answers) - entry.count, entry.count, self.snapshots)

    # what it is

    @property
    def changed_at(self) -> float:
        """When something last happened."""
        return self.log[-1].at

    @property
    def depth(self) -> int:
        """How many answers had been given when the present question came up."""
        return len(self.answers) - len(self.match.position.sealed)

    @property
    def has_people(self) -> bool:
        """Whether a person plays here, and not only bots."""
        return any(map(is_played_by_person, self.chairs))

    def trail(self) -> str:
        """A digest of all that was told so far and of how it stands: by rules that play alike, a log leaves the same."""
        for happened in self.events[self._trailed :]:
            told = told_since(happened.told, happened.since)
            self._told.update(msgspec.json.encode([event.plain for event in told], order="sorted"))
        self._trailed = len(self.events)
        if self._trail is None or self._trail[0] is not self.match:
            digest = self._told.copy()
            digest.update(msgspec.json.encode(self.match.save()["table"], order="sorted"))
            self._trail = self.match, digest.hexdigest()
        return self._trail[1]

    def is_curtained(self, seat: Seat) -> bool:
        """Whether the curtain stands before this seat: its player's screen was last looked at from another one."""
        player = self.chairs[seat].player
        if player is None or len(self.seats(player)) < 2 or not has_secrets(self.game):
            return False
        return self.looking.get(player) != seat

    def seats(self, player: PlayerId | None) -> tuple[Seat, ...]:
        return seats_of(self.chairs, player)

    def lines_of(self, seat: Seat) -> int:
        """How many lines of chat a seat has written."""
        return sum(speaker == seat for _, speaker in self.chat)

    def next_deadline(self) -> float | None:
        """When `run_out` has something to say next, if nothing happens before."""
        first = self.first_out()
        return None if first is None else first[0]

    def first_out(self) -> tuple[float, Seat] | None:
        """That moment, and whose time is over then."""
        return self.clocks.first_out() if self.clocks.timed else None

    def bots_asked(self) -> dict[Seat, str]:
        """The seats for which a bot must answer now, with its level."""
        if self.stage != "playing":
            return {}
        return {seat: self.chairs[seat].level for seat in self.asked if self.chairs[seat].level}

    def record_end(self) -> dict[str, Any] | None:
        """How the record of a game that is over ends; None: it is not over."""
        if self.stage == "over" and self._record_end is None:
            self._record_end = self.match.end()
        return self._record_end

    @property
    def deal(self) -> Deal:
        """How the seed came about. While the game runs nobody may know."""
        return Deal(self.opened.open_deal, self.opened.seed, tuple(sorted(self.entropy.items())))

    def record(self) -> dict[str, Any]:
        """The record of the match so far. It holds the seed: while the game runs nobody may have it."""
        record = self.match.record()
        if self.opened.laid and not (self.opened.open_deal or self.entropy):
            return record  # nothing was said of its deal
        return {**record, "deal": plain_deal(self.deal)}

    # what those around it may know

    def state(self, player: PlayerId | None, now: float, here: Set[PlayerId], watchers: int) -> State:
        """How the table stands for this player; `here` are the players that are connected."""
        return state_of(self, player, now, here, watchers)

    def eyes(self, player: PlayerId | None) -> tuple[Eyes, ...]:
        """Whose eyes the player looks through."""
        return eyes_of(self, player)

    def replay_eyes(self, player: PlayerId | None) -> tuple[Eyes, ...]:
        """Whose eyes the player may look through at what has been."""
        return replay_eyes_of(self, player)

    def view(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes may know of the game; not to be changed, for it is given to all who look."""
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = view_of(self, eyes)
        return view

    def news(self, player: PlayerId | None, after: int) -> tuple[News, ...]:
        """Every entry after that number, as this player may hear it; of a long past only the end."""
        return news_of(self, player, after)

    def told_after(self, after: int) -> list[int]:
        """The numbers of the entries that `news` tells."""
        return told_after(self, after)

    def heard(self, number: int, eyes: tuple[Eyes, ...]) -> News:
        """An entry as those eyes may hear it, now and ever."""
        return heard(self, number, eyes)

    # the fold

    def apply(self, logged: Logged) -> None:
        """Takes the next entry of the log in. What `decide` gave out, it takes without working it out again."""
        assert logged.number == self.number + 1, f"entry {logged.number} does not follow {self.number}"
        ready = None
        if self._tried is not None and self._tried[0] is logged.entry:
            ready = self._tried[1]
        stage, match = self.stage, self.match
        self.number = logged.number
        self.log.append(logged)
        self.events.append(NO_EVENTS)
        if not isinstance(logged.entry, Said):
            self.deeds.append(logged.number)
        self._take(logged.entry, logged.at, ready)
        if self.match is not match or self.stage != stage:
            self._tried = None  # it was tried on another match
            self._views.clear()

    def _hand_out(self, change: Change) -> tuple[AnyEntry, ...]:
        if change.ready is not None:
            self._tried = change.entries[-1], change.ready
        return change.entries

    def _take(self, entry: AnyEntry, at: float, ready: Match | None) -> None:
        match entry:
            case Acted():
                self._act(entry, at, ready)
            case TookBack():
                self._take_back(entry, at, ready)
            case SatDown(seat, player, name, entropy):
                self.chairs[seat] = Chair("person", player, name)
                if entropy:
                    self.entropy[seat] = entropy
                if all_taken(self.chairs):
                    self._begin(at)
            case StoodUp(seat):
                self.chairs[seat] = OPEN
                self.entropy.pop(seat, None)
            case Named(seat, name):
                self.chairs[seat] = replace(self.chairs[seat], name=name)
            case Offered(seat, what, count):
                kept = len(self.answers) - count
                self.offer = OpenOffer(seat, what, kept, consents_needed(self, seat, what, kept))
            case Agreed(seat):
                assert self.offer is not None, "nothing is offered"
                self.offer = self.offer.without(seats_of(self.chairs, self.chairs[seat].player))
            case Declined():
                self._decline()
            case DrawAgreed(seat):
                self._end(draw_result(len(self.chairs), seat), at)
            case Paused():
                self.offer = None
                self.stage = "paused"
                self.clocks.stop(at)
            case Resumed():
                self.stage = "playing"
                self._run_clocks(at)
            case Resigned(seat):
                self._give_up(concession_result(self.match, self.given_up | {seat}, seat, "resigned"), seat, at)
            case RanOut(seat):
                self.clocks.ran_out(seat, at)
                self._give_up(concession_result(self.match, self.given_up | {seat}, seat, "time"), seat, at)
            case SteppedIn(seat, level, caller):
                self.offer = None  # it was made to somebody who no longer plays, or by them
                if caller is None:
                    self.calls.pop(seat, None)
                else:
                    self.calls.setdefault(seat, StandInCall(caller, len(self.answers)))
                self.chairs[seat] = replace(self.chairs[seat], level=level)
                self._run_clocks(at)
            case SteppedBack(seat):
                self.chairs[seat] = replace(self.chairs[seat], level="")
                self._run_clocks(at)
            case Arrived(seat):
                self._look(seat)
                self._run_clocks(at)
            case Slept(seconds):
                self.clocks.slept(seconds, at)
            case Closed():
                self._end(closed_result(len(self.chairs)), at)
            case Rematched(table):
                self.rematch_table = table
            case Renewed():
                pass  # the fold is by the rules that there are
            case Said(speaker):
                self.chat.append((self.number, speaker))
            case Opened():
                raise AssertionError(f"table {self.id} is opened twice")

    def _deal(self) -> Match:
        """The match before its first answer; while a chair is open only a trial: whoever sits down may add to the seed."""
        opened = self.opened
        seed = deal_seed(opened.seed, self.entropy.items())
        return start(self.game, self.game.terms(opened.seats, opened.options), seed)

    def _begin(self, at: float) -> None:
        """The last chair is taken: what the rules did before their first question is told now, and the clocks start."""
        if self.number > 1 and self.entropy:
            self.match = self._deal()
            self.snapshots = Snapshots(self.match.position)
        self.stage = "playing"
        self.events[-1] = EntryEvents(self.match.position.told, 0)
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
        if not entry.level:
            self.calls.pop(seat, None)  # who plays on accepts what the bot did
            if self.clocks.timed:
                self.clocks.press(seat, self.depth, at, entry.lag)
                self.awaited -= {seat}
                self._look(seat)
            self._play_on(seat)
        if ready is None:
            ready = self.match.branch()
            ready.act(seat, entry.action)
        self.match = ready
        self._count(Answer(seat, entry.level, self.number))
        self.made += 1
        assert ready.history is not None
        self.events[-1] = EntryEvents(ready.position.told, ready.history.told)
        if ready.position.sealed:
            self.asked = {other: number for other, number in self.asked.items() if other != seat}
            self._run_clocks(at)
        else:
            self._ask(at)

    def _take_back(self, entry: TookBack, at: float, ready: Match | None) -> None:
        secret = not entry.agreed and entry.seat in self.match.position.sealed
        self.match = self.after_take_back(entry) if ready is None else ready
        undone = [answer for answer in self.answers if entry.agreed or answer.seat == entry.seat][-entry.count :]
        self.snapshots.forget(self.answers.index(undone[0]))
        self.calls = {seat: call.without(undone, self.answers) for seat, call in self.calls.items()}
        self.answers = [answer for answer in self.answers if answer not in undone]
        self.events[-1] = EntryEvents(None, 0, tuple([answer.number for answer in undone]))
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
        if len(self.answers) % SNAPSHOT_INTERVAL == 0:
            self.snapshots.keep(len(self.answers), self.match.position)

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
            self.clocks.run([seat for seat in self.asked if self._is_timed(seat)], self.depth, at)

    def _is_timed(self, seat: Seat) -> bool:
        """Whether the clock of a seat runs while it is asked."""
        return seat not in self.awaited and is_played_by_person(self.chairs[seat]) and not self.is_curtained(seat)

    def _look(self, seat: Seat) -> None:
        player = self.chairs[seat].player
        assert player is not None, f"nobody sits on seat {seat}"
        self.looking[player] = seat

    def _play_on(self, seat: Seat) -> None:
        if self.offer is not None and self.offer.lapses(seats_of(self.chairs, self.chairs[seat].player)):
            self._decline()

    def _decline(self) -> None:
        assert self.offer is not None, "nothing is offered"
        self.throttle.note_decline(self.offer, self.made)
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
