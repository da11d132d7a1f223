# Zapp Zerapp in English: what is asked, what one can say, what happens, what is refused.

place-0 = space 0
place-1 = space 1
place-2 = space 2
place-3 = space 3
place-4 = space 4
place-5 = space 5
place-6 = space 6
place-7 = space 7
place-8 = space 8
place-9 = space 9
place-10 = space 10
place-11 = space 11
place-12 = space 12
place-13 = space 13
place-14 = space 14
place-15 = space 15
place-16 = space 16
place-17 = space 17
place-18 = space 18
place-19 = space 19
place-20 = space 20
place-21 = space 21
place-22 = space 22
place-23 = space 23
place-24 = the start square
    .plain = start square
place-25 = the village
    .plain = village

# Barrels are called by letters: a number would be taken for that of their stones.
barrel-letter = { $barrel ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}
other-letter = { $other ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}

hand-0 = left
hand-1 = right

step-get-ready = Pick up barrels, shake, listen, and look for the most stones, but no more than { $magic }. Ready? In ten seconds at most it begins.
step-shake = Pick up barrels, shake and listen; choose the fullest one with no more than { $magic } stones.
step-shake-by-turns = Shake a few barrels, then choose the fullest one with no more than { $magic } stones.
step-move = Your spell works. Which apprentice goes?

opening-guess = Chooses without listening
opening-listen = Listens once, then chooses
opening-compare = Compares before choosing

ahead-shake-by-turns = My turn to shake
ahead-move = When my spell works
ahead-if-magic-is = if the magic number is { $magic } at least
ahead-if-goes = { $steps ->
    [one] if it goes one step
   *[other] if it goes { $steps } steps
}

move-ready = I am ready
move-take = Pick up barrel { barrel-letter }
move-shake = Shake barrel { barrel-letter }
move-return = Put barrel { barrel-letter } back
move-put = Choose barrel { barrel-letter }
move-move = { $origin ->
    [start] Move an apprentice from the start square
   *[other] Move the apprentice on space { $origin }
}{ $red ->
    [0] { "" }
   *[other] , with { $red } red
}{ $blue ->
    [0] { "" }
   *[other] , with { $blue } blue
}{ $yellow ->
    [0] { "" }
   *[other] , with { $yellow } yellow
}{ $green ->
    [0] { "" }
   *[other] , with { $green } green
}{ $outside ->
    [0] { "" }
   *[other] , { $outside } of them left before the village
}{ $banished ->
    [0] { "" }
   *[other] , banishing { $banished }
}

event-thrower = { $seat } throws first.
    .you = You throw first.
event-turn = Turn { $turn }: the dice are with { $thrower }.
event-thrown = { $seat } throws a { $pips }.
    .you = You throw a { $pips }.
    .on = A { $pips }.
event-magic = The magic number is { $magic }.
    .on = The magic number is { $magic }.
event-ready = { $seat } is ready.
    .you = You are ready.
event-begun = Off you go: the clock is ticking!
event-taken = { $seat } picks up barrel { barrel-letter } ({ $hand }).
    .you = You pick up barrel { barrel-letter } ({ $hand }).
event-shaken = { $seat } shakes barrel { barrel-letter } ({ $hand }).
    .you = You shake barrel { barrel-letter } ({ $hand }).
event-shaken-in-turn = { $seat } shakes barrel { barrel-letter }; { $left ->
    [0] that was the last shake.
    [one] one shake is left.
   *[other] { $left } shakes are left.
}
    .you = You shake barrel { barrel-letter }; { $left ->
        [0] that was the last shake.
        [one] one shake is left.
       *[other] { $left } shakes are left.
    }
    .on = Barrel { barrel-letter } shaken.
    .too = { $seat }: barrel { barrel-letter }.
event-heard = { $heard ->
    [one] Barrel { barrel-letter } sounds like one stone.
   *[other] Barrel { barrel-letter } sounds like { $heard } stones.
}
event-rattle = Barrel { barrel-letter } rattles. Listen!
event-shake-ended = { $seat } stops shaking.
    .you = You stop shaking.
event-returned = { $seat } puts barrel { barrel-letter } back.
    .you = You put barrel { barrel-letter } back.
event-put-down = { $seat } chooses barrel { barrel-letter }.
    .you = You choose barrel { barrel-letter }.
