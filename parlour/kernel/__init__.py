"""Runs the rules of any game, one decision at a time; knows no game."""

from parlour.kernel.actions import Action, Word, notation, parse
from parlour.kernel.chance import (
    CHANCE,
    Chance,
    Given,
    Keyed,
    Quick,
    Seed,
    Source,
    commitment,
    deal_seed,
    draw_from,
    keyed_source,
    number_from,
    roll,
    shuffle,
)
from parlour.kernel.codec import encode, field_names, plain
from parlour.kernel.decision import (
    Choice,
    Choices,
    Decision,
    Range,
    Ranges,
    Sealed,
    Seat,
    Subset,
    ask,
    ask_all,
    choose,
    chosen_items,
)
from parlour.kernel.errors import BadRecord, BadRule, Illegal, ParlourError
from parlour.kernel.event import Heard, Told, event_name
from parlour.kernel.game import Game, Option, Screen, Terms, Words
from parlour.kernel.hints import ANY, HOPELESS, Ahead, Features, Habits, Hints, Model, Models, Row, Unit
from parlour.kernel.localization import KERNEL_FOLDER, LANGUAGES, Localization, with_words, words
from parlour.kernel.match import RECORD, Answer, Match, imagine, imagine_many, start
from parlour.kernel.position import NO_SEALS, Log, Position, events, told_since
from parlour.kernel.record import Deal, begin_replay, check_replay, deal_of, is_entropy, plain_deal, replay, replay_step
from parlour.kernel.rules import RULES, Frame, Over, Play, Rule, rule
from parlour.kernel.run import LOST, answer, answer_chance, begin, is_outcome, open_question, pending, playout, resume, share, win
from parlour.kernel.serialization import canonical, load, plain_field, plain_terms, save
from parlour.kernel.view import Scenes, fits_view, scene
from parlour.kernel.zones import (
    DERIVED,
    EVERYBODY,
    NOBODY,
    OWNER,
    PRIVATE,
    Card,
    Pile,
    Place,
    Zone,
    bit,
    draw,
    kind_of,
    knows,
    look_round,
    move,
    pile,
    places,
    show,
    stack,
)

__all__ = [
    "ANY", "CHANCE", "DERIVED", "EVERYBODY", "HOPELESS", "KERNEL_FOLDER", "LANGUAGES", "LOST", "NOBODY", "NO_SEALS", "OWNER",
    "PRIVATE", "RECORD", "RULES",
    "Action", "Ahead", "Answer", "BadRecord", "BadRule", "Card", "Chance", "Choice", "Choices", "Deal", "Decision", "Features",
    "Frame", "Game", "Given", "Habits", "Heard", "Hints", "Illegal", "Keyed", "Localization", "Log", "Match", "Model", "Models",
    "Option", "Over", "ParlourError", "Pile", "Place", "Play", "Position", "Quick", "Range", "Ranges", "Row", "Rule", "Scenes",
    "Screen", "Sealed", "Seat", "Seed", "Source", "Subset", "Terms", "Told", "Unit", "Word", "Words", "Zone",
    "answer", "answer_chance", "ask", "ask_all", "begin", "begin_replay", "bit", "canonical", "check_replay", "choose",
    "chosen_items", "commitment", "deal_of", "deal_seed", "draw", "draw_from", "encode", "event_name", "events", "field_names",
    "fits_view", "imagine", "imagine_many", "is_entropy", "is_outcome", "keyed_source", "kind_of", "knows", "load", "look_round",
    "move", "notation", "number_from", "open_question", "parse", "pending", "pile", "places", "plain", "plain_deal",
    "plain_field", "plain_terms", "playout", "replay", "replay_step", "resume", "roll", "rule", "save", "scene", "share", "show",
    "shuffle", "stack", "start", "told_since", "win", "with_words", "words",
]  # fmt: skip
