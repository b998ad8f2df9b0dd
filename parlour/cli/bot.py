"""`parlour bot`: a bot as a program, a view in and an action out, one line of JSON each."""

import json
import os
import sys
from argparse import Namespace

import msgspec

from parlour import bots
from parlour.cli.arguments import Command, Parser, whole_seed
from parlour.cli.failure import DONE, Failure, describe
from parlour.cli.lookup import failure_of, game_named
from parlour.kernel import BadRecord, Illegal
from parlour.lab.arena import SEED_VARIABLE


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument(
        "--level", required=True, metavar="LEVEL", help="as for the arena: a level, or plain; master@0.5 thinks half as much"
    )
    seed_help = f"what its luck follows from (default: ${SEED_VARIABLE}, or any)"
    parser.add_argument("--seed", type=whole_seed, default=os.environ.get(SEED_VARIABLE), metavar="S", help=seed_help)
    parser.add_argument(
        "--clock", action="store_true", help="keep to the clock of the level, so that answers depend on the machine"
    )


def run(arguments: Namespace) -> int:
    """Answers views until the input ends."""
    game = game_named(arguments.game)
    try:
        player = bots.bot(game, arguments.level, arguments.seed, arguments.clock)
    except Illegal as refusal:
        raise failure_of(refusal, game) from None
    for number, line in enumerate(sys.stdin, 1):
        try:
            action = player.choose(msgspec.json.decode(line, type=dict))
        except Illegal as refusal:
            raise failure_of(refusal, game) from None
        except (BadRecord, msgspec.DecodeError, LookupError, TypeError) as error:
            raise Failure(f"line {number} is not a view of {game.id}: {describe(error)}") from None
        print(json.dumps(action, ensure_ascii=False), flush=True)
    return DONE


COMMAND = Command("bot", "a bot as a program: reads views, writes actions, one line of JSON each", declare, run)
