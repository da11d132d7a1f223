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
place-25 = the village

hand-0 = left
hand-1 = right

step-shake = Magic number { $magic }. Shake barrels, and put the one you trust in front of you.
step-shake-by-turns = Magic number { $magic }. Shake a few barrels, then put one down in front of you.
step-move = Your spell works. Which apprentice goes?

move-take = Pick up barrel { $barrel }
move-shake = Shake barrel { $barrel }
move-return = Put barrel { $barrel } back
move-put = Choose barrel { $barrel }
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
event-turn = Turn { $turn }: the dice are with { $thrower }.
event-thrown = { $seat } throws a { $pips }.
event-magic = The magic number is { $magic }.
event-taken = { $seat } picks up barrel { $barrel } ({ $hand }).
event-shaken = { $seat } shakes barrel { $barrel } ({ $hand }).
event-shaken-in-turn = { $seat } shakes barrel { $barrel }; { $left ->
    [0] that was the last shake.
    [one] one shake is left.
   *[other] { $left } shakes are left.
}
event-heard = { $heard ->
    [one] Barrel { $barrel } sounds like one stone.
   *[other] Barrel { $barrel } sounds like { $heard } stones.
}
event-rattle = Barrel { $barrel } rattles. Listen!
event-shake-ended = { $seat } stops shaking.
event-returned = { $seat } puts barrel { $barrel } back.
event-put-down = { $seat } chooses barrel { $barrel }.
event-bell = The bell! Everyone gets a barrel now.
event-handed-out = { $seat } gets barrel { $barrel }.
event-shown = { $stones ->
    [one] { $seat } turns barrel { $barrel } over: one stone.
   *[other] { $seat } turns barrel { $barrel } over: { $stones } stones.
}
event-busted = { $stones } is more than { $magic }: no spell for { $seat }.
event-walked = { $seat } moves { $steps }, from { $from } to { $to }.
event-banished = { $seat } banishes { $victim } from { $place } to the start.
event-carried = { $seat } takes an apprentice of { $owner } along from { $from } to { $to }.
event-home = { $home ->
    [one] { $seat } has one apprentice in the village.
   *[other] { $seat } has { $home } apprentices in the village.
}
event-won = { $seat } has brought everyone home and wins!

refused-choose-first = First everyone chooses a barrel; apprentices move after that.
refused-not-in-hand = You can only shake a barrel that you hold.
refused-no-such-barrel = There is no barrel of that number.
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
refused-no-clock = No such clock is running now.
refused-shaking-is-over = The shaking is over; now the apprentices move.
refused-not-your-spell = It is not your spell that is used now.
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
terminal-known = Seen before
terminal-to-go = to go
