"""Drawn situations of In Between: who stands where in the circle, who holds what, whose turn it is."""

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.ladder import RUNGS
from parlour.games.inbetween.position import CITY, CREATURE, SIDES, Duel
from parlour.games.inbetween.rules.turn import turns
from parlour.kernel import Card, Given, Match, begin, event_name, keyed_source, look_round, resume

PASSES = ("pass", "refill")


def situation(
    circle: str = "",
    *,
    only: bool = False,
    marker: str = "",
    active: str = "city",
    phase: str = "turn",
    energy: tuple[int, int] = (5, 5),
    knowledge: tuple[int, int] = (0, 0),
    spent: tuple[bool, bool] = (False, False),
    tokens: str = "",
    laid: str = "",
    shotgun: str = "",
    equipment: str = "",
    hands: tuple[str, str] = ("", ""),
    decks: tuple[str, str] = ("", ""),
    discards: tuple[str, str] = ("", ""),
    rest: str = "deck",
    chance: Iterable[Any] | None = None,
    options: Mapping[str, str] | None = None,
    changes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match at the first question of a turn: `situation("sam H2, bob C1", active="creature", hands=("", "shroud hunger"))`.

    - `circle`: characters clockwise with their rungs; up to ten are filled up with others, borderline in alternating worlds,
      unless it is `only` these. `marker`: the marked character, otherwise the first.
    - `phase`: "turn" begins the turn (knowledge, or action where nothing is known); "activity" comes after the action.
    - `tokens`: "eye tom, web sam"; `laid`: skip cards, "shroud tom, detour sam"; `shotgun`: the protected character;
      `equipment`: activated cards, the Shotgun among them when it is used.
    - `hands`, `decks` (first card drawn first, on top of the rest), `discards`: kinds of cards, the City's and the Creature's.
      The `rest` of the cards is in the deck, or out of the way: "away" (the City's in the box, the Creature's discarded).
    - `chance`: the answers of chance, in order: an order of cards for a shuffle, a card for a draw; otherwise a fixed seed.
    - `options` and `changes` of the match; `fields` are any other fields of Duel: `turn=199`, `direction=-1`.
    """
    terms = GAME.terms(2, options or {}, changes or {})
    duel = GAME.table(terms)
    assert isinstance(duel, Duel)
    _lay_circle(duel, circle, only)
    duel.derive()
    duel.marker = marker or duel.circle[0]
    duel.active = duel.first = SIDES.index(active)
    duel.energy, duel.knowledge, duel.spent = list(energy), list(knowledge), list(spent)
    duel.tokens = dict([_pair(each) for each in _listed(tokens)])
    _lay_cards(duel, hands, decks, discards, equipment, laid, rest)
    if shotgun:
        assert "shotgun" in duel.equipment, "the Shotgun is not among the equipment"
        duel.shielded = shotgun
    for name, value in fields.items():
        assert name in Duel.fields, f"{name} is no field of Duel"
        setattr(duel, name, value)
    duel.derive()
    duel.source = keyed_source("situation") if chance is None else Given(tuple(chance))
    begin(duel, turns)
    if phase == "activity":
        _after_action(duel)
    return Match(GAME, terms, 1, duel)


def play(match: Match, *actions: str) -> Match:
    """Whoever is asked answers: `play(match, "play shroud sam back", "activate", "cover tom")`."""
    for action in actions:
        assert match.pending, f"nobody is asked, and so nobody can answer {action}"
        match.act(next(iter(match.pending)), action)
    return match


def pass_to(match: Match, kind: str) -> Match:
    """Everybody passes, or rests, until that kind of thing is asked."""
    while not match.over and asked(match) != kind:
        passing(match)
    assert not match.over, f"the match was over before {kind} was asked"
    return match


def end_turn(match: Match) -> Match:
    """Everybody passes, or rests, until the next turn."""
    number = of(match).turn
    while not match.over and of(match).turn == number:
        passing(match)
    return match


def passing(match: Match) -> None:
    """One answer: a pass where there is one, else a rest, else the first option."""
    found = next(iter(match.pending.values())).options
    play(match, next((each for each in (*PASSES, "rest") if each in found), found[0]))


def of(match: Match) -> Duel:
    """What lies on the table."""
    assert isinstance(match.position, Duel)
    return match.position


def state(match: Match, character: str) -> str:
    """The condition of a character: "H2"."""
    return RUNGS[of(match).rung[character]]


def options(match: Match) -> set[str]:
    """What may be answered now, by whoever is asked."""
    return {option for decision in match.pending.values() for option in decision.options}


def asked(match: Match) -> str:
    """The kind of thing that is asked now; "" if nobody is asked anything."""
    return next((decision.kind for decision in match.pending.values()), "")


def side_asked(match: Match) -> str:
    """Which side is asked."""
    return SIDES[next(iter(match.pending))]


def facts_asked(match: Match) -> dict[str, Any]:
    """What is said with the question."""
    return dict(next(iter(match.pending.values())).facts)


def held(match: Match, side: str, place: str = "hands") -> list[str]:
    """The kinds of cards in a side's hand (or deck, discard pile, limbo), sorted."""
    return sorted([KIND_OF[card] for card in getattr(of(match), place)[SIDES.index(side)]])


def told(match: Match, event: str) -> list[Any]:
    """The events of a name since the situation began: `told(match, "rested") == [("city",)]`."""
    return [each.event for each in match.events if event_name(type(each.event)) == event]


def outcome(match: Match) -> tuple[str, str]:
    """Who has won, and why."""
    (ended,) = told(match, "game-ended")
    return ended.winner, ended.reason


def _lay_circle(duel: Duel, circle: str, only: bool) -> None:
    places = dict([_pair(each) for each in _listed(circle)])
    if not only:
        others = [each for each in duel.content.characters if each not in places]
        for number, each in enumerate(others[: duel.content.characters_dealt - len(places)]):
            places[each] = "C0" if number % 2 else "H0"
    duel.circle = tuple(places)
    duel.rung = {each: RUNGS.index(rung) for each, rung in places.items()}


def _lay_cards(
    duel: Duel,
    hands: tuple[str, str],
    decks: tuple[str, str],
    discards: tuple[str, str],
    equipment: str,
    laid: str,
    rest: str,
) -> None:
    left = [list(DECKS[CITY]), list(DECKS[CREATURE])]

    def take(seat: int, kind: str) -> Card:
        card = next(each for each in left[seat] if KIND_OF[each] == kind)
        left[seat].remove(card)
        return Card(card)

    duel.equipment = tuple([take(CITY, kind) for kind in equipment.split()])
    for kind, character in [_pair(each) for each in _listed(laid)]:
        seat = CITY if kind == "detour" else CREATURE
        duel.laid[character] = take(seat, kind)
        duel.skips[seat] = (*duel.skips[seat], duel.laid[character])
    for seat in (CITY, CREATURE):
        duel.hands[seat] = tuple([take(seat, kind) for kind in hands[seat].split()])
        duel.discards[seat] = tuple([take(seat, kind) for kind in discards[seat].split()])
        top = tuple([take(seat, kind) for kind in reversed(decks[seat].split())])
        others = tuple([Card(card) for card in left[seat]])
        duel.decks[seat] = top if rest == "away" else others + top
        if rest == "away" and seat == CITY:
            duel.box = others
        elif rest == "away":
            duel.discards[seat] += others
    duel.seen = {}
    look_round(duel)


def _after_action(duel: Duel) -> None:
    """Goes on behind the action phase, as if the action had changed nothing."""
    while duel.phase != "action":
        assert duel.stack is not None
        resume(duel, duel.stack, "pass")
    assert duel.stack is not None
    resume(duel, duel.stack[3])


def _listed(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def _pair(text: str) -> tuple[str, str]:
    first, second = text.split()
    return first, second
