# The words of Horde, by id: what a player reads. Names are those of RULES.md, section 2.
# Where an id stands in a sentence (a faction, a side, a status), a name given in its place reads as well.


## The game

game-horde = Horde
game-horde-blurb = Four armies of the Mongol conquests on one field of hexes: ride, shoot, besiege, hold out.
game-horde-about = Rus and China stand together against Southern and Northern Mongolia. Each turn you bring a reserve unit nearer, then let up to three units move and strike, shoot, heal, poison or lay traps. A fight is a die plus attack against a die plus defence, and a unit struck hand to hand may try to retreat instead. Zones of control, walls, numbers and the trait of each of the 36 kinds of unit decide where a fight is worth having.


## Sides, factions, seats

side-alliance = The Alliance
    .about = Rus and China: slow, well armoured, and at home.
side-horde = The Horde
    .about = Southern and Northern Mongolia: fast, lightly armoured, and far from home.

faction-rus = Rus
    .about = Axes, spears and mail on foot, a few great riders, and a prince whose word is worth a weapon.
faction-china = China
    .about = Steel, gunpowder and traps, healers behind the line and a dragon above it.
faction-south_mongolia = Southern Mongolia
    .about = Riders, trackers and poison: it weakens a victim first and kills it in the same turn.
faction-north_mongolia = Northern Mongolia
    .about = Long bows, thieves and tribute: it slows the enemy's reserves and borrows his best tricks.

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow


## Modes and options

mode-skirmish = Skirmish
    .about = Kill every enemy leader and raze every enemy capital, in any order. The number of rounds is not limited, but for a safety limit far away.
mode-hold_the_border = Hold the Border
    .about = The Horde wins by keeping five units beyond the border from the end of one of its turns to the start of that faction's next. The Alliance wins if the Horde has not done so in 30 rounds, or if every Horde capital is razed.
mode-conquest = Conquest
    .about = The Horde wins by razing three cities, or six in two against two; one capital may stand in for one city. The Alliance wins when the Horde has no unit left and none to come. The number of rounds is not limited, but for a safety limit far away.

option-mode = Mode
    .about = What the war is fought for.
option-mode-skirmish = { mode-skirmish }
    .about = { mode-skirmish.about }
option-mode-hold_the_border = { mode-hold_the_border }
    .about = { mode-hold_the_border.about }
option-mode-conquest = { mode-conquest }
    .about = { mode-conquest.about }

option-teams = Armies
    .about = How many armies take the field.
option-teams-1v1 = One against one
    .about = One army a side, for two players.
option-teams-2v2 = Two against two
    .about = All four armies, two a side, for two, three or four players.

option-alliance = Army of the Alliance
    .about = Who fights for the Alliance in one against one.
option-alliance-rus = { faction-rus }
    .about = { faction-rus.about }
option-alliance-china = { faction-china }
    .about = { faction-china.about }

option-horde = Army of the Horde
    .about = Who fights for the Horde in one against one.
option-horde-south_mongolia = { faction-south_mongolia }
    .about = { faction-south_mongolia.about }
option-horde-north_mongolia = { faction-north_mongolia }
    .about = { faction-north_mongolia.about }

option-commander = Sole commander
    .about = With three players: the side whose two armies one player leads.
option-commander-alliance = { side-alliance }
    .about = One player leads Rus and China against two.
option-commander-horde = { side-horde }
    .about = One player leads both Mongolias against two.

option-corners = Corners
    .about = Where the armies stand. The rulebook allows a change and advises against it.
option-corners-printed = As printed
    .about = Rus or China on blue, the Horde on yellow; with four armies each on its own colour.
option-corners-alliance = The Alliance changes
    .about = The Alliance exchanges blue and red. In one against one the armies then face each other over the short way.
option-corners-horde = The Horde changes
    .about = The Horde exchanges green and yellow. In one against one the armies then face each other over the short way.
option-corners-both = Both change
    .about = Both sides exchange their two corners: the mirror image in one against one.

option-limit = Safety limit
    .about = So that no war lasts for ever, Skirmish and Conquest end after so many rounds if neither side has reached its goal. Hold the Border has its own 30 rounds.
option-limit-120 = 120 rounds
    .about = The usual limit, seldom met.
option-limit-200 = 200 rounds
    .about = For the patient: far away even for careful armies.
option-limit-80 = 80 rounds
    .about = Nearer: some long wars will end undecided and be judged.


## Parameters, classes, mounts

parameter-health = Health
    .short = H
    .about = How many wounds the unit can take: with the last health it dies.
parameter-attack = Attack
    .short = A
    .about = Added to the die when the unit attacks.
parameter-defence = Defence
    .short = D
    .about = Added to the die when the unit defends.
parameter-speed = Speed
    .short = S
    .about = The most steps in one move; also added to the die in a retreat or a chase.
parameter-summon_time = Summon time
    .short = T
    .about = The section of the summon track where the token starts: so many turns until it arrives.
parameter-range = Range
    .short = R
    .about = How many hexes away a shooter can strike.
parameter-durability = Durability
    .short = Dur
    .about = How much siege damage a settlement can take. It is never restored.

class-combat = Combat unit
    .about = The body of the army; fights hand to hand.
class-ranged = Ranged unit
    .about = Shoots, and its target can only defend; has no zone of control.
class-support = Support unit
    .about = Weak in a fight, strong beside the right unit or near the right enemy.
class-special = Special unit
    .about = One of its kind in the army.
class-legend = Legend
    .about = A hero of the songs.
class-leader = Leader
    .about = Starts on the board in every mode; in Skirmish its death is half of the enemy's goal.
class-myth = Myth
    .about = A beast out of a tale: strongest of all, and longest on the road.

mount-foot = Foot
    .about = A unit on foot.
mount-mounted = Mounted
    .about = A unit on horseback.
