"""The questions that show how strong bots are: each a pairing, and the share of the win that the first bot should have."""

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

from bench.games import settings
from parlour.bots import LEVELS
from parlour.games import OWN
from parlour.games import game as find_game
from parlour.lab.arena import BotName, Contest, Question, Tournament, parse_program, read_store

PLAYED = Path(__file__).with_name("played")
ROOT = Path(__file__).parents[2]
GAMES = 200  # at most
SEED = 1
TELL_APART = 0.1  # a share that is so much smaller than wanted is told apart from it
LIMIT = 60  # seconds that earlier bots may take for an answer

STEP = 0.65  # of the win, for each level against the one below it
THINKING = 0.6  # for a master against one that thinks a quarter as much
KNOWLEDGE = 0.9  # for a master against plain search


@dataclass(frozen=True, slots=True)
class Campaign:
    """A pairing on some terms: does the first of the bots have the share that is wanted?"""

    game: str
    bots: tuple[BotName, BotName]  # as the arena takes them
    wanted: float  # the share of the first
    seats: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    clock: bool = False

    @property
    def names(self) -> tuple[BotName, ...]:
        """The bots, programs by their name alone."""
        programs = [parse_program(bot) for bot in self.bots]
        return tuple([bot if program is None else program[0] for bot, program in zip(self.bots, programs, strict=True)])

    @property
    def table(self) -> str:
        """On which terms, where they are not the usual ones."""
        return ", ".join([*([f"{self.seats} players"] if self.seats else []), *[choice for _, choice in self.options]])

    @property
    def folder(self) -> Path:
        """Where its games are kept."""
        terms = [*([str(self.seats)] if self.seats else []), *[choice for _, choice in self.options]]
        return PLAYED / "-".join([self.game, *terms, *self.names])

    @property
    def question(self) -> Question:
        return Question(round(self.wanted - TELL_APART, 2), self.wanted)

    @property
    def command(self) -> str:
        """What plays it, from the root of the project."""
        table = f" --seats {self.seats}" if self.seats else ""
        options = "".join([f" --option {name}={value}" for name, value in self.options])
        clock = " --clock" if self.clock else ""
        asked = f"{self.question.low:g}:{self.question.high:g}"
        return (
            f"parlour arena {self.game} --bots {shlex.quote(','.join(self.bots))}{table}{options} --games {GAMES} --test {asked}"
            f" --seed {SEED}{clock} --look 0 --limit {LIMIT} --out {self.folder.relative_to(ROOT)}"
        )

    def outdated(self) -> bool:
        """Whether games are kept that were played by earlier rules."""
        return self.folder.exists() and read_store(self.folder)[0]["rules"] != find_game(self.game).version

    def tournament(self) -> Tournament:
        """The same as a value."""
        programs = {name: program[1] for name, bot in zip(self.names, self.bots, strict=True) if (program := parse_program(bot))}
        contest = Contest(
            partial(find_game, self.game), self.seats, dict(self.options), SEED, self.clock,
            look=0.0, programs=programs, limit=LIMIT,
        )  # fmt: skip
        return Tournament(contest, self.names, GAMES)


def campaigns() -> Iterator[Campaign]:
    """Of every game: each level against the one below it, also at other tables; what more thought, knowledge and work gained."""
    for name in OWN:
        wanted = settings(name).ladders
        for lower, upper in pairwise(LEVELS):
            yield Campaign(name, (upper, lower), STEP)
        yield Campaign(name, ("master", "master@0.25"), THINKING)
        for table in wanted.tables:
            for lower, upper in pairwise(LEVELS[1:-1]):
                yield Campaign(name, (upper, lower), STEP, table.seats, tuple(table.options.items()))
        yield Campaign(name, ("master", f"earlier=cmd:python -m bench.ladders.earlier {name} master"), wanted.earlier)
        yield Campaign(name, ("master", f"plain@{wanted.plain:g}"), KNOWLEDGE, clock=True)


def cost(campaign: Campaign) -> int:
    """The stronger of two levels takes the time of a game: cheap questions come first."""
    return max([LEVELS.index(name) for name in campaign.names if name in LEVELS])


CAMPAIGNS = tuple(campaigns())
