# The words of The Curse of Candelabria, by id: what a player reads. Names are those of RULES.md, sections 2 and 11.
# In questions, events and refusals Houses, figures, cards, territories and icons arrive as names, regions as numbers.
# One House is a plural (the Knights): sentences about any House make something else their subject, or say "by", "of", "for".


## The game

game-candelabria = The Curse of Candelabria
game-candelabria-blurb = Living candles, wandering castles and three years of war for a land under a curse.
game-candelabria-about = The people of Candelabria have become candles, and their noble Houses live in castles that walk. For three years you lead one of them. In the season of fog curses rise and close regions to battle. In the season of kindling you place candles and manoeuvre: every new territory gets your flame and at once does something for you. In the season of wars every open region is fought over with secretly chosen tactics. Winning a region is worth more each year; temples, cards and the upgrades of your castle bring the rest.


## Houses

house-ash = Clan of Ash
    .about = Crimson riders who travel over their own embers and strike before anybody has drawn a breath.
    .good = Good at long marches and at pushing others out of their ground.
    .short = Ash
house-engineers = Guild of Master Engineers
    .about = Brass, springs and patience: their castle forges while it walks.
    .good = Good at buying: upgrades and temples on the march, and a thief of cubes.
    .short = Engineers
house-sowers = Order of Sowers
    .about = Masked almsgivers who come down from the clouds wherever they please.
    .good = Good at being everywhere: their candles appear wherever you like.
    .short = Sowers
house-coven = Coven “New Life”
    .about = Keepers of jars and souls, on first-name terms with every curse.
    .good = Good at choosing: the best of three candle cards, and the upper hand over curses.
    .short = Coven
house-knights = Knights of Light
    .about = An academy in armour: wherever a temple rises or falls, a candle of theirs is soon there.
    .good = Good at temples and at collecting tactics cards.
    .short = Knights
house-chimera = Dynasty of the Chimera
    .about = Grafted heirs with many faces, at home on every road and in every gate.
    .good = Good at moving: every figure may take another’s road, and portals serve it twice.
    .short = Chimera

ability-ash_1 = Ember Paths
    .about = When your candles move, they may pass over any number of territories that hold your earth flames.
ability-ash_2 = Camp Fires
    .about = You count one more tavern.
ability-ash_3 = Unstoppable Rush
    .about = Your warrior drives candles one territory further.
ability-engineers_1 = Travelling Smithy
    .about = When you have discarded the card of a manoeuvre, you may perform a forge action.
ability-engineers_2 = Toll of the Wheel
    .about = When you place a candle: steal 1 cube.
ability-engineers_3 = Well-Oiled Machine
    .about = Each time you resolve a tactics card: gain 1 victory point.
ability-sowers_1 = Seeds of the Sky
    .about = You may place candles on any territory of the map.
ability-sowers_2 = Generous Sowing
    .about = When you place a candle: ignite 1. Reach: the whole map.
ability-sowers_3 = Harvest of Curses
    .about = At the end of the game: 2 victory points for each curse-influence territory you control.
ability-coven_1 = Vessels of Souls
    .about = When you place a candle you draw three candle cards, keep one and put two under the deck. In a tavern you draw three cards for each one counted, and return as many.
ability-coven_2 = Whisper of Night
    .about = You count one more curse-influence territory.
ability-coven_3 = Pact with the Curse
    .about = Each curse you control has 1 more combat power. With two players nobody controls a curse; by the house rule for them you have 1 more power in every battle of year 3 instead.
ability-knights_1 = Call of the Shrines
    .about = Each time anybody places or destroys a temple, you may relocate one of your candles into that region; a warrior drives a candle away there.
ability-knights_2 = The Academy
    .about = You count one more barracks.
ability-knights_3 = Stars on the Ground
    .about = At the end of the game: 1 victory point for each of your earth flames on the map.
ability-chimera_1 = Many Shapes
    .about = Once in each manoeuvre one of your candles may move with the power of another role in place of its own.
ability-chimera_2 = Secret Gates
    .about = You count one more portal.
ability-chimera_3 = Legacy of Roads
    .about = At the end of the game: 2 victory points for each portal territory you control.

weak-action = Weak action
weak-ash = Weak actions of the Clan of Ash
    .about = Slot 1: extinguish 1. Slot 2: gain 1 victory point. Reach: the contested region. A tactics card on the slot covers its weak action.
    .first = Extinguish 1.
    .second = Gain 1 victory point.
weak-engineers = Weak actions of the Guild of Master Engineers
    .about = Slot 1: extinguish 1. Slot 2: steal 1 cube. Reach: the contested region. A tactics card on the slot covers its weak action.
    .first = Extinguish 1.
    .second = Steal 1 cube.
weak-sowers = Weak actions of the Order of Sowers
    .about = Slot 1: ignite 1. Slot 2: gain 1 victory point. Reach: the contested region. A tactics card on the slot covers its weak action.
    .first = Ignite 1.
    .second = Gain 1 victory point.
weak-coven = Weak actions of the Coven “New Life”
    .about = Slot 1: ignite 1. Slot 2: extinguish 1. Reach: the contested region. A tactics card on the slot covers its weak action.
    .first = Ignite 1.
    .second = Extinguish 1.
weak-knights = Weak actions of the Knights of Light
    .about = Slot 1: ignite 1. Slot 2: steal 1 cube. Reach: the contested region. A tactics card on the slot covers its weak action.
    .first = Ignite 1.
    .second = Steal 1 cube.
weak-chimera = Weak actions of the Dynasty of the Chimera
    .about = Slot 1: steal 1 cube. Slot 2: gain 1 victory point. Reach: the contested region. A tactics card on the slot covers its weak action.
    .first = Steal 1 cube.
    .second = Gain 1 victory point.


## Options

option-houses = Houses
    .about = How the Houses are shared out.
option-houses-random = By lot
    .about = Every House that may be played is as likely as any other.
option-houses-choice = By choice
    .about = One after another, in random order, the players choose a House that is still free.

option-missions = Missions
    .about = Tasks that bring victory points: everybody keeps a secret one, and the others lie open to all.
option-missions-off = Without
    .about = Points come from wars, temples, cards and upgrades alone.
option-missions-on = With
    .about = Everybody is dealt two missions, keeps one in secret and lays the other among the common ones.

option-withering = Withering
    .about = A consolation for whoever comes second in the struggle for a curse.
option-withering-off = Without
    .about = The runner-up for a curse gets nothing.
option-withering-on = With
    .about = The runner-up for a curse takes a withering card, which replaces a weak action of the war board until the end of the year.

option-sixth = Sixth House
    .about = The Dynasty of the Chimera, for four to six players. Six players need it.
option-sixth-off = Without
    .about = The five Houses of the base game.
option-sixth-on = With
    .about = The Dynasty of the Chimera may be played as well.

option-discovery = Discoveries
    .about = Tokens hidden in the fog, a part of the sixth-House module.
option-discovery-off = Without
    .about = Nothing is hidden in struck regions.
option-discovery-on = With
    .about = Each year a secret token lies on every struck region; the first candle that moves there takes it.

option-curseless = Without controlled curses
    .about = A house rule for two, who control no curses: what concerns controlled curses may be left out.
option-curseless-off = As printed
    .about = All 36 upgrades and 24 missions are used, and the Coven keeps its ability of year 3, though some of them do nothing.
option-curseless-on = Left out
    .about = Four upgrades and five missions are left out, and the Coven has 1 more power in every battle of year 3 instead.

option-apart = Curses keep apart
    .about = A house rule for two: whether a curse may step into a region that holds another.
option-apart-off = As printed
    .about = It may; two curses in one region bring one battle.
option-apart-on = Apart
    .about = It may not, so that there are three battles a year.

option-scenario = Scenario
    .about = What you fight for when you play alone.
option-scenario-alabaster_siege = { scenario-alabaster_siege }
    .about = { scenario-alabaster_siege.about }
option-scenario-three_watchlights = { scenario-three_watchlights }
    .about = { scenario-three_watchlights.about }
option-scenario-between_two_fires = { scenario-between_two_fires }
    .about = { scenario-between_two_fires.about }

option-difficulty = Difficulty
    .about = How many rounds you have when you play alone.
option-difficulty-easy = Easy
    .about = Time to breathe: 9, 10 or 16 rounds, by scenario.
option-difficulty-normal = Normal
    .about = 7, 8 or 13 rounds, by scenario.
option-difficulty-hard = Hard
    .about = Not a round to waste: 5, 7 or 11, by scenario.


## Seasons

season-setup = Set-up
    .about = The Houses are taken, and everything goes to its place.
season-fog = Season of fog
    .about = Curses rise out of the deck, and the region of each is struck: no battle there this year. House candle cards that come along go to their Houses.
    .two = The curse display is filled up to three cards. Each new curse appears on the mine of its region, and battles are fought only where curses stand.
season-kindling = Season of kindling
    .about = One turn after another, each House places a candle or manoeuvres, until all hands are empty.
season-war = Season of wars
    .about = Whoever has most flames before a curse controls it and places it. Then every region that is not struck is fought over, one after another.
    .two = Every region where a curse stands is fought over, one after another.
season-over = The end
    .about = The third war is over: upgrades and abilities have been scored, and most victory points win.


## Regions and territories

region-1 = Tallow Moors
region-2 = Gearfold
region-3 = Gilded Terraces
region-4 = Vale of Hollow Lanterns
region-5 = Amber Coast
region-6 = Alabaster Court
region-7 = Waxwood
region-8 = Cinder Fields
region-9 = Sunwatch March
region-10 = Ravenmere

