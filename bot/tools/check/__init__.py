"""`quayside check`: plays a game and says what is missing or wrong, a line each. What is looked at, part by part, is in
the modules beside this one, which the tests of our own games call as well."""
