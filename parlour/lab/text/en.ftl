# What tables and reports of tournaments have to say.

arena-title = { $game }: a tournament of bots
arena-terms = Players: { $seats } · Rules, version { $rules } · Seed { $seed }
arena-games = { $games ->
        [one] One game
       *[other] { $games } games
    }
arena-games-a-pairing = { $games ->
        [one] One game a pairing
       *[other] { $games } games a pairing
    }

ratings = Ratings
bot = Bot
rating = Elo
interval = 95 %
rating-note = Elo points above { $anchor }: 120 points more mean two wins of three. The lines are 95 % intervals.

pairings = Pairings
pairing = Pairing
versus = { $one } – { $other }
games = Games
share = Share
draws = Draws
matrix = Who beats whom
matrix-note = The share of the win that the bot of the row had against the bot of the column.
pairings-note = The share of the first of the two: a win counts 1, a draw is shared. Every deal is played twice, with the bots exchanged.

places = Seats and sides
place = Seat or side
seat = Seat { $seat }
seat-named = { $seat }: { $name }
all-games = All games
equals = Between equals
places-note = The share of the win by seat and by side; the dashed line is an even share. “Between equals”: pairings in which both had 40 to 60 %, and bots against themselves.

lengths = Length
answers-a-game = Answers a game
length = Answers a game: { $median } in the middle, from { $least } to { $most }
length-note = How many games took how many answers.

conduct = How they played
decisions = Decisions
seconds = Seconds a decision
most = Longest
looked = Positions a decision
watched = Looked at
free-losses = Free losses ‰
dominated = Dominated ‰
shameful = Shameful answers of { $bot }: { $what }
conduct-note = Of every 1,000 answers that were looked at: free losses throw the game away at once where another answer does not; dominated answers are worse than another one whatever happens, by { $margin } of the win or more. Shameful answers are plain blunders by the rules of the game, among all answers.
report-in = Report: { $file }

foresight = What they foresaw
forecasts = Forecasts
brier = Brier
foresight-note = The share of the win that a bot expected with each answer, beside the share that it had in the end: what it calls 70 % should come true in 70 %, so that its dots lie on the dashed line. The Brier score is the mean square of the difference: 0 is a prophet, 0.25 a coin in a duel. Whoever meets a stronger one gets less than expected. The answers of a game are not independent; the interval counts whole deals.

asked = Asked: is the share of { $bot } { $high } rather than { $low }? { $answer ->
        [yes] Yes, after { $pairs } pairs
        [no] No, after { $pairs } pairs
       *[open] Not answered by { $pairs } pairs
    } (log-likelihood ratio { $ratio }, decided beyond ±{ $bound })
forfeits = { $bot } lost without playing to the end: { $games } ({ $why ->
        [late] too late
        [ended] it ended
        [illegal] answers that are not allowed
       *[garbled] no line with one JSON string
    }), for example { $detail }
