# The words of In Between, by id: what a player reads. Names are those of RULES.md, section 2.
# In questions and in what happened, sides, people, cards, symbols and effects arrive as names; in refusals as ids.


## The game

game-inbetween = In Between
game-inbetween-blurb = A small town, and something beneath it: ten neighbours to save or to devour.
game-inbetween-about = Ten people of Upsideville stand in a circle, each of them in one of two worlds. The City pulls them home and makes them safe; the Creature drags them over to its own side and devours them. Each turn you play a card to shift someone who bears its symbol, prepare, or rest; then the person under the activity marker serves whoever holds them. Three locked people win, or the whole truth, or the majority when only five are left.


## Sides

side-city = The City
    .about = Wants everyone home and the doors locked: no two of its cards are alike, and its equipment stays in play.
side-creature = The Creature
    .about = Wants everyone on the other side: seven kinds of card, four of each, and the stronger townsfolk.


## Options

option-bonus = Bonus of the second player
    .about = Extra energy at the start for whoever does not have the first turn.
option-bonus-0 = None
    .about = Both start with 5 energy.
option-bonus-1 = 1 energy
    .about = The second player starts with 6 energy instead of 5.
option-bonus-2 = 2 energy
    .about = The second player starts with 7 energy instead of 5.
option-bonus-3 = 3 energy
    .about = The second player starts with 8 energy instead of 5.

option-deal = Deal
    .about = How the ten people of the circle are found.
option-deal-plain = As it comes
    .about = The first ten of the shuffled townsfolk, whatever symbols they show.
option-deal-balanced = Balanced
    .about = Dealt anew while more than one of the eleven symbols is missing among the ten shown faces.

option-pull_world = Helping Hand
    .about = Whom the human faces of Bob, Carl, Mandy and Rodney may shift. The rulebook says it in two ways.
option-pull_world-creature = Creature world
    .about = A neighbour in the Creature world, as the list of effects says four times.
option-pull_world-both = Both sentences
    .about = A neighbour in the Creature world, and only while the other neighbour is in the Human world: both sentences of the rulebook to the letter.
option-pull_world-human = Human world
    .about = A neighbour in the Human world, as the clarification would have it.


## Worlds and states

world-human = Human world
    .about = The world of the City. Whoever shows the human face is here, and counts when the City rests.
world-creature = Creature world
    .about = The world of the Creature. Whoever shows the creature face is here, and counts when the Creature rests.

state-secured = Secured
    .about = Box 4 of the human face. Locked: nothing shifts this person any more, save an effect that names the Secured. Three of them win the game for the City.
state-guarded = Guarded
    .about = Boxes 2 and 3 of the human face. Under the activity marker the City may raise its knowledge and use the person's effect.
state-alert = Alert
    .about = Box 1 of the human face. Under the activity marker the City may raise its knowledge.
state-borderline = Borderline
    .about = No state marker on the card. The person stands in the world of the shown face, serves nobody, and one step back turns the card over.
state-nervous = Nervous
    .about = Box 1 of the creature face. Under the activity marker the Creature may raise its knowledge.
state-terrified = Terrified
    .about = Boxes 2 and 3 of the creature face. Under the activity marker the Creature may raise its knowledge and use the person's effect.
state-devoured = Devoured
    .about = Box 4 of the creature face. Locked: nothing shifts this person any more. Three of them win the game for the Creature.


## Phases

phase-knowledge = Knowledge
    .about = Once in the game, whoever is on turn may use one effect of their knowledge, of the level reached or a lower one.
phase-action = Action
    .about = Whoever is on turn does exactly one thing: play a card, prepare or rest.
phase-activity = Activity
    .about = The person under the activity marker serves the side in whose world they stand, whoever's turn it is: from box 1 on it may raise its knowledge by one level, from box 2 on it may use the person's effect.
phase-movement = Movement
    .about = The activity marker goes one step in the direction of the token, and the turn passes to the other side.


## Symbols

symbol-home = Home
    .about = A symbol of the City: seven of its cards bear it.
symbol-shield = Shield
    .about = A symbol of the City: seven of its cards bear it.
symbol-lantern = Lantern
    .about = A symbol of the City: seven of its cards bear it.
symbol-heart = Heart
    .about = A symbol of the City: seven of its cards bear it.
symbol-web = Web
    .about = A symbol of the Creature: the four Shrouds bear it.
symbol-rift = Rift
    .about = A symbol of the Creature: the four Relocations bear it.
symbol-eye = Eye
    .about = A symbol of the Creature: the four cards of Paranoia bear it.
symbol-tentacle = Tentacle
    .about = A symbol of the Creature: the four cards of Tendrils bear it.
symbol-skull = Skull
    .about = A symbol of the Creature: the four Nightmares bear it.
