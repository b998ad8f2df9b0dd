# The words of Desktopia, by id: what a player reads. Names are those of RULES.md, sections 2 and 11.
# In questions, events and refusals characters, missiles, artifacts, rituals, edges and scripts arrive as names, disks with their
# numbers ("Vampal 2"); players, sides and teams arrive as numbers from 0, and yes and no as true and false (or 1 and 0).
# Goals and special rules of a script take their parameters as places; whoever shows them fills in names for tags, zones and lists.


## The game

game-desktopia = Desktopia
game-desktopia-blurb = A war on a desk top: flick your disks at each other among mugs and books.
game-desktopia-about = Four Orders of a tiny people fight for a desk: Fire, Grass, Metal and Dust. Every warrior is a wooden disk. In a turn you act with up to three of them: flick a disk across the desk, have it shoot a missile, or cast a spell. A flicked character wounds every enemy it bumps into; missiles burn, bite, bind and shield; whoever bumps into a free artifact climbs on top and lends you its power. But any disk that leaves the table costs you an action, so measure your strength. Nobody left among your enemies, and the desk is yours, unless the script says otherwise.


## Players, sides and teams

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

# A player, a side and a team by their numbers, at the beginning of a sentence and within it
player = { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[other] Side { $seat }
    }
side = { $side ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[other] Side { $side }
    }
team = { $team ->
        [0] Team 1
        [1] Team 2
        [2] Team 3
        [3] Team 4
       *[other] Team { $team }
    }
player-within = { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[other] side { $seat }
    }
team-within = { $team ->
        [0] team 1
        [1] team 2
        [2] team 3
        [3] team 4
       *[other] team { $team }
    }

# What the side of a player is called by the Orders that it leads
side-fire = Fire
side-grass = Grass
side-metal = Metal
side-dust = Dust
side-fire-grass = Fire and Grass
side-fire-metal = Fire and Metal
side-fire-dust = Fire and Dust
side-grass-metal = Grass and Metal
side-grass-dust = Grass and Dust
side-metal-dust = Metal and Dust
side-fire-grass-metal = Fire, Grass and Metal
side-fire-grass-dust = Fire, Grass and Dust
side-fire-metal-dust = Fire, Metal and Dust
side-grass-metal-dust = Grass, Metal and Dust
side-fire-grass-metal-dust = Fire, Grass, Metal and Dust


## Orders

order-fire = Order of Fire
    .about = Orange disks, with flames round the rim. They set fire to whoever survives the first blow, and keep stoking.
    .short = Fire
    .adjective = Fire
order-grass = Order of Grass
    .about = Green disks, with leaves round the rim. They shield, they heal, and it hurts to stand beside them.
    .short = Grass
    .adjective = Grass
order-metal = Order of Metal
    .about = Blue disks, with cogs round the rim. Lightning, magnets, and always one more move than you had reckoned with.
    .short = Metal
    .adjective = Metal
order-dust = Order of Dust
    .about = Grey disks, with specks round the rim. They drink lives, bind with pain and change places when you look away.
    .short = Dust
    .adjective = Dust


## Options

option-duel = Battle for two
    .about = Which script two players fight out: a duel, a whole campaign of three battles, or one battle of it.
option-duel-duel_burnt_breakfast = { battle-duel_burnt_breakfast }
    .about = { battle-duel_burnt_breakfast.about }
option-duel-duel_overheat = { battle-duel_overheat }
    .about = { battle-duel_overheat.about }
option-duel-duel_by_candlelight = { battle-duel_by_candlelight }
    .about = { battle-duel_by_candlelight.about }
option-duel-duel_window_sill = { battle-duel_window_sill }
    .about = { battle-duel_window_sill.about }
option-duel-duel_herbarium = { battle-duel_herbarium }
    .about = { battle-duel_herbarium.about }
option-duel-duel_great_cleaning = { battle-duel_great_cleaning }
    .about = { battle-duel_great_cleaning.about }
option-duel-duel_king_of_the_coaster = { battle-duel_king_of_the_coaster }
    .about = { battle-duel_king_of_the_coaster.about }
option-duel-duel_sugar_run = { battle-duel_sugar_run }
    .about = { battle-duel_sugar_run.about }
option-duel-cold_tea_war = Campaign: { battle-cold_tea_war }
    .about = { battle-cold_tea_war.about }
option-duel-long_letter = Campaign: { battle-long_letter }
    .about = { battle-long_letter.about }
option-duel-tea_1_saucer = { battle-cold_tea_war } 1: { battle-tea_1_saucer }
    .about = { battle-tea_1_saucer.about }
option-duel-tea_2_napkin_road = { battle-cold_tea_war } 2: { battle-tea_2_napkin_road }
    .about = { battle-tea_2_napkin_road.about }
option-duel-tea_3_last_sip = { battle-cold_tea_war } 3: { battle-tea_3_last_sip }
    .about = { battle-tea_3_last_sip.about }
option-duel-letter_1_stopper = { battle-long_letter } 1: { battle-letter_1_stopper }
    .about = { battle-letter_1_stopper.about }
option-duel-letter_2_blot = { battle-long_letter } 2: { battle-letter_2_blot }
    .about = { battle-letter_2_blot.about }
option-duel-letter_3_seal = { battle-long_letter } 3: { battle-letter_3_seal }
    .about = { battle-letter_3_seal.about }

option-trio = Battle for three
    .about = Which script three players fight out: a battle, a whole campaign of three, or one battle of it.
option-trio-trio_three_cups = { battle-trio_three_cups }
    .about = { battle-trio_three_cups.about }
option-trio-trio_siege_of_the_teapot = { battle-trio_siege_of_the_teapot }
    .about = { battle-trio_siege_of_the_teapot.about }
option-trio-night_on_the_desk = Campaign: { battle-night_on_the_desk }
    .about = { battle-night_on_the_desk.about }
option-trio-night_1_lamplight = { battle-night_on_the_desk } 1: { battle-night_1_lamplight }
    .about = { battle-night_1_lamplight.about }
option-trio-night_2_midnight_key = { battle-night_on_the_desk } 2: { battle-night_2_midnight_key }
    .about = { battle-night_2_midnight_key.about }
option-trio-night_3_alarm_clock = { battle-night_on_the_desk } 3: { battle-night_3_alarm_clock }
    .about = { battle-night_3_alarm_clock.about }

option-four = Battle for four
    .about = Which script four players fight out, each for themselves or two against two.
option-four-four_kitchen_table = { battle-four_kitchen_table }
    .about = { battle-four_kitchen_table.about }
option-four-four_office_rush = { battle-four_office_rush }
    .about = { battle-four_office_rush.about }
option-four-pairs_tea_for_four = { battle-pairs_tea_for_four }
    .about = { battle-pairs_tea_for_four.about }
option-four-pairs_two_captains = { battle-pairs_two_captains }
    .about = { battle-pairs_two_captains.about }

option-etude = Lesson or etude
    .about = A lesson or a puzzle for one: the enemy stands still, and the hand does not tremble.
option-etude-lesson_1_flick = { battle-lesson_1_flick }
    .about = { battle-lesson_1_flick.about }
option-etude-lesson_2_hit = { battle-lesson_2_hit }
    .about = { battle-lesson_2_hit.about }
option-etude-lesson_3_shot = { battle-lesson_3_shot }
    .about = { battle-lesson_3_shot.about }
option-etude-lesson_4_spell = { battle-lesson_4_spell }
    .about = { battle-lesson_4_spell.about }
option-etude-lesson_5_artifact = { battle-lesson_5_artifact }
    .about = { battle-lesson_5_artifact.about }
option-etude-lesson_6_penalty = { battle-lesson_6_penalty }
    .about = { battle-lesson_6_penalty.about }
option-etude-etude_fire_1 = { battle-etude_fire_1 }
    .about = { battle-etude_fire_1.about }
option-etude-etude_fire_2 = { battle-etude_fire_2 }
    .about = { battle-etude_fire_2.about }
option-etude-etude_fire_3 = { battle-etude_fire_3 }
    .about = { battle-etude_fire_3.about }
option-etude-etude_fire_4 = { battle-etude_fire_4 }
    .about = { battle-etude_fire_4.about }
option-etude-etude_grass_1 = { battle-etude_grass_1 }
    .about = { battle-etude_grass_1.about }
option-etude-etude_grass_2 = { battle-etude_grass_2 }
    .about = { battle-etude_grass_2.about }
option-etude-etude_grass_3 = { battle-etude_grass_3 }
    .about = { battle-etude_grass_3.about }
option-etude-etude_grass_4 = { battle-etude_grass_4 }
    .about = { battle-etude_grass_4.about }
option-etude-etude_metal_1 = { battle-etude_metal_1 }
    .about = { battle-etude_metal_1.about }
option-etude-etude_metal_2 = { battle-etude_metal_2 }
    .about = { battle-etude_metal_2.about }
option-etude-etude_metal_3 = { battle-etude_metal_3 }
    .about = { battle-etude_metal_3.about }
option-etude-etude_metal_4 = { battle-etude_metal_4 }
    .about = { battle-etude_metal_4.about }
option-etude-etude_dust_1 = { battle-etude_dust_1 }
    .about = { battle-etude_dust_1.about }
