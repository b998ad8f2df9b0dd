# The client's own words: what is common to all games. The lobby, the replay and the rules have theirs in lobby.en.ftl.

## Everywhere

close = Close
cancel = Cancel
keep = Keep
retry = Try again
reload = Load anew
skip = Skip to the main part
to-front = To the front page
nowhere = Nothing here
nowhere-about = There is no page at this address.
load-failed = This could not be loaded
load-failed-about = The connection broke, or the server was just renewed.
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = As the system

## People and bots

you = you
you-too = (you)
guest = a player
nobody = Somebody
here = here
away = away
your-name = Your name
seats = Seats
seat-number = Seat { $number }
seat-open = Free
bot-of = Bot, { $level }
minded = A bot plays here for now ({ $level })
level-random = carefree
level-novice = novice
level-skilled = skilled
level-expert = expert
level-master = master
watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
clock = Time left
clock-days = { $days } d { $hours } h

## Boards

board = The board
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
come-in = You are expected. Tell your name and sit down.
choose-seat = Your seat
sit-down = Sit down
stand-up = Stand up
watching-only = You are watching. To take a seat, you need the link that the host sends.
invite = Invite a friend
invite-about = Whoever opens this link may take a free seat.
invite-here = This address leads only to this computer. To play with somebody on another one, open Parlour at the address that it printed when it started.
invite-link = Link to this table
invite-code = The link as a code to photograph
invite-make = Make a link
invite-new = Make a new link
invite-new-about = The old link then no longer works.
copy = Copy
copied = Copied
share = Share

## The question

question = The question
choose-on-board = choose on the board
turn-mine = your turn
turn-theirs = to answer
turn-thinks = thinks
showing = Watch …
sent = Sent …
waiting-for = Waiting for { $who }
waiting-bot = { $who } thinks
waiting-many = Waiting for the others
paused = The game is paused.
resume = Go on
over = The game is over.
result = Result
skip-events = Skip
undo = Undo
answer = Answer
answer-form = Kind of answer
answers-filter = Find an answer
answers-none = No answer fits.
hint = Hint
hint-thinking = Thinking …
hint-queued = In line: place { $place }
hint-says = The bot ({ $level }) would: { $action }
hint-then = { $before }, then { $next }
hint-do = Do that
hint-stands = It sees you { $standing ->
    [winning] winning
    [ahead] ahead
    [even] even
    [behind] behind
   *[losing] losing
}: { $players ->
    [1] about { $chance } % to win
    [2] about { $chance } % to win
   *[other] about { $chance } % of the win, where an even share is { $even } %
}
hint-why = Why?
hint-others = It also thought of
hint-instead = Rather: { $action }
hint-line = It expects
hint-fear = It fears
hint-feared = That would leave about { $chance } %.
hint-you = you
hint-chance = { $chance } %

## Beside the board

beside = Log, rules and talk
log = Log
log-empty = Nothing has happened yet.
log-struck = Taken back:
rules = Rules
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
    [one] Talk, { $count } new
   *[other] Talk, { $count } new
}

## The log of the table

news-sat-down = { $who } sits down
news-stood-up = { $who } stands up
news-took-back = { $who } takes back { $count ->
    [one] one answer
   *[other] { $count } answers
}
news-offered = { $offer ->
    [draw] { $who } offers a draw
    [take-back] { $who } asks for a take-back
   *[pause] { $who } asks for a pause
}
news-agreed = { $who } agrees
news-drawn = All agree to a draw
news-declined = { $who } declines
news-resigned = { $who } gives up
news-ran-out = { $who } has run out of time
news-paused = The game is paused
news-resumed = The game goes on
news-stepped-in = A bot ({ $level }) plays for { $who }
news-stepped-back = { $who } is back
news-named = From now on: { $who }
news-rematched = On to the next game

## The menu

more = More
as-text = The table as text
take-back = Take back my last answer
offer-draw = Offer a draw
offer-pause = Ask for a pause
step-in = Let a bot play for me
step-in-for = Let a bot play for { $who }
step-back = I am back
rename = My name
resign = Give up
resign-sure = Give up the game?
resign-about = That ends it for you and cannot be taken back.
offer-mine = { $offer ->
    [draw] You have offered a draw. Waiting for { $who }.
    [take-back] You have asked for a take-back. Waiting for { $who }.
   *[pause] You have asked for a pause. Waiting for { $who }.
}
offer-theirs = { $offer ->
    [draw] { $who } offers a draw.
    [take-back] { $who } asks to take back the last { $count ->
        [one] answer
       *[other] { $count } answers
    } at the table.
   *[pause] { $who } asks for a pause.
}
agree = Agree
decline = Decline
withdraw = Withdraw

## Settings

settings = Settings
speed = Pace of what is shown
speed-calm = Calm
speed-brisk = Brisk
speed-none = At once
sound = Sounds
keys = Keys
keys-about = Tab goes to the board, the arrows walk over it. Enter chooses, i explains, n and p go to the next and the previous place that may be chosen. Space or Escape skips what is being shown.

## Several people, one screen

curtain = { $who } is asked
curtain-about = Hand over the screen. Nobody else should look.
curtain-lift = I am here
handed = Now: { $who }

## The end

end-won = You have won
end-lost = You have lost
end-drawn = A draw
end-winner = { $count ->
    [one] { $who } has won
   *[other] { $who } have won
}
end-loser = { $who } has lost
end-resigned = { $who } gave up.
end-time = { $who } ran out of time.
end-agreed = A draw was agreed.
share-won = won
share-lost = lost
share-drawn = drawn
rematch = Play again
rematch-go = On to the next game
replay = Watch it again
record = Keep the record
see-board = Look at the board
fair = Was it fair?
fair-about = Every die and card follows from a secret number. Its seal was shown before the first of them; now you can compare.
fair-seed = The number
fair-commitment = Its seal

## The connection

laying = The table is being laid …
link-connecting = Connecting …
link-lost = No connection. Trying again …
link-outdated = Parlour has been renewed. Load the page anew to go on.
no-table = No such table
no-table-about = The link is not right, or the table was put away.