symbol-maw = Maw
    .about = A symbol of the Creature: the four cards of Hunger bear it.
symbol-claw = Claw
    .about = A symbol of the Creature: the four Rampages bear it.


## Townsfolk

character-bob = Bob
    .about = Tows cars out of ditches. Lately there is nobody in them.
character-carl = Carl
    .about = Chops wood for the whole street, and stops when the forest answers.
character-earl = Earl
    .about = Thirty years a judge. Now the jury in his dreams has too many eyes.
character-jamie = Jamie
    .about = Writes songs in the garage. The best ones come at three in the morning, already sung.
character-jerem = Jerem
    .about = Never takes the headphones off: without them he hears what the pipes are saying.
character-julie = Julie
    .about = Night nurse. Counts the beds at midnight and at dawn, and gets two different numbers.
character-lance = Lance
    .about = Preaches to a full church. On weekdays too, when it is locked.
character-maggie = Maggie
    .about = Has knitted a scarf for every child in town, and one that is much too long.
character-mandy = Mandy
    .about = Pours the coffee at the diner and remembers every order, even of people nobody else remembers.
character-max = Max
    .about = First into every fire. This autumn the fires are cold.
character-mina = Mina
    .about = Keeps the library. Somebody returns books that were never lent.
character-natalie = Natalie
    .about = Writes for the town paper. Her best story has run out of witnesses.
character-richard = Richard
    .about = The mayor. There is no cause for alarm, he says. He has been saying it for an hour.
character-rodney = Rodney
    .about = Sheriff. Took down every strange call, until they came from inside the station.
character-sam = Sam
    .about = Delivers the papers in any weather. It has been the same weather for nine days.
character-scott = Scott
    .about = Teaches chemistry. Whatever is in flask seven has begun to take notes.
character-timmy = Timmy
    .about = Threw a ball over the old fence. Something threw it back.
character-tom = Tom
    .about = Grows pumpkins at the edge of town. They have all turned towards the house.


## Effects of the human faces

effect-h_pull = Helping Hand
    .about = Shift one neighbour that is in the Creature world and not Devoured one step, deeper or back.
effect-h_pull-both = Helping Hand
    .about = Shift one neighbour that is in the Creature world and not Devoured one step, deeper or back. The other neighbour must be in the Human world.
effect-h_pull-human = Helping Hand
    .about = Shift one neighbour that is in the Human world and not Secured one step, deeper or back.
effect-h_gain = Second Wind
    .about = Gain 2 energy, then draw 1 card.
effect-h_play = Quick Thinking
    .about = Play 1 card from your hand without its effect.
effect-h_move = On the Double
    .about = Move the activity marker 1 or 2 steps forward. Whoever it comes to is not used this turn, and the marker still makes its step in the movement phase.


## Effects of the creature faces

effect-c_bob = Fog in the Mind
    .about = The City's knowledge falls by one level. Useless at level 0.
effect-c_carl = One Hand Too Many
    .about = Play 1 card from your hand. You may pay for its effect as usual; the Revolver cannot cancel it.
effect-c_earl = Puppeteer
    .about = Use the effect of one other Terrified or Devoured character. Neighbours are counted from that character.
effect-c_jamie = Resonance
    .about = Discard 1 card from your hand: shift every character that bears its symbol one step, deeper or back for each. The Secured, the Devoured and whoever is under the Shotgun are passed over.
effect-c_jerem = Rewind
    .about = Turn the direction token over.
effect-c_julie = Transfusion
    .about = Draw 2 cards.
effect-c_lance = Black Sermon
    .about = Gain 3 energy.
effect-c_maggie = Third Eye
    .about = Raise your knowledge by one level for half of its price, rounded down: 0, 1, 1, 2, 2 or 3 energy for levels 1 to 6.
effect-c_mandy = Looking Glass
    .about = Turn 1 or 2 borderline Human-world characters that are not under the Shotgun to their creature face.
effect-c_max = Into the Dark
    .about = Remove one neighbour from the game, in any world and any state, but not under the Shotgun.
effect-c_mina = Overdue
    .about = Take 1 card of your choice from your discard pile into your hand.
effect-c_natalie = Whisper Next Door
    .about = Shift one neighbour one step, deeper or back, in any world, but not one that is Secured, Devoured or under the Shotgun.
effect-c_richard = Confiscation
    .about = Remove one activated equipment card from the game and gain as much energy as its printed cost.
effect-c_rodney = Search Warrant
    .about = Look at the City's hand. You may discard 1 card of your choice from it.
effect-c_sam = Scream
    .about = Choose one: the City discards 2 cards of its own choice, or the City loses 3 energy. If it has less, it loses what it has.
effect-c_scott = Chain Reaction
    .about = Gain 1 energy for every Creature-world character with a state marker, Scott included.
