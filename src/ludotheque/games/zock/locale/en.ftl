# Zock in English: what is asked, what one can say, what happens, what is refused.

piece-0 = the king
piece-1 = a pawn

step-decide = Throw the die, or cash in?
step-go-back = A 1! King and pawn are level: which of them goes home?
step-move = You threw { $die }. Which pawn moves?

move-throw = Throw the die
move-cash = Cash in on square { $square }
move-repay = Pay { $sum } back to the bank
move-out = { $piece ->
    [king] Bring the king out
   *[pawn] Bring a pawn out
}
move-move = { $piece ->
    [king] Move the king
   *[pawn] Move the pawn on square { $square }
}
move-back = { $piece ->
    [king] The king goes home
   *[pawn] The pawn goes home
}

event-banker = { $seat } keeps the bank and begins.
event-round = Round { $round } of { $rounds }.
event-thrown = { $seat } throws a { $pips }.
event-came-out = { $seat } brings { $piece } out onto square { $to }.
event-walked = { $seat } moves { $piece } from square { $from } to { $to }.
event-turn-lost = { $seat } has no square to go to and loses the turn.
event-cashed = { $seat } turns the disc to square { $square } and takes { $sum } from the bank.
event-struck = A 1 for { $seat }: { $piece } on square { $from } goes home for nothing.
event-nothing-struck = A 1 for { $seat }, but there is no pawn on the ring to lose.
event-hit = { $seat } hits { $victim } on square { $square }: a fine of { $fine }.
event-challenged = King on king on square { $square }: { $seat } challenges { $victim }!
event-thrown-in-challenge = { $seat } throws a { $pips } in the challenge.
event-challenge-won = { $seat } wins the challenge and takes { $loser }’s purse: { $sum }.
event-borrowed = { $seat } borrows { $sum } from the bank.
event-repaid = { $seat } pays { $sum } back to the bank.
event-ruined = { $seat } has no money left and is out of the game.
event-time-up = Time is up: round { $round } is the last one.

refused-throw-first = The die comes first: before the throw no pawn moves.
refused-already-thrown = The die has been thrown; now a pawn has to move.
refused-king-is-out = Your king is on the ring already.
refused-house-empty = There is no pawn left in your house to bring out.
refused-empty-the-house = With fewer than two pawns on the ring, one has to come out first.
refused-king-first = While your king is at home, he comes out and no other pawn may move.
refused-no-pawn-there = None of your pawns stands on that square.
refused-nothing-there = There is nothing of yours to cash in on that square.
refused-too-early = A pawn is cashed in only once it has passed the first quarter of the ring.
refused-only-on-a-one = A pawn goes back like this only on a throw of 1.
refused-most-advanced = On a 1 your most advanced pawn goes home: say whether it is the king or the pawn.
refused-cash-before = One cashes in instead of throwing, not after the throw.
refused-cash-after = At this table one cashes in after the throw, not before it.
refused-two-and-king = Cashing in needs two pawns on the ring, the king among them.
refused-own-colour = At this table no pawn may end its move on its own colour.
refused-repay-before = Debts are paid back before the throw.
refused-no-such-debt = You do not owe the bank that much.
refused-not-so-much = You do not have that much money.
refused-no-clock = This table plays without a clock, or its time is up already.

# The board on the page: what stands on it, and what is read aloud.
board-name = Zock: a ring of { $squares } squares round a turning disc, with a house at each corner
board-ring = The ring, clockwise from your exit
board-houses = The houses
board-money = Money, bank and rounds
board-sum = { $sum }
board-plus = +{ $sum }
board-bank = Bank
board-bank-holds = The bank holds { $sum }.
board-round = Round
board-last-round = Last round
board-turn-of = It is { $name }’s turn.
board-out = out
board-debt = owes { $sum }
board-challenge = Challenge!
board-die = The die shows { $pips }.
board-square = Square { $square }.
board-square-exit = Square { $square }, the exit of { $name }.
board-here-king = { $name }’s king stands here.
board-here-pawns = { $pawns ->
    [one] A pawn of { $name }’s stands here.
   *[other] Two pawns of { $name }’s stand here.
}
board-here-king-and-pawns = { $pawns ->
    [one] { $name }’s king and a pawn stand here.
   *[other] { $name }’s king and both pawns stand here.
}
board-pays-you = A pawn brings you { $sum } here, the king { $triple }.
board-pays-you-nothing = It pays you nothing yet.
board-pays = A pawn brings { $name } { $sum } here, the king { $triple }.
board-pays-nothing = It pays { $name } nothing yet.
board-house-pawns = { $pawns ->
    [0] The house of { $name } is empty.
    [one] In the house of { $name }: one pawn.
   *[other] In the house of { $name }: two pawns.
}
board-house-king-and-pawns = { $pawns ->
    [0] In the house of { $name }: the king.
    [one] In the house of { $name }: the king and a pawn.
   *[other] In the house of { $name }: the king and two pawns.
}
board-purse = { $name } has { $sum }.
board-purse-and-debt = { $name } has { $sum } and owes the bank { $debt }.
board-purse-out = { $name } is out of the game.

