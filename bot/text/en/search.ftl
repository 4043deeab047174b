# What people ask /rules in words of their own. Nobody sees these lists.
# Words of a question that don't say what it is about.
search-filler =
    a about after again all also am an and any are as at be because been before being both but by can could did do does
    doing each else ever everybody everyone for from get gets getting give gives got had happen happened happens has
    have having how i if in into is it its just let like long many may me mean means might more most much must my need
    needs no not of off on one only or other our out player players please possible rule rules s should so some someone
    somebody still such take tell than that the their them then there these they thing things this those to too two up
    us use used want was we were what when where which while who whoever whom whose why will with work works would you
    worth your
# What means the same, a line each: asked in one way, it is answered in any.
search-alike =
    sell fish, sell seafood, sell my catch, sell tiles, commercial market, prices, serve fish, market pays
    sell, sale, sold, market
    fish, fishing, catch, caught, haul
    buy, bought, purchase
    cost, costs, price, pay, expensive
    money, coin, coins, dollars, cash, gold, income
    game end, end of game, game over, last round, final scoring
    end, over, finish, finished, final, last
    win, winner, won, victory
    tie, tied, draw, equal
    start, begin, first, starting
    goes first, go first, who starts, who begins, starting player, first player
    hold cards, keep cards, hand limit, hand size, maximum hand
    limit, maximum, max, most
    empty tank, out of fuel, run out of fuel, towing, towed
    fuel, tank, gas
    points for fish, points per fish, points is a fish, points are fish, vp per fish
    points, score, scoring, vp
    move, moving, movement, walk
    pass, skip, decline
    hidden, secret, see, open
    build ship, new ship, ships
    ship, boat, vessel
    solo, alone, single
    random, luck, drawn
    reroll, throw, roll again
    discount, cheaper, less
    loan, debt, credit, borrow
    undo, take back
