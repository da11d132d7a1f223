# Zock in English: what is asked, what one can say, what happens, what is refused.

piece-0 = the king
    .plain = king
piece-1 = a pawn
    .plain = pawn

step-decide = Throw the die, or cash in?
step-repay = Pay some of your debt back first, or throw the die?
step-go-back = A 1! King and pawn are level: which of them goes home?
step-move = You threw a { $die }. Which pawn moves?
step-move-or-cash = You threw a { $die }. Which pawn moves, or do you cash in?

opening-crowd = All three out early
opening-king = The king goes first
opening-pawns = The pawns go first

ahead-decide = Before I throw
ahead-repay = My debts, before I throw
ahead-go-back = If a 1 makes me choose who goes home
ahead-move = After I have thrown
ahead-move-or-cash = After I have thrown, where I could cash in
ahead-if-pays = if that pays { $sum } at least
ahead-if-shows = if the die shows a { $pips }

move-throw = Throw the die
move-cash = Cash in on square { $square }
    .amount = Cash in { $amount } on square { $square }
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

event-house-drawn = { $seat } draws the house with its exit on square { $exit }.
    .you = You draw the house with its exit on square { $exit }.
event-banker = { $seat } keeps the bank and begins.
    .you = You keep the bank and begin.
event-round = Round { $round } of { $rounds }.
event-thrown = { $seat } throws a { $pips }.
    .you = You throw a { $pips }.
event-came-out = { $seat } brings { $piece } out onto square { $to }.
    .you = You bring { $piece } out onto square { $to }.
    .on = Out onto square { $to }.
event-walked = { $seat } moves { $piece } from square { $from } to { $to }.
    .you = You move { $piece } from square { $from } to { $to }.
    .on = From square { $from } to { $to }.
event-turn-lost = { $seat } has no square to go to and loses the turn.
    .you = You have no square to go to and lose your turn.
event-cashed = { $seat } turns the disc to square { $square } and takes { $sum } from the bank.
    .you = You turn the disc to square { $square } and take { $sum } from the bank.
event-struck = { $seat } has to take { $piece } home from square { $from }, for nothing.
    .you = You have to take { $piece } home from square { $from }, for nothing.
event-nothing-struck = { $seat } has no pawn on the ring to lose.
    .you = You have no pawn on the ring to lose.
event-hit = { $seat } hits { $victim } on square { $square }: a fine of { $fine }.
    .you = You hit { $victim } on square { $square }: a fine of { $fine }.
event-challenged = King on king on square { $square }: { $seat } challenges { $victim }!
    .you = King on king on square { $square }: you challenge { $victim }!
event-thrown-in-challenge = { $seat } throws a { $pips } in the challenge.
    .you = You throw a { $pips } in the challenge.
event-challenge-won = { $seat } wins the challenge and takes { $loser }’s purse: { $sum }.
    .you = You win the challenge and take { $loser }’s purse: { $sum }.
event-borrowed = { $seat } borrows { $sum } from the bank.
    .you = You borrow { $sum } from the bank.
event-repaid = { $seat } pays { $sum } back to the bank.
    .you = You pay { $sum } back to the bank.
event-ruined = { $seat } has no money left and is out of the game.
    .you = You have no money left and are out of the game.
event-time-up = Time is up: round { $round } is the last one.

