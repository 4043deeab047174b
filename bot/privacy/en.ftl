# What is stored: given out, or forgotten.
command-export = export
    .description = What I have stored, as a file
command-export-game = game
    .description = The record of a game that is over: anybody can play it again and check the luck
command-export-me = me
    .description = Everything I have stored about you
command-forget-me = forget-me
    .description = Delete everything I know about you; I ask once more

export-running = This game is not over: its record would give away what is still hidden. Ask again when it has ended.
export-game = The record of { $game }: every choice from first to last, and the luck with its proof.
export-me = Everything I have stored about you. Only you see this.{ $count ->
        [one] {""}
       *[other] { " " }It does not fit into one file: { $count } follow one another.
    }
export-me-part = Part { $part } of { $count }.
forget-question = **Shall I forget you?** This can't be undone. You can have it all as a file first with /{ command-export } { command-export-me }.
forget-goes = I delete your settings, ranks, and what you have seen, and I strike your name and your Discord id out of every game and every decision.
forget-games = { $running ->
        [0] You are in no running game.
        [one] You are in one running game: a computer player takes your seat for good; if nobody else has a seat there, it ends.
       *[other] You are in { $running } running games: a computer player takes your seat for good; where nobody else has a seat, the game ends.
    } { $lobby ->
        [0] {""}
        [one] I take you out of one lobby.
       *[other] I take you out of { $lobby } lobbies.
    }
forget-stays = Messages I have already sent keep the name they show, in text and in pictures: I can't rewrite them. Games that are over stay readable, with “someone” in your place. Of a challenge that is still open I keep a mark until it ends, by which nobody can tell who it was, so that it can't be played twice. For a day I also keep count of what may be done only so often a day, under a number made from your Discord id.
button-forget = Yes, forget me
button-remember = No, keep everything
forget-done = Done. I know nothing of you any more. If you play again, we begin anew.
forget-later = My database stops me right now, in the middle of forgetting you. I go on by myself in a few minutes; you need do nothing more.
forget-not = Everything stays as it is.