mount-beast = Beast
    .about = Neither foot nor mounted.


## Phases and steps

phase-event = Event
    .about = At the start of a round one event card is drawn; it holds until the round ends.
phase-summon = Summon
    .about = The token on the summon track moves one section down or arrives; if the track is then empty, the next token is chosen from the reserve.
phase-battle = Battle
    .about = Up to three different units are activated, one after another.
phase-results = Results
    .about = Sieges are counted, traits that work at the end of a turn take effect, and what lasts until the end of the turn ends.

step-move = Movement
    .about = At most one move in an activation, of up to as many steps as the unit has speed.
step-key_action = Key action
    .about = At most one in an activation, after the move: an attack, or a trait that costs a key action.
step-r1 = Siege damage
    .about = Settlements without a garrison lose durability to the enemies that besiege them.
step-r2 = Young Herd
    .about = Mounted units beside a friendly Head Groom get fresh horses.
step-r3 = Spear-breaker
    .about = Chelubey may break the spear of an enemy close by.
step-r4 = Border hold
    .about = With five Horde units beyond the border a hold begins.
step-r5 = End of the turn
    .about = Everything that lasts until the end of the turn is over.

stage-attack = Attack
    .about = The attacker rolls one die and adds its attack.
stage-countermeasure = Countermeasure
    .about = Knowing the attack total, the target defends or retreats.
counter-defend = Defend
    .about = One die plus defence; the attack hits only if its total is greater.
counter-retreat = Retreat
    .about = One die plus speed against the attacker's die plus speed: with the greater total the unit gets away, otherwise the attack hits.


## Mechanisms

mechanism-zone_of_control = Zone of control
    .about = All hexes adjacent to a melee unit. A step from one hex of an enemy's zone to another provokes an attack by that enemy; stepping over it does not.
mechanism-provoked_attack = Provoked attack
    .about = An attack that happens by itself when a unit steps about inside an enemy's zone of control: one target, no retreat, free of charge.
mechanism-minority_rule = Minority rule
    .about = −1 defence for each adjacent enemy beyond the first.
mechanism-siege = Siege
    .about = A unit that stands next to an enemy settlement when its faction's turn begins and again in the Results takes 1 durability from it, unless there is a garrison.
mechanism-garrison = Garrison
    .about = A unit in a settlement of its own side: −1 attack, +1 defence, no siege damage, and it cannot be pushed.
mechanism-weakening = Weakening
    .about = Cleaved, poisoned, silenced, spear-broken, chilled, outnumbered, the lower attack of a garrison, or harm from an event. Wounds and pushes are not weakenings.
mechanism-immune = Immune
    .about = Weakenings have no effect on the unit while its immunity lasts.
mechanism-wager = Wager
    .about = Each faction that takes part rolls a die; the highest wins, and the highest that tie roll again.
mechanism-trap = Trap
    .about = The first enemy to enter the hex in any way loses 1 health, and the trap is gone.
mechanism-reserve = Reserve
    .about = Tokens that have not been summoned yet. It is never replenished.
mechanism-summon_track = Summon track
    .about = One token at a time counts down here, section by section, until it arrives as near to its capital as there is room.
mechanism-border = Border
    .about = The line in Hold the Border: red in one against one, green in two against two.
mechanism-hold = Hold
    .about = Begins when five Horde units stand beyond the border at the end of a Horde turn; breaks the moment there are fewer.


## Settlements

kind-capital = Capital
    .about = Where a faction's units arrive. Without it the faction cannot summon.
kind-city = City
    .about = What the Horde is after in Conquest.
settlement-cap_rus = Moscow
    .about = Capital of Rus.
settlement-cap_china = Kaifeng
    .about = Capital of China.
settlement-cap_south = Karakorum
    .about = Capital of Southern Mongolia.
settlement-cap_north = Sarai
    .about = Capital of Northern Mongolia.
settlement-city_rus_1 = Ryazan
    .about = City of Rus.
settlement-city_rus_2 = Vladimir
    .about = City of Rus.
settlement-city_rus_3 = Kozelsk
    .about = City of Rus.
settlement-city_china_1 = Zhongdu
    .about = City of China.
settlement-city_china_2 = Datong
    .about = City of China.
settlement-city_china_3 = Luoyang
    .about = City of China.


## Units: Rus

unit-rus_axe = Druzhinnik with Axe
    .short = Axe
    .about = Heavy foot of the prince's guard, whose axe opens the target's defence for every blow that follows in the turn.
unit-rus_spear = Druzhinnik with Spear
    .short = Spr
    .about = Heavy foot of the prince's guard, who wounds a rider twice with every hit.
unit-rus_archer = Archer
    .short = Arc
    .about = Shooter on foot, who may take careful aim to reach farther with less force.
unit-rus_caravan = Supply Caravan
    .short = Car
    .about = Wagons of bread and bandages, no good in a fight, that mend a neighbour's wound instead.
unit-rus_smith = Field Smith
    .short = Smi
    .about = Keeps the mail of every friend beside him whole, and swings the hammer only if he must.
unit-rus_vityaz = Vityaz
    .short = Vit
    .about = Armoured rider, who strikes twice as hard at the end of a ride.
unit-rus_dobrynya = Dobrynya Nikitich
    .short = Dob
    .about = Bogatyr on horseback, whom no poison, trap, evil omen or crowd can weaken.
unit-rus_ivan = Ivan III
    .short = Ivn
    .about = Grand Prince on horseback, who does more with an order to a neighbour than with his own sword.
unit-rus_zmey = Zmey Gorynych
    .short = Zmy
    .about = Three-headed dragon, which can strike two enemies in front of it at once.


## Units: China

unit-china_swordsman = Infantryman with Sword
    .short = Swd
    .about = Heavy foot, schooled above all against others on foot.
unit-china_sapper = Sapper
    .short = Sap
    .about = Foot soldier with gunpowder, who can strike two enemies around him at once.
unit-china_crossbow = Crossbowman
    .short = Xbw
    .about = Shooter on foot, whose bolts throw the target back, or strike harder where it has nowhere to go.
unit-china_ambusher = Master of Ambushes
    .short = Amb
    .about = Keeps out of the fight and strews traps in the enemy's way.
unit-china_commander = Commander
    .short = Cmd
    .about = Officer on foot, beside whom foot soldiers stand firmer.
unit-china_guandao = Guan Dao Rider
    .short = Gua
    .about = Rider with a long blade, from whom nobody retreats.
unit-china_heroine = Warrior Maiden
    .short = Mai
    .about = Rider whose example makes friends beside her immune to weakenings, though not herself.
unit-china_wanyan = Wanyan Xun
    .short = Wan
    .about = Emperor on horseback, whose healers reach a wounded friend two hexes away.
unit-china_dragon = Great Dragon
    .short = Drg
    .about = Swift beast of the sky, which may fly a second time instead of striking.


## Units: Southern Mongolia

unit-sm_raider = Raider (South)
    .short = RdS
    .about = Light rider, who may strike first and ride away afterwards.
unit-sm_tracker = Tracker
    .short = Trk
    .about = Swift hunter on foot, whose attack takes away the victim's trait for the turn.
unit-sm_shortbow = Raider with Short Bow
    .short = SBw
    .about = Rider who shoots at arm's length, and twice if he does not move.
unit-sm_groom = Head Groom (South)
    .short = GrS
    .about = Rider with a string of young horses, who makes mounted friends beside him faster next turn.
unit-sm_poisoner = Master of Poisons
    .short = Psn
    .about = Never needs to come close: his poison leaves an enemy without defence for the turn.
unit-sm_assassin = Assassin
    .short = Asn
    .about = Killer on foot, deadliest to a victim with no friend beside it.
unit-sm_khutulun = Khutulun
    .short = Khu
    .about = Wrestler and princess on a fast horse, beside whom friends always retreat in safety.
unit-sm_genghis = Genghis Khan
    .short = Gen
    .about = Lord of the steppe on horseback, who gives his army a second try at one die each turn.
unit-sm_mogoi = Green Avraga Mogoi
    .short = MoS
    .about = Giant serpent, whose heat makes good armour a burden: the well defended lose more.


## Units: Northern Mongolia

unit-nm_raider = Raider (North)
    .short = RdN
    .about = Light rider, who may strike first and ride away afterwards.
unit-nm_thief = Thief
    .short = Thf
    .about = Quick on foot, and for a turn as good as whomever he has robbed of a trick.
unit-nm_longbow = Raider with Long Bow
    .short = LBw
    .about = Mounted shooter with the longest range, whose fire arrows count double in a siege.
unit-nm_groom = Head Groom (North)
    .short = GrN
    .about = Rider with a string of young horses, who makes mounted friends beside him faster next turn.
unit-nm_tribute = Tribute Collector
    .short = Trb
    .about = Rider with the khan's writ and a sack, who with Batu Khan on the board delays every enemy reserve.
unit-nm_scout = Infiltrator
    .short = Inf
    .about = Arrives disguised, walks through zones of control untouched, and strikes hard when nobody expects it.
unit-nm_chelubey = Chelubey
    .short = Che
    .about = Champion on a fast horse, who at the end of the turn strips an enemy close by of every attack bonus.
unit-nm_batu = Batu Khan
    .short = Bat
    .about = Khan on horseback and a hard hitter, whose newcomers ride out faster.
unit-nm_mogoi = Grey Avraga Mogoi
    .short = MoN
    .about = Giant serpent of the cold, strongest of all beasts, which slows whoever attacks it.


## Traits: Rus

trait-tr_axe = Axe
    .about = When the bearer declares an attack, provoked or not, the target has −2 defence until the end of the turn, starting with this attack. A second Axe adds nothing.
trait-tr_spear = Spear
    .about = A hit on a mounted unit takes 2 health instead of 1, in provoked attacks and after a failed retreat too.
trait-tr_aimed_shot = Aimed Shot
    .about = The bearer may shoot with reach 3 instead of its range, at −2 attack. Whatever changes range changes this reach as well.
trait-tr_supplies = Supplies
    .about = Key action: one wounded friendly unit adjacent to the bearer regains 1 health.
trait-tr_armour_repair = Armour Repair
    .about = Every friendly unit adjacent to the bearer has +1 defence; the bearer itself has not.
trait-tr_charge = Charge
    .about = A hit takes 2 health instead of 1 if the bearer has moved at least one step earlier in this activation. Its provoked attacks take 1.
trait-tr_bogatyr = Bogatyr
    .about = The bearer is immune to weakenings, being outnumbered and the lower attack of a garrison among them, and untouched by harmful events and traps. Wounds, pushes and Onslaught work on it as on anyone.
trait-tr_princes_order = Prince's Order
    .about = Key action: one adjacent friendly unit has +2 attack, defence, speed or (if it is a shooter) range until the end of the turn. The bearer cannot order itself.
trait-tr_line_attack = Line Attack
    .about = An attack may strike a second enemy with the same die: one directly behind the first target, or one adjacent to both the bearer and the first target.


## Traits: China

trait-tr_ancient_techniques = Ancient Techniques
    .about = +1 attack against foot units.
trait-tr_gunpowder = Gunpowder at Work
    .about = An attack may strike two different enemies adjacent to the bearer, anywhere around it, with the same die.
trait-tr_heavy_bolts = Heavy Bolts
    .about = A shot, hit or miss, that leaves the target alive pushes it one hex away from the bearer, to a hex of your choice. Against a garrison, or where there is no hex to push to, the attack has +1 instead.
