# What the command line itself has to say.

seat = Seat { $seat }
seats = Players: { $seats }
no-games = There are no games yet; --examples adds the examples.
watching = { $game }: { $players }. Seed { $seed }
replaying = { $game }: { $players }. { $actions ->
        [one] One action
       *[other] { $actions } actions
    }
playing-alone = { $game }. You play alone. ? shows help.
playing = { $game }. You are { $seat }, against { $others }. ? shows help.

winner = Winner: { $seat }
draw = Draw: { $shares }
you-win = You win!
lost = Lost: { $seat }
you-lost = You have lost.
you-lose = You lose. Winner: { $seat }
unfinished = The game is not finished.

step-prompt = Enter: next, a: all, q: quit{" "}
which-game = Which game?
for-example = For example: { $action }
more-options = ... and { $count } more: type the action itself.
undone = Taken back.
no-hint = There are no hints yet.
left = Until next time!
saved = Saved in { $file }. Whoever reads it knows every secret of this game.
not-saved = Cannot save in { $file }: { $why }.
save-where = Where? Type s and the name of a file.
save-or-end = s FILE saves the record, Enter ends.
help = Answer with the number of an option, or type the action itself, as it is listed.
      Enter   asks again
      u       takes your last answer back, if nothing was revealed since
      s FILE  saves the record of the game
      h       hints
      q       quits
    This question is asked by rule { $rule }: { $rules }

open-at = Parlour is open at { $address }
open-around = For others in this network: { $address }
ctrl-c-closes = Ctrl-C closes it.
closed = Closed. Every game is kept.
worker-ready = { $count ->
    [one] Bots of these servers think here, one at a time. Ctrl-C ends it.
   *[other] Bots of these servers think here, { $count } at a time. Ctrl-C ends it.
}
worker-closed = Closed. What bots thought about here goes on elsewhere.
worker-needs-postgresql = Only servers on PostgreSQL let bots think on other machines: name their database, postgresql://...
not-built = The pages are not built yet: run `make play`, or `npm run build` in web/.
in-use = The database { $database } is in use by another server: process { $process } on { $host }. Close that one first; if it no longer runs, the database is free in { $seconds } s.

deal-commitment = commitment  { $commitment }
deal-unknown = deal        the record does not say who chose the seed
deal-chosen = deal        open: the seed was chosen at the table, so somebody may have foreseen the game
deal-server = deal        the seed was made by the server alone
deal-mixed = deal        the seed was made by the server, and by seats { $seats } after the commitment

backed-up = Saved in { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }. Whoever reads it knows every secret of these games.
tidied = Removed: { $tables ->
        [0] no tables
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [0] no entries
        [one] one entry
       *[other] { $entries } entries
    }.
would-tidy = Would be removed: { $tables ->
        [0] no tables
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [0] no entries
        [one] one entry
       *[other] { $entries } entries
    }.
announced = Announced. Servers that run say it within a few seconds, others when they are started.
withdrawn = Taken back.
nothing-announced = Nothing was announced.
closed-table = Table { $table } is closed.
will-close = Table { $table } will be closed as soon as a server runs on this database, within 30 days.
no-tables = No tables.
restored = Restored from { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