option-etude-etude_dust_2 = { battle-etude_dust_2 }
    .about = { battle-etude_dust_2.about }
option-etude-etude_dust_3 = { battle-etude_dust_3 }
    .about = { battle-etude_dust_3.about }
option-etude-etude_dust_4 = { battle-etude_dust_4 }
    .about = { battle-etude_dust_4.about }

option-rituals = Rituals
    .about = Secret cards for those who deal 4 damage or more in a turn, or none at all. Better left out of a first game.
option-rituals-script = By the script
    .about = With rituals where the script asks for them.
option-rituals-on = With
    .about = Twelve ritual cards are shuffled and drawn in every battle.
option-rituals-off = Without
    .about = No rituals, whatever the script says.

option-hand = Steadiness of the hand
    .about = How far a flick may stray from its aim. It is the same for people and bots; a hard flick strays more than a soft one.
option-hand-machine = Machine
    .about = Every flick goes exactly where it was aimed.
option-hand-surgeon = Surgeon
    .about = At full strength a flick strays by 0.8° and 2.4 % as a rule. For experts.
option-hand-steady = Steady
    .about = At full strength a flick strays by 1.6° and 4.8 % as a rule. The usual hand.
option-hand-ordinary = Ordinary
    .about = At full strength a flick strays by 2.4° and 7.2 % as a rule. For merry evenings.
option-hand-shaky = Shaky
    .about = At full strength a flick strays by 3.2° and 9.6 % as a rule. Aim wide of your friends.

option-handicap = Handicap
    .about = One player's hand may be shakier than the others', openly.
option-handicap-none = None
    .about = All hands are equally steady.
option-handicap-first = First player
    .about = The hand of the first player is shakier by 20 of 100.
option-handicap-second = Second player
    .about = The hand of the second player is shakier by 20 of 100.
option-handicap-third = Third player
    .about = The hand of the third player is shakier by 20 of 100.
option-handicap-fourth = Fourth player
    .about = The hand of the fourth player is shakier by 20 of 100.

option-preview = Aiming aid
    .about = How much of a flick is foretold while you aim. The cone of the hand's error is always shown.
option-preview-contact = First contact
    .about = The path up to the first thing it meets, and where the disk would be then.
option-preview-run = The whole run
    .about = Everything that would happen if the hand did not err. For beginners.
option-preview-none = None
    .about = Only the direction and the strength.

option-custom = Script of your own
    .about = A script made in the editor, or brought along in a file, in place of one from the book.
option-custom-none = From the book
    .about = The chosen battle of the book is played.


## The book of scripts

battle-first_steps = First Steps
    .about = Six short lessons: flick, hit, shot, spell, artifact, penalty.
battle-cold_tea_war = The Cold Tea War
    .about = It began over a hot cup and ended over a cold one. Fire and Metal against Grass and Dust, three battles, two captains. What is won in one battle helps in the next.
battle-night_on_the_desk = Night on the Desk
    .about = From the click of the lamp to the ring of the alarm clock three Orders fight for one desk. Three battles, one after another. What is won in one helps in the next.
battle-long_letter = The Long Letter
    .about = An unfinished letter lies on the desk, and whoever holds the pen decides how it ends. Grass and Metal against Fire and Dust, from the first drop of ink to the seal. What is won in one battle helps in the next.
battle-duel_burnt_breakfast = Burnt Breakfast
    .about = Somebody left the toast in too long. Fire calls it a victory; Grass, who lives in the herb pot, calls it arson. Fire (5 disks) against Grass (6 disks). At most 30 rounds.
battle-duel_overheat = Overheat
    .about = The laptop has been left on all night. Its vents blow hot, and both Orders claim the warmth. Fire (6 disks) against Metal (6 disks). At most 30 rounds.
battle-duel_by_candlelight = By Candlelight
    .about = Dust dances in the candlelight; Fire is the candlelight. In the fifth round the candle burns down. Fire (5 disks) against Dust (6 disks). At most 30 rounds.
battle-duel_window_sill = The Window Sill
    .about = Flower pots against the toolbox, on a sill between two window frames. Nothing falls off at the sides. Grass (7 disks) against Metal (7 disks). At most 30 rounds.
battle-duel_herbarium = The Herbarium
    .about = Between the heavy books lie dried flowers and old dust. Both sides know a few rituals. Grass (7 disks) against Dust (7 disks). At most 30 rounds.
battle-duel_great_cleaning = The Great Cleaning
    .about = The machines have sworn to clean the workshop from corner to corner. The Dust has lived here for a hundred years. Metal (9 disks) against Dust (10 disks). At most 20 rounds.
battle-duel_king_of_the_coaster = King of the Coaster
    .about = The warmest place on the desk is the coaster in the middle, and on it lies the Magnetosphere. Whoever starts three turns in a row on it is king. Fire (5 disks) against Grass (6 disks). At most 20 rounds.
battle-duel_sugar_run = The Sugar Run
    .about = Three sugar lumps on the tablecloth, two hungry camps. Two of three must be brought home, and to push a lump home one has to get behind it. Metal (5 disks) against Dust (6 disks). At most 20 rounds.
battle-trio_three_cups = Three Cups
    .about = Three guests, three cups and one sugar bowl. Nobody remembers who stirred first. Fire (5 disks), Grass (5 disks) and Metal (5 disks), each for themselves. At most 20 rounds.
battle-trio_siege_of_the_teapot = The Siege of the Teapot
    .about = The whole Order of Dust has settled round the teapot. Fire from the left, Metal from the right: two small squads against one large one that acts five times a turn. Dust (10 disks) against Fire (5 disks) and Metal (5 disks). At most 18 rounds.
battle-four_kitchen_table = The Kitchen Table
    .about = Four Orders, one table, and dinner is late. In the middle stands the bread board. Fire (4 disks), Grass (5 disks), Metal (4 disks) and Dust (5 disks), each for themselves. At most 20 rounds.
battle-four_office_rush = Office Rush
    .about = The boss is back in ten minutes. Whoever first deals eight damage keeps the desk. Fire (3 disks), Grass (3 disks), Metal (4 disks) and Dust (3 disks), each for themselves. At most 10 rounds.
battle-pairs_tea_for_four = Tea for Four
    .about = Partners face each other across the table, and so do their quarrels. Fire and Dust against Grass and Metal. Fire (5 disks) and Dust (5 disks) against Grass (5 disks) and Metal (5 disks). At most 20 rounds.
battle-pairs_two_captains = The Captains
    .about = Every squad has its captain, and a team whose captains have fallen goes home. Fire and Metal against Grass and Dust. Fire (6 disks) and Metal (6 disks) against Grass (6 disks) and Dust (6 disks). At most 20 rounds.
battle-tea_1_saucer = The Saucer Skirmish
    .about = The tea is still hot. Two patrols meet at the saucer, and neither gives way. Fire and Metal (4 disks) against Grass and Dust (4 disks). At most 15 rounds.
battle-tea_2_napkin_road = The Napkin Road
    .about = Rolled napkins bar the way, with two narrow gaps in each row. Four of yours must stand on the far edge. Fire and Metal (7 disks) against Grass and Dust (7 disks). At most 15 rounds.
battle-tea_3_last_sip = The Last Sip
    .about = The tea is cold and only the captains matter now. Bring down the other one. Fire and Metal (7 disks) against Grass and Dust (7 disks). At most 20 rounds.
battle-night_1_lamplight = Lamplight
    .about = The lamp is on and the owner is asleep. Three scouts test each other: first to deal six damage holds the light. Grass (4 disks), Metal (4 disks) and Dust (4 disks), each for themselves. At most 12 rounds.
battle-night_2_midnight_key = The Midnight Key
    .about = Under the paperweight ring lies the Magnetosphere, the key of the drawer. Sit on it for two of your turns. Grass (6 disks), Metal (6 disks) and Dust (6 disks), each for themselves. At most 15 rounds.
battle-night_3_alarm_clock = Before the Alarm
    .about = When the alarm clock rings, the owner wakes. Twelve rounds decide whose desk this is. Grass (6 disks), Metal (6 disks) and Dust (6 disks), each for themselves. At most 12 rounds.
battle-letter_1_stopper = The Lost Stopper
    .about = The ink is open and the stopper has rolled to the middle of the desk. Bring it home, and mind: struck from the front it rolls to the enemy. Grass and Metal (4 disks) against Fire and Dust (4 disks). At most 15 rounds.
battle-letter_2_blot = The Blot
    .about = A blot has spread over the first page, with the Fountain of Life in the middle of it. Whoever strikes out three enemies in one turn may tear the page up. Grass and Metal (7 disks) against Fire and Dust (7 disks). At most 15 rounds.
battle-letter_3_seal = The Seal
    .about = The wax is soft and each side has sent for its second hero. When both heroes of the enemy have fallen, the seal is yours. In the fifth round the candle burns down. Grass and Metal (7 disks) against Fire and Dust (7 disks). At most 20 rounds.
battle-lesson_1_flick = Lesson 1: The Flick
    .about = Everything in Desktopia begins with a flick. Pull back, let go, and the disk slides until friction stops it. Stop the Energan on the coaster. One flick a turn, three turns.