effect-c_timmy = Let Me In
    .about = Shift one Secured character that is not under the Shotgun two steps back: it is Guarded again, in box 2.
effect-c_tom = Harvest
    .about = Discard 1 card from your hand and gain three times its cost in energy.


## Cards of the City: Home

card-evacuation = Evacuation
    .about = Remove one borderline character of either world from the game.
card-family_dinner = Family Dinner
    .about = Draw 2 cards.
card-neighbourly_help = Neighbourly Help
    .about = Choose a Human-world character with a state marker. You may shift each of the two neighbours one step, deeper or back, whatever their world; at least one. The Secured and the Devoured stay as they are.
card-lock_the_doors = Lock the Doors
    .about = Shift one Alert or Guarded character 1 or 2 steps deeper.
card-roll_call = Roll Call
    .about = Use the effect of one Guarded or Secured character now, if it would change something.
card-generator = Generator
    .about = Equipment. Whenever you rest, you gain 2 energy more.
card-guard_dog = Guard Dog
    .about = Equipment. Each time the Creature shifts a Human-world character one step, you gain 1 energy.


## Cards of the City: Shield

card-detour = Detour
    .about = Put this card on a character with neither Detour nor Shroud. The next time the activity marker would come there, it goes on to the following character instead, and Detour is discarded.
card-sheriffs_patrol = Sheriff's Patrol
    .about = Shift the character under the activity marker 1 or 2 steps deeper, if it is of the Human world and not Secured.
card-roadblock = Roadblock
    .about = Turn the direction token over, then draw 1 card.
card-search_party = Search Party
    .about = Shift one Creature-world character that is not Devoured one step, deeper or back.
card-interrogation = Interrogation
    .about = Look at the Creature's hand and choose 1 card of it: the Creature discards that card.
card-revolver = Revolver
    .about = Equipment. When the Creature has paid for a card's effect in the action phase of its own turn, you may pay 2 energy: the effect does nothing, and the energy of both stays spent.
card-shotgun = Shotgun
    .about = Equipment. Put this card on any character. While it lies there, the Creature can neither choose that character to shift, turn over, relocate or remove, nor lay a token or a card there, and its effects on everyone pass by.


## Cards of the City: Lantern

card-preparation = Preparation
    .about = If after paying you have less energy than the Creature, gain the difference, but at most 5.
card-night_watch = Night Watch
    .about = Move the activity marker one step forward. The activity phase of this turn is for whoever it comes to.
card-old_newspapers = Old Newspapers
    .about = Raise your knowledge by one level, paying its price on top of the cost of this card.
card-signal_flares = Signal Flares
    .about = Every Alert and Guarded character is shifted one step deeper.
card-disinformation = Disinformation
    .about = The Creature's knowledge falls by one level. Useless at level 0.
card-radio = Radio
    .about = Equipment. Once at the end of each activity phase, on either side's turn, you may pay 2 energy and use the effect of a Guarded or Secured neighbour of the character under the activity marker, if it would change something.
card-camera = Camera
    .about = Equipment. Raising your knowledge costs 1 energy less, but never less than 1.


## Cards of the City: Heart

card-granola_bar = Granola Bar
    .about = Gain 4 energy.
card-heart_to_heart = Heart-to-Heart
    .about = Turn 1 or 2 borderline Creature-world characters to their human face.
card-town_meeting = Town Meeting
    .about = Play 1 more card from your hand without its effect.
card-lost_and_found = Lost and Found
    .about = Take 1 card of your choice from your discard pile into your hand.
card-first_aid = First Aid
    .about = Shift one Terrified character one step back. Then you may return one Creature token lying on it to the supply.
card-backpack = Backpack
    .about = Equipment. When you prepare, you draw until you hold 7 cards instead of 5.
card-bicycle = Bicycle
    .about = Equipment. In the movement phase of your own turn you may move the activity marker one step further.


## Cards of the Creature

card-shroud = Shroud
    .about = Put this card on a character with neither Shroud nor Detour, and not under the Shotgun. The next time the activity marker would come there, it goes on to the following character instead, and Shroud is discarded.
card-relocation = Relocation
    .about = Move one character that is not under the Shotgun, with everything on the card, to another gap of the circle.
card-paranoia = Paranoia
    .about = The City's knowledge falls by 2. Then the City discards 2 cards of its choice.
card-tendrils = Tendrils
    .about = Remove one borderline neighbour of the character under the activity marker from the game, of either world, but not under the Shotgun; then you may remove one more.
card-nightmare = Nightmare
    .about = Every Nervous and Terrified character that is not under the Shotgun is shifted one step deeper.
card-hunger = Hunger
    .about = Choose one: gain 3 energy, or shift one Nervous or Terrified character that is not under the Shotgun 1 or 2 steps deeper.
