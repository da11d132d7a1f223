# Les Apaches de Paris in English: what is asked, what one can say, what happens, what is refused.

quarter-1 = quarter 1
quarter-2 = quarter 2
quarter-3 = quarter 3
quarter-4 = quarter 4
quarter-5 = quarter 5
quarter-6 = quarter 6
quarter-7 = quarter 7
quarter-8 = the bourgeois’ quarter (8)
    .plain = bourgeois’ quarter (8)
quarter-9 = the fence’s quarter (9)
    .plain = fence’s quarter (9)

content-0 = 200 F
content-1 = 300 F
content-2 = 400 F
content-3 = 500 F
content-4 = a burglary of 100 F
    .plain = burglary of 100 F
content-5 = a burglary of 200 F
    .plain = burglary of 200 F
content-6 = a burglary of 300 F
    .plain = burglary of 300 F
content-7 = a burglary of 400 F
    .plain = burglary of 400 F
content-8 = a robbery
    .plain = robbery
content-9 = reinforcements
content-10 = a knife (one hurt)
    .plain = knife (one hurt)
content-11 = a coffin (one killed)
    .plain = coffin (one killed)
content-12 = a policeman (one jailed)
    .plain = policeman (one jailed)

kind-0 = a leader
kind-1 = a novice
kind-2 = a recruit

bourgeois-0 = a real bourgeois
    .plain = real bourgeois
bourgeois-1 = the policeman in disguise
    .plain = policeman in disguise

step-take = From which quarter do you take a hideout?
step-act = Place Apaches, move one or two, or lay a hideout at once?
step-lay = Which of your hideouts do you lay?
step-bail = One of yours is in prison. Do you pay 150 F for a leader’s freedom?

opening-hideout = First hideout in quarter { $quarter }

ahead-take = Taking a hideout
ahead-act = My turn: place, move, or lay
ahead-lay = Laying a hideout, after placing or moving
ahead-bail = Bail for a leader
ahead-if-has = if I have { $francs } F at least

move-take = Take a hideout from quarter { $quarter }
move-place = Into quarter { $quarter }{ $leaders ->
    [0] {""}
    [one] { " " }· 1 leader
   *[other] { " " }· { $leaders } leaders
}{ $novices ->
    [0] {""}
    [one] { " " }· 1 novice
   *[other] { " " }· { $novices } novices
}{ $recruits ->
    [0] {""}
    [one] { " " }· 1 recruit
   *[other] { " " }· { $recruits } recruits
}
move-move = Move { $kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} from { $start } to { $to }{ $apaches ->
    [one] {""}
   *[other] { second-leg }
}
second-leg = , { $second_kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} from { $second_start } to { $second_to }
move-lay = Lay in quarter { $quarter }: { $content ->
    [money-200] { content-0 }
    [money-300] { content-1 }
    [money-400] { content-2 }
    [money-500] { content-3 }
    [burglary-100] { content-4 }
    [burglary-200] { content-5 }
    [burglary-300] { content-6 }
    [burglary-400] { content-7 }
    [robbery] { content-8 }
    [reinforcements] { content-9 }
    [hurt] { content-10 }
    [killed] { content-11 }
   *[jailed] { content-12 }
}
move-free = Pay 150 F: a leader goes free
move-done = Pay nothing and end the turn

gang-said = { $leaders ->
    [0] {""}
    [one] 1 leader
   *[other] { $leaders } leaders
}{ $leaders ->
    [0] {""}
   *[other] { $novices ->
        [0] {""}
       *[other] { $recruits ->
            [0] { " " }and{ " " }
           *[other] { ", " }
        }
    }
}{ $novices ->
    [0] {""}
    [one] 1 novice
   *[other] { $novices } novices
}{ $recruits ->
    [0] {""}
   *[other] { $leaders ->
        [0] { $novices ->
            [0] {""}
           *[other] { " " }and{ " " }
        }
       *[other] { " " }and{ " " }
    }
}{ $recruits ->
    [0] { $leaders ->
        [0] { $novices ->
            [0] nobody
           *[other] {""}
        }
       *[other] {""}
    }
    [one] 1 recruit
   *[other] { $recruits } recruits
}

