# Pfeffersäcke in English: what is asked, what one can say, what happens, what is refused.

# The places, by their numbers on the map; villages have no names, so a town nearby stands in.
place-0 = Ghent
place-1 = Antwerp
place-2 = Brussels
place-3 = Amsterdam
place-4 = Nijmegen
place-5 = Cologne
place-6 = Trier
place-7 = Soest
place-8 = Münster
place-9 = Bremen
place-10 = Braunschweig
place-11 = Hamburg
place-12 = Lübeck
place-13 = Rostock
place-14 = Erfurt
place-15 = Leipzig
place-16 = Wittenberg
place-17 = Frankfurt
place-18 = Nuremberg
place-19 = Strasbourg
place-20 = Augsburg
place-21 = Regensburg
place-22 = Munich
place-23 = Linz
place-24 = Vienna
place-25 = the village near Mechelen
place-26 = the village near Maastricht
place-27 = the village near Breda
place-28 = the village near Deventer
place-29 = the village near Koblenz
place-30 = the village near Saarbrücken
place-31 = the village near Wesel
place-32 = the village near Osnabrück
place-33 = the village near Hamelin
place-34 = the village near Verden
place-35 = the village near Lüneburg
place-36 = the village near Schwerin
place-37 = the village near Coburg
place-38 = the village near Hof
place-39 = the village near Kassel
place-40 = the village near Würzburg
place-41 = the village near Speyer
place-42 = the village near Ulm
place-43 = the village near Landshut
place-44 = the village near Straubing
place-45 = another city
place-46 = another village

place-name = { $place ->
    [gent] { place-0 }
    [antwerpen] { place-1 }
    [bruessel] { place-2 }
    [amsterdam] { place-3 }
    [nijmegen] { place-4 }
    [koeln] { place-5 }
    [trier] { place-6 }
    [soest] { place-7 }
    [muenster] { place-8 }
    [bremen] { place-9 }
    [braunschweig] { place-10 }
    [hamburg] { place-11 }
    [luebeck] { place-12 }
    [rostock] { place-13 }
    [erfurt] { place-14 }
    [leipzig] { place-15 }
    [wittenberg] { place-16 }
    [frankfurt] { place-17 }
    [nuernberg] { place-18 }
    [strassburg] { place-19 }
    [augsburg] { place-20 }
    [regensburg] { place-21 }
    [muenchen] { place-22 }
    [linz] { place-23 }
    [wien] { place-24 }
    [v01] { place-25 }
    [v02] { place-26 }
    [v03] { place-27 }
    [v04] { place-28 }
    [v05] { place-29 }
    [v06] { place-30 }
    [v07] { place-31 }
    [v08] { place-32 }
    [v09] { place-33 }
    [v10] { place-34 }
    [v11] { place-35 }
    [v12] { place-36 }
    [v13] { place-37 }
    [v14] { place-38 }
    [v15] { place-39 }
    [v16] { place-40 }
    [v17] { place-41 }
    [v18] { place-42 }
    [v19] { place-43 }
    [v20] { place-44 }
   *[other] { $place }
}
start-name = { $start ->
    [gent] { place-0 }
    [antwerpen] { place-1 }
    [bruessel] { place-2 }
    [amsterdam] { place-3 }
    [nijmegen] { place-4 }
    [koeln] { place-5 }
    [trier] { place-6 }
    [soest] { place-7 }
    [muenster] { place-8 }
    [bremen] { place-9 }
    [braunschweig] { place-10 }
    [hamburg] { place-11 }
    [luebeck] { place-12 }
    [rostock] { place-13 }
    [erfurt] { place-14 }
    [leipzig] { place-15 }
    [wittenberg] { place-16 }
    [frankfurt] { place-17 }
    [nuernberg] { place-18 }
    [strassburg] { place-19 }
    [augsburg] { place-20 }
    [regensburg] { place-21 }
    [muenchen] { place-22 }
    [linz] { place-23 }
    [wien] { place-24 }
    [v01] { place-25 }
    [v02] { place-26 }
    [v03] { place-27 }
    [v04] { place-28 }
    [v05] { place-29 }
    [v06] { place-30 }
    [v07] { place-31 }
    [v08] { place-32 }
    [v09] { place-33 }
    [v10] { place-34 }
    [v11] { place-35 }
    [v12] { place-36 }
    [v13] { place-37 }
    [v14] { place-38 }
    [v15] { place-39 }
    [v16] { place-40 }
    [v17] { place-41 }
    [v18] { place-42 }
    [v19] { place-43 }
    [v20] { place-44 }
   *[other] { $start }
}

