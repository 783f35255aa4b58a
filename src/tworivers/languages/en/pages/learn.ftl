# Learning by lessons and by a guided first game: what all games share.

learn-title = Learn to play
learn-lead = Short lessons on the real board. Each has one task. Nothing can go wrong: you can always try again.
learn-minutes = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, about { $minutes } minutes
learn-begin = Begin
learn-continue = Continue
learn-again = Start over
learn-done-count = { $done } of { $all } done
learn-done = done
learn-guided = Guided first game
learn-guided-note = Play a whole game against gentle opponents. A card explains each new kind of decision.
learn-guided-start = Play a guided game
learn-saved = Your progress stays in this browser.
learn-forget = Forget my progress

lesson-count = Lesson { $number } of { $all }
lesson-task = Your task
lesson-show = Show me
lesson-shown = Next: { $move }
lesson-undo = Take back
lesson-again = Try again
lesson-next = Next lesson
lesson-finished = All lessons done
lesson-overview = All lessons
lesson-skip = Skip
lesson-done = Well done
lesson-wrong = Not quite
lesson-missed = That was possible, but it isn’t the task. Read it once more and try again.
lesson-lost = This lesson doesn’t exist.

guide-costs = What it costs
guide-think = What good players think of
guide-hide = Hide
guide-off = No more cards
