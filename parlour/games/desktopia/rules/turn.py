"""5: a player's turn, from its beginning to its end."""

from parlour.games.desktopia.events import TurnBegan, TurnEnded, TurnSkipped
from parlour.games.desktopia.position import Desk, DiskId, Held, Spot, controller, living, with_rituals
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.rules.aiming import acts, aims, lariats
from parlour.games.desktopia.rules.artifacts import usable, use
from parlour.games.desktopia.rules.beginning import fire_start, idle_starts, live_starts, start_triggers
from parlour.games.desktopia.rules.closing import end_triggers, fire_end, live_ends
from parlour.games.desktopia.rules.flicking import flick
from parlour.games.desktopia.rules.motion import Aim
from parlour.games.desktopia.rules.rituals import draw_ritual, is_draw_due, play_ritual, playable
from parlour.games.desktopia.rules.spells import cast, spells
from parlour.games.desktopia.rules.supplies import LARIAT, free, lay, ready_missile, take_from_supply
from parlour.games.desktopia.rules.timing import allowance, spend_action, spend_bonus
from parlour.games.desktopia.rules.winning import TURN_END, TURN_START, judge
from parlour.kernel import Action, Decision, Play, Seat, ask, rule

END, REST, DONE = "end", "rest", "done"
BY_FINGER, SHOT, WITH_LARIAT = "flick", "shot", "lariat"


@rule
def turn(desk: Desk, seat: Seat) -> Play[None]:
    """5 TURN_BEGIN to TURN_END: start triggers, actions, end triggers, a ritual; or nothing if penalties say so (DK-RIT-04)."""
    begin_turn(desk, seat)
    if desk.actions > 0:
        judge(desk, TURN_START)
        yield from start(desk, seat)
        yield from act(desk, seat)
        yield from close(desk, seat)
    end_turn(desk, seat)


def begin_turn(desk: Desk, seat: Seat) -> None:
    """5 TURN_BEGIN, DK-TIM-06, DK-TIM-07 Marks are reset, and time cards counted; bonus cards stay until they are used."""
    desk.active = seat
    desk.acted.clear()
    desk.raised.clear()
    desk.fell.clear()
    desk.used.clear()
    desk.dealt = 0
    desk.kills = 0
    desk.actions = max(0, allowance(desk, seat))
    desk.penalties[seat] = 0
    desk.extra = desk.bonuses[seat]
    if not desk.actions:
        desk.tell(TurnSkipped(seat))
        return
    desk.tell(TurnBegan(seat, desk.actions))
    for artifact in desk.content.artifacts:
        held = desk.held.get(artifact)
        if artifact in desk.at and controller(desk, artifact) == seat:
            desk.held[artifact] = Held(seat, held.turns + 1 if held is not None and held.seat == seat else 1)
        elif held is not None and held.seat == seat:
            del desk.held[artifact]


def end_turn(desk: Desk, seat: Seat) -> None:
    """5 TURN_END What is checked at the end of a turn."""
    if desk.decided:
        return
    desk.turns[seat] += 1
    while desk.extra:
        spend_bonus(desk, seat)
    desk.tell(TurnEnded(seat))
    judge(desk, TURN_END)
    desk.actions = 0


def is_going_on(desk: Desk, seat: Seat) -> bool:
    """Whether the player still has a turn: the battle is undecided, and he is in it."""
    return not desk.decided and seat not in desk.out


def may_step_in(desk: Desk, seat: Seat) -> bool:
    """Whether a player is asked between two steps: with any ritual card in hand, so that the question gives nothing away."""
    return bool(usable(desk, seat) or (desk.hands[seat] and with_rituals(desk)))


def at_any_moment(desk: Desk, seat: Seat) -> tuple[Action, ...]:
    """DK-RES-13 What may be done between any two steps of the own turn: artifacts and rituals."""
    return (*usable(desk, seat), *playable(desk, seat))


def is_order_asked(desk: Desk, seat: Seat, due: tuple[DiskId, ...]) -> bool:
    """DK-D-03 A single trigger needs no asking, unless something could be done before it."""
    return len(due) > 1 or may_step_in(desk, seat)


def steps(desk: Desk, seat: Seat, due: tuple[DiskId, ...]) -> tuple[Action, ...]:
    """DK-D-03, DK-D-27 Which trigger comes next, the rest in default order, or something in between."""
    return (*[("trigger", trigger) for trigger in due], REST, *at_any_moment(desk, seat))


@rule
def do_at_any_moment(desk: Desk, seat: Seat, choice: tuple[str, str]) -> Play[None]:
    """DK-ART-12, DK-RIT-06 An artifact is used, or a ritual played."""
    if choice[0] == "use":
        yield from use(desk, seat, choice[1])
    else:
        yield from play_ritual(desk, seat, choice[1])
    judge(desk)


