"""Chapter 5: the game, its rounds and its turns."""

from parlour.games.horde.events import RoundBegan, TurnBegan
from parlour.games.horde.position import HORDE, FactionId, War
from parlour.games.horde.rules.battle import battle
from parlour.games.horde.rules.event_phase import discard_event, event_phase
from parlour.games.horde.rules.results import mark_sieges, results
from parlour.games.horde.rules.setup import set_up
from parlour.games.horde.rules.summon import summon
from parlour.games.horde.rules.victory import check_limit, win
from parlour.kernel import Play, rule


@rule
def play(war: War) -> Play[None]:
    """HD-TRN-01 and HD-END-02 Rounds in which every faction has a turn, until a side has won."""
    yield from set_up(war)
    while True:
        war.round += 1
        war.tell(RoundBegan(war.round))
        yield from event_phase(war)
        for faction in war.order:
            yield from turn(war, faction)
        discard_event(war)
        check_limit(war)


@rule
def turn(war: War, faction: FactionId) -> Play[None]:
    """HD-TRN-02, HD-TRN-03 Summon, Battle, Results, even for a faction that can do nothing."""
    start_turn(war, faction)
    yield from summon(war, faction)
    yield from battle(war, faction)
    yield from results(war, faction)


def start_turn(war: War, faction: FactionId) -> None:
    """Step T0: HD-VIC-12 A hold that has lasted wins; HD-SIE-03 siege marks; a new turn has its re-rolls."""
    war.turn += 1
    war.faction = faction
    war.tell(TurnBegan(faction))
    if war.hold == faction:
        win(war, HORDE, "border-held")
    mark_sieges(war, faction)
    war.rerolls = 0
