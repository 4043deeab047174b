# -- seats that change hands
error-away = A computer player plays for you at the moment. Press Play to play yourself again.
table-event-away = ⚙️ { $who } lets a computer player play on for a while.
table-event-home = 👋 { $who } plays again.
