# Was jemand getan hat, steht mit dem Verb nach dem Subjekt: „**Anna** nimmt den Würfel“, und Anna selbst liest „**Du** nimmst
# den Würfel“. Geschrieben wird das nimm{ t } oder behält{ st }; was sich anders beugt, hat hier ein eigenes Wort. Wo beide
# Formen gleich sind (setzt, nutzt, lässt), steht das Verb, wie es ist.
t = { $person ->
    [you] st
   *[they] t
}
st = { $person ->
    [you] st
   *[they] {""}
}
ist = { $person ->
    [you] bist
   *[they] ist
}
muss = { $person ->
    [you] musst
   *[they] muss
}
sich = { $person ->
    [you] dich
   *[they] sich
}