event-bell = The bell! Whoever has not chosen gets a barrel now.
event-handed-out = { $seat } gets barrel { barrel-letter }.
    .you = You get barrel { barrel-letter }.
event-shown = { $stones ->
    [one] { $seat } turns barrel { barrel-letter } over: one stone.
   *[other] { $seat } turns barrel { barrel-letter } over: { $stones } stones.
}
    .you = { $stones ->
        [one] You turn barrel { barrel-letter } over: one stone.
       *[other] You turn barrel { barrel-letter } over: { $stones } stones.
    }
    .too = { $stones ->
        [one] { $seat }, barrel { barrel-letter }: one stone.
       *[other] { $seat }, barrel { barrel-letter }: { $stones } stones.
    }
event-busted = { $stones } is more than { $magic }: no spell for { $seat }.
    .you = { $stones } is more than { $magic }: no spell for you.
    .on = { $stones } is more than { $magic }: no spell.
event-walked = { $seat } moves { $steps }, from { $from } to { $to }.
    .you = You move { $steps }, from { $from } to { $to }.
event-banished = { $seat } banishes { $victim } from { $place } to the start.
    .you = You banish { $victim } from { $place } to the start.
event-carried = { $seat } takes an apprentice of { $owner } along from { $from } to { $to }.
    .you = You take an apprentice of { $owner } along from { $from } to { $to }.
event-home = { $home ->
    [one] { $seat } has one apprentice in the village.
   *[other] { $seat } has { $home } apprentices in the village.
}
    .you = { $home ->
        [one] You have one apprentice in the village.
       *[other] You have { $home } apprentices in the village.
    }
event-won = { $seat } has brought everyone home and wins!
    .you = You have brought everyone home and win!

refused-choose-first = First everyone chooses a barrel; apprentices move after that.
refused-not-in-hand = You can only shake a barrel that you hold.
refused-no-such-barrel = There is no barrel of that name.
refused-two-at-most = You have a barrel in each hand, and nobody may hold more than two.
refused-in-hand-already = That barrel is in your hand already.
refused-held-by-another = Somebody else is holding that barrel.
refused-chosen-by-another = Somebody else has chosen that barrel.
refused-already-chosen = You have chosen your barrel: it stays, and you touch no other.
refused-nothing-to-return = You can only put back a barrel that you hold.
refused-shake-not-over = Your shake is not over yet: it takes a second.
refused-no-hands-by-turns = At this table you shake barrels in turn: there is nothing to pick up or put back.
refused-no-more-shakes = You have no shake left this turn: put a barrel down.
refused-not-your-turn = It is not your turn to shake.
refused-not-begun = The barrels wait until everyone is ready, ten seconds at most.
refused-no-clock = No such clock is running now.
refused-shaking-is-over = The shaking is over; now the apprentices move.
refused-not-your-spell = It is not your spell’s turn now.
refused-no-apprentice-there = None of your apprentices stands there.
refused-not-passed = You can only banish an apprentice that you pass or catch up with.
refused-not-ones-own = Nobody banishes their own apprentices.
refused-protected-by-zone = That apprentice is safe in the zone of its colour.
refused-leaving-the-start = An apprentice that leaves its start square banishes nobody.
refused-no-claims = At this table you need not claim: whoever can be banished is.
refused-no-companions = Companions belong to the advanced game.
refused-protected-by-castle = That apprentice is safe beside the castle of its colour.
refused-no-companion-square = Companions come along only from a white square.
refused-not-its-colour = Only apprentices in the two colours of that square’s castles come along from it.
refused-companion-not-passed = Companions come along only from a square that you pass.
refused-nobody-there = There are not that many apprentices of that colour there.
refused-only-ones-own-wait = Only a companion of your own colour can go in or wait, when you enter your village.
refused-from-its-own-square = From the square where you start you take nobody along.
refused-landing-takes-nobody = From the square where you stop you take nobody along.

terminal-magic = Magic number
terminal-turn = Turn { $turn }
terminal-middle = In the middle
terminal-hands = in hand
terminal-chosen = chosen
terminal-start = at the start
terminal-home = at home
terminal-heard = Heard
terminal-to-go = to go
terminal-signs = r: zone · ♜: castles · R: apprentice · ⌂R: village

