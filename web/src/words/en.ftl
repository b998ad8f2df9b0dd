# The client's own words: what is common to all games. The lobby, the replay and the rules have theirs in lobby.en.ftl.

## Everywhere

close = Close
cancel = Cancel
keep = Keep
retry = Try again
reload = Reload
skip = Skip to the main part
to-front = To the front page
nowhere = Page not found
nowhere-about = There is no page at this address.
load-failed = This could not be loaded
load-failed-about = The connection broke, or Parlour has just been updated.
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = Same as the device

## People and bots

you = you
you-too = (you)
ally = ally
you-watch = { $count ->
    [0] You are watching
    [1] You are watching
   *[other] You are watching, { $count } in all
}
guest = a player
nobody = Somebody
here = here
away = away
your-name = Your name
seats = Seats
seat-number = Seat { $number }
seat-open = Free
bot-of = Bot, { $level }
minded = A bot is playing here for now ({ $level })
level-random = carefree
level-novice = novice
level-skilled = skilled
level-expert = expert
level-master = master
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
clock = Time left
clock-days = { $days } d { $hours } h

## Boards

board = The board
board-failed = The board cannot be drawn. Reload the page.
places-empty = { $count ->
    [one] { $count } empty place
   *[other] { $count } empty places
}
explanation = Explanation
rule-number = Rule { $rule }

## The waiting room

waiting-room = { $count ->
    [0] Everybody is here.
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $count } seats are still free. The game begins when they are taken.
}
come-in = You are expected. Enter your name and sit down.
choose-seat = Your seat
sit-down = Sit down
stand-up = Stand up
watching-only = You are watching. To play, ask the host for the link.
invite = Invite a friend
invite-about = Whoever opens this link may take a free seat.
invite-here = This address leads only to this computer. To play with somebody on another one, open Parlour at the address that it printed when it started.
invite-link = Link to this table
invite-code = The link as a QR code
invite-make = Make a link
invite-new = Make a new link
invite-new-about = The old link then no longer works.
copy = Copy
copied = Copied
share = Share

## The question

question = The question
choose-on-board = choose what is lit
turn-mine = your turn
turn-theirs = to move
turn-thinks = is thinking
showing = Showing the move …
sent = Sending …
waiting-for = Waiting for { $who }
waiting-bot = { $who } is thinking
waiting-many = Waiting for the others
paused = The game is paused.
resume = Resume
over = The game is over.
result = Result
skip-events = Skip
again = Show again
undo = Undo
answer = Confirm
answer-form = What to do
answers-filter = Search the choices
answers-none = Nothing matches.
refused-not-offered = That is not possible now.
refused-not-here = Nothing to choose here now.
refused-unseen = The last turn could not be loaded.
refused-not-your-turn = It is not your turn.
hint = Hint
hint-thinking = Thinking …
hint-queued = In the queue: { $place }
hint-says = The bot ({ $level }) would play: { $action }
hint-then = { $before }, then { $next }
hint-do = Do that
hint-stands = { $standing ->
    [winning] You are winning
    [ahead] You are ahead
    [even] The game is even
    [behind] You are behind
   *[losing] You are losing
}: { $players ->
    [1] about { $chance } % to win
    [2] about { $chance } % to win
   *[other] about { $chance } % of the win, where an even share is { $even } %
}
hint-why = Why?
hint-others = Also considered
hint-instead = Play instead: { $action }
hint-line = Expected to follow
hint-fear = The danger
hint-feared = That would leave you about { $chance } %.
hint-you = you
hint-chance = { $chance } %

## Beside the board

beside = Log, rules and chat
log = Log
log-empty = Nothing has happened yet.
log-times = { $told } (× { $count })
log-struck = Taken back:
rules = Rules
chat = Chat
chat-empty = No messages yet.
chat-say = Message
chat-send = Send
chat-unread = { $count ->
    [one] Chat, { $count } new
   *[other] Chat, { $count } new
}

## The log of the table

