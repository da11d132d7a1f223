# Zankapfel in English: what is asked, what one can say, what happens, what is refused.

card-1 = a red apple
card-2 = a yellow apple
card-3 = a green apple
card-4 = a blue apple
card-5 = a joker

colour-1 = red
colour-2 = yellow
colour-3 = green
colour-4 = blue

square-0 = A1
square-1 = B1
square-2 = C1
square-3 = D1
square-4 = E1
square-5 = A2
square-6 = B2
square-7 = C2
square-8 = D2
square-9 = E2
square-10 = A3
square-11 = B3
square-12 = C3
square-13 = D3
square-14 = E3
square-15 = A4
square-16 = B4
square-17 = C4
square-18 = D4
square-19 = E4
square-20 = A5
square-21 = B5
square-22 = C5
square-23 = D5
square-24 = E5

step-place-mayor = On which square does the mayor begin?
step-remove-token = Take one token out of the orchard.
step-buy-or-play = { $face_up ->
    [1] Buy the red apple on the pile, or play one from your hand?
    [2] Buy the yellow apple on the pile, or play one from your hand?
    [3] Buy the green apple on the pile, or play one from your hand?
    [4] Buy the blue apple on the pile, or play one from your hand?
    [5] Buy the joker on the pile, or play an apple from your hand?
   *[0] Play an apple from your hand.
}
step-name-square = Where shall the mayor go?
step-offer = Would you like to see the mayor somewhere else? Bribe the first player.
step-answer = There are offers. Do you take one?
step-name-colour = Which colour is your joker?
step-choose-discord = Which discord is settled first?
step-lay = { $quarrel ->
    [1] Discord over the red apples: lay a card face down.
    [2] Discord over the yellow apples: lay a card face down.
    [3] Discord over the green apples: lay a card face down.
   *[4] Discord over the blue apples: lay a card face down.
}
step-buy-dice = Do you buy dice, at two points each, or do you stand?

ahead-remove-token = Taking out a token
ahead-buy-or-play = My turn to buy or play
ahead-name-square = Where the mayor goes
ahead-offer = Bribes
ahead-answer = Answering offers
ahead-name-colour = The colour of my joker
ahead-choose-discord = Which discord first
ahead-lay = My card in a discord
ahead-buy-dice = Dice in a discord
ahead-if-costs-at-most = { $points ->
    [one] if the face-up apple costs 1 point at most
   *[other] if the face-up apple costs { $points } points at most
}
ahead-if-shows = { $points ->
    [one] if the pile shows { $card }, for 1 point at most
   *[other] if the pile shows { $card }, for { $points } points at most
}
ahead-if-will-go = if the mayor is to go to { $square }
ahead-if-offers = { $points ->
    [one] if it is 1 point at least
   *[other] if it is { $points } points at least
}
ahead-if-unclaimed = if nobody else has that colour
ahead-if-is-worth = { $points ->
    [one] if at least 1 point is at stake
   *[other] if at least { $points } points are at stake
}

opening-buyer = Buys an apple first
opening-briber = Offers points first
opening-onlooker = Looks on at first

move-place = Put the mayor on { $square }
move-remove = Take the token on { $square }
move-buy = Buy the face-up apple
    .amount = { $amount ->
        [one] Buy the face-up apple for 1 point
       *[other] Buy the face-up apple for { $amount } points
    }
move-play = { $card ->
    [red] Play a red apple
    [yellow] Play a yellow apple
    [green] Play a green apple
    [blue] Play a blue apple
   *[joker] Play a joker
}
move-go = The mayor goes to { $square }
move-offer = { $points ->
    [one] Offer 1 point for { $square }
   *[other] Offer { $points } points for { $square }
}
move-done = Nothing more, as things are
move-accept = { $seat ->
    [0] Take the offer of { seat-0 }
    [1] Take the offer of { seat-1 }
    [2] Take the offer of { seat-2 }
    [3] Take the offer of { seat-3 }
    [4] Take the offer of { seat-4 }
   *[5] Take the offer of { seat-5 }
}
    .amount = { move-accept }: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
