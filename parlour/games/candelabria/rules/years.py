"""Chapter 5: three years of three seasons, from the set-up to the final scoring."""

from parlour.games.candelabria.events import GameEnded, SeasonBegan, YearBegan
from parlour.games.candelabria.position import FOG, KINDLING, ROLES, WAR, Realm, candle_of, figures
from parlour.games.candelabria.rules.battle import battle, battle_order
from parlour.games.candelabria.rules.fog import fog
from parlour.games.candelabria.rules.manoeuvre import discards, manoeuvre
from parlour.games.candelabria.rules.place import place, placements
from parlour.games.candelabria.rules.setup import set_up
from parlour.games.candelabria.rules.solo import solo
from parlour.games.candelabria.rules.stores import score
from parlour.games.candelabria.rules.upgrades import end_points
from parlour.games.candelabria.rules.war import prepare_war
from parlour.kernel import Decision, Play, Seat, ask, move, rule, share, win


@rule
def play(realm: Realm) -> Play[tuple[float, ...]]:
    """CN-101, CN-102, CN-952 and CN-1021 Three years, each with fog, kindling and war; then the final scoring."""
    if realm.solo:
        return (yield from solo(realm))
    yield from set_up(realm)
    while realm.year < realm.content.years:
        realm.year += 1
        realm.tell(YearBegan(realm.year))
        begin_season(realm, FOG)
        fog(realm)
        begin_season(realm, KINDLING)
        yield from kindling(realm)
        begin_season(realm, WAR)
        yield from prepare_war(realm)
        for region in battle_order(realm):
            yield from battle(realm, region)
        clean_up(realm)
    return final_scoring(realm)


def begin_season(realm: Realm, season: str) -> None:
    """CN-102 The next season begins."""
    realm.season = season
    realm.tell(SeasonBegan(season))


@rule
def kindling(realm: Realm) -> Play[None]:
    """CN-401, CN-403, CN-404 and CN-405 Single turns in track order, until all hands are empty."""
    while any(realm.hands.values()):
        for seat in realm.track:
            if realm.hands[seat]:
                yield from turn(realm, seat)


@rule
def turn(realm: Realm, seat: Seat) -> Play[None]:
    """CN-402 and CN-406 Exactly one action: place a candle, or manoeuvre."""
    realm.active = seat
    choice = yield ask(seat, Decision("turn", (*placements(realm, seat), *discards(realm, seat))))
    if choice[0] == "place":
        yield from place(realm, seat, choice[1], choice[2])
    else:
        yield from manoeuvre(realm, seat, choice[1])


def clean_up(realm: Realm) -> None:
    """CN-446, CN-1002, CN-1005, CN-1006, CN-1007, CN-1008, CN-1009, CN-1010, CN-1311 and CN-1435 What is of the year goes.

    CN-1107 and CN-1127 With two players the third curse stays.
    """
    for seat in realm.track:
        for card in realm.used[seat]:
            move(realm, card, ("used", seat), ("owned", seat))
        for role in ROLES:
            snuff_out(realm, candle_of(realm, seat, role))
        for card in realm.spent[seat]:
            move(realm, card, ("spent", seat), ("hands", seat))
        for slot in (2 * seat, 2 * seat + 1):
            for card in realm.withered[slot]:
                move(realm, card, ("withered", slot), "withering_deck", under=True)
    realm.struck = ()
    realm.won = {}
    for card in realm.curses[:2] if realm.two and realm.year < realm.content.years else realm.curses:
        move(realm, card, "curses", "no_curses")
        realm.haunts.pop(card, None)
    for region, tokens in realm.hidden.items():
        for token in tokens:
            move(realm, token, ("hidden", region), "lost")


def snuff_out(realm: Realm, candle: str) -> None:
    """CN-1003 and CN-1004 A candle leaves the map, and its card goes under the deck."""
    if candle in realm.at:
        move(realm, realm.slots[candle][0], ("slots", candle), "candle_deck", under=True)
        del realm.at[candle], realm.flames[candle]


def final_scoring(realm: Realm) -> tuple[float, ...]:
    """CN-1022, CN-1026 and CN-1027 End-of-game upgrades and abilities; most points win, ties go to the earlier on the track."""
    for seat in realm.track:
        for source, vp in end_points(realm, seat, figures(realm, seat)).items():
            score(realm, seat, vp, source, "ending")
    best = max(realm.track, key=lambda seat: realm.vp[seat])
    realm.season = "over"
    realm.tell(GameEnded(realm.houses[best]))
    return win(best, realm.seats)


def concede(realm: Realm, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """CN-R101 When all but one have given up, the last one wins; whoever plays alone and gives up has lost."""
    if realm.seats == 1:
        return (0.0,)
    left = [seat for seat in range(realm.seats) if seat not in seats]
    if len(left) > 1:
        return None
    return win(left[0], realm.seats) if left else share(tuple(range(realm.seats)), realm.seats)
