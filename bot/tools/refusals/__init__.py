"""`quayside refusals`: whatever Discord may refuse, the bot is started and its games are played."""