card-rampage = Rampage
    .about = Choose one: discard one activated equipment card of the City, or harass: the City discards 1 random card and loses 1 energy.


## Knowledge

knowledge-city_k1 = Rumours
    .about = Draw 1 card.
knowledge-city_k2 = Stockpile
    .about = Gain 3 energy.
knowledge-city_k3 = Organised Defence
    .about = Shift one character that is neither Secured nor Devoured one step, deeper or back.
knowledge-city_k4 = Rescue Mission
    .about = Bring one Creature-world character that is not Devoured all the way back: borderline in the Human world.
knowledge-city_k5 = The Truth Comes Out
    .about = Every Alert and Guarded character is shifted one step deeper; then every one that is still Alert or Guarded once more.
knowledge-creature_k1 = Scent of Prey
    .about = Gain 2 energy.
knowledge-creature_k2 = Voices in the Head
    .about = Look at the City's hand and discard up to 2 cards of your choice from it.
knowledge-creature_k3 = The Rift Opens
    .about = Turn 1 or 2 borderline Human-world characters that are not under the Shotgun to their creature face.
knowledge-creature_k4 = Abduction
    .about = Remove one Human-world character that is neither Secured nor under the Shotgun from the game.
knowledge-creature_k5 = Feeding Frenzy
    .about = One Nervous or Terrified character that is not under the Shotgun becomes Devoured. Then a second and a third, if there are any.


## What is asked

ask-knowledge = Use your knowledge now? It serves you only once in the game.{ $voids ->
        [0] {""}
       *[other] {" "}Would change nothing now: { $void }.
    }
ask-action = What do you do: play a card, prepare or rest?
ask-play = { $effect }: which card do you play, and on whom?
ask-activate = { $card }: pay { $cost } energy for the effect?{ $voids ->
        [0] {""}
       *[other] {" "}It would change nothing now.
    }
ask-revolver = The Creature has paid for { $card }. Fire the Revolver for { $price } energy and cancel the effect?
ask-replace = { $card } is the fourth piece of equipment. Which of the three earlier ones is removed from the game?
ask-prepare = Discard what you do not want, then draw until you hold { $size } cards. In your hand now: { $hand }.
ask-raise = { $character } has something to tell. Raise your knowledge to level { $level } for { $price } energy?{ $level ->
        [6] {" "}That wins the game.
       *[other] {""}
    }
ask-use = { $character } is at your service. Use the effect { $effect }?{ $voids ->
        [0] {""}
       *[other] {" "}It would change nothing now.
    }
ask-radio = Radio: whom do you call for { $price } energy?
ask-bicycle = The Bicycle stands ready. Take the marker one step further?
ask-shift = { $effect }: whom do you shift, and which way?
ask-deepen = { $effect }: whom do you shift deeper, and how far?
ask-source = { $effect }: whose neighbours do you turn to?
ask-neighbour = { $effect }: { $character } stands beside { $source }. Which way?
ask-sweep = { $effect }: which way is { $character } shifted?
ask-turn = { $effect }: who is turned to the other side?
ask-remove = { $effect }: who leaves the game?
ask-relocate = { $effect }: who is moved, and next to whom?
ask-skip = { $effect }: whom shall the marker pass by?
ask-shield = { $effect }: who is put under guard?
ask-borrow = { $effect }: whose effect do you use?{ $voids ->
        [0] {""}
       *[other] {" "}Would change nothing now: { $void }.
    }
ask-pluck = { $effect }: which card must go?
ask-recover = { $effect }: which card do you take back?
ask-token = { $effect }: take a token of the Creature off { $character }?
ask-hunger = { $effect }: gain 3 energy, or drag somebody deeper?{ $void ->
        [energy] {" "}Energy is full: a gain would change nothing.
        [prey] {" "}There is nobody to drag deeper.
       *[other] {""}
    }
ask-harass = { $effect }: what does the City lose, 2 cards or 3 energy?{ $void ->
        [energy] {" "}It has no energy to lose.
        [cards] {" "}It has no cards to lose.
       *[other] {""}
    }
ask-rampage = { $effect }: break a piece of equipment, or harass the City for a random card and 1 energy?{ $voids ->
        [0] {""}
       *[other] {" "}It has neither a card nor energy to lose.
    }
ask-sacrifice = { $effect }: which card do you give up? { $left ->
        [one] One card
       *[other] { $left } cards
    } to go.
ask-offer = { $effect }: which card do you discard for it?{ $voids ->
        [0] {""}
       *[other] {" "}Would shift nobody: { $void }.
    }
ask-equipment = { $effect }: which piece of equipment is removed from the game?
ask-release = { $effect }: which of the Secured opens the door?
ask-rescue = { $effect }: who is brought home?
ask-steps = { $effect }: one step of the marker, or two?