phase-1 = placing a disc
phase-2 = extending
phase-5 = opening a post

step-found = In which village do you found your first post?
step-place = Phase 1: on which city do you place a disc?
step-extend = Phase 2: where do you extend?
step-income = Phases 3 and 4: take your income as it is, or double it with a safe-conduct?
step-open = { $opened_at ->
    [-1] Phase 5: where do you open a post?
   *[other] Phase 5: a second post, for a safe-conduct?
}

move-found = Found your first post in { place-name }
move-place = Place a disc on { place-name }
move-extend = Extend in { place-name }
move-extend-twice = Extend by two posts in { place-name }, with a safe-conduct
move-income = Take the income
move-double-income = Double the income, with a safe-conduct
move-open = Open a post in { place-name }, coming from { start-name }
move-done = Done

event-starter = { $seat } is drawn to begin.
event-dealt = { $seat } is dealt a disc.
event-held = The disc is a { $disc }.
event-founded = { $seat } founds a house in { $place }. Villages left: { $villages }.
event-round = Round { $round }.
event-phase-passed = { $seat } has nothing to decide about { $phase }.
event-disc-placed = { $seat } places a { $disc } on { $place }: the city is open for trade.
event-extended = { $posts ->
    [one] { $seat } puts one more post into the centre of { $place }.
   *[other] { $seat } puts { $posts } posts at once into the centre of { $place }.
}
event-fee-paid = { $seat } pays { $sum } for it, since the disc on { $place } is gone.
event-city-income = { $free ->
    [one] { $place } pays { $seat } { $sum } for one free space.
   *[other] { $place } pays { $seat } { $sum } for { $free } free spaces.
}
event-base-income = { $seat } has a base income of { $sum }.
event-income-doubled = { $seat } shows a safe-conduct and takes { $sum } florins in all.
event-conduct-spent = { $left ->
    [0] { $seat } spends the last safe-conduct.
   *[other] { $seat } spends a safe-conduct and keeps { $left }.
}
event-city-opened = { $seat } goes from { $from } to { $place } for { $price } florins and opens a post.
event-village-opened = { $seat } goes from { $from } to { $place } for { $price } florins, opens a post and scores 1. Villages left: { $villages }.
event-majority = { $seat } has the absolute majority in { $place } and scores { $points }.
event-filled = { $seat } takes the last space in { $place }; { $winner } has the most posts there and scores { $points }.
event-all-villages = Every village has its post: the game is over.
event-all-discs = The last disc has left the board: the game is over.
event-nobody-opened = For a whole round nobody has opened a post: the game is over.
event-regions = { $regions ->
    [one] { $seat } is present in one region: { $points } points.
   *[other] { $seat } is present in { $regions } regions: { $points } points.
}
event-fortune = { $seat } ends with { $sum } florins: { $points ->
    [one] one point.
   *[other] { $points } points.
}

refused-found-first = Before the first turn everybody founds a post in a free village.
refused-founding-is-over = The founding is over: new posts are opened along the roads now.
refused-village-taken = There is a post in that village already, and it holds only one.
refused-village-is-out = With two players that village is out of the game; nobody founds there.
refused-disc-first = Phase 1 comes first: as long as you hold discs you must place one.
refused-disc-is-placed = Discs are placed in phase 1, and only one a turn.
refused-no-such-disc = You hold no disc with that city’s number.
refused-had-its-disc = That city has had its disc.
refused-not-on-this-map = That place is not on this map.
refused-finish-extending = First say that you are done with extending.
refused-extending-is-over = The time for extending is over this turn.
refused-take-the-income = First comes the income: take it, or double it.
refused-income-is-taken = You have taken your income for this turn.
refused-nothing-to-extend = You have no post in that city to start from.
refused-one-post-a-city = You have extended in that city this turn.
refused-no-free-space = There is no free space left in that city.
refused-no-extending-yet = Nobody extends in the first round.
refused-no-conduct-yet = Safe-conducts are not used in the first round.
refused-one-conduct-a-turn = You have used a safe-conduct this turn; one is all you may.
refused-no-conduct-left = You have no safe-conduct left.
refused-has-extended = You have extended this turn, so the income cannot be doubled.
refused-two-free-spaces = For two posts at once the city needs two free spaces.
refused-no-posts-left = You do not have enough posts left in stock.
refused-no-money-for-the-fee = At this table a post where the disc is gone costs money, and you do not have enough.
refused-no-road = No direct road joins those two places.
refused-not-from-there = You have no post in the place that you want to start from.
refused-too-dear = You cannot pay for that road.
refused-no-disc-yet = Nobody may open a post in that city before its disc was placed.
refused-already-there = You have a post in that city already; grow there by extending.
refused-other-place = The second post has to be opened in another place than the first.
refused-covered = With two players that place is covered and out of the game.
refused-no-clock = This table plays without a clock.

