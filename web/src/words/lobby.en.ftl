# The words of the front page, the replay, the rule book and the credits.

## Front page

front-title = Board games by lamplight
front-headline = Pull up a chair
front-lead = Board games by lamplight: against a bot, around one screen, or with a friend who follows a link. No account, nothing to install.
front-games = Games
front-mine = Your tables
front-finished = Finished games
front-more = Show all { $count }
front-record = Have a downloaded game?
front-record-about = Open the file and replay the game move by move. You can also drop it anywhere on this page.
front-record-open = Open a game…
front-record-drop = Drop the file here
front-failed = The games could not be loaded
front-failed-about = The server does not respond. It may be restarting, or you are offline.
front-foot = Parlour is free software; every game here can be played to the end, without an account.
home = Parlour, to the front page

players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $from }–{ $to } players
minutes = { $from }–{ $to } minutes
page-of-game = { $page }: { $game }
minutes-about = about { $from } minutes
has-bots = bots available

play = Play
play-game = Play { $game }
rules-of = Rules
rules-of-game = Rules of { $game }
story = Story
story-of-game = The story of { $game }

record-too-large = This file is too large for a game: at most one megabyte.
record-not-text = This file is not a saved game.
record-foreign = This file is not a game of Parlour.
record-failed = The file could not be sent: the server does not respond.


## Setting up a game

setup-way = How do you want to play?
way-bots = Against bots
way-alone = Alone
way-alone-about = You against the game itself: you win, or you lose.
way-screen = On one screen
way-screen-about = Everybody plays on this device and hands it round.
way-link = By link
way-link-about = You get a link and a code to scan; friends open it and sit down.
setup-seats = Players
seat-mine = You play
seat-lot = Random
opponent = Opponent
level-random-about = Makes any legal move, at random.
level-novice-about = Looks only at what a move gives at once, and often takes the second best.
level-skilled-about = Looks at what each move leads to. Moves at once.
level-expert-about = Looks closely, in some games several moves ahead, for a fraction of a second.
level-master-about = Thinks ahead for up to two seconds a decision. The strongest.
setup-more = More settings
setup-house-rules = House rules
setup-house-rules-about = The rulebook is the default. What you change here is shown at the table.
house-rule = House rule: { $rule }
setup-clock = Clock
setup-clock-none = No clock
setup-clock-move = { $seconds ->
    [30] 30 seconds a move
   *[other] { $seconds } seconds a move
}
setup-clock-total = { $minutes } minutes a player, +{ $increment } seconds a move
setup-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
setup-name = Your name
setup-name-about = Others at the table see it.
who-sits = Who sits where
sits-me = Me, on this device
sits-open = Open for a friend
sits-bot = Bot: { $level }
start = Play
start-link = Open the table
setup-failed = The game could not be set up
setup-refused = The game cannot be played like this. Choose something else.
table-failed = The table could not be opened: the server does not respond.


## My tables

standing-my-turn = Your turn
standing-their-turn = Others are thinking
standing-open = Waiting for players
standing-paused = Paused
standing-won = You won
standing-lost = You lost
standing-drawn = Draw
standing-over = Finished
against = with { $names }
against-bot = a bot ({ $level })
against-nobody = an open seat
alone = on one screen
alone-solo = alone
table-resume = Continue
table-look-in = Open
table-replay = Replay


## Replay

replay-of = Replay: { $game }
replay-failed = The replay could not be loaded
replay-no-table = There is no such game
replay-no-table-about = This game does not exist, or you may not see it.
replay-controls = Replay controls
replay-place = Step
replay-place-value = Step { $at } of { $total }
replay-play = Play
replay-pause = Pause
replay-start = To the start
replay-end = To the end
replay-back = One step back
replay-forward = One step forward
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-speed = Speed
replay-pace-calm = Calm
replay-pace-brisk = Fast
replay-pace-fast = Very fast
replay-eyes = View as
replay-board = The board
replay-board-failed = This old game can no longer be drawn. The log still tells what happened and how it ended.
replay-watcher = Spectator
replay-log = What happened
replay-before = The game is set up.
replay-earlier = Earlier steps
replay-later = Later steps
replay-loading = Loading…
replay-download = Download the game
replay-as-text = As text
replay-keys = Space plays and pauses, the arrows step, with Shift they go from turn to turn.
replay-does = { $who }: { $action }


## Rules

rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } passage found.
   *[other] { $count } passages found.
}
rules-most = The first { $count } passages found.
rules-failed = The rules could not be loaded
rules-word-for-word = Word for word, rule by rule
rules-word-for-word-about = Every rule by itself, with its number: for close calls and for those who build on the game.
rules-for-people = Back to the rulebook
rules-exact = Rule { $rule } word for word
rules-print = Print
rules-print-summary = Print the summary
rules-picture-failed = The picture could not be loaded.
rules-none = There are no rules for this game here.


## Credits

credits = Credits
credits-lead = Parlour also stands on other people's work. Thank you.
credits-icons = Pictures
credits-icons-text = Most of the emblems on the boards come from game-icons.net, drawn by Lorc, Delapouite and many others, under the licence CC BY 3.0. They were recoloured and cut to size for the boards.
credits-icons-authors = All the authors of game-icons.net
credits-fonts = Typefaces
credits-fonts-text = All of them under the SIL Open Font License 1.1.
credits-font-forum = titles; Denis Masharov
credits-font-nunito = buttons and labels; Vernon Adams, Cyreal, Jacques Le Bailly
credits-font-literata = texts to read; TypeTogether
credits-libraries = Programs
credits-libraries-text = The libraries that Parlour is built upon, with their licences.
credits-own = Parlour itself
credits-own-text = Parlour is free software under the MIT licence. The rules of the games were written down anew for it; the games belong to their authors.