event-first-player = { $seat } is the first player.
    .you = You are the first player.
event-round = Round { $round } of { $rounds }: the hideouts are shuffled and taken one by one.
event-chosen = { $seat } takes a hideout from { $quarter }.
    .you = You take a hideout from { $quarter }.
    .too = { $seat } from { $quarter }.
event-taken = Your hideout from { $quarter }: { $content }.
event-placed = { $seat } places { gang-said } in { $quarter }.
    .you = You place { gang-said } in { $quarter }.
event-moved = { $seat } moves { $kind } from { $from } to { $to }.
    .you = You move { $kind } from { $from } to { $to }.
    .on = And { $kind } from { $from } to { $to }.
event-laid = { $seat } lays a hideout in { $quarter }, which does not hold { $content }.
    .you = You lay a hideout in { $quarter }, which does not hold { $content }.
event-last-turn = Last turn, place { $place }: { $seat }, with { $apaches } in reserve.
    .you = Last turn, place { $place }: you, with { $apaches } in reserve.
event-freed = { $seat } pays { $sum } F bail: a leader walks free.
    .you = You pay { $sum } F bail: a leader walks free.
event-uncovered = Still uncovered in { $quarter }: { $content }.
event-nobody-there = Nobody stands in { $quarter }: it brings nothing.
    .on = Nobody stands there.
event-money-won = { $seat } leads in { $quarter } and pockets { $sum } F.
    .you = You lead in { $quarter } and pocket { $sum } F.
    .on = { $seat } leads there: { $sum } F.
event-burgled = { $seat } leads in { $quarter }: the burglary brings { $sum } F.
    .you = You lead in { $quarter }: the burglary brings { $sum } F.
    .on = { $seat } leads there: { $sum } F.
event-robbed = { $seat } robs { $victim } of { $sum } F.
    .you = You rob { $victim } of { $sum } F.
event-reinforced = { $seat } leads in { $quarter }: reinforcements, { $recruits ->
    [0] but no recruit is left
    [one] 1 recruit
   *[other] { $recruits } recruits
}.
    .you = You lead in { $quarter }: reinforcements, { $recruits ->
        [0] but no recruit is left
        [one] 1 recruit
       *[other] { $recruits } recruits
    }.
event-hurt = { $seat } leads in { $quarter }: a leader goes to hospital.
    .you = You lead in { $quarter }: one of your leaders goes to hospital.
    .on = { $seat } leads there: a leader goes to hospital.
event-killed = { $seat } leads in { $quarter }: a leader is killed.
    .you = You lead in { $quarter }: one of your leaders is killed.
    .on = { $seat } leads there: a leader is killed.
event-jailed = { $seat } leads in { $quarter }: a leader goes to prison.
    .you = You lead in { $quarter }: one of your leaders goes to prison.
    .on = { $seat } leads there: a leader goes to prison.
event-fenced = { $seat } leads at the fence’s: { $burglaries ->
    [0] no burglary to pay for
    [one] { $sum } F for 1 burglary
   *[other] { $sum } F for { $burglaries } burglaries
}{ $recruits ->
    [0] , but no recruit is left
   *[other] , and a recruit
}.
    .you = You lead at the fence’s: { $burglaries ->
        [0] no burglary to pay for
        [one] { $sum } F for 1 burglary
       *[other] { $sum } F for { $burglaries } burglaries
    }{ $recruits ->
        [0] , but no recruit is left
       *[other] , and a recruit
    }.
event-attacked = { $seat } attacks a bourgeois and looks to see who it was.
    .you = You attack a bourgeois and look to see who it was.
