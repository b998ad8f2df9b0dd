"""A game in the terminal: a human player against bots."""

from argparse import Namespace
from enum import Enum, auto
from random import Random

from parlour.bots import levels as levels_of
from parlour.cli.arguments import Parser, add_seed, add_terms, seat
from parlour.cli.failure import DONE
from parlour.cli.lookup import failure_of, game_named, levels_from, terms_from
from parlour.cli.records import write_record
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER, Wording, plain_text
from parlour.games import EXAMPLES, games
from parlour.kernel import Decision, Game, Illegal, Match, Seat, events, start, words
from parlour.lab import seat_bots

DEFAULT_LEVEL = "skilled"  # a fair opponent that answers at once
MAX_LISTED = 120  # options


def declare(parser: Parser) -> None:
    """Adds the arguments that only a game in the terminal has."""
    parser.add_argument("--seat", type=seat, metavar="K", help="your seat (default: 0)")
    parser.add_argument("--bots", metavar="LEVEL", help=f"the level of the others (default: {DEFAULT_LEVEL})")
    add_terms(parser)
    add_seed(parser, help="all chance follows from it (default: a secret one)")


def terminal_option(arguments: Namespace) -> str | None:
    """An option that only a game in the terminal has, if one was given."""
    given = {"--seat": arguments.seat, "--bots": arguments.bots, "--seats": arguments.seats, "--seed": arguments.seed}
    names = [name for name, value in given.items() if value is not None]
    return next(iter(names), "--option" if arguments.option else None)


def play(arguments: Namespace) -> int:
    """Plays until the game is over or the human leaves."""
    own: Seat = arguments.seat or 0
    screen = Screen()
    game = _choose_game(arguments, screen)
    if game is None:
        return DONE
    terms = terms_from(arguments, game)
    levels = levels_from(arguments.bots or _default_level(game), game, terms.seats)
    match = start(game, terms, arguments.seed)
    try:
        match.view(own)
    except Illegal as refusal:
        raise failure_of(refusal, game) from None
    assert match.seed is not None, "a new match has a seed"
    bots = seat_bots(game, levels, terms.seats, match.seed, clock=True)
    human = HumanPlayer(match, own, Wording(game, arguments.lang, terms), screen)
    human.introduce(levels)
    while not match.over:
        if own not in match.pending:
            other = next(iter(match.pending))
            match.act(other, bots[other].choose(match.view(other)))
        elif not human.decide():
            return DONE
    human.finish()
    return DONE


class Next(Enum):
    """What follows a line of input."""

    GO_ON = auto()
    ASK_AGAIN = auto()
    LEAVE = auto()


