# Nudging whoever holds a game up.
button-nudge = 👋 Nudge
nudge-done = 👋 All right, I'll ping { $people } once more, at a time that suits { $count ->
        [one] them
       *[other] everybody
    }. Nobody will see that it was you. You can nudge again { $again }.
nudge-nobody = The game isn't waiting for anybody else.
nudge-away = Everybody the game is waiting for is on vacation, so I'll leave them alone.
nudge-early = They were pinged only a short while ago. You can nudge them { $at }.
nudge-again = They've already been nudged today. You can nudge them again { $at }.
