# The pages of Desktopia beside its table: puzzles and the script editor.

## Common

language-en = English
language-ru = Russian

## Puzzles

puzzles-title = Puzzles
puzzles-lead = One table, one player, one task. Your hand does not shake here: a flick goes exactly where you aim it.
puzzles-progress = Solved: { $count } of { $all }
puzzles-begin = Begin: { $title }
puzzles-next = Next: { $title }
puzzles-all = All puzzles
puzzles-done = Every puzzle is solved. Well flicked!
puzzles-about-fire = Flames, gusts and sparks: set alight what cannot be reached.
puzzles-about-grass = Thorns, shields and healing hands: stand in the right place at the right moment.
puzzles-about-metal = Lightning, magnets and a second wind: let others do the flying.
puzzles-about-dust = Ticks, lariats and changed places: count lives before you flick.
puzzle-difficulty =
    { $difficulty ->
        [1] Easy
        [2] Medium
       *[3] Hard
    }
puzzle-solved = Solved
puzzle-open = Play
puzzle-open-named = Play: { $title }
puzzle-again = Play again
puzzle-again-named = Play again: { $title }

## The editor

editor-title = Script editor
editor-untitled = Untitled
desk = The table
beside = About the script
canvas = The table: things can be moved by hand or by keyboard
canvas-keys = Page Down and Page Up pick the next thing or the one before; arrows move it by 1 mm (with Shift 10, with Alt 0.1); [ and ] turn it; Delete removes it; Ctrl+D duplicates it; Ctrl+Z undoes.
picked = What is picked
picked-at = { $name }: { $x }, { $y }
picked-none = Nothing is picked
unpick = Let go
undo = Undo
redo = Redo
zoom = Zoom
grid = Grid
grid-none = none
mm = { $count } mm
choose = Choose…
remove = Remove
remove-named = Remove: { $name }
remove-number = Remove number { $number }
duplicate = Duplicate
turn-left = Turn left
turn-right = Turn right
as-usual = as usual
as-agreed = as agreed
unlimited = no limit
label = Name ({ $tongue })

file-new = New
file-book = From the book
file-open = Open
file-save = Save
file-large = This file is too large to be a script.
file-no-json = This file is no script: it is not written in JSON.
file-shape = This file cannot be opened: something else belongs at “{ $where }”.
file-unknown = This file cannot be opened: a script has no key “{ $where }”.
book-title = Begin with a script of the book
book-about = It becomes a script of your own; the book stays as it is.
book-failed = The book could not be fetched. Please try again.
book-players =
    { $count ->
        [1] Lessons and etudes
        [one] For { $count } player
       *[other] For { $count } players
    }
play-it = Play it
play-title = Play this script
play-alone = You play alone, with a hand that does not shake unless the script says otherwise.

state-faults =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
state-asking = Checking…
state-fine = Ready to play
state-refused = 1 problem
state-unreachable = Not checked
judge-asking = The rules are being asked.
judge-fine = Nothing is wrong: this script can be played.
judge-unreachable = The server does not answer, so the script could not be checked against the rules.
judge-again = Check again
judge-show = Show where

panel-table = Table
panel-squads = Squads
panel-goals = Goals
panel-rules = Rules
panel-texts = Texts
panel-faults = Check

## Things on the table

add = Put on the table
add-circle = Circle
add-rect = Rectangle
add-poly = Polygon
add-zone = Add a zone
add-zone-circle = Round zone
add-zone-rect = Rectangular zone
add-zone-poly = Polygonal zone
laid-terrain = Terrain
laid-zone = Zone
laid-artifact = Artifact
laid-object = Barrel
laid-unit = Character
barrel-order = Its disk belongs to
field-x = X, mm
field-y = Y, mm
field-radius = Radius, mm
field-width = Width, mm
field-height = Height, mm
field-turn = Turn, °
field-corner-x = Corner { $number }: X
field-corner-y = Corner { $number }: Y
corner-add = Add a corner
corner-remove = Remove corner { $number }
corners-convex = Make it convex

## The table as a whole

table-players = Players
table-players-one = A puzzle: one player against passive disks that never take a turn.
table-players-many = A battle: each player leads a squad. Sides of one team are allies.
table-width = Width, mm
table-height = Depth, mm
table-actions = Actions a turn
table-rounds = Most rounds
table-steadiness = Steadiness of hands
table-first = Who begins
first-draw = drawn by lot
table-rituals = With rituals
table-difficulty = Difficulty
difficulty-none = not said
table-things = On the table
table-empty = Nothing yet: put something there with the buttons above the table.

