"""A person at the terminal: shows what they may know, asks, and understands what they type."""

from enum import Enum, auto
from random import Random

from parlour.cli.files import write_record
from parlour.cli.screen import Screen
from parlour.cli.voice import Voice, shown
from parlour.kernel import Decision, Illegal, Match, Seat
from parlour.kernel.event import events

MOST_LISTED = 120  # options


class Person:
    """Who sits on one seat of a match."""

    def __init__(self, match: Match, seat: Seat, voice: Voice, screen: Screen) -> None:
        self._match = match
        self._seat = seat
        self._voice = voice
        self._screen = screen
        self._heard = 0
        self._board = ""
        self._saved: set[str] = set()

    def sit_down(self, levels: tuple[str, ...]) -> None:
        """Says what is played, and against whom."""
        others = [f"{self._voice.seat(seat)} ({level})" for seat, level in enumerate(levels) if seat != self._seat]
        if not others:
            self._say("playing-alone", "bold green", game=self._voice.name())
            return
        own = self._voice.seat(self._seat)
        self._say("playing", "bold green", game=self._voice.name(), seat=own, others=", ".join(others))

    def decide(self) -> bool:
        """Asks until there is an answer (or one was taken back); False if the person leaves."""
        self._look()
        decision = self._match.pending[self._seat]
        self._ask(decision)
        while True:
            line = self._screen.read("> ")
            match Then.LEAVE if line is None else self._understand(" ".join(line.split()), decision):
                case Then.GO_ON:
                    return True
                case Then.LEAVE:
                    self._say("left")
                    return False

    def see_the_end(self) -> None:
        """Shows how it ended, and keeps the record if the person wants it."""
        self._look()
        assert self._match.outcome is not None, "the match goes on"
        self._screen.line(self._voice.outcome(self._match.outcome, self._seat), "bold green")
        self._say("save-or-end")
        while (line := self._screen.read("> ")) is not None and line.startswith("s "):
            self._save(line[2:].strip())

    def _understand(self, text: str, decision: Decision) -> "Then":
        """Does what was typed: an option before a command, should they be written alike."""
        if text in decision.options:
            return self._act(text)
        match text.split(" ", 1):
            case ["q"]:
                return Then.LEAVE
            case ["u"]:
                return self._undo()
            case [""]:
                self._ask(decision)
            case ["?"]:
                self._help(decision)
            case ["h"]:
                self._say("no-hint")
            case ["s"]:
                self._say("save-where")
            case ["s", file]:
                self._save(file)
            case _:
                return self._act(_option(decision.options, text))
        return Then.ASK_AGAIN

    def _look(self) -> None:
        """What the person has not heard yet, and the board if it looks different now."""
        for told in events(self._match.position, self._heard):
            self._screen.line(f"  {self._voice.event(told.heard_by(self._seat))}")
            self._heard = told.number
        board = self._voice.board(self._match.view(self._seat))
        if board != self._board:
            self._screen.picture(board, "cyan")
            self._board = board

    def _ask(self, decision: Decision) -> None:
        self._screen.line(self._voice.question(decision), "bold")
        options = decision.options
        if decision.ranges:
            self._ask_for_numbers(decision)
        if not options:
            return
        listed = options[:MOST_LISTED]
        if _are_numbered(options):
            listed = tuple([f"{number:>2} {option}" for number, option in enumerate(listed, 1)])
        self._screen.columns(list(listed))
        if len(options) > MOST_LISTED:
            self._say("more-options", count=len(options) - MOST_LISTED)

    def _ask_for_numbers(self, decision: Decision) -> None:
        for form in decision.forms:
            self._screen.line(f"  {' '.join(form)}")
        for name, limits in decision.ranges.items():
            self._screen.line(f"    {name}: {_limits(limits)}")
        self._say("for-example", action=decision.sample(Random(0)))

    def _act(self, action: str) -> "Then":
        try:
            self._match.act(self._seat, action)
        except Illegal as refusal:
            self._screen.line(self._voice.refusal(refusal), "red")
            return Then.ASK_AGAIN
        return Then.GO_ON

    def _undo(self) -> "Then":
        try:
            self._match.undo(self._seat)
        except Illegal as refusal:
            self._screen.line(self._voice.refusal(refusal), "red")
            return Then.ASK_AGAIN
        self._heard = 0 if self._match.position.told is None else self._match.position.told[2]
        self._say("undone")
        return Then.GO_ON

    def _save(self, file: str) -> None:
        try:
            write_record(file, self._match.record(), over=file in self._saved)
        except (OSError, ValueError) as error:
            self._say("not-saved", "red", file=file, why=getattr(error, "strerror", None) or str(error))
        else:
            self._saved.add(file)
            self._say("saved", file=file)

    def _help(self, decision: Decision) -> None:
        rule = self._match.game.asks.get(decision.kind, "-")
        self._say("help", rule=rule, rules=str(self._match.game.folder / "RULES.md"))

    def _say(self, key: str, style: str = "", **facts: object) -> None:
        self._screen.line(self._voice.own(key, **facts), style)


class Then(Enum):
    """What follows when a line was understood."""

    GO_ON = auto()
    ASK_AGAIN = auto()
    LEAVE = auto()


def _option(options: tuple[str, ...], text: str) -> str:
    """The option with that number, or what was typed."""
    is_number = text.isdecimal() and len(text) < 9 and _are_numbered(options)
    return options[int(text) - 1] if is_number and 0 < int(text) <= len(options) else text


def _are_numbered(options: tuple[str, ...]) -> bool:
    """Unless the options are numbers themselves."""
    return not any(option.isdecimal() for option in options)


def _limits(limits: tuple[object, ...]) -> str:
    match limits:
        case (int() | float() as low, int() | float() as high):
            return f"{low} ... {high}"
    return shown(limits)
