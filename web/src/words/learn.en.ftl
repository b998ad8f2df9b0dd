# The words of the lessons' frame; what a teacher says stands with its game.

learn = Learn to play
learn-game = Learn to play { $game }
learn-game-done = Learn to play { $game } (done)
learn-first-time = First time at this table?
learn-here = Learn to play
learn-title = { $game }: { $lesson }
learn-lesson = Lesson
learn-loading = The teacher is on the way …
learn-failed = The lesson could not be fetched
learn-none = There is no such lesson
learn-none-about = This game has none, or it goes by another name.
teacher = The teacher
learn-place = { $at } of { $total }
learn-happened = What happened
learn-astray = That is allowed, too. But here the lesson goes another way: { $action }.
learn-listen = Listen to the teacher, then continue.
learn-over = The lesson is over.
learn-continue = Continue
learn-show = Show me
learn-back = Back
learn-done-title = Well done!
learn-next = Next lesson: { $lesson }
learn-play = Play against a bot
learn-play-alone = Play
learn-again = Once more
