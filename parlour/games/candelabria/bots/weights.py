"""What things are worth to bots, in victory points."""

from collections.abc import Mapping

# Odds in a region: a lead of so much power makes a win e times as likely. Fitted to the battles of 50 games for two.
WAR_SWING = 0.7  # in the season of wars
KINDLING_SWING = 7.0  # more at the beginning of a season of kindling
ABSENT = 0.8  # there: the weight of a House that may still come, beside one that has no power
SMOULDER = 0.3  # the power of a House that is there without any
HAUNT_LEAVES, HAUNT_COMES = 0.45, 0.27  # CN-1121 there: how likely two players drag a curse out of a region, or into one
HAUNTED_LATER = 0.4  # and in years to come
RIVALRY = 1.0  # of what the others lose on average, beside what a House gains

# Earth flames stay: what one, two or three in a region are worth of the points fought for there in later years.
LASTING = (0.0, 0.055, 0.095, 0.125)
READY = 0.09  # of a battle's points: a flame on a candle that can still be moved
BURNING = 0.8  # the first candle, which can burn for another move, for every manoeuvre to come in this year
MOBILE = 0.45  # another candle
MANOEUVRE = 6.0  # a manoeuvre still to be made
NEEDED, SPARE = 2.3, 0.5  # earth flames that a manoeuvre needs, and what each in the reserve is worth as far as it is needed

# Curses: their power, as a part of a battle's points, and their properties.
CURSE_POWER = 0.22
PROPERTY_PART: Mapping[str, float] = {"spark": 0.15, "glory": 0.3, "giant": 0.07, "gloom": 0.15, "abduct": 0.15, "snuff": 0.08}
PROPERTY: Mapping[str, float] = {"gift": 4.0, "echo": 1.5, "usurper": 0.5}
UNDECIDED = 2.0  # at the beginning of a season: the weight of flames that may still be sent

# Cubes: what can be bought limits the gold, what can be placed the wax.
GOLD, LATE_GOLD, IDLE_GOLD = 1.3, 0.6, 0.4  # late: for upgrades in the last year
WHITE_SHARE = 0.8  # of the white temples that are left
WAX = (1.1, 1.3, 1.8)  # for this year's candles, by year
WAX_A_CANDLE = 1.7
FOR_LATER = 0.8  # of a cube of wax that is kept for the next year
FURTHER = 0.4  # a cube of wax beyond that, while there are years to come
REACHING = 0.45  # how likely one manoeuvre brings a House to a forge

# Icons on the whole map, and in a battle as a part of its points.
ICON: Mapping[str, float] = {
    "ignite": 1.4,
    "extinguish": 0.9,
    "tactics": 1.2,
    "raze": 1.0,
    "vp": 1.0,
    "steal": 0.9,
    "influence": 0.9,
}
BATTLE_PART: Mapping[str, float] = {"ignite": 0.11, "extinguish": 0.11}
BATTLE_ICON: Mapping[str, float] = {"tactics": 0.9, "raze": 0.6, "vp": 1.0, "steal": 0.7}
SHIELD = 0.3  # a card that can neutralise
PLAYED = (1.0,) * 4 + (0.75,) * 3 + (0.5,) * 3 + (0.3,) * 4  # of a tactics card in a war: the best, the next ...
LEFT_OVER = 0.1  # of those beyond
LATER_WAR = 0.7  # of the cards in wars to come

# Candle cards.
IN_HAND, COMING_BACK = 0.35, 0.2  # of a card's icons: while it may still be placed, and when it returns next year
WAX_PRICE = 0.8

# Actions of territories, for each that is counted.
ACTION: Mapping[str, float] = {"curse": 0.9, "barracks": 1.2, "forge": 0.6, "mine": 1.1, "portal": 0.6, "tavern": 0.4}
HAUNT_STEP = 0.7  # CN-1111 a step of a curse
PURCHASE = 1.5  # what is gained by buying something

TRAMPLED = 0.9  # a flame put out by a castle
DRIVEN = 0.4  # a candle driven away
DISCOVERY = 1.6
CLAIM = 0.3  # CN-712 a lost flame that comes back to the reserve at once
BLACK = 0.3  # a black temple, in a region where the House leads
OUTLET = 0.06  # an unlit territory beside a figure

# How far a lead is to be trusted: the points that are still open, as a standard deviation.
SETTLED = 3.0  # nothing is fought for any more
OPEN_CARD = 1.6  # a manoeuvre to come
LOGIT = 1.7  # the odds are e times as good for so many standard deviations
POTENTIAL = 10.0  # what the features of a House and of its works are multiplied by, to be of the size of the others
OPEN_AT_FIRST = 27.0  # that deviation when Houses are chosen
A_WORK, EARLIER = 0.5, 0.3  # earth flames on mines, forges and barracks, and a place on the track

# How well each House does when nothing else is known: wins in 66 games for two and 20 for four between skilled bots on the same
# deals with every line-up of Houses (docs/balance.md); of the Chimera nothing is known.
HOUSE: Mapping[str, float] = {"engineers": 3.0, "ash": 0.5, "coven": 0.5, "chimera": 0.5, "sowers": 0.3, "knights": 0.3}
