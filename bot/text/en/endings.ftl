# What somebody did is told with the verb after the subject: "**Anna** takes the die", and to Anna herself "**You** take
# the die". Write it as take{ s }; what ends in another way has a word of its own here.
s = { $person ->
    [you] {""}
   *[they] s
}
es = { $person ->
    [you] {""}
   *[they] es
}
ies = { $person ->
    [you] y
   *[they] ies
}
is = { $person ->
    [you] are
   *[they] is
}
their = { $person ->
    [you] your
   *[they] their
}
has = { $person ->
    [you] have
   *[they] has
}
