"""Non-interference: of two games that a seat cannot tell apart, it is sent the same bytes, whatever is done at both.

A game is played at random; now and then two tables begin where it stands, with positions imagined from the view of one seat.
The same is done at both, and all that goes to that seat and to those who watch is compared: state, view, news, what its bots and
hints think with, replays and refusals. They may part only when the rules show the seat something that it could not know before.
`make soak` compares 100,000 steps of each game.
"""

from itertools import count, cycle
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.conform import terms_worth_playing
from parlour.games import game, games
from parlour.kernel import (
    Game,
    Illegal,
    Keyed,
    Match,
    Position,
    Scenes,
    Sealed,
    Seat,
    bit,
    canonical,
    events,
    imagine,
    knows,
    start,
)
from parlour.table import Act, AnyCommand, Chair, Logged, Offer, Table, Undo, Untimed, first_entry
from parlour.table.handlers import undoable
from parlour.table.history import Snapshots
from parlour.table.replay import GameReplay
from tests.table.everything import heard_by

SHORT, LONG = 200, 100_000  # steps of each game that are compared
SHARES = 8  # of the long run
STRETCH = 12  # steps of two tables, at most
TRIES = 12  # for an answer that both tables take
PARTED = "they parted"


class Begun(Table):
    """A table whose game begins in the middle."""

    def __init__(self, match: Match) -> None:
        self.begun = match
        chairs = [Chair("person", player_of(seat), f"Player {seat}") for seat in range(match.terms.seats)]
        first = first_entry(match.game, chairs, match.terms.options, Untimed(), player_of(0), "seed")
        super().__init__("t", match.game, Logged(1, 0.0, first))

    def _deal(self) -> Match:
        return Match(self.begun.game, self.begun.terms, "seed", self.begun.position.copy())

    def do(self, command: AnyCommand, player: str) -> str:
        """What is answered to a command, which is carried out if it can be."""
        try:
            entries = self.decide(command, player, 0.0)
        except Illegal as refusal:
            return msgspec.json.encode([refusal.key, refusal.rule, refusal.words]).decode()
        for entry in entries:
            self.apply(Logged(self.number + 1, 0.0, entry))
        return ""


def player_of(seat: Seat | None) -> str:
    return f"p-{seat}"


class Twins:
    """Two tables that one seat (None: a watcher) cannot tell apart."""

    def __init__(self, true: Match, seat: Seat | None, rng: Random) -> None:
        self.seat, self.rng = seat, rng
        view = true.view(seat)
        first, second = [imagine(true.game, view, rng) for _ in range(2)]
        if rng.random() < 0.7:  # else the dice are what the seat cannot know
            second.position.source = Keyed(first.position.source.key)  # type: ignore[union-attr]
        self.tables = Begun(first), Begun(second)

    def step(self) -> str:
        """Something is done at both tables; how what the seat is sent differs then, if it does."""
        first, second = self.tables
        before = [table.match.position for table in self.tables]
        if self.seat is not None and self.rng.random() < 0.3:
            attempt = self._attempt()
            fates = {table.do(attempt, player_of(self.seat)) for table in self.tables}
            if len(fates) > 1:
                return f"what is answered: {fates}"
        else:
            seat = self.rng.choice(sorted(first.asked))
            if not self._answer(seat):
                return PARTED
        told = [self._sent(table) for table in (first, second)]
        if told[0] == told[1]:
            return ""
        after = [table.match.position for table in self.tables]
        if self.over or any(learnt(then, now, self.seat) for then, now in zip(before, after, strict=True)):
            return PARTED
        return "\n".join(f"{name}: {one[:2_000]!r}\n{other[:2_000]!r}" for name, (one, other) in self._differing(*told))

    @property
    def over(self) -> bool:
        return any(table.stage != "playing" for table in self.tables)

    def _attempt(self) -> AnyCommand:
        """Something that the seat may try, allowed or not."""
        assert self.seat is not None
        table, rng, seat = self.tables[0], self.rng, self.seat
        asked = table.asked.get(seat, table.number)
        match rng.randrange(4):
            case 0:
                return Undo(seat, rng.randint(1, 3))
            case 1:
                return Offer(seat, "take-back", rng.randint(0, 2))
            case 2:
                return Act(rng.randrange(len(table.chairs)), asked, self._words())
            case _:
                return Act(seat, asked, self._words())

    def _words(self) -> str:
        """An answer that was offered to somebody, perhaps with a word of another one in it."""
        rng = self.rng
        offered = [option for decision in self.tables[0].match.pending.values() for option in decision.options[:200]]
        if not offered:
            return "pass"
        words, other = rng.choice(offered).split(), rng.choice(offered).split()
        if rng.random() < 0.7:
            words[rng.randrange(len(words))] = rng.choice(other)
        return " ".join(words)

    def _answer(self, seat: Seat) -> bool:
        """The seat answers alike at both tables, or, if this one is not told what, perhaps not; False if it cannot."""
        first, second = self.tables
        secret = seat != self.seat and isinstance(first.match.position.asked, Sealed) and len(first.asked) > 1
        for _ in range(TRIES):
            if seat not in second.asked:
                return False
            action = first.match.pending[seat].sample(self.rng)
            answers = action, second.match.pending[seat].sample(self.rng) if secret else action
            try:
                second.match.copy().act(seat, answers[1])
            except Illegal:
                assert seat != self.seat, f"seat {seat} is offered {action!r} in one of two games that are alike"
                continue
            for table, answer in zip(self.tables, answers, strict=True):
                said = table.do(Act(seat, table.asked[seat], answer), player_of(seat))
                assert not said, said
            return True
        return False

    def _sent(self, table: Begun) -> dict[str, bytes]:
        """All that the seat is sent, and those who watch."""
        player = player_of(self.seat)
        replay = GameReplay(table.match)
        replay._snapshots = Snapshots(table.begun.position)  # the game began there
        sent = {
            "to the seat": heard_by(table, player, 0.0),
            "to watchers": heard_by(table, None, 0.0),
            "to its bots and hints": canonical(table.match.view(self.seat)),
        }
        own = frozenset(table.seats(player))
        for eyes in table.replay_eyes(player):
            steps = replay.steps(eyes, max(0, replay.total - 2), 2, own)
            sent[f"as a replay for {eyes}"] = msgspec.json.encode(steps)
        return sent

    @staticmethod
    def _differing(one: dict[str, bytes], other: dict[str, bytes]) -> list[tuple[str, tuple[bytes, bytes]]]:
        return [(name, (one[name], other[name])) for name in one if one[name] != other[name]]