## What can be answered

action-pass = Pass
action-knowledge = Use
action-rest = Rest
action-prepare = Prepare
action-play = Play
action-activate = Activate
action-cancel = Cancel with the Revolver
action-remove = Remove
action-discard = Discard
action-refill = Draw
action-raise = Raise knowledge
action-use = Use
action-ride = Ride on
action-shift = Shift
action-deepen = Shift deeper:
action-source = Neighbours of
action-turn = Turn over
action-relocate = Relocate (whom, after whom):
action-cover = Lay on
action-shield = Guard
action-take = Take back
action-return = Return
action-energy = Energy
action-prey = Drag deeper
action-cards = Cards
action-harass = Harass
action-release = Lure out
action-rescue = Bring home
action-step = Steps:

# The ways in which a person is shifted, and the other use of a card, as they end an answer: play shroud sam deeper
deeper = deeper
back = back
token = token


## What happened

event-characters-dealt = Upsideville gathers in the circle: { $circle }
event-marker-placed = { $side } goes first: the activity marker starts on { $character }
event-turn-began = Turn { $turn }. { $side } acts
event-knowledge-used = { $side } uses what it has learned: { $effect }
event-rested = { $side } rests
event-prepared = { $side } prepares
event-card-played = { $side } plays { $card }
event-token-laid = { $side } lays a token: { $character } now bears { $symbol }
event-token-kept = { $side } leaves the token { $symbol } where it lies, on { $character }
event-token-returned = { $character } loses the token { $symbol }: it goes back to the supply
event-shifted = { $turned ->
        [true] { turned-over }
        [1] { turned-over }
       *[other] { $way ->
            [deeper] { shifted-deeper }
           *[back] { shifted-back }
        }
    }
turned-over = { $rung ->
        [4] { $character } finds the way home, to the border of the Human world
       *[5] { $character } turns to the other side, at the border of the Creature world
    }
shifted-deeper = { $rung ->
        [0] { $character } is safe at last: Guarded → Secured
        [1] { $character } bars another door: Guarded, box 2 → 3
        [2] { $character } finds shelter: Alert → Guarded
        [3] { $character } begins to listen: Borderline → Alert
        [6] { $character } hears something behind the wall: Borderline → Nervous
        [7] { $character } dares not look round: Nervous → Terrified
        [8] { $character } sinks deeper: Terrified, box 2 → 3
       *[9] { $character } is swallowed whole: Terrified → Devoured
    }
shifted-back = { $rung ->
        [1] { $character } hears a knock and opens: Secured → Guarded
        [2] { $character } leaves a door ajar: Guarded, box 3 → 2
        [3] { $character } strays from shelter: Guarded → Alert
        [4] { $character } slips back: Alert → Borderline
        [5] { $character } sees a light: Nervous → Borderline
        [6] { $character } breathes again: Terrified → Nervous
        [7] { $character } struggles upwards: Terrified, box 3 → 2
       *[8] { $character } is spat out: Devoured → Terrified
    }
event-locked = Nothing shifts { $character } any more. { $side } has { $total } of 3
event-card-activated = { $side } pays { $cost } energy for the effect of { $card }
event-effect-cancelled = A shot in the dark: the effect of { $card } is cancelled
event-nothing-changed = { $effect } changes nothing
event-card-discarded = { $side }: { $card } goes to the discard pile
event-cards-drawn = { $side } draws { $number ->
        [0] nothing
        [one] a card
       *[other] { $number } cards
    }
event-deck-shuffled = { $side } shuffles a new deck of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
event-energy-gained = { $amount ->
        [0] { $wanted ->
            [0] { energy-gained }
           *[other] { energy-capped }
        }
        [1] { $wanted ->
            [1] { energy-gained }
           *[other] { energy-capped }
        }
        [2] { $wanted ->
            [2] { energy-gained }
           *[other] { energy-capped }
        }
        [3] { $wanted ->
            [3] { energy-gained }
           *[other] { energy-capped }
        }
        [4] { $wanted ->
            [4] { energy-gained }
           *[other] { energy-capped }
        }
        [5] { $wanted ->
            [5] { energy-gained }
           *[other] { energy-capped }
        }
        [6] { $wanted ->
            [6] { energy-gained }
           *[other] { energy-capped }
        }
        [7] { $wanted ->
            [7] { energy-gained }
           *[other] { energy-capped }
        }
        [8] { $wanted ->
            [8] { energy-gained }
           *[other] { energy-capped }
        }
        [9] { $wanted ->
            [9] { energy-gained }
           *[other] { energy-capped }
        }
       *[10] { $wanted ->
            [10] { energy-gained }
           *[other] { energy-capped }
        }
    }
energy-gained = { $side } gains { $amount ->
        [0] no energy
       *[other] { $amount } energy
    }
