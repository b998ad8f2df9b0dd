"""The tactics cards: 25 common kinds in three copies and three cards of each House (RULES.md 11.5)."""

from typing import NamedTuple

from parlour.games.candelabria.content.deeds import Icon, Icons


class Tactics(NamedTuple):
    """A kind of tactics card; the common ones bear no House, and a barred one (⊘) cannot neutralise."""

    house: str
    icons: Icons
    barred: bool = False
    copies: int = 1


BARRED = True

COMMON = {
    "tc01": Tactics("", (Icon("ignite", 1), Icon("extinguish", 1)), copies=3),
    "tc02": Tactics("", (Icon("ignite", 2),), copies=3),
    "tc03": Tactics("", (Icon("extinguish", 2),), copies=3),
    "tc04": Tactics("", (Icon("ignite", 1), Icon("vp", 1)), copies=3),
    "tc05": Tactics("", (Icon("extinguish", 1), Icon("vp", 1)), copies=3),
    "tc06": Tactics("", (Icon("ignite", 1), Icon("steal", 1)), copies=3),
    "tc07": Tactics("", (Icon("extinguish", 1), Icon("steal", 1)), copies=3),
    "tc08": Tactics("", (Icon("ignite", 1), Icon("tactics", 1)), copies=3),
    "tc09": Tactics("", (Icon("extinguish", 1), Icon("tactics", 1)), copies=3),
    "tc10": Tactics("", (Icon("steal", 1), Icon("vp", 2)), copies=3),
    "tc11": Tactics("", (Icon("steal", 2), Icon("vp", 1)), copies=3),
    "tc12": Tactics("", (Icon("vp", 1), Icon("tactics", 1)), copies=3),
    "tc13": Tactics("", (Icon("steal", 1), Icon("tactics", 1)), copies=3),
    "tc14": Tactics("", (Icon("raze", 1), Icon("extinguish", 1)), copies=3),
    "tc15": Tactics("", (Icon("raze", 1), Icon("ignite", 1)), copies=3),
    "tc16": Tactics("", (Icon("raze", 1), Icon("vp", 1)), copies=3),
    "tc17": Tactics("", (Icon("vp", 3),), copies=3),
    "tc18": Tactics("", (Icon("steal", 3),), copies=3),
    "tc19": Tactics("", (Icon("ignite", 1), Icon("steal", 2)), BARRED, copies=3),
    "tc20": Tactics("", (Icon("extinguish", 1), Icon("vp", 2)), BARRED, copies=3),
    "tc21": Tactics("", (Icon("ignite", 2), Icon("vp", 1)), BARRED, copies=3),
    "tc22": Tactics("", (Icon("extinguish", 2), Icon("steal", 1)), BARRED, copies=3),
    "tc23": Tactics("", (Icon("raze", 1), Icon("ignite", 1), Icon("vp", 1)), BARRED, copies=3),
    "tc24": Tactics("", (Icon("ignite", 2), Icon("extinguish", 1)), copies=3),
    "tc25": Tactics("", (Icon("extinguish", 3),), copies=3),
}

HOUSE_TACTICS = {
    "ht_ash_1": Tactics("ash", (Icon("extinguish", 2), Icon("ignite", 1))),
    "ht_ash_2": Tactics("ash", (Icon("extinguish", 2), Icon("steal", 1))),
    "ht_ash_3": Tactics("ash", (Icon("extinguish", 2), Icon("vp", 2)), BARRED),
    "ht_eng_1": Tactics("engineers", (Icon("ignite", 2), Icon("extinguish", 1))),
    "ht_eng_2": Tactics("engineers", (Icon("extinguish", 1), Icon("ignite", 1), Icon("steal", 1))),
    "ht_eng_3": Tactics("engineers", (Icon("steal", 3), Icon("vp", 2)), BARRED),
    "ht_sow_1": Tactics("sowers", (Icon("ignite", 2), Icon("vp", 1))),
    "ht_sow_2": Tactics("sowers", (Icon("ignite", 3),)),
    "ht_sow_3": Tactics("sowers", (Icon("ignite", 2), Icon("steal", 2)), BARRED),
    "ht_cov_1": Tactics("coven", (Icon("extinguish", 1), Icon("ignite", 1), Icon("vp", 1))),
    "ht_cov_2": Tactics("coven", (Icon("extinguish", 2), Icon("tactics", 1))),
    "ht_cov_3": Tactics("coven", (Icon("raze", 1), Icon("extinguish", 1), Icon("vp", 2)), BARRED),
    "ht_kni_1": Tactics("knights", (Icon("ignite", 2), Icon("tactics", 1))),
    "ht_kni_2": Tactics("knights", (Icon("extinguish", 1), Icon("ignite", 1), Icon("steal", 1))),
    "ht_kni_3": Tactics("knights", (Icon("extinguish", 2), Icon("steal", 2)), BARRED),
    "ht_chi_1": Tactics("chimera", (Icon("tactics", 1), Icon("extinguish", 1), Icon("steal", 1))),
    "ht_chi_2": Tactics("chimera", (Icon("ignite", 2), Icon("extinguish", 1))),
    "ht_chi_3": Tactics("chimera", (Icon("tactics", 2), Icon("vp", 2)), BARRED),
}

TACTICS = {**COMMON, **HOUSE_TACTICS}
DECK = tuple([f"{kind}-{copy}" for kind, card in COMMON.items() for copy in "abc"[: card.copies]])
KIND_OF = {**{card: card.partition("-")[0] for card in DECK}, **{kind: kind for kind in HOUSE_TACTICS}}
