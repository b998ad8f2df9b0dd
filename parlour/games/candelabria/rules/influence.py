"""Flames before the curse cards, by a territory or by a candle card (RULES.md 6.7 and 6.8)."""

from parlour.games.candelabria.position import KINDLING, Realm
from parlour.games.candelabria.rules.lights import send
from parlour.games.candelabria.rules.spoils import gain_respite
from parlour.games.candelabria.rules.two import STOP, haunt
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, rule

MUST, MAY = True, False
THE_LAND = ""  # a territory is no card, board or token


@rule
def influence(realm: Realm, seat: Seat, times: int, must: bool, source: str) -> Play[None]:
    """CN-611, CN-725, CN-726, CN-1111 and CN-1515 So many flames before curse cards, or steps of curses, or respite."""
    if realm.solo:
        gain_respite(realm, seat, times)
    elif realm.two:
        yield from haunt(realm, seat, times)
    else:
        yield from lay(realm, seat, times, must, source)


@rule
def lay(realm: Realm, seat: Seat, times: int, must: bool, source: str) -> Play[None]:
    """CN-611, CN-612, CN-613 and CN-725 Earth flames are laid before displayed curse cards, one after another."""
    for left in range(min(times, realm.reserve[seat]), 0, -1):
        if not open_curses(realm):
            return
        choice = yield choose(seat, influence_decision(realm, left, must, source))
        if choice == STOP:
            return
        send(realm, seat, choice[1])


def influence_decision(realm: Realm, left: int, must: bool, source: str) -> Decision:
    """CN-D19 and CN-D41 Before which curse the next flame is laid."""
    actions: tuple[Action, ...] = tuple([("send", curse) for curse in open_curses(realm)])
    facts = {"left": left, "source": source} if source else {"left": left}
    return Decision("influence", actions if must else (*actions, STOP), facts)


def open_curses(realm: Realm) -> tuple[Card, ...]:
    """CN-727 The displayed curse cards; in the season of wars those to the right of the last one that was placed."""
    if realm.season == KINDLING:
        return realm.curses
    placed = [place for place, curse in enumerate(realm.curses) if curse in realm.haunts]
    return realm.curses[max(placed, default=-1) + 1 :]
