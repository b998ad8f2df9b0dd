"""How closely a bot looks: with care at what it decides, at a glance further on."""

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots.sweep import Fineness

CARE = Fineness(angles=360, speeds=14, each=3, finalists=10, samples=64, places=8)
GLANCE = Fineness(angles=120, speeds=6, each=2, finalists=2, samples=12, places=2, is_hasty=True)
PLAIN_CARE = Fineness(angles=240, speeds=9, each=3, finalists=8, samples=24, places=6)
PLAIN_GLANCE = Fineness(angles=72, speeds=4, each=2, finalists=1, samples=4, places=2, is_hasty=True)


def care() -> Fineness:
    """For an answer that will be given."""
    return CARE if physics.warm(wait=True) else PLAIN_CARE


def hasty() -> Fineness:
    """For one that is only foreseen."""
    return GLANCE if physics.warm(wait=True) else PLAIN_GLANCE
