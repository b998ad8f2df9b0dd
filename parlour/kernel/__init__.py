"""Runs the rules of any game, one decision at a time; knows no game."""

from parlour.kernel.chance import CHANCE, Given, Keyed, Quick, commitment, draw_from, keyed, roll, shuffle
from parlour.kernel.codec import plain
from parlour.kernel.decision import Choices, Decision, Range, Ranges, Seat, Subset, ask, ask_all, choose, chosen_items
from parlour.kernel.errors import BadRecord, BadRule, Illegal, ParlourError
from parlour.kernel.event import Told, event_name
from parlour.kernel.game import Game, Option, Screen, Terms, Words
from parlour.kernel.hints import Ahead, Features, Habits, Hints, Row
from parlour.kernel.match import Match, imagine, start
from parlour.kernel.notation import Action, notation, parse
from parlour.kernel.position import Position, events
from parlour.kernel.record import replay
from parlour.kernel.rule import Over, Play, Rule, rule
from parlour.kernel.run import LOST, answer, answer_chance, begin, is_outcome, pending, playout, resume, share, win
from parlour.kernel.save import load, save
from parlour.kernel.zones import (
    DERIVED,
    EVERYBODY,
    NOBODY,
    OWNER,
    PRIVATE,
    Card,
    Pile,
    Zone,
    draw,
    knows,
    move,
    show,
    stack,
)

__all__ = [
    "CHANCE", "DERIVED", "EVERYBODY", "LOST", "NOBODY", "OWNER", "PRIVATE",
    "Action", "Ahead", "BadRecord", "BadRule", "Card", "Choices", "Decision", "Features", "Game", "Given", "Habits", "Hints",
    "Illegal", "Keyed", "Match", "Option", "Over", "ParlourError", "Pile", "Play", "Position", "Quick", "Range", "Ranges",
    "Row", "Rule", "Screen", "Seat", "Subset", "Terms", "Told", "Words", "Zone",
    "answer", "answer_chance", "ask", "ask_all", "begin", "choose", "chosen_items", "commitment", "draw", "draw_from",
    "event_name", "events", "imagine", "is_outcome", "keyed", "knows", "load", "move", "notation", "parse", "pending",
    "plain", "playout", "replay", "resume", "roll", "rule", "save", "share", "show", "shuffle", "stack", "start", "win",
]  # fmt: skip
