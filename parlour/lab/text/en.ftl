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

## `parlour judge`: the report that says whether a game is fair and fun.

judge-title = { $game }: judged by its bots
judge-command = Command: { $command }
judge-changed = Changed: { $changes }
judge-intervals = Bots without clocks play against themselves. Small numbers are 95 % intervals; below the largest and the least of all games stands how large a share of games beyond it can be.
judge-beyond = beyond it < { $share } %

judge-works = Does it work?
judge-works-note = Games that come to an end, and what of the game was never met. A list says what to look at: it may be rare, or out of reach, or not for this number of players.
judge-completed = Games completed
judge-endless = Endless: stopped after { $limit } answers
judge-longest = Longest game, answers
judge-broken = Games that broke off with an error: { $games }
judge-met = What was met, at all levels together
judge-events = Events
judge-questions = Questions
judge-group = In the content, { $group }
judge-of = { $name }: { $met } of { $of }
judge-never = Never:
judge-silent = No event and no answer names these, so nothing is known of them: { $groups }
judge-rules = Numbered rules
judge-rules-absent = This game has no numbered rules.
judge-rules-silent = { $rules ->
        [0] A rule counts as met when the code that cites its number ran.
        [one] A rule counts as met when the code that cites its number ran. Of one rule no code tells.
       *[other] A rule counts as met when the code that cites its number ran. Of { $rules } rules no code tells.
    }

judge-fair = Is it fair?
judge-fair-note = The share of the win between equal players; the dashed line is an even share. A level stops early when it is clear whether anybody has { $edge } % more than that.
judge-forced = Sides are forced by { $options }: every deal is played so that each side is seen equally, in every seat.
judge-seen = No option says who leads which side, so sides are counted as they were taken in play; how often depends on the bots.
judge-team = Team { $team }
judge-ruling = { $answer ->
        [edge] { $who } has an edge of { $edge } % or more; clear after { $deals } deals.
        [even] Nobody has an edge of { $edge } %; clear after { $deals } deals.
       *[open] Whether anybody has an edge of { $edge } % is open after { $deals } deals.
    }
judge-needed = To see an edge of { $edge } % takes about { $games } games.

judge-ends = How does it end?
judge-ends-note = The last event of a game with the reason that it gives, and how long games are.
judge-answers = Answers a game
judge-turns = Turns a game
judge-median = … in the middle
judge-least = … the shortest
judge-most = … the longest
judge-shared = Nobody won alone
judge-stopped = stopped: endless
judge-no-ending = No event says that the game is over, so the ways in which it ends cannot be told apart.
judge-untold = no event says that it is over

judge-tense = Is it tense?
judge-tense-note = The chances of a win after every answer, by what the game’s own bots think a position is worth. Drama is how far the winner was behind on average: 0 never, 0.5 hopelessly all the time.
judge-lead-changes = Lead changes a game
judge-decided = Decided after … of the game
judge-comebacks = Comebacks from below 20 %
judge-drama = Drama
judge-swing = Largest swing of a game
judge-largest-swing = … of all games
judge-winners-chance = { $games ->
        [one] the winner’s chance in one game
       *[other] the winner’s chance in { $games } games
    }
judge-curve = The winner’s chance from the beginning to the end: the middle, half and four fifths of the games
judge-worthless = This game does not say what a position is worth, so nothing can be said about tension.

judge-pace = At which pace?
judge-pace-note = What a player does, and how long one waits for the others.
judge-answers-a-turn = Answers a turn
judge-options = Options a decision
judge-most-options = … at most
judge-one-option = Decisions with one option
judge-continuous = Continuous answers
judge-wait = Answers of others between one’s own
judge-longest-wait = … at most

judge-content = Is everything in the box worth having?
judge-content-note = What could be chosen, question by question: how often it was offered among others, how often taken, by how many of those to whom it was offered, and how much more of the win they had than those who did without. That is no proof of its worth: who is ahead can afford more. Pale differences may be chance, after as many questions as there are lines.
judge-dead = Dead (fewer than 5 % of those who could take it did):
judge-must = A must (more than 90 % took it, and won more with it):
judge-kind = { $name } ({ $items })
judge-offered = Offered
judge-taken = Taken
judge-used = By teams
judge-lead = Win, with − without
judge-worth = Win, free − banned

judge-not-played = Not played; --study { $study } plays it.
judge-deep = Is it deep?
judge-deep-note = Whether playing better and thinking longer pays, and how often there is something to think about. At some decisions the answers that the game’s own hints name were compared in the same worlds with the same luck.
judge-real = Decisions whose best answer is better than the second best by more than noise
judge-looked = … of so many that were looked at
judge-dominated = Other answers that one of these beats whatever happens
judge-compared = … of so many that were compared
judge-ladder = Ladder: each level against the one before it
judge-trace = Skill trace: doubled thinking against single
judge-tell = { $strong } leads { $weak } with 95 % after { $games } games.

judge-luck = Luck or skill?
judge-luck-note = Every deal was played with two lucks and two minds: the draws of chance after the first question came from another seed, or the bots’ own random numbers did. The bars say how much of the difference between results each of these explains by itself.
judge-cause-deal = The deal
judge-cause-luck = Luck after it
judge-cause-minds = Answers
judge-cause-together = Luck and answers together
judge-deals = { $deals } deals, { $games } games
judge-luck-hint = Between equal players. How far skill goes is what the ladder and the skill trace say.

judge-crowd = With three or more
judge-crowd-note = Who is out of it early, and whether those who are make kings. Without hope is who has less than a fifth of an even share; “among the others” leaves out the one who answers.
judge-no-crowd = Only two sides played, or the game does not say what a position is worth.
judge-out = Of the game, those who did not win played without hope
judge-longest-out = … at most
judge-hopeless = Of those, without hope for a quarter of the game or more
judge-outsiders = Changes among the others that were made without hope
judge-third-hand = Games in which a third hand made the last change of the lead
judge-leader-third = Who leads after a third wins
judge-leader-half = … after half
judge-leader-two-thirds = … after two thirds

judge-sweep = What hangs on which number?
judge-sweep-note = Each designed number was made a little smaller and a little larger, one at a time, in the same deals with the same luck. The table shows what changed: the strongest first, pale what may be chance.
judge-swept = { $level }: { $changes } changes, { $games } games each
judge-measure-first = First
judge-measure-answers = Answers
judge-measure-lead-changes = Lead changes
judge-measure-drama = Drama
judge-measure-decided = Decided
judge-measure-used = Used
judge-together = The strongest together: what explains the first team’s share of the win
judge-interplay = Only together

## `parlour balance`: designed numbers for targets.

balance-title = { $game }: numbers for targets
balance-proposal = Proposed: { $changes }
balance-held = { $answer ->
        [yes] On fresh deals the game is nearer to its targets with it than without.
       *[other] On fresh deals the game is no nearer to its targets with it: take more games, or other numbers.
    }
balance-nothing = nothing, no change of these numbers does better
balance-targets = Targets
balance-note = Predicted is the sum of what single changes did. Measured is in the same deals as now, the best of some proposals, and so a little flattered. Only fresh deals verify it.
balance-target = Target
balance-now = Now
balance-predicted = Predicted
balance-measured = Measured
balance-fresh-now = Fresh deals, now
balance-fresh-changed = Fresh deals, changed
