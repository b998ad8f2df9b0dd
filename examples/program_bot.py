"""A bot as a program of its own, without Parlour: one line of JSON in (a view), one line out (an action).

parlour arena horde --bots "novice,cmd:python examples/program_bot.py" --games 20
"""

import json
import os
import sys
from random import Random

rng = Random(os.environ.get("PARLOUR_SEED"))  # the same deal and seat, the same luck

for line in sys.stdin:
    view = json.loads(line)  # what this seat may know: view["table"], view["events"], ...
    options = view["decision"]["options"]  # what may be answered now
    attacks = [option for option in options if option.startswith("attack")]
    print(json.dumps(rng.choice(attacks or options)), flush=True)