battle-lesson_2_hit = Lesson 2: The Hit
    .about = A flicked character wounds every enemy its disk bumps into. A touch is enough. Destroy the Phantom. One flick a turn, two turns.
battle-lesson_3_shot = Lesson 3: The Shot
    .about = An archer lays a small missile disk beside himself and flicks that. Beside means on any side, even beyond a corner. Destroy the Elemental with an Arrow. One shot a turn, two turns.
battle-lesson_4_spell = Lesson 4: The Spell
    .about = Instead of flicking, some characters cast a spell. A Phantom trades places with a comrade. Only a hero can hurt a Smoker, and Kharu is locked in. Exchange him with the Phantom, then strike. Two actions a turn, two turns.
battle-lesson_5_artifact = Lesson 5: The Artifact
    .about = A character that bumps into a free artifact climbs on top of it. From there it lends its power to you, and nobody can hit it. Take the Fountain of Life and hold it until your next turn. One action.
battle-lesson_6_penalty = Lesson 6: The Penalty
    .about = Any disk that leaves the table costs you an action. Measure your strength. Destroy both enemies this turn. Two actions: the first flick must push nothing off.
battle-etude_fire_1 = The Fuse
    .about = Adjarkha's boots are stuck in candle wax: he cannot be moved, but his hands are free. Destroy the wounded Kharu this turn. Two actions.
battle-etude_fire_2 = One Match, Two Candles
    .about = Two Rampracks creak between the mug and the spoon rest. Adjarkha has strength for a single leap. Destroy both Rampracks this turn. One action.
battle-etude_fire_3 = The Second Gust
    .about = A Phantom has crept into the gap between three books. No straight line leads there from where Sirokh stands. Destroy the Phantom this turn. One action.
battle-etude_fire_4 = The Climbing Spark
    .about = Akeru, barely alive, has climbed the Magnetosphere, where no blow and no missile can reach him. His only companion hides behind a ruler. Destroy Akeru this turn. One action.
battle-etude_grass_1 = Nurse and Charge
    .about = The Hornbug is wounded and will not stir. Across the window sill stands a healthy Ramprack. Destroy the Ramprack this turn. Two actions.
battle-etude_grass_2 = A Thorn Between
    .about = Two Smokers laugh at the blows of common warriors. An Untouchable need not strike them: it is enough to stand close. Destroy both Smokers this turn. One action.
battle-etude_grass_3 = On the Brink
    .about = Two constructs teeter on the edge of the desk. Whatever falls over it costs an action. Destroy both enemies this turn. Two actions.
battle-etude_grass_4 = Shield before Thorns
    .about = Kharu has his back to the cookbooks and all his lives left. Two Untouchables can get at him, but there is room only shoulder to shoulder. Destroy Kharu this turn. Two actions.
battle-etude_metal_1 = Second Wind
    .about = The Ramprack is walled in by the charger and the hub. Its orders still reach the little Energan outside. Destroy both Elementals this turn. Two actions.
battle-etude_metal_2 = The Lightning Ledger
    .about = Baaroun is plugged into the socket and cannot be moved. His card holds three Lightnings; each later turn brings one more. Destroy all three enemies within four turns. One action a turn.
battle-etude_metal_3 = Off the Pedestal
    .about = A Smoker has settled on the Magnetosphere behind the mug. Up there nothing can hit him; down here only a hero can hurt him. Destroy the Smoker this turn. Two actions.
battle-etude_metal_4 = The Puppet
    .about = Two healthy Ezzens stand behind Kharu. Vailla cannot reach them, but he can reach the strongest arm of the enemy. Destroy both Ezzens this turn. One action.
battle-etude_dust_1 = Three Bites
    .about = Akeru sits fast in a drop of jam. Three Ticks are on his card, two enemies in sight: Shawakh, strong as an ox, and a frail Dryad. Destroy both within four turns. One action a turn.
battle-etude_dust_2 = Backhand
    .about = A glasses case stands between the Skolop and the Ramprack, and the Skolop faces the wrong way: a straight blow would only scratch. Destroy the healthy Ramprack this turn. One action.
battle-etude_dust_3 = Blood Chain
    .about = Ezzen has one life left, and a Lariat would cost him one for every blow. He is a vampire, though. Destroy all three enemies this turn. Two actions.
battle-etude_dust_4 = Changing Places
    .about = Kharu is shut in behind the laptop. Two Phantoms stand near two weary heroes of Fire, one on either side. Destroy both heroes this turn. Two actions.


## Kinds of scripts

kind-battle = Battle
    .about = One battle for two, three or four players. Whoever first reaches a goal of the script has won.
kind-campaign = Campaign
    .about = Three battles one after another. Unspent rituals and the spoils that the script names pass on to the next battle; points decide in the end.
kind-campaign_battle = Battle of a campaign
    .about = One chapter of a campaign, played by itself.
kind-etude = Etude
    .about = A puzzle for one: reach the goal before the turns run out. The enemy never moves; begin anew as often as you like.
kind-lesson = Lesson
    .about = A first step, explained.


## Characters: Fire

character-adjarkha = Adjarkha
    .about = Fire Hit. End of your turn: you may move one Flame from a character to another.
    .lore = Carries the oldest ember of the desk in a thimble, and is generous with it.
character-sirokh = Sirokh
    .about = Shoots the Tornado, a second time if the first shot missed.
    .lore = Has never closed a window in his life.
character-vampal = Vampal
    .about = Start of your turn: gains 1 life per ally nearby.
    .lore = Huge, loud and lost without company.
character-elemental = Elemental
    .about = Double damage when hitting a burning enemy.
    .lore = A spark that would not go out.
character-smoker = Smoker
    .about = Hits and shots of veterans and fighters do not wound it.
    .lore = Try to slap smoke.


## Characters: Grass

character-shawakh = Shawakh
    .about = Shoots Shields, at friend or foe. End of your turn: you may lay 1–2 Shields from this card on different characters.
    .lore = Old as the flower pot. Under his shell there is room for everyone.
character-div = Div
    .about = On death: you may lay this disk on another hero's card; that hero's next attack deals +1.
    .lore = Whittles his arrows from toothpicks, and leaves the best one to a friend.
character-hornbug = Hornbug
    .about = Power sector. Wounded: cannot act.
    .lore = Runs through walls of books. At the first scratch it lies down to be pitied.
character-untouchable = Untouchable
    .about = End of your turn: 1 damage to everyone nearby.
    .lore = Nobody shakes hands with a cactus.
character-dryad = Dryad
    .about = Dryad Hit: allies that it bumps into gain 1 life.
    .lore = Heals by running into people.


## Characters: Metal

character-baaroun = Baaroun
    .about = Start of your turn: +1 Lightning (up to 3).
    .lore = Sleeps in the socket strip. Wakes up charged.
character-vailla = Vailla
    .about = Magnet may strike allies too.
    .lore = Everybody dances to his tune, his own people not excepted.
character-ramprack = Ramprack
    .about = Spell: a free flick of any own character with fewer lives than this one.
    .lore = A foreman of cast iron: gives orders even when wedged between two books.
character-minusoid = Minusoid
    .about = On death: a player of your choice gets a penalty card.
    .lore = The small print at the end of the contract.
character-energan = Energan
    .about = On death: you get a bonus card.
    .lore = A battery on two legs. Empties itself for the common good.


## Characters: Dust

character-kharu = Kharu
    .about = Power sector. Shoots Lariats, at friend or foe. Before you flick him: you may lay a Lariat on anyone.
    .lore = Thinks that pain should be shared fairly.
character-akeru = Akeru
    .about = Shoots Ticks. Spell: take 2 Ticks from the reserve.
    .lore = A shepherd of very small, very hungry sheep.
character-ezzen = Ezzen
    .about = Vampire Hit: gains as many lives as the damage it deals.
    .lore = Never says no to a drop.
character-phantom = Phantom
    .about = Spell: trade places with another of your characters.
    .lore = Was it not just over there?
character-skolop = Skolop
    .about = Power sector of 90°: pushed from behind, it deals double damage.
    .lore = Forty legs, one direction.


## Ranks and classes

rank-hero = Hero
    .about = A disk of 31 mm with a name, a missile of its own and four or five lives. Wounds are tokens on the card.
rank-veteran = Veteran
    .about = A disk of 28 mm with two lives. Wounded, it shows the face with the drop of blood.
rank-fighter = Fighter
    .about = A disk of 23 mm with a single life. Its other face is the other kind of fighter of the Order.

class-chieftain = chieftain
class-stormcaller = stormcaller
class-brute = brute
class-spirit = spirit
class-scout = scout
class-guardian = guardian
class-archer = archer
class-beast = beast
class-warrior = warrior
class-healer = healer
class-technomage = technomage
class-construct = construct
class-tormentor = tormentor
class-pastor = pastor
class-vampire = vampire


## Missiles

missile-scorching_flame = Scorching Flame
    .about = Lies on its target: 1 damage at the end of every turn of whoever laid it.
    .short = Flame
missile-wandering_tornado = Wandering Tornado
    .about = 1 damage. If it missed and is still on the table, it must be shot a second time from where it lies.
    .short = Tornado
missile-thorn_shield = Thorn Shield
    .about = Lies on its bearer, who receives no damage from anything. Only one on a character; a hard blow shakes it off.
    .short = Shield
