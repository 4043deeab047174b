# What the bot says on a server it was invited to.
welcome =
    ## Ahoy! I run board games here
    Play { $games } without having to find an evening for it: look in once a day and take your turn with a few taps. I ping you when it's your turn and draw the table after every move, and nobody but you sees your cards.
button-welcome-learn = Learn a game
button-welcome-open = Open a table
button-welcome-settings = Server settings
welcome-learn = Which game would you like to learn?
welcome-open = Which game would you like to play?
welcome-more = -# All the rules with their numbers: /{ command-rules }. Computer players can sit down with you, so you can try it out alone.
button-welcome-table = Open a table
button-welcome-others = Other games
