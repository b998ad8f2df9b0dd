"""The candle cards: five of each House and the fifty upgraded ones (RULES.md 11.3 and 11.4), and the roles they light."""

from typing import NamedTuple

from parlour.games.candelabria.content.deeds import Icon, Icons


class Candle(NamedTuple):
    """A candle card; the upgraded ones bear no House."""

    house: str
    year: int
    wax: int
    icons: Icons


ROLES = {"explorer": 2, "pilgrim": 3, "warrior": 4}  # a role, and the flames of its candle

HOUSE_CANDLES = {
    "hc_ash_1": Candle("ash", 1, 1, (Icon("vp", 1), Icon("tactics", 1))),
    "hc_ash_2": Candle("ash", 1, 1, (Icon("extinguish", 1), Icon("ignite", 1))),
    "hc_ash_3": Candle("ash", 1, 2, (Icon("extinguish", 2), Icon("ignite", 1))),
    "hc_ash_4": Candle("ash", 2, 2, (Icon("extinguish", 3), Icon("tactics", 1))),
    "hc_ash_5": Candle("ash", 3, 3, (Icon("ignite", 3), Icon("extinguish", 2))),
    "hc_eng_1": Candle("engineers", 1, 1, (Icon("tactics", 1), Icon("steal", 1))),
    "hc_eng_2": Candle("engineers", 1, 1, (Icon("ignite", 1), Icon("extinguish", 1))),
    "hc_eng_3": Candle("engineers", 1, 2, (Icon("steal", 2), Icon("ignite", 1))),
    "hc_eng_4": Candle("engineers", 2, 2, (Icon("ignite", 3),)),
    "hc_eng_5": Candle("engineers", 3, 3, (Icon("ignite", 3), Icon("steal", 2))),
    "hc_sow_1": Candle("sowers", 1, 1, (Icon("ignite", 1), Icon("vp", 1))),
    "hc_sow_2": Candle("sowers", 1, 1, (Icon("tactics", 1), Icon("vp", 1))),
    "hc_sow_3": Candle("sowers", 1, 2, (Icon("ignite", 1), Icon("vp", 2))),
    "hc_sow_4": Candle("sowers", 2, 2, (Icon("ignite", 2), Icon("tactics", 1))),
    "hc_sow_5": Candle("sowers", 3, 3, (Icon("ignite", 3), Icon("influence", 2))),
    "hc_cov_1": Candle("coven", 1, 1, (Icon("tactics", 1), Icon("vp", 1))),
    "hc_cov_2": Candle("coven", 1, 1, (Icon("ignite", 1), Icon("extinguish", 1))),
    "hc_cov_3": Candle("coven", 1, 2, (Icon("raze", 1), Icon("ignite", 1))),
    "hc_cov_4": Candle("coven", 2, 2, (Icon("influence", 3), Icon("ignite", 1))),
    "hc_cov_5": Candle("coven", 3, 3, (Icon("raze", 1), Icon("ignite", 3))),
    "hc_kni_1": Candle("knights", 1, 1, (Icon("ignite", 1), Icon("vp", 1))),
    "hc_kni_2": Candle("knights", 1, 1, (Icon("tactics", 1), Icon("extinguish", 1))),
    "hc_kni_3": Candle("knights", 1, 2, (Icon("tactics", 1), Icon("extinguish", 2))),
    "hc_kni_4": Candle("knights", 2, 2, (Icon("extinguish", 3), Icon("ignite", 1))),
    "hc_kni_5": Candle("knights", 3, 3, (Icon("tactics", 3), Icon("extinguish", 2))),
    "hc_chi_1": Candle("chimera", 1, 1, (Icon("ignite", 1), Icon("steal", 1))),
    "hc_chi_2": Candle("chimera", 1, 1, (Icon("tactics", 1), Icon("steal", 1))),
    "hc_chi_3": Candle("chimera", 1, 2, (Icon("tactics", 1), Icon("vp", 2))),
    "hc_chi_4": Candle("chimera", 2, 2, (Icon("ignite", 1), Icon("vp", 3))),
    "hc_chi_5": Candle("chimera", 3, 3, (Icon("tactics", 3), Icon("vp", 2))),
}

