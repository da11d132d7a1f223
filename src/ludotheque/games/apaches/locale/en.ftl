# Les Apaches de Paris in English: what is asked, what one can say, what happens, what is refused.

quarter-1 = quarter 1
quarter-2 = quarter 2
quarter-3 = quarter 3
quarter-4 = quarter 4
quarter-5 = quarter 5
quarter-6 = quarter 6
quarter-7 = quarter 7
quarter-8 = the bourgeois’ quarter (8)
quarter-9 = the fence’s quarter (9)

content-0 = 200 F
content-1 = 300 F
content-2 = 400 F
content-3 = 500 F
content-4 = a burglary of 100 F
content-5 = a burglary of 200 F
content-6 = a burglary of 300 F
content-7 = a burglary of 400 F
content-8 = a robbery
content-9 = reinforcements
content-10 = a knife (one hurt)
content-11 = a coffin (one killed)
content-12 = a policeman (one jailed)

kind-0 = a leader
kind-1 = a novice
kind-2 = a recruit

bourgeois-0 = a real bourgeois
bourgeois-1 = the policeman in disguise

step-take = Which colour do you take a hideout of?
step-act = Place Apaches, move one or two, or lay a hideout at once?
step-lay = Which of your hideouts do you lay?
step-bail = One of yours is in prison. Do you pay 150 F for a leader’s freedom?

