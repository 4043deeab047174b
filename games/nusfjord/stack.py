"""Everything that may lie on the stack of a game of Nusfjord: the steps by whose tags a stored table is read."""

from __future__ import annotations

from games.nusfjord import (
    banquet,
    building,
    cards,
    council,
    deciding,
    fishing,
    forests,
    phases,
    shipping,
    steps,
    triggers,
)

Step = (
    steps.Turn | steps.MoveDone | steps.Rest | steps.TurnEnd | steps.Final | cards.Act | triggers.After
    | banquet.Serve | forests.Fell | forests.Plant | building.Build | building.NameOther | building.PayMix
    | building.Site | building.Built | building.Neighbors | shipping.BuildShip | council.TakeElder | council.UseNow
    | council.UseElder | council.Provide | council.Employ | council.ElderUsed | deciding.Perform | deciding.Answer
    | triggers.Order | fishing.FishingPhase | fishing.FeedElders | fishing.PayHolders | fishing.Landing
    | fishing.FishingEnd | fishing.EndOfFishing | fishing.CloseWindow | phases.OpenGame | phases.Round
    | phases.NextTurn | phases.Homecoming | phases.EndWindow | phases.FinalWindow | phases.GameEnd
)  # fmt: skip