event-attacked-whom = You attacked { $who }.
event-came-back = Back with { $seat }: { $healed ->
    [0] {""}
    [one] 1 leader from hospital
   *[other] { $healed } leaders from hospital
}{ $healed ->
    [0] {""}
   *[other] { $released ->
        [0] {""}
       *[other] { " " }and{ " " }
    }
}{ $released ->
    [0] {""}
    [one] 1 leader from prison
   *[other] { $released } leaders from prison
}.
    .you = Back with you: { $healed ->
        [0] {""}
        [one] 1 leader from hospital
       *[other] { $healed } leaders from hospital
    }{ $healed ->
        [0] {""}
       *[other] { $released ->
            [0] {""}
           *[other] { " " }and{ " " }
        }
    }{ $released ->
        [0] {""}
        [one] 1 leader from prison
       *[other] { $released } leaders from prison
    }.
event-recruited = { $seat } has won { $recruits ->
    [one] 1 recruit
   *[other] { $recruits } recruits
}{ $left ->
    [0] , to be counted at the end
   *[other] { " " }for the next round
}.
    .you = You have won { $recruits ->
        [one] 1 recruit
       *[other] { $recruits } recruits
    }{ $left ->
        [0] , to be counted at the end
       *[other] { " " }for the next round
    }.
event-bourgeois-shown = { $seat } shows { $bourgeois } bourgeois, worth { $sum } F.
    .you = You show { $bourgeois } bourgeois, worth { $sum } F.
event-policeman-shown = { $seat } shows the policeman: a fine of { $sum } F{ $leaders ->
    [0] {""}
   *[other] , and a leader goes to prison
}.
    .you = You show the policeman: a fine of { $sum } F{ $leaders ->
        [0] {""}
       *[other] , and one of your leaders goes to prison
    }.
event-operational = { $seat } gets { $sum } F for { $apaches ->
    [one] 1 operational Apache
   *[other] { $apaches } operational Apaches
}.
    .you = You get { $sum } F for { $apaches ->
        [one] 1 operational Apache
       *[other] { $apaches } operational Apaches
    }.

refused-closed-quarter = This quarter is closed in this game: nobody enters it, and its hideouts stay in the box.
refused-take-first = First all hideouts are taken: name a quarter.
refused-taking-is-over = The hideouts have all been taken.
refused-no-hideout-there = That stack has nothing left to take: its last hideout is the one removed.
refused-one-action = You have had your one optional action: now lay a hideout.
refused-not-in-reserve = You do not have so many of them in your reserve.
refused-too-many = One Apache or two may move, not more.
refused-not-adjacent = These two quarters do not touch.
refused-none-there = You have no such Apache there, or not enough of them.
refused-moved-twice = That would move one Apache twice: each goes one step at most.
refused-tie-entered = That would make two gangs equal in the quarter entered.
refused-tie-left = That would leave two gangs equal in the quarter left.
refused-must-lay = A turn ends with a hideout: lay one of yours.
refused-not-held = You do not hold that hideout.
refused-novice-alone = Novices and recruits go only where a leader of their gang is with them.
refused-novice-left = That would leave a novice or a recruit without a leader.
refused-no-prisoner = None of your leaders is in prison.
refused-no-money-for-bail = Bail is 150 F, and you do not have that much.
refused-bail-after-laying = Bail is paid at the end of your turn, after you have laid a hideout.
refused-bail-or-done = Your turn is done but for bail: free a leader, or pay nothing.
refused-no-bail-in-last-turn = In the last turn no bail is taken: prisoners come out at the end of the round.

# The sets of open quarters.
option-quarters-1236 = 1 2 3 6 (first games)
option-quarters-567 = 5 6 7
option-quarters-356 = 3 5 6
option-quarters-256 = 2 5 6
option-quarters-345 = 3 4 5
option-quarters-457 = 4 5 7
option-quarters-245 = 2 4 5
option-quarters-1234 = 1 2 3 4
option-quarters-1247 = 1 2 4 7
option-quarters-1347 = 1 3 4 7
option-quarters-1267 = 1 2 6 7
option-quarters-1367 = 1 3 6 7
option-quarters-14567 = 1 4 5 6 7 (first games)
option-quarters-23567 = 2 3 5 6 7
option-quarters-23457 = 2 3 4 5 7
option-quarters-12456 = 1 2 4 5 6
option-quarters-13456 = 1 3 4 5 6
option-quarters-1234567 = 1 2 3 4 5 6 7 (all)