move-keep = Take none: the mayor goes where I said
move-name = { $colour ->
    [red] My joker is red
    [yellow] My joker is yellow
    [green] My joker is green
   *[blue] My joker is blue
}
move-settle = { $colour ->
    [red] First the discord over red
    [yellow] First the discord over yellow
    [green] First the discord over green
   *[blue] First the discord over blue
}
move-lay = Lay the { $value }
move-stand = Stand, as things are
move-dice = { $dice ->
    [one] Buy one die
   *[other] Buy { $dice } dice
}
    .amount = { $dice ->
        [one] Buy one die for { $amount } points
       *[other] Buy { $dice } dice for { $amount } points
    }

event-mayor-placed = { $seat } puts the mayor on { $square }.
    .you = You put the mayor on { $square }.
event-dealt = { $seat } is dealt an apple card.
    .you = You are dealt an apple card.
event-held = You get { $card }.
event-turned-up = The pile now shows { $card }.
    .on = The pile shows { $card }.
event-token-removed = { $seat } takes the token on { $square } out of the orchard.
    .you = You take the token on { $square } out of the orchard.
event-round = Round { $round }: { $seat } holds the big apple.
    .you = Round { $round }: you hold the big apple.
event-bought = { $price ->
    [one] { $seat } buys { $card } for 1 point.
   *[other] { $seat } buys { $card } for { $price } points.
}
    .you = { $price ->
        [one] You buy { $card } for 1 point.
       *[other] You buy { $card } for { $price } points.
    }
event-played = { $seat } plays an apple card face down.
    .you = You play an apple card face down.
event-sat-out = { $seat } has no card to play and none to buy, and sits this round out.
    .you = You have no card to play and none to buy, and sit this round out.
event-reshuffled = { $cards ->
    [one] The pile has run out: the only discard makes a new one.
   *[other] The pile has run out: the { $cards } discards are shuffled into a new one.
}
event-square-named = { $seat } wants the mayor to go to { $square }.
    .you = You want the mayor to go to { $square }.
event-offered = { $points ->
    [one] { $seat } offers 1 point for { $square }.
   *[other] { $seat } offers { $points } points for { $square }.
}
    .you = { $points ->
        [one] You offer 1 point for { $square }.
       *[other] You offer { $points } points for { $square }.
    }
event-no-more-offers = { $seat } has nothing more to offer.
    .you = You have nothing more to offer.
event-bribed = { $points ->
    [one] { $seat } takes { $briber }’s bribe: 1 point.
   *[other] { $seat } takes { $briber }’s bribe: { $points } points.
}
    .you = { $points ->
        [one] You take { $briber }’s bribe: 1 point.
       *[other] You take { $briber }’s bribe: { $points } points.
    }
event-kept = { $seat } cannot be bribed today.
    .you = You cannot be bribed today.
event-mayor-moved = The mayor walks to { $square }, and its token is taken.
event-revealed = { $seat } reveals { $card }.
    .you = You reveal { $card }.
    .too = { $seat }: { $card }.
event-colour-named = { $seat } says: this joker is { $colour }.
    .you = You say: this joker is { $colour }.
event-harvested = { $points ->
    [one] { $seat } harvests the { $colour } apples: 1 point.
   *[other] { $seat } harvests the { $colour } apples: { $points } points.
}
    .you = { $points ->
        [one] You harvest the { $colour } apples: 1 point.
       *[other] You harvest the { $colour } apples: { $points } points.
    }
event-discord = Discord! { $contenders } players want the { $colour } apples.
event-fight = The quarrel over the { $colour } apples begins.
event-laid = { $seat } lays a discord card face down.
    .you = You lay a discord card face down.
event-dice-bought = { $dice ->
    [one] { $seat } buys a die for { $price } points.
   *[other] { $seat } buys { $dice } dice for { $price } points.
}
    .you = { $dice ->
        [one] You buy a die for { $price } points.
       *[other] You buy { $dice } dice for { $price } points.
    }
event-stood = { $seat } stands.
    .you = You stand.
event-turned = { $seat } turns up the { $value }.
    .you = You turn up the { $value }.
    .too = { $seat } the { $value }.
event-thrown = { $seat } throws a { $pips }.
    .you = You throw a { $pips }.
