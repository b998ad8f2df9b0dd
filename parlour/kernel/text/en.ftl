# What the kernel itself has to say to a player.

illegal-not-text = An action is a line of text, not { $found }.
illegal-too-long = An action has at most { $longest } characters.
illegal-malformed = “{ $text }” is not an action: write words and numbers with single spaces between them.
illegal-not-offered = “{ $found }” is not possible now ({ $rule }). Possible: { $legal }.
illegal-out-of-range = { $found } is outside the bounds for “{ $part }” ({ $rule }). Possible: { $legal }.
illegal-not-asked = Seat { $seat } is not asked now; waiting for: { $waiting }.
illegal-already-sealed = Seat { $seat } has already answered; the others are still choosing.
illegal-over = The game is over.
illegal-no-undo = Seat { $seat } cannot go back that far: at most { $legal } answers.
illegal-unknown-seat = There is no seat { $found }.
illegal-unknown-seats = This game is not for { $found } players. Possible: { $legal }.
illegal-unknown-option = There is no option “{ $found }”. Possible: { $legal }.
illegal-unknown-choice = “{ $found }” is not a choice for “{ $option }”. Possible: { $legal }.
illegal-unknown-content = The content has no number “{ $found }”, or not one of that kind.
illegal-unknown-seed = “{ $found }” is not a seed: a whole number or a text of at most 200 characters.
illegal-unknown-game = There is no game “{ $found }”. Possible: { $legal }.
illegal-unknown-level = There is no bot of the level “{ $found }”. Possible: { $legal }.