territory-r1_forge = the forge of the Tallow Moors
territory-r1_mine = the mine of the Tallow Moors
territory-r1_portal = the portal of the Tallow Moors
territory-r2_curse = the curse ground of Gearfold
territory-r2_forge = the forge of Gearfold
territory-r2_mine = the mine of Gearfold
territory-r3_curse = the curse ground of the Gilded Terraces
territory-r3_barracks = the barracks of the Gilded Terraces
territory-r3_mine = the mine of the Gilded Terraces
territory-r4_mine = the mine of the Vale of Hollow Lanterns
territory-r4_portal = the portal of the Vale of Hollow Lanterns
territory-r4_tavern = the tavern of the Vale of Hollow Lanterns
territory-r5_forge = the forge of the Amber Coast
territory-r5_mine = the mine of the Amber Coast
territory-r5_tavern = the tavern of the Amber Coast
territory-r6_curse = the curse ground of the Alabaster Court
territory-r6_barracks = the barracks of the Alabaster Court
territory-r6_mine = the mine of the Alabaster Court
territory-r7_mine = the mine of Waxwood
territory-r7_portal = the portal of Waxwood
territory-r7_tavern = the tavern of Waxwood
territory-r8_barracks = the barracks of the Cinder Fields
territory-r8_forge = the forge of the Cinder Fields
territory-r8_mine = the mine of the Cinder Fields
territory-r9_mine = the mine of the Sunwatch March
territory-r9_portal = the portal of the Sunwatch March
territory-r9_tavern = the tavern of the Sunwatch March
territory-r10_curse = the curse ground of Ravenmere
territory-r10_barracks = the barracks of Ravenmere
territory-r10_mine = the mine of Ravenmere

# Where something happens, and what a battle is about: the number of a region in a sentence
in-region = { $region ->
        [1] on the Tallow Moors
        [2] in Gearfold
        [3] on the Gilded Terraces
        [4] in the Vale of Hollow Lanterns
        [5] on the Amber Coast
        [6] at the Alabaster Court
        [7] in Waxwood
        [8] in the Cinder Fields
        [9] on the Sunwatch March
        [10] at Ravenmere
       *[other] in region { $region }
    }
for-region = { $region ->
        [1] for the Tallow Moors
        [2] for Gearfold
        [3] for the Gilded Terraces
        [4] for the Vale of Hollow Lanterns
        [5] for the Amber Coast
        [6] for the Alabaster Court
        [7] for Waxwood
        [8] for the Cinder Fields
        [9] for the Sunwatch March
        [10] for Ravenmere
       *[other] for region { $region }
    }


## Symbols: the action of a territory

symbol-curse = Curse influence
    .about = Count your earth flames on curse grounds: lay that many from your reserve before the curse cards, split as you like. Most flames before a card control its curse in the war.
    .two = Count your earth flames on curse grounds: curse figures make up to that many steps, split as you like.
    .solo = Count your earth flames on curse grounds: gain that many respites.
symbol-barracks = Barracks
    .about = Count your earth flames on barracks: take that many cards from the tactics display.
symbol-forge = Forge
    .about = Count your earth flames on forges: you may buy up to that many upgrades and temples. An upgrade costs its year in gold, a temple costs 2 gold.
    .solo = Count your earth flames on forges: you may buy up to that many upgrades. An upgrade costs its year in gold.
symbol-mine = Mine
    .about = Count your earth flames on mines: take that many cubes of wax and gold, in any mix. The warehouse holds ten.
symbol-portal = Portal
    .about = Count your earth flames on portals: you may relocate up to that many of your figures, your castle too, each to any territory. A warrior drives a candle away there.
symbol-tavern = Tavern
    .about = Count your earth flames on taverns: draw that many candle cards, then return as many from your hand under the deck.


## Icons

icon-ignite = Ignite
    .about = Add a flame to one of your candles that lacks one, or place an earth flame of yours where you have none. The territory’s action does not follow.
icon-extinguish = Extinguish
    .about = Remove a flame of another House: one of a candle, or an earth flame.
icon-tactics = Draw tactics
    .about = Take a card of your choice from the tactics display.
icon-raze = Destroy temple
    .about = Remove the top temple of a region. If it is white, gain 4 victory points.
    .solo = When you play alone: extinguish 1 instead.
icon-vp = Victory point
    .about = Gain 1 victory point.
    .solo = When you play alone: take 1 cube of your choice from the supply instead.
icon-steal = Steal
    .about = Take a cube of wax or gold from another House; in a battle only from one that takes part in it, by a curse only from one in its region.
    .solo = When you play alone: take 1 cube of your choice from the supply instead.
icon-influence = Influence
    .about = Lay an earth flame from your reserve before a curse card: most flames before a card control its curse in the war. With two players a curse figure makes a step instead; alone you gain 1 respite.


## Figures and cubes

role-explorer = Explorer
    .about = 2 flames. When it moves, it may jump over one territory.
role-pilgrim = Pilgrim
    .about = 3 flames. Instead of a step it may go to any territory with the symbol of the one it leaves.
role-warrior = Warrior
    .about = 4 flames. Where you move it, it drives a candle of another House, if there is one, to an adjacent territory.

figure-castle = Castle
    .about = Combat power 4. It goes step by step and never onto another castle; where it arrives in a manoeuvre, it may put out one flame of another House. Your candles appear beside it.
figure-ash_explorer = Ash explorer
figure-ash_pilgrim = Ash pilgrim
figure-ash_warrior = Ash warrior
figure-ash_castle = Ash castle
figure-engineers_explorer = Engineers’ explorer
figure-engineers_pilgrim = Engineers’ pilgrim
figure-engineers_warrior = Engineers’ warrior
figure-engineers_castle = Engineers’ castle
figure-sowers_explorer = Sowers’ explorer
figure-sowers_pilgrim = Sowers’ pilgrim
figure-sowers_warrior = Sowers’ warrior
figure-sowers_castle = Sowers’ castle
figure-coven_explorer = Coven explorer
figure-coven_pilgrim = Coven pilgrim
figure-coven_warrior = Coven warrior
figure-coven_castle = Coven castle
figure-knights_explorer = Knights’ explorer
figure-knights_pilgrim = Knights’ pilgrim
figure-knights_warrior = Knights’ warrior
figure-knights_castle = Knights’ castle
figure-chimera_explorer = Chimera explorer
figure-chimera_pilgrim = Chimera pilgrim
figure-chimera_warrior = Chimera warrior
figure-chimera_castle = Chimera castle

cube-wax = Wax
    .about = Pays for candles.
cube-gold = Gold
    .about = Pays for upgrades and temples.

temple-white = White temple
    .about = 4 victory points for whoever places it, and 4 for whoever destroys it.
temple-grey = Grey temple
    .about = In the battle of its region the lowest power wins.
temple-black = Black temple
    .about = No curse can be placed in its region.

# A slot of the war board on which no card was laid: commit none tc01-a
none = no card


## Candle cards: Clan of Ash

candle-hc_ash_1 = Ember Herald
    .about = Gain 1 victory point, then take 1 tactics card.
candle-hc_ash_2 = Cinder Runner
    .about = Extinguish 1, then ignite 1. Reach: the whole map.
candle-hc_ash_3 = Scarlet Sacrificer
    .about = Extinguish 2, then ignite 1. Reach: the whole map.
candle-hc_ash_4 = Vine-Fed Champion
    .about = Extinguish 3, then take 1 tactics card. Reach: the whole map.
candle-hc_ash_5 = Warlord Pyra
    .about = Ignite 3, then extinguish 2. Reach: the whole map.


## Candle cards: Guild of Master Engineers

candle-hc_eng_1 = Brass Courier
    .about = Take 1 tactics card, then steal 1 cube. Reach: the whole map.
candle-hc_eng_2 = Cog Apprentice
    .about = Ignite 1, then extinguish 1. Reach: the whole map.
candle-hc_eng_3 = Toll-Wheel Broker
    .about = Steal 2 cubes, then ignite 1. Reach: the whole map.
candle-hc_eng_4 = Gold-Alloy Smith
    .about = Ignite 3. Reach: the whole map.
candle-hc_eng_5 = Grand Clockmaker
    .about = Ignite 3, then steal 2 cubes. Reach: the whole map.


## Candle cards: Order of Sowers

candle-hc_sow_1 = Masked Gardener
    .about = Ignite 1, then gain 1 victory point. Reach: the whole map.
candle-hc_sow_2 = Seed-Bearer
    .about = Take 1 tactics card, then gain 1 victory point.
candle-hc_sow_3 = Crystal Almoner
    .about = Ignite 1, then gain 2 victory points. Reach: the whole map.
candle-hc_sow_4 = Cloud Architect
    .about = Ignite 2, then take 1 tactics card. Reach: the whole map.
candle-hc_sow_5 = Jewelled Patriarch
    .about = Ignite 3, then influence 2. Reach: the whole map.


## Candle cards: Coven “New Life”

candle-hc_cov_1 = Jar Keeper
    .about = Take 1 tactics card, then gain 1 victory point.
candle-hc_cov_2 = Propeller Wisp
    .about = Ignite 1, then extinguish 1. Reach: the whole map.
candle-hc_cov_3 = Lantern Breaker
    .about = Destroy 1 temple, then ignite 1. Reach: the whole map.
candle-hc_cov_4 = Soul Distiller
    .about = Influence 3, then ignite 1. Reach: the whole map.
