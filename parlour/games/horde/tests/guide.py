"""The pictures and the worked examples of Horde's guide."""

from parlour.games.horde.rules.parameters import defence_of
from parlour.games.horde.tests.situations import of, pass_to, play, rolled, situation
from tests.guides import Picture

NORTH, SOUTH = "north_mongolia", "south_mongolia"
DUEL = {"rus_axe1": "f5", "rus_ivan": "a2", "nm_raider1": "f6", "nm_batu": "k10"}
CROWD = {"rus_axe1": "f6", "nm_raider1": "f5", "nm_raider2": "e5", "sm_raider1": "e6", "sm_raider2": "f7"}
AROUND_F6 = ("e5", "e6", "f5", "f6", "f7", "g5", "g6", "e4", "e7", "g4", "g7")
ZONE = ("e5", "e6", "f5", "f7", "g5", "g6")


def field() -> Picture:
    units = {
        "rus_axe1": "d4", "rus_spear1": "c3", "rus_archer1": "b3", "rus_smith": "b2", "rus_ivan": "a2",
        "sm_raider1": "e6", "sm_raider2": "f7", "sm_tracker1": "g7", "sm_groom": "j10", "sm_genghis": "k10",
    }  # fmt: skip
    return Picture(situation(units, round=7))


def fight() -> Picture:
    return Picture(situation(DUEL, horde=NORTH), AROUND_F6, ("f5", "f6"))


def zone() -> Picture:
    units = {"rus_spear1": "f6", "rus_ivan": "a2", "sm_raider1": "e5", "sm_genghis": "k10"}
    return Picture(situation(units), AROUND_F6, ZONE)


def crowd() -> Picture:
    return Picture(situation(CROWD, teams="2v2"), AROUND_F6, ("f6",))


def siege() -> Picture:
    units = {"rus_ivan": "k2", "sm_raider1": "d6", "sm_genghis": "k9"}
    return Picture(
        situation(units, mode="conquest", faction=SOUTH, reserve=[]), ("c4", "c5", "d4", "d5", "d6", "e4", "e5", "e6"), ("d5",)
    )


def axe() -> set[int]:
    match = situation(DUEL, horde=NORTH, dice=[4, 2])
    (attack, defence, cleaved) = (of(match).content.kinds["rus_axe"].attack, defence_of(of(match), "nm_raider1"), 2)
    play(match, "activate rus_axe1", "attack nm_raider1", "defend")
    assert defence_of(of(match), "nm_raider1") == defence - cleaved == 0
    ((_, _, die, total), (_, _, other, sum_of_other)) = rolled(match)
    left = of(match).health["nm_raider1"]
    return {die, attack, total, defence, cleaved, 0, other, sum_of_other, left}


def retreat() -> set[int]:
    match = situation(DUEL, horde=NORTH, dice=[6, 4, 2])
    kinds = of(match).content.kinds
    play(match, "activate rus_axe1", "attack nm_raider1", "retreat f7")
    assert of(match).at["nm_raider1"] == "f7"
    (_, (_, _, away, fled), (_, _, chase, caught)) = rolled(match)
    return {away, kinds["nm_raider"].speed, fled, chase, kinds["rus_axe"].speed, caught}


def outnumbered() -> set[int]:
    war = of(situation(CROWD, teams="2v2"))
    printed = war.content.kinds["rus_axe"].defence
    enemies = len(CROWD) - 1
    return {enemies, printed, enemies - 1, defence_of(war, "rus_axe1")}


def besieged() -> set[int]:
    units = {"rus_ivan": "k2", "sm_raider1": "d8", "sm_genghis": "k9"}
    match = situation(units, mode="conquest", faction=SOUTH, reserve=[])
    before = of(match).durability["city_rus_2"]
    play(match, "activate sm_raider1", "move d6", "end-battle")
    assert of(match).durability["city_rus_2"] == before
    pass_to(match, "activate", SOUTH)
    play(match, "end-battle")
    return {before, of(match).durability["city_rus_2"]}


PICTURES = {each.__name__: each for each in (field, fight, zone, crowd, siege)}
EXAMPLES = {each.__name__: each for each in (axe, retreat, outnumbered, besieged)}