move-take = Take a hideout of quarter { $quarter }
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
move-lay = Lay on quarter { $quarter }: { $content ->
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

event-first-player = { $seat } is the first player.
event-round = Round { $round } of 3: the hideouts are shuffled and taken one by one.
event-chosen = { $seat } takes a hideout of { $quarter }.
event-taken = Your hideout of { $quarter }: { $content }.
event-placed = { $seat } places Apaches in { $quarter } (leaders: { $leaders }, novices: { $novices }, recruits: { $recruits }).
event-moved = { $seat } moves { $kind } from { $from } to { $to }.
event-laid = { $seat } lays a hideout on { $quarter }: it is not { $content }.
event-last-turn = Last turn, place { $place }: { $seat }, with { $apaches } in reserve.
event-freed = { $seat } pays { $sum } F bail: a leader walks free.
event-uncovered = Still uncovered in { $quarter }: { $content }.
event-nobody-there = Nobody stands in { $quarter }: it brings nothing.
event-money-won = { $seat } leads in { $quarter } and pockets { $sum } F.
event-burgled = { $seat } leads in { $quarter }: the burglary brings { $sum } F.
event-robbed = { $seat } robs { $victim } of { $sum } F.
event-reinforced = { $seat } leads in { $quarter }: reinforcements for the next round.
event-hurt = { $seat } leads in { $quarter }: a leader goes to hospital.
event-killed = { $seat } leads in { $quarter }: a leader is killed.
event-jailed = { $seat } leads in { $quarter }: a leader goes to prison.
event-fenced = { $seat } leads at the fence’s: { $sum } F (burglaries: { $burglaries }), and a recruit.
event-attacked = { $seat } attacks a bourgeois and looks who it was.
event-attacked-whom = You attacked { $who }.
event-came-back = Back with { $seat }: from hospital { $healed }, from prison { $released }.
event-recruited = Recruits for { $seat } in the next round: { $recruits }.
event-bourgeois-shown = { $seat } shows bourgeois: { $bourgeois }, for { $sum } F.
event-policeman-shown = { $seat } shows the policeman: a fine of { $sum } F, leaders jailed: { $leaders }.
event-operational = { $seat } gets { $sum } F for operational Apaches: { $apaches }.

refused-closed-quarter = This quarter is closed in this game: nobody enters it, and its hideouts stay in the box.
refused-take-first = First all hideouts are taken: name a colour.
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

# The terminal.
terminal-apaches-turn = Round { $round } of 3, turn { $turn }. Order of play: { $order }
terminal-apaches-taking = Round { $round } of 3: hideouts are taken. Order of play: { $order }
terminal-apaches-legend = { $roof } covered   [ ] yours   leaders + novices and recruits   hospital / prison / cemetery
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
board-round = Round { $round } of 3
board-turn = Turn { $turn } of { $turns }
board-taking = Taking hideouts
board-order = Order of play
board-order-is = They play one after the other: { $names }.
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
board-gang-0 = Costauds de la Villette
board-gang-1 = Monte-en-l’air des Batignolles
board-gang-2 = Tatoués d’Ivry
board-gang-3 = Mohicans de Montparnasse
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
board-here = { $name } has { $count } there (leaders { $leaders }, novices { $novices }, recruits { $recruits }).
board-here-leading = { $name } leads with { $count } (leaders { $leaders }, novices { $novices }, recruits { $recruits }).
board-touches = It touches { $quarters }.
board-stack = Hideouts on the stack: { $count }.
board-own-there = Your Apaches in quarter { $quarter }: leaders { $leaders }, novices { $novices }, recruits { $recruits }.
board-reserve = { $name } has in reserve: leaders { $leaders }, novices { $novices }, recruits { $recruits }.
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
board-hospital = The hospital keeps { $names }.
board-hospital-empty = Nobody is in hospital.
board-prison = The prison keeps { $names }.
board-prison-empty = Nobody is in prison.
board-cemetery = The cemetery keeps { $names }.
board-cemetery-empty = The cemetery is empty.
board-tile = Your hideout of quarter { $quarter }: { $content }.
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
board-second-too = You may move a second one in the same action: tap another of yours.
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

# The guided first game.
guide-welcome = Paris, 1907. You lead a gang of Apaches; round one, turn four of six. Every open quarter holds one thing, good or bad, and the gang with the most Apaches there at the end of the round takes it.
guide-roofs = Look at quarter 2. Four houses are printed there, and two already have a roof: these hideouts were shown and laid, so they are not what the quarter holds. The one place still open at the end of the round is what lies there.
guide-notes = The pencil marks what you alone can know. You hold the burglary of 300 F of quarter 2 yourself, so only 400 F can lie there. In quarter 3 you hold the 500 F and the knife: it is the police who are waiting.
guide-leave = You lead in quarter 3, and whoever leads there loses a leader to prison. Go to quarter 2 instead: tap your gang in 3, then quarter 2, and do it again. One alone would make two gangs equal, and nobody may. But one or two Apaches move in one action.
guide-wrong-leave = You may, but then the police still find you leading in quarter 3. Move both leaders from 3 to 2.
guide-bluff = Each turn ends with a hideout, shown to all. Lay the knife of quarter 3: to your rival, 500 F will still look possible there.
guide-wrong-bluff = That would tell your rival too much. Lay the knife of quarter 3.
guide-novice = Your rival has taken the bait: three leaders in quarter 3. Nothing bad is left in quarter 1, and nobody is there. Place two leaders and a novice: tap them in your reserve, then tap quarter 1. A novice counts like a leader, needs a leader beside him, and serves one round only.
guide-wrong-novice = Another time. Take two leaders and a novice from your reserve, and place them in quarter 1.
guide-decision = Now you have to tell something. Lay the burglary, and everyone sees that quarter 2 holds 400 F. Lay the 500 F, and your rival sees the police in quarter 3. It is for you to decide.
guide-wrong-decision = Lay one of your two hideouts: either way the game goes on.
guide-last-told = The last turn has an order of its own: the larger reserve plays first, so you have the last word. Your rival now has three in quarter 2, for your 400 F, and you have two. One more would be a tie. Place a leader and a novice there.
guide-last-kept = Your rival saw the police and slipped out of quarter 3, into quarter 2: three against your two. But in the last turn the larger reserve plays first, so you have the last word. One more would be a tie: place a leader and a novice there.
guide-wrong-last = Then your rival takes quarter 2. Place a leader and a novice there: four against three.
guide-lay-last = Lay your last hideout. Then every quarter is settled, one after the other.
guide-settled-told = You take 300 F in quarter 1, 400 F in quarter 2, and in quarter 6 you rob your rival, whose leader sits in prison for a round: bail would be 150 F. In quarter 8 your rival has attacked a bourgeois, unless it was the policeman.
guide-settled-kept = You take 300 F in quarter 1, 400 F in quarter 2, and in quarter 6 you rob your rival. Nobody was in quarter 3 any more, so the police went home alone: that is what your 500 F told. In quarter 8 your rival has attacked a bourgeois, unless it was the policeman.
guide-farewell = Leaders come home, used novices leave the game, and hideouts are taken anew. Three rounds, and the richest gang wins. The street is yours.