event-tied = A tie at { $total }! The { $colour } apples are fought for again.
event-discord-won = { $points ->
    [one] { $seat } wins the discord with { $total } and harvests the { $colour } apples: 1 point.
   *[other] { $seat } wins the discord with { $total } and harvests the { $colour } apples: { $points } points.
}
    .you = { $points ->
        [one] You win the discord with { $total } and harvest the { $colour } apples: 1 point.
       *[other] You win the discord with { $total } and harvest the { $colour } apples: { $points } points.
    }
event-nobody-harvests = No discord card is left and nobody has bought a die: nobody harvests the { $colour } apples.
event-finished = { $seat } reaches the finish!
    .you = You reach the finish!
event-orchard-is-bare = The orchard is bare: the game ends after round { $round }.
event-last-card-played = The last apple card has been played: the game ends after round { $round }.

refused-no-such-square = The orchard has no such square.
refused-nothing-to-remove = There is no token on that square to take out.
refused-not-now = That belongs to another moment of the round.
refused-not-held = You have no such apple card in your hand.
refused-must-buy = With no apple card in your hand you have to buy.
refused-out-of-reach = The mayor goes to a neighbouring square, as long as one of them has a token.
refused-another-square = The mayor is going there already: a bribe is for another square.
refused-two-at-most = A bribe is 1 or 2 points, no more.
refused-offer-out-of-reach = You can only ask for a square to which the mayor could go.
refused-no-such-offer = That player has offered you nothing.
refused-card-is-laid = A discord card that is laid cannot be changed.
refused-three-at-most = Nobody may have more than three dice in a discord.
refused-one-purchase = You have bought your dice: you buy only once in a fight.
refused-card-is-spent = That discord card is out of the game.
refused-no-token = That square has no token left.
refused-better-offer = A revised offer is for more points or for another square.
refused-offered-twice = You have made your offer and revised it: that is all.
refused-offers-are-in = All offers are in; now the first player decides.
refused-cards-first = First everyone lays a discord card; then dice are bought.
refused-no-such-discord = There is no discord over that colour to settle.
refused-apple-is-laid = Your apple card lies face down on the table: there it stays until all are revealed.
refused-nothing-to-buy = There is no face-up apple card to buy.

# The terminal.
apple-1 = red
apple-2 = yellow
apple-3 = green
apple-4 = blue
apple-5 = joker
terminal-zankapfel-opening = Before the first round: { $tokens } tokens
terminal-zankapfel-round = { $tokens ->
    [one] Round { $round }, one token left
   *[other] Round { $round }, { $tokens } tokens left
}
terminal-zankapfel-path = { $left ->
    [0] The path is { $steps } steps long
    [one] One step of { $steps } left for the leader
   *[other] { $left } steps of { $steps } left for the leader
}
terminal-zankapfel-piles = Pile: { $pile }, discards: { $discards }
terminal-zankapfel-face-up = For sale: { $card }, for { $price }
terminal-zankapfel-nothing-up = Nothing for sale
terminal-zankapfel-goal = named: { $square }
terminal-zankapfel-fight = Discord over { $colour }: { $points }
terminal-zankapfel-legend =
    { $mayor } mayor, { $token } token, { $apple } big apple
    { $card } an apple card, face down
terminal-zankapfel-head-points = Pts
terminal-zankapfel-head-hand = Hand
terminal-zankapfel-head-discord = Discord cards left
terminal-zankapfel-bought = bought { $card }
terminal-zankapfel-offer = offers { $points } for { $square }
terminal-zankapfel-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
terminal-zankapfel-hand = Your hand: { $cards }
terminal-zankapfel-played = Played: { $card }

# The table that is made: its options.
option-deck-reshuffle = Discards are shuffled again
option-deck-once = Once through the pile

