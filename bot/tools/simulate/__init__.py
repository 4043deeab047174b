"""`quayside simulate`: many games of computer players, to see whether a game is balanced and its players play well."""