trait-tr_traps = Traps
    .about = Key action: lay a trap 1 to 3 hexes away on a hex without a unit, a standing settlement or another trap; an enemy that enters it loses 1 health. There may be any number of traps.
trait-tr_iron_discipline = Iron Discipline
    .about = Every friendly foot unit adjacent to the bearer has +1 defence; the bearer itself has not.
trait-tr_onslaught = Onslaught
    .about = Nobody can retreat from the bearer's attacks, not even with Regroup.
trait-tr_role_model = Role Model
    .about = Every friendly unit adjacent to the bearer, allies included, is immune to weakenings and harmful events, though not to traps. The bearer itself is not.
trait-tr_personal_healers = Personal Healers
    .about = Key action: one wounded friendly unit 1 or 2 hexes away regains 1 health. The bearer cannot heal itself.
trait-tr_wind_speed = Speed of the Wind
    .about = As its key action, instead of attacking, the bearer may make a second move of up to its speed.


## Traits: Southern Mongolia

trait-tr_raid = Raid
    .south = Furious Raid
    .north = Swift Raid
    .about = The bearer may attack first and move afterwards. It still has one move and one attack, and the move provokes attacks as usual.
trait-tr_pursuit = Pursuit
    .about = When the bearer declares an attack, provoked or not, the target has no trait until the end of the turn, whether the attack hits or not.
trait-tr_short_bows = Short Bows
    .about = If the bearer does not move in its activation, it may attack twice, the same target or two, each time with a die of its own.
trait-tr_young_herd = Young Herd
    .about = In the Results of the bearer's turn every friendly mounted unit adjacent to it is given +1 speed for the next turn of that unit's faction, whatever happens in between. The bearer gives itself nothing, and two Grooms give +1 only.
trait-tr_poisons = Slipped Poisons
    .about = Key action: one enemy 1 to 3 hexes away, neither disguised nor immune, has defence 0 until the end of the turn, whatever its bonuses.
trait-tr_isolation = Isolation
    .about = +1 attack if no unit friendly to the target is adjacent to the target.
trait-tr_regroup = Regroup
    .about = A friendly unit adjacent to the bearer that chooses to retreat gets away without dice. The bearer itself retreats with dice.
trait-tr_golden_horde = Might of the Golden Horde
    .about = Once in each turn of its faction you may re-roll an attack die or a chase die just rolled for a unit of that faction, wherever it stands. The second result stands.
trait-tr_molten_armour = Molten Armour
    .about = A hit takes 2 health instead of 1 if the target's defence against this attack, with everything that changes it, is 2 or more.


## Traits: Northern Mongolia

trait-tr_theft = Theft
    .about = When its activation begins, the bearer may copy the trait of any unit on the board until the end of the turn. It cannot copy a Thief, a silenced unit, Tribute for the Khan, Harsh Drill or Regroup; equal copies of two Thieves add up.
trait-tr_fire_arrows = Fire Arrows
    .about = When it besieges, the bearer counts as 2 instead of 1 against cities and capitals.
trait-tr_tribute = Tribute for the Khan
    .about = While the Tribute Collector and Batu Khan are both on the board, each token that an enemy faction puts on its summon track starts one section higher.
trait-tr_disguise = Disguise
    .about = The bearer's steps never provoke an attack. It arrives disguised: until it makes an attack itself, provoked ones included, it can be struck only as the second target of an area attack. Traps work on it as on anyone.
trait-tr_spear_breaker = Spear-breaker
    .about = In the Results of your turn you may name one enemy 1 or 2 hexes from the bearer that is not disguised: it has no attack bonuses until your next Results, or until the bearer leaves the board.
trait-tr_harsh_drill = Harsh Drill
    .about = A Northern Mongolian unit that arrives in its capital or next to it while the bearer is on the board has +1 speed until it comes to stand neither in its capital nor next to it, or the capital is destroyed.
trait-tr_ice_breath = Icy Breath
    .about = An enemy that has attacked the bearer, hit or miss, has −1 speed until the end of the next turn of its faction. Several attacks do not add up.


## Statuses

status-st_cleaved = Cleaved
    .about = −2 defence until the end of the turn (−4 if two Thieves have copied the Axe).
status-st_poisoned = Poisoned
    .about = Defence 0 until the end of the turn, whatever the bonuses.
status-st_silenced = Silenced
    .about = No trait until the end of the turn; nor can it be copied.
status-st_ordered = Ordered
    .about = +2 to one parameter until the end of the turn.
status-st_chilled = Chilled
    .about = −1 speed until the end of the next turn of the unit's faction.
status-st_herded = Herded
    .about = +1 speed during the next turn of the unit's faction.
status-st_drilled = Drilled
    .about = +1 speed until the unit comes to stand away from its capital, or the capital is destroyed.
status-st_spear_broken = Spear-broken
    .about = No attack bonuses until the next Results of Northern Mongolia, or until the unit that broke the spear leaves the board.
status-st_disguised = Disguised
    .about = Until it attacks it can be struck only as the second target of an area attack.
status-st_stealing = Stealing
    .about = Holds a copied trait until the end of the turn.


## Event cards

type-calamity = Calamity
type-boon = Boon
type-edict = Edict
type-open_wager = Open wager
type-stake_wager = Wager with a stake

card-ev_mud = Season of Mud
    .about = Mounted units whose speed is 2 or more have −1 speed. Immune units are spared.
card-ev_blizzard = Blizzard
    .about = Units whose range is 2 or more have −1 range, and Aimed Shot reaches 2. Immune units are spared.
card-ev_dust_storm = Dust Storm
    .about = All units have −1 attack. Immune units are spared.
card-ev_panic = Panic in the Ranks
    .about = All units have −1 defence. Immune units are spared.
card-ev_pestilence = Pestilence
    .about = At once, in turn order, each faction chooses one of its units on the board with health 2 or more that is not immune: it loses 1 health.