# The board on the page: what stands on it, and what is read aloud.
board-name = Zankapfel: an orchard of { $trees } trees with signs on its four sides, and the lane round it
board-orchard = The orchard
board-signs = The signs round the orchard
board-choices = What to offer or take for this square
board-lane = The lane, { $steps } steps long
board-people = The farmers
board-farm = Farm and barn
board-hand = Your apple cards
board-hand-empty = No apple card in hand
board-scene = The quarrel
board-square = { $square }: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }.
board-square-bare = { $square }, picked bare: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }.
board-mayor-here = The mayor stands here.
board-goal-here = { $name } wants the mayor to come here.
board-offers-here = { $points ->
    [one] { $name } offers 1 point for it.
   *[other] { $name } offers { $points } points for it.
}
board-sign = { $colour ->
    [red] Red apples bring { $points } on { $square }.
    [yellow] Yellow apples bring { $points } on { $square }.
    [green] Green apples bring { $points } on { $square }.
   *[blue] Blue apples bring { $points } on { $square }.
}
board-claims = { $name } wants them.
board-pawn = { $name } stands on step { $step } of { $finish }.
board-pawn-below = { $steps ->
    [one] { $name } stands in the mud, one step before the start.
   *[other] { $name } stands in the mud, { $steps } steps before the start.
}
board-person = { $score ->
    [one] { $name } has 1 point.
   *[other] { $name } has { $score } points.
}
board-first = The big apple lies here.
board-holds = { $cards ->
    [0] No apple card in hand.
    [one] One apple card in hand.
   *[other] { $cards } apple cards in hand.
}
board-discord = Discord cards left: { $cards }.
board-discord-none = No discord card left.
board-bought = { $card ->
    [red] Bought a red apple this round.
    [yellow] Bought a yellow apple this round.
    [green] Bought a green apple this round.
    [blue] Bought a blue apple this round.
   *[joker] Bought a joker this round.
}
board-played = Has played an apple card face down.
board-you-played = { $card ->
    [red] You have played a red apple face down.
    [yellow] You have played a yellow apple face down.
    [green] You have played a green apple face down.
    [blue] You have played a blue apple face down.
   *[joker] You have played a joker face down.
}
board-revealed = { $card ->
    [red] Has revealed a red apple.
    [yellow] Has revealed a yellow apple.
    [green] Has revealed a green apple.
    [blue] Has revealed a blue apple.
   *[joker] Has revealed a joker.
}
board-offers = { $points ->
    [one] Offers 1 point for { $square }.
   *[other] Offers { $points } points for { $square }.
}
board-decides = Still has to decide.
board-turned = The card shows { $value }.
board-laid = A card lies face down.
board-you-laid = Your { $value } lies face down.
board-dice = { $dice ->
    [one] One die bought.
   *[other] { $dice } dice bought.
}
board-thrown = The dice show { $pips }.
board-face-up = { $card ->
    [red] For sale: a red apple, for { $price }.
    [yellow] For sale: a yellow apple, for { $price }.
    [green] For sale: a green apple, for { $price }.
    [blue] For sale: a blue apple, for { $price }.
   *[joker] For sale: a joker, for { $price }.
}
board-face-up-none = Nothing is for sale.
board-pile = { $cards ->
    [0] The pile is empty.
    [one] The pile holds one card.
   *[other] The pile holds { $cards } cards.
}
board-barn = In the barn: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }, jokers { $joker }.
board-barn-none = The barn is empty.
board-hand-card = { $card ->
    [red] Red apples in your hand: { $count }.
    [yellow] Yellow apples in your hand: { $count }.
    [green] Green apples in your hand: { $count }.
    [blue] Blue apples in your hand: { $count }.
   *[joker] Jokers in your hand: { $count }.
}
board-plus = +{ $points }
board-minus = −{ $points }
board-last-quarrel = The last quarrel: { $totals }.
board-costs = It costs { $points } points.
board-quarrel = Discord!
board-quarrel-over = { $colour ->
    [red] The red apples, worth { $points }, are fought for.
    [yellow] The yellow apples, worth { $points }, are fought for.
    [green] The green apples, worth { $points }, are fought for.
   *[blue] The blue apples, worth { $points }, are fought for.
}
board-thinks = thinking…
board-stands = stands
board-stand = Stand
board-spent = Your { $value } is out of the game.
board-discord-card = Your { $value }.
board-trees = { $trees ->
    [0] No tree bears apples any more.
    [one] One tree still bears apples: { $squares }.
   *[other] { $trees } trees still bear apples: { $squares }.
}

# Options: what they are called, with their unit, and what each does.
option-bribery = Bribes for the first player
option-bribery-about = The others may offer points for another square.
option-deck = The discarded apple cards
option-deck-about = Whether they become the new pile when the pile is used up.