missile-hardened_arrow = Hardened Arrow
    .about = 1 damage.
    .short = Arrow
missile-chain_lightning = Chain Lightning
    .about = 1 damage, and 1 more for each Lightning left on Baaroun's card; those are spent with a hit, not with a miss.
    .short = Lightning
missile-magnet_of_power = Magnet of Power
    .about = No damage: you flick the target at once, as if it were yours, at no cost. Vailla may choose a comrade, too.
    .short = Magnet
missile-lariat_of_pain = Lariat of Pain
    .about = Lies on its bearer: each hit of the bearer deals 1 damage more, and costs the bearer 1 life.
    .short = Lariat
missile-vampire_tick = Vampire Tick
    .about = Lies on its target, which cannot act. At the start of its owner's turn it deals 1 damage, and a hero of the owner gains 1 life.
    .short = Tick

# The disks of these missiles, with their numbers: Flame 3
disk-flame = { missile-scorching_flame.short }
    .about = { missile-scorching_flame.about }
disk-tornado = { missile-wandering_tornado.short }
    .about = { missile-wandering_tornado.about }
disk-tornado1 = { missile-wandering_tornado.short }
    .about = { missile-wandering_tornado.about }
disk-shield = { missile-thorn_shield.short }
    .about = { missile-thorn_shield.about }
disk-arrow = { missile-hardened_arrow.short }
    .about = { missile-hardened_arrow.about }
disk-lightning = { missile-chain_lightning.short }
    .about = { missile-chain_lightning.about }
disk-magnet = { missile-magnet_of_power.short }
    .about = { missile-magnet_of_power.about }
disk-lariat = { missile-lariat_of_pain.short }
    .about = { missile-lariat_of_pain.about }
disk-tick = { missile-vampire_tick.short }
    .about = { missile-vampire_tick.about }


## Artifacts

artifact-fire_mine = Fire Mine
    .about = Once in your turn, at any time: either +1 missile for each of your shooters with a limited supply, or remove one missile from each of your characters bearing any.
artifact-fountain_of_life = Fountain of Life
    .about = Once in your turn, at any time: each of your characters with exactly 1 life gains 1.
artifact-magnetosphere = Magnetosphere
    .about = End of your turn: move any character next to the Magnetosphere.
artifact-smithy_of_dust = Smithy of Dust
    .about = Once in your turn, when an enemy dies: if you are short of fighters, return one dead fighter next to the Smithy; it cannot act this turn.


## Rituals and time cards

ritual-summoning = Summoning
    .about = A fighter of an Order you play enters from the reserve next to one of your heroes.
ritual-purification = Purification
    .about = Discard one missile from any character's disk or card.
ritual-healing = Healing
    .about = One character gains 1 life.
ritual-teleportation = Teleportation
    .about = Put one of your characters anywhere free on the battlefield.

# The single cards: three of each kind, all alike
ritual-summoning1 = { ritual-summoning }
    .about = { ritual-summoning.about }
ritual-summoning2 = { ritual-summoning }
    .about = { ritual-summoning.about }
ritual-summoning3 = { ritual-summoning }
    .about = { ritual-summoning.about }
ritual-purification1 = { ritual-purification }
    .about = { ritual-purification.about }
ritual-purification2 = { ritual-purification }
    .about = { ritual-purification.about }
ritual-purification3 = { ritual-purification }
    .about = { ritual-purification.about }
ritual-healing1 = { ritual-healing }
    .about = { ritual-healing.about }
ritual-healing2 = { ritual-healing }
    .about = { ritual-healing.about }
ritual-healing3 = { ritual-healing }
    .about = { ritual-healing.about }
ritual-teleportation1 = { ritual-teleportation }
    .about = { ritual-teleportation.about }
ritual-teleportation2 = { ritual-teleportation }
    .about = { ritual-teleportation.about }
ritual-teleportation3 = { ritual-teleportation }
    .about = { ritual-teleportation.about }

time-penalty = Penalty card
    .about = The black side of a time card: one action fewer in the holder's next turn. Without any action left, the whole turn is skipped.
time-bonus = Bonus card
    .about = The purple side of a time card: one action more in the holder's next turn, for one more character. It lies in the camp until that action is taken; a penalty card that comes before cancels it.


## Hits

hit-plain = Plain hit
    .about = 1 damage to each enemy that the flicked character bumps into, once in a flick.
hit-vampire_hit = Vampire Hit
    .about = After each hit the striker gains as many lives as the damage that it dealt.
hit-fire_hit = Fire Hit
    .about = A Flame is laid on each enemy that was hit and survived.
hit-dryad_hit = Dryad Hit
    .about = Allies that the striker bumps into gain 1 life each, once in a flick. Enemies are wounded as usual.
hit-power_hit = Power hit
    .about = Flicked by the red arc, with the finger on it, the character deals double damage to everyone it hits.


## Places and things of the book

edge-bottom = bottom edge
edge-left = left edge
edge-top = top edge
edge-right = right edge

thing-lump_1 = the left lump of sugar
thing-lump_2 = the middle lump of sugar
thing-lump_3 = the right lump of sugar
thing-vent_west = the left vent
thing-vent_east = the right vent
thing-candle = the candle
thing-coaster = the coaster
thing-home_south = the southern saucer
thing-home_north = the northern saucer
thing-far_south = the southern finish
thing-far_north = the northern finish
thing-terrain = something that stands on the desk
thing-border = the edge of the table
thing-reinforcement = reinforcements
thing-terrain_change = the changed desk
thing-hazard_zone = dangerous ground
thing-healing_zone = healing ground

# Whom a script means by a tag
tag-captain_a = captains of Fire and Metal
tag-captain_b = captains of Grass and Dust
tag-captain_0 = captain of Fire and Metal
tag-captain_1 = captain of Grass and Dust
tag-hero_0 = hero of Grass
tag-hero_1 = hero of Metal
tag-hero_2 = hero of Dust
tag-brink = Energan on the brink
tag-far = Energan far off

# A special rule of the script that is due, with its number
trigger-rule = Rule of the script


## Goals of a script

goal-eliminate_all = { $result ->
        [lose] Lost if no enemy character is left ({ $have } of { $need } gone)
       *[win] Leave no enemy character alive ({ $have } of { $need } gone)
    }
goal-eliminate_tagged = { $result ->
        [lose] Lost if all of these fall: { $tag } ({ $have } of { $need } fallen)
       *[win] Bring down: { $tag } ({ $have } of { $need } fallen)
    }
goal-lost_tagged = { $result ->
        [win] Won as soon as so many of these have fallen: { $tag } ({ $have } of { $need })
       *[lose] Lost as soon as so many of these have fallen: { $tag } ({ $have } of { $need })
    }
goal-survive = { $result ->
        [lose] Lost if you are still there after round { $rounds } ({ $have } of { $need } rounds)
       *[win] Hold out to the end of round { $rounds } ({ $have } of { $need } rounds)
    }
goal-reach_zone = { $result ->
        [lose] Lost if { $count ->
            [one] one of you ends
           *[other] { $count } of you end
        } a turn of yours here: { $zone } ({ $have } of { $need })
       *[win] End a turn of yours with { $count ->
            [one] one character
           *[other] { $count } characters
        } here: { $zone } ({ $have } of { $need })
    }
goal-reach_zone-tagged = { $result ->
        [lose] Lost if you end a turn of yours with { $tag } here: { $zone } ({ $have } of { $need })
       *[win] End a turn of yours with { $tag } here: { $zone } ({ $have } of { $need })
    }
goal-hold_artifact = { $result ->
        [lose] Lost if you hold the { $artifact } at the start of { $turns ->
            [one] a turn of yours
           *[other] { $turns } of your turns in a row
        } ({ $have } of { $need })
       *[win] Hold the { $artifact } at the start of { $turns ->
            [one] a turn of yours
           *[other] { $turns } of your turns in a row
        } ({ $have } of { $need })
    }
goal-object_in_zone = { $result ->
        [lose] Lost if { $object_id } gets here: { $zone } ({ $have } of { $need })
       *[win] Push { $object_id } here: { $zone } ({ $have } of { $need })
    }
goal-damage_total = { $result ->
        [lose] Lost if you deal { $points } damage in all ({ $have } of { $need })
       *[win] Deal { $points } damage in all ({ $have } of { $need })
    }
goal-kills_in_turn = { $result ->
        [lose] Lost if in one turn you bring down { $count ->
            [one] an enemy
           *[other] { $count } enemies
        } ({ $have } of { $need })
       *[win] Bring down { $count ->
            [one] an enemy
           *[other] { $count } enemies
        } in one turn ({ $have } of { $need })
    }
goal-turns_over = { $result ->
        [win] Won when { $turns ->
            [one] your turn is over
           *[other] { $turns } of your turns are over
        } ({ $have } of { $need })
       *[lose] { $turns ->
            [one] You have a single turn ({ $have } of { $need } used)
           *[other] You have { $turns } turns ({ $have } of { $need } used)
        }
    }
goal-all-of = All of this at once:
goal-any-of = Any one of these:
goal-limit = After round { $rounds } the stronger side wins.
goal-strength = Strength: { $strength }


## Special rules of a script

