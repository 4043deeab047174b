tides-title = Tides
tides-summary = Offer cards and win tides; for 2 to 4 players.
tides-command = tides
    .new = Open a table of Tides
    .challenge = Post a challenge in Tides
    .description = Make your choices in a game of Tides

tides-setting-length = Length
    .name = length
    .description = Two rounds or three
tides-value-length-short = two rounds
tides-value-length-long = three rounds

tides-verb-offer = offer
    .description = Offer a card of your hand
tides-verb-boast = boast
    .description = Boast, or do not
tides-verb-draw = draw
    .description = Draw a card
tides-verb-keep = keep
    .description = Draw nothing
tides-argument-card = card
    .description = The card's number
tides-argument-loud = loud
    .description = Whether you boast

tides-choice-offer = Offer { $id1 }
    .group = Offer …
tides-choice-boast = { $id1 ->
        [yes] Boast
       *[no] Stay modest
    }
    .group = Boast …
tides-choice-draw = Draw a card
    .group = Draw …
tides-choice-keep = Draw nothing
    .group = Draw nothing …

tides-ask-offer = { $tide_id ->
        [high] High tide: the highest card wins. Which one do you offer?
       *[low] Low tide: the lowest card wins. Which one do you offer?
    }
tides-ask-boast = Do you boast?
tides-ask-draw = Would you like another card?

tides-event-dealt = { is } dealt { $cards }
tides-event-tide = { $tide_id ->
        [high] The tide is high.
       *[low] The tide is low.
    }
tides-event-offered = offer{ s } { $card }
tides-event-boasted = { $loud_id ->
        [yes] boast{ s }
       *[no] stay{ s } modest
    }
tides-event-won = win{ s } with { $card }
tides-event-drew = draw{ s } { $card }
tides-event-drew_hidden = draw{ s } a card
tides-event-kept = draw{ s } nothing

tides-reason-not_in_hand = You don't hold that card.
tides-name-yes = yes
tides-name-no = no
tides-category-tides = Tides won

tides-picture-tide = Round { $round }, { $tide }
tides-picture-seat = { $name }: { $points } points, { $cards } cards
tides-picture-task = make your choice
tides-picture-hand = { $name }: { $cards }
tides-part-tide = The tide
tides-part-hand = { $name }: hand
tides-picture-replay = The whole game in { $frames } frames.

# The lesson: what is said at each stage, and with .aside why it goes another way.
tides-lesson-offer = The tide is high: the highest card wins. Everybody offers one at the same time, so offer your 16.
    .aside = At high tide a low card is only thrown away.
tides-lesson-boast = Whoever boasts and wins has one point more; whoever boasts and loses, one less. 16 is high: boast.
    .aside = Safe, but a point is lost that you nearly have.
tides-lesson-draw = You have won, so you may draw two cards. More cards never harm.
    .aside = Your hand would stay small for nothing.
tides-lesson-end = That was a round. After two of them, or three in the long game, the most points win.