# The terminal.
terminal-apaches-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }. Order of play: { $order }
terminal-apaches-taking = Round { $round } of { $rounds }: hideouts are taken. Order of play: { $order }
terminal-apaches-legend-near = → next to
terminal-apaches-legend-covered = { $roof } covered
terminal-apaches-legend-own = [ ] in your hand
terminal-apaches-legend-gang = { $letter } 2+1: 2 leaders, 1 novice or recruit
terminal-apaches-legend-reserve = reserve: leaders + novices + recruits
terminal-apaches-legend-away = away: hospital / prison / cemetery
terminal-apaches-own = Your hideouts:
terminal-apaches-bourgeois-0 = bourgeois
terminal-apaches-bourgeois-1 = policeman
terminal-apaches-here = { $seat } has { gang-said } there.
terminal-apaches-leading = { $seat } leads with { gang-said }.
terminal-apaches-look = You can look at a quarter by its number: “look 4”.
terminal-apaches-quarter-8 = the bourgeois: one is attacked
terminal-apaches-quarter-9 = the fence: 250 F a burglary, a recruit
terminal-apaches-money = money
terminal-apaches-reserve = reserve
terminal-apaches-away = away
terminal-apaches-hideouts = hideouts
terminal-apaches-bourgeois = bourgeois
terminal-apaches-content-0 = 200 F
terminal-apaches-content-1 = 300 F
terminal-apaches-content-2 = 400 F
terminal-apaches-content-3 = 500 F
terminal-apaches-content-4 = burgle 100
terminal-apaches-content-5 = burgle 200
terminal-apaches-content-6 = burgle 300
terminal-apaches-content-7 = burgle 400
terminal-apaches-content-8 = robbery
terminal-apaches-content-9 = recruits
terminal-apaches-content-10 = hurt
terminal-apaches-content-11 = killed
terminal-apaches-content-12 = jailed

