# What people have a share of a day of.
share-lobby = { $whose ->
        [guild] Many tables were opened on this server today. The next one can be opened { $at }.
       *[person] You have opened many tables today. You can open the next one { $at }.
    }
share-challenge = { $whose ->
        [guild] Many challenges were posted on this server today. The next one can be posted { $at }.
       *[person] You have posted many challenges today. You can post the next one { $at }.
    }
share-offer = { $whose ->
        [guild] Many people were asked to take over a seat on this server today. The next one can be asked { $at }.
       *[person] You have asked many people today to take over a seat. You can ask the next one { $at }.
    }
share-call = { $whose ->
        [guild] The tables of this server have been called together very often today. It goes on { $at }.
       *[person] You have called others, or changed things at the table, very often today. It goes on { $at }.
    }
share-undo = { $whose ->
        [guild] Very much was taken back on this server today. It goes on { $at }; you can play on at once.
       *[person] You have taken back very much today. It goes on { $at }; you can play on at once.
    }
share-hint = { $whose ->
        [guild] The captains have given very many hints on this server today. The next one is there { $at }.
       *[person] You have had very many hints today. The next one is there { $at }.
    }
share-replay = { $whose ->
        [guild] Very many replays were drawn on this server today. The next one can be drawn { $at }; /history shows every step until then.
       *[person] You have watched very many replays today. I can draw you the next one { $at }; /history shows every step until then.
    }
share-file = { $whose ->
        [guild] Very many files were made or checked on this server today. It goes on { $at }.
       *[person] I have made or checked very many files for you today. It goes on { $at }.
    }