candle-hc_cov_5 = Mother of the Second Dawn
    .about = Destroy 1 temple, then ignite 3. Reach: the whole map.


## Candle cards: Knights of Light

candle-hc_kni_1 = Sun Squire
    .about = Ignite 1, then gain 1 victory point. Reach: the whole map.
candle-hc_kni_2 = Rune Warden
    .about = Take 1 tactics card, then extinguish 1. Reach: the whole map.
candle-hc_kni_3 = Academy Preceptor
    .about = Take 1 tactics card, then extinguish 2. Reach: the whole map.
candle-hc_kni_4 = Star-Named Paladin
    .about = Extinguish 3, then ignite 1. Reach: the whole map.
candle-hc_kni_5 = Lord Marshal of Dawn
    .about = Take 3 tactics cards, then extinguish 2. Reach: the whole map.


## Candle cards: Dynasty of the Chimera

candle-hc_chi_1 = Two-Faced Scout
    .about = Ignite 1, then steal 1 cube. Reach: the whole map.
candle-hc_chi_2 = Grafted Page
    .about = Take 1 tactics card, then steal 1 cube. Reach: the whole map.
candle-hc_chi_3 = Goat-Horned Duellist
    .about = Take 1 tactics card, then gain 2 victory points.
candle-hc_chi_4 = Serpent-Tailed Envoy
    .about = Ignite 1, then gain 3 victory points. Reach: the whole map.
candle-hc_chi_5 = Lion-Crowned Heir
    .about = Take 3 tactics cards, then gain 2 victory points.


## Upgraded candle cards

candle-uc01 = Lamplighter
    .about = Gain 1 victory point, then steal 1 cube. Reach: the whole map.
candle-uc02 = Tallow Urchin
    .about = Steal 2 cubes. Reach: the whole map.
candle-uc03 = Wick Pilferer
    .about = Steal 1 cube, then extinguish 1. Reach: the whole map.
candle-uc04 = Chapel Taper
    .about = Gain 2 victory points.
candle-uc05 = Night Watchman
    .about = Extinguish 2. Reach: the whole map.
candle-uc06 = Snuffer’s Boy
    .about = Gain 1 victory point, then extinguish 1. Reach: the whole map.
candle-uc07 = Temple Vandal
    .about = Destroy 1 temple. Reach: the whole map.
candle-uc08 = Match Seller
    .about = Ignite 1. Reach: the whole map.
candle-uc09 = Beeswax Baker
    .about = Ignite 2. Reach: the whole map.
candle-uc10 = Drill Sergeant
    .about = Take 2 tactics cards.
candle-uc11 = Road Warden
    .about = Ignite 1, then take 1 tactics card. Reach: the whole map.
candle-uc12 = Candle-End Collector
    .about = Steal 2 cubes, then gain 1 victory point. Reach: the whole map.
candle-uc13 = Moth Tamer
    .about = Influence 2, then gain 1 victory point.
candle-uc14 = Wall Breaker
    .about = Destroy 1 temple, then extinguish 1. Reach: the whole map.
candle-uc15 = Market Crier
    .about = Steal 1 cube, then gain 2 victory points. Reach: the whole map.
candle-uc16 = Hearth Matron
    .about = Ignite 2, then gain 1 victory point. Reach: the whole map.
candle-uc17 = Sellsword of Wax
    .about = Ignite 2, then extinguish 1. Reach: the whole map.
candle-uc18 = Court Spy
    .about = Take 2 tactics cards, then influence 1.
candle-uc19 = Wandering Chandler
    .about = Ignite 1, then take 1 tactics card. Reach: the whole map.
candle-uc20 = Tollgate Ogre
    .about = Steal 3 cubes. Reach: the whole map.
candle-uc21 = Grave Taper
    .about = Influence 3.
candle-uc22 = Votive Singer
    .about = Gain 3 victory points.
candle-uc23 = Torch Dancer
    .about = Ignite 2, then gain 1 victory point. Reach: the whole map.
candle-uc24 = Siege Sapper
    .about = Destroy 1 temple, then extinguish 2. Reach: the whole map.
candle-uc25 = Banner Captain
    .about = Take 2 tactics cards, then gain 1 victory point.
candle-uc26 = Wax Golem
    .about = Ignite 2, then extinguish 1. Reach: the whole map.
candle-uc27 = Tax Collector
    .about = Steal 2 cubes, then gain 2 victory points. Reach: the whole map.
candle-uc28 = Plague Doctor
    .about = Influence 2, then extinguish 2. Reach: the whole map.
candle-uc29 = Smuggler Queen
    .about = Take 2 tactics cards, then steal 1 cube. Reach: the whole map.
candle-uc30 = Iconoclast
    .about = Destroy 1 temple, then gain 2 victory points. Reach: the whole map.
candle-uc31 = Beacon Keeper
    .about = Ignite 2, then gain 2 victory points. Reach: the whole map.
candle-uc32 = Storm Bellringer
    .about = Ignite 2, then extinguish 2. Reach: the whole map.
candle-uc33 = General Without a Banner
    .about = Take 2 tactics cards, then extinguish 2. Reach: the whole map.
candle-uc34 = Golden Dowager
    .about = Ignite 2, then steal 2 cubes. Reach: the whole map.
candle-uc35 = Temple Thief
    .about = Destroy 1 temple, then take 2 tactics cards. Reach: the whole map.
candle-uc36 = Last Spark
    .about = Ignite 2, then gain 1 victory point. Reach: the whole map.
candle-uc37 = Grey Penitent
    .about = Gain 4 victory points.
candle-uc38 = Night Razor
    .about = Extinguish 3, then steal 1 cube. Reach: the whole map.
candle-uc39 = Choirmaster of Ash
    .about = Gain 3 victory points, then extinguish 2. Reach: the whole map.
candle-uc40 = Salt Baron
    .about = Steal 3 cubes, then gain 2 victory points. Reach: the whole map.
candle-uc41 = Undimmed Maiden
    .about = Ignite 2, then gain 2 victory points. Reach: the whole map.
candle-uc42 = War Architect
    .about = Take 2 tactics cards, then gain 2 victory points.
candle-uc43 = Pyre Judge
    .about = Destroy 1 temple, then gain 3 victory points. Reach: the whole map.
candle-uc44 = Wildfire Rider
    .about = Ignite 2, then extinguish 2. Reach: the whole map.
candle-uc45 = Bearer of the Fourth Candle
    .about = Ignite 2, then gain 3 victory points. Reach: the whole map.
candle-uc46 = Raven’s Apostate
    .about = Influence 3, then ignite 2. Reach: the whole map.
candle-uc47 = Master of Intrigue
    .about = Take 4 tactics cards.
candle-uc48 = Shatterer of Idols
    .about = Destroy 2 temples, then gain 2 victory points. Reach: the whole map.
candle-uc49 = Shade of the Sleeping Princess
    .about = Ignite 4, then gain 1 victory point. Reach: the whole map.
candle-uc50 = White Feather Seventh
    .about = Influence 4, then take 2 tactics cards.


## Tactics cards

tactics-tc01 = Feint and Flare
    .about = Ignite 1, then extinguish 1. Reach: the contested region.
tactics-tc02 = Torch Volley
    .about = Ignite 2. Reach: the contested region.
tactics-tc03 = Cold Draught
    .about = Extinguish 2. Reach: the contested region.
tactics-tc04 = Rallying Glow
    .about = Ignite 1, then gain 1 victory point. Reach: the contested region.
tactics-tc05 = Bitter Smoke
    .about = Extinguish 1, then gain 1 victory point. Reach: the contested region.
tactics-tc06 = Foraging Party
    .about = Ignite 1, then steal 1 cube. Reach: the contested region.
tactics-tc07 = Night Raid
    .about = Extinguish 1, then steal 1 cube. Reach: the contested region.
tactics-tc08 = Reserve Lines
    .about = Ignite 1, then take 1 tactics card. Reach: the contested region.
tactics-tc09 = Scouted Weakness
    .about = Extinguish 1, then take 1 tactics card. Reach: the contested region.
tactics-tc10 = Herald’s Ransom
    .about = Steal 1 cube, then gain 2 victory points. Reach: the contested region.
tactics-tc11 = Sack the Stores
    .about = Steal 2 cubes, then gain 1 victory point. Reach: the contested region.
tactics-tc12 = War Council
    .about = Gain 1 victory point, then take 1 tactics card.
tactics-tc13 = Bribed Quartermaster
    .about = Steal 1 cube, then take 1 tactics card. Reach: the contested region.
tactics-tc14 = Sappers
    .about = Destroy 1 temple, then extinguish 1. Reach: the contested region.
tactics-tc15 = Consecrated Rubble
    .about = Destroy 1 temple, then ignite 1. Reach: the contested region.
tactics-tc16 = Toppled Idol
    .about = Destroy 1 temple, then gain 1 victory point. Reach: the contested region.
tactics-tc17 = Song of Triumph
    .about = Gain 3 victory points.
tactics-tc18 = Great Plunder
    .about = Steal 3 cubes. Reach: the contested region.
tactics-tc19 = Firelight Tribute
    .about = Ignite 1, then steal 2 cubes. Reach: the contested region. ⊘ Cannot neutralise.
tactics-tc20 = Mockery of the Fallen
    .about = Extinguish 1, then gain 2 victory points. Reach: the contested region. ⊘ Cannot neutralise.
tactics-tc21 = Blazing Oath
    .about = Ignite 2, then gain 1 victory point. Reach: the contested region. ⊘ Cannot neutralise.
