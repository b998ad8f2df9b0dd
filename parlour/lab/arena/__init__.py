"""Tournaments of bots: mirrored games, Elo ratings with bootstrap intervals, a store that can be resumed, and a report."""

from parlour.lab.arena.bootstrap import Interval
from parlour.lab.arena.fingerprint import bots_fingerprint
from parlour.lab.arena.format import Formatter
from parlour.lab.arena.play import play_game, play_games
from parlour.lab.arena.report import conduct_row, html_report
from parlour.lab.arena.standings import Meeting, Place, Rating, Standings, standings_of
from parlour.lab.arena.store import BadStore, Conduct, GameResult, Store, adopt_games, header_of, open_store, read_store
from parlour.lab.arena.tournament import MIRRORED, BotName, Contest, Fixture, Pairing, Tournament, deals_for, teams_of

__all__ = [
    "MIRRORED", "BadStore", "BotName", "Conduct", "Contest", "Fixture", "Formatter", "GameResult", "Interval", "Meeting",
    "Pairing", "Place", "Rating", "Standings", "Store", "Tournament",
    "adopt_games", "bots_fingerprint", "conduct_row", "deals_for", "header_of", "html_report", "open_store", "play_game",
    "play_games", "read_store", "standings_of", "teams_of",
]  # fmt: skip
