# Nudging whoever holds a game up.
button-nudge = 👋 Nudge
nudge-done = 👋 All right, I'll ping { $people } once more, when it suits { $count ->
        [one] them
       *[other] everybody
    }. Nobody reads that it was you. The next nudge is possible { $again }.
nudge-nobody = Nobody else is being waited for.
nudge-away = Whoever is being waited for is on vacation, so I leave them alone.
nudge-early = They were pinged only a short while ago. You can nudge them { $at }.
nudge-again = They have been nudged today. The next nudge is possible { $at }.
