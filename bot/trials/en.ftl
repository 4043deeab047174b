# Trying out: a private copy of the table.
button-trial = Try out …
button-trial-back = Step back
button-trial-plan = Make this my plan
button-trial-close = Close
trial-how = 🧪 **Just a trial:** none of it counts, and I've made up what you can't know: what chance will bring{ $played ->
        [yes] {" "}and what the others will do.
        [alone] .
       *[no] . In a rated game or a challenge, no computer plays for the others: the trial ends when it would be up to them.
    }
trial-band = Just a trial: none of it counts.
trial-still = 🧪 **Just a trial:** I've made up what you can't know.
trial-before = -# Before you decide:
trial-so-far = -# Tried so far: { $choices }
trial-end-over = That would be the end of the game.
trial-end-others = Now it would be up to { $people }, and the trial ends: in a rated game or a challenge, no computer plays on for the others, not even in a trial.
trial-end-far = This is as far as a trial goes.
trial-not-your-turn = In a rated game or a challenge, no computer plays for the others, not even in a trial. So you can try things out only when it's your turn.
trial-moved-on = The game has moved on, so the trial starts over from how things stand now.
trial-no-plan = The game has moved on, so this didn't become your plan. You can try it out again.
trial-failed = I couldn't work out what would happen. Please try again.
trial-left-out = ✂️ From *{ $choice }* on, nothing became part of your plan: that was about something I had made up.
trial-made-up = What you chose first was about something I had made up, so there is nothing to plan.