def learnt(before: Position, after: Position, seat: Seat | None) -> bool:
    """Whether the rules have shown the seat a card, a roll, or the answers that others had sealed."""
    cards = any(knows(after, seat, card) and not knows(before, seat, card) for card in after.seen)
    told = any(seats & bit(seat) for event in events(after, before.told_count) for seats in (event.known or {}).values())
    return cards or told or after.draws != before.draws or bool(before.sealed and not after.sealed)


def compared(rules: Game, steps: int, seed: int) -> int:
    """Compares at least so many steps of the game; in how many stretches."""
    rng = Random(f"{rules.id} {seed}")
    terms = terms_worth_playing(rules)
    rng.shuffle(terms)
    done = 0
    stretches = 0
    for number, chosen in zip(count(), cycle(terms), strict=False):
        match = start(rules, chosen, f"twins {seed} {number}")
        while not match.over:
            eyes: list[Seat | None] = [None, *range(chosen.seats)]
            twins = Twins(match, rng.choice(eyes), rng)
            stretches += 1
            for _ in range(0 if match.position.sealed else STRETCH):  # a table knows of no answers before its beginning
                found = "" if twins.over else twins.step()
                assert found in ("", PARTED), f"{rules.id} {chosen}, seat {twins.seat}, {found}"
                done += 1
                if found or twins.over:
                    break
            if done >= steps:
                return stretches
            for _ in range(rng.randint(1, 2 * STRETCH)):
                if match.over:
                    break
                seat = rng.choice(sorted(match.pending))
                match.act(seat, match.pending[seat].sample(rng))
    raise AssertionError("unreachable")


@pytest.mark.parametrize("rules", [game(name) for name in games()], ids=lambda rules: rules.id)
def test_a_seat_is_sent_the_same_bytes_in_games_that_it_cannot_tell_apart(rules: Game) -> None:
    assert compared(rules, SHORT, 0)


@pytest.mark.parametrize("where", ["scene", "refusal"])
def test_a_leak_of_one_bit_would_be_found(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def bit_of(position: Position) -> bool:
        return bool(position.decks[0] and position.decks[0][0] < "m")  # type: ignore[attr-defined]

    honest = Scenes.scene

    def leaking(scenes: Scenes, position: Position, seat: Seat | None) -> dict[str, Any]:
        return {**honest(scenes, position, seat), "cards": "many" if bit_of(position) else "some"}

    def undone(table: Table, seat: Seat) -> int:
        return undoable(table, seat) + bit_of(table.match.position)

    if where == "scene":
        monkeypatch.setattr(Scenes, "scene", leaking)
    else:
        monkeypatch.setattr("parlour.table.handlers.undoable", undone)
    with pytest.raises(AssertionError, match="to the seat" if where == "scene" else "what is answered"):
        compared(game("inbetween"), SHORT, 0)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("rules", [game(name) for name in games()], ids=lambda rules: rules.id)
def test_a_seat_is_sent_the_same_bytes_for_long(rules: Game, share: int) -> None:
    assert compared(rules, LONG // SHARES, 1 + share)
