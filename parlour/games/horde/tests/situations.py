"""Drawn situations of Horde: the units where they stand, the event, the dice to come."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.game import GAME
from parlour.games.horde.position import FACTION_OF, Status, Token, War
from parlour.games.horde.rules.battle import battle, turn
from parlour.games.horde.rules.results import mark_sieges
from parlour.games.horde.statuses import KINDS, THIS_TURN
from parlour.kernel import Card, Given, Match, Terms, begin, event_name, look_round, resume

QUIET = ("ev_pestilence", "ev_herbalists", "ev_wager_archers")  # events without a lasting part
NEXT = ("ev_herbalists", "ev_clear_sky", "ev_shield_wall", "ev_truce", "ev_war_drums", "ev_dry_roads")  # of the next rounds
FIRST = {"alliance": (6, 1), "horde": (1, 6)}
PASSES = ("end-battle", "spare", "nobody", "stay-out", "defend", "keep", "no-theft", "done", "back")


def situation(
    units: Mapping[str, str],
    *,
    mode: str = "skirmish",
    teams: str = "1v1",
    alliance: str = "rus",
    horde: str = "south_mongolia",
    commander: str = "alliance",
    corners: str = "printed",
    limit: str = "120",
    seats: int | None = None,
    faction: str | None = None,
    first: str = "alliance",
    phase: str = "battle",
    event: str | None = None,
    deck: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    dice: Iterable[Any] | None = (),
    health: Mapping[str, int] | None = None,
    reserve: Iterable[str] | None = None,
    fallen: Iterable[str] = (),
    track: Mapping[str, tuple[str, int]] | None = None,
    durability: Mapping[str, int] | None = None,
    changes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match at a phase of a faction's turn, with exactly these units on the board: `situation({"rus_axe1": "f6"})`.

    - `faction` whose turn it is (otherwise the first in the order); `first` is the first side; 2v2 has four seats unless told.
    - `phase` is "battle" (the units of the faction may be activated), "turn" (the turn begins: hold check, siege marks,
      summon) or "round" (all turns of the round are over: the event goes, the next card is drawn).
    - `event` is the active card (otherwise one that does nothing any more), `deck` the cards to draw, first one first, before
      all the others (where nothing is said, Herbalists and then other harmless ones), `discard` those that are gone.
    - `dice` are the answers of chance: 4 is one die, (2, 5) several dice or cards; with None the match stops at a roll.
    - `reserve`: exactly these tokens, the rest is dead; otherwise every token that is nowhere else, less the `fallen`.
    - `track`: {"rus": ("rus_axe2", 1)}; `durability`: {"cap_rus": 2}, 0 for a destroyed one.
    - `fields` are any other fields of War: `round=30`, `traps={"f6": "china"}`, `hold="rus"`. Where `sieges` are not given, the
      units of the faction carry the marks that they got at the start of the turn. A kind of status names the units under it, or
      the statuses themselves: `poisoned=("rus_axe1",)`.
    """
    options = {"mode": mode, "teams": teams, "alliance": alliance, "horde": horde, "commander": commander}
    options |= {"corners": corners, "limit": limit}
    count = seats or (2 if teams == "1v1" else 4)
    war = _table(count, tuple(options.items()), first, faction, tuple((changes or {}).items())).copy()
    whose = war.faction
    war.at = dict(units)
    war.health = {unit: (health or {}).get(unit, war.kind[unit].health) for unit in units}
    war.track = {each: Token(*token) for each, token in (track or {}).items()}
    _share_out(war, reserve, tuple(fallen))
    war.durability = {**war.durability, **(durability or {})}
    _stack_events(war, event, deck, tuple(discard))
    war.statuses = _statuses(war, fields)
    for name, value in fields.items():
        assert name in War.fields, f"{name} is no field of War"
        setattr(war, name, value)
    war.derive()
    if "sieges" not in fields:
        mark_sieges(war, whose)
    war.told = None
    war.source = None if dice is None else Given(_answers(dice), first=war.draws)
    _run(war, whose, phase)
    return Match(GAME, _terms(count, tuple(options.items()), tuple((changes or {}).items())), 1, war)


def started(dice: Iterable[Any] | None = (), seats: int | None = None, **options: str) -> Match:
    """A new match at its first question, with these answers of chance: `started([(6, 1)], mode="conquest")`."""
    terms = GAME.terms(seats or (4 if options.get("teams") == "2v2" else 2), options)
    war = GAME.table(terms)
    assert isinstance(war, War)
    war.source = None if dice is None else Given(_answers(dice))
    begin(war, GAME.play)
    return Match(GAME, terms, 1, war)


def play(match: Match, *actions: str) -> Match:
    """Whoever is asked answers: `play(match, "activate rus_axe1", "attack sm_raider1", "defend")`."""
    for action in actions:
        assert match.pending, f"nobody is asked, and so nobody can answer {action}"
        match.act(next(iter(match.pending)), action)
    return match


def pass_to(match: Match, kind: str, faction: str | None = None) -> Match:
    """Everybody passes, or takes what is offered first, until that kind of thing is asked (in the turn of the faction)."""
    while not match.over and not (asked(match) == kind and faction in (None, of(match).faction)):
        passing(match)
    assert not match.over, f"the match was over before {kind} was asked"
    return match


