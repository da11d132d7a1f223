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
