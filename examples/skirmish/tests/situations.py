"""Drawn positions of Skirmish: the units where they stand, the hands, the dice to come."""

from collections.abc import Iterable, Mapping

from examples.skirmish.game import GAME
from examples.skirmish.position import RED, WHITE, War
from parlour.kernel import Card, Given, Match, Seat, event_name, look_round, open_question, start
from parlour.kernel.chance import Roll

SEATS = {"red": RED, "white": WHITE}


def drawn(
    units: str,
    *,
    health: Mapping[str, int] | None = None,
    hands: tuple[str, str] = ("", ""),
    deck: str | None = None,
    dice: Iterable[tuple[int, ...]] | None = (),
    turn: str = "red",
    round: int = 1,
    changes: Mapping[str, object] | None = None,
) -> Match:
    """A match in which the seat may activate its units: `drawn("r1 e4, w1 e6", hands=("fury1", ""))`.

    Cards that are neither in a hand nor in the deck lie in the discard pile; where no deck is drawn the rest are the deck.
    With `dice=None` the match stops when dice are to be rolled.
    """
    match = start(GAME, GAME.terms(changes=changes), 1)
    if turn == "white":
        match.act(RED, "end")
    war = of(match)
    stand = dict(_pair(unit) for unit in units.split(", "))
    held = {seat: _cards(hand) for seat, hand in enumerate(hands)}
    others = [card for card in GAME.content.dice_of if card not in {*held[RED], *held[WHITE]}]
    war.at = stand
    war.health = {unit: (health or {}).get(unit, war.kind[unit].health) for unit in stand}
    war.ready = tuple([unit for unit in stand if unit[0] == turn[0]])
    war.hands = held
    war.deck = tuple(others) if deck is None else _cards(deck)
    war.discard = tuple([card for card in others if card not in war.deck])
    war.round = round
    war.seen = {}
    look_round(war)
    war.derive()
    war.source = None if dice is None else Given(tuple(dice), first=war.draws)
    open_question(war)
    return match


def play(match: Match, *answers: str) -> None:
    """Answers in turn: `play(match, "red activate r3", "red move e5")`."""
    for answer in answers:
        seat, text = answer.split(" ", 1)
        match.act(SEATS[seat], text)


def of(match: Match) -> War:
    """What lies on the table."""
    assert isinstance(match.position, War)
    return match.position


def options(match: Match, seat: str) -> set[str]:
    """What the seat may answer; nothing if it is not asked."""
    asked = match.pending.get(SEATS[seat])
    return set(asked.options) if asked is not None else set()


def asked(match: Match) -> dict[Seat, str]:
    """Who is asked what kind of thing."""
    return {seat: decision.kind for seat, decision in match.pending.items()}


def dice_to_roll(match: Match) -> int:
    """How many dice the match waits for."""
    assert isinstance(match.position.asked, Roll)
    return match.position.asked.count


def told(match: Match, event: str) -> list[dict[str, object]]:
    """The events of a name, as a spectator hears them."""
    return [each.heard_by(None) for each in match.events if event_name(type(each.event)) == event]


def _pair(unit: str) -> tuple[str, str]:
    name, hex = unit.split()
    return name, hex


def _cards(names: str) -> tuple[Card, ...]:
    return tuple([Card(name) for name in names.split()])