def end_turn(match: Match) -> Match:
    """Everybody passes, or takes what is offered first, until the next turn has come to its Battle phase."""
    number = of(match).turn
    while not match.over and not (asked(match) == "activate" and of(match).turn > number):
        passing(match)
    return match


def passing(match: Match) -> None:
    """One answer: a pass where there is one, otherwise the first option."""
    found = next(iter(match.pending.values())).options
    play(match, next((each for each in PASSES if each in found), found[0]))


def of(match: Match) -> War:
    """What lies on the table."""
    assert isinstance(match.position, War)
    return match.position


def under(match: Match, status: str) -> tuple[str, ...]:
    """The units under a status: `under(match, "disguised") == ("nm_scout",)`."""
    return tuple([each.unit for each in of(match).statuses if each.kind == f"st_{status}"])


def options(match: Match) -> set[str]:
    """What may be answered now, by whoever is asked."""
    return {option for decision in match.pending.values() for option in decision.options}


def asked(match: Match) -> str:
    """The kind of thing that is asked now; "" if nobody is asked anything."""
    return next((decision.kind for decision in match.pending.values()), "")


def seat_asked(match: Match) -> int:
    """Who is asked."""
    return next(iter(match.pending))


def told(match: Match, event: str) -> list[Any]:
    """The events of a name since the situation began: `told(match, "unit-moved") == [("rus_axe1", "f6")]`."""
    return [each.event for each in match.events if event_name(type(each.event)) == event]


def rolled(match: Match) -> list[tuple[str, str, int, int]]:
    """Every die of the fights since the situation began: unit, purpose, die, total."""
    return [tuple(each) for each in told(match, "dice-rolled")]


def outcome(match: Match) -> tuple[str, str]:
    """Which side has won, and why."""
    (won,) = told(match, "game-won")
    return won.side, won.reason


@cache
def _table(seats: int, options: tuple[tuple[str, str], ...], first: str, faction: str | None, changes: Any) -> War:
    """A real game, played to the Battle phase of the faction in the first round."""
    terms = _terms(seats, options, changes)
    war = GAME.table(terms)
    assert isinstance(war, War)
    war.source = Given((FIRST[first], (*[card for card in war.content.cards if card != NEXT[0]], NEXT[0])))
    begin(war, GAME.play)
    match = Match(GAME, terms, 1, war)
    while asked(match) != "activate" or faction not in (None, of(match).faction):
        passing(match)
    return of(match)


def _terms(seats: int, options: tuple[tuple[str, str], ...], changes: Any) -> Terms:
    return GAME.terms(seats, dict(options), dict(changes))


def _share_out(war: War, reserve: Iterable[str] | None, fallen: tuple[str, ...]) -> None:
    """Every token that is neither on the board nor on a track is in reserve or dead."""
    placed = {*war.at, *[token.unit for token in war.track.values()], *fallen}
    rest = [unit for unit in KIND_OF if FACTION_OF[unit] in war.factions and unit not in placed]
    kept = rest if reserve is None else list(reserve)
    war.reserve = {each: tuple([unit for unit in kept if FACTION_OF[unit] == each]) for each in war.factions}
    war.fallen = (*fallen, *[unit for unit in rest if unit not in kept])


def _statuses(war: War, fields: dict[str, Any]) -> tuple[Status, ...]:
    """The statuses that are given by their kinds; those of a turn last until the end of this one."""
    found = []
    for kind, declared in KINDS.items():
        until = war.turn if declared.until == THIS_TURN else 0
        for each in fields.pop(kind.removeprefix("st_"), ()):
            found.append(each if isinstance(each, Status) else Status(kind, each, until=until))
    return tuple(found)


def _stack_events(war: War, event: str | None, deck: Iterable[str] | None, discard: tuple[str, ...]) -> None:
    """The active event, then the wanted cards on top of all that are nowhere else."""
    wanted = tuple(deck) if deck is not None else tuple([card for card in NEXT if card not in (event, *discard)])
    active = event or next(card for card in QUIET if card not in (*wanted, *discard))
    rest = [card for card in war.content.cards if card not in (active, *wanted, *discard)]
    war.active_event = (Card(active),)
    war.events_deck = tuple([Card(card) for card in (*rest, *reversed(wanted))])
    war.events_discard = tuple([Card(card) for card in discard])
    war.seen = {}
    look_round(war)


def _run(war: War, faction: str, phase: str) -> None:
    """Begins the phase anew on this table, in the middle of the real game."""
    assert war.stack is not None
    in_turn = war.stack[3]
    in_play = in_turn[3]
    match phase:
        case "battle":
            resume(war, battle.frame(in_turn, faction))
        case "turn":
            war.turn -= 1
            resume(war, turn.frame(in_play, faction))
        case _:
            assert phase == "round" and faction == war.order[-1], "a round ends with the turn of the last faction"
            resume(war, in_play)


def _answers(dice: Iterable[Any]) -> tuple[Any, ...]:
    return tuple([(die,) if isinstance(die, int) else tuple(die) for die in dice])