rule-actions_per_turn = { player }: { $n ->
        [one] 1 action
       *[other] { $n } actions
    } a turn.
rule-start_time_cards = { player } starts with { $kind ->
        [bonus] { $n ->
            [one] a bonus card
           *[other] { $n } bonus cards
        }
       *[penalty] { $n ->
            [one] a penalty card
           *[other] { $n } penalty cards
        }
    }.
rule-life_max = { $n ->
        [one] 1 life at most
       *[other] { $n } lives at most
    }: { $tag }.
rule-immobile = Cannot be flicked, but may do everything else: { $tag }.
rule-fixed = Stands as if nailed down: { $tag }.
rule-invulnerable = Cannot be wounded: { $tag }.
rule-no_penalty = Disks that leave the table cost nothing. For: { $seats }.
rule-solid_border = These edges are walls, and nothing falls there: { $edges }.
rule-reinforcement = Round { $round }: reinforcements for { player-within } ({ $units }), here: { $zone }.
rule-hazard_zone = { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    } to everyone who ends a turn of theirs here{ $who ->
        [enemies] {" "}(except { team-within })
       *[all] {""}
    }: { $zone }.
rule-healing_zone = { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    } for everyone who ends a turn of theirs here: { $zone }.
rule-disable_ability = { $ability ->
        [shot] Cannot shoot
        [spell] Cannot cast
        [trait] Without its trait
        [special_hit] Without its special hit
       *[power] Without its power sector
    }: { $tag }.
rule-grant_hit = { $hit ->
        [vampire] Has the Vampire Hit, too
        [fire] Has the Fire Hit, too
       *[dryad] Has the Dryad Hit, too
    }: { $tag }.
rule-grant_sector = Has a power sector of { $arc }°: { $tag }.
rule-ritual_grant = { player } starts with the ritual { $ritual }{ $n ->
        [one] {""}
       *[other] {" "}({ $n })
    }.
rule-terrain_change = Round { $round }: things on the desk change.
rule-ritual_draw = { $rule ->
        [none] No rituals are drawn.
        [every_turn] A ritual is drawn at the end of every turn.
        [on_kill] A ritual is drawn after a turn in which an enemy fell.
       *[standard] A ritual is drawn after a turn with 4 damage or more, or with none.
    }
rule-free_capture = Taking an artifact gives one action more at once. For: { $seats }.
rule-keep_wounds = Keeps up to { $max } wounds for the next battle: { $tag }.


## Why somebody cannot act

able-acted = Has acted this turn already.
able-tick = A Tick holds it fast: it cannot act.
able-wounded = Wounded: a Hornbug does not act until it is healed.
able-raised = Raised by the Smithy this turn: it acts from the next one on.
able-out_of_actions = No actions are left in this turn.
able-not_its_turn = It is somebody else's turn.


## Terms

term-order = Order
    .about = One of the four peoples of the desk: Fire, Grass, Metal and Dust. A side leads one or more of them.
term-battlefield = Battlefield
    .about = The table top, about one metre square unless the script says otherwise.
term-border = Border
    .about = The edge of the table. A disk whose centre crosses it has left the table.
term-camp = Camp
    .about = The cards, time cards and rituals of a player, beside the table.
term-reserve = Reserve
    .about = All disks that are not in play. Summoned and resurrected fighters come from there.
term-discard = Discard
    .about = Back to the reserve, or to the missile's own card if its supply is unlimited.
term-script = Script
    .about = What a battle is about: the table, the squads, the goals and the special rules. It beats cards, and cards beat the rules.
term-campaign = Campaign
    .about = A chain of battles in which advantages pass on from one to the next.
term-etude = Etude
    .about = A puzzle for one against an enemy who stands still.
term-squad = Squad
    .about = The characters of one side.
term-landscape = Landscape
    .about = Mugs, books and whatever else stands on the desk. It never moves, and disks bounce off it.
term-disk = Disk
    .about = Everything here is a round piece of wood: characters, missiles, artifacts.
term-character = Character
    .about = A hero, a veteran or a fighter.
term-rank = Rank
    .about = Hero, veteran or fighter: the larger the disk, the higher the rank.
term-class = Class
    .about = What a character does for a living. No rule asks for it.
term-missile = Missile
    .about = A disk of 15 mm that is shot, or laid on a character.
term-artifact = Artifact
    .about = A disk of 31 mm that gives a power to whoever has a character standing on it.
term-barrel = Special object
    .about = The other face of an artifact: a thing to be pushed about, which matters by the script alone.
term-life = Life
    .about = What wounds take away. Without any, the character dies.
term-life_max = Maximum of lives
    .about = Nobody ever has more lives than at first; whatever is given beyond that is lost.
term-damage = Damage
    .about = Each point takes a life. What goes beyond the last life still counts as dealt.
term-damage_token = Damage token
    .about = A wound on a hero's card.
term-ability = Ability
    .about = What a card allows: shot, spell, trait, special hit, power sector.
term-action = Action
    .about = A flick, a shot or a spell. Three in a turn, each with a different character.
term-flick = Flick
    .about = A disk is sent sliding in some direction at some speed, 100 to 2500 mm/s. Once let go it cannot be taken back.
term-shot = Shot
    .about = A missile is laid beside the shooter, at most the shooter's own diameter away, and flicked. Of the enemies that it touches one is the target.
term-spell = Spell
    .about = An action without a flick: what the card says happens.
term-trait = Trait
    .about = What a character does of itself, at no cost, even if it does not act.
term-hit = Hit
    .about = A flicked character bumps into an enemy. A touch is enough; how hard does not matter.
term-power_sector = Power sector
    .about = A red arc at the rear of some disks. A flick with the finger on it deals double damage.
term-missile_max = Maximum of missiles
    .about = So many missiles at most lie on a character's card.
term-limited_supply = Limited supply
    .about = The missiles on the character's own card. Once used they go to the reserve.
term-infinite_supply = Unlimited supply
    .about = The disks on the missile's own card. Once used they come back there; while all lie on characters there is none to use.
term-long_term_effect = Long-term effect
    .about = Works as long as the missile lies on the character. It ends when the missile falls off.
term-target = Target
    .about = Whom a shot takes effect on: one of those whom the missile touched.
term-nearby = Nearby
    .about = Less than 15 mm from rim to rim, on the same level, with nothing of the landscape between: a missile could lie across both.
term-allied_character = Allied character
    .about = A character of yours or of a player of your team.
term-enemy_character = Enemy character
    .about = A character of a player of another team.
term-neutral_artifact = Neutral artifact
    .about = Nobody stands on it. A character that bumps into it when flicked by its own player may climb it.
term-control = Control
    .about = An artifact is yours as long as a character of yours stands on it. Nobody can hit that character, but a hard blow on the artifact shakes it off.
term-ritual = Ritual
    .about = A secret card, drawn after a turn with 4 damage or more, or with none, and played in your own turn at no cost.
term-time_card = Time card
    .about = Black side: one action fewer in your next turn. Purple side: one more. There are five.
term-penalty = Penalty
    .about = A flick after which a disk has left the table costs an action; if there is none to lose, a black time card.
term-bonus = Bonus
    .about = One more action in your next turn, for one more character.
term-rule_deficiency = Rule of Deficiency
    .about = What is not there cannot be taken: an effect without a disk or card for it does not happen.
term-rule_maximum = Rule of Maximums
    .about = Neither lives nor missiles ever exceed what the card allows.
term-rule_priority = Rule of Priority
    .about = The script beats the cards, and the cards beat the rules.
term-rule_sequence = Rule of Sequence
    .about = Of several things due at once, whoever is on turn chooses the order.
term-rule_stability = Rule of Stability
    .about = Nothing is moved by accident: what is not allowed is refused and changes nothing.
term-steadiness = Steadiness
    .about = How exactly the hand does what was aimed: 100 never errs. The same law holds for people and bots.
term-facing = Facing
    .about = Which way a disk is turned. It matters for power sectors alone and changes when disks glance off each other.
term-block = Stack
    .about = Whatever rides on a disk. A sudden jolt makes it slide off.
term-carrier = Carrier
    .about = A disk on which something lies or stands.
term-player = Player
    .about = A person or a bot.
term-side = Side
    .about = A player's squad, or one that nobody leads.
term-team = Team
    .about = Sides that win and lose together.
term-turn = Turn
    .about = Start, up to three actions, end: what is due at the start and at the end happens in the order chosen by whoever is on turn.
term-round = Round
    .about = One turn of every player.
term-free_flick = Free flick
    .about = A flick that some effect gives: it costs no action, and may be made with a character that cannot act.
term-burning = Burning
    .about = A Flame lies on this character.
term-cannot_act = Cannot act
    .about = It has acted, a Tick lies on it, it is a wounded Hornbug, or it was raised this turn. Free flicks are still possible.
term-div_charge = Div charge
    .about = The disk of the dead Div on a hero's card: the hero's next attack deals 1 damage more.
term-snapshot = Snapshot
    .about = What lies on whom, and whose the artifacts are, is read once, when a flick begins.
term-off_the_table = Off the table
    .about = A disk that has left is set back near the edge that it crossed. The flicking player pays a penalty.
term-column = Column
    .about = The missiles on a character, the first at the bottom. They fall off together or not at all.


## What is asked