card-ev_ice_drift = Ice Drift
    .about = Tokens on summon tracks neither move nor arrive. New ones may still be put on empty tracks.
card-ev_eclipse = Solar Eclipse
    .about = Leaders and myths have no trait. Immune units are spared.
card-ev_dry_roads = Dry Roads
    .about = Foot units have +1 speed.
card-ev_pastures = Rich Pastures
    .about = Mounted units have +1 speed.
card-ev_war_drums = War Drums
    .about = Each unit has +1 attack during its own faction's turn.
card-ev_shield_wall = Shield Wall
    .about = Each unit with a friendly unit adjacent to it has +1 defence.
card-ev_clear_sky = Clear Sky
    .about = Units with range have +1 range, and Aimed Shot reaches 4.
card-ev_levy = Levy
    .about = A token on section 1 or 2 of a summon track arrives; one farther up moves two sections down.
card-ev_herbalists = Herbalists
    .about = At once, in turn order, each faction may let one of its wounded units on the board regain 1 health.
card-ev_truce = Truce at the Walls
    .about = No settlement loses durability.
card-ev_rams = Battering Rams
    .about = A settlement that loses durability in the Results of a turn loses 1 more.
card-ev_forced_march = Forced March
    .about = Each faction may activate four units in its turn.
card-ev_weariness = Weariness
    .about = Each faction may activate only two units in its turn.
card-ev_wager_wrestlers = Wrestlers' Wager
    .about = Every faction with a unit on the board rolls. All units of the winner have +1 attack this round.
card-ev_wager_race = Wager on the Races
    .about = Every faction with a unit on the board rolls. All units of the winner have +1 speed this round.
card-ev_wager_archers = Archers' Wager
    .about = Every faction with a unit on the board rolls. The winner chooses an enemy with health 2 or more, neither disguised nor immune, within 3 hexes of one of its units: it loses 1 health.
card-ev_wager_champions = Wager of Champions
    .about = Each faction may enter one of its units on the board, and those that did roll. The winner's champion has +2 attack and +1 defence this round; every other champion has −1 attack, unless it is immune.
card-ev_wager_tribute = Wager on the Tribute
    .about = Each faction with a token on its summon track may join, and those that did roll. The winner's token moves two sections down, not below 1; the others' one section up, not above 6.
card-ev_wager_omens = Wager of the Seers
    .about = Every faction with a unit on the board rolls. The winner alone looks at the top two cards of the event deck, leaves one on top and puts the other at the bottom.


## What is asked

ask-start-combat = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: which combat units march out first?
ask-start-support = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: which support unit goes with them?
ask-place-start = Where does { $unit } stand? All three hexes beside the capital must be taken.
ask-arrive = { $unit } arrives. On which hex?
ask-summon = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: which unit sets out next? Only one can be on the road at a time.
ask-activate = Which unit do you activate? { $left ->
        [one] One activation
       *[other] { $left } activations
    } left.
ask-steal = { $unit }: whose trait do you steal for this turn?
ask-act = { $unit }: what now?
ask-countermeasure = { $unit } attacks { $target } with a total of { $total }. Defend, or retreat to a marked hex?
ask-reroll = { $unit } has rolled { $die } { $purpose ->
        [attack] to attack
        [chase] to give chase
       *[other] ({ $purpose })
    }: { $total } in all. Roll the die again?
ask-push = { $unit } pushes { $target }. To which hex?
ask-spear-break = { $unit }: whose spear is broken?
ask-pestilence = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: which unit does the pestilence strike?
ask-herbalists = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: whom do the herbalists mend?
ask-archers = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } has won the Archers' Wager. At whom do you shoot?
ask-champion = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: who goes out as champion?
ask-tribute = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: do you join the wager on the tribute?
ask-seers = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: which card stays on top?


## What can be answered

action-start = Start with
action-place = Place
action-summon = Summon
action-activate = Activate
action-end-battle = End turn
action-steal = Steal
action-no-theft = No theft
action-move = Move
action-attack = Attack
action-aimed = Aimed shot
action-supply = Supply
action-order = Order
action-heal = Heal
action-poison = Poison
action-trap = Lay a trap
action-done = Done
action-back = Back
action-defend = Defend
action-retreat = Retreat
action-reroll = Roll again
action-keep = Keep the die
action-push = Push
action-break = Break the spear
action-spare = Spare them all
action-sicken = Sicken
action-mend = Mend
action-nobody = Nobody
action-shoot = Shoot
action-champion = Enter as champion
action-stay-out = Stay out
    .told = Stays out
action-join = Join
    .told = Joins
action-top = Leave on top


## What happened

event-first-side-rolled = Dice for the first turn: the Alliance { $alliance }, the Horde { $horde }. { $side ->
        [alliance] The Alliance begins.
        [horde] The Horde begins.
        [nobody] A tie: again.
       *[other] First: { $side }.
    }
event-units-chosen = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } musters: { $units }
event-unit-placed = { $unit } takes post at { $hex }
event-events-shuffled = The event deck is shuffled{ $cards ->
        [one] : one card
       *[other] : { $cards } cards
    }
event-round-began = Round { $round }
event-event-drawn = Event: { $card ->
        [ev_mud] { card-ev_mud }
        [ev_blizzard] { card-ev_blizzard }
        [ev_dust_storm] { card-ev_dust_storm }
        [ev_panic] { card-ev_panic }
        [ev_pestilence] { card-ev_pestilence }
        [ev_ice_drift] { card-ev_ice_drift }
        [ev_eclipse] { card-ev_eclipse }
        [ev_dry_roads] { card-ev_dry_roads }
        [ev_pastures] { card-ev_pastures }
        [ev_war_drums] { card-ev_war_drums }
        [ev_shield_wall] { card-ev_shield_wall }
        [ev_clear_sky] { card-ev_clear_sky }
        [ev_levy] { card-ev_levy }
        [ev_herbalists] { card-ev_herbalists }
        [ev_truce] { card-ev_truce }
        [ev_rams] { card-ev_rams }
        [ev_forced_march] { card-ev_forced_march }
        [ev_weariness] { card-ev_weariness }
        [ev_wager_wrestlers] { card-ev_wager_wrestlers }
        [ev_wager_race] { card-ev_wager_race }
        [ev_wager_archers] { card-ev_wager_archers }
        [ev_wager_champions] { card-ev_wager_champions }
        [ev_wager_tribute] { card-ev_wager_tribute }
        [ev_wager_omens] { card-ev_wager_omens }
       *[other] { $card }
    }