# Board files: what is wrong with one, and what its values are called.
box-a-number-a-column = one number a column, as many as `red`
box-a-number-a-row = one number a row, as many as `green`
box-enough-squares = so long that more than { $removals } squares lie between the edges, not { $squares }
box-five-counts = five counts: red, yellow, green, blue and jokers
box-enough-cards = from { $least } cards, a hand for each player and one to turn up, to { $most }, not { $count }
box-four-lengths = four numbers from 1 to { $most }, for 3, 4, 5 and 6 players
box-an-edge = one to { $side } numbers from 1 to 99
box-label-red = Red numbers, along the top edge
box-label-yellow = Yellow numbers, along the bottom edge
box-label-green = Green numbers, along the left edge
box-label-blue = Blue numbers, along the right edge
box-label-apples = Apple cards: red, yellow, green, blue, jokers
box-label-hand = Apple cards each player is dealt
box-label-discord = Highest discord card
box-label-finish = Steps to the finish, with 3, 4, 5 and 6 players
box-label-finish-once = The same where discards are never shuffled again

# The table in plain words: what its fields are called, and what their values mean.
field-round = Round
field-first = Holds the big apple
field-turn = Turn
field-score = Points
field-mayor = Mayor
field-tokens = Squares with a token
field-face-up = For sale
field-pile = Pile
field-reshuffled = Reshuffled pile
field-discards = Discards
field-hands = Apple cards in hand
field-seen = Known of these
field-purchases = Bought this round
field-played = Played face down
field-shown = Revealed
field-claims = Harvests
field-goal = Square named for the mayor
field-bribes = Points offered
field-bribe-squares = Offered for
field-offers = Offers made
field-discord = Discord cards
field-spent = Discord cards spent
field-quarrels = Discords still to settle
field-quarrel = Fought for now
field-contenders = In the quarrel
field-laid = Discord card laid
field-turned = Discord card turned up
field-bought = Dice bought
field-dice = Dice thrown
field-choice = Decision
hidden-apple = { $count ->
    [one] one card, hidden
   *[other] { $count } cards, hidden
}
back-apple = a card, hidden