# The board on the page.
board-name = Paris, 1907: nine quarters with their houses, the gangs, and your hideouts
board-city = The city
board-gangs = The gangs
board-hand = Your hideouts
board-away = Hospital, prison, cemetery, and the recruits beside the board
board-notes = Pencil notes: what may still lie in each quarter, from what you have seen
board-news = The settlement of the round
board-news-title = News in brief
board-close = Close
board-round = Round { $round } of { $rounds }
board-turn = Turn { $turn } of { $turns }
board-taking = Taking hideouts
board-order = Order of play
board-order-is = Order of play: { $names }.
board-last-turn = Last turn: new order
board-order-last = In the last turn the largest reserve plays first: { $names }.
board-in-reserve = in reserve: { $count }
board-closed = closed
board-left = { $count ->
    [one] certain
   *[other] 1 of { $count }
}
board-name-8 = Bourgeois
board-name-9 = The fence
board-gang-0 = Mohicans de Montparnasse
board-gang-1 = Costauds de la Villette
board-gang-2 = Monte-en-l’air des Batignolles
board-gang-3 = Tatoués d’Ivry
board-sum = { $sum } F
board-colour-blue = blue
board-colour-green = green
board-colour-red = red
board-colour-sky-blue = sky blue
board-colour-orange = orange
board-colour-purple = purple
board-colour-yellow = yellow
board-quarter = Quarter { $quarter }, { $colour }.
board-quarter-8 = Quarter 8, the bourgeois’: whoever leads attacks one of them.
board-quarter-9 = Quarter 9, the fence’s: 250 F for every burglary, and a recruit.
board-quarter-closed = Closed in this game.
board-possible = As far as you can know, it may still hold: { $contents }.
board-sure = As far as you can know, only one thing is left: { $contents }.
board-found = It held: { $contents }.
board-held-there = It is not what you hold yourself: { $contents }.
board-nobody = Nobody stands there.
board-here = { $name } has { gang-said } there.
board-here-leading = { $name } leads with { $count } ({ gang-said }).
board-touches = It touches { $quarters }.
board-stack = Hideouts on the stack: { $count }.
board-own-there = Your Apaches in quarter { $quarter }: { gang-said }.
board-reserve = { $name } has in reserve: { gang-said }.
board-hideouts = Hideouts in hand, by quarter: { $quarters }.
board-money = Money: { $sum } F.
board-money-secret = The money is in the wallet, unseen.
board-kept = Bourgeois kept face down: { $count }.
board-kept-bourgeois = One of them is a real bourgeois.
board-kept-policeman = One of them is the policeman.
board-first = The first player’s lantern stands here.
board-on-turn = It is this gang’s turn.
board-aside = Recruits beside the board: { $count }.
board-so-many = { $name } { $count }
board-hospital = In hospital: { $names }.
board-hospital-empty = Nobody is in hospital.
board-prison = In prison: { $names }.
board-prison-empty = Nobody is in prison.
board-cemetery = In the cemetery: { $names }.
board-cemetery-empty = The cemetery is empty.
board-tile = Your hideout from quarter { $quarter }: { $content }.
board-take-leader = Your leaders in reserve: { $count }. Take one up.
board-take-novice = Your novices in reserve: { $count }. Take one up.
board-take-recruit = Your recruits in reserve: { $count }. Take one up.
board-place-leader = Leaders to place here
board-place-novice = Novices
board-place-recruit = Recruits
board-count-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
board-count-novice = { $count ->
    [one] 1 novice
   *[other] { $count } novices
}
board-count-recruit = { $count ->
    [one] 1 recruit
   *[other] { $count } recruits
}
board-would-tie = (a tie with { $name })
board-leave-leader = A leader leaves
board-leave-novice = A novice leaves
board-leave-recruit = A recruit leaves
board-where-to = Where does this one go?
board-where-to-second = And where does the second one go?
board-one-more = This way alone is not allowed: choose a second Apache who moves too.
board-second-too = You may move a second one in the same action: choose another of yours.
board-where-place = In hand: { $apaches }. Into which quarter?
board-legend = Signs
board-legend-money = money
board-legend-burglary = burglary
board-legend-robbery = robbery
board-legend-reinforcements = two recruits
board-legend-hurt = hospital
board-legend-killed = killed
board-legend-jailed = prison
board-legend-leader = leader
board-legend-novice = novice
board-legend-recruit = recruit
board-put-down = Put down
board-gained = +{ $sum } F
board-lost = −{ $sum } F
board-lost-leaders = leaders lost: { $count }
board-gained-recruits = recruits: { $count }
board-gained-bourgeois = bourgeois: { $count }
board-balance = { $name }: { $parts }

# Options: what they are called, with their unit, and what each does.
option-quarters = Which quarters are open
option-quarters-about = One of the sets that the rule sheet gives for this number of players.
option-rounds = Rounds
option-rounds-about = Three by the sheet; with four rounds, each of four players begins once.
option-richest_begins = The richest begins the last round
option-richest_begins-about = With two players this evens out the advantage of playing last.
option-open_money = Money on the table
option-open_money-about = Everybody sees what everybody has.
option-recruits_leave = Used recruits leave
option-recruits_leave-about = Recruits are used up like novices.

