"""Scenes that many tests begin with: a candle card just placed, curses about to be turned, a battle about to be fought."""

from collections.abc import Mapping
from typing import Any

from parlour.games.candelabria.tests.situations import FOUR, asked, houses_asked, of, passing, play, situation, told
from parlour.kernel import Match


def placed(card: str, role: str = "explorer", house: str = "ash", houses: tuple[str, ...] = FOUR, **more: Any) -> Match:
    """The House has placed that candle card from its hand, and paid for it: `placed("uc08", "warrior", wax={"ash": 3})`."""
    cards = {**more.pop("cards", {}), "hands": {house: card}}
    return play(situation(*houses, cards=cards, **more), f"place {card} {role}")


def forging(*houses: str, **more: Any) -> Match:
    """The Engineers manoeuvre with a flame on their forge: their ability lets them buy one thing first."""
    cards = {**more.pop("cards", {}), "hands": {"engineers": "uc04"}}
    earth = {**more.pop("earth", {})}
    earth.setdefault("engineers", "r2_forge")
    match = play(situation(*houses, cards=cards, earth=earth, **more), "manoeuvre uc04")
    assert asked(match) == "forge", f"not at the forge; asked: {asked(match)}"
    return match


def cursing(curses: str, leader: str, *houses: str, **more: Any) -> Match:
    """War preparation, with a flame of the leader before each of these curses; battles only where `battles` says."""
    laid = more.pop("influence", {curse: {leader: 1} for curse in curses.split()})
    cards = {**more.pop("cards", {}), "curses": curses}
    more.setdefault("battles", ())
    return situation(*houses, phase="war", cards=cards, influence=laid, **more)


def battle(region: int, *houses: str, owned: Mapping[str, str] | None = None, **more: Any) -> Match:
    """The season of wars at the battle of a region, the only one of the year; the participants have these tactics cards."""
    cards = {**more.pop("cards", {}), "owned": owned or {}}
    more.setdefault("battles", (region,))
    match = situation(*(houses or FOUR), phase="war", cards=cards, **more)
    assert asked(match) == "commit" and of(match).contest == region, f"no battle in {region}; asked: {asked(match)}"
    return match


def commit(match: Match, **slots: str) -> Match:
    """Everybody commits what is named, or nothing: `commit(match, ash="tc02-a none")`."""
    for house in houses_asked(match):
        play(match, f"{house}: commit {slots.pop(house, 'none none')}")
    assert not slots, f"{[*slots]} do not take part"
    return match


def fought(match: Match) -> Match:
    """Everybody commits nothing and skips whatever can be skipped, until the battle is over."""
    region = of(match).contest
    while not match.over and of(match).contest == region:
        passing(match)
    return match


def powers(match: Match, region: int) -> dict[str, int]:
    """The powers with which a region was decided, by House; they are told in the order of those who took part."""
    (houses,) = [each.houses for each in told(match, "battle-began") if each.region == region]
    (found,) = [each.powers for each in told(match, "region-won") if each.region == region]
    return dict(zip(houses, found, strict=True))


def won(match: Match, region: int) -> str:
    """Who has won a region in the battle that was last fought there."""
    return str([each.house for each in told(match, "region-won") if each.region == region][-1])


def gains(match: Match, house: str) -> list[tuple[str, int]]:
    """For what a House has gained victory points since the situation began, and how many, in order."""
    return [(each.reason, each.vp) for each in told(match, "points-gained") if each.house == house]