event-wager-rolled = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } rolls { $die }
event-wager-won = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } wins: { $card ->
        [ev_wager_wrestlers] { card-ev_wager_wrestlers }
        [ev_wager_race] { card-ev_wager_race }
        [ev_wager_archers] { card-ev_wager_archers }
        [ev_wager_champions] { card-ev_wager_champions }
        [ev_wager_tribute] { card-ev_wager_tribute }
        [ev_wager_omens] { card-ev_wager_omens }
       *[other] { $card }
    }
event-turn-began = The turn of { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }
event-token-advanced = On the road: { $unit }, arrives in { $section ->
        [one] { $section } turn
       *[other] { $section } turns
    }
event-unit-arrived = { $unit } arrives at { $hex }
event-unit-summoned = Summoned: { $unit }, arrives in { $section ->
        [one] { $section } turn
       *[other] { $section } turns
    }
event-unit-activated = { $unit } goes into action
event-trait-stolen = { $unit } steals a trait: { $trait ->
        [tr_axe] { trait-tr_axe }
        [tr_spear] { trait-tr_spear }
        [tr_aimed_shot] { trait-tr_aimed_shot }
        [tr_supplies] { trait-tr_supplies }
        [tr_armour_repair] { trait-tr_armour_repair }
        [tr_charge] { trait-tr_charge }
        [tr_bogatyr] { trait-tr_bogatyr }
        [tr_princes_order] { trait-tr_princes_order }
        [tr_line_attack] { trait-tr_line_attack }
        [tr_ancient_techniques] { trait-tr_ancient_techniques }
        [tr_gunpowder] { trait-tr_gunpowder }
        [tr_heavy_bolts] { trait-tr_heavy_bolts }
        [tr_traps] { trait-tr_traps }
        [tr_iron_discipline] { trait-tr_iron_discipline }
        [tr_onslaught] { trait-tr_onslaught }
        [tr_role_model] { trait-tr_role_model }
        [tr_personal_healers] { trait-tr_personal_healers }
        [tr_wind_speed] { trait-tr_wind_speed }
        [tr_raid] { trait-tr_raid }
        [tr_pursuit] { trait-tr_pursuit }
        [tr_short_bows] { trait-tr_short_bows }
        [tr_young_herd] { trait-tr_young_herd }
        [tr_poisons] { trait-tr_poisons }
        [tr_isolation] { trait-tr_isolation }
        [tr_golden_horde] { trait-tr_golden_horde }
        [tr_molten_armour] { trait-tr_molten_armour }
        [tr_fire_arrows] { trait-tr_fire_arrows }
        [tr_disguise] { trait-tr_disguise }
        [tr_spear_breaker] { trait-tr_spear_breaker }
        [tr_ice_breath] { trait-tr_ice_breath }
       *[other] { $trait }
    }
event-unit-moved = { $unit } moves to { $hex }
event-trap-sprung = The trap at { $hex } snaps shut on { $unit }
event-attack-declared = { $manner ->
        [ranged] { $unit } shoots at { $target }
        [aimed] { $unit } takes careful aim at { $target }
        [provoked] { $unit } catches { $target } on the move and attacks
       *[melee] { $unit } attacks { $target }
    }
event-dice-rolled = { $unit } rolls { $die } { $purpose ->
        [attack] to attack
        [defence] to defend
        [retreat] to retreat
        [chase] to give chase
       *[other] ({ $purpose })
    }: { $total } in all
event-rerolled = { $unit } rolls the { $purpose ->
        [attack] attack die
        [chase] chase die
       *[other] die
    } again
event-attack-missed = { $target } holds: { $unit } misses
event-unit-wounded = { $unit } takes { $loss ->
        [one] a wound
       *[other] { $loss } wounds
    }, health left: { $left }
event-unit-died = { $unit } falls
event-retreated = { $unit } retreats to { $hex }
event-retreat-failed = { $unit } does not get away
event-pushed = { $unit } is pushed to { $hex }
event-status-gained = { $unit }: { $status ->
        [st_cleaved] cleaved, −2 defence this turn
        [st_poisoned] poisoned, defence 0 this turn
        [st_silenced] silenced, no trait this turn
        [st_ordered] ordered, +2 this turn
        [st_chilled] chilled, −1 speed
        [st_herded] fresh horses, +1 speed next turn
        [st_drilled] drilled, +1 speed while at the capital
        [st_spear_broken] spear broken, no attack bonuses
        [st_disguised] disguised
        [st_stealing] has a stolen trait this turn
       *[other] { $status }
    }
event-status-lost = { $unit }: { $status ->
        [st_cleaved] no longer cleaved
        [st_poisoned] the poison wears off
        [st_silenced] has its trait back
        [st_ordered] the order is over
        [st_chilled] no longer chilled
        [st_herded] the horses are fresh no more
        [st_drilled] the drill wears off
        [st_spear_broken] has a sound spear again
        [st_disguised] disguised no longer
        [st_stealing] gives the stolen trait back
       *[other] no longer { $status }
    }