energy-capped = { $side } gains { $amount } of { $wanted } energy: nobody holds more than 10
event-energy-lost = { $side } loses { $amount ->
        [0] no energy
       *[other] { $amount } energy
    }
event-knowledge-raised = { $side } learns more: knowledge { $level }, for { $price ->
        [0] nothing
       *[other] { $price } energy
    }
event-knowledge-lowered = { $side } forgets: knowledge falls to { $level }
event-effect-used = { $side } turns to { $character }: { $effect }
event-radio-used = The Radio crackles, { $character } answers: { $price } energy
event-marker-moved = The marker walks from { $source } to { $character }
event-skip-spent = The marker passes { $character } by: { $card } is used up
event-direction-turned = The marker turns round: from now on it goes { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }
event-character-removed = { $side } takes { $character } out of the game, and the circle closes
event-character-relocated = { $character } is moved, and now stands clockwise of { $after }
event-skip-laid = { $side } lays { $card } on { $character }: the marker will pass by once
event-equipped = { $card } is ready for use{ $character ->
        [nobody] {""}
       *[other] {" "}and guards { $character }
    }
event-equipment-lost = { $card } is lost: { $place ->
        [box] removed from the game
       *[discard] back to the discard pile
    }
event-hand-seen = { $side } looks at the other's hand: { $cards }
event-card-recovered = { $side } takes { $card } back from the discard pile
event-game-ended = { $winner ->
        [nobody] Nobody wins: { $reason ->
            [turn_limit] the safety limit on turns is reached, and the sides are equal in everything.
           *[other] { $reason }
        }
       *[other] { $winner } wins! { $reason ->
            [secured] { ending-secured }
            [devoured] { ending-devoured }
            [knowledge] { ending-knowledge }
            [majority] { ending-majority }
            [turn_limit] { ending-turn_limit }
            [resign] { ending-resign }
           *[other] { $reason }
        }
    }


## How it ended

ending-secured = Three people are Secured: behind these doors nothing will find them.
ending-devoured = Three people are Devoured: nobody in town remembers their names.
ending-knowledge = The whole truth is out: knowledge has reached level 6.
ending-majority = Five people are left, and most of them stand in the winner's world.
ending-turn_limit = The safety limit on turns is reached, and the winner is ahead.
ending-resign = The other side has given up.


## What is refused

illegal-no-such-card = There is no such card to choose here ({ $rule }).
illegal-not-in-play = { $character } is not in the circle ({ $rule }).
illegal-not-matching = { $character } does not bear the symbol { $symbol }, neither printed nor as a token ({ $rule }).
illegal-locked = { $character } is Secured or Devoured and cannot be changed any more ({ $rule }).
illegal-shielded = { $character } is under the Shotgun: the Creature cannot touch { $character } ({ $rule }).
illegal-token-printed = { $character } shows the symbol { $symbol } already, so its token cannot lie there ({ $rule }).
illegal-void-effect = That would change nothing now, and the effect demands a change ({ $rule }).
illegal-not-borderline = { $character } has a state marker; only borderline characters can be turned over ({ $rule }).
illegal-not-neighbour = { $character } is no neighbour of the character whose effect this is ({ $rule }).
illegal-skip-card-there = A Shroud or a Detour lies on { $character } already ({ $rule }).
illegal-wrong-world = { $character } stands in the wrong world for this ({ $rule }).
illegal-wrong-depth = { $character } is not deep enough for this, or too deep ({ $rule }).
illegal-same-order = There { $character } would stand where { $character } stands already; the order must change ({ $rule }).
illegal-level-too-low = Your knowledge does not reach that level ({ $rule }).


## The lesson

