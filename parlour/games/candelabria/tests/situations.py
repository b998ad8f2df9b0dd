"""Drawn situations of Candelabria: who leads which House, what stands where, which cards lie where, and what has come."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.position import BIT, Haunt, Realm, figures, role_of, territories
from parlour.games.candelabria.rules.years import kindling
from parlour.games.candelabria.tests.box import Box, deal
from parlour.kernel import Card, Frame, Given, Match, Position, Source, Terms, begin, event_name, keyed_source, look_round, resume

FOUR = ("ash", "engineers", "sowers", "coven")  # on the large side, in the order of their turn values
PASSES = ("stop", "skip", "decline", "reserve", "stay", "commit none none")
MODULES = ("missions", "withering", "discovery", "curseless", "apart")  # and house rules


def situation(
    *houses: str,
    year: int = 1,
    phase: str = "kindling",
    modules: str = "",
    track: str = "",
    castles: Mapping[str, str] | None = None,
    earth: Mapping[str, str] | None = None,
    candles: Mapping[str, str] | None = None,
    wax: Mapping[str, int] | None = None,
    gold: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    temples: Mapping[int, str] | None = None,
    influence: Mapping[str, Mapping[str, int]] | None = None,
    haunts: Mapping[str, str] | None = None,
    battles: Iterable[int] | None = None,
    changes: Mapping[str, Any] | None = None,
    cards: Mapping[str, Any] | None = None,
    away: str = "",
    **fields: Any,
) -> Match:
    """A match at the first question of a season: `situation("ash", "coven", "sowers", cards={"hands": {"ash": "uc04"}})`.

    - `houses` by seat; four Houses on the large side if nothing is said. Two play by the rules for two. `track`: the turn
      order, "coven ash sowers", otherwise by turn value.
    - `phase`: "fog" (of that year), "kindling" or "war". The rest of the match follows as in any match. Whoever has no card in
      hand is skipped in kindling; with no card in any hand the war begins at once.
    - `modules`: any of "missions withering discovery" (discovery brings the sixth House with it, as does the Chimera), and of
      the house rules for two, "curseless apart".
    - `castles`: {"ash": "r1_forge"}, otherwise where they start; `earth`: {"ash": "r1_forge r8_mine"}, nothing else lies there;
      `candles`: {"ash_warrior": "r1_forge"}, with all its flames; "r1_forge 2" says how many, "r1_forge 4 uc05" with which card.
    - `wax`, `gold` (2 each unless told), `vp`, `reserve` (the flames that are nowhere else unless told) by House.
    - `temples`: {4: "white grey"} top last; `influence`: {"cu01": {"ash": 2}}; `haunts`: {"cu01": "ash 4"}, a curse figure of
      Ash in region 4, or {"cu01": "r4_mine"} with two players.
    - `battles`: exactly these regions are fought over; otherwise all that no displayed curse strikes. Without a displayed curse
      the order begins with region 1.
    - `cards`: what lies in which zone, see `deal`: {"hands": {"ash": "uc04"}, "curses": "cu01 cu05", "candle_deck": "uc07"}. A
      deck is drawn from left to right, and the cards that are named nowhere lie beneath; not in those that are named in `away`.
    - `fields` are any other fields of Realm: `claimed={"my04": (Claim(0, True),)}`.
    """
    houses = houses or FOUR
    terms = _terms(houses, modules, changes)
    realm = GAME.table(terms)
    assert isinstance(realm, Realm)
    realm.houses = tuple(houses)
    realm.year = year - (phase == "fog")
    realm.season = phase
    realm.derive()
    box = Box(realm)
    deal(realm, box, cards or {}, candles or {}, away.split())
    _lay_pieces(realm, castles or {}, earth or {}, candles or {})
    _lay_curses(realm, haunts or {}, battles)
    realm.temples = {region: tuple(stack.split()) for region, stack in (temples or {}).items()}
    _hand_out(realm, wax or {}, gold or {}, vp or {}, influence or {}, reserve or {})
    order = track.split() or sorted(houses, key=lambda house: realm.content.houses[house].turn)
    realm.track = tuple([realm.seat_of[house] for house in order])
    for name, value in fields.items():
        assert name in Realm.fields, f"{name} is no field of Realm"
        setattr(realm, name, value)
    realm.derive()
    realm.seen = {}
    look_round(realm)
    realm.source = keyed_source("situation")
    _run(realm, phase)
    return Match(GAME, terms, 1, realm)


def manoeuvring(house: str, *houses: str, cards: Mapping[str, Any] | None = None, **drawn: Any) -> Match:
    """A situation in which a House has just discarded uc04 for a manoeuvre, and still holds uc06; nobody else has a card."""
    return play(situation(*houses, cards={"hands": {house: "uc04 uc06"}, **(cards or {})}, **drawn), "manoeuvre uc04")


def started(seats: int, chance: Iterable[Any] | None = None, seed: int = 1, **options: str) -> Match:
    """A new match at its first question, with a seed or with these answers of chance: `started(4, houses="choice")`."""
    terms = GAME.terms(seats, options)
    return Match(GAME, terms, seed, _begun(terms, keyed_source(seed) if chance is None else Given(tuple(chance))))


def play(match: Match, *actions: str) -> Match:
    """Whoever is asked answers, or who is named: `play(match, "place uc04 warrior", "coven: send cu07")`."""
    for action in actions:
        assert match.pending, f"nobody is asked, and so nobody can answer {action}"
        house, named, answer = action.rpartition(": ")
        match.act(seat_of(match, house) if named else next(iter(match.pending)), answer)
    return match


def pass_to(match: Match, kind: str, house: str = "") -> Match:
    """Everybody passes, or takes what is offered first, until that kind of thing is asked (of that House)."""
    while not match.over and not (asked(match) == kind and house in ("", *houses_asked(match))):
        passing(match)
    assert not match.over, f"the match was over before {kind} was asked"
    return match


def pass_season(match: Match) -> Match:
    """Everybody passes, or takes what is offered first, until another season has come to its first question."""
    year, season = of(match).year, of(match).season
    while not match.over and (of(match).year, of(match).season) == (year, season):
        passing(match)
    return match


def play_out(match: Match) -> Match:
    """Everybody passes, or takes what is offered first, to the end of the match."""
    while not match.over:
        passing(match)
    return match


def passing(match: Match) -> None:
    """One answer: a pass where there is one, a manoeuvre on a turn, otherwise the first option."""
    found = next(iter(match.pending.values())).options
    passes = (each for each in found if each in PASSES or each.startswith("manoeuvre"))
    play(match, next(passes, found[0]))


def of(match: Match) -> Realm:
    """What lies on the table."""
    assert isinstance(match.position, Realm)
    return match.position


def seat_of(match: Match, house: str) -> int:
    """The seat that leads a House."""
    return of(match).seat_of[house]


def options(match: Match) -> set[str]:
    """What may be answered now, by whoever is asked."""
    return {option for decision in match.pending.values() for option in decision.options}


def asked(match: Match) -> str:
    """The kind of thing that is asked now; "" if nobody is asked anything."""
    return next((decision.kind for decision in match.pending.values()), "")


def houses_asked(match: Match) -> list[str]:
    """The Houses that are asked."""
    return [of(match).houses[seat] for seat in match.pending]


def house_asked(match: Match) -> str:
    """The House that is asked, and no other."""
    (house,) = houses_asked(match)
    return house


def facts_asked(match: Match) -> dict[str, Any]:
    """What is said with the question."""
    return dict(next(iter(match.pending.values())).facts)


def told(match: Match, event: str) -> list[Any]:
    """The events of a name since the situation began: `told(match, "earth-lit") == [("ash", "r1_forge")]`."""
    return [each.event for each in match.events if event_name(type(each.event)) == event]


def seen_by(match: Match, house: str) -> dict[str, Any]:
    """The table as a House sees it."""
    return dict(match.view(seat_of(match, house))["table"])


def lit(match: Match, house: str) -> set[str]:
    """The territories with an earth flame of a House."""
    return set(territories(of(match).earth[seat_of(match, house)]))


def controlled(match: Match, house: str) -> set[str]:
    """The territories with a figure of a House."""
    return set(territories(figures(of(match), seat_of(match, house))))


def points(match: Match, house: str) -> int:
    """The victory points of a House."""
    return of(match).vp[seat_of(match, house)]


def cubes(match: Match, house: str) -> tuple[int, int]:
    """The wax and gold of a House."""
    return of(match).wax[seat_of(match, house)], of(match).gold[seat_of(match, house)]


def reserve_of(match: Match, house: str) -> int:
    """The earth flames in the reserve of a House."""
    return of(match).reserve[seat_of(match, house)]


def castle(match: Match, house: str) -> str:
    """Where the castle of a House stands."""
    return of(match).castles[seat_of(match, house)]


def held(match: Match, house: str, place: str = "hands") -> list[str]:
    """The cards in a House's hand (or "spent", "owned", "used", "built", "personal", "open_missions"), sorted."""
    return sorted(getattr(of(match), place)[seat_of(match, house)])