# Board files: what is wrong with one, and what its values are called.
box-known-scale = one of { $scales }
box-nine-counts = the number of hideouts of nine quarters
box-nine-quarters = nine tables, not { $count }
box-touched-back = one that touches { $quarter }, which touches it
box-in-order = number { $number }: quarters stand in their order
box-list-of-neighbours = one whose `touches` lists the numbers of its neighbours
box-neighbours-once = one that touches others from 1 to 9, each listed once
box-not-itself = one that does not touch itself
box-list-of-places = one whose `places` lists what they hold
box-known-contents = one that holds { $known }, not { $said }
box-so-many-places = one with { $due } places, not { $count }
box-different-places = one whose places differ
box-places-up-to-7 = one with places if it is 1 to 7, and without if it is 8 or 9
box-dealt-evenly = so many that the { $dealt } of the open quarters can be dealt evenly to { $seats } players
box-constraint-sizes = a city in which quarters 1 to 7 have 3, 4, 4, 5, 6, 5 and 4 hideouts (found: { $found })
box-constraint-colours = a city in which the quarters with hideouts are blue, green, orange, purple, red, sky blue, yellow (found: { $found })
box-constraint-sky-blue-and-orange = a city in which sky blue touches orange (found: { $found })
box-constraint-orange-and-red = a city in which one quarter touches both orange and red (found: { $found })
box-constraint-round-green = a city in which green touches two others at least (found: { $found })
box-constraint-drawable = a city in which the quarters can be drawn on a plane, as a map (found: { $found })
box-constraint-two-neighbours = a city in which in every configuration every open quarter has two open neighbours (found: { $found })
box-constraint-connected = a city in which in every configuration all open quarters are connected (found: { $found })
box-constraint-gain-and-loss = a city in which every quarter with hideouts holds a gain and a loss (found: { $found })
box-constraint-two-to-one = a city in which there are about two gains to one loss (found: { $found })
box-constraint-reinforcements = a city in which two places hold reinforcements, in two quarters (found: { $found })
box-constraint-everything-occurs = a city in which all of AP-18 to AP-24 occur in every configuration (found: { $found })
box-constraint-variety = a city in which bigger quarters hold more kinds of things, or as many (found: { $found })
box-label-scale = Size of the city
box-label-hideouts = Hideouts of each quarter, from 1 to 9
box-label-quarter = Quarter { $which }
box-key-number = number
box-key-colour = colour
box-key-touches = touches
box-key-places = hideouts

# The table in plain words: what its fields are called, and what their values mean.
field-first = First player
field-round = Round
field-turn = Turn
field-order = Order of play
field-at = Turn of
field-chosen = Hideout taken from
field-leaders = Leaders in the quarters
field-novices = Novices in the quarters
field-recruits = Recruits in the quarters
field-leaders-in-reserve = Leaders in reserve
field-novices-in-reserve = Novices in reserve
field-recruits-in-reserve = Recruits in reserve
field-recruits-aside = Recruits beside the board
field-recruits-won = Recruits won this settlement
field-recruits-gone = Recruits out of the game
field-hospital = In hospital
field-prison = In prison
field-cemetery = In the cemetery
field-retired = Novices used up
field-stacks = Hideouts on the stacks
field-hands = Hideouts in hand
field-covered = Hideouts laid
field-uncovered = Left uncovered
field-bourgeois = Bourgeois on the board
field-attacked = Bourgeois kept face down
field-unmasked = Bourgeois shown
field-money = Money
field-wallets = In the wallet
field-totals = Counted at the end
field-bank = Bank
value-sum = { $sum } F
value-hideout = { $quarter }: { $content }
back-hideout = one of quarter { $hideout }
hidden-hideout = { $count }
hidden-bourgeois = { $count }