tactics-tc22 = Burning Granary
    .about = Extinguish 2, then steal 1 cube. Reach: the contested region. ⊘ Cannot neutralise.
tactics-tc23 = Rite of Broken Stone
    .about = Destroy 1 temple, ignite 1, then gain 1 victory point. Reach: the contested region. ⊘ Cannot neutralise.
tactics-tc24 = Wall of Flame
    .about = Ignite 2, then extinguish 1. Reach: the contested region.
tactics-tc25 = Great Snuffing
    .about = Extinguish 3. Reach: the contested region.


## Tactics cards of the Houses

tactics-ht_ash_1 = Crimson Charge
    .about = Extinguish 2, then ignite 1. Reach: the contested region.
tactics-ht_ash_2 = No Quarter
    .about = Extinguish 2, then steal 1 cube. Reach: the contested region.
tactics-ht_ash_3 = Scorched Earth
    .about = Extinguish 2, then gain 2 victory points. Reach: the contested region. ⊘ Cannot neutralise.
tactics-ht_eng_1 = Clockwork Levy
    .about = Ignite 2, then extinguish 1. Reach: the contested region.
tactics-ht_eng_2 = Hidden Mechanism
    .about = Extinguish 1, ignite 1, then steal 1 cube. Reach: the contested region.
tactics-ht_eng_3 = Wheel of Trade
    .about = Steal 3 cubes, then gain 2 victory points. Reach: the contested region. ⊘ Cannot neutralise.
tactics-ht_sow_1 = Golden Harvest
    .about = Ignite 2, then gain 1 victory point. Reach: the contested region.
tactics-ht_sow_2 = Thousand Sprouts
    .about = Ignite 3. Reach: the contested region.
tactics-ht_sow_3 = Envious Masks
    .about = Ignite 2, then steal 2 cubes. Reach: the contested region. ⊘ Cannot neutralise.
tactics-ht_cov_1 = Exchange of Souls
    .about = Extinguish 1, ignite 1, then gain 1 victory point. Reach: the contested region.
tactics-ht_cov_2 = Whispering Jars
    .about = Extinguish 2, then take 1 tactics card. Reach: the contested region.
tactics-ht_cov_3 = Night Desecration
    .about = Destroy 1 temple, extinguish 1, then gain 2 victory points. Reach: the contested region. ⊘ Cannot neutralise.
tactics-ht_kni_1 = Shield of Dawn
    .about = Ignite 2, then take 1 tactics card. Reach: the contested region.
tactics-ht_kni_2 = Oath of Light
    .about = Extinguish 1, ignite 1, then steal 1 cube. Reach: the contested region.
tactics-ht_kni_3 = Rune of Judgement
    .about = Extinguish 2, then steal 2 cubes. Reach: the contested region. ⊘ Cannot neutralise.
tactics-ht_chi_1 = Many Heads
    .about = Take 1 tactics card, extinguish 1, then steal 1 cube. Reach: the contested region.
tactics-ht_chi_2 = Venom and Fire
    .about = Ignite 2, then extinguish 1. Reach: the contested region.
tactics-ht_chi_3 = Shifting Shape
    .about = Take 2 tactics cards, then gain 2 victory points. ⊘ Cannot neutralise.


## Upgrades

upgrade-u01 = Long Stride
    .about = Your explorer may jump over one more territory per move (two in all).
upgrade-u02 = Battle Shove
    .about = Your warrior may drive the pushed candle one territory further.
upgrade-u03 = Thicker Walls
    .about = Your castle has 1 more combat power.
upgrade-u04 = Cutpurse Wicks
    .about = When you place a candle: steal 1 cube. Reach: the whole map.
upgrade-u05 = Heraldic Candles
    .about = When you place a candle: gain 1 victory point.
upgrade-u06 = Pact Ledger
    .about = When you place a curse: take 1 tactics card.
upgrade-u07 = Kindling Cart
    .about = When you place a candle: ignite 1. Reach: the whole map.
upgrade-u08 = Snuffer Guard
    .about = When you place a candle: extinguish 1. Reach: the whole map.
upgrade-u09 = Black Chain
    .about = Each curse you control has 1 more combat power.
upgrade-u10 = Votive Plaques
    .about = When you place a temple: gain 1 victory point.
upgrade-u11 = Battering Prow
    .about = Where it arrives in a manoeuvre, your castle may extinguish up to 2 flames instead of 1.
upgrade-u12 = Deep Shaft
    .about = You count one more mine territory.
upgrade-u13 = Ritual Circle
    .about = You count one more curse-influence territory.
upgrade-u14 = Parade Ground
    .about = You count one more barracks territory.
upgrade-u15 = Open Cellar
    .about = You count one more tavern territory.
upgrade-u16 = Second Anvil
    .about = You count one more forge territory.
upgrade-u17 = Standing Gate
    .about = You count one more portal territory.
upgrade-u18 = Altar Fire
    .about = When you place a temple: ignite 1. Reach: the whole map.
upgrade-u19 = Iron Chain
    .about = Each curse you control has 1 more combat power.
upgrade-u20 = Recruiting Sergeants
    .about = When you place a candle: take 1 tactics card.
upgrade-u21 = Twin Wicks
    .about = You may burn twice per manoeuvre instead of once.
upgrade-u22 = Chronicle of Wars
    .about = Each time you resolve a tactics card: gain 1 victory point.
upgrade-u23 = Torch Bearers
    .about = Each time you resolve a tactics card: ignite 1. Reach: the contested region.
upgrade-u24 = Water Carriers
    .about = Each time you resolve a tactics card: extinguish 1. Reach: the contested region.
upgrade-u25 = Licensed Looters
    .about = Each time you resolve a tactics card: steal 2 cubes. Reach: the contested region.
upgrade-u26 = Golden Chain
    .about = Each curse you control has 1 more combat power.
upgrade-u27 = Censer of Gloom
    .about = When you place a temple: extinguish 1. Reach: the whole map.
upgrade-u28 = Hall of Banners
    .about = At the end of the game: 2 victory points for each barracks territory you control.
upgrade-u29 = Circle of Seers
    .about = At the end of the game: 2 victory points for each curse-influence territory you control.
upgrade-u30 = Minstrel Gallery
    .about = At the end of the game: 2 victory points for each tavern territory you control.
upgrade-u31 = Masterwork Hall
    .about = At the end of the game: 2 victory points for each forge territory you control.
upgrade-u32 = Arch of Ways
    .about = At the end of the game: 2 victory points for each portal territory you control.
upgrade-u33 = Royal Assay
    .about = At the end of the game: 1 victory point for each mine territory you control.
upgrade-u34 = Treasure Vault
    .about = At the end of the game: 1 victory point for each wax or gold cube in your warehouse.
upgrade-u35 = War Library
    .about = At the end of the game: 1 victory point for each tactics card you own.
upgrade-u36 = Field of Lights
    .about = At the end of the game: 1 victory point for each of your earth flames on the map.


## Curses

curse-cu01 = The Black Gale
    .about = Strikes the Tallow Moors: no battle there this year. Combat power 3 for whoever controls it. Property: { property-snuff }. { property-snuff.about }
    .two = Appears on the mine of the Tallow Moors. Battles are fought only where curses stand.
curse-cu02 = The Gilded Idol
    .about = Strikes Gearfold: no battle there this year. Combat power 3 for whoever controls it. Property: { property-gift }. { property-gift.about }
    .two = Appears on the mine of Gearfold. Battles are fought only where curses stand.
curse-cu03 = The Hungry Crown
    .about = Strikes the Gilded Terraces: no battle there this year. Combat power 3 for whoever controls it. Property: { property-glory }. { property-glory.about }
    .two = Appears on the mine of the Gilded Terraces. Battles are fought only where curses stand.
curse-cu04 = The Second Breath
    .about = Strikes the Vale of Hollow Lanterns: no battle there this year. Combat power 3 for whoever controls it. Property: { property-echo }. { property-echo.about }
    .two = Appears on the mine of the Vale of Hollow Lanterns. Battles are fought only where curses stand.
curse-cu05 = The Creeping Damp
    .about = Strikes the Amber Coast: no battle there this year. Combat power 3 for whoever controls it. Property: { property-gloom }. { property-gloom.about }
    .two = Appears on the mine of the Amber Coast. Battles are fought only where curses stand.
curse-cu07 = The Pale Piper
    .about = Strikes Waxwood: no battle there this year. Combat power 3 for whoever controls it. Property: { property-abduct }. { property-abduct.about }
    .two = Appears on the mine of Waxwood. Battles are fought only where curses stand.
curse-cu08 = The False Dawn
    .about = Strikes the Cinder Fields: no battle there this year. Combat power 3 for whoever controls it. Property: { property-usurper }. { property-usurper.about }
    .two = Appears on the mine of the Cinder Fields. Battles are fought only where curses stand.
curse-cu09 = The Cinder Giant
    .about = Strikes the Sunwatch March: no battle there this year. Property: { property-giant }. { property-giant.about }
curse-cu10 = The Weeping Wick
    .about = Strikes Ravenmere: no battle there this year. Combat power 3 for whoever controls it. Property: { property-spark }. { property-spark.about }

property-spark = Spark
    .about = Ignite 2 in the region where it is placed.
property-gift = Gift
    .about = You may place a temple for free in the region where it is placed, or take the top upgrade of a stack for free.
property-glory = Glory
    .about = If you win the battle there against at least one other House, it is worth twice the victory points.
property-echo = Echo
    .about = Resolve again the properties of one of your candle cards whose candle stands in the region. Reach: that region; the flames of that candle stay as they are.