## Squads

seat-number = Player { $number }
side-passive = Passive side { $number }
side-team = Team
team-number = Team { $number }
side-empty = Nobody yet.
side-add = Add a passive side
side-remove = Remove passive side { $number }
unit-add = Add characters
cost = { $cost ->
        [one] { NUMBER($cost, maximumFractionDigits: 1) } point
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } points
    }
forces = Balance of forces
force-size = { $characters ->
        [one] { $characters } character
       *[other] { $characters } characters
    }, { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
forces-even = The teams cost about the same: they differ by { $percent } %, and up to { $fair } % is fair.
forces-warning = Uneven!
forces-uneven = One team costs { $percent } % more than another; more than { $fair } % is felt in play. Move a character over, take one away, or even it out with a special rule.
forces-advice = Making a disposition
advice = Advice: forces, landscape, squads
advice-forces = Ratio of forces
advice-forces-about = Every character costs points, shown beside its name. In a fair battle no team costs more than { $fair } % more than another. Numbers count as well: a side acts three times a turn however large it is, so give nobody fewer than four characters, and nobody two more than the others. One against two allies is fair if the lone side acts more often.
advice-landscape = Landscape
advice-landscape-about = Four to nine things make a good table. Turned by half (two players), a third or a quarter, it should look the same to everybody, with every artifact as far from one camp as from another. About one straight line in five from camp to camp should be open: if none is, the first turns are idle; if most are, the first player sweeps the other camp.
advice-squads = Squads
advice-squads-about = Give every trait something to work on: Elementals need the Flames of Adjarkha, Rampracks need fighters to flick, Dryads need somebody worth healing. Smokers belong in a battle only if the enemy has two heroes or another way to win. One hero a side makes a short battle, two make a long one.
unit-type = Character
unit-count = How many
unit-wounds = Wounds
unit-missiles = Missiles
unit-facing = Facing, °
unit-place = Where
unit-tag = Tag
unit-tag-about = A short name by which goals and rules speak of them.
place-points = at fixed points
place-zone = in the zone “{ $zone }”
place-artifact = on the artifact “{ $artifact }”

## Texts

text-title = Title ({ $tongue })
text-intro = Story ({ $tongue })
text-task = Task ({ $tongue })
text-hint = Hint ({ $tongue })

## Goals

goals-usual = No goals are set: a team wins when no enemy character is left.
goals-about = Any one goal of a team suffices; goals that share a group must all be true at once.
aim-add = Add a goal
aim-eliminate_all = Eliminate all enemies
aim-eliminate_all-about = True when no enemy team has a living character.
aim-eliminate_tagged = Eliminate certain characters
aim-eliminate_tagged-about = True when all characters with the tag are dead.
aim-lost_tagged = Certain characters are lost
aim-lost_tagged-about = True when at least so many characters with the tag are dead.
aim-survive = Survive
aim-survive-about = True when so many rounds have passed and the team lives.
aim-reach_zone = Reach a zone
aim-reach_zone-about = True when so many living characters of the team stand in the zone at the end of its turn.
aim-hold_artifact = Hold an artifact
aim-hold_artifact-about = True when a player of the team controls it at the start of so many own turns in a row.
aim-object_in_zone = Bring a barrel into a zone
aim-object_in_zone-about = True when the middle of the barrel lies in the zone at the end of a turn.
aim-damage_total = Deal damage
aim-damage_total-about = True when the team has dealt so much damage to enemies.
aim-kills_in_turn = Kill several in one turn
aim-kills_in_turn-about = True when so many enemies died in one turn of the team.
aim-turns_over = Turns run out
aim-turns_over-about = True when the first player has ended so many turns; used for losing.
parameter-team = Team
parameter-result = Then the team
result-win = wins
result-lose = loses
parameter-group = Group
group-none = none

## Special rules

rules-about = What is different in this battle. A script beats the cards, and the cards beat the general rules.
change-add = Add a special rule
change-actions_per_turn = Actions a turn
change-actions_per_turn-about = This player acts so many times a turn.
change-start_time_cards = Time cards at the start
change-start_time_cards-about = This player begins with time cards in camp.
change-life_max = Lives
change-life_max-about = Characters with the tag have this maximum of lives.
change-immobile = Immobile
change-immobile-about = Characters with the tag cannot be flicked; shots and spells stay.
change-fixed = Fixed to the table
change-fixed-about = Nothing can move it.
change-invulnerable = Invulnerable
change-invulnerable-about = Characters with the tag never receive damage.
change-no_penalty = No penalty
change-no_penalty-about = Disks that leave the field cost these players nothing.
change-solid_border = Solid border
change-solid_border-about = These edges are walls: nothing falls off there.
change-reinforcement = Reinforcement
change-reinforcement-about = At the start of that turn the player places these characters in the zone.
change-hazard_zone = Dangerous zone
change-hazard_zone-about = At the end of a turn it hurts the active player’s characters that stand in it.
change-healing_zone = Healing zone
change-healing_zone-about = At the end of a turn it heals the active player’s characters that stand in it.
change-disable_ability = Ability lost
change-disable_ability-about = Characters with the tag lack this ability.
change-grant_hit = Special hit
change-grant_hit-about = Characters with the tag have this hit too.
change-grant_sector = Power sector
change-grant_sector-about = Characters with the tag have a power sector of this width.
change-ritual_grant = Rituals at the start
change-ritual_grant-about = This player begins with these ritual cards.
change-terrain_change = The landscape changes
change-terrain_change-about = At the start of that round things come and go.
change-ritual_draw = How rituals are drawn
change-ritual_draw-about = When a player draws a ritual card.
change-free_capture = Capture for free
change-free_capture-about = Capturing an artifact gives these players one more action at once.

parameter-count = How many
parameter-rounds = Rounds
parameter-turns = Turns
parameter-points = Damage
parameter-n = How many
parameter-round = In round
parameter-damage = Damage
parameter-lives = Lives
parameter-arc = Width, °
parameter-tag = Tag
parameter-zone = Zone
parameter-artifact = Artifact
parameter-object = Barrel
parameter-seat = Player
parameter-ritual = Ritual
parameter-bearer = Who
parameter-target = What
parameter-victims = Whom
parameter-seats = Players
parameter-edges = Edges
parameter-units = Who comes
parameter-coming = What comes
parameter-going = What goes
parameter-kind = Kind
parameter-ability = Ability
parameter-hit = Hit
parameter-rule = When
bearer-any = any of the team
victims-all = everybody
victims-enemies = enemies of { $team }
choice-kind-bonus = bonus
choice-kind-penalty = penalty
choice-ability-shot = shot
choice-ability-spell = spell
choice-ability-trait = trait
choice-ability-special_hit = special hit
choice-ability-power = power hit
choice-hit-vampire = Vampire Hit
choice-hit-fire = Fire Hit
choice-hit-dryad = Dryad Hit
choice-rule-standard = as usual
choice-rule-none = never
choice-rule-every_turn = every turn
choice-rule-on_kill = after a kill
border-bottom = bottom
border-left = left
border-top = top
border-right = right

## What is wrong

fault-title = The script needs a title in both languages.
fault-field = Each side of the table must measure { $from } to { $to } mm.
fault-corners = A polygon has { $from } to { $to } corners.
fault-convex = The corners must go round a convex polygon, counter-clockwise.
fault-flat = It has no extent.
fault-area-outside = It reaches beyond the table.
fault-crossing = It overlaps “{ $other }”.
fault-disk-outside = It does not lie wholly on the table.
fault-disk-terrain = It is too close to “{ $other }”.
fault-disks = It is too close to another disk.
fault-nobody = Player { $seat } has no characters.
fault-type = There is no character “{ $type }”.
fault-points = { $type }: there must be as many points as characters.
fault-no-zone = { $type }: the zone for them is not there.
fault-wounds = { $type }: so many wounds would kill at once.
fault-no-artifact = { $type }: the artifact to stand on is not there.
fault-crowded = { $type }: only one character can stand on an artifact.
fault-hero = { $type } is a hero: there is only one.
fault-veterans = { $order }: there are { $most } veterans, and { $count } are used.
fault-fighters = { $order }: there are { $most } fighters, and { $count } are used.
fault-artifacts = { $order }: its one artifact disk is used more than once.
fault-crammed = The zone is too small for its squad.
fault-kind = Number { $number }: there is nothing of the kind “{ $type }”.
fault-names-tag = Number { $number }: nobody has the tag “{ $name }”.
fault-names-zone = Number { $number }: there is no such zone.
fault-names-artifact = Number { $number }: that artifact is not on the table.
fault-names-object = Number { $number }: there is no such barrel.
fault-names-seat = Number { $number }: there is no player { $name }.
fault-names-ritual = Number { $number }: there is no ritual “{ $name }”.
