"""Plays a record again: terms, seed and answers make the same match, or it is refused."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.kernel.actions import parse
from parlour.kernel.chance import Seed, commitment, deal_seed
from parlour.kernel.decision import Seat
from parlour.kernel.errors import BadRecord, Illegal
from parlour.kernel.game import Game
from parlour.kernel.match import RECORD, Match, start
from parlour.kernel.serialization import terms_from

MAX_ACTIONS = 1_000_000
_KEYS = {"format", "game", "rules", "seats", "options", "seed", "commitment", "actions", "outcome", "hash"}
_MORE_KEYS = {"changes", "deal"}  # that a record may have
_ENTROPY = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Deal(NamedTuple):
    """How the seed of a game came about."""

    open: bool  # somebody chose it, and may have foreseen the game
    secret: Seed  # what was committed to before anybody added anything
    entropy: tuple[tuple[Seat, str], ...]  # what seats added


def is_entropy(text: str) -> bool:
    """Whether a seat may add this to the seed."""
    return _ENTROPY.fullmatch(text) is not None


def plain_deal(deal: Deal) -> dict[str, Any]:
    """The deal as it is written into a record."""
    return {
        "open": deal.open,
        "secret": deal.secret,
        "commitment": commitment(deal.secret),
        "entropy": [[seat, text] for seat, text in deal.entropy],
    }


def deal_of(data: Mapping[str, Any]) -> Deal | None:
    """The deal that a record tells of, or BadRecord if its seed does not follow from that; None: it tells of none."""
    told = data.get("deal")
    if told is None and "deal" not in data:
        return None
    match told:
        case {"open": bool(is_open), "secret": str() | int() as secret, "commitment": str(bound), "entropy": list(added), **more}:
            entropy = tuple([_entropy(entry) for entry in added])
            if more or len(entropy) != len({seat for seat, _ in entropy}):
                raise BadRecord("the deal is damaged")
            if bound != commitment(secret):
                raise BadRecord("the commitment of the deal does not belong to its secret")
            if data["seed"] != deal_seed(secret, entropy):
                raise BadRecord("the seed does not follow from the deal")
            return Deal(is_open, secret, entropy)
    raise BadRecord("the deal is damaged")


def _entropy(entry: object) -> tuple[Seat, str]:
    match entry:
        case [int(seat), str(text)] if type(seat) is int and is_entropy(text):
            return seat, text
    raise BadRecord(f"the deal is damaged: {str(entry)[:60]}")


def replay(game: Game, data: Mapping[str, Any], check: bool = True) -> Match:
    """The match of a record, or BadRecord with the place where it stops being one."""
    match = begin_replay(game, data)
    for number in range(len(data["actions"])):
        replay_step(match, data, number)
    if check:
        check_replay(match, data)
    return match


def begin_replay(game: Game, data: Mapping[str, Any]) -> Match:
    """The match of a record before its first answer."""
    if not isinstance(data, Mapping) or data.get("format") != RECORD:
        raise BadRecord(f"not a record of the format {RECORD}")
    if data.get("game") != game.id or type(data.get("rules")) is not int or data["rules"] != game.version:
        theirs = f"{str(data.get('game'))[:40]}, rules {str(data.get('rules'))[:20]}"
        raise BadRecord(f"a record of {theirs}; here is {game.id}, rules {game.version}")
    keys = set(data) - _MORE_KEYS
    if keys != _KEYS:
        raise BadRecord(f"missing or foreign entries: {', '.join(sorted(map(str, keys ^ _KEYS)))[:120]}")
    actions = data["actions"]
    if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
        raise BadRecord(f"the actions are not a list of at most {MAX_ACTIONS}")
    try:
        terms = terms_from(game, data)
        match = start(game, terms, data["seed"])
    except Illegal as refusal:
        raise BadRecord(f"terms that are not allowed: {refusal}") from refusal
    except Exception as error:
        if isinstance(error, TypeError | AttributeError | ValueError | RecursionError) or data.get("changes"):
            raise BadRecord(f"damaged terms: {str(error)[:80]}") from error
        raise  # the rules themselves have failed
    if data["seed"] is None or data["commitment"] != commitment(data["seed"]):
        raise BadRecord("the commitment does not belong to the seed")
    deal_of(data)
    return match


def replay_step(match: Match, data: Mapping[str, Any], number: int) -> None:
    entry = data["actions"][number]
    if type(entry) not in (list, tuple) or len(entry) != 2 or type(entry[0]) is not int:
        raise BadRecord(f"action {number + 1} is not a seat and a text: {str(entry)[:60]}")
    seat, text = entry
    try:
        match.commit(seat, parse(text), match.position)
    except Illegal as refusal:
        raise BadRecord(f"action {number + 1} is not allowed: {refusal}") from refusal
    except Exception as error:
        if data.get("changes"):
            raise BadRecord(f"action {number + 1} fails with the changed content: {str(error)[:60]}") from error
        raise  # the rules themselves have failed


def check_replay(match: Match, data: Mapping[str, Any]) -> None:
    """Refuses a record whose stated end is not the one its answers lead to."""
    for name, value in match.end().items():
        if data[name] != value:
            raise BadRecord(f"the {name} is not the one that the actions lead to")
