# What is stored: given out, or forgotten.
command-export = export
    .description = What I have stored, as a file
command-export-game = game
    .description = The record of a game that is over: anybody can play it again and check the luck
command-export-me = me
    .description = Everything I have stored about you
command-forget-me = forget-me
    .description = Delete everything I know about you; I ask once more

export-running = This game isn't over: its record would give away what is still hidden. Ask again when it has ended.
export-game = The record of { $game }: every choice from first to last, and the luck with its proof.
export-me = Everything I have stored about you. Only you see this.{ $count ->
        [one] {""}
       *[other] { " " }It doesn't fit into one file, so here are { $count }.
    }
export-me-part = Part { $part } of { $count }.
forget-question = **Should I forget you?** This can't be undone. With /{ command-export } { command-export-me } you can get everything as a file first.
forget-goes = I delete your settings, your ranks and what you have seen, and I remove your name and your Discord ID from every game and every decision.
forget-games = { $running ->
        [0] You're not in any running game.
        [one] You're in one running game: a computer player takes your seat for good; if nobody else is in it, the game ends.
       *[other] You're in { $running } running games: a computer player takes your seat in each for good; where nobody else is left, the game ends.
    } { $lobby ->
        [0] {""}
        [one] I take you out of one lobby.
       *[other] I take you out of { $lobby } lobbies.
    }
forget-stays = Messages I have already sent keep the name they show, in text and in pictures: I can't rewrite them. Games that are over stay readable, with “someone” in your place. Of a challenge that is still open, I keep a mark until it ends, so that nobody plays it twice; no one can tell from it who it was. For one more day, I also keep count of what you can only do so many times a day, under a number computed from your Discord ID.
button-forget = Yes, forget me
button-remember = No, keep everything
forget-done = Done. I no longer know anything about you. If you play again, we start from scratch.
forget-later = My database stopped me in the middle of forgetting you. I'll go on by myself in a few minutes; you don't need to do anything more.
forget-not = Everything stays as it is.
