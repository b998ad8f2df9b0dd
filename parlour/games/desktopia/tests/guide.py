"""The pictures and the worked examples of Desktopia's guide."""

from random import Random

from parlour.games.desktopia.events import TurnBegan
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.tests.blows import hits
from parlour.games.desktopia.tests.situations import artifact, battle, desk, flick, kind, told, unit
from parlour.kernel import Match, notation, start
from tests.guides import Picture

KHARU = unit("kharu", 0, 400, 500, facing=90)
AWAY = unit("vailla", 1, 900, 900)


def table() -> Picture:
    match, rng = start(GAME, GAME.terms(2, {"duel": "duel_burnt_breakfast"}), 3), Random(5)
    while kind(match, seat := next(iter(match.pending))) == "deploy":
        match.act(seat, notation(match.pending[seat].pick(rng)))
    return Picture(match)


def power() -> Picture:
    return Picture(_duel((400, 600)), ("kharu", "ramprack1"))


def aim() -> Picture:
    match = battle(unit("ezzen", 0, 400, 500), unit("ramprack", 1, 430, 660), AWAY, steadiness=60)
    return Picture(match, ("ezzen1", "ramprack1"), press="ezzen1")


def fountain() -> Picture:
    standing = unit("adjarkha", 0, 500, 500, on_artifact="fountain_of_life")
    match = battle(standing, unit("ramprack", 1, 600, 560), AWAY, artifacts=[artifact("fountain_of_life", 500, 500)])
    return Picture(match, ("adjarkha", "ramprack1"))


def power_hit() -> set[int]:
    sector = GAME.content.characters["kharu"].sector
    ahead = [_hit(angle, place) for angle, place in ((90, (400, 600)), (30, (486.6, 550)), (150, (313.4, 550)))]
    aside = _hit(200, (306.03, 465.8))
    assert ahead == [2, 2, 2]
    return {sector, 90 - 30, ahead[0], 200 - 90, aside}


def penalties() -> set[int]:
    rules = [{"type": "start_time_cards", "seat": 1, "kind": "penalty", "n": 2}]
    match = battle(unit("sirokh", 0, 100, 100), AWAY, special_rules=rules)
    usual = desk(match).actions
    match.act(0, "end")
    (_, left) = told(match, TurnBegan)[-1]
    assert desk(match).penalties == [0, 0]
    return {2, left, usual}


def _duel(place: tuple[float, float]) -> Match:
    return battle(KHARU, unit("ramprack", 1, *place), AWAY)


def _hit(angle: float, place: tuple[float, float]) -> int:
    """The damage that Kharu, who faces 90°, deals to a Ramprack there."""
    match = flick(_duel(place), "kharu", angle, 900)
    ((_, damage),) = hits(match)
    return damage


PICTURES = {"desk": table, "aim": aim, "power": power, "artifact": fountain}
EXAMPLES = {"power": power_hit, "penalties": penalties}
