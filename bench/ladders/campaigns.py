"""The tournaments that show how strong the levels are: in each game ladders, and a master beside plain search."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.games import settings
from parlour.bots import LEVELS
from parlour.games import OWN
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


def campaigns() -> Iterator[Campaign]:
    """Of every game the ladder, all levels each against the next; the same at a table of four; a master beside plain search."""
    wanted = {name: settings(name).ladders for name in OWN}
    for name, ladders in wanted.items():
        yield Campaign(name, LEVELS, ladders.look)
    for name, ladders in wanted.items():
        if 4 in find_game(name).seats:
            yield Campaign(name, LEVELS, look=0.0, seats=4, options=tuple(ladders.four.items()), games=FEWER)
    for name, ladders in wanted.items():
        yield Campaign(name, (f"plain@{ladders.plain:g}", "master"), look=0.0, clock=True)


CAMPAIGNS = tuple(campaigns())
