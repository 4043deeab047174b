# /setup check: whether games can be shown here.
command-setup = setup
    .description = Check whether games can be played here
command-setup-check = check
    .description = Lists every permission I'm missing in a channel, and whether I'm working properly
argument-place = place
    .description = Which channel or forum (default: this one)

setup-title = Can games be played here?
setup-place = In { $place }:
setup-yes = Yes.
setup-yes-but = Yes, but:
setup-not-yet = Not yet:
setup-rights = I have every permission I need.
setup-direct = Direct messages need no permissions: start a solo game here with /{ command-new }.
setup-not-invited = I'm not a member of this server. You brought me along just for yourself, so I can answer you, but nobody else would see a game.
setup-no-commands = My commands aren't installed on this server, so only you can type them. Invite me again with the link below.
setup-threads = Games get a thread of their own here.
setup-no-private-threads = Announcement channels have no private threads. Players who finish a challenge posted here get no thread to talk about it, and anyone who doesn't accept direct messages can't take part.
setup-thread-locked = This thread is locked, so I can't write here: its game goes on in { $parent }. It comes back when somebody unlocks the thread.
setup-threads-full = This server has { $most } active threads, as many as Discord allows: until some are closed, { $played ->
        [channel] games are played right in the channel.
        [forum] this forum takes no new posts.
       *[none] no game gets a thread.
    }
setup-no-threads = Games are played right in the channel here, without threads.
setup-forum = Games can be played in this forum's posts. Choose it under /{ command-server } › *Where games start*, and each game gets a post of its own.
setup-forum-home = Each game gets a post of its own here.
setup-forum-tag = This forum requires a tag; I'll choose one.
setup-elsewhere = On this server games start in { $place } (/{ command-server } › *Where games start*).
setup-posts-in = Games that start here get a post in { $place }.

setup-lacks-create-private-threads = **{ $permission }** is missing: I can't open a thread for those who have finished a challenge, nor a private one for players who don't accept direct messages.
setup-lacks-view-channel = I can't see this channel: allow my role **{ $permission }** there (*Edit Channel › Permissions*).
setup-lacks-connect = **{ $permission }** is missing: I can neither read nor write in a voice channel's chat. No game can be opened here.
setup-lacks-send-messages = **{ $permission }** is missing: I can't show the board. No game can be opened here.
setup-lacks-send-messages-forum = **{ $permission }** is missing: I can't open a post for a game.
setup-lacks-send-messages-in-threads = **{ $permission }** is missing: I can't show a board in a thread{ $played ->
        [yes] , so games are played right in the channel.
       *[no] .
    }
setup-lacks-send-messages-in-threads-thread = **{ $permission }** is missing: I can't show the board here. No game can be opened here.
setup-lacks-send-messages-in-threads-forum = **{ $permission }** is missing: I can't show a board in a post.
setup-lacks-attach-files = **{ $permission }** is missing: I can't show any pictures here. No game can be opened; in games under way, I ping whoever has to decide by direct message until I have it.
setup-lacks-embed-links = **{ $permission }** is missing: I can only show large tables scaled down; a button shows them in full.
setup-lacks-create-public-threads = **{ $permission }** is missing: I can't give a game its own thread{ $played ->
        [yes] , so games are played right in the channel.
       *[no] .
    }
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