def is_start_awaited(desk: Desk, seat: Seat, due: tuple[DiskId, ...], in_order: bool) -> bool:
    """DK-R-31, DK-R-74 Whether a ritual or an artifact could still give an effect to a trait whose moment this is."""
    return not in_order and bool(idle_starts(desk, due)) and may_step_in(desk, seat)


@rule
def start(desk: Desk, seat: Seat) -> Play[None]:
    """5 START, DK-TRN-16, DK-TRN-17, DK-TRN-18 The start triggers in the order of the player's choice."""
    due = start_triggers(desk, seat)
    in_order = False
    while is_going_on(desk, seat) and (live_starts(desk, seat, due) or is_start_awaited(desk, seat, due, in_order)):
        live = live_starts(desk, seat, due)
        trigger = live[0] if live else ""
        if not in_order and is_order_asked(desk, seat, live):
            choice = yield ask(seat, Decision("begin", steps(desk, seat, live)))
            if choice[0] in ("use", "play"):
                yield from do_at_any_moment(desk, seat, choice)
                continue
            in_order = choice == REST
            trigger = trigger if in_order else choice[1]
        due = tuple([each for each in due if each != trigger])
        if trigger:
            yield from fire_start(desk, seat, trigger)


@rule
def act(desk: Desk, seat: Seat) -> Play[None]:
    """5 MAIN The player acts, uses artifacts and plays rituals until he ends, or nothing is left to do."""
    while is_going_on(desk, seat):
        if not desk.actions and not may_step_in(desk, seat):
            return
        choice = yield ask(seat, Decision("act", acts(desk, seat, choices(desk, seat))))
        if choice == END:
            return
        if choice[0] == "flick":
            spend_action(desk, choice[1])
            yield from flick(desk, Aim(seat, choice[1], choice[2], choice[3], BY_FINGER))
        elif choice[0] == "shoot":
            missile = load(desk, choice[1], choice[2], choice[3])
            yield from flick(desk, Aim(seat, missile, choice[4], choice[5], SHOT, choice[1]))
        elif choice[0] == "lariat":
            kharu = with_lariat(desk, seat)
            spend_action(desk, kharu)
            lay(desk, free(desk, LARIAT)[0], choice[1], seat)
            aimed = yield ask(seat, Decision("aim", aims(desk, seat, kharu, plain=True), {"why": WITH_LARIAT}))
            yield from flick(desk, Aim(seat, kharu, aimed[2], aimed[3], BY_FINGER))
        elif choice[0] == "cast":
            yield from cast(desk, seat, choice[1], choice[2] if len(choice) > 2 else "")
        else:
            yield from do_at_any_moment(desk, seat, choice)


def choices(desk: Desk, seat: Seat) -> tuple[Action, ...]:
    """DK-D-05, DK-TRN-11 What the player may do besides flicks and shots; to end is always possible."""
    kharu = with_lariat(desk, seat)
    return (*(lariats(desk, kharu) if kharu else ()), *spells(desk, seat), *at_any_moment(desk, seat), END)


def with_lariat(desk: Desk, seat: Seat) -> DiskId:
    """DK-TRA-12 The own Kharu, if he can be flicked now with a Lariat laid before; "" if not."""
    if not desk.actions:
        return ""
    return next((disk for disk in living(desk, seat) if can_act(desk, disk) and lariats(desk, disk)), "")


def load(desk: Desk, shooter: DiskId, x: float, y: float) -> DiskId:
    """DK-SHO-01 A missile is taken from the supply and laid on the table."""
    missile = ready_missile(desk, shooter)
    take_from_supply(desk, shooter)
    spend_action(desk, shooter)
    desk.at[missile] = Spot(x, y)
    return missile


@rule
def close(desk: Desk, seat: Seat) -> Play[None]:
    """5 END and RITUAL_DRAW The end triggers in the order of the player's choice, then a ritual card if one is due."""
    due = end_triggers(desk, seat)
    in_order = False
    fired = False
    while is_going_on(desk, seat) and live_ends(desk, seat, due):
        trigger = live_ends(desk, seat, due)[0]
        if not in_order and is_order_asked(desk, seat, live_ends(desk, seat, due)):
            choice = yield ask(seat, Decision("close", steps(desk, seat, live_ends(desk, seat, due))))
            if choice[0] in ("use", "play"):
                yield from do_at_any_moment(desk, seat, choice)
                continue
            in_order = choice == REST
            trigger = trigger if in_order else choice[1]
        due = tuple([each for each in due if each != trigger])
        yield from fire_end(desk, seat, trigger)
        fired = True
    drawn = False
    if is_going_on(desk, seat) and is_draw_due(desk):
        drawn = yield from draw_ritual(desk, seat)
    while (drawn or fired) and is_going_on(desk, seat) and may_step_in(desk, seat):
        choice = yield ask(seat, Decision("keep", (*at_any_moment(desk, seat), DONE)))
        if choice == DONE:
            return
        yield from do_at_any_moment(desk, seat, choice)
