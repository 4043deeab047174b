"""Reviews of finished games: what one's decisions cost, what luck did, how the lead went."""
