# Where games are shown, and what keeps them from it.
place-shut = { $count ->
        [one] Where this game is played I lack a permission, so the table can't be shown there: { $permissions }. Your choices count; ask somebody who manages the server.
       *[other] Where this game is played I lack permissions, so the table can't be shown there: { $permissions }. Your choices count; ask somebody who manages the server.
    }
place-unseen = I can't see the channel of this game any more, so the table can't be shown there: check the permission “{ $permission }”. Your choices count; ask somebody who manages the server.
place-locked = The thread of this game is locked, so the table can't be shown there. Your choices count; ask somebody who may unlock it.
place-locked-and-shut = { $count ->
        [one] The thread of this game is locked, and in the channel above it I lack a permission, so the table can't be shown: { $permissions }. Your choices count; ask somebody who manages the server.
       *[other] The thread of this game is locked, and in the channel above it I lack permissions, so the table can't be shown: { $permissions }. Your choices count; ask somebody who manages the server.
    }
place-away = I am not on the server of this game any more, so the table can't be shown there. Your choices count, and when I am invited back the game goes on where it stood.
place-timed-out = On the server of this game I am timed out until { $until }, so the table can't be shown there. Your choices count, and everything is shown when that is over; whoever manages the server can end it sooner.
place-new-post = The post of this game was deleted; it goes on here.
place-none = The place of this game is gone, or I may not see it any more. Your game itself is safe: /{ command-play } works anywhere.
direct-instead = -# I can't show the table in { $place } at the moment ({ $why }), so I tell you here.
place-instead = -# I can't show the table in { $place } ({ $why }), so the game goes on here.
aloud-here = -# I can't show the table here at the moment ({ $why }).
shut-locked = the thread is locked
shut-deleted = the thread was deleted
shut-lacking = { $count ->
        [one] I lack the permission { $permissions }
       *[other] I lack the permissions { $permissions }
    }
shut-unseen = I can't see that channel any more: check the permission “{ $permission }”
shut-timed-out = I'm timed out there until { $until }
shut-refused = Discord doesn't let me

story-before = -# Before that:
