# -- seats that change hands
error-away = Gerade spielt ein Computer für dich. Drücke auf „Spielen“, um wieder selbst zu spielen.
table-event-away = ⚙️ { $who } lässt eine Weile einen Computer weiterspielen.
table-event-home = 👋 { $who } spielt wieder selbst.