lesson-opening = First night in Upsideville
lesson-opening-about = Nine decisions as the City: people, cards, energy, knowledge.
lesson-opening-1 = Ten people of Upsideville stand in a circle. Five show a warm face: they live in the Human world, and the City counts on them. Five show a cold face: the Creature already has a hold on them. You are the City. Nobody is lost yet, and nobody is safe.
lesson-opening-2 = Look at Sam. The four boxes on the card are a ladder: Alert, Guarded, Guarded, Secured. On a cold face it leads down instead: Nervous, Terrified, Terrified, Devoured. Without a marker somebody is borderline, and one push turns the card over to the other world. Three Secured people win the game for you, three Devoured ones win it for the Creature.
lesson-opening-3 = It is your turn, and a turn is one action. Play a card: its symbol must be on the character you move. Family Dinner has the Home symbol, and so has Sam. Take Family Dinner, choose Sam, and go one step deeper.
lesson-opening-4 = Sam is Alert now. Every card also has an effect that you may buy with energy. Family Dinner costs 1 and draws two cards. Buy it.
lesson-opening-5 = The activity marker has walked on to Sam, and the Creature has had its action: Scott was borderline, so one push turned his card over. He counts for the Creature now. It could have paid 3 more, and people beside Sam would have left the game, but it saved its energy.
lesson-opening-6 = After every action the marked character serves the side it stands with, whoever’s turn it is. Sam is yours and has a marker, so you may buy a level of knowledge. Level 6 wins the game at once, and each level costs its own number. The first costs 1: buy it.
lesson-opening-7 = Your turn again, and it begins with knowledge. Once in the whole game you may use one effect of your level or a lower one. It mostly pays to keep it, since the effect of level 5 may win the game; today use Rumours and draw a card.
lesson-opening-8 = A card can do something else instead of moving a person: it can lay the token of its symbol. Play the Camera and put the Lantern token on Sam. From now on your Lantern cards reach Sam too.
lesson-opening-9 = The Camera is equipment. If you pay for its effect it stays on the table and makes every level of knowledge cheaper. Three such cards may lie there at a time. Pay for it.
lesson-opening-10 = The Creature rests: one energy for everybody in its world. It has six people there, but nobody can hold more than ten energy.
lesson-opening-11 = You have no energy left, and your hand is full of things that cost more. Rest: everybody in the Human world gives you one energy. (The third action is to prepare: throw away what you do not need and draw up to five cards.)
lesson-opening-12 = The Creature reached for Sam with an Eye card and pulled him back to the border. One more push and Sam crosses over. Strike back.
lesson-opening-13 = The Radio has the Lantern symbol, and your Lantern token still lies on Sam. Play it on Sam and go deeper.
lesson-opening-14 = And now its effect: for 2 energy the Radio stays on the table as well, and Guarded neighbours of the marked character can help you. Pay for it.
lesson-opening-end = Sam is Alert again, three steps from Secured: there nothing can move him any more. From Guarded on he can also use his own effect when the marker comes to him. Remember the ways to win: three people Secured, knowledge 6, or the majority when only five are left in the circle. The Creature has the same ways, and it is patient. Good night.


## The screen

# Places
screen-circle = The circle
screen-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
  }
screen-hand-empty = No cards in your hand: prepare to draw some
screen-row = Cards to choose from
screen-answers = Answers
screen-may = You may: { $offers }

# What can be answered
screen-full = { $character } · { $label }
screen-box = { $state }, box { $box } of 4
screen-do-deeper = Deeper: { $where }
screen-do-back = Back: { $where }
screen-do-over = Turn over: { $world }
screen-do-token = Lay the token { $symbol }
screen-do-token-stay = Leave the token { $symbol } here
screen-do-turn = Turn { $id } over
screen-do-source = The neighbours of { $id }
screen-do-cover = Lay it on { $id }
screen-do-shield = Guard { $id }
screen-do-release = { $id }: two boxes back
screen-do-rescue = Bring { $id } home
screen-do-relocate = Between { $first } and { $second }
screen-do-remove = { $id } leaves the game
screen-do-give-up = Remove { $id } for good
screen-do-use = { $character }: { $effect }
screen-begin-knowledge = Knowledge…
screen-do-knowledge = Use { $effect }
screen-do-rest = Rest: +{ $amount } energy
screen-do-rest-full = Rest: +{ $amount } energy (full)
screen-do-rest-idle = Rest: energy is full
screen-do-prepare = Prepare
screen-do-refill = Draw up to { $size } cards
screen-do-activate = Activate for { $cost } energy
screen-do-cancel = Fire: cancel it
screen-do-raise = Level { $level } for { $price } energy
screen-ride-on = Bicycle: on to { $character }
screen-do-step = On to { $id }
screen-do-discard = Discard { $id }
screen-do-take = Take { $id }
screen-do-return = Take { $id } off
screen-do-hunger-energy = Gain 3 energy
screen-do-hunger-prey = Drag somebody deeper
screen-do-harass-energy = The City loses 3 energy
screen-do-harass-cards = The City discards 2 cards
screen-do-harass = Harass: a random card and 1 energy
screen-pass = Not now
screen-pass-knowledge = Save it for later
screen-pass-activate = Skip the effect
screen-pass-revolver = Let it happen
screen-pass-turn = Stop here
screen-pass-shift = Stop here
screen-pass-neighbour = Leave { $character } alone
screen-pass-pluck = Discard nothing
screen-wins = { $label }: wins the game!
screen-side-wins = { $label }. { $side } wins!
screen-locks = { $label }, locked: { $count } of 3
screen-void = { $label } (changes nothing)
screen-void-sweep = { $label } (shifts nobody)
screen-last-five = { $label }: five remain, the majority wins!

# The townsfolk
screen-character = { $character }, { $world }, { $state }
screen-borderline = Borderline
screen-distance = { $here }, { $left ->
    [one] one step to { $lock }
   *[other] { $left } steps to { $lock }
  }
screen-symbols = symbols: { $symbols }
screen-tokens = tokens: { $tokens }
screen-effect = effect: { $effect }
screen-skip = { $card } lies here: the marker will pass by once
screen-shielded = under the Shotgun
screen-marked = the activity marker is here
screen-next = the marker comes here next
screen-after-next = the marker comes here after next
screen-neighbours = Neighbours: { $neighbours }
screen-menu = What happens here
screen-menu-close = Cancel

# Cards
screen-card = { $card }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, effect for { $cost } energy, symbol { $symbol }.
screen-equipment = Equipment
screen-reach = Can shift: { $shift }. Its token can go to: { $token }.
screen-activate-yes = Its effect can then be activated for { $cost } energy.
screen-activate-cost = Its effect costs { $cost } energy: not enough now.
screen-activate-shift = Its effect ({ $cost } energy) has nothing to work on yet, but would after this card shifts: { $opens }.
screen-activate-void = Its effect would change nothing this turn.
screen-activate-never = It is played without its effect now.
screen-activate-plain = Its effect costs { $cost } energy.
screen-key-shift = shift
screen-key-token = lay the token
screen-put-back = Put back
screen-pick-gap = Where to? Choose a gap in the circle.
screen-pick-level = Choose a lit level on your track, or save it: it serves you once.
screen-raise = Raise knowledge
screen-raise-about = { $character } serves you: level { $level } for { $price } energy.
screen-pick-row = Choose one of the cards below.
screen-slots-full = All three slots are taken: one of the earlier ones must go.

# The boards of both sides
screen-you = you
screen-energy = Energy: { $count } of { $full }. A rest would give { $rest }
screen-secured = Secured: { $count } of { $needed }
screen-devoured = Devoured: { $count } of { $needed }
screen-locked-about = { $side } wins with { $needed } of them at once; now: { $count }.
screen-knowledge-title = Knowledge
screen-knowledge = Knowledge: level { $level } of { $needed }
screen-knowledge-about = Knowledge: level { $level }. Level { $needed } wins the game.
screen-knowledge-both = Knowledge of the City: { $city } of { $needed }, of the Creature: { $creature } of { $needed }
screen-price = the next level costs { $price } energy
screen-next-price = next: { $price }
screen-spent = its one effect has been used
screen-unspent = its one effect is still to be used
screen-level = Level { $level }, { $effect }: { $about }
screen-level-reached = Reached.
screen-level-ahead = Not reached yet.
screen-in-hand = in hand
screen-in-deck = in deck
screen-in-discard = discarded
screen-cards = Cards in hand: { $hand }, in the deck: { $deck }
screen-seen = Seen in this hand: { $cards }
screen-unseen = Still unseen in deck and hand: { $cards }
screen-undrawn = Still in your deck: { $cards }
screen-pile = Discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
  }: { $cards }
screen-pile-empty = The discard pile is empty
screen-gear = { $card }. { $about }
screen-token-supply-title = Symbol tokens
screen-token-supply = The token { $symbol } is in the supply
screen-token-on = The token { $symbol } lies on { $character }
screen-printed-on = Printed on: { $characters }
screen-printed-nowhere = Printed on nobody in the circle now

# How it stands
screen-dealing = The townsfolk are gathering
screen-turn = Turn { $turn }: { $side }
screen-gives = Activity phase: { $character } gives { $side } { $gifts }
screen-gives-nothing = Activity phase: { $character } gives { $side } nothing as things stand
screen-gives-dear = Activity phase: { $character } offers { $side } knowledge { $level } for { $price } energy, { $missing } more than there is
screen-gives-knowledge = a level of knowledge
screen-gives-effect = the effect “{ $effect }”
screen-and = {" "}and{" "}
screen-in-play = In play: { $count }
screen-few = In play: { $count }. Five end the game: the majority wins
# On the board of the side that it speaks of
screen-near-secured = One more Secured wins the game
screen-near-devoured = One more Devoured wins the game
screen-near-knowledge = The next level wins, and its { $price } energy is at hand
screen-near-price = The next level wins: it takes { $price } energy
screen-near-majority = One fewer in play wins: ahead { $mine } to { $others }
screen-near-even = One fewer in play ends it: even, { $mine } to { $others }
screen-scale = Everybody on the ladder from Secured to Devoured: three at one end win
screen-scale-title = where everybody stands
screen-clockwise = The marker goes clockwise
screen-counter-clockwise = The marker goes counter-clockwise

# Plain blunders of bots, in reports of the arena
shame-idle-rest = a rest for nothing
shame-idle-token = a token laid where it lies
shame-paid-for-nothing = paid for nothing
shame-win-left = a win left