terminal-round = Round { $round } of { $rounds }
terminal-last-round = Round { $round }, the last
terminal-die = Die
terminal-bank = Bank
terminal-money = money
terminal-debt = debt
terminal-on-the-ring = on the ring: square, worth
terminal-out = out of the game
terminal-pays = In each square, what it pays { $seat }, in thousands.

# The guided first game.
guide-welcome = It is late, the bank holds nearly all the money, and 2,000 is all you have left. Your opponent has 3,000, three pawns on the ring and a broad grin. Your own pawns are still at home, in the bottom left corner. Nine rounds to turn the evening round.
guide-king-first = You have thrown a 6. Any throw from 2 to 6 brings a pawn out, and the king always comes first: he is the one with the crown. Tap him, see where he would land, and tap once more.
guide-the-one = Ouch, a 1! On a 1 your most advanced pawn goes home for nothing, be it a king or not. Yours had only just come out, so it cost you little. But remember: the further a pawn has come, the more the 1 hurts.
guide-out-again = A new round, and a 6 again. You know how it goes.
guide-two-on-the-ring = A 4. Two of your pawns have to be on the ring, so a second one comes out. And look who is standing on square 4: whoever you land on goes home and pays you, 1,000 for a pawn and 3,000 for a king.
guide-challenge = Caught: 1,000 for you. Now a 5, and with two pawns out you may move any of them. Your king could land on square 11, on top of your opponent’s king. King on king is a challenge: both throw in turn, and whoever throws the first 1 loses the king and the whole purse. You have little to lose. Dare!
guide-window = Won! Their king is at home and all their money is yours. Your king has left the first quarter behind: from now on, before each throw, you may turn the disc to him and take what the window shows, three times for a king. Here that is 3 × 1,000. Point at other squares: further on they pay far more. So throw the die, there in the middle.
guide-walk-on = A 6. On with your king, to square 17.
guide-decision = Your opponent has cashed in: 10,000 on square 19. You have 5,000. Your king would bring 3 × 2,000, and you would lead. Or throw once more: a little further on he is worth half as much again, but a 1 sends him home for nothing. Nobody can tell you what is right. Cash in, or throw?
guide-cashed = A wise hand takes its 6,000, and you lead by 11,000 to 10,000. That is what cashing in costs: your king is at home again. And you know who comes out first.
guide-risked = Nerves of steel, and a 5! Take your king on to square 22.
guide-once-more = There he stands, and three times 3,000 lie in the window. Take the 9,000, or throw yet again? The die has no memory, and the 1 is still on it.
guide-cashed-late = 9,000! You lead by 14,000 to 10,000. So that is how one gets rich here: patience, and leaving in time. Your king is at home once more: bring him out.
guide-struck = And there it is, the 1. Your king walks home, nobody pays him a thing, and your opponent leads by 10,000 to 5,000. It has happened to everyone who ever played Zock. Bring him out again: the next round is revenge.
guide-farewell = That is Zock. In a real game everyone starts with 30,000, and whoever is richest after the last round has won. Whatever else may come up, debts and stacks and ties, is in the rule book, one tap away. The board is set up again: go and play.
guide-wrong-king = Not yet: while your king is at home, none of your other pawns may move. Tap the king in your house.
guide-wrong-pawn = With only the king on the ring, a pawn has to come out. Tap one of those in your house.
guide-wrong-challenge = The rules have nothing against it, but you would miss the best of all. Move your king onto square 11.
guide-wrong-too-soon = 3,000 is little for a king who has come so far unharmed. A few squares on he brings twice that. Throw the die, in the middle of the disc.
guide-wrong-walk-on = Your king is the one worth walking: he is paid three times what the window shows. Move him.
guide-wrong-decision = It is one or the other now: tap your king to cash him in, or the die to throw it.

# What the table can agree on.

option-cash-before = instead of throwing
option-cash-after = after the throw
option-minutes-0 = none