clock-ready = Start
clock-bell = Bell

option-tempo-live = All at once
option-tempo-turns = One after the other
option-ears-number = Read a number
option-ears-sound = Hear the rattle
option-colours-seated = As everybody sat down
option-colours-drawn = Drawn by lot

board-name = The mountain at night: a ring of { $spaces } spaces round the summit, and the barrels on it.
board-ring = Spaces, start squares and villages
board-barrels = Barrels
board-hands = Your hands
board-people = The others at the table
board-front = Your choice
board-shake = Shake
board-return = Back
board-put = Choose
board-practice = Practice room: train your ears
board-practice-short = Ears
board-ready = Ready?
board-ready-short = Wait…
board-ready-sound = Is your sound on?
board-ready-drawn = Or see it: Settings.
board-ready-waits = We wait for { $names } to be ready.
board-pencil = Pencil: note a number on a barrel
board-pencil-for = Barrel { barrel-letter }: what have you heard?
board-pencil-rub = Rub out
board-barrel-noted = Your pencil says { $number }.
board-turn = Turn { $turn }; the dice are with { $name }.
board-middle = In the middle stand the barrels { $barrels }.
board-magic = The magic number is { $magic }: { $first } and { $second }.
board-magic-none = The magic number is not thrown yet.
board-barrel = Barrel { barrel-letter }.
board-barrel-heap = Barrel { barrel-letter }, in the middle.
board-barrel-left = Barrel { barrel-letter }, in your left hand.
board-barrel-right = Barrel { barrel-letter }, in your right hand.
board-barrel-put = Barrel { barrel-letter }, in front of you, where it stays.
board-barrel-held = Barrel { barrel-letter }, in the hand of { $name }.
board-barrel-chosen = Barrel { barrel-letter }, chosen by { $name }.
board-barrel-shaken = It is being shaken.
board-barrel-heard = To you it sounded like { $numbers }.
board-barrel-known = { $stones ->
    [one] It was seen to hold 1 stone.
   *[other] It was seen to hold { $stones } stones.
}
board-space-zone = Space { $space }, in the zone of { $name }.
board-space-free = Space { $space }, in the zone of a colour nobody plays.
board-space-white = Space { $space }, white.
board-space-white-one = Space { $space }, white, beside the castle of { $name }.
board-space-white-two = Space { $space }, white, beside the castles of { $name } and { $other }.
board-here = { $count ->
    [one] One apprentice of { $name } stands here.
   *[other] { $count } apprentices of { $name } stand here.
}
board-start = { $count ->
    [0] The start square of { $name } is empty.
    [one] One apprentice waits on the start square of { $name }.
   *[other] { $count } apprentices wait on the start square of { $name }.
}
board-village = { $count ->
    [one] The village of { $name }: one of { $all } is home.
   *[other] The village of { $name }: { $count } of { $all } are home.
}
board-plate-none = { $name } holds no barrel.
board-plate-one = { $name } holds barrel { barrel-letter }.
board-plate-two = { $name } holds the barrels { barrel-letter } and { other-letter }.
board-plate-put = { $name } has chosen barrel { barrel-letter }.
board-plate-spell = { $stones ->
    [one] { $name } has turned up one stone.
   *[other] { $name } has turned up { $stones } stones.
}
board-plate-busted = { $name } has turned up { $stones }, which is too many: no spell.
board-choice-with = { $count ->
    [0] Take an apprentice along from space { $space } ({ $name }).
   *[other] Coming along from space { $space } ({ $name }): { $count } of { $most }.
}
board-choice-outside = { $count ->
    [0] Your companion from space { $space } goes into the village with you.
   *[other] Waiting before the village, from space { $space }: { $count } of { $most }.
}
board-choice-banishing = { $count ->
    [0] Banish an apprentice from space { $space } ({ $name }).
   *[other] Banished from space { $space } ({ $name }): { $count } of { $most }.
}

