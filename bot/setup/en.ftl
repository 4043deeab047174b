# /setup check: whether games can be shown here.
command-setup = setup
    .description = Whether games can be shown here
command-setup-check = check
    .description = Names every right I lack in a channel, and how I am
argument-place = place
    .description = Which channel or forum (this one if left out)

setup-title = Can games be played here?
setup-place = In { $place }:
setup-all-there = Everything is there.
setup-rights = I have every right that I need.
setup-direct = Direct messages need no rights: open a game for one person here with /{ command-new }.
setup-not-invited = I am not a member of this server: you have brought me along for yourself alone, so I can answer you, but show nobody a game.
setup-no-commands = My commands are not installed on this server, so only you can type them: invite me again with the link below.
setup-unseen = I can't see this channel: without “View Channel” I don't know who writes what where a game is played.
setup-threads = Games get a thread of their own here.
setup-no-private-threads = There are no private threads in an announcement channel: those who are through with a challenge posted here get no thread of their own, and whoever takes no direct messages can't take part.
setup-no-threads = Games are played in the channel itself here, without threads.
setup-forum = Games can be played in the posts of this forum; as the channel for games it gets a post for each.

setup-lacks-create-private-threads = **{ $permission }** is missing: without it I can't give those who are through with a challenge a thread of their own, nor a run to whoever takes no direct messages.
setup-lacks-view-channel = **{ $permission }** is missing: without it I can't see the place where a game is to be shown.
setup-lacks-connect = **{ $permission }** is missing: without it I may neither read nor write in the chat of a voice channel.
setup-lacks-send-messages = **{ $permission }** is missing: without it I can't show the table.
setup-lacks-send-messages-forum = **{ $permission }** is missing: without it I can't open a post for a game.
setup-lacks-send-messages-in-threads = **{ $permission }** is missing: without it I can't show a table in a thread, so games are played in the channel itself.
setup-lacks-send-messages-in-threads-thread = **{ $permission }** is missing: without it I can't show the table here.
setup-lacks-send-messages-in-threads-forum = **{ $permission }** is missing: without it I can't show a table in a post.
setup-lacks-attach-files = **{ $permission }** is missing: without it I can't show the pictures of the table.
setup-lacks-embed-links = **{ $permission }** is missing: without it I show a tall table at a glance only; a button shows all of it.
setup-lacks-create-public-threads = **{ $permission }** is missing: without it I can't give a game its own thread, so games are played in the channel itself.
setup-lacks-read-message-history = **{ $permission }** is missing: without it I can't find my own messages again, and might show a board twice after a fault.

setup-database = My database answers.
setup-database-down = My database does not answer at the moment; nothing is lost, but nobody can play until it does.
setup-late = { $count ->
        [one] One message has been waiting for more than five minutes to be sent.
       *[other] { $count } messages have been waiting for more than five minutes to be sent.
    }
setup-invite = -# Invite me, or give me all I need: { $invite }