# The terminal.
terminal-pf-round = Round { $round }
terminal-pf-villages = Villages left: { $count }
terminal-pf-to-come = Discs still to come: { $count }
terminal-pf-influence = influence
terminal-pf-money = florins
terminal-pf-conducts = safe-conducts
terminal-pf-discs = discs
terminal-pf-posts = posts
terminal-pf-regions = regions
terminal-pf-hand = Your discs: { $discs }
terminal-pf-empty-hand = Your discs are all placed.
terminal-pf-cities = ● disc lies there   ○ no disc yet   ◦ disc is gone   × out of the game
terminal-pf-villages-key = ⌂07 is the village v07, free; a letter in its place: whose post stands there.

# The board on the page.
board-name = A merchant’s map of 1450, from Ghent to Vienna: towns, villages and the roads between them
board-phases = The six phases of a turn
board-phase = Phase { $phase }: { $name }
board-phase-1 = Place a disc
board-phase-2 = Extend
board-phase-3 = City income
board-phase-4 = Base income
board-phase-5 = Open a post
board-phase-6 = Settle
board-phase-now = Phase { $phase } is being played: { $name }.
board-turn-of = It is { $name }’s turn.
board-villages-left = Villages left: { $count }.
board-discs-to-come = Discs still to come: { $count }.
board-region-flandern = Flanders and Brabant
board-region-geldern = Holland and Guelders
board-region-rheinland = Rhineland
board-region-westfalen = Westphalia
board-region-niedersachsen = Lower Saxony
board-region-hanse = Hanseatic Coast
board-region-sachsen = Thuringia and Saxony
board-region-franken = Hesse and Franconia
board-region-schwaben = Alsace and Swabia
board-region-bayern = Bavaria and Austria
board-city = { $name }, a city of { $number } in { $region }.
board-village = { $name }, in { $region }.
board-covered = Covered: out of the game when two play.
board-village-free = No post stands there yet.
board-village-of = { $name } has the post there.
board-disc-to-come = Its disc is still to come.
board-disc-lies = Its disc lies there.
board-disc-gone = Its disc was won and is gone.
board-posts = Posts, from the arrow on: { $names }.
board-free = { $free ->
    [0] All spaces are taken.
    [one] One space is free.
   *[other] { $free } spaces are free.
}
board-waiting = { $posts ->
    [one] A post of { $name } waits in the centre.
   *[other] { $posts } posts of { $name } wait in the centre.
}
board-pays-you = It pays you { $sum }.
board-house = { $name }: influence { $influence }, florins { $money }, safe-conducts { $conducts }, discs in hand { $discs }, posts in stock { $posts }, regions { $regions }.
board-houses = The houses
board-florins = Florins
board-conducts = Safe-conducts
board-discs = Discs in hand
board-regions = Regions with a post
board-stock = Posts in stock
board-hand = Your discs
board-your-discs = You hold the discs { $discs }.
board-no-discs = Your discs are all placed.
board-next-income = As things lie, your next income is { $sum } florins.
board-price = The road costs { $sum }.
board-plus = +{ $sum }
board-scores = { $points } ★
board-income-soon = Income to come: +{ $sum }
board-book = Everything that the houses have
board-double = Double the income
board-doubled = With the safe-conduct you would take { $sum } florins.
board-zoom = The part of the map that is seen
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-whole = The whole map