event-healed = { $unit } recovers, health now: { $health }
event-trap-laid = { $unit } lays a trap at { $hex }
event-disguise-dropped = { $unit } is out in the open: the disguise is gone
event-settlement-damaged = { $settlement ->
        [cap_rus] { settlement-cap_rus }
        [cap_china] { settlement-cap_china }
        [cap_south] { settlement-cap_south }
        [cap_north] { settlement-cap_north }
        [city_rus_1] { settlement-city_rus_1 }
        [city_rus_2] { settlement-city_rus_2 }
        [city_rus_3] { settlement-city_rus_3 }
        [city_china_1] { settlement-city_china_1 }
        [city_china_2] { settlement-city_china_2 }
        [city_china_3] { settlement-city_china_3 }
       *[other] { $settlement }
    } loses { $loss } durability, { $left } left
event-settlement-destroyed = { $settlement ->
        [cap_rus] { settlement-cap_rus }
        [cap_china] { settlement-cap_china }
        [cap_south] { settlement-cap_south }
        [cap_north] { settlement-cap_north }
        [city_rus_1] { settlement-city_rus_1 }
        [city_rus_2] { settlement-city_rus_2 }
        [city_rus_3] { settlement-city_rus_3 }
        [city_china_1] { settlement-city_china_1 }
        [city_china_2] { settlement-city_china_2 }
        [city_china_3] { settlement-city_china_3 }
       *[other] { $settlement }
    } falls and is razed to the ground
event-hold-began = The Horde has { $units ->
        [one] one unit
       *[other] { $units } units
    } beyond the border. If it holds until the next turn of { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }, it wins.
event-hold-broken = The hold is broken: beyond the border the Horde has { $units ->
        [0] no unit left
        [one] only one unit left
       *[other] only { $units } units left
    }
event-battle-ended = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } ends its turn
event-game-won = { $reason ->
        [draw] The safety limit is reached, and the war ends in a draw: the sides are equal in everything that counts.
       *[other] { $side ->
            [alliance] The Alliance wins!
            [horde] The Horde wins!
           *[other] { $side } wins!
        } { $reason ->
            [leaders-and-capitals] Every enemy leader is dead, every enemy capital razed.
            [border-held] The border is theirs.
            [capitals-razed] No capital of the Horde is left standing.
            [settlements-razed] The cities lie in ruins.
            [exhausted] The enemy has no unit left and none to come.
            [time] The last round is over, and the enemy has not reached his goal.
            [progress] The safety limit is reached, and they have come nearer to their goal.
            [deeds] The safety limit is reached, and they have killed more leaders and razed more capitals.
            [durability] The safety limit is reached, and they have damaged the enemy's capitals more.
            [points] The safety limit is reached, and they have killed units worth more.
            [conceded] The enemy lays down his arms.
           *[other] { $reason }
        }
    }


## What is refused

illegal-path-blocked = A standing enemy settlement lies in the way: it can be neither entered nor crossed ({ $rule }).
illegal-path-too-long = The path has more steps than the unit has speed ({ $rule }).
illegal-path-not-adjacent = Each step of a path leads to an adjacent hex ({ $rule }).
illegal-path-ends-occupied = A path must end on a free hex ({ $rule }).
illegal-path-ends-at-start = A path must end on another hex than the one on which it began ({ $rule }).
illegal-too-far = That is too far away ({ $rule }). Possible: { $legal }.
illegal-no-such-target = There is no such target now ({ $rule }). Possible: { $legal }.
illegal-cannot-move = With speed 0 the unit cannot move ({ $rule }).
illegal-moved-already = The unit has made its move in this activation ({ $rule }).
illegal-acted-already = The unit has used its key action in this activation ({ $rule }).
illegal-own-side = Units of one side never harm each other ({ $rule }).
illegal-disguised = A disguised unit cannot be chosen ({ $rule }).
illegal-immune = An immune unit cannot be chosen ({ $rule }).
illegal-not-wounded = The unit is not wounded: there is nothing to heal ({ $rule }).
illegal-lacks-trait = The unit has no trait for that now ({ $rule }).
illegal-hex-taken = The hex is not free ({ $rule }).
illegal-unit-of-others = That unit is not of the faction whose turn it is ({ $rule }).
illegal-unit-not-there = No such unit is on the board ({ $rule }).
illegal-already-activated = The unit has been activated in this turn already ({ $rule }).
illegal-put-back = A unit that was put back waits until another one has been activated ({ $rule }).
illegal-nothing-to-do = The unit can neither move nor act now ({ $rule }).
illegal-activate-first = Activate a unit first ({ $rule }).
illegal-finish-first = Finish the activation that has begun, or go back ({ $rule }).
illegal-not-begun = The unit has done nothing yet: go back, and no activation is lost ({ $rule }).
illegal-has-begun = The activation has begun: the unit cannot be put back ({ $rule }).
illegal-no-other-unit = There is no other unit to activate: the unit cannot be put back ({ $rule }).
illegal-not-in-reserve = No such unit is in the reserve ({ $rule }).
illegal-not-copied = That trait cannot be copied now ({ $rule }).
illegal-battle-over = No activations are left: the battle of this turn is over ({ $rule }).
illegal-open-fight = A fight is open: a side can concede when it is settled ({ $rule }).


## Chapters of the rules

chapter-4 = Setup
chapter-4-1 = Players, factions, seats
chapter-4-2 = Settlements by mode
chapter-4-3 = First side and turn order
chapter-4-4 = Starting units
chapter-4-5 = The rest of the setup
chapter-5 = Rounds and turns
chapter-6 = Rules
chapter-6-1 = General
chapter-6-2 = Board
chapter-6-3 = Event phase
chapter-6-4 = Summon phase
chapter-6-5 = Battle phase and activations
chapter-6-6 = Movement
chapter-6-7 = Zones of control
chapter-6-8 = Effective parameters and durations
chapter-6-9 = Combat
chapter-6-10 = Retreat
chapter-6-11 = Ranged attacks
chapter-6-12 = Area attacks
chapter-6-13 = Minority rule
chapter-6-14 = Siege
chapter-6-15 = Garrison
chapter-6-16 = Weakenings and immunity
chapter-6-17 = Traps
chapter-6-18 = Traits: Rus
chapter-6-19 = Traits: China
chapter-6-20 = Traits: Southern Mongolia
chapter-6-21 = Traits: Northern Mongolia
chapter-6-22 = Chips
chapter-6-23 = Victory
chapter-6-24 = End of the game


