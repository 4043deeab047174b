# How presses and commands are answered, whatever they are about.
access-unseen = This game is played in a channel you can't see. Anyone who can see it can watch; its players can play from anywhere, as long as they are members of that server.
error-no-game-here = There's no game here. Start one with /{ command-new }, or say which of your games you mean.
which-game = **Which game do you mean?**
which-menu = Choose a game …
which-detail = { $round ->
        [0] {""}
       *[other] round { $round } · { "" }
    }{ $state ->
        [mine] your turn
        [theirs] waiting for { $people }
       *[still] paused
    }
panel-heading = -# **{ $game }**{ $named ->
        [0] {""}
       *[other] { " " }· { $people }
    }
picture-told = A picture of what the text above says.
error-database = I can't reach my database at the moment. Nothing was changed; please try again in a minute.
error-odd-text = Your text contains a character I can't store, such as a NUL. Nothing was changed; please type it again by hand.
error-unknown-command = I don't know this command anymore. Discord may be showing an old list; please try again in a moment.
error-unshown = Your choice counts, but something went wrong when I tried to show it. /{ command-play } shows your game. If it happens again, give this code to whoever runs the bot: { $code }
error-internal = Something went wrong on my side. Nothing was changed. If it happens again, give this code to whoever runs the bot: { $code }
error-discord-refuses = Discord won't let me do that here ({ $status }, code { $code }). Nothing was changed. If it stays like this, give these two numbers to whoever runs the bot.
error-discord-down = Discord itself is having trouble at the moment. Nothing was changed; please try again in a few minutes.
error-restarting = I'm restarting. Please try again in a minute.
error-too-much-at-once = Not so fast: I'm still working on what you pressed before. Try again in a moment.

permission-create-private-threads = Create Private Threads
permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History

state-lobby = lobby
state-running = running
state-finished = finished
state-cancelled = canceled
state-aside = set aside

public-language-chosen = 🌐 Messages that everybody sees are in { $language ->
        [de] German
       *[en] English
    } here.
public-language-community = 🌐 Messages that everybody sees are in { $language ->
        [de] German
       *[en] English
    } here, the language of this community.
public-language-opener = 🌐 Messages that everybody sees are in the language of whoever opens the game; the host can change it in the lobby.

share-lobby = { $whose ->
        [guild] Many tables have been opened on this server today. The next one can be opened { $at }.
       *[person] You've opened many tables today. You can open the next one { $at }.
    }
share-challenge = { $whose ->
        [guild] Many challenges have been posted on this server today. The next one can be posted { $at }.
       *[person] You've posted many challenges today. You can post the next one { $at }.
    }
share-offer = { $whose ->
        [guild] Many people on this server have been asked to take over a seat today. The next one can be asked { $at }.
       *[person] You've asked many people to take over a seat today. You can ask the next one { $at }.
    }
share-call = { $whose ->
        [guild] Players on this server have been pinged very often today. This works again { $at }.
       *[person] You've pinged others, or changed things at the table, very often today. You can do that again { $at }.
    }
share-undo = { $whose ->
        [guild] A lot has been taken back on this server today. That works again { $at }; you can still play.
       *[person] You've taken back a lot today. That works again { $at }; you can still play.
    }
share-hint = { $whose ->
        [guild] Computer players have helped a lot on this server today, with hints, suggestions and trials. They can help again { $at }.
       *[person] You've had a lot of hints, suggestions and trials today. You can have more { $at }.
    }
share-replay = { $whose ->
        [guild] A lot of replays have been drawn on this server today. The next one can be drawn { $at }; /{ command-history } shows every step until then.
       *[person] You've watched a lot of replays today. I can draw you the next one { $at }; /{ command-history } shows every step until then.
    }
share-review = { $whose ->
        [guild] A lot of games have been reviewed on this server today. The next one can be reviewed { $at }.
       *[person] You've had a lot of games reviewed today. I can review the next one { $at }.
    }
share-file = { $whose ->
        [guild] A lot of files have been made or checked on this server today. This works again { $at }.
       *[person] I've made or checked a lot of files for you today. This works again { $at }.
    }