# The guided first game.
guide-welcome = Late September, and the apples are ripe. Every tree bears all four colours, and the signs on the four sides say what each is worth there. Points are steps on the lane: whoever first comes all the way round, 37 steps, wins. You have 18, Farmer Blue has 22 and Farmer Yellow 16.
guide-play = In each round you either buy the apple on the pile or play one of your own, face down. Only those who play can harvest. You hold the big apple, so this time the mayor goes where you say, and he can reach a column where red is dear. Choose your red apple, and once more to play it.
guide-mayor = Farmer Blue has bought the green apple for 2, half the number on its sign, and will not harvest this round. Farmer Yellow has played a card. Now for the mayor: he goes to a neighbouring tree that still bears apples. All along column B red brings 5. On B2 green brings least, in case somebody has played green. Send him there.
guide-bribe = Before the mayor sets off, anybody may offer you 1 or 2 points for another tree. Farmer Yellow offers 1 for B4. Think: red brings 5 there too. To you it is all the same, and a point is a point. Choose B4 and take it.
guide-joker = 5 for the red apples and 1 for your kindness: 24. Now the big apple lies with Farmer Blue. He and Farmer Yellow have played already, and you hold a joker: it can be any colour, and you say which once all the cards are on the table. Play it.
guide-offer = Farmer Blue wants the mayor on B5, where green brings 7. No wonder: he bought a green apple. On A5 green brings 7 as well, and so does red! That would leave you a choice. Bribe him: choose A5, then the coin with the 1, twice.
guide-done = There lies your point, on A5. You could improve your offer once, but Farmer Blue loses nothing by it, so this will do. Choose “Nothing more, as things are”.
guide-name = He has taken it. Blue shows a green apple, as you thought, and Yellow a red one. And your joker? As a yellow or a blue apple it would bring 2, and nobody would mind. As a red one it brings 7, if you win the quarrel with Farmer Yellow. He has only his 3, his 4 and his 6 left to quarrel with. Choose the red sign.
guide-lay = Discord! Each lays a card face down, and win or lose, it is out of the game afterwards. The cards that each has left are there for all to see. Your 8 beats every one of his; the 10 will be wanted on a worse day. Lay the 8.
guide-stand = The cards are down. Now each may buy one, two or three dice, at 2 points a die, to be added to the card; but only once. Nobody has to be first, and your 8 is ahead of anything he can have laid. Stand, and see what he does.
guide-decision = He has bought a die! Whenever somebody buys, the others may think again, and he himself can buy no more. If his card is the 6, any throw from 3 up beats your 8. Do you stand and hope, or do you answer with dice? There are 7 points to be won, and each die costs 2. This is for you alone to decide.
guide-lost = A 6 and a throw of 4: that makes 10 against your 8. He harvests, your card is gone, and you stay at 23. It can happen: standing costs nothing, and sometimes that is what it is worth. Before the next quarrel, look at his cards again. He has only two left.
guide-won = Your 8 and a 4 against his 6 and a 3: 12 to 9! The red apples are yours. That is 7 points, less 2 for the die, and you have drawn level with Farmer Blue: 28 each.
guide-won-dearly = 15 to 11, and the red apples are yours! Of the 7 points 4 have gone into dice, so you stand at 26, two behind Farmer Blue. One die would have done it this time, but who could have known?
guide-farewell = That is Zankapfel: buy or play, steer the mayor or bribe whoever steers him, and quarrel when it is worth it. In a real game everyone begins with four apples and all ten discord cards, and the first one round the lane wins, or whoever has come furthest once the orchard is bare. The rule book knows the rest. The trees are full again: off you go.
guide-wrong-play = The rules allow it. But this round you lead the mayor, and it is red that he can make dear. Play your red apple.
guide-wrong-mayor = Red would bring less there, or green more. Send the mayor to B2.
guide-wrong-bribe = How honest of you! But red brings 5 on B4 just as on B2, and Farmer Yellow’s point comes on top. Take his offer.
guide-wrong-joker = Keep that for another round. With the joker you choose your colour when all the others have shown theirs: play it.
guide-wrong-offer = One point for A5 is all it takes: green brings 7 there as well, so Farmer Blue loses nothing. Choose A5, then the coin with the 1.
guide-wrong-done = No need to pay more: one point is enough for a tree that suits him as well as his own. Leave it at that.
guide-wrong-name = There is more in it for you. For red you fight Farmer Yellow, who has nothing above a 6. Farmer Blue, with his green apple, still has a 9. Choose the red sign.
guide-wrong-lay = Too little, or too much: an 8 beats all that he has left, and the 10 can still decide another quarrel. Lay the 8.
guide-wrong-stand = Not yet. Dice cost points, and you are ahead. If he buys any, you will be asked again. Stand.
guide-wrong-decision = Three dice would cost 6 of the 7 points that you are quarrelling over. Stand, or buy one or two.

# What is typed in the terminal: each word of the moves’ lines, then what else it may be called.
typed-place = place
typed-remove = remove
typed-buy = buy
typed-play = play
typed-red = red
typed-yellow = yellow
typed-green = green
typed-blue = blue
typed-white = white
typed-black = black
typed-joker = joker
typed-go = go
typed-offer = offer
typed-done = done
typed-accept = accept
typed-keep = keep|refuse
typed-name = name
typed-settle = settle
typed-lay = lay
typed-stand = stand
typed-dice = dice|die

# Told together, where it happens often in a row.
event-finished-brief = { "" }
event-dealt-many = { $count } apple cards are dealt.
event-held-many = You get { $card }.
event-played-many = { $seat } play an apple card face down.
event-no-more-offers-many = { $seat } offer no more.
event-laid-many = { $seat } lay a discord card face down.
event-stood-many = { $seat } stand.
# Where scores came from
ended-finish = The finish has been reached.
ended-bare = The orchard is bare.
ended-cards = The last apple card has been played.
source-bought = Cards bought
source-bribed = Bribes
source-harvested = Harvests
source-dice-bought = Dice bought
source-discord-won = Discords won

# How bots differ within a level.
temper-0 = steady
temper-1 = quarrelsome
temper-2 = peaceable
temper-3 = plays jokers, seldom bribes
temper-4 = likes to bribe
temper-5 = harvests, and saves discord cards