property-gloom = Gloom
    .about = Remove up to 2 flames in the region where it is placed, of any Houses.
property-abduct = Abduction
    .about = You may relocate a candle of any House from the region where it is placed to any territory.
property-giant = Giant
    .about = This curse has combat power 4 instead of 3.
property-usurper = Usurper
    .about = You become first on the turn-order track at once.
property-snuff = Snuffing
    .about = All earth flames in the region where it is placed, yours too, return to their reserves.


## Missions

yearly = Yearly mission
    .about = The first to do it in a year gains 4, 8 or 12 victory points in year 1, 2 or 3. With two players not in year 1.
hierarchical = Hierarchical mission
    .about = Three places over the whole game: 12 victory points for the first, then 8, then 4. With two players the place for 8 is closed.

mission-my01 = Leash of the First
    .about = Control the first curse of the display.
mission-my02 = Leash of the Second
    .about = Control the second curse of the display.
mission-my03 = Leash of the Third
    .about = Control the third curse of the display.
mission-my04 = Cornerstone
    .about = Build a temple.
mission-my05 = Rubble
    .about = Destroy a temple.
mission-my06 = First Rivet
    .about = Take an upgrade of year 1.
mission-my07 = Second Storey
    .about = Take an upgrade of year 2.
mission-my08 = Crowning Spire
    .about = Take an upgrade of year 3.
mission-my09 = Dark Hearth
    .about = Extinguish an earth flame of another House.
mission-my10 = Cold Wick
    .about = Remove the last flame of a candle of another House.
mission-my11 = Countermeasure
    .about = Neutralise a tactics card of another House.
mission-my12 = Seat of Alabaster
    .about = Win region 6, the Alabaster Court, with or without a fight.
mission-mh01 = Meek Shall Burn
    .about = Win a battle against another House where a grey temple is on top.
mission-mh02 = Full Candelabrum
    .about = Place your third candle in one year.
mission-mh03 = Curse Breaker
    .about = Win a battle against another House where a curse of somebody else stands.
mission-mh04 = Curse Rider
    .about = Win a battle against another House where a curse of yours stands.
mission-mh05 = Mother Lode
    .about = Store 6 or more cubes with one territory action.
mission-mh06 = White Victory
    .about = Win a battle against another House where a white temple is on top.
mission-mh07 = Trampled Light
    .about = Remove the last flame of another House’s candle with your castle as it arrives.
mission-mh08 = Duel of Wicks
    .about = Remove the last flame of another House’s candle with a candle card, or with an effect of placing a candle.
mission-mh09 = Master Commission
    .about = Buy 3 upgrades or temples, in any mix, with one forge action.
mission-mh10 = Black Victory
    .about = Win a battle against another House where a black temple is on top.
mission-mh11 = Disarmed
    .about = In one battle, neutralise both cards of the same House.
mission-mh12 = War Chest
    .about = Take 3 or more tactics cards with one territory action or one candle card.


## Withering cards

withering-w1 = Drifting Smoke
    .about = You may relocate one of your candles by one step that starts or ends in the contested region.
withering-w2 = Crumbling Altar
    .about = Destroy 1 temple. Reach: the contested region.
withering-w3 = Fading Glory
    .about = Gain 1 victory point or ignite 1. Reach: the contested region.
withering-w4 = Grasping Chill
    .about = Extinguish 1 or steal 1 cube. Reach: the contested region.
withering-w5 = Hollow Tithe
    .about = Steal 1 cube or gain 1 victory point. Reach: the contested region.
withering-w6 = Whispered Plans
    .about = Take 1 tactics card.
withering-w7 = Stolen Renown
    .about = You may take 1 victory point from another House that takes part in the battle.
withering-w8 = Borrowed Spark
    .about = Ignite 1 or steal 1 cube. Reach: the contested region.


## Discoveries

discovery-d1 = Royal Relic
    .about = Gain 2 victory points.
discovery-d2 = Lost Orders
    .about = Take 1 tactics card.
discovery-d3 = Hidden Ember
    .about = Ignite 1. Reach: the whole map.
discovery-d4 = Sealed Cache
    .about = Take 2 cubes of wax and gold, in any mix.
discovery-d5 = Dripping Vault
    .about = Extinguish 1. Reach: the whole map.
discovery-d6 = Wanderers’ Camp
    .about = Draw 2 candle cards, then put 2 candle cards of your hand under the deck.
discovery-d7 = Raven Feather
    .about = Lay up to 2 earth flames from your reserve before curse cards.
discovery-d8 = Fourth Candle’s Drip
    .about = Gain 3 victory points.


## Playing alone

scenario-alabaster_siege = The Alabaster Siege
    .about = You are the Clan of Ash, in year 1; the Order of Sowers holds the Alabaster Court. Leave it no earth flame and no lit candle there and on the territories around it. You have 9, 7 or 5 rounds: easy, normal or hard.
scenario-three_watchlights = Three Watchlights
    .about = You are the Order of Sowers, in year 2. Three candles of the Coven stand guard: put out all of them. You have 10, 8 or 7 rounds: easy, normal or hard.
scenario-between_two_fires = Between Two Fires
    .about = You are the Guild of Master Engineers, in year 3, between the Sowers and the Coven. Put out all the candles of both. You have 16, 13 or 11 rounds: easy, normal or hard.

objective-clear = Clear
    .about = No rival earth flame and no lit rival candle may be left in the zone. Castles do not count.
objective-snuff = Snuff
    .about = No lit rival candle may be left on the map.

order-kindle = Kindle
    .about = The House places an earth flame where or next to where it has an active figure: in the zone first, then as near to your castle as it can.
order-march = March
    .about = Its lit candle nearest to your castle takes a step towards it and places an earth flame there. Without such a candle: Kindle.
order-strike = Strike
    .about = One of your flames within its reach goes out: of the weakest candle first, then an earth flame. With none in reach: Kindle.
order-castle = Castle
    .about = Its castle takes a step towards your nearest figure, places an earth flame there and puts out one of your flames on that territory.
order-rally = Rally
    .about = Each of its lit candles regains a flame; then all orders are shuffled anew.

respite = Respite
    .about = Curse grounds bring it. Spend one when an order of a rival is revealed, and nothing comes of that order.

rating-narrow = A narrow victory
rating-clear = A clear victory
rating-brilliant = A brilliant victory


## What is asked

ask-house = Which House do you lead?
ask-mission = Which mission do you keep in secret? The other one is open to all.
ask-turn = Your turn: place a candle, or discard a candle card and manoeuvre?
ask-site = { $card }: on which territory does the candle appear?
ask-return = Which candle card goes back under the deck? { $left ->
        [one] One more, and you keep the last.
       *[other] { $left } of them go, one stays.
    }
ask-ignite = { $source }: where do you light a flame? { $left ->
        [one] {""}
       *[other] { $left } to light.
    }
ask-extinguish = { $source }: whose flame do you put out? { $left ->
        [one] {""}
       *[other] { $left } to put out.
    }
ask-lost-flame = One of your earth flames has gone out. Lay it before a curse card, or take it back into your reserve?
ask-tactics = { $source }: which tactics card do you take? { $left ->
        [one] {""}
       *[other] { $left } to take.
    }
ask-steal = { $source }: from whom do you steal, and what? { $room ->
        [0] Your warehouse is full: the cube goes to the supply.
       *[other] { $left ->
            [one] {""}
           *[other] { $left } to steal.
        }
    }
ask-raze = { $source }: in which region do you destroy the top temple?
ask-trigger = Several things happen at once. Which comes first?
ask-follow = A temple has been built or destroyed { in-region }. Which candle do you send there, and where to?
ask-move = { $moves ->
        [0] { only-burning }
        [one] { $burns ->
            [0] One more move, or stop?
           *[other] One more move, or stop? A candle that has moved may also burn a flame for a move.
        }
       *[other] { $moves } moves: which figure goes, and where?
    }
only-burning = No moves are left. Burn a flame and move that candle once more, or stop?
ask-trample = Your castle has come to { $territory }. Which flame does it trample out?
ask-push = Your warrior has come to { $territory }. Which candle is driven away, and where to?
ask-influence = Before which curse do you lay an earth flame? { $left ->
        [one] One to lay.
       *[other] { $left } to lay.
    }
ask-recruit = Which tactics card do you take? { $left ->
        [one] One to take.
       *[other] { $left } to take.
    }
ask-forge = What do you buy? { $left ->
        [one] One purchase is left, or stop.
       *[other] { $left } purchases are left, or stop.
    }
ask-mine = { $count ->
        [one] One cube: wax or gold?
       *[other] { $count } cubes: how many of wax, how many of gold?
    }
ask-portal = Which figure goes through the portal, and where to? { $left ->
        [one] One more, or stop.
       *[other] Up to { $left }, or stop.
    }
ask-exchange = Which candle card do you put under the deck? { $left ->
        [one] One to return.
       *[other] { $left } to return.
    }
ask-haunt = Which curse creeps on, and where to? { $left ->
        [one] One step is left, or stop.
       *[other] { $left } steps are left, or stop.
    }
