"""What every face, card and level of knowledge does, in the language of effects (RULES.md 11.11)."""

from parlour.games.inbetween.content import Effect
from parlour.games.inbetween.effects.cards import Burn, Draw, Look, Pluck, Recover, Surrender, Sweep
from parlour.games.inbetween.effects.circle import LaySkip, Relocate, Remove, Step, TurnDirection
from parlour.games.inbetween.effects.energy import CatchUp, Drain, Gain, GainEach, Lower, Raise
from parlour.games.inbetween.effects.equipment import Equip, Rampage, Strip
from parlour.games.inbetween.effects.other_effects import Borrow, Either
from parlour.games.inbetween.effects.playing import PlayCard
from parlour.games.inbetween.effects.shifts import Deepen, DeepenAll, Release, Rescue, Shift, ShiftNeighbours, Treat, Turn
from parlour.games.inbetween.effects.use import ANYONE, BESIDE_MARKER, MARKED, NEIGHBOURS, OTHERS, PULLED, Among
from parlour.games.inbetween.ladder import CREATURES, EITHER, HUMAN
from parlour.games.inbetween.rules.equipment import ANSWER, CALL, HUMAN_SHIFTED, MOVEMENT, PROTECTION, RAISE, REFILL, REST

MARKED_HUMAN = Among(MARKED, HUMAN, 0, 3)
NEIGHBOUR = Among(NEIGHBOURS)
BORDERLINE = Among(least=0, most=0)
HUMAN_BORDERLINE = Among(ANYONE, HUMAN, 0, 0)
CREATURE_BORDERLINE = Among(ANYONE, CREATURES, 0, 0)
ANY_CREATURE = Among(world=CREATURES)
TERRIFIED = Among(world=CREATURES, least=2)
SECURED = Among(ANYONE, HUMAN, 4, 4)
BORDERLINE_BESIDE = Among(BESIDE_MARKER, least=0, most=0)
ALERT_OR_GUARDED = Among(ANYONE, HUMAN, 1, 3)
NERVOUS_OR_TERRIFIED = Among(ANYONE, CREATURES, 1, 3)
GUARDED_OR_SECURED = Among(ANYONE, HUMAN, 2, 4)
TERRIFIED_OR_DEVOURED = Among(OTHERS, CREATURES, 2, 4)
HUMAN_WITH_MARKER = Among(ANYONE, HUMAN, 1, 4)
CREATURE_WITH_MARKER = Among(ANYONE, CREATURES, 1, 4)

HUMAN_FACES: dict[str, Effect] = {
    "h_pull": (Shift(Among(PULLED)),),
    "h_gain": (Gain(2), Draw(1)),
    "h_play": (PlayCard(activating=False),),
    "h_move": (Step(1, 2),),
}

CREATURE_FACES: dict[str, Effect] = {
    "c_bob": (Lower(),),
    "c_carl": (PlayCard(activating=True),),
    "c_earl": (Borrow(TERRIFIED_OR_DEVOURED),),
    "c_jamie": (Sweep(),),
    "c_jerem": (TurnDirection(),),
    "c_julie": (Draw(2),),
    "c_lance": (Gain(3),),
    "c_maggie": (Raise(half=True),),
    "c_mandy": (Turn(HUMAN_BORDERLINE),),
    "c_max": (Remove(Among(NEIGHBOURS, EITHER, 0, 4)),),
    "c_mina": (Recover(),),
    "c_natalie": (Shift(NEIGHBOUR),),
    "c_richard": (Strip(),),
    "c_rodney": (Look(), Pluck(0, 1)),
    "c_sam": (Either("harass", (("cards", "c_sam_cards"), ("energy", "c_sam_energy"))),),
    "c_sam_cards": (Surrender(2),),
    "c_sam_energy": (Drain(3),),
    "c_scott": (GainEach(CREATURE_WITH_MARKER),),
    "c_timmy": (Release(SECURED),),
    "c_tom": (Burn(),),
}

CITY_CARDS: dict[str, Effect] = {
    "evacuation": (Remove(BORDERLINE),),
    "family_dinner": (Draw(2),),
    "neighbourly_help": (ShiftNeighbours(HUMAN_WITH_MARKER),),
    "lock_the_doors": (Deepen(ALERT_OR_GUARDED),),
    "roll_call": (Borrow(GUARDED_OR_SECURED, working=True),),
    "generator": (Equip(REST, "generator_bonus"),),
    "guard_dog": (Equip(HUMAN_SHIFTED, "guard_dog_gain"),),
    "detour": (LaySkip(),),
    "sheriffs_patrol": (Deepen(MARKED_HUMAN),),
    "roadblock": (TurnDirection(), Draw(1)),
    "search_party": (Shift(ANY_CREATURE),),
    "interrogation": (Look(), Pluck(1, 1)),
    "revolver": (Equip(ANSWER, "revolver_price"),),
    "shotgun": (Equip(PROTECTION),),
    "preparation": (CatchUp(),),
    "night_watch": (Step(1, 1),),
    "old_newspapers": (Raise(),),
    "signal_flares": (DeepenAll(ALERT_OR_GUARDED),),
    "disinformation": (Lower(),),
    "radio": (Equip(CALL, "radio_price"),),
    "camera": (Equip(RAISE, "camera_discount"),),
    "granola_bar": (Gain(4),),
    "heart_to_heart": (Turn(CREATURE_BORDERLINE),),
    "town_meeting": (PlayCard(activating=False),),
    "lost_and_found": (Recover(),),
    "first_aid": (Treat(TERRIFIED),),
    "backpack": (Equip(REFILL, "backpack_to"),),
    "bicycle": (Equip(MOVEMENT),),
}

CREATURE_CARDS: dict[str, Effect] = {
    "shroud": (LaySkip(),),
    "relocation": (Relocate(Among(most=4)),),
    "paranoia": (Lower(2), Surrender(2)),
    "tendrils": (Remove(BORDERLINE_BESIDE, 2),),
    "nightmare": (DeepenAll(NERVOUS_OR_TERRIFIED),),
    "hunger": (Either("hunger", (("energy", "hunger_energy"), ("prey", "hunger_prey"))),),
    "hunger_energy": (Gain(3),),
    "hunger_prey": (Deepen(NERVOUS_OR_TERRIFIED),),
    "rampage": (Rampage(),),
}

KNOWLEDGE: dict[str, Effect] = {
    "city_k1": (Draw(1),),
    "city_k2": (Gain(3),),
    "city_k3": (Shift(Among()),),
    "city_k4": (Rescue(ANY_CREATURE),),
    "city_k5": (DeepenAll(ALERT_OR_GUARDED),) * 2,
    "creature_k1": (Gain(2),),
    "creature_k2": (Look(), Pluck(0, 2)),
    "creature_k3": (Turn(HUMAN_BORDERLINE),),
    "creature_k4": (Remove(Among(ANYONE, HUMAN)),),
    "creature_k5": (Deepen(NERVOUS_OR_TERRIFIED, 3, wholly=True),) * 3,
}

EFFECTS: dict[str, Effect] = {**HUMAN_FACES, **CREATURE_FACES, **CITY_CARDS, **CREATURE_CARDS, **KNOWLEDGE}
LADDERS = (
    tuple([effect for effect in KNOWLEDGE if effect.startswith("city")]),
    tuple([effect for effect in KNOWLEDGE if effect.startswith("creature")]),
)  # the effects of the levels 1 to 5 of each side