practice-title = Practice room
practice-about = Shake the barrel as often as you like, say how many stones you hear, and find out. It sounds here just as it does at a table.
practice-guess = A barrel to guess
practice-shake = Shake
practice-shake-again = Shake again
practice-next = Another barrel
practice-first-shake = First shake it.
practice-how-many = How many stones?
practice-say = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
practice-right = { $stones ->
    [one] Right: one stone.
   *[other] Right: { $stones } stones.
}
practice-wrong = { $stones ->
    [one] It was one stone; you said { $guess }.
   *[other] It was { $stones } stones; you said { $guess }.
}
practice-known = Hear a barrel that holds…
practice-hear = { $stones ->
    [one] Hear { $stones } stone
   *[other] Hear { $stones } stones
}
practice-table = What you took for what
practice-corner = is ↓ said →
practice-score = { $right } of { $answers } right.
practice-empty = Your answers will appear here, number by number.
practice-forget = Forget them all
practice-close = Close
# Options: what they are called, with their unit, and what each does.
option-tempo = How barrels are shaken
option-tempo-about = All at once, as in the box, or one after the other for tables in no hurry.
option-advanced = The advanced game
option-advanced-about = White spaces protect two colours each, and companions come along.
option-memory = Barrels that stay where they are
option-memory-about = Barrels are not mixed between turns: remembering them is the game.
option-claim = Nothing by itself
option-claim-about = Whoever banishes names all who have to go.
option-shakes = Shakes per player and turn
option-shakes-about = Only where players shake one after the other.
option-shake_seconds = The bell, in seconds
option-shake_seconds-about = How long the shaking lasts where all shake at once.
option-ears = Sound or number
option-ears-about = Hear the rattle itself, or read what a good ear makes of it.
option-colours = Who plays which colour
option-colours-about = As you sat down, or drawn by the table: with three the colours do not fare alike.

# Board files: what is wrong with one, and what its values are called.
box-rising-stones = different numbers from 1 to { $most }, in rising order
box-enough-barrels = at least { $least } barrels for { $seats } players, who may hold two each
box-a-colour-a-space = the colour of each of the { $spaces } spaces: { $colours }
box-five-and-a-white = four times five spaces of one colour and a white one, from space 0 on
box-four-zones = four zones of different colours
box-two-castles = two colours for each white space
box-far-castles = the colours whose zones do not touch: at space { $space } { $one } and { $other }
box-coloured-village = villages beside coloured spaces, and { $colour }’s lies beside a white one
box-opposite-village = villages beside the opposite zone, and { $colour }’s is not
box-alike-villages = villages at the same place in all four zones
box-entry-after-village = the space just after the village’s space, and { $colour }’s is not
box-a-space-a-colour = a space from 0 to { $last } for each of { $colours }
box-rows-of-hearing = { $count } rows of { $count } whole numbers, one a barrel
box-equal-rows = rows that add up to the same, at most { $most }
box-label-spaces = Spaces of the path
box-label-zones = Colours of the spaces, clockwise from space 0
box-label-castles = Castles beside the white spaces
box-label-villages = Where the villages lie
box-label-entries = Where the start squares lead
box-label-apprentices = Apprentices of each colour
box-label-stones = Stones in the barrels
box-label-hearing = How well programs hear, a row a barrel

# The table in plain words: what its fields are called, and what their values mean.
field-turn = Turn
field-thrower = Throws the dice
field-dice = Dice
field-magic = Magic number
field-places = Apprentices
field-player = Turn of
field-middle = In the middle
field-left = Left hand
field-right = Right hand
field-latest = Picked up last
field-put = Chosen barrel
field-choosing = May act now
field-has-rung = The bell has rung
field-stones = Stones in touched barrels
field-pile = Barrels nobody has touched
field-known = Seen before
field-shown = Stones turned up
field-shakes = Shakes this turn
field-shaken = Barrels shaken
field-earlier = Of these in earlier turns
field-heard = Heard
field-ears = Hears the rattle itself
field-barrel = Barrel in question
field-listener = Listens
value-barrel = { barrel-letter }
value-stones = { $stones }
back-stones = unknown
hidden-stones = { $count }
value-heard = { $heard }
hidden-heard = { $count ->
    [one] one sound, secret
   *[other] { $count } sounds, secret
}


