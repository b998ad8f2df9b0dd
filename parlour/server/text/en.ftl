# What the server itself has to say to a player.

refused-no-such-table = There is no such table, or this link to it no longer works. Ask for a new link.
refused-no-such-game = There is no game “{ $found }” here.
refused-no-such-page = There is nothing at this address.
refused-wrong-method = This address does not answer to { $found }.
refused-old-rules = This table was played by an older version of the rules and can no longer be opened here.
refused-claim-needed = Open the link that you were sent to take a seat at this table.
refused-not-over = The game is still going on. Its record can be had when it is over.
refused-bad-record = This record cannot be used: { $why }.
refused-changed-record = This record was played with changed pieces. Only games by the printed rules can be shown here.
refused-long-record = This record is too long: at most { $longest } answers can be shown.
refused-bad-eyes = You may not look through these eyes. Possible: { $legal }.
refused-malformed = This request cannot be understood: { $why }.
refused-too-large = This is too much at once: at most { $most } bytes.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-foreign-origin = This request came from another site and was not carried out.
refused-not-watching = First open the table, then act at it.
refused-too-many-tables = At most { $most } tables can be followed at once. Leave one first.
refused-bad-id = A command needs an id of 1 to 64 letters, digits, “-” or “_”.
refused-no-hint = There is no hint now: this seat is not yours, or it has nothing to decide.
refused-hint-busy = One hint at a time: the last one is still being thought about.
refused-busy = The bots have too much to think about just now. Try again in a moment.
refused-not-saved = This could not be saved, so it was not done. Try again.
refused-failed = Something went wrong on our side. Nothing has changed; try again.
