"""What things are worth, in the cost of characters (RULES.md 14.3), and how closely a bot looks."""

from collections.abc import Mapping

# a character
ALIVE = 0.4  # of its cost, for being there at all: whoever is left acts like a healthy one
CAPTAIN = 2.5  # times the worth of one whose death decides the battle
HELPLESS = 0.3  # of the cost, off one that cannot act for its wounds
CHARGE = 1.5  # a Div charge

# missiles on a character, to its own side
BURNING = 0.8  # off for a Flame, and
BURNT = 0.9  # of the life that it will take
BITTEN = 0.25  # of the cost off for a Tick, and
DRAINED = 0.8  # of the life that it will take
ROPED = 0.3  # off for a Lariat
ROPED_VAMPIRE = 1.0  # whoever drinks what it deals gains by a Lariat
SHIELDED = 0.3  # of the harm that is left to one with a Shield, which may fall
SHIELD: Mapping[str, float] = {"hero": 1.5, "veteran": 1.0, "fighter": 0.6}

# missiles on a card
LIGHTNINGS = (0.0, 0.6, 1.5, 2.8)
TICK_LEFT = 0.9
SHIELD_LEFT = 0.5

# things
ARTIFACT = 1.5
SAFE = 0.8  # whoever stands on an artifact cannot be hit
RAISE = 1.0  # the Smithy, for each fighter that is missing
DRINK = 0.7  # the Fountain, for each wounded character with one life
TIME_CARD = 1.5  # an action more, or one less
LOST_ACTION = 2.0
RITUAL = 1.0
MAGNET = 1.6  # a flick of another's character

# goals
GOAL = 12.0  # what decides the battle
COUNT = 24.0  # to lead when strengths are about to be counted
WIN = 40.0

IDLE = 0.02  # an action that gains less is better not made

# places
DANGER = 0.13  # of a life, for standing where everybody can strike
AIM = 0.16  # of an enemy's life, for seeing the best of them
RIDER = 0.3  # of that life, where it stands on an artifact and must be knocked off first
OPENNESS = 0.08  # of an enemy's life, for standing where the own disks can strike
NEIGHBOUR = 0.9  # of a life, to be beside an Untouchable at the end of the turn
COMPANY = 0.5  # a wounded Vampal beside an ally
SCALE = 9.0  # a lead that makes 73 of 100 sure
