# Lucky Cup in English: what is asked, what one can say, what happens, what is refused.

step-decide = Throw one more die, or stand?

move-throw = Throw a die
move-stand = Stand

event-round = Round { $round } of { $rounds }.
event-shaken = { $seat } shakes a die under the cup.
    .you = You shake a die under the cup.
event-peeked = You look under your cup: a { $pips }.
event-thrown = { $seat } throws a { $pips }.
    .you = You throw a { $pips }.
event-stood = { $seat } stands.
    .you = You stand.
event-lifted = { $seat } lifts the cup: a { $pips }, which makes { $sum }.
    .you = You lift the cup: a { $pips }, which makes { $sum }.
event-scored = { $seat } scores a point with { $sum }.
    .you = You score a point with { $sum }.
event-nobody-scored = Everybody has thrown too much: nobody scores.

refused-no-die-yet = Your first die has to be thrown; after that you may stand.

# Options: what they are called, with their unit, and what each does.
option-rounds = Length of the game, in rounds
option-rounds-about = In each round everybody shakes a die once.

# Board files: what is wrong with one, and what its values are called.
box-low-limit = less than all dice can show
box-label-dice = Dice of each player
box-label-limit = The limit

# The table in plain words: what its fields are called, and what their values mean.
field-round = Round
field-turn = Turn
field-cups = Under the cup
field-thrown = In the open
field-in-hand = Dice in hand
field-stands = Stands
field-points = Points
back-die = a die
none-die = nothing

# In the terminal.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-stands = stands

# What is typed in the terminal: each word of the moves’ lines, then what else it may be called.
typed-throw = throw
typed-stand = stand
# Where scores came from
source-scored = Rounds won
ended-rounds = All rounds are played.
