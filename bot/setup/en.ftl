# /setup check: whether games can be shown here.
command-setup = setup
    .description = Check whether games can be played here
command-setup-check = check
    .description = Lists every permission I'm missing in a channel, and whether I'm all right
argument-place = place
    .description = Which channel or forum (default: this one)

setup-title = Can games be played here?
setup-place = In { $place }:
setup-all-there = All set.
setup-rights = I have every permission I need.
setup-direct = Direct messages need no permissions: start a solo game here with /{ command-new }.
setup-not-invited = I'm not a member of this server. You brought me along just for yourself, so I can answer you, but nobody else would see a game.
setup-no-commands = My commands aren't installed on this server, so only you can type them. Invite me again with the link below.
setup-unseen = I can't see this channel. Without “View Channel” I don't know what happens where a game is being played.
setup-threads = Games get a thread of their own here.
setup-no-private-threads = Announcement channels have no private threads. Players who finish a challenge posted here get no thread to talk about it, and anyone who takes no direct messages can't take part.
setup-thread-locked = This thread is locked, so I can't write here: its game goes on in { $parent }. It comes back when somebody unlocks the thread.
setup-threads-full = This server has { $most } active threads, as many as Discord allows: until some are closed, games are played right in the channel, and forums take no new post.
setup-no-threads = Games are played right in the channel here, without threads.
setup-forum = Games can be played in this forum's posts. If you make it the channel for games, each game gets a post of its own.

setup-lacks-create-private-threads = **{ $permission }** is missing: I can't open a thread for those who have finished a challenge, nor a private one for players who take no direct messages.
setup-lacks-view-channel = **{ $permission }** is missing: I can't see the channel a game would be played in.
setup-lacks-connect = **{ $permission }** is missing: I can neither read nor write in a voice channel's chat.
setup-lacks-send-messages = **{ $permission }** is missing: I can't show the board.
setup-lacks-send-messages-forum = **{ $permission }** is missing: I can't open a post for a game.
setup-lacks-send-messages-in-threads = **{ $permission }** is missing: I can't show a board in a thread, so games are played right in the channel.
setup-lacks-send-messages-in-threads-thread = **{ $permission }** is missing: I can't show the board here.
setup-lacks-send-messages-in-threads-forum = **{ $permission }** is missing: I can't show a board in a post.
setup-lacks-attach-files = **{ $permission }** is missing: I can't show any pictures here. No game can be opened; in games under way I call whoever decides by direct message until I have it.
setup-lacks-embed-links = **{ $permission }** is missing: of a tall board I only show an overview; a button shows all of it.
setup-lacks-create-public-threads = **{ $permission }** is missing: I can't give a game its own thread, so games are played right in the channel.
setup-lacks-read-message-history = **{ $permission }** is missing: I can't find my own messages again, and might post a board twice after an outage.

setup-database = My database answers.
setup-database-down = My database isn't answering at the moment. Nothing is lost, but nobody can play until it does.
setup-late = { $count ->
        [one] One message has been waiting for more than five minutes to be sent.
       *[other] { $count } messages have been waiting for more than five minutes to be sent.
    }
setup-allow-here = -# On the server I have what is missing, but not in this channel: allow it for my role there, under *Edit Channel › Permissions*. Inviting me again wouldn't change that.
setup-invite-link = -# The link to invite me: { $invite }
setup-invite = -# Invite me, or give me the permissions I'm missing: { $invite }
