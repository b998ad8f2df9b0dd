"""What the numbers in the engine's sequences stand for."""

from math import inf

NEVER = inf
TIE = 1e-12  # s: DK-PHY-06 events closer than this happen at the same time
SETTLED = 1e-13  # s: DK-PHY-07 a step of the search for a contact that is as good as none
INSTANT = 1e-9  # s: contacts closer than this have no time between them
PATIENCE = 100  # so many of them in a row, with what never moves: the disk is jammed

# What comes next for a disk, in the order in which events of the same time happen (DK-PHY-06).
MEETING = 0
TERRAIN = 1
BORDER = 2
CLEARING = 3

# The kinds of happenings that a run tells.
HIT = 0
TOUCH = 1
BUMP = 2
SHED = 3
LEFT = 4
CLEAR = 5

WIDTH_OF_A_ROW = 7  # numbers for each happening and for each path

# `matter`, a sequence of floats.
SLOWING = 0
GRIP = 1
BOUNCE = 2
TERRAIN_BOUNCE = 3
RIM = 4
CONTACT = 5
PARTING = 6
REST = 7

# `body`, rows of floats, one for each body.
RADIUS = 0
INVERSE = 1  # of its mass
BRAKE = 2  # what it loses of its spin (DK-PHY-03)
HOLD = 3  # relative deceleration A of the block that rides on it (DK-STK-04)
SHARE = 4  # its part of the mass of itself and its block (DK-STK-08)
LOAD = 5  # mass of the block, 0: none

# `ground`, rows of floats: for each circle, then for each polygon, then for each edge of all polygons.
CENTRE_X = 0
CENTRE_Y = 1
CIRCLE_RADIUS = 2
BOX_LEFT = 3
BOX_LOW = 4
BOX_RIGHT = 5
BOX_TOP = 6
MIDDLE_X = 7
MIDDLE_Y = 8
SPAN = 9  # radius of a circle round the middle that holds the polygon
START_X = 10
START_Y = 11
ALONG_X = 12  # unit vector from its start to its end
ALONG_Y = 13
OUT_X = 14  # unit vector away from the polygon
OUT_Y = 15
LENGTH = 16

# `marks`, rows of ints.
COUNTS = 0
FIRST_EDGE = 1  # of each polygon, and one past the last edge of all
WALLS = 2  # 1 where a border is solid: bottom, left, top, right
CIRCLES = 0  # in COUNTS
POLYGONS = 1
EDGES = 2

# `paths`, rows of floats, one for each body: its path, its next event, and what it has suffered.
BEGUN = 0
FROM_X = 1
FROM_Y = 2
WAY_X = 3  # unit vector
WAY_Y = 4
LAUNCH = 5  # speed at the beginning
STOPS = 6  # time of rest
SPIN = 7  # at the beginning
DUE = 8  # time of the next event
OFFSET_X = 9  # of the block
OFFSET_Y = 10
TURNED = 11  # radians, up to the beginning
LEFTMOST = 12  # the box of the whole path, rim included
LOWEST = 13
RIGHTMOST = 14
TOPMOST = 15
ROWS_OF_PATHS = 16

# `plans`, rows of ints, one for each body.
KIND = 0  # of the next event
OTHER = 1  # disk, obstacle or side that it is with
SPOT = 2  # circle, edge or corner of the terrain
LADEN = 3  # 1: a block rides on it
GONE = 4  # 1 + the side over which it left
ROLL = 5  # 0 never moved, 1 has moved, 2 is listed in ACTIVE
STRUCK = 6  # 1: the flicked disk has collided with it
FELL = 7  # 1: its block has fallen off
ACTIVE = 8  # list of the disks that move, or wait at rest for one that will reach them
MOVED = 9  # list of the disks that have moved at all
WAITING = 10  # list of the disks whose next event must be predicted
TALLY = 11
SEEN = 12  # number of the event after which it was predicted last
FOUND = 13  # list of the disks that may lie on the way
JAMMED = 14  # contacts in a row, without time between them, with what never moves
ROWS_OF_PLANS = 15

# The tally.
ACTIVE_COUNT = 0
MOVED_COUNT = 1
WAITING_COUNT = 2
TOLD = 3  # happenings
DRAWN = 4  # paths
FIRST = 5  # the first body that the flicked disk collided with, or -1
COVERED = 6  # the body under the flicked disk, until they are clear of each other, or -1
CUT = 7  # 1: the most events were reached
FLICKED = 8  # the flicked disk
ROUND = 9  # 1 + events handled so far
SIZE_OF_THE_TALLY = 10