ask-deploy = Deploy your squad: every disk inside its zone, clear of the others.
ask-act = Your turn: flick, shoot or cast
ask-aim = { $why ->
        [second] The Tornado missed and wanders on: shoot it once more.
       *[other] { $why }: now flick. In which direction, and how hard?
    }
ask-begin = Your turn begins. What happens next?
ask-close = Your turn ends. What happens next?
ask-deaths = Several have fallen, and something follows. What happens next?
ask-feed = The Tick has drunk its fill. Which hero gains the life?
ask-target = The missile touched more than one. Who is the target?
ask-flames = There are not enough Flames for everyone. { $count ->
        [one] Who gets the only one?
       *[other] Which { $count } get one?
    }
ask-climb = An artifact is free. Climb it?
ask-face = Which way shall { $disk } face?
ask-penalise = Your Minusoid has fallen. Who gets the penalty card?
ask-charge = Your Div has fallen. Which hero takes up his last arrow?
ask-raise = The Smithy of Dust glows. Which fighter comes back?
ask-place = { $by }: choose the place.
ask-pull = The Magnetosphere hums. Whom do you draw to it?
ask-spark = Adjarkha blows on the embers. Which Flame leaps over, and to whom?
ask-shields = Shawakh has Shields to spare. Who gets one?
ask-mine = Fire Mine: load your shooters, or take a missile off each of your characters?
ask-unload = Fire Mine: which missile is taken off { $disk }?
ask-summon = Summoning: which fighter comes, and to which hero?
ask-purify = Purification: which missile is discarded?
ask-heal = Healing: who gains a life?
ask-teleport = Teleportation: whom do you move?
ask-keep = You have drawn a ritual. Play one now, or keep your cards?


## What can be answered

action-auto = Deploy for me
action-deploy = Deploy (x, y, facing of each):
action-flick = Flick (disk, angle, speed):
action-shoot = Shoot (shooter, x, y, angle, speed):
action-cast = Cast a spell:
action-lariat = Lay a Lariat on
action-use = Use the artifact:
action-play = Play the ritual:
action-end = End the turn
action-trigger = Next:
action-rest = The rest in the usual order
action-feed = Life for
action-target = Target:
action-burn = Set on fire:
action-climb = Climb:
action-stay = Stay down
action-face = Face (degrees):
action-keep = Leave it as it is
action-penalise = Penalty card for seat
action-charge = Charge for
action-decline = No, thank you
action-raise = Bring back:
action-place = Place (x, y):
action-pull = Draw in:
action-spark = Move (Flame, to whom):
action-shield = Shield for
action-done = That is all
action-load = Load: +1 missile for each shooter
action-unload = Unload: one missile off each of yours
action-discard = Discard:
action-summon = Summon (fighter, beside whom):
action-purify = Purify:
action-heal = Heal:
action-teleport = Teleport:


## What happened

event-battle-began = { $number ->
        [0] The battle begins: { $script }
       *[other] Battle { $number } of the campaign begins: { $script }
    }
event-first-player-drawn = The lot falls on { player-within }: first to move
event-squad-deployed = The squad of { player-within }: { $disks }
event-round-began = Round { $round }
event-turn-began = Turn of { player-within }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
event-turn-skipped = { player }: no action left after all the penalties, the turn is skipped
event-turn-ended = { player }: end of the turn
event-disk-flicked = { $why ->
        [flick] { $disk } is flicked: { flicked-how }
        [shot] { $shooter } shoots, { $disk }: { flicked-how }
        [second] The second gust, { $disk }: { flicked-how }
       *[other] { $why } sets { $disk } going: { flicked-how }
    }{ $cut_short ->
        [true] {" "}(the motion was cut short)
        [1] {" "}(the motion was cut short)
       *[other] {""}
    }
event-character-hit = { $disk } hits { $target }: { $damage ->
        [1] 1 damage
       *[other] 1{ $power ->
            [true] {" "}×2
            [1] {" "}×2
           *[other] {""}
        }{ $burning ->
            [true] {" "}×2 (burning)
            [1] {" "}×2 (burning)
           *[other] {""}
        }{ $lariats ->
            [0] {""}
           *[other] {" "}+{ $lariats } (Lariat)
        }{ $charge ->
            [0] {""}
           *[other] {" "}+{ $charge } (Div)
        } = { $damage }
    }
event-shot-struck = { $missile } strikes { $target }{ $damage ->
        [0] {""}
       *[other] : { $damage } damage
    }
event-shot-missed = { $missile } misses
event-character-wounded = { $disk } takes { $damage } damage from { $by }: { $left ->
        [0] no life left
        [one] 1 life left
       *[other] { $left } lives left
    }
event-damage-prevented = { $disk } takes no damage from { $by }: { $damage } prevented ({ $why ->
        [script] by the script
       *[other] { $why }
    })
event-character-healed = { $disk } gains { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    } ({ $by }) and has { $now }
event-character-died = { $disk } falls
event-missile-laid = { $missile } lies on { $target } now
event-missile-fell = { $missile } slides off { $carrier }
event-missile-discarded = { $supply ->
        [true] { told-off-card }
        [1] { told-off-card }
       *[other] { $missile } is taken off { $carrier }
    }
event-supply-changed = { $missile } on the card of { $disk }: { $stored }
event-character-shaken = { $disk } tumbles off the { $artifact }
event-disk-returned = { $disk } fell off the table and is set back ({ $edge })
event-disk-placed = { $disk } is moved ({ $by })
event-disk-turned = { $disk } turns: { NUMBER($facing, maximumFractionDigits: 0) }°
event-disks-exchanged = { $disk } and { $other } change places
event-artifact-taken = { $disk } climbs the { $artifact }: { player-within } controls it
event-artifact-freed = Nobody controls the { $artifact } any longer
event-artifact-used = { player }: the { $artifact } is used{ $effect ->
        [load] : shooters are loaded
        [unload] : missiles are taken off
       *[other] {""}
    }
event-action-lost = A disk left the table: one action less ({ player-within })
event-time-card-taken = { $kind ->
        [bonus] { player }: a bonus card, one action more next turn
       *[penalty] { player }: a penalty card, one action fewer next turn
    }
event-bonus-spent = { player }: a bonus card goes back
event-time-cards-cancelled = { $current ->
        [true] { told-cancelled-now }
        [1] { told-cancelled-now }
       *[other] The penalty and the bonus of { player-within } cancel each other
    }
told-cancelled-now = The penalty of { player-within } cancels the bonus of this turn: one action fewer now, none next turn
event-spell-cast = { $disk } casts a spell
event-charge-laid = { $hero } takes up the last arrow of Div: the next attack deals 1 damage more
event-charge-spent = { $hero } has the charge of Div no longer
event-fighter-came = { $disk } enters the field for { player-within } ({ $by })
event-ritual-drawn = { player }: a ritual is drawn, { $card }
event-ritual-played = { player }: a ritual is played, { $card }
event-rituals-shuffled = The played rituals are shuffled into a new deck
event-terrain-changed = Things come and go on the desk: { $removed } { $added }
event-player-out = { side }: nobody is left
event-battle-won = Victory for { team-within }: { $reason ->
        [eliminate_all] no enemy is left
        [eliminate_tagged] those who had to fall have fallen
        [lost_tagged] enough have fallen
        [survive] they have held out
        [reach_zone] the goal is reached
        [hold_artifact] the artifact was held long enough
        [object_in_zone] everything is where it should be
        [damage_total] enough damage is dealt
        [kills_in_turn] enough have fallen in one turn
        [turns_over] the turns are over
        [strength] stronger than anybody at the end
        [last_team] nobody else is left
        [lost] the others have lost
       *[other] the script says so
    }
event-battle-drawn = { $reason ->
        [strength] Time is up, and nobody has won
        [lost] The script's goal is out of reach: nobody has won
       *[other] The battle ends without a winner
    }
event-campaign-stands = The campaign stands at { $points }

# How a disk was flicked: as the hand did it, and as it was aimed
flicked-how = { NUMBER($real_angle, maximumFractionDigits: 2) }°, { NUMBER($real_speed, maximumFractionDigits: 0, useGrouping: 0) } mm/s (aimed { NUMBER($angle, maximumFractionDigits: 2) }°, { NUMBER($speed, maximumFractionDigits: 0, useGrouping: 0) }){ $power ->
        [true] , with power
        [1] , with power
       *[other] {""}
    }
told-off-card = { $missile } is taken off the card of { $carrier }


## What is refused