UPGRADED = {
    "uc01": Candle("", 1, 1, (Icon("vp", 1), Icon("steal", 1))),
    "uc02": Candle("", 1, 1, (Icon("steal", 2),)),
    "uc03": Candle("", 1, 1, (Icon("steal", 1), Icon("extinguish", 1))),
    "uc04": Candle("", 1, 1, (Icon("vp", 2),)),
    "uc05": Candle("", 1, 1, (Icon("extinguish", 2),)),
    "uc06": Candle("", 1, 1, (Icon("vp", 1), Icon("extinguish", 1))),
    "uc07": Candle("", 1, 1, (Icon("raze", 1),)),
    "uc08": Candle("", 1, 1, (Icon("ignite", 1),)),
    "uc09": Candle("", 1, 2, (Icon("ignite", 2),)),
    "uc10": Candle("", 1, 2, (Icon("tactics", 2),)),
    "uc11": Candle("", 1, 2, (Icon("ignite", 1), Icon("tactics", 1))),
    "uc12": Candle("", 1, 2, (Icon("steal", 2), Icon("vp", 1))),
    "uc13": Candle("", 1, 2, (Icon("influence", 2), Icon("vp", 1))),
    "uc14": Candle("", 1, 2, (Icon("raze", 1), Icon("extinguish", 1))),
    "uc15": Candle("", 1, 2, (Icon("steal", 1), Icon("vp", 2))),
    "uc16": Candle("", 1, 3, (Icon("ignite", 2), Icon("vp", 1))),
    "uc17": Candle("", 1, 3, (Icon("ignite", 2), Icon("extinguish", 1))),
    "uc18": Candle("", 1, 3, (Icon("tactics", 2), Icon("influence", 1))),
    "uc19": Candle("", 2, 1, (Icon("ignite", 1), Icon("tactics", 1))),
    "uc20": Candle("", 2, 1, (Icon("steal", 3),)),
    "uc21": Candle("", 2, 1, (Icon("influence", 3),)),
    "uc22": Candle("", 2, 1, (Icon("vp", 3),)),
    "uc23": Candle("", 2, 2, (Icon("ignite", 2), Icon("vp", 1))),
    "uc24": Candle("", 2, 2, (Icon("raze", 1), Icon("extinguish", 2))),
    "uc25": Candle("", 2, 2, (Icon("tactics", 2), Icon("vp", 1))),
    "uc26": Candle("", 2, 2, (Icon("ignite", 2), Icon("extinguish", 1))),
    "uc27": Candle("", 2, 2, (Icon("steal", 2), Icon("vp", 2))),
    "uc28": Candle("", 2, 2, (Icon("influence", 2), Icon("extinguish", 2))),
    "uc29": Candle("", 2, 2, (Icon("tactics", 2), Icon("steal", 1))),
    "uc30": Candle("", 2, 2, (Icon("raze", 1), Icon("vp", 2))),
    "uc31": Candle("", 2, 3, (Icon("ignite", 2), Icon("vp", 2))),
    "uc32": Candle("", 2, 3, (Icon("ignite", 2), Icon("extinguish", 2))),
    "uc33": Candle("", 2, 3, (Icon("tactics", 2), Icon("extinguish", 2))),
    "uc34": Candle("", 2, 3, (Icon("ignite", 2), Icon("steal", 2))),
    "uc35": Candle("", 2, 3, (Icon("raze", 1), Icon("tactics", 2))),
    "uc36": Candle("", 3, 1, (Icon("ignite", 2), Icon("vp", 1))),
    "uc37": Candle("", 3, 1, (Icon("vp", 4),)),
    "uc38": Candle("", 3, 1, (Icon("extinguish", 3), Icon("steal", 1))),
    "uc39": Candle("", 3, 2, (Icon("vp", 3), Icon("extinguish", 2))),
    "uc40": Candle("", 3, 2, (Icon("steal", 3), Icon("vp", 2))),
    "uc41": Candle("", 3, 2, (Icon("ignite", 2), Icon("vp", 2))),
    "uc42": Candle("", 3, 2, (Icon("tactics", 2), Icon("vp", 2))),
    "uc43": Candle("", 3, 2, (Icon("raze", 1), Icon("vp", 3))),
    "uc44": Candle("", 3, 2, (Icon("ignite", 2), Icon("extinguish", 2))),
    "uc45": Candle("", 3, 3, (Icon("ignite", 2), Icon("vp", 3))),
    "uc46": Candle("", 3, 3, (Icon("influence", 3), Icon("ignite", 2))),
    "uc47": Candle("", 3, 3, (Icon("tactics", 4),)),
    "uc48": Candle("", 3, 3, (Icon("raze", 2), Icon("vp", 2))),
    "uc49": Candle("", 3, 4, (Icon("ignite", 4), Icon("vp", 1))),
    "uc50": Candle("", 3, 4, (Icon("influence", 4), Icon("tactics", 2))),
}

CANDLES = {**HOUSE_CANDLES, **UPGRADED}