def order(match: Match) -> list[str]:
    """The Houses in turn order."""
    return [of(match).houses[seat] for seat in of(match).track]


def _terms(houses: tuple[str, ...], modules: str, changes: Mapping[str, Any] | None) -> Terms:
    chosen = modules.split()
    assert set(chosen) <= set(MODULES), f"the modules are {MODULES}, not {modules}"
    found = {name: "on" if name in chosen else "off" for name in MODULES}
    found["sixth"] = "on" if "chimera" in houses or "discovery" in chosen else "off"
    return GAME.terms(len(houses), found, changes or {})


def _lay_pieces(realm: Realm, castles: Mapping[str, str], earth: Mapping[str, str], candles: Mapping[str, str]) -> None:
    realm.castles = [castles.get(house, realm.content.houses[house].castle) for house in realm.houses]
    assert len(set(realm.castles)) == realm.seats, f"two castles on one territory: {realm.castles}"
    realm.earth = [sum([BIT[each] for each in set(earth.get(house, "").split())]) for house in realm.houses]
    for candle, words in candles.items():
        territory, *numbers = words.split()
        assert territory in realm.map.territories, f"{territory} is not on the {realm.side} side"
        realm.at[candle] = territory
        realm.flames[candle] = int(numbers[0]) if numbers else realm.content.roles[role_of(candle)]