refused-throw-first = The die comes first: before the throw no pawn moves.
refused-already-thrown = The die has been thrown; now a pawn has to move.
refused-king-is-out = Your king is on the ring already.
refused-house-empty = There is no pawn left in your house to bring out.
refused-empty-the-house = With fewer than two pawns on the ring, one has to come out first.
refused-king-first = While your king is at home, only he may come out; no other pawn may move.
refused-no-pawn-there = None of your pawns stands on that square.
refused-nothing-there = There is nothing of yours to cash in on that square.
refused-too-early = A pawn is cashed in only once it has passed the first quarter of the ring.
refused-only-on-a-one = A pawn goes back like this only on a throw of 1.
refused-most-advanced = On a 1 your most advanced pawn goes home: say whether it is the king or the pawn.
refused-cash-before = You cash in instead of throwing, not after the throw.
refused-cash-after = At this table you cash in after the throw, not before it.
refused-two-and-king = Cashing in needs two pawns on the ring, the king among them.
refused-own-colour = At this table no pawn may end its move on its own colour.
refused-repay-before = Debts are paid back before the throw.
refused-by-the-note = The bank takes whole notes: pay back 500, or a multiple of it.
refused-no-such-debt = You do not owe the bank that much.
refused-not-so-much = You do not have that much money.
refused-no-clock = This table plays without a clock, or its time is up already.

warning-bank-is-short = The bank cannot pay all of this. You would get what is left in it, and the pawn goes home all the same.

# The board on the page: what stands on it, and what is read aloud.
board-name = Zock: a ring of { $squares } squares round a turning disc, with a house at each corner
board-ring = The ring, clockwise from your exit
board-houses = The houses
board-money = Money, bank and rounds
board-sum = { $sum }
board-plus = +{ $sum }
board-minus = −{ $sum }
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
terminal-on-the-ring = on the ring: square (worth)
terminal-out = out of the game
terminal-pays = Squares: { $seat }’s pay in thousands. { $king } king { $pawn } pawn ⌂ house

# Options: what they are called, with their unit, and what each does.
option-cash = When to cash in
option-cash-about = Instead of throwing, or after the throw at the risk of a 1.
option-stacks = Pawns that count together
option-stacks-about = Pawns of one colour may share a square and count together.
option-rounds = Length of the game, in rounds
option-rounds-about = In a round everybody plays once; then the richest wins.
option-minutes = A clock on the table, in minutes
option-minutes-about = Whichever runs out first, rounds or minutes, ends the game; 0 is no clock.
option-houses = Who lives where
option-houses-about = Where three play and a house stands empty, lots make the seats even.

# Board files: what is wrong with one, and what its values are called.
box-four-quarters = a multiple of four, a quarter a house
box-a-sum-a-step = one sum for each step from { $first } to { $last }: { $due } sums, not { $count }
box-odd-sum = positive multiples of { $unit }, and the sum of step { $step } is { $sum }
box-rising-sums = sums that are larger further on than near the house
box-whole-notes = a multiple of { $unit }
box-label-squares = Squares of the ring
box-label-sums = Sums in the window, step by step
box-label-bank = What the bank holds at the start

# The table in plain words: what its fields are called, and what their values mean.
field-exits = Exits, by square
field-banker = Keeps the bank and begins
field-turn = Turn
field-round = Round
field-die = Die
field-places = Pawns, in steps from their exit
field-money = Money
field-debt = Debt
field-bank = Bank
field-challenger = Challenges
field-challenged = Is challenged
field-thrower = Throws in the challenge
field-is-last-round = Last round
value-step = { $step ->
    [-1] out of the game
    [0] at home
   *[other] { $step }
}
value-piece = { piece-1.plain }
none-die = not thrown