class HumanPlayer:
    """The human on one seat of a match: shows what they may know, asks, and parses what they type."""

    def __init__(self, match: Match, seat: Seat, wording: Wording, screen: Screen) -> None:
        self._match = match
        self._seat = seat
        self._wording = wording
        self._screen = screen
        self._last_event = 0
        self._board = ""
        self._saved: set[str] = set()

    def introduce(self, levels: tuple[str, ...]) -> None:
        """Says what is played, and against which bots."""
        others = [f"{self._wording.seat(seat)} ({level})" for seat, level in enumerate(levels) if seat != self._seat]
        if not others:
            self._say("playing-alone", "bold green", game=self._wording.name())
            return
        own = self._wording.seat(self._seat)
        self._say("playing", "bold green", game=self._wording.name(), seat=own, others=", ".join(others))

    def decide(self) -> bool:
        """Asks until there is an answer (or one was taken back); False if the human leaves."""
        self._look()
        decision = self._match.pending[self._seat]
        self._ask(decision)
        while True:
            line = self._screen.read("> ")
            match Next.LEAVE if line is None else self._obey(" ".join(line.split()), decision):
                case Next.GO_ON:
                    return True
                case Next.LEAVE:
                    self._say("left")
                    return False

    def finish(self) -> None:
        """Shows how it ended, and saves the record if that is wanted."""
        self._look()
        assert self._match.outcome is not None, "the match goes on"
        self._screen.line(self._wording.outcome(self._match.outcome, self._seat), "bold green")
        self._say("save-or-end")
        while (line := self._screen.read("> ")) is not None and line.startswith("s "):
            self._save(line[2:].strip())

    def _obey(self, text: str, decision: Decision) -> Next:
        """Does what was typed; an option goes before a command of the same spelling."""
        if text in decision.options:
            return self._act(text)
        match text.split(" ", 1):
            case ["q"]:
                return Next.LEAVE
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
        return Next.ASK_AGAIN

    def _look(self) -> None:
        """Shows the events since the last look, and the board if it has changed."""
        for event in events(self._match.position, self._last_event):
            self._screen.line(f"  {self._wording.event(event.heard_by(self._seat))}")
            self._last_event = event.number
        board = self._wording.board(self._match.view(self._seat))
        if board != self._board:
            self._screen.picture(board, "cyan")
            self._board = board

    def _ask(self, decision: Decision) -> None:
        self._screen.line(self._wording.question(decision), "bold")
        options = decision.options
        if decision.ranges:
            self._ask_for_numbers(decision)
        if not options:
            return
        listed = options[:MAX_LISTED]
        if _are_numbered(options):
            listed = tuple([f"{number:>2} {option}" for number, option in enumerate(listed, 1)])
        self._screen.columns(list(listed))
        if len(options) > MAX_LISTED:
            self._say("more-options", count=len(options) - MAX_LISTED)

    def _ask_for_numbers(self, decision: Decision) -> None:
        for form in decision.forms:
            self._screen.line(f"  {' '.join(form)}")
        for name, limits in decision.ranges.items():
            self._screen.line(f"    {name}: {_limits(limits)}")
        self._say("for-example", action=decision.sample(Random(0)))

    def _act(self, action: str) -> Next:
        try:
            self._match.act(self._seat, action)
        except Illegal as refusal:
            self._screen.line(self._wording.refusal(refusal), "red")
            return Next.ASK_AGAIN
        return Next.GO_ON

    def _undo(self) -> Next:
        try:
            self._match.undo(self._seat)
        except Illegal as refusal:
            self._screen.line(self._wording.refusal(refusal), "red")
            return Next.ASK_AGAIN
        self._last_event = self._match.position.told_count
        self._say("undone")
        return Next.GO_ON

    def _save(self, file: str) -> None:
        try:
            write_record(file, self._match.record(), overwrite=file in self._saved)
        except (OSError, ValueError) as error:
            self._say("not-saved", "red", file=file, why=getattr(error, "strerror", None) or str(error))
        else:
            self._saved.add(file)
            self._say("saved", file=file)

    def _help(self, decision: Decision) -> None:
        rule = self._match.game.words.asks.get(decision.kind, "-")
        self._say("help", rule=rule, rules=str(self._match.game.folder / "RULES.md"))

    def _say(self, key: str, style: str = "", **facts: object) -> None:
        self._screen.line(self._wording.say(key, **facts), style)


def _default_level(game: Game) -> str:
    levels = levels_of(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[-1]


def _choose_game(arguments: Namespace, screen: Screen) -> Game | None:
    """The game that was named, or the only one, or the one that the human picks; None if they leave."""
    names = games() or tuple(EXAMPLES.values())[:1]
    if arguments.game is not None or len(names) == 1:
        return game_named(arguments.game or names[0])
    messages = words(CLI_FOLDER, arguments.lang)
    choices = [game_named(name) for name in names]
    screen.columns([f"{number} {Wording(game, arguments.lang).name()}" for number, game in enumerate(choices, 1)])
    while True:
        line = screen.read(messages.say("which-game") + " ")
        if line is None or line.strip() == "q":
            return None
        for number, game in enumerate(choices, 1):
            if line.strip() in (str(number), game.id):
                return game


def _option(options: tuple[str, ...], text: str) -> str:
    """The option with that number, or the text as it was typed."""
    is_number = text.isdecimal() and len(text) < 9 and _are_numbered(options)
    return options[int(text) - 1] if is_number and 0 < int(text) <= len(options) else text


def _are_numbered(options: tuple[str, ...]) -> bool:
    """Unless the options are numbers themselves."""
    return not any(option.isdecimal() for option in options)


def _limits(limits: tuple[object, ...]) -> str:
    match limits:
        case (int() | float() as low, int() | float() as high):
            return f"{low} ... {high}"
    return plain_text(limits)