def _lay_curses(realm: Realm, haunts: Mapping[str, str], battles: Iterable[int] | None) -> None:
    if not realm.two:
        realm.struck = tuple([realm.content.curses[curse].region for curse in realm.curses])
    if battles is not None:
        fought = tuple(battles)
        realm.struck = tuple([region for region in realm.map.regions if region not in fought])
    for curse, words in haunts.items():
        if realm.two:
            realm.haunts[Card(curse)] = Haunt(realm.map.region_of[words], words, -1)
        else:
            house, region = words.split()
            realm.haunts[Card(curse)] = Haunt(int(region), "", realm.seat_of[house])


def _hand_out(
    realm: Realm,
    wax: Mapping[str, int],
    gold: Mapping[str, int],
    vp: Mapping[str, int],
    influence: Mapping[str, Mapping[str, int]],
    reserve: Mapping[str, int],
) -> None:
    for curse, laid in influence.items():
        assert curse in realm.curses, f"{curse} is not displayed"
        realm.influence[Card(curse)] = tuple([laid.get(house, 0) for house in realm.houses])
    for seat, house in enumerate(realm.houses):
        realm.wax[seat] = wax.get(house, realm.wax[seat])
        realm.gold[seat] = gold.get(house, realm.gold[seat])
        realm.vp[seat] = vp.get(house, 0)
        out = realm.earth[seat].bit_count() + sum([laid[seat] for laid in realm.influence.values()])
        realm.reserve[seat] = reserve.get(house, realm.content.flames - 1 - out)


def _run(realm: Realm, phase: str) -> None:
    """Goes on from there in the rule of the whole game."""
    after_setup, after_kindling = _frames(realm.seats)
    match phase:
        case "fog":
            resume(realm, after_setup)
        case "kindling":
            resume(realm, kindling.frame(after_kindling))
        case "war":
            resume(realm, after_kindling)
        case _:
            raise AssertionError(f"{phase} is no season")


@cache
def _frames(seats: int) -> tuple[Frame, Frame]:
    """Where the rule of the whole game goes on after the set-up, and after a season of kindling."""
    terms = GAME.terms(seats, {"sixth": "on"} if seats == 6 else {})
    match = Match(GAME, terms, 1, _begun(terms, keyed_source(1)))
    pass_to(match, "turn")
    return _lowest(_begun(terms, None)), _lowest(match.position)


def _begun(terms: Terms, source: Source | None) -> Position:
    position = GAME.table(terms)
    position.source = source
    begin(position, GAME.play)
    return position


def _lowest(position: Position) -> Frame:
    """The frame of the rule of the whole game."""
    found: Any = position.stack
    while found[3][3] is not None:
        found = found[3]
    frame: Frame = found
    return frame
