# Where games are shown, and what keeps them from it.
place-shut = { $count ->
        [one] I'm missing a permission where this game is played, so I can't show the table there: { $permissions }. Your choices count; ask somebody who manages the server.
       *[other] I'm missing permissions where this game is played, so I can't show the table there: { $permissions }. Your choices count; ask somebody who manages the server.
    }
place-unseen = I can't see this game's channel anymore, so I can't show the table there: check the permission “{ $permission }”. Your choices count; ask somebody who manages the server.
place-locked = The thread of this game is locked, so I can't show the table there. Your choices count; ask somebody who may unlock it.
place-locked-and-shut = { $count ->
        [one] The thread of this game is locked, and I'm missing a permission in the channel above it, so I can't show the table: { $permissions }. Your choices count; ask somebody who manages the server.
       *[other] The thread of this game is locked, and I'm missing permissions in the channel above it, so I can't show the table: { $permissions }. Your choices count; ask somebody who manages the server.
    }
place-away = I'm no longer on the server of this game, so I can't show the table there. Your choices count, and if I'm invited back, the game goes on where you left off.
place-timed-out = I'm timed out on the server of this game until { $until }, so I can't show the table there. Your choices count, and I'll show everything when that is over; whoever manages the server can end it sooner.
place-new-post = This game's post was deleted; the game goes on here.
place-none = The place where this game was played is gone, or I can't see it anymore. Your game itself is safe: /{ command-play } works anywhere.
direct-instead = -# I can't show the table in { $place } at the moment ({ $why }), so I'm telling you here.
place-instead = -# I can't show the table in { $place } ({ $why }), so the game goes on here.
aloud-here = -# I can't show the table here at the moment ({ $why }).
shut-locked = the thread is locked
shut-deleted = the thread was deleted
shut-lacking = { $count ->
        [one] I'm missing the permission { $permissions }
       *[other] I'm missing the permissions { $permissions }
    }
shut-unseen = I can't see that channel anymore: check the permission “{ $permission }”
shut-timed-out = I'm timed out there until { $until }
shut-refused = Discord won't let me

story-before = -# Before that:
