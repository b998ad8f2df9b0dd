"""Whatever anybody sends in whatever order, a table stays sound."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import Game, Illegal, replay
from parlour.table import (
    ABSENCE_SECONDS,
    NOBODY_ABSENT,
    Act,
    Acted,
    Agree,
    AnyCommand,
    AnyEntry,
    Chair,
    Clock,
    Days,
    Decline,
    Look,
    Offer,
    PerMove,
    PlayerId,
    Rename,
    Resign,
    Resume,
    Say,
    Sit,
    Slept,
    Stand,
    StepBack,
    StepIn,
    Total,
    Undo,
    Untimed,
)
from tests.proofs.revolver import GAME as REVOLVER
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, bot, person
from tests.table.everything import whole

PLAYERS: tuple[PlayerId | None, ...] = (ANN, BOB, CAT, STRANGER, None)
SEATS = st.integers(-1, 3)
LEVELS = st.sampled_from(["random", "skilled", "genius"])
TEXTS = st.sampled_from(["Ann", "Bob", "Cat", "Zoe", "bоb", "", "\u200b", "x" * 400])
COMPANIES: list[tuple[Game, tuple[Chair, ...]]] = [
    (SKIRMISH, (person(ANN), OPEN)),
    (SKIRMISH, (person(ANN), bot())),
    (SKIRMISH, (person(ANN), person(ANN, "Guest"))),
    (REVOLVER, (person(BOB), person(ANN))),
    (TACTICS, (person(ANN), person(BOB), person(CAT))),
    (TACTICS, (person(ANN), bot(), OPEN)),
    (TACTICS, (person(ANN), person(BOB), person(BOB, "Rob"))),
]
ABSENT = st.dictionaries(st.integers(0, 2), st.sampled_from([0.0, ABSENCE_SECONDS]))
CLOCKS: list[Clock] = [Untimed(), PerMove(30), Total(60, 5), Total(60), Days(1)]
COMMANDS = st.one_of(
    st.builds(Sit, SEATS, TEXTS),
    st.builds(Stand, SEATS),
    st.builds(Undo, SEATS, st.integers(-1, 3)),
    st.builds(Offer, SEATS, st.sampled_from(["draw", "take-back", "pause"]), st.integers(-1, 6)),
    st.builds(Agree, SEATS),
    st.builds(Decline, SEATS),
    st.builds(Resume, SEATS),
    st.builds(Look, SEATS),
    st.builds(StepIn, SEATS, LEVELS),
    st.builds(StepBack, SEATS),
    st.builds(Say, TEXTS),
    st.builds(Rename, SEATS, TEXTS),
    st.builds(Act, SEATS, st.integers(0, 20), st.sampled_from(["end", "commit none none", "fly", "", "move  e5"])),
)


class AnyCommands(RuleBasedStateMachine):
    """A table among people who send anything, twice, late and out of order."""

    around: Around

    @initialize(company=st.sampled_from(COMPANIES), clock=st.sampled_from(CLOCKS), seed=st.integers(0, 99))
    def open(self, company: tuple[Game, tuple[Chair, ...]], clock: Clock, seed: int) -> None:
        game, chairs = company
        self.around = Around(game, *chairs, clock=clock, seed=str(seed))
        self.clock = clock
        self.rng = Random(seed)
        self.sent: list[tuple[PlayerId | None, AnyCommand]] = []  # what may arrive again
        self.held_back: list[tuple[PlayerId | None, AnyCommand]] = []  # what arrives late
        self.spent = dict.fromkeys(range(len(chairs)), 0.0)

    def send(self, player: PlayerId | None, command: AnyCommand, absent: Mapping[int, float] = NOBODY_ABSENT) -> bool:
        """A command arrives: it is carried out, or refused with nothing changed."""
        self.sent.append((player, command))
        before = whole(self.around.table, PLAYERS, self.around.now)
        number = self.around.table.number
        entries, refusal = self.decided(player, command, absent)
        assert whole(self.around.table, PLAYERS, self.around.now) == before, "asking has changed the table"
        if refusal is not None:
            assert set(refusal.words) == {"en", "ru"}
            return False
        assert entries or isinstance(command, Look), "who looks already looks on"
        assert player is not None
        self.around.write(entries)
        assert self.around.table.number == number + len(entries)
        return True

    def decided(
        self, player: PlayerId | None, command: AnyCommand, absent: Mapping[int, float]
    ) -> tuple[tuple[AnyEntry, ...], Illegal | None]:
        try:
            return self.around.table.decide(command, player, self.around.now, absent=absent), None
        except Illegal as refusal:
            return (), refusal

    @rule(player=st.sampled_from(PLAYERS), command=COMMANDS, absent=ABSENT)
    def anything(self, player: PlayerId | None, command: AnyCommand, absent: Mapping[int, float]) -> None:
        self.send(player, command, absent)

    @rule(player=st.sampled_from(PLAYERS), command=COMMANDS)
    def hold_back(self, player: PlayerId | None, command: AnyCommand) -> None:
        self.held_back.append((player, command))

    @precondition(lambda self: self.held_back)
    @rule(which=st.integers(0, 1_000))
    def late(self, which: int) -> None:
        self.send(*self.held_back.pop(which % len(self.held_back)))

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 1_000))
    def again(self, which: int) -> None:
        self.send(*self.sent[which % len(self.sent)])

    @precondition(lambda self: self.around.table.stage == "playing")
    @rule(which=st.integers(0, 2), twice=st.booleans())
    def answer(self, which: int, twice: bool) -> None:
        table = self.around.table
        seats = list(table.asked)
        seat = seats[which % len(seats)]
        chair, asked = table.chairs[seat], table.asked[seat]
        action = table.match.pending[seat].sample(self.rng)
        if chair.level:
            self.around.write(table.bot_answer(seat, asked, action))
            return
        assert self.send(chair.player, Act(seat, asked, action)), "an offered answer was refused"
        if twice:
            assert not self.send(chair.player, Act(seat, asked, action)), "the same answer counted twice"

    @precondition(lambda self: self.around.table.stage in ("playing", "paused"))
    @rule(which=st.integers(0, 2), honest=st.booleans())
    def own_seat(self, which: int, honest: bool) -> None:
        """Something that is likely to be allowed: undo, agree, come back."""
        table = self.around.table
        persons = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
        seat = persons[which % len(persons)]
        player = table.chairs[seat].player
        state = self.around.state(player)
        if state.offer is not None:
            self.send(player, Agree(seat) if honest else Decline(seat))
        elif state.stage == "paused":
            assert self.send(player, Resume(seat))
        elif state.undoable[str(seat)]:
            assert self.send(player, Undo(seat, state.undoable[str(seat)]))
        elif state.chairs[seat].level:
            self.send(player, StepBack(seat))

    @precondition(lambda self: self.around.table.number > 25)
    @rule(player=st.sampled_from(PLAYERS), seat=SEATS)
    def resign(self, player: PlayerId | None, seat: int) -> None:
        self.send(player, Resign(seat))

    @rule(seconds=st.floats(0, 20), asleep=st.booleans())
    def time_passes(self, seconds: float, asleep: bool) -> None:
        before = self.around.state().chairs
        self.around.later(seconds)
        if asleep:
            self.around.write((Slept(seconds),))
            assert [chair.left for chair in self.around.state().chairs] == pytest.approx([chair.left for chair in before])
            return
        for seat, chair in enumerate(before):
            if chair.ticking and chair.left is not None:
                self.spent[seat] += min(seconds, chair.left)
        for _ in range(5):
            if not self.around.write(self.around.table.run_out(self.around.now)):
                break
        deadline = self.around.table.next_deadline()
        assert deadline is None or deadline > self.around.now

    @invariant()
    def another_server_would_find_the_same(self) -> None:
        if not hasattr(self, "around") or self.around.table.number % 3:
            return  # often enough
        loaded = self.around.loaded()
        assert whole(loaded, PLAYERS, self.around.now) == whole(self.around.table, PLAYERS, self.around.now)
        assert loaded.record() == self.around.table.record()

    @invariant()
    def the_log_has_no_gaps(self) -> None:
        if hasattr(self, "around"):
            assert [logged.number for logged in self.around.table.log] == list(range(1, self.around.table.number + 1))

    @invariant()
    def all_time_is_accounted_for(self) -> None:
        if not hasattr(self, "around") or isinstance(self.clock, Untimed):
            return
        for seat, chair in enumerate(self.around.state().chairs):
            if chair.left is None:
                continue
            assert chair.left >= 0
            match self.clock:
                case PerMove(seconds):
                    assert chair.left <= seconds
                case Total(seconds, increment):
                    earned = chair.left + self.spent[seat] - seconds
                    assert earned >= -1e-6
                    answers = [logged.entry for logged in self.around.table.log if isinstance(logged.entry, Acted)]
                    own = sum(1 for entry in answers if entry.seat == seat and not entry.level)
                    assert earned <= own * increment + 1e-6
                    assert (
                        not increment or earned % increment == pytest.approx(0, abs=1e-6) or earned % increment > increment - 1e-6
                    )

    @invariant()
    def those_who_are_asked_are_asked_by_the_rules(self) -> None:
        if not hasattr(self, "around"):
            return
        table = self.around.table
        if table.stage in ("playing", "paused"):
            assert set(table.asked) == set(table.match.pending)
            assert all(number <= table.number for number in table.asked.values())
        else:
            assert table.asked == {}
        ticking = {seat for seat, chair in enumerate(self.around.state().chairs) if chair.ticking}
        persons = {seat for seat in table.asked if not table.chairs[seat].level and not table.is_curtained(seat)}
        assert ticking == (persons if table.stage == "playing" and not isinstance(self.clock, Untimed) else set())

    def teardown(self) -> None:
        if hasattr(self, "around"):
            match = self.around.table.match
            assert replay(match.game, self.around.table.record()).hash == match.hash


AnyCommands.TestCase.settings = settings(
    max_examples=60, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnyCommands: Any = AnyCommands.TestCase