# The guided first game.
guide-welcome = It is late, the bank holds nearly all the money, and 2,000 is all you have left. Your opponent has 3,000, three pawns on the ring and a broad grin. Your own pawns are still at home, in the bottom left corner. Nine rounds to turn the evening round.
guide-king-first = You have thrown a 6. Any throw from 2 to 6 brings a pawn out, and the king always comes first: he is the one with the crown. Choose him, see where he would land, and choose him once more.
guide-the-one = Ouch, a 1! On a 1 your most advanced pawn goes home for nothing, be it a king or not. Yours had only just come out, so it cost you little. But remember: the further a pawn has come, the more the 1 hurts.
guide-out-again = A new round, and a 6 again. You know how it goes.
guide-two-on-the-ring = A 4. Two of your pawns have to be on the ring, so a second one comes out. And look who is standing on square 4: whoever you land on goes home and pays you, 1,000 for a pawn and 3,000 for a king.
guide-challenge = Caught: 1,000 for you. Now a 5, and with two pawns out you may move any of them. Your king could land on square 11, on top of your opponent’s king. King on king is a challenge: both throw in turn, and whoever throws the first 1 loses the king and the whole purse. You have little to lose. Be bold!
guide-window = Won! Their king had to go home, from where he has just come out again, and all their money is yours. Your king has left the first quarter behind: from now on, before each throw, you may turn the disc to him and take what the window shows, three times for a king. Here that is 3 × 1,000. Look at other squares: further on they pay far more. So throw the die, there in the middle.
guide-walk-on = A 6. On with your king, to square 17.
guide-decision = Your opponent has cashed in: 10,000 on square 19. You have 5,000. Your king would bring 3 × 2,000, and you would lead. Or throw once more: a little further on he is worth half as much again, but a 1 sends him home for nothing. Nobody can tell you what is right. Cash in, or throw?
guide-cashed = A wise hand takes its 6,000, and you lead by 11,000 to 10,000. That is what cashing in costs: your king is at home again. You have thrown a 6, and you know who comes out first.
guide-risked = Nerves of steel, and a 5! Take your king on to square 22.
guide-once-more = There he stands, and three times 3,000 lie in the window. Take the 9,000, or throw yet again? The die has no memory, and the 1 is still on it.
guide-cashed-late = 9,000! You lead by 14,000 to 10,000. So that is how one gets rich here: patience, and leaving in time. Your king is at home once more, and you have thrown a 5: bring him out.
guide-struck = And there it was, the 1. Your king is at home, nobody paid him a thing, and your opponent leads by 10,000 to 5,000. It has happened to everyone who ever played Zock. A new round, and you have thrown a 3: bring him out again for your revenge.
guide-farewell = That is Zock. In a real game everyone starts with 30,000, and whoever is richest after the last round has won. Whatever else may come up, debts and stacks and ties, is in the rule book, close at hand. The board is set up again: go and play.
guide-wrong-king = Not yet: while your king is at home, none of your other pawns may move. Take the king in your house.
guide-wrong-pawn = With only the king on the ring, a pawn has to come out. Take one of those in your house.
guide-wrong-challenge = The rules have nothing against it, but you would miss the best of all. Move your king onto square 11.
guide-wrong-too-soon = 3,000 is little for a king who has come so far unharmed. A few squares on he brings twice that. Throw the die, in the middle of the disc.
guide-wrong-walk-on = Your king is the one worth moving: he is paid three times what the window shows. Move him.
guide-wrong-decision = It is one or the other now: choose your king to cash him in, or the die to throw it.

# What the table can agree on.

option-cash-before = instead of throwing
option-cash-after = after the throw
option-minutes-0 = none
option-houses-fixed = in the order of the seats
option-houses-drawn = by lot

# What is typed in the terminal: each word of the moves’ lines, then what else it may be called.
typed-throw = throw|roll
typed-cash = cash
typed-repay = repay|pay
typed-out = out
typed-king = king
typed-pawn = pawn
typed-move = move
typed-back = back
grammar-examples = out king|out pawn|move king|move pawn 12|back king|back pawn|cash 26|repay 1000

# Told together, where it happens often in a row.
event-thrown-in-challenge-many = { $seat } throws { $pips } in the challenge.
    .you = You throw { $pips } in the challenge.

# Where scores came from
ended-rounds = All rounds are played.
ended-time = Time was up, and the round has been played out.
ended-alone = Nobody else has any money left.
source-cashed = Cashed in at the bank
source-hit = Fines for hits
source-challenge-won = Challenges of kings
source-borrowed = Loans
source-repaid = Paid back

# How bots differ within a level.
temper-0 = steady
temper-1 = cashes in early
temper-2 = waits with two pawns out
temper-3 = fears nothing
temper-4 = looks over its shoulder
temper-5 = likes a crowd on the ring