illegal-not-inside = The disk must lie wholly on the table ({ $rule }).
illegal-no-room = There is no room: too close to { $thing } ({ $rule }).
illegal-not-nearby = Not nearby { $near }: less than { $most } mm from rim to rim, with nothing between ({ $rule }).
illegal-too-far = The missile lies too far from { $disk }: at most { $most } mm, the shooter's own diameter ({ $rule }).
illegal-too-near = The missile lies too close to { $disk }: leave a gap of { $gap } mm at least ({ $rule }).
illegal-wrong-zone = A disk must be deployed wholly inside its own zone ({ $rule }).
illegal-has-acted = This character has acted this turn already ({ $rule }).
illegal-has-tick = A Tick lies on this character: it cannot act ({ $rule }).
illegal-is-wounded = A wounded Hornbug cannot act ({ $rule }).
illegal-was-raised = A fighter raised by the Smithy cannot act in the same turn ({ $rule }).
illegal-no-actions = You have no action left in this turn ({ $rule }).
illegal-not-yours = You may flick only your own characters ({ $rule }).
illegal-never-flicked = Artifacts and special objects are never flicked, only pushed ({ $rule }).
illegal-immobile = By the script this character cannot be flicked ({ $rule }).
illegal-no-shot = This character cannot shoot ({ $rule }).
illegal-no-missile = There is no missile left for a shot ({ $rule }).
illegal-no-spell = This character has no spell ({ $rule }).
illegal-spell-without-effect = The spell would do nothing now ({ $rule }).
illegal-artifact-used = This artifact has been used in this turn already ({ $rule }).
illegal-not-controlled = You do not control this artifact: no character of yours stands on it ({ $rule }).
illegal-ritual-without-effect = The ritual would do nothing now ({ $rule }).
illegal-full-health = This character is not wounded ({ $rule }).
illegal-bad-script = The script cannot be played. { $where }: { $what ->
        [not-json] { script-not-json }
        [too-large] { script-too-large }
        [not-an-object] { script-not-an-object }
        [not-a-list] { script-not-a-list }
        [not-a-text] { script-not-a-text }
        [not-a-number] { script-not-a-number }
        [not-whole] { script-not-whole }
        [not-yes-or-no] { script-not-yes-or-no }
        [not-a-name] { script-not-a-name }
        [empty-text] { script-empty-text }
        [long-text] { script-long-text }
        [out-of-range] { script-out-of-range }
        [wrong-length] { script-wrong-length }
        [missing-key] { script-missing-key }
        [unknown-key] { script-unknown-key }
        [repeated-key] { script-repeated-key }
        [unknown-word] { script-unknown-word }
        [one-of-these] { script-one-of-these }
        [unknown-condition] { script-unknown-condition }
        [unknown-modifier] { script-unknown-modifier }
        [carry-only] { script-carry-only }
        [unknown-step] { script-unknown-step }
        [unknown-type] { script-unknown-type }
        [unknown-order] { script-unknown-order }
        [unknown-artifact] { script-unknown-artifact }
        [unknown-ritual] { script-unknown-ritual }
        [unknown-zone] { script-unknown-zone }
        [unknown-tag] { script-unknown-tag }
        [unknown-object] { script-unknown-object }
        [unknown-terrain] { script-unknown-terrain }
        [unknown-team] { script-unknown-team }
        [unknown-seat] { script-unknown-seat }
        [unknown-script] { script-unknown-script }
        [repeated-name] { script-repeated-name }
        [taken-name] { script-taken-name }
        [shared-tag] { script-shared-tag }
        [single-tag] { script-single-tag }
        [seat-order] { script-seat-order }
        [wrong-control] { script-wrong-control }
        [order-not-played] { script-order-not-played }
        [passive-zone] { script-passive-zone }
        [placement-given] { script-placement-given }
        [placement-missing] { script-placement-missing }
        [points-differ] { script-points-differ }
        [single-unit] { script-single-unit }
        [off-artifact] { script-off-artifact }
        [full-artifact] { script-full-artifact }
        [too-wounded] { script-too-wounded }
        [no-supply] { script-no-supply }
        [late] { script-late }
        [too-many-disks] { script-too-many-disks }
        [too-many-cards] { script-too-many-cards }
        [both-time-cards] { script-both-time-cards }
        [rituals-off] { script-rituals-off }
        [not-convex] { script-not-convex }
        [outside-field] { script-outside-field }
        [too-close] { script-too-close }
        [terrain-overlaps] { script-terrain-overlaps }
        [zone-too-small] { script-zone-too-small }
        [zone-unpackable] { script-zone-unpackable }
        [etude-players] { script-etude-players }
        [campaign-key] { script-campaign-key }
        [mixed-group] { script-mixed-group }
        [unbounded] { script-unbounded }
        [already-true] { script-already-true }
        [no-way-to-win] { script-no-way-to-win }
        [other-format] { script-other-format }
        [out-of-place] { script-out-of-place }
        [players-differ] { script-players-differ }
        [last-carry] { script-last-carry }
        [no-zone] { script-no-zone }
       *[other] { $what }
    } ({ $rule })

# What is wrong with a script, and what it ought to be
script-not-json = This is not JSON (line { $line }, column { $column }).
script-too-large = It has { $found } characters; at most { $most } are read.
script-not-an-object = An object with keys is wanted here, not { $found }.
script-not-a-list = A list is wanted here, not { $found }.
script-not-a-text = A text is wanted here, not { $found }.
script-not-a-number = A number is wanted here, not { $found }.
script-not-whole = A whole number is wanted here, not { $found }.
script-not-yes-or-no = Only true or false will do here, not { $found }.
script-not-a-name = { $found } is no id: small letters, digits and underscores, a letter first, at most 40.
script-empty-text = There must be some words here.
script-long-text = The text has { $found } characters; there is room for { $most }.
script-out-of-range = { $found } is out of bounds: from { $least } to { $most }.
script-wrong-length = There are { $found } entries; from { $least } to { $most } are allowed.
script-missing-key = The key “{ $missing }” is missing.
script-unknown-key = There is no key “{ $found }” here. Possible: { $legal }.
script-repeated-key = The key “{ $found }” stands there twice.
script-unknown-word = “{ $found }” will not do here. Possible: { $legal }.
script-one-of-these = Exactly one of these keys is wanted: { $legal }.
script-unknown-condition = There is no goal “{ $found }”. Possible: { $legal }.
script-unknown-modifier = There is no special rule “{ $found }”. Possible: { $legal }.
script-carry-only = “{ $found }” may be carried over from battle to battle, but is no special rule of a battle.
script-unknown-step = There is no step “{ $found }” of a solution. Possible: { $legal }.
script-unknown-type = There is no character “{ $found }”. Possible: { $legal }.
script-unknown-order = There is no Order “{ $found }”. Possible: { $legal }.
script-unknown-artifact = There is no artifact “{ $found }” here. Possible: { $legal }.
script-unknown-ritual = There is no ritual “{ $found }”. Possible: { $legal }.
script-unknown-zone = The script has no zone “{ $found }”. It has: { $legal }.
script-unknown-tag = Nobody in the script bears the tag “{ $found }”. There are: { $legal }.
script-unknown-object = The script has no special object “{ $found }”. It has: { $legal }.
script-unknown-terrain = Nothing called “{ $found }” stands on the table. There are: { $legal }.
script-unknown-team = No side belongs to team { $found }. There are: { $legal }.
script-unknown-seat = No player sits on seat { $found }. There are: { $legal }.
script-unknown-script = The book has no script “{ $found }”.
script-repeated-name = “{ $found }” stands there twice.
script-taken-name = “{ $found }” is the name of another disk already.
script-shared-tag = The tag “{ $found }” stands on disks of different teams.
script-single-tag = The tag “{ $found }” must mean a single disk in the script { $script }, not { $disks }.
script-seat-order = Sides stand in the order of their seats, one for each: { $found } instead of { $expected }.
script-wrong-control = This side must be “{ $expected }”, not “{ $found }”: players come first, passive sides after them.
script-order-not-played = { $found } belongs to an Order that this side does not lead ({ $order }).
script-passive-zone = A passive side cannot deploy: give its disks fixed points instead of a zone.
script-placement-given = Whoever comes later is placed in the zone of that rule: give no place here.
script-placement-missing = It must be said where these disks stand: points or a zone.
script-points-differ = The number of points ({ $found }) is not the number of disks ({ $expected }).
script-single-unit = Only one character can stand on an artifact, not { $found }.
script-off-artifact = Whoever stands on the { $artifact } has its very point as a place.
script-full-artifact = Somebody stands on the { $artifact } already.
script-too-wounded = { $found } wounds with { $lives } lives: that character would be dead.
script-no-supply = { $found } missiles are more than the card holds ({ $most }).
script-late = Round { $found } never comes: the battle ends after { $most }.
script-too-many-disks = More disks of one kind than the box has: { $found }, and there are { $most }.
script-too-many-cards = More cards of one kind than the box has: { $found }, and there are { $most }.
script-both-time-cards = { player } cannot start with a penalty and a bonus: they would cancel each other.
script-rituals-off = Ritual cards are dealt, but rituals are not in use.
script-not-convex = The outline is not convex: it must have no dents and no crossing edges.
script-outside-field = This lies outside the table of { $w } × { $h } mm.
script-too-close = Too close to { $other }: the gap must be { $least } mm at least.
script-terrain-overlaps = This stands inside { $other }.
script-zone-too-small = The zone { $zone } is too small for its disks: { $found } mm², and { $least } are needed.
script-zone-unpackable = The { $disks } disks of the zone { $zone } do not fit in there.
script-etude-players = Etudes are for exactly one player, and everything else is for two to four.
script-campaign-key = Exactly the battles of a campaign have the key “campaign”.
script-mixed-group = The goals of the group “{ $found }” belong together: one team, one result.
script-unbounded = Without a limit of rounds nothing would ever end this battle: give a limit or a goal that does.
script-already-true = This goal of { team-within } is reached before the battle has begun.
script-no-way-to-win = { team } has no way to win.
script-other-format = This is no book of scripts of the format { $expected }.
script-out-of-place = In the campaign this battle stands elsewhere: { $found } instead of { $expected }.
script-players-differ = It is for { $found } players, and { $expected } are wanted.
script-last-carry = Nothing can be carried over from the last battle.
script-no-zone = There is no zone in which the newcomer could be deployed ({ $type }).


