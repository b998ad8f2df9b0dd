"""Section 13: what is true at every moment of a game, from one to the next, and of its story; each function tells what is not."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.position import ROLES, WHOLE, Realm, role_of, top_temple
from parlour.kernel import Match, event_name

GREATEST, HIGHEST = 6, 4  # upgrades of a House, tokens of a stack
TURNS = {1: 6, 2: 7, 3: 8}  # CN-I15 and CN-I27 by year: a turn for each card of its start, and three placements
BETWEEN_ACTIONS = ("turn", "commit")


def always(match: Match, realm: Realm) -> Iterator[str]:
    """What must be true of one moment, once the Houses are taken and the pieces lie on the table."""
    yield from answerable(match)
    if realm.year:
        yield from flames_kept(realm)
        yield from figures_stand(match, realm)
        yield from stores_kept(realm)
        yield from cards_kept(match, realm)
        yield from seasons_kept(match, realm)
        yield from curses_kept(match, realm)


def answerable(match: Match) -> Iterator[str]:
    """CN-I18 Somebody is asked something that has an answer, or the game is over."""
    if match.over is bool(match.pending):
        yield "I18 nobody is asked, and the game goes on"
    for decision in match.pending.values():
        if not decision.options or len(set(decision.options)) < len(decision.options):
            yield f"I18 {decision.kind} has no options, or one twice"


def flames_kept(realm: Realm) -> Iterator[str]:
    """CN-I01, CN-I02 and CN-I03 No flame is lost or made."""
    for seat, house in enumerate(realm.houses):
        lit = realm.earth[seat].bit_count()
        laid = sum([flames[seat] for flames in realm.influence.values()])
        marked = sum([each.marked for claims in realm.claimed.values() for each in claims if each.seat == seat])
        if lit + laid + marked + realm.reserve[seat] + 1 != CONTENT.flames or realm.reserve[seat] < 0:
            yield f"I01 {house}: {lit} lit, {laid} laid, {marked} on missions, {realm.reserve[seat]} in reserve"
        if realm.earth[seat] & ~WHOLE[realm.side]:
            yield f"I02 an earth flame of {house} lies beside the map"
    for candle, flames in realm.flames.items():
        if not 0 <= flames <= CONTENT.roles[role_of(candle)]:
            yield f"I03 {candle} has {flames} flames"


def figures_stand(match: Match, realm: Realm) -> Iterator[str]:
    """CN-I04 and CN-I05 Candles stand where their slots are filled, and castles apart.

    While the Sowers choose a site, their card lies in its slot already.
    """
    choosing = [realm.houses[seat] for seat, decision in match.pending.items() if decision.kind == "site"]
    for house in [each for each in realm.houses if each not in choosing]:
        for role in ROLES:
            candle = f"{house}_{role}"
            if len(realm.slots[candle]) != (candle in realm.at) or (candle in realm.at) is not (candle in realm.flames):
                yield f"I04 the slot of {candle} holds {realm.slots[candle]}, and it stands on {realm.at.get(candle)}"
    if any(where not in realm.map.territories for where in realm.at.values()):
        yield "I04 a candle stands beside the map"
    if len(set(realm.castles)) != realm.seats or any(castle not in realm.map.territories for castle in realm.castles):
        yield f"I05 castles on {realm.castles}"


def stores_kept(realm: Realm) -> Iterator[str]:
    """CN-I06, CN-I07 and CN-I08 Cubes, temples and upgrades are where they may be."""
    if sum(realm.wax) > CONTENT.cubes or sum(realm.gold) > CONTENT.cubes or min(*realm.wax, *realm.gold) < 0:
        yield f"I06 wax {realm.wax}, gold {realm.gold}"
    if max([wax + gold for wax, gold in zip(realm.wax, realm.gold, strict=True)]) > CONTENT.warehouse:
        yield f"I06 a warehouse is too full: wax {realm.wax}, gold {realm.gold}"
    built = Counter([temple for stack in realm.temples.values() for temple in stack])
    if any(built[temple] > count for temple, count in CONTENT.temples.items()) or not all(realm.temples.values()):
        yield f"I07 temples {realm.temples}"
    heights = [len(realm.stacks[stack]) + len(realm.tops[stack]) for stack in realm.tops]
    owned = [len(cards) for cards in realm.built.values()]
    if sum(heights) + sum(owned) != (32 if realm.curseless else 36) or max(owned) > GREATEST or max(heights) > HIGHEST:
        yield f"I08 stacks {heights}, owned {owned}"
    if any(realm.stacks[stack] and not realm.tops[stack] for stack in realm.tops):
        yield "I08 nothing is visible on a stack"


def cards_kept(match: Match, realm: Realm) -> Iterator[str]:
    """CN-I09 and CN-I10 No candle or tactics card is lost or made."""
    candles = [*realm.candle_deck, *realm.house_candles, *flat(realm.hands), *flat(realm.spent), *flat(realm.slots)]
    if len(candles) != 50 + 5 * realm.seats or len(set(candles)) != len(candles):
        yield f"I09 {len(candles)} candle cards"
    cards = [*realm.tactics_deck, *realm.tactics_display, *flat(realm.owned), *flat(realm.used)]
    if len(cards) != 75 + 3 * realm.seats or len(set(cards)) != len(cards):
        yield f"I10 {len(cards)} tactics cards"
    if len(realm.tactics_display) > CONTENT.display:
        yield f"I10 the display has {len(realm.tactics_display)} cards"
    kinds = {decision.kind for decision in match.pending.values()}
    if kinds <= {*BETWEEN_ACTIONS} and kinds and realm.tactics_deck and len(realm.tactics_display) < CONTENT.display:
        yield "I10 the display was not refilled"


def seasons_kept(match: Match, realm: Realm) -> Iterator[str]:
    """CN-I13, CN-I14, CN-I17 and CN-I23 Track, points, hands and influence are those of the season."""
    if sorted(realm.track) != list(range(realm.seats)):
        yield f"I13 the track is {realm.track}"
    if min(realm.vp) < 0:
        yield f"I14 points {realm.vp}"
    if realm.season == "war" and any(realm.hands.values()):
        yield "I17 a hand is not empty in war"
    if "commit" in [decision.kind for decision in match.pending.values()] and realm.influence:
        yield f"I23 flames before curses in a battle: {realm.influence}"


def curses_kept(match: Match, realm: Realm) -> Iterator[str]:
    """CN-I11, CN-I24 and CN-I25 Regions are struck, and curse figures stand, as the display says."""
    regions = [CONTENT.curses[curse].region for curse in realm.curses]
    if not realm.two and sorted(realm.struck) != sorted(regions):
        yield f"I11 struck {realm.struck}, displayed {regions}"
    if 6 in realm.struck:
        yield "I11 region 6 is struck"
    if not realm.two and realm.season != "war" and realm.haunts and not match.over:
        yield f"I24 curse figures in {realm.season}: {realm.haunts}"
    if realm.two and not match.over and (len(realm.haunts) != 3 or set(realm.haunts) != set(realm.curses)):
        yield f"I25 curse figures {realm.haunts}, displayed {realm.curses}"


def from_to(old: Realm, new: Realm, action: str, told: Sequence[Any]) -> Iterator[str]:
    """What must be true of one answer, and of what was told of it."""
    if any(after < before for before, after in zip(old.vp, new.vp, strict=True)) and not action.startswith("renown"):
        yield f"I14 points fell from {old.vp} to {new.vp} with {action}"
    if old.year and new.year > old.year and (new.at or new.influence):
        yield f"I17 {new.at} on the map after the fog"
    if new.two and old.year and len(old.curses) == len(new.curses) == 3 and old.curses[2] != new.curses[2]:
        yield f"I25 the third curse was {old.curses[2]} and is {new.curses[2]}"
    if old.year:
        yield from placed_beside_black_temples(old, told)


def placed_beside_black_temples(old: Realm, told: Sequence[Any]) -> Iterator[str]:
    """CN-I24 No curse is placed in a region whose black temple was already active."""
    realm = old.copy()
    for event in told:
        match event_name(type(event)):
            case "temple-built":
                realm.temples[event.region] = (*realm.temples.get(event.region, ()), event.temple)
            case "temple-razed":
                realm.temples[event.region] = realm.temples[event.region][:-1]
            case "curse-placed" if not old.two and top_temple(realm, event.region) == "black":
                yield f"I24 {event.curse} was placed under a black temple"


def turns_end(story: Sequence[tuple[int, str, int]]) -> Iterator[str]:
    """CN-I15 The turns of one season, as (seat, kind, cards in hands and four for each free slot): every one lowers that."""
    for (_, _, before), (seat, kind, after) in pairwise(story):
        if after >= before:
            yield f"I15 the {kind} of {seat} left {after} of {before}"


def of_years(story: Iterable[Any], match: Match) -> Iterator[str]:
    """CN-I12, CN-I16, CN-I19, CN-I20, CN-I21, CN-I27 and CN-I30 What the whole story must be like."""
    realm = match.position
    assert isinstance(realm, Realm)
    year, struck = 0, Counter[int]()
    spent, lit = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
    won, gained = Counter[tuple[int, int]](), Counter[tuple[int, str]]()
    revealed, places = Counter[tuple[int, str]](), dict[str, list[int]]()
    for event in story:
        match event_name(type(event)):
            case "year-began":
                year = event.year
            case "curse-appeared":
                struck[event.region] += 1
            case "card-spent":
                spent[year, event.house] += 1
            case "candle-placed":
                lit[year, event.house] += 1
            case "region-won":
                won[year, event.region] += 1
            case "points-gained":
                gained[year, event.reason] += event.vp
                if event.reason.startswith("mh"):
                    places.setdefault(event.reason, []).append(event.vp)
            case "tactics-revealed":
                revealed.update([(year, card) for card in event.cards])
    if not realm.two and struck != dict.fromkeys([region for region in realm.map.regions if region != 6], 1):
        yield f"I12 struck {dict(struck)}"
    if spent != {(each, house): 2 + each for each in (1, 2, 3) for house in realm.houses}:
        yield f"I16 manoeuvres {dict(spent)}"
    if any(spent[each] + count > TURNS[each[0]] or count > 3 for each, count in lit.items()):
        yield f"I27 too many turns: {dict(lit)}"
    if max(won.values(), default=0) > 1 or (not realm.two and len(won) > 3 * len(realm.map.regions)):
        yield f"I19 a region was fought over twice: {dict(won)}"
    yield from battles_worth(won, gained)
    if not realm.two and max(revealed.values(), default=0) > 1:
        yield f"I21 a card was revealed twice: {revealed.most_common(3)}"
    order = [12, 4] if realm.two else [12, 8, 4]
    for mission, points in places.items():
        if points != order[: len(points)]:
            yield f"I30 the places of {mission} were worth {points}"


def battles_worth(won: Counter[tuple[int, int]], gained: Counter[tuple[int, str]]) -> Iterator[str]:
    """CN-I19 and CN-I20 A battle is worth the points of its year, and one of them, perhaps, twice as many."""
    for year, vp in enumerate(CONTENT.battle_vp, 1):
        points = [gained[year, f"region-{region}"] for when, region in won if when == year]
        if any(each not in (0, vp, 2 * vp) for each in points) or points.count(2 * vp) > 1:
            yield f"I20 battles of year {year} brought {points}"


def potential(realm: Realm) -> int:
    """CN-I15 The cards in hands, and four for each free role slot."""
    hands = sum([len(cards) for cards in realm.hands.values()])
    return hands + 4 * (3 * realm.seats - len(realm.at))


def flat(zone: dict[Any, tuple[Any, ...]]) -> list[Any]:
    """All cards of a zone."""
    return [card for cards in zone.values() for card in cards]
