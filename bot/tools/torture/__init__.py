"""The crash test: games played while everything goes wrong, and the reckoning afterwards."""