## The screen

# Places, as they are read out
screen-field = The desk
screen-my-camp = Your camp: { $side }
screen-camp = Camp: { $side }
screen-hand = Your rituals
screen-triggers = What is due
screen-ground = The desk and its zones
screen-ground-terrain = { $name }
screen-ground-zone = Zone: { $name }
screen-ground-round = { $size } mm across
screen-ground-long = { $w } × { $h } mm, turned by { $turn }°
screen-ground-corners = corners at { $corners } mm
screen-goal-some = { $result ->
        [lose] Lost if any { $count } of these get to { $zone }: { $names } ({ $have } of { $need })
       *[win] Push any { $count } of these to { $zone }: { $names } ({ $have } of { $need })
    }
screen-goals = Goals
screen-may = you may: { $offers }
screen-may-many = { $count } answers
screen-at = at { $x }, { $y } mm
screen-kind-missile = missile
screen-kind-artifact = artifact
screen-kind-barrel = special object
screen-character = { $name }, { $rank }, { $side }
screen-lives = { $most ->
        [one] { $lives } life of 1
       *[other] { $lives } of { $most } lives
    }
screen-on = stands on the { $artifact }
screen-bears = bears { $missiles }
screen-sector = power sector { $sector }°, faces { $facing }°
screen-can-act = can act
screen-controlled = { $side } controls it ({ $name })
screen-free = free
screen-used = used this turn
screen-nearby = nearby: { $names }
screen-alive = { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
screen-out = nobody left
screen-on-turn = on turn, { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
screen-penalties = { $count ->
        [one] 1 penalty card
       *[other] { $count } penalty cards
    }
screen-bonuses = { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
screen-rituals = { $count ->
        [0] no rituals
        [one] 1 ritual
       *[other] { $count } rituals
    }
screen-steadiness = steadiness { $steadiness }
screen-passive = stands still
screen-points = { $points ->
        [one] 1 campaign point
       *[other] { $points } campaign points
    }
screen-supply = { $missile }: { $left }
screen-missile-on = { $missile } on { $disk }
screen-battle-of = Battle { $battle } of { $battles }
screen-deployment = Deployment
screen-round = Round { $round }{ $limit ->
        [0] {""}
       *[other] {" "}of { $limit }
    }
screen-turn-of = { $side } on turn, { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
screen-standing = Characters: { $alive }
screen-dealt = Damage this turn: { $damage }

# What may be done where it is done
screen-do-flick = Flick
screen-do-shoot = Shoot
screen-do-climb = Climb
screen-do-heal = Heal
screen-do-feed = Give the life
screen-do-target = This is the target
screen-do-pull = Draw in
screen-do-shield = Lay a Shield
screen-do-teleport = Teleport
screen-do-charge = Take up the arrow
screen-do-use = Use
screen-do-play = Play
screen-do-trigger = Next
screen-do-penalise = Penalty card: { $side }
screen-do-cast = Cast the spell
screen-do-cast-on = Cast: { $disk }
screen-do-lariat-on = Lariat: { $disk }
screen-do-spark-on = { $flame }: { $disk }
screen-do-summon = Summon: { $fighter }
screen-do-discard = Take off: { $missile }
screen-do-purify-card = Discard a missile of the card
screen-do-raise = { $fighter }
screen-do-burn = Flames: { $disks }
screen-step-cast = Cast it here
screen-step-lariat = Lay the Lariat here
screen-step-spark = The Flame leaps here
screen-begin-cast = Cast a spell…
screen-begin-lariat = Lay a Lariat first…
screen-begin-spark = Move { $disk }…
screen-menu = What to do
screen-menu-close = Cancel
screen-then = Now choose who
screen-then-not = Never mind
screen-not-flicked = The script does not let it be flicked.
screen-not-shot = The script does not let it shoot.
screen-no-missile = No missile is left.
screen-no-room = There is no room for the missile.
screen-idle-spell = The spell would do nothing now.

# The panels
screen-panels = Panels
screen-tab-mine = Camp
screen-tab-rivals = Rivals
screen-tab-goals = Goals
screen-tab-camps = Camps
screen-actions = Actions left: { $actions }
screen-actions-lost = { $lost ->
        [one] 1 lost
       *[other] { $lost } lost
    }
screen-dealt-about = A turn with 0 damage, or with { $most } and more, brings a ritual card.
screen-shakier = shakier
screen-ally = ally
screen-you = you
screen-goals-theirs = Other goals, and the rules of the script
screen-rules-of-script = Rules of the script
screen-task = Task
screen-hint-show = Show the hint
screen-restart = Begin anew
screen-restart-failed = The table could not be opened. Try once more.
screen-turns-left = { $turns ->
        [0] No turn is left
        [one] The last turn
       *[other] { $turns } turns left
    }
screen-last = The last flick

# What explains
screen-card-rank = { $rank }, { $class }
screen-card-hit = Special hit
screen-card-missile = Missile
screen-card-supply = { $most ->
        [0] { $missile }: { $left } in all
       *[other] { $missile }: { $left } of { $most }
    }
screen-card-sheds = A flick faster than { $speed } mm/s shakes its missiles off.
screen-card-laid = Laid by { $side }.
screen-card-flame = 1 damage at the end of every turn of { $side }.
screen-card-tick = 1 damage at the start of every turn of { $side }.
screen-card-until = It stays until something shakes it off or takes it away.
screen-card-when-any = Once in a turn, at any moment
screen-card-when-end = At the end of the turn
screen-card-when-death = When an enemy dies
screen-card-zone = A marked place on the desk.
screen-card-terrain = It stands there and never moves. Disks bounce off it.
screen-card-barrel = It belongs to nobody and can only be pushed.

# The parts of an answer that is written down
part-disk = Disk
part-shooter = Shooter
part-angle = Angle, degrees
part-speed = Speed, mm/s
part-x = x, mm
part-y = y, mm
part-facing = Facing, degrees
part-degrees = Facing, degrees

# The field: aiming
screen-aim-panel = The aim
screen-aim-flick = Flick { $name }
screen-aim-shoot = { $name } shoots
screen-aim-steadiness = Steadiness { $steadiness }
screen-aim-hand = How far the hand errs: the cone shows one and three standard errors
screen-aim-angle = Angle
screen-aim-speed = Speed
screen-aim-unit = mm/s
screen-aim-less = { $label }: less by { $step }
screen-aim-more = { $label }: more by { $step }
screen-aim-valued = { $speed } mm/s, { $way } mm if nothing is in the way
screen-aim-mark-reaches = { $passed ->
        [yes] reaches what lies ahead
       *[other] reaches from { $speed }
    }
screen-aim-mark-sheds = { $passed ->
        [yes] sheds its missiles
       *[other] keeps its missiles up to { $speed }
    }
screen-aim-mark-leaves = { $passed ->
        [yes] leaves the table
       *[other] leaves the table from { $speed }
    }
screen-aim-ring-reaches = just reaches
screen-aim-ring-sheds = load falls off
screen-aim-ring-leaves = off the table
screen-aim-cut = The window ends here: pull on from anywhere on the desk.
screen-aim-free = Nothing in the way: slides { $way } mm.
screen-aim-thing = Meets something solid after { $way } mm.
screen-aim-contact = First contact: { $name }, at { $speed } mm/s.
screen-aim-own = First contact: your own { $name }, at { $speed } mm/s.
screen-aim-leaves = Off the table if nothing stops it: { $chance } %
screen-aim-power-yes = A power hit.
screen-aim-power-maybe = A power hit, unless the hand slips.
screen-aim-lay = Move the missile
screen-aim-best = Best place
screen-aim-go-flick = Flick!
screen-aim-go-shoot = Shoot!
screen-aim-cancel = Cancel
screen-aim-fine = Letting go only aims; the button flicks

# The field: laying
screen-lay-panel = Laying by hand
screen-lay-deploy = Place your squad
screen-lay-place = Choose a place
screen-lay-face = Choose a facing
screen-lay-disks = Disks to place
screen-lay-facing = Facing
screen-lay-mm = mm
screen-lay-fine = It may lie here.
screen-lay-turn = Pull the handle round, or use the arrow keys.
screen-lay-done = Done
screen-lay-keep = As it is

# The field: looking
screen-field-controls = The view of the desk
screen-field-closer = Closer
screen-field-farther = Farther
screen-field-again = The last flick again
screen-field-slow = Slow motion
screen-field-replay = The last flick
screen-field-back = One frame back
screen-field-on = One frame on
screen-field-halt = Stop
screen-field-time = Time of the flick
screen-field-seconds = s
screen-field-close = Back to the game

# Plain blunders of bots, in reports of the arena
shame-kill-left = a sure kill close by left standing
shame-fined-for-nothing = a disk flicked off the table past everybody
shame-for-the-enemy = a card played for the enemy