ask-avenge = Your earth flame at { $territory } has gone out. In return you may move a curse by one step: which one, and where to?
ask-curse = { $curse } obeys you. In which region do you let it loose?
ask-wither = On which slot of your war board do you lay the withering card?
ask-gloom = Gloom { in-region }: which flame goes out?
ask-echo = Echo { in-region }: the properties of which candle do you repeat?
ask-abduct = Abduction { in-region }: which candle is carried off, and where to?
ask-gift = Gift { in-region }: a temple there, or an upgrade?
ask-commit = Lay up to two tactics cards, in secret. A slot without a card gives its weak action.
ask-neutralise = Discard one of your cards to neutralise another’s that shares an icon with it?
ask-slot = The battle { for-region }: which of your slots comes first?
ask-drift = Drifting Smoke: which candle drifts a step, into the battle { for-region } or out of it?
ask-renown = Stolen Renown: from whom do you take a victory point in the battle { for-region }?
ask-either = { $source }: which of the two?
ask-skirmish = Fight a skirmish with a tactics card, or end your turn?
ask-respite = The order for the { $house } is { $order }. Spend a respite to stop it?
ask-cube = { $source }: which cube do you take, wax or gold?


## What can be answered

action-lead = Lead:
action-keep = Keep:
action-place = Place:
action-manoeuvre = Manoeuvre, discarding
action-at = At
action-return = Return:
action-light = Earth flame at
action-feed = A flame for
action-douse = Put out an earth flame:
action-dim = Take a flame from
action-send = Lay before
action-reserve = Back to the reserve
action-take = Take:
action-steal = Steal:
action-raze = Destroy the temple of region
action-resolve = First:
action-follow = Send:
action-stay = Stay
action-move = Move:
action-burn = Burn a flame and move:
action-borrow = Move with another role’s power:
action-stop = Stop
action-push = Drive away:
action-buy = Buy the upgrade of stack
action-build = Build (temple, region):
action-store = Store (wax, gold):
action-relocate = Relocate:
action-haunt = Curse goes to:
action-slot = Choose slot
action-echo = Repeat:
action-abduct = Carry off:
action-commit = Lay (slot 1, slot 2):
action-strike = Neutralise (own card, other’s card):
action-decline = Neutralise nothing
action-drift = Drift:
action-renown = Take a point from
action-do = Choose:
action-skirmish = Skirmish (card, region):
action-pass = No skirmish
action-spend = Spend a respite
action-endure = Let it happen
action-skip = Skip


## What happened

event-house-taken = The banners of the { $house } are raised
event-year-began = { $year ->
        [1] The first year begins: a battle won is worth 4 victory points
        [2] The second year begins: a battle won is worth 8 victory points
       *[3] The third and last year begins: a battle won is worth 12 victory points
    }
event-season-began = { $season ->
        [fog] The fog rolls in, and curses stir
        [kindling] The fog lifts: the season of kindling begins
        [war] The drums beat: the season of wars begins
       *[other] { $season }
    }
event-curse-appeared = { $curse } rises from the fog { in-region }
event-house-candle-came = { $card } answers the call of the { $house }
event-candle-placed = { $card } is lit for the { $house }: { $role } at { $territory }, for { $wax } wax
event-candles-drawn = { $number ->
        [one] A new candle card for the { $house }
       *[other] { $number } new candle cards for the { $house }
    }
event-candles-returned = { $number ->
        [one] A candle card of the { $house } goes under the deck
       *[other] { $number } candle cards of the { $house } go under the deck
    }
event-card-spent = { $card } stands aside, and the { $house } may manoeuvre
event-figure-moved = { $burnt ->
        [true] { told-burning }
        [1] { told-burning }
       *[other] { told-walking }
    }
event-figure-relocated = { $figure }, through a gate: { $source } → { $territory }
event-candle-pushed = The { $candle } is driven from { $source } to { $territory }
event-earth-lit = An earth flame of the { $house } springs up at { $territory }
    .there = An earth flame of the { $house } springs up there
event-candle-fed = { $flames ->
        [one] The { $candle } is alight again, with one flame
       *[other] The { $candle } burns brighter: { $flames } flames
    }
event-earth-doused = An earth flame of the { $house } goes out at { $territory }
    .there = An earth flame of the { $house } goes out there
event-candle-dimmed = { $flames ->
        [0] The { $candle } goes out in a wisp of smoke
        [one] The { $candle } flickers: one flame left
       *[other] The { $candle } burns lower: { $flames } flames left
    }
