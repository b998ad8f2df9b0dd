"""Players that think; they see a view, like anyone.

The strong ones are Monte Carlo tree search (MCTS; Browne et al., "A Survey of Monte Carlo Tree Search Methods", 2012) with
hidden information (ISMCTS) and with hints of the game in place of most rollouts. From the outside in: `players`,
`search_bot`, `halving`, `search`, `tree`; where a game's levels say so, `turns` plans whole turns instead.
"""

from parlour.bots.knowledge import GameHints
from parlour.bots.parameters import LEVELS, Thinking, levels, thinking
from parlour.bots.players import Bot, RandomBot, bot
from parlour.bots.quiescence import caller_of, is_settled, settled_position
from parlour.bots.search import determinize
from parlour.bots.search_bot import SearchBot
from parlour.bots.stratified import StratifiedRandom
from parlour.bots.thought import RatedAnswer, Thought, ThoughtStep, bare_thought, merge_thoughts

__all__ = [
    "LEVELS",
    "Bot",
    "GameHints",
    "RandomBot",
    "RatedAnswer",
    "SearchBot",
    "StratifiedRandom",
    "Thinking",
    "Thought",
    "ThoughtStep",
    "bot",
    "caller_of",
    "determinize",
    "is_settled",
    "levels",
    "merge_thoughts",
    "settled_position",
    "thinking",
    "bare_thought",
]