# The guided first game.
guide-welcome = Paris, 1907. You lead a gang of Apaches; round one, turn four of six. Every open quarter holds one thing, good or bad, and the gang with the most Apaches there at the end of the round takes it.
guide-roofs = Look at quarter 2. Four houses are printed there, and two already have a roof: these hideouts were shown and laid, so they are not what the quarter holds. The one place still open at the end of the round is what lies there.
guide-notes = The pencil marks what you alone can know. You hold the burglary of 300 F of quarter 2 yourself, so only 400 F can lie there. In quarter 3 you hold the 500 F and the knife: it is the police who are waiting.
guide-leave = You lead in quarter 3, and whoever leads there loses a leader to prison. Go to quarter 2 instead: choose your gang in 3, then quarter 2, and do it again. One alone would make two gangs equal, and nobody may. But one or two Apaches move in one action.
guide-wrong-leave = You may, but then the police still find you leading in quarter 3. Move both leaders from 3 to 2.
guide-bluff = Each turn ends with a hideout, shown to all. Lay the knife of quarter 3: to your rival, 500 F will still look possible there.
guide-wrong-bluff = That would tell your rival too much. Lay the knife of quarter 3.
guide-novice = Your rival has taken the bait: three leaders in quarter 3. Nothing bad is left in quarter 1, and nobody is there. Place two leaders and a novice: take them from your reserve, then choose quarter 1. A novice counts like a leader, needs a leader beside him, and serves one round only.
guide-wrong-novice = Another time. Take two leaders and a novice from your reserve, and place them in quarter 1.
guide-decision = Now you have to give something away. Lay the burglary, and everyone sees that quarter 2 holds 400 F. Lay the 500 F, and your rival sees the police in quarter 3. It is for you to decide.
guide-wrong-decision = Lay one of your two hideouts: either way the game goes on.
guide-last-told = The last turn has an order of its own: the larger reserve plays first, so you have the last word. Your rival now has three in quarter 2, for your 400 F, and you have two. One more would be a tie. Place a leader and a novice there.
guide-last-kept = Your rival saw the police and slipped out of quarter 3, into quarter 2: three against your two. But in the last turn the larger reserve plays first, so you have the last word. One more would be a tie: place a leader and a novice there.
guide-wrong-last = Then your rival takes quarter 2. Place a leader and a novice there: four against three.
guide-lay-last = Lay your last hideout. Then every quarter is settled, one after the other.
guide-settled-told = You take 300 F in quarter 1, 400 F in quarter 2, and in quarter 6 you rob your rival, whose leader sits in prison for a round: bail would be 150 F. In quarter 8 your rival has attacked a bourgeois, unless it was the policeman.
guide-settled-kept = You take 300 F in quarter 1, 400 F in quarter 2, and in quarter 6 you rob your rival. Nobody was in quarter 3 any more, so the police went home alone: that is what your 500 F gave away. In quarter 8 your rival has attacked a bourgeois, unless it was the policeman.
guide-farewell = Leaders come home, used novices leave the game, and hideouts are taken anew. Three rounds, and the richest gang wins. The street is yours.

# What is typed in the terminal: each word of the moves’ lines, then what else it may be called.
typed-take = take
typed-place = place
typed-leader = leader|leaders
typed-novice = novice|novices
typed-recruit = recruit|recruits
typed-in = in
typed-move = move
typed-lay = lay
typed-money = money
typed-burglary = burglary
typed-robbery = robbery
typed-reinforcements = reinforcements
typed-hurt = hurt
typed-killed = killed
typed-jailed = jailed
typed-free = free|bail
typed-done = done
grammar-examples = place leader 2 in 3|place leader 2, novice 1 in 3|move leader 3>2|move leader 3>2, novice 3>2
grammar-shown = { terminal-apaches-content-0 } = money 200 | { terminal-apaches-content-1 } = money 300 | { terminal-apaches-content-2 } = money 400 | { terminal-apaches-content-3 } = money 500 | { terminal-apaches-content-4 } = burglary 100 | { terminal-apaches-content-5 } = burglary 200 | { terminal-apaches-content-6 } = burglary 300 | { terminal-apaches-content-7 } = burglary 400 | { terminal-apaches-content-8 } = robbery | { terminal-apaches-content-9 } = reinforcements | { terminal-apaches-content-10 } = hurt | { terminal-apaches-content-11 } = killed | { terminal-apaches-content-12 } = jailed
# Where scores came from
ended-rounds = The last round is over, and everyone has been paid.
source-burgled = Burglaries
source-fenced = At the fence’s
source-money-won = Money from the quarters
source-freed = Bail
source-bourgeois-shown = Bourgeois robbed
source-policeman-shown = The policeman’s fine
source-operational = Operational Apaches
source-robbed = Robberies between gangs

# How bots differ within a level.
temper-0 = steady
temper-1 = holds back
temper-2 = likes to bluff
temper-3 = avoids losses
temper-4 = envious
temper-5 = close-mouthed and quick
temper-6 = restless and daring
temper-7 = sceptical
temper-8 = wants the last word
temper-9 = patient and envious
temper-10 = calm
temper-11 = avoids every loss