event-flame-sent = A flame of the { $house } drifts towards { $curse }
event-cubes-taken = Into the warehouse of the { $house }: { $wax ->
        [0] {""}
       *[other] { $wax } wax{ $gold ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $gold ->
        [0] { $wax ->
            [0] nothing
           *[other] {""}
        }
       *[other] { $gold } gold
    }{ $lost ->
        [0] {""}
       *[other] {" "}(no room for { $lost } more)
    }
event-cube-stolen = { $kind } stolen from the { $victim } by the { $house }{ $kept ->
        [true] {""}
        [1] {""}
       *[other] {" "}(no room for it: into the supply)
    }
event-tactics-taken = A new plan for the { $house }: { $card }
event-upgrade-built = The castle of the { $house } grows: { $upgrade }, { $gold ->
        [0] for free
       *[other] for { $gold } gold
    }
event-temple-built = A temple rises { in-region }, built by the { $house }: { $temple }
event-temple-razed = A temple falls { in-region }, destroyed by the { $house }: { $temple }
event-points-gained = { $vp ->
        [one] 1 victory point for the { $house }: { $reason }
       *[other] { $vp } victory points for the { $house }: { $reason }
    }
    .there = { $vp ->
        [one] +1 victory point
       *[other] +{ $vp } victory points
    }
event-points-lost = { $vp ->
        [one] 1 victory point less for the { $house }: { $reason }
       *[other] { $vp } victory points less for the { $house }: { $reason }
    }
event-mission-completed = Mission completed by the { $house }: { $mission }
event-curse-turned = { $house ->
        [nobody] Nobody has called { $curse }, and it fades away
       *[other] { $curse } bows to the { $house }
    }
event-curse-placed = { $curse } settles { in-region }
event-curse-moved = { $curse } creeps from { $source } to { $territory }
event-discovery-made = A find in the fog { in-region } for the { $house }: { $token }
event-track-changed = The turn order is now: { $houses }
event-withering-taken = Second best for a curse, the { $house } must be content with { $card }, on slot { $slot }
event-battle-began = The battle { for-region } begins: { $houses }
event-tactics-revealed = Revealed by the { $house }: { $slots }
event-tactics-neutralised = { $card } ({ $house }) neutralises { $target } ({ $victim })
event-tactics-resolved = { $card } is played out by the { $house }
event-region-won = { $house ->
        [nobody] Nobody is left to win { in-region } (powers: { $powers })
       *[other] Victory { in-region } for the { $house } (powers: { $powers })
    }
event-game-ended = { $house ->
        [nobody] The candles have burnt down, and nobody has won
       *[other] The curse is broken, and Candelabria bows to the { $house }
    }

event-scenario-began = { $scenario }: you have { $rounds } rounds
event-rival-came = A rival appears: the { $house }
event-round-began = Round { $round } of { $rounds }
event-candles-taken-back = { $number ->
        [one] A candle card is back in the hand of the { $house }
       *[other] { $number } candle cards are back in the hand of the { $house }
    }
event-skirmish-fought = Skirmish { in-region }: { $card } is played by the { $house }
event-respite-gained = Respite for the { $house }: { $gained } more, { $respite } in all
event-order-revealed = An order goes out to the { $house }: { $order }
event-order-spared = Nothing comes of the order { $order } ({ $house }). Respite left: { $respite }
event-orders-shuffled = All orders are shuffled anew
event-objective-met = { $rating ->
        [narrow] { rating-narrow }
        [clear] { rating-clear }
       *[brilliant] { rating-brilliant }
    } for the { $house }! Rounds left: { $left }
event-time-ran-out = The last round is over: for the { $house } the day is lost

# How a figure goes
told-walking = { $figure } of the { $house }: { $source } → { $territory }
told-burning = { $figure } of the { $house }, burning a flame: { $source } → { $territory }


## What is refused

illegal-no-wax = { $card } costs { $cost } wax, and you have { $wax } ({ $rule }).
illegal-role-taken = { $role }: that candle of yours is on the map already, and its slot is taken ({ $rule }).
illegal-not-in-hand = You do not have { $card } at hand ({ $rule }).
illegal-no-slot = All six upgrade slots of your castle are taken ({ $rule }).
illegal-too-dear = That costs { $price } gold, and you have { $gold } ({ $rule }).
illegal-too-far = { $figure }: that figure cannot get to { $territory } in one move ({ $rule }).
illegal-castle-there = A castle stands at { $territory } already; there is room for only one ({ $rule }).
illegal-no-moves = Both moves of this manoeuvre are made; only a burnt flame gives one more ({ $rule }).
illegal-has-not-moved = { $figure }: only a candle that has moved in this manoeuvre can burn a flame ({ $rule }).
illegal-extinguished = { $figure }: that candle has no flame left ({ $rule }).
illegal-own-flame-there = Your earth flame burns at { $territory } already ({ $rule }).
illegal-reserve-empty = There is no earth flame left in your reserve ({ $rule }).
illegal-candle-full = { $figure }: that candle has all its flames ({ $rule }).
illegal-no-flame-there = There is no earth flame of the { $house } at { $territory } ({ $rule }).
illegal-black-temple = { $region }: a black temple stands there, and no curse can go there ({ $rule }).
illegal-curse-there = { $region }: another curse is there already ({ $rule }).
illegal-not-present = { $region }: you have no figure there ({ $rule }).
illegal-no-temple = { $temple }: none of that colour is left in the supply ({ $rule }).
illegal-barred = { $card } bears the mark ⊘ and cannot neutralise ({ $rule }).
illegal-no-shared-icon = { $card } and { $other } have no icon in common ({ $rule }).
illegal-not-a-participant = The { $house }: not a participant of this battle ({ $rule }).
illegal-nothing-to-steal = There is no such cube in the warehouse of the { $house } ({ $rule }).


## The first lesson

lesson-opening = First year of the Clan of Ash
lesson-opening-about = One year from fog to war: a candle, three manoeuvres, a curse that walks, a battle.
lesson-opening-1 = Welcome to Candelabria, where people have become candles and castles walk. For three years noble Houses fight over its regions: a region won in war brings **4 victory points in the first year, 8 in the second and 12 in the third**. Most points win.
lesson-opening-2 = This is the island. Every region has a number and **three territories**, each with a symbol: a mine, a forge, a tavern and so on. Remember Waxwood, number 7, with its mine, portal and tavern: we shall meet there.
lesson-opening-3 = Choose your House. Today lead the **Clan of Ash**: crimson riders, and the first to move.
lesson-opening-4 = The Cinder Fields are your home. In a battle your **castle** counts 4 and each **earth flame** counts 1. Your opponents, the Engineers, live across the island in Gearfold.
lesson-opening-5 = Three curses have risen from the fog, and with two players **battles are fought only where a curse stands**: now in Gearfold, in the Cinder Fields and on the Tallow Moors. At home you are alone, and so are the Engineers; on the Moors there is nobody yet.
lesson-opening-6 = The season of kindling begins. A turn is one of two things: place a candle, or manoeuvre. First choose the **Ember Herald** and then the slot of the **Explorer**: for 1 wax an explorer with two flames appears beside your castle.
lesson-opening-7 = What the card says happens at once. The victory point is yours already; now take a tactics card for the war to come. Take the **Wall of Flame**: it ignites 2 and extinguishes 1.
lesson-opening-8 = A new candle card has come into your hand instead. The Engineers have placed an explorer too, and its card has stolen one of your gold. Never mind: gold can be dug.
lesson-opening-9 = Now the other kind of turn, the **manoeuvre**: discard a candle card, then make up to two moves. Discard the **Scarlet Sacrificer**; it comes back to your hand next year. In the first year each House manoeuvres three times, and then there is war.
lesson-opening-10 = An explorer may jump over a territory: send it to the **mine of Waxwood**. Where you had no earth flame, one lights up, and **the territory acts at once**: mines give a cube for each flame of yours on them. That will be two: take two gold.
lesson-opening-11 = The second move: on to the **forge of the Tallow Moors**. With the one at home you will have flames on two forges, and that means two purchases.
lesson-opening-12 = Two purchases, three gold. Build a **white temple** in the Cinder Fields: it costs 2 gold and brings 4 victory points at once. With the last gold buy **Heraldic Candles**: from now on every candle that you place brings a point.
lesson-opening-13 = Both moves are made, but a candle that has moved may **burn** one of its flames for one more. Burn it and go to the **tavern of Waxwood**. Taverns swap candle cards: one comes, and the Beacon Keeper, who costs 3 wax, goes back under the deck.
lesson-opening-14 = The Engineers have a white temple of their own now, and through a portal their castle has come to the Tallow Moors. A curse stands there, so there will be a battle: power 8 for them, 1 for you.
lesson-opening-15 = You need not fight on the Moors if the curse goes elsewhere. Discard the **Banner Captain** for your second manoeuvre, and step with the castle to the **curse ground of the Alabaster Court**.
lesson-opening-16 = One flame on curse grounds, one step for a curse. Draw **The Black Gale** away from the Tallow Moors, to the mine of Waxwood: there you are the stronger.
lesson-opening-17 = One move is left. Bring the castle to the **tavern of Waxwood**. Your flame burns there already, so the tavern does nothing this time, but in the battle the castle will count.
lesson-opening-18 = The Engineers have followed the curse: their explorer stands on the portal of Waxwood, their castle on the mine. It is 8 against 7, and they are ahead. Ties go to whoever is earlier in the **turn order**, and that is you: one flame is all you lack.
lesson-opening-19 = Your last card and your last manoeuvre. Discard the **Cinder Runner** and walk with the castle to the **portal of Waxwood**. Where a castle arrives it may trample out a flame: take one from the Engineers’ explorer.
lesson-opening-20 = Your flame burns on the portal too. It could carry one of your figures anywhere, but you want them all here: nobody goes through. Then end the manoeuvre.
lesson-opening-21 = The Engineers have answered in kind: their castle has trampled out the last flame of your explorer, and their second white temple puts them ahead, 8 points to 5. All hands are empty, so **the season of wars begins**.
lesson-opening-22 = The battle for Waxwood stands at 7 against their 8. In secret both sides lay up to two tactics cards; a slot without a card gives its weak action instead. Lay **Crimson Charge**, then the **Wall of Flame**, and you are ready.
lesson-opening-23 = The cards are open. Their Clockwork Levy would light two flames and put one out. You may **discard a card to neutralise another that shares an icon with it**: use the Wall of Flame.
lesson-opening-24 = Now both sides resolve their slots, you first. Begin with slot 1, **Crimson Charge**: put out the last flame of the Engineers’ explorer, then their earth flame on the mine, and light your own explorer again. Slot 2 is bare now; its weak action is a point.
lesson-opening-25 = The Engineers could only put out your explorer again: **7 against 6**, Waxwood and its 4 points are yours! The Cinder Fields fell to you and Gearfold to them without a fight, for nobody else was there. You lead 14 to 12.
lesson-opening-end = The candles have left the map; castles, earth flames, temples and upgrades stay, and your discarded cards are back in your hand. You won while first in turn order, so you fall behind the Engineers: they begin the second year, in which a region is worth 8. Light many flames, count the powers, and keep a good card for the last battle.


## The screen

# The panels beside the map, the boards of the Houses, the theatre of war
screen-track = Turn order and score
screen-turn-order = Turn order
screen-order-place = Place { $place } in the turn order: { $house }, { $vp } VP. Ties go to whoever stands earlier.
screen-year = Year { $year }
screen-house-starts = starts in region { $number }: { $region }
screen-worth = { $vp } VP a battle
screen-worth-about = Whoever wins a region this year gains { $vp } VP.
screen-wax = Wax: { $cubes }
screen-gold = Gold: { $cubes }
screen-hand-count = Candle cards in hand: { $cards }
screen-tactics-count = Tactics cards: { $cards }
screen-reserve = { $flames } in reserve
screen-reserve-count = Earth flames in reserve: { $flames }
screen-spent = { $cards } discarded
screen-upgrades = Upgrades
screen-hand-empty = No candle cards in hand
screen-no-tactics = No tactics cards
screen-no-influence = No flame before it yet
screen-no-curses = No curse is at work.
screen-no-missions = No missions
screen-region-number = Region { $region }
screen-curse-stands = Stands in region { $region }
screen-market-empty = No tactics cards are left.
screen-deck-left = { $cards ->
        [one] One card left in the deck
       *[other] { $cards } cards left in the deck
    }
screen-stack-under = { $tokens ->
        [0] Nothing lies under it.
        [one] One token lies under it.
       *[other] { $tokens } tokens lie under it.
    }
screen-stack-empty = Sold out
screen-battles = The battles of this year
screen-battle-won = { $number }. { $region }: won by { $house }
screen-battle-now = { $number }. { $region }: fought over now; as it stands it goes to { $house }
screen-battle-ahead = { $number }. { $region }: still to come; as it stands it goes to { $house }
screen-nobody = nobody
screen-ready = ready
screen-choosing = choosing
screen-would-win = Would win now
screen-least-wins = The lowest power wins
screen-power-all = Power: { $power }
screen-power-earth = Earth flames: { $power }
screen-power-candles = Flames of candles: { $power }
screen-power-castle = Castle: { $power }
screen-power-curses = Curses: { $power }
screen-power-other = Ability: { $power }
screen-stage-commit = Tactics are chosen in secret: { $ready } of { $all } ready.
screen-stage-neutralise = { $house }: a card may be discarded to neutralise another.
screen-stage-resolve = { $house }: the two slots take effect.
screen-stage-counting = The powers are counted.
screen-stage-won = { $region } goes to the { $house }: { $vp } VP.
screen-stage-falls = Its marker falls behind { $house } in the turn order.
screen-stage-nobody = Nobody wins { $region }.
screen-supply-left = Left in the supply: { $count }
screen-candle-price = { $wax ->
        [0] Costs nothing.
        [one] Costs 1 wax.
       *[other] Costs { $wax } wax.
    }
screen-candle-early = Its properties work from year { $year } on; placed earlier, it is only a candle.
screen-barred = ⊘ It cannot neutralise another card, but can be neutralised.
screen-neutralises = It may be discarded to neutralise a card that shares an icon with it.
screen-upgrade-price = Price { $gold } gold; works from year { $year } on.
screen-would-score = Would score { $vp } VP at the end of the game as things stand.
screen-curse-strikes = Its region: { $number }, { $region }
screen-curse-two = With two players: battles are fought only where a curse stands, and the curse-influence action moves it.
screen-curse-at = It stands here: { $territory }
screen-curse-bid = { $house }: { $flames ->
        [one] one flame
       *[other] { $flames } flames
    }
screen-curse-master = Controlled by { $house }
screen-curse-would = Would be controlled by { $house } as things stand
screen-mission-yearly = Once in each year, for whoever is first.
screen-mission-places = Its places are filled in this order over the whole game.
screen-mission-place = { $vp } VP: { $house }
screen-mission-open = open
screen-mission-shut = not in this year
screen-in-region = Region { $number }, { $region }
screen-earth-flame = { $house }: earth flame
screen-region-struck = Struck by a curse ({ $curse }): there is no battle here this year.
screen-region-battle = Battle number { $place } of this year, worth { $vp } VP.
screen-region-quiet = No curse stands here: there will be no battle.
screen-region-won = Won this year by { $house }
screen-region-won-nobody = Nobody has won it this year.
screen-region-power = { $house }: power { $power }
screen-temples-under = { $count ->
        [one] One more temple lies under it, without effect.
       *[other] { $count } more temples lie under it, without effect.
    }
screen-figure-at = Stands here: { $territory }
screen-figure-flames = Flames: { $flames } of { $max }
screen-figure-out = It has gone out: it may still move, but it has no power and cannot burn.
screen-figure-card = Lit by: { $card }.
screen-house-place = Place { $place } in the turn order, { $vp } VP
screen-house-tactics = Tactics cards: { $cards }
screen-house-upgrades = Upgrades: { $upgrades }
screen-would-fall = Should it win this battle, its marker would fall behind { $house }.
screen-alone-round = Round { $round } of { $rounds }
screen-alone-left = { $flames ->
        [one] one flame left to put out
       *[other] { $flames } flames left to put out
    }
screen-alone-order = Last order: { $order }

# The island, the places in words, the answers
screen-zoom = Larger map
screen-zoom-out = Smaller map
screen-map = The island
screen-figures = Figures on the map
screen-answers = Answers
screen-panels = Beside the map
screen-panels-left = The Houses
screen-powers = Who would win
screen-menu = What to do here
screen-menu-close = Cancel
screen-put-back = Cancel
screen-seat = Player { $number }
screen-tab-theatre = Battle
screen-tab-own = My House
screen-tab-curses = Curses
screen-tab-market = Tactics
screen-tab-forge = Forge
screen-tab-missions = Missions
screen-tab-war = War
screen-tab-houses = Houses
screen-panel-curses = Curses of the year
screen-panel-market = Tactics display
screen-panel-forge = Upgrades and temples
screen-panel-missions = Common missions
screen-panel-war = War and points
screen-war-of = The war of year { $year }
screen-unfought = won without a battle
screen-points-of = Where the points came from
screen-points-battles = Battles
screen-points-temples = Temples
screen-points-missions = Missions
screen-points-cards = Cards
screen-points-ending = End
screen-points-all = All
screen-theatre = The battle
screen-panel-theatre = The slots of the battle
screen-hand = { $count ->
        [one] Your hand: one candle card
       *[other] Your hand: { $count } candle cards
    }
screen-may = You may: { $offers }
screen-may-many = { $count } answers begin here
screen-setting-up = The game is being set up.
screen-time = Year { $year }, { $season }
screen-turn-of = { $house } to move
screen-battle-for = A battle is fought: { $region }
screen-order = In turn order: { $points }
screen-points = { $house } { $vp } VP
screen-battles-left = { $count ->
        [0] No battle is left this year
        [one] One battle is left this year, worth { $worth } VP
       *[other] { $count } battles are left this year, worth { $worth } VP each
    }
screen-flames-of = earth flames: { $houses }
screen-nobody-here = nobody is here
screen-own-flame = your flame burns here already: arriving gives no action
screen-gives-curse = arriving here you would lay { $count ->
        [one] one flame
       *[other] { $count } flames
    } before curses
screen-gives-respite = arriving here you would gain { $count ->
        [one] one respite
       *[other] { $count } respites
    }
screen-moves-curses = arriving here you could move curses { $count ->
        [one] one step
       *[other] up to { $count } steps
    }
screen-gives-barracks = arriving here you would take { $count ->
        [one] one tactics card
       *[other] { $count } tactics cards
    }
screen-gives-forge = arriving here you could make { $count ->
        [one] one purchase
       *[other] { $count } purchases
    }
screen-gives-mine = arriving here you would take { $count ->
        [one] one cube
       *[other] { $count } cubes
    }
screen-gives-portal = arriving here you could relocate { $count ->
        [one] one figure
       *[other] { $count } figures
    }
screen-gives-tavern = arriving here you would exchange { $count ->
        [one] one candle card
       *[other] { $count } candle cards
    }
screen-candle = { $candle } ({ $flames ->
        [0] gone out
        [one] one flame
       *[other] { $flames } flames
    })
screen-stands-in = { $figure } in { $territory }
screen-region = Region { $region }, { $name }
screen-struck = struck by a curse: no battle this year
screen-contested = fought over now
screen-won = won by { $house }
screen-won-nobody = won by nobody
screen-temples = temples, the top one last: { $temples }
screen-haunted = haunted by { $curses }
screen-power = { $house }: power { $power }
screen-leads = { $house } would win now
screen-candle-card = { $card }: year { $year }, { $wax ->
        [0] costs nothing
       *[other] costs { $wax } wax
    }. { $about }
screen-stores = { $house }: { $vp } VP, wax { $wax }, gold { $gold }, earth flames in reserve { $reserve }, cards in hand { $hand }
screen-slot-free = { $role }: the slot is free
screen-slot-taken = { $role }: { $card }, { $flames ->
        [0] gone out
        [one] one flame
       *[other] { $flames } flames
    }
screen-war = War board, slot { $slot }. { $weak }
screen-war-withered = War board, slot { $slot }: { $card }
screen-tactics-card = { $card }. { $about }
screen-tactics-used = { $card }, used in this war. { $about }
screen-upgrade = { $token }. { $about }
screen-mission = { $mission }. { $about }
screen-theatre-card = { $house }, slot { $slot }: { $card }
screen-theatre-weak = { $house }, slot { $slot }: weak action
screen-curse = { $curse }, { $region }: { $property }
screen-bid = { $house } { $flames ->
        [one] one flame
       *[other] { $flames } flames
    }
screen-would-control = { $house } would control it
screen-stack = { $token }: { $price } gold. { $about } { $under ->
        [0] Nothing lies under it.
        [one] One token lies under it.
       *[other] { $under } tokens lie under it.
    }
screen-stack-none = An empty stack
screen-temple = { $temple }: { $left } left. { $about }
screen-pick-role = Choose a role slot, or manoeuvre.
screen-pick-discard = It cannot be placed now.
screen-pick-territory = Choose a territory.
screen-pick-region = Choose a region.
screen-pick-target = Choose the card to neutralise.
screen-weak = weak action
screen-as = As { $role }
screen-to = Move here
screen-to-free = Move here: { $moves ->
        [one] the last move
       *[other] one of { $moves } moves
    }
screen-to-burning = Burn a flame instead and move here: { $flames ->
        [1] its last flame, the candle goes out
       *[other] one of { $flames } flames
    }
screen-to-borrowing = Move here with the power of the role: { $role }
screen-lay = Lay { $card } on a slot
screen-lay-back = Take { $card } back
screen-lay-swap = Swap the slots
screen-do-lead = { $id }
screen-do-keep = Keep { $id }
screen-do-place = Place { $card } as { $role }
screen-do-manoeuvre = Discard it and manoeuvre
screen-do-at = Here: { $id }
screen-do-return = Put { $id } under the deck
screen-do-light = Light an earth flame: { $id }
screen-do-feed = One more flame: { $id }
screen-do-douse = Put out the earth flame of the { $house }: { $territory }
screen-do-dim = Put out a flame: { $id }
screen-do-send = Lay a flame before { $id }
screen-do-take = Take { $id }
screen-do-steal = { $cube } of the { $house }
screen-do-raze = Destroy the top temple: { $region }
screen-do-resolve = { $id }
screen-do-move = { $figure }: to { $territory }
screen-do-burn = { $figure }: burn a flame and move to { $territory }
screen-do-borrow = { $figure }: move to { $territory } as { $role }
screen-do-haunt = Let it loose here: { $region }
screen-do-buy = Buy { $id }
screen-do-build = { $id } in { $region }
screen-do-store = { $wax ->
        [0] { $gold } gold
       *[other] { $gold ->
            [0] { $wax } wax
           *[other] { $wax } wax and { $gold } gold
        }
    }
screen-do-slot = Slot { $slot }: { $lies }
screen-do-echo = Repeat the properties of { $id }
screen-do-commit = Ready: { $first } and { $second }
screen-do-commit-none = Ready: both weak actions
screen-do-strike = { $own } neutralises { $target }
screen-do-renown = Take a victory point from { $id }
screen-do-icon = { $id }
screen-do-skirmish = Skirmish with { $id }: { $region }
screen-do-stop = That is all
screen-do-skip = Skip
screen-do-stay = Stay
screen-do-reserve = Back into the reserve
screen-do-decline = Neutralise nothing
screen-do-pass = End turn
screen-do-spend = Spend a respite
screen-do-endure = Endure it
screen-stop-move = End the manoeuvre
screen-stop-forge = Buy nothing more
screen-stop-portal = Nobody else goes through
screen-stop-haunt = The curses stay
screen-stop-avenge = The curses stay
screen-stop-influence = Lay no more flames
screen-skip-trample = Trample out nothing
screen-skip-steal = Steal nothing
screen-skip-raze = Destroy nothing
screen-skip-ignite = Light nothing
screen-skip-extinguish = Put out nothing
screen-skip-tactics = Take no card

# Plain blunders of bots, in reports of the arena
shame-points-left = the points of a white temple left
shame-flame-left = a manoeuvre ended with a flame to be lit for nothing
shame-flame-wasted = a flame burnt for a move that was free
