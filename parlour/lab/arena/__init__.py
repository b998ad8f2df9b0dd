"""Tournaments of bots: mirrored games, Elo ratings with bootstrap intervals, a store that can be resumed, and a report."""

from parlour.lab.arena.bootstrap import Interval
from parlour.lab.arena.fingerprint import bots_fingerprint
from parlour.lab.arena.format import Formatter
from parlour.lab.arena.journal import Journal
from parlour.lab.arena.play import play_game, play_games
from parlour.lab.arena.programs import SEED_VARIABLE, parse_program
from parlour.lab.arena.report import conduct_row, foresight_row, html_report, shame_lines
from parlour.lab.arena.sequential import BOUND, Question, Verdict, sequential_test
from parlour.lab.arena.standings import Meeting, Place, Rating, Standings, pair_shares, standings_of
from parlour.lab.arena.store import BadStore, Conduct, Forfeit, GameResult, Store, adopt_games, header_of, open_store, read_store
from parlour.lab.arena.tournament import MIRRORED, BotName, Contest, Fixture, Pairing, Tournament, deals_for, teams_of

__all__ = [
    "BOUND", "MIRRORED", "SEED_VARIABLE", "BadStore", "BotName", "Conduct", "Contest", "Fixture", "Forfeit", "Formatter",
    "GameResult", "Interval", "Journal",
    "Meeting", "Pairing", "Place", "Question", "Rating", "Standings", "Store", "Tournament", "Verdict",
    "adopt_games", "bots_fingerprint", "conduct_row", "deals_for", "foresight_row", "header_of", "html_report",
    "open_store", "pair_shares", "parse_program", "play_game", "play_games", "read_store", "sequential_test", "shame_lines",
    "standings_of", "teams_of",
]  # fmt: skip
