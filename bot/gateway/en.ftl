# How presses and commands are answered, whatever they are about.
access-unseen = This game is played in a channel you can't see. Whoever can see it can watch; whoever sits at its table can play from anywhere, as long as they are a member of that server.
error-no-game-here = There is no game here. Start one with /{ command-new }, or name one of yours.
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
picture-told = A picture of what is said above.
error-database = I can't reach my database at the moment. Nothing was changed; please try again in a minute.
error-odd-text = Your text has a character in it that I can't store, such as a NUL. Nothing was changed; please type it again by hand.
error-unknown-command = I don't know this command anymore. Discord may be showing an old list; please try again in a moment.
error-unshown = Your choice counts, but something went wrong when I tried to show it. /{ command-play } shows your game. If it happens again, tell whoever runs the bot this code: { $code }
error-internal = Something went wrong on my side. Nothing was changed. If it happens again, tell whoever runs the bot this code: { $code }
error-discord-refuses = Discord won't let me do that here ({ $status }, code { $code }). Nothing was changed. If it stays like this, tell whoever runs the bot these two numbers.
error-discord-down = Discord is having trouble of its own at the moment. Nothing was changed; please try again in a few minutes.
error-restarting = I'm being restarted. Please do that once more in a minute.
error-too-much-at-once = Easy: I'm still busy with what you pressed before. Try again in a moment.

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

public-language-chosen = 🌐 In public I speak { $language ->
        [de] German
       *[en] English
    } here.
public-language-community = 🌐 In public I speak { $language ->
        [de] German
       *[en] English
    } here, the language of this community.
public-language-opener = 🌐 In public I speak the language of whoever opens the game; the host can change it in the lobby.

share-lobby = { $whose ->
        [guild] Many tables were opened on this server today. The next one can be opened { $at }.
       *[person] You have opened many tables today. You can open the next one { $at }.
    }
share-challenge = { $whose ->
        [guild] Many challenges were posted on this server today. The next one can be posted { $at }.
       *[person] You have posted many challenges today. You can post the next one { $at }.
    }
share-offer = { $whose ->
        [guild] Many people were asked to take over a seat on this server today. The next one can be asked { $at }.
       *[person] You have asked many people today to take over a seat. You can ask the next one { $at }.
    }
share-call = { $whose ->
        [guild] People at the tables of this server have been called very often today. It goes on { $at }.
       *[person] You have called others, or changed things at the table, very often today. It goes on { $at }.
    }
share-undo = { $whose ->
        [guild] A lot was taken back on this server today. It goes on { $at }; you can play on at once.
       *[person] You have taken back a lot today. It goes on { $at }; you can play on at once.
    }
share-hint = { $whose ->
        [guild] On this server, computer players have helped a lot today, with hints, suggestions and trials. It goes on { $at }.
       *[person] You have had a lot of hints, suggestions and trials today. It goes on { $at }.
    }
share-replay = { $whose ->
        [guild] A lot of replays were drawn on this server today. The next one can be drawn { $at }; /{ command-history } shows every step until then.
       *[person] You have watched a lot of replays today. I can draw you the next one { $at }; /{ command-history } shows every step until then.
    }
share-review = { $whose ->
        [guild] A lot of games were reviewed on this server today. The next one can be reviewed { $at }.
       *[person] You have had a lot of games reviewed today. I can review the next one { $at }.
    }
share-file = { $whose ->
        [guild] A lot of files were made or checked on this server today. It goes on { $at }.
       *[person] I have made or checked a lot of files for you today. It goes on { $at }.
    }