# The guided first game.
guide-welcome = You are a pepper sack: that is what they call the great merchants of 1450. Follow the roads from town to town, open trading posts, and be there before the others. We play the first turns together, with two rivals.
guide-found = Every house begins in a village. Yours is the one near Verden, between Bremen and Hamburg: from there the road to Bremen costs only 3. Tap it once to see, once more to found.
guide-wrong-found = A fair spot. But let us begin near Verden, where Bremen is cheap.
guide-disc = Now your first turn. The strip above shows its six phases. Phase 1: place one of your discs on a city with its number, and the city is open for trade. Put your 3 on Bremen, next to you.
guide-wrong-disc = That would open a city far from your door, or for others. Put the 3 on Bremen.
guide-open = Nobody extends in the first round, and a base income of 4 is yours every turn. Phase 5: open a post along a road. The red scroll tells the price. Go to Bremen for 3.
guide-wrong-open = Possible, but villages and other roads can wait. Bremen costs only 3.
guide-second-disc = Your post took the space with the arrow. Blue, your neighbour, is in Braunschweig, and Yellow down in Flanders. Phase 1 again: put a 4 on Hamburg. You can reach it for 7.
guide-wrong-hamburg = Think of your own roads: Hamburg lies next to your village. Put a 4 there.
guide-extend = Phase 2: where you have a post you may add one, for nothing. In Bremen that makes two of three spaces, more than half: the absolute majority, worth 3. The price: a city where you extend pays no income this turn. Extend in Bremen.
guide-wrong-extend = One post is enough here: two of three are more than half. Extend in Bremen by one.
guide-go-on = The post waits in the centre until phase 6. Bremen paid nothing, but the base income came in: you have 25. Open a post in Hamburg, for 7.
guide-wrong-go-on = Hamburg is the richer place. Take the road there from your village.
guide-conduct = A second post, at once? That takes one of your two safe-conducts. Each doubles one action: a post here, an extension, or an income. Keep them. Say that you are done, and see what happens in Bremen.
guide-wrong-conduct = You could, but a safe-conduct is worth more elsewhere. Say that you are done.
guide-majority = Three points for Bremen! Its disc has left the game; your posts stay. Meanwhile your neighbour has come to Hamburg. Place your 7 on Lübeck, just beyond.
guide-wrong-luebeck = Lübeck is the great prize of the coast, and a road leads there from Hamburg. Put the 7 there.
guide-leave-it = This time do not extend. Hamburg has two free spaces, each worth 2 florins, and whoever has extended nothing may do something special with the income. Say that you are done.
guide-wrong-leave-it = Not now: you would spoil the trick that comes next. Say that you are done.
guide-double = As it is, your income is 4 from Hamburg and 4 besides. With a safe-conduct it is doubled, and never less than 48. Double it!
guide-wrong-double = Eight florins, or forty-eight? Show the safe-conduct.
guide-far = 66 florins open dearer roads. From Hamburg a road goes straight to Lübeck, for 11. Take it before your neighbour does.
guide-wrong-far = Cheaper, but Lübeck has seven spaces and you would be the first. Take the road from Hamburg.
guide-gold = Now you are first in Lübeck, and your neighbour second. In Hamburg the neighbour has two posts, you have one. First a disc: the golden 8 belongs on Cologne, far away from those two.
guide-wrong-gold = That would do, too. But let us see the gold: put the 8 on Cologne.
guide-choice = Now you decide. In Hamburg one space is left: whoever takes it ends the race, and if two have as many posts, the one nearest the arrow scores half. In Lübeck you need four of seven. Or extend nothing, and take money.
guide-wrong-choice = In Bremen there is nothing more to win. Hamburg, Lübeck, or money?
guide-hamburg = Two each, and yours stands at the arrow. Next turn your neighbour would have had the majority! Say that you are done with extending.
guide-no-post = Lübeck has paid for its five free spaces. For once, open nothing: say that you are done.
guide-wrong-finish = Enough for today: say that you are done.
guide-last-space = That was the last space: no majority, so half of 4 goes to whoever has the most posts, and in a tie to the one nearest the arrow. Two points, and your neighbour went without. A new turn, a new disc: put the 2 on Münster.
guide-luebeck = Lübeck grows. But in Hamburg your neighbour needs just one more post for the majority. You may extend in every city where you are: take the last space there as well. Two posts each, and yours stands at the arrow: 2 points for you.
guide-luebeck-twice = Two at once: with three of seven you are one post away from the majority in Lübeck. It cost your last safe-conduct. In Hamburg your neighbour needs just one more post. You may extend there, too: take the last space, and with two posts each the one at the arrow scores 2, and that is you.
guide-patience = Two florins from Hamburg, ten from Lübeck and the four: sixteen for long roads. Take them as they are, and keep the safe-conduct. But beware: next turn your neighbour takes Hamburg. Free spaces pay only as long as nobody fills them.
guide-wrong-muenster = Later. For the lesson’s end, put the 2 on Münster.
guide-wrong-rescue = Hamburg first, or it is lost: take its last space.
guide-wrong-patience = You are rich already: keep the last safe-conduct, and take the income as it is.
guide-farewell = That is the trade. The game ends when every village has a post, when all discs are gone, or when for a whole round nobody opens one. Then each region where you are present brings 2 points, and every 20 florins 1. Now a real table.