news-sat-down = { $who } sits down
news-stood-up = { $who } stands up
news-took-back = { $who } takes back { $count ->
    [one] one step
   *[other] { $count } steps
}
news-offered = { $offer ->
    [draw] { $who } offers a draw
    [take-back] { $who } asks for a take-back
   *[pause] { $who } asks for a pause
}
news-agreed = { $who } agrees
news-closed = Whoever runs the server has ended the game
news-drawn = Draw agreed
news-declined = { $who } declines
news-resigned = { $who } resigns
news-ran-out = { $who } has run out of time
news-paused = Game paused
news-resumed = Game resumed
news-renewed = New version of the rules: by it everything so far would have happened alike, and the game goes on
news-stepped-in = A bot ({ $level }) plays for { $who }
news-stepped-back = { $who } is back
news-named = New name: { $who }
news-rematched = The next game begins

## The menu

more = More
as-text = Text view
take-back = Take back my last move
offer-draw = Offer a draw
offer-pause = Ask for a pause
step-in = Let a bot play for me
step-in-for = Let a bot play for { $who }
step-back = I am back
rename = My name
resign = Resign
resign-sure = Resign this game?
resign-about = The game ends for you, and that cannot be undone.
offer-mine = { $offer ->
    [draw] You have offered a draw. Waiting for { $who }.
    [take-back] You have asked for a take-back. Waiting for { $who }.
   *[pause] You have asked for a pause. Waiting for { $who }.
}
offer-theirs = { $offer ->
    [draw] { $who } offers a draw.
    [take-back] { $who } asks to take back the last { $count ->
        [one] step
       *[other] { $count } steps
    }.
   *[pause] { $who } asks for a pause.
}
agree = Agree
decline = Decline
withdraw = Withdraw

## Settings

settings = Settings
speed = Animation speed
speed-calm = Calm
speed-brisk = Fast
speed-none = Off
sound = Sounds
keys = Keys
keys-about = Tab goes to the board, the arrows walk over it. Enter chooses, i explains, n and p go to the next and the previous place that may be chosen. Space or Escape skips the animation.

## Several people, one screen

curtain = Next: { $who }
curtain-about = Hand over the device. Nobody else should look.
curtain-lift = I am here
handed = Now: { $who }

## The end

end-won = You have won
end-lost = You have lost
end-drawn = A draw
end-stopped = The game was stopped
end-winner = { $count ->
    [one] { $who } has won
   *[other] { $who } have won
}
end-loser = { $who } has lost
end-resigned = { $who } resigned.
end-time = { $who } ran out of time.
end-closed = Whoever runs the server has ended the game.
end-agreed = A draw was agreed.
share-won = won
share-lost = lost
share-drawn = drawn
rematch = Play again
rematch-go = Go to the next game
replay = Watch the replay
record = Download the game
see-board = Look at the board
fair = Was it fair?
deal = The deal
fair-about = Every die and card follows from a secret number. The server made it before anybody sat down and shows its seal from then on; at the end it is told, and you can compare.
fair-added = { $count ->
        [0] Nobody has added anything to it.
        [one] One player has added something of their own to it.
       *[other] { $count } players have added something of their own to it, so that not even the server knew the deal.
    }
fair-commitment = Its seal
seal = Seal
fair-secret = The number of the server
fair-seed = The number of the deal
fair-kept = The seal is the one that this browser saw first.
fair-not-kept = The seal is not the one that this browser saw first!
fair-bound = The seal belongs to the number of the server.
fair-not-bound = The seal does not belong to the number of the server!
fair-mine = What this browser added was used.
fair-not-mine = What this browser added was not used!
fair-mixed = The number of the deal was made of all this.
fair-not-mixed = The number of the deal was made of something else!
fair-verify = That dice and cards follow from it is checked with the record of the game:
open-deal = Open deal
open-deal-about = The number from which every die and card follows was chosen when the table was opened: whoever did that may have foreseen the game.

## The connection

laying = Setting the table …
link-connecting = Connecting …
link-lost = No connection. Trying again …
link-outdated = Parlour has been updated. Reload the page to go on.
restart-at = The server is started again at { $at }. Your game goes on right after that; no clock runs meanwhile.
restart-now = The server is being started again. Your game goes on in a moment; no clock runs meanwhile.
no-table = No such table
no-table-about = The link is wrong, or the table has been removed.