## The screen

# Groups of places
screen-field = The field
screen-tray = To choose from
screen-event = Event

# Answers at their places
screen-do-start = Start with { $units }
screen-do-place = Place { $unit } at { $hex }
screen-do-summon = Summon { $unit }: on the road for { $time ->
        [one] one turn
       *[other] { $time } turns
    }
screen-do-activate = Activate { $unit }
screen-do-steal = Steal { $trait } from { $unit }
screen-do-move = Move to { $hex }
screen-do-attack = Attack { $unit }
screen-do-attack-both = Attack { $unit }, then { $second } with the same die
screen-do-aimed = Take careful aim at { $unit }
screen-do-supply = Supply { $unit }: +1 health
screen-do-heal = Heal { $unit }: +1 health
screen-do-order = Order { $unit }: +2 { $second }
screen-do-poison = Poison { $unit }
screen-do-trap = Lay a trap at { $hex }
screen-do-retreat = Retreat to { $hex }
screen-do-push = Push to { $hex }
screen-do-break = Break the spear of { $unit }
screen-do-sicken = { $unit } falls sick: −1 health
screen-do-mend = Mend { $unit }: +1 health
screen-do-shoot = Shoot at { $unit }: −1 health
screen-do-champion = { $unit } goes out as champion
screen-do-top = { $unit } stays on top
screen-chance-hit = { $label } ({ $chance } % to hit)
screen-chance-safe = { $label } ({ $chance } % safe)

# What a place says of itself
screen-free = free
screen-unit = { $unit } of { $faction }, health { $health } of { $full }, attack { $attack }, defence { $defence }, speed { $speed }
screen-unit-range = range { $range }
screen-active = acting now
screen-ready = can still be activated
screen-immune = immune to weakenings
screen-garrison = in the garrison
screen-settlement = { $settlement }, { $kind } of { $faction }, durability { $durability } of { $full }
screen-razed = ruins of { $settlement }
screen-besieged = under siege by { $units }
screen-trap = a trap of { $faction }
screen-beyond = beyond the border
screen-may = you may: { $offers }
screen-strikes = from here it can attack { $units }
screen-kind = { $unit }, { $rank }, { $mount }, health { $health }, attack { $attack }, defence { $defence }, speed { $speed }, summon time { $time }
screen-track = Summon track: { $unit }, arrives in { $section ->
        [one] one turn
       *[other] { $section } turns
    }
screen-track-empty = Summon track: empty. One unit at a time can be on the road
screen-reserve = In reserve: { $unit }, { $count ->
        [one] one token
       *[other] { $count } tokens
    }
screen-fallen = Fallen: { $units }
screen-event-card = { $card }, { $type }. { $about }
screen-event-none = No event yet
screen-event-winner = The wager was won by { $faction }.
screen-deck = { $left ->
        [one] One card
       *[other] { $left } cards
    } left in the deck

# How the game stands
screen-round = Round { $round }
screen-round-of = Round { $round } of { $rounds }
screen-round-near = Round { $round }, safety limit { $rounds }
screen-limit = Safety limit: a game that is still undecided ends after round { $rounds }
screen-mustering = The armies are mustering
screen-turn = The turn of { $faction }
screen-activations = { $left ->
        [0] no activations left
        [one] one activation left
       *[other] { $left } activations left
    }
screen-crossing = Beyond the border: { $count } of { $needed }
screen-held = The hold lasts until the next turn of { $faction }
screen-razed-count = Razed: { $count } of { $needed }
screen-leader-lives = Leader: { $unit }
screen-leader-dead = Leader: { $unit }, fallen
screen-capital-stands = Capital: { $settlement }, durability { $durability } of { $full }
screen-capital-razed = Capital: { $settlement }, razed

# Panels
screen-fallen-title = Fallen
screen-arrives-in = in { $section ->
        [one] one turn
       *[other] { $section } turns
    }
screen-out-of = { $count } of { $full }

# Dice
screen-die-attack = Attack
screen-die-defence = Defence
screen-die-retreat = Retreat
screen-die-chase = Chase
screen-die-wager = Wager
screen-die-first = First turn
screen-sum = { $die } { $sign } { $bonus } = { $total }
screen-hit = Hit
screen-missed = Missed
screen-away = Got away
screen-caught = Caught
screen-wins = Won
screen-dice = Dice

# Cards that explain
screen-printed = printed { $value }
screen-stolen = Copied trait
screen-no-trait = No trait now
screen-from = from { $unit }
screen-goes = { $name } { $amount }

# Looking about
screen-zoom-in = Larger
screen-zoom-out = Smaller
screen-legend-reach = can move here
screen-legend-threat = can attack here
screen-legend-control = zone of control
screen-menu = What to do here?
screen-menu-close = Cancel
screen-then = First target: { $unit }. Pick the second, or the same again to strike it alone.
screen-then-not = Cancel

# What an attack promises
screen-odds = Attack now
screen-odds-hit = { $chance } % to hit
screen-odds-sum = { $attack } + die against { $defence } + die; a hit takes { $wounds } health.
screen-odds-flight = It may retreat instead: { $chance } % to get away.
screen-odds-no-flight = It can only defend.

# Plain blunders of bots, in reports of the arena
shame-kill-left = a free kill left standing
shame-worse-odds = the worse odds taken under attack