guide-welcome = Night on the mountain of silence. On its summit stand thirteen barrels, holding one stone to thirteen, and nobody knows which is which. Your three apprentices wait at its foot: bring them once round, clockwise, to your village in the corner.
guide-first-shake = The dice make a magic number: 8. Look for a barrel with as many stones as you can get, but no more than eight. The tags are only names. Pick up barrel E, then shake it.
guide-too-many = It sounds like 9, and full barrels sound emptier than they are. That is too many: chosen, it would cost you your move. Try barrel B.
guide-sure = Three stones: up to three, an ear never errs. A safe spell, but a slow one. Try barrel I.
guide-once-more = About six. Above three an ear is only roughly right, so listen again: shake barrel I once more. It is your last shake this turn.
guide-choose = Six, then seven: eight at most, if luck is with you. Choose barrel I. Once it stands in front of you it stays.
guide-spell = Turned over! Yours holds 7, and 7 is not above 8: your spell works. Blue took 9 and stays where it is. Send an apprentice seven steps from the start square.
guide-low = A new turn, and the barrels are mixed and named anew. The magic number is only 4, so there is little to be had; Blue has chosen already. Shake barrel F.
guide-good-four = Four, it seems. Nothing can beat that this turn, and whoever has the higher number moves first. Choose barrel F.
guide-first-to-move = Four against two: you move first. Walk from space 9 to space 13. There you stand in the zone of your own colour, the one with your sign, where nobody can banish you.
guide-chase = Blue came out onto space 16, just ahead of you, and that is not Blue’s zone. Pass it or catch up with it, and it is banished to its start square. You need three steps at least. Shake barrel C.
guide-enough = Five, or about that; the magic number is 7. That will do: choose barrel C.
guide-decision = You have six, Blue has five. Now decide: chase with the apprentice on space 13 and banish Blue, though you leave your zone; or stay safe there and bring a second one out.
guide-banished = Zapp! Blue went back to its start square, and came out again with its five. It stands on your space now, yet you are still there: an apprentice that leaves its start square banishes nobody.
guide-spared = A second apprentice is on its way, the first one safe in its zone. Blue got away to space 21.
guide-farewell = That is the whole game. At a real table all shake at once, with both hands, and you hear the stones themselves: train your ear in the practice room below the summit. In the advanced game you may take along whoever stands beside a castle of their colour.
guide-wrong-five = Let us begin with barrel E: pick it up, then shake it.
guide-wrong-two = Try barrel B first.
guide-wrong-nine = Barrel I is the one to shake now.
guide-wrong-choose = Barrel I is your best: you heard six and seven in it. Choose that one.
guide-wrong-walk = Choose your apprentice, or the space where it would land, and then play it.
guide-wrong-six = Shake barrel F first.
guide-wrong-put-six = You heard four in barrel F, and four is the most that helps. Choose that one.
guide-wrong-zone = Better walk on from space 9: four steps take you into your own zone.
guide-wrong-three = Shake barrel C first.
guide-wrong-put-three = Barrel C sounded like five. Choose that one.

# What is typed in the terminal: each word of the moves’ lines, then what else it may be called.
typed-ready = ready
typed-take = take
typed-shake = shake
typed-return = return
typed-put = put|choose
typed-move = move
typed-start = start
typed-with = with
typed-outside = outside
typed-banishing = banishing|banish
typed-red = red
typed-blue = blue
typed-yellow = yellow
typed-green = green
grammar-examples = move start|move 5|move 5 with red 7|move 5 banishing blue 7

# Told together, where it happens often in a row; and told short.
event-taken-many = { $seat } picks up { $count } barrels, one after the other.
    .you = You pick up { $count } barrels, one after the other.
event-shaken-many = { $seat } shakes barrels, { $count } times.
    .you = You shake barrels, { $count } times.
event-shaken-in-turn-many = { $seat } shakes { $count } times: { $barrel }.
    .you = You shake { $count } times: { $barrel }.
event-rattle-many = Heard { $count } times: barrel { $barrel }.
event-shake-ended-many = { "" }
event-returned-many = { $seat } puts { $count } barrels back.
    .you = You put { $count } barrels back.
event-shake-ended-brief = { "" }
event-magic-brief = { "" }
event-won-brief = { "" }
# Where scores came from
ended-home = All the apprentices of one colour are home. An apprentice at home counts 100, each step made 1.
source-walked = Steps made, and 100 for each at home
source-banished = Sent back to the start

# How bots differ within a level.
temper-0 = even-tempered
temper-1 = quick
temper-2 = patient
temper-3 = careful
temper-4 = bold
temper-5 = rash
