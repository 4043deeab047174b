tides-rule-1 = Everybody has three cards. At the same time each offers one of their hand and says whether they boast.
    .title = Offering
tides-rule-2 = At high tide the highest card wins two points, at ebb tide the lowest. Who boasted and won has one more, who boasted and lost one less.
    .title = The tide
tides-rule-3 = Whoever won may draw two cards. After two rounds, or three in the long game, the most points win.
    .title = Drawing and the end
