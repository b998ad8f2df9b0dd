"""Tournaments of bots: mirrored games, ratings with error bars, a store that can be gone on with, and a report."""

from parlour.lab.arena.cluster import NoCluster
from parlour.lab.arena.contest import BotName, Contest, Fixture, Pairing
from parlour.lab.arena.definition import definition
from parlour.lab.arena.naming import Naming
from parlour.lab.arena.played import Conduct, Played
from parlour.lab.arena.playing import play
from parlour.lab.arena.report import conduct_row, report
from parlour.lab.arena.running import run
from parlour.lab.arena.schedule import MIRRORED, deals_for
from parlour.lab.arena.standings import Meeting, Place, Rating, Standings
from parlour.lab.arena.store import BadStore, Store, head_of, kept, opened, taken_over
from parlour.lab.arena.tournament import Tournament

__all__ = [
    "MIRRORED", "BadStore", "BotName", "Conduct", "Contest", "Fixture", "Meeting", "Naming", "NoCluster", "Pairing", "Place",
    "Played", "Rating", "Standings", "Store", "Tournament",
    "conduct_row", "deals_for", "definition", "head_of", "kept", "opened", "play", "report", "run", "taken_over",
]  # fmt: skip
