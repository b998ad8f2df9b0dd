"""The tournaments that show how strong the levels are: in each game ladders, and a master beside plain search."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from parlour.bots import LEVELS
from parlour.games import game as find_game
from parlour.lab.arena import BotName, Contest, Tournament, read_store

PLAYED = Path(__file__).with_name("played")
ROOT = Path(__file__).parents[2]
GAMES = 200  # a pairing
FEWER = 20  # a pairing at a table of four
SEED = 1


@dataclass(frozen=True, slots=True)
class Campaign:
    """One tournament: neighbours in the order of their names meet."""

    game: str
    bots: tuple[BotName, ...]
    look: float  # the share of the answers that the detector of blunders looks at
    clock: bool = False
    seats: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    games: int = GAMES  # a pairing

    @property
    def folder(self) -> Path:
        """Where its games are kept."""
        return PLAYED / (self.game + ("-plain" if self.clock else "") + (f"-{self.seats}" if self.seats else ""))

    @property
    def command(self) -> str:
        """What plays it, from the root of the project."""
        table = f" --seats {self.seats}" if self.seats else ""
        options = "".join([f" --option {name}={value}" for name, value in self.options])
        clock = " --clock" if self.clock else ""
        return (
            f"parlour arena {self.game} --bots {','.join(self.bots)} --ladder{table}{options}"
            f" --games {self.games} --seed {SEED}{clock} --look {self.look} --out {self.folder.relative_to(ROOT)}"
        )

    def outdated(self) -> bool:
        """Whether games are kept that were played by earlier rules."""
        return self.folder.exists() and read_store(self.folder)[0]["rules"] != find_game(self.game).version

    def tournament(self) -> Tournament:
        """The same as a value."""
        contest = Contest(partial(find_game, self.game), self.seats, dict(self.options), SEED, self.clock, self.look)
        return Tournament(contest, self.bots, self.games, ladder=True)


def ladder(game: str, look: float) -> Campaign:
    """All levels of a game, each against the next."""
    return Campaign(game, LEVELS, look)


def with_four(game: str, *options: tuple[str, str]) -> Campaign:
    """The same at a table of four."""
    return Campaign(game, LEVELS, look=0.0, seats=4, options=options, games=FEWER)


def beside_plain(game: str, part: float) -> Campaign:
    """A master against search that knows nothing of the game, which always has this part of two seconds for a decision."""
    return Campaign(game, (f"plain@{part}", "master"), look=0.0, clock=True)


# The parts of two seconds are a little more than a master takes on average, who has two seconds but seldom needs them.
CAMPAIGNS = (
    ladder("horde", look=0.02),
    ladder("candelabria", look=0.02),
    ladder("inbetween", look=0.05),
    ladder("desktopia", look=0.05),
    with_four("horde", ("teams", "2v2")),
    with_four("candelabria"),
    with_four("desktopia"),
    beside_plain("horde", part=0.02),
    beside_plain("candelabria", part=0.08),
    beside_plain("inbetween", part=0.11),
    beside_plain("desktopia", part=0.45),
)
