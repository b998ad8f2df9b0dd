"""A whole tournament: who meets whom at which tables, and what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.lab.arena.contest import BotName, Contest, Fixture, Pairing
from parlour.lab.arena.played import Played
from parlour.lab.arena.schedule import pairings_of, schedule, teams_of
from parlour.lab.arena.standings import Standings, standings


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played, by whom, and how often."""

    contest: Contest
    bots: tuple[BotName, ...]
    games: int  # a pairing
    ladder: bool = False  # whether only neighbours meet
    selves: bool = False  # whether every bot meets itself too
    anchor: BotName = ""  # whose rating is 0; "" is the first bot

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        return teams_of(self.contest.find(), self.contest.terms())

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The bots that meet."""
        return pairings_of(self.bots, self.ladder)

    def fixtures(self) -> tuple[Fixture, ...]:
        """All games, in the order in which they are played."""
        return tuple(schedule(self.pairings, self.teams, self.games, self.bots if self.selves else ()))

    def standings(self, played: Mapping[Fixture, Played]) -> Standings:
        """What those games say that belong to it."""
        own = {fixture: played[fixture] for fixture in self.fixtures() if fixture in played}
        return standings(self.bots, self.pairings, self.teams, own, self.anchor or self.bots[0], self.contest.seed)
