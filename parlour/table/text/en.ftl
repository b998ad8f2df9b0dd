# What a table has to say to those around it.

# Who may ask
illegal-watching = You are watching. Only those who sit at the table can do this.
illegal-not-yours = This seat is not yours.
illegal-taken = This seat is taken. Take another one, or watch.
illegal-begun = The game has begun, so you cannot simply leave. You can resign or let a bot play for you.
illegal-no-bot = No bot plays on seat { $seat }.
illegal-no-person = Nobody sits there for whom a bot could step in.
illegal-still-here = This player is here and plays. A bot can step in only for somebody who has left.
illegal-just-left = { $seconds ->
        [one] This player left only just now and may come back. A bot can step in after { $seconds } more second.
       *[other] This player left only just now and may come back. A bot can step in after { $seconds } more seconds.
    }

# When
illegal-not-begun = The game has not begun: somebody is still missing.
illegal-paused = The game is paused. Resume it first.
illegal-not-paused = The game is not paused.
illegal-closed = The game at this table was ended by whoever runs the server.
illegal-not-over = The game is not over yet.
illegal-not-your-turn = It is not your turn.
illegal-sealed = You have already chosen. While the others are choosing you can take your choice back.
illegal-stale = The game has moved on in the meantime. Look again and choose anew.
illegal-time-over = Your time is over.
illegal-minded = A bot is playing for you. Take your seat back first.
illegal-not-minded = No bot is playing for you: the seat is in your hands.
illegal-given-up = You have given up this game, and a bot plays it to the end for you.

# Going back
illegal-undo-too-far = { $most ->
        [0] You cannot take this back on your own: others have answered since, dice have rolled, or something has been revealed. Ask for a take-back.
        [one] On your own you can take back one answer. Ask the others for more.
       *[other] On your own you can take back at most { $most } answers. Ask the others for more.
    }
illegal-take-back-too-far = { $most ->
        [0] Nothing has been played yet that could be taken back.
        [one] Only one answer has been given so far.
       *[other] Only { $most } answers have been given so far.
    }
illegal-nothing-to-take-back = You have not played anything yet that could be taken back.

# Offers
illegal-offer-open = There is an offer on the table already. It has to be answered first.
illegal-no-offer = There is no offer on the table.
illegal-not-asked-to-agree = This offer does not wait for your answer.
illegal-too-soon = { $answers ->
        [one] You asked for this not long ago. You can ask again after one more move at the table.
       *[other] You asked for this not long ago. You can ask again after { $answers } more moves at the table.
    }
illegal-no-draw-alone = There is nobody here to agree on a draw with. You can resign.
illegal-no-draw-with-bots = Bots do not agree to draws: they play to the end. You can resign.

# Names and words
illegal-name-long = A name has at most { $longest } characters.
illegal-name-taken = “{ $name }” could be taken for “{ $other }”, who already sits here. Please choose another name.
illegal-text-empty = There is nothing to say in this message.
illegal-text-long = A message has at most { $longest } characters.
illegal-chat-full = You have written { $most } messages at this table, and it keeps no more of them. The game goes on as before.

# Clocks
illegal-clock-move = Between { $least } and { $most } seconds are possible for each move.
illegal-clock-total = Between { $least } and { $most } seconds are possible for the whole game.
illegal-clock-increment = Between { $least } and { $most } seconds can be added after each move.
illegal-clock-days = Between { $least } and { $most } days are possible for each move.

# The deal
illegal-seed-with-open-seats = Whoever chooses the number of the deal can foresee the game, so nobody else may sit down to it. Leave the number to the server, or play against bots.
illegal-bad-entropy = What you add to the number of the deal has at most 64 letters, digits, “-” or “_”.
