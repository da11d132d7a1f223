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
    .plain = village near Mechelen
place-26 = the village near Maastricht
    .plain = village near Maastricht
place-27 = the village near Breda
    .plain = village near Breda
place-28 = the village near Deventer
    .plain = village near Deventer
place-29 = the village near Koblenz
    .plain = village near Koblenz
place-30 = the village near Saarbrücken
    .plain = village near Saarbrücken
place-31 = the village near Wesel
    .plain = village near Wesel
place-32 = the village near Osnabrück
    .plain = village near Osnabrück
place-33 = the village near Hamelin
    .plain = village near Hamelin
place-34 = the village near Verden
    .plain = village near Verden
place-35 = the village near Lüneburg
    .plain = village near Lüneburg
place-36 = the village near Schwerin
    .plain = village near Schwerin
place-37 = the village near Fulda
    .plain = village near Fulda
place-38 = the village near Hof
    .plain = village near Hof
place-39 = the village near Kassel
    .plain = village near Kassel
place-40 = the village near Würzburg
    .plain = village near Würzburg
place-41 = the village near Speyer
    .plain = village near Speyer
place-42 = the village near Ulm
    .plain = village near Ulm
place-43 = the village near Landshut
    .plain = village near Landshut
place-44 = the village near Kufstein
    .plain = village near Kufstein
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

ending-1 = Every village has its post
ending-2 = The last disc has left the board
ending-3 = For a whole round nobody has opened a post

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

opening-found = First post in { place-name }

ahead-found = My first post
ahead-place = Phase 1: my disc
ahead-extend = Phase 2: where I extend
ahead-income = Phases 3 and 4: my income
ahead-open = Phase 5: the post that I open
ahead-if-keeps = if I have at least { $florins } florins left

move-found = Found your first post in { place-name }
move-place = Place a disc on { place-name }
move-extend = Extend in { place-name }
    .amount = Extend in { place-name }, for { $amount ->
        [one] 1 florin
       *[other] { $amount } florins
    }
move-extend-twice = Extend by two posts in { place-name }, with a safe-conduct
    .amount = Extend by two posts in { place-name }, with a safe-conduct and for { $amount } florins
move-income = Take the income
move-double-income = Double the income, with a safe-conduct
move-open = Open a post in { place-name }, coming from { start-name }
    .amount = Open a post in { place-name } for { $amount ->
        [one] 1 florin
       *[other] { $amount } florins
    }, coming from { start-name }
move-done = Done

event-starter = { $seat } is drawn to begin.
    .you = You are drawn to begin.
event-dealt = { $seat } is dealt a disc.
    .you = You are dealt a disc.
event-held = { $disc ->
    [8] The disc is an 8.
   *[other] The disc is a { $disc }.
}
event-founded = { $seat } founds a house in { $place }. Villages left: { $villages }.
    .you = You found a house in { $place }. Villages left: { $villages }.
    .too = { $seat } in { $place }.
event-consoled = { $seat } plays late and gets { $sum ->
    [one] 1 florin
   *[other] { $sum } florins
} for it.
    .you = You play late and get { $sum ->
        [one] 1 florin
       *[other] { $sum } florins
    } for it.
event-round = Round { $round }.
event-phase-passed = { $seat } has nothing to decide about { $phase }.
    .you = You have nothing to decide about { $phase }.
event-disc-placed = { $disc ->
    [8] { $seat } places the 8 on { $place }: the city is open for trade.
   *[other] { $seat } places a { $disc } on { $place }: the city is open for trade.
}
    .you = { $disc ->
        [8] You place the 8 on { $place }: the city is open for trade.
       *[other] You place a { $disc } on { $place }: the city is open for trade.
    }
event-extended = { $posts ->
    [one] { $seat } puts one more post into the centre of { $place }.
   *[other] { $seat } puts { $posts } posts at once into the centre of { $place }.
}
    .you = { $posts ->
        [one] You put one more post into the centre of { $place }.
       *[other] You put { $posts } posts at once into the centre of { $place }.
    }
    .on = { $posts ->
        [one] One more in { $place }.
       *[other] { $posts } at once in { $place }.
    }
event-fee-paid = { $seat } pays { $sum } for it, since the disc on { $place } is gone.
    .you = You pay { $sum } for it, since the disc on { $place } is gone.
    .on = That costs { $sum }.
event-city-income = { $free ->
    [one] { $place } pays { $seat } { $sum } for one free space.
   *[other] { $place } pays { $seat } { $sum } for { $free } free spaces.
}
    .you = { $free ->
        [one] { $place } pays you { $sum } for one free space.
       *[other] { $place } pays you { $sum } for { $free } free spaces.
    }
    .on = { $place } pays { $sum }.
event-base-income = { $seat } has a base income of { $sum }.
    .you = You have a base income of { $sum }.
    .on = Base income { $sum }.
event-income-doubled = That makes { $sum } florins in all for { $seat }.
    .you = That makes { $sum } florins in all for you.
    .on = { $sum } in all.
event-conduct-spent = { $left ->
    [0] { $seat } spends the last safe-conduct.
   *[other] { $seat } spends a safe-conduct and keeps { $left }.
}
    .you = { $left ->
        [0] You spend your last safe-conduct.
       *[other] You spend a safe-conduct and keep { $left }.
    }
    .on = One safe-conduct less.
event-city-opened = { $seat } goes from { $from } to { $place } for { $price } florins and opens a post.
    .you = You go from { $from } to { $place } for { $price } florins and open a post.
    .on = A post in { $place } for { $price }.
event-village-opened = { $seat } goes from { $from } to { $place } for { $price } florins, opens a post and scores 1. Villages left: { $villages }.
    .you = You go from { $from } to { $place } for { $price } florins, open a post and score 1. Villages left: { $villages }.
    .on = A post in { $place } for { $price }: 1 point.
event-majority = { $seat } has the absolute majority in { $place } and scores { $points }.
    .you = You have the absolute majority in { $place } and score { $points }.
    .on = Absolute majority in { $place }: { $points } points.
event-filled = { $seat } takes the last space in { $place }; { $winner } comes first there and scores { $points }.
    .you = You take the last space in { $place }; { $winner } comes first there and scores { $points }.
event-all-villages = Every village has its post: the game is over.
event-all-discs = The last disc has left the board: the game is over.
event-nobody-opened = For a whole round nobody has opened a post: the game is over.
event-last-round = { $reason }: this round is played out, then the game is over.
event-round-out = The round is played out: the game is over.
event-regions = { $regions ->
    [one] { $seat } is present in one region: { $points } points.
   *[other] { $seat } is present in { $regions } regions: { $points } points.
}
    .you = { $regions ->
        [one] You are present in one region: { $points } points.
       *[other] You are present in { $regions } regions: { $points } points.
    }
event-fortune = { $seat } ends with { $sum ->
    [one] 1 florin
   *[other] { $sum } florins
}: { $points ->
    [one] one point.
   *[other] { $points } points.
}
    .you = You end with { $sum ->
        [one] 1 florin
       *[other] { $sum } florins
    }: { $points ->
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
refused-finish-extending = First say that you are done with extending.
refused-extending-is-over = The time for extending is over this turn.
refused-take-the-income = First comes the income: take it, or double it.
refused-income-is-taken = You have taken your income for this turn.
refused-nothing-to-extend = You have no post in that city to start from.
refused-one-post-a-city = You have extended in that city this turn.
refused-no-free-space = There is no free space left in that city.
refused-no-extending-yet = Nobody extends in the first round.
refused-no-conduct-yet = Safe-conducts are not used in the first round.
refused-one-conduct-a-turn = You have used a safe-conduct this turn, and one is all you may use.
refused-no-conduct-left = You have no safe-conduct left.
refused-has-extended = You have extended this turn, so the income cannot be doubled.
refused-two-free-spaces = For two posts at once the city needs two free spaces.
refused-no-posts-left = You do not have enough posts left in stock.
refused-no-money-for-the-fee = At this table a post where the disc is gone costs money, and you do not have enough.
refused-no-road = No direct road joins those two places.
refused-not-from-there = You have no post in the place that you want to start from.
refused-too-dear = You cannot pay for that road.
refused-no-disc-yet = Nobody may open a post in that city before its disc has been placed.
refused-already-there = You have a post in that city already; grow there by extending.
refused-other-place = The second post has to be opened in another place than the first.
refused-covered = With two players that place is covered and out of the game.

# The terminal.
terminal-pf-round = Round { $round }
board-last-round = Last round
terminal-pf-villages = Villages left: { $count }
terminal-pf-to-come = Discs still to come: { $count }
terminal-pf-influence = influence
terminal-pf-money = florins
terminal-pf-conducts = safe-conducts
terminal-pf-discs = discs
terminal-pf-posts = posts
terminal-pf-regions = regions
terminal-pf-own-posts = Your posts: { $places }
terminal-pf-hand = Your discs: { $discs }
terminal-pf-empty-hand = Your discs are all placed.
terminal-pf-cities = ● disc lies there   ○ no disc yet   ◦ disc is gone   × out of the game
terminal-pf-villages-key = ⌂{ $number } { $town }, free village   a letter for ⌂: whose post   * you are there
terminal-pf-village-of = { $seat } has the post there.
regions-present = Your regions: { $regions }
regions-absent = Still without you: { $regions }
terminal-pf-look = Name a city, a village (v07, or the town that it lies near) or a region, or the beginning of one. “map” draws the map alone, as high as the screen; “roads” lists all roads with their prices, “regions” all regions with their places.

# The choices of options.
option-finish_round = Play the round out
option-finish_round-about = The round in which the end comes is played to its last turn.
option-founding = Who founds first
option-founding-about = In order of play, the other way round, or with villages drawn by lot.
option-consolation = Florins for playing late
option-consolation-about = Each player gets this many florins more than the one who plays just before.
option-founding-order = From the starting player on
option-founding-reverse = From the last player back
option-founding-lots = The villages are drawn
option-consolation-0 = none

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
board-next-income = As things stand, your next income is { $sum } florins.
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

# Options: what they are called, with their unit, and what each does.
option-reopen = Open again where you are
option-reopen-about = A further post may be opened in a city where you already have one.
option-late_fee = Paying for late posts
option-late_fee-about = Posts added once the city’s disc is gone cost the rate of a free space.
option-hidden_money = Closed purses
option-hidden_money-about = Nobody sees how much money the others have.

# Board files: what is wrong with one, and what its values are called.
box-known-scale = "{ $one }" or "{ $other }"
box-numbered = numbered { $least } to { $most }
box-own-id = a place with an id of its own, and { $id } is taken
box-in-a-region = in one of the regions above
box-an-id = known by an id of a–z, 0–9, - and _
box-with-text = given with `{ $key }`, a line of text
box-in-degrees = drawn where it is, with `{ $key }` in degrees
box-list-of-roads = a list of [from, to, price]
box-not-too-many-roads = at most { $most } roads
box-a-road = a list of [from, to, price], and { $said } is none
box-between-places = roads between two places of the map, unlike { $said }
box-priced = priced { $least } to { $most }, unlike { $said }
box-one-road = one road between two places, and { $said } is the second
box-ids-of-cities = a list of ids of cities, and { $said } is none
box-ids-of-villages = a list of ids of villages, and { $said } is none
box-id-of-a-city = the id of a city
box-a-line = a line from south-west to north-east in degrees
box-enough-villages = a map with more than { $seats } villages in play
box-dealt-evenly = a map whose discs can be dealt evenly to { $seats } players, not { $count } of them
box-constraint-connected = a map on which every place can be reached from every other (found: { $found })
box-constraint-connected-with-two-players = a map on which with two players every place in play can be reached (found: { $found })
box-constraint-size = a map on which there are 10 regions, 25 cities and 20 villages (found: { $found })
box-constraint-named-numbers = a map on which the cities that are known have their numbers (found: { $found })
box-constraint-named-cities = a map on which the other cities that are named are there (found: { $found })
box-constraint-gent = a map on which Ghent holds five posts or more (found: { $found })
box-constraint-one-8 = a map on which Cologne is the only 8 (found: { $found })
box-constraint-numbers = a map on which every number from 2 to 8 occurs (found: { $found })
box-constraint-covers = a map on which with two players seven cities and two villages are out (found: { $found })
box-constraint-first-disc = a map on which a disc lies on Wittenberg from the start (found: { $found })
box-constraint-prices = a map on which prices go from 2 to 56, both occurring (found: { $found })
box-constraint-the-56 = a map on which the road from Braunschweig to Nuremberg costs 56 (found: { $found })
box-constraint-villages-out = a map on which one village lies between Erfurt and Regensburg and one between Regensburg and Munich, and these are out when two play (found: { $found })
box-constraint-among-covers = a map on which the village between Erfurt and Regensburg touches only covered cities (found: { $found })
box-constraint-where-roads-meet = a map on which every village has three roads or more (found: { $found })
box-constraint-span = a map on which Rostock lies furthest north and Vienna furthest east (found: { $found })
box-constraint-round-the-8 = a map on which a 7 lies just north-west of Cologne, a 4 just north-east, a 5 straight south (found: { $found })
box-constraint-corridor-village = a map on which one village joins that 4, that 7 and a 2 (found: { $found })
box-constraint-first-turn = a map on which from that village the 4 can be opened on the first turn (found: { $found })
box-constraint-enough-of-each = a map on which there are two 7s, 5s and 4s and five 2s, or more (found: { $found })
box-constraint-regions = a map on which every region has a city (found: { $found })
box-constraint-real-places = a map on which places are drawn where the towns are, between 47° and 55° north and 3° and 17° east (found: { $found })
box-constraint-cheaper-by-villages = a map on which a kilometre by villages costs at most three quarters of one from city to city (found: { $found })
box-constraint-unlinked-neighbours = a map on which a third of the cities, or more, have no road to the nearest one (found: { $found })
box-constraint-distance-city-roads = a map on which of two city roads the one clearly longer is not cheaper (found: { $found })
box-constraint-distance-village-roads = a map on which of two village roads the one clearly longer is not cheaper (found: { $found })
box-constraint-west-east-city-roads = a map on which a kilometre costs more on city roads that go west–east (found: { $found })
box-constraint-west-east-village-roads = a map on which a kilometre costs more on village roads that go west–east (found: { $found })
box-constraint-corridor = a map on which at most eight roads cross the canyon, half of them or more by Cologne and its 4 (found: { $found })
box-constraint-canyon = a map on which the other crossings cost more a kilometre than city roads do elsewhere (found: { $found })
box-constraint-crossings = a map on which roads meet in places only: no two cross on the way (found: { $found })
box-constraint-band-city-roads = a map on which the price of each of the city roads is within a third and a florin of what its length says (found: { $found })
box-constraint-band-village-roads = a map on which the price of each of the village roads is within a third and a florin of what its length says (found: { $found })
box-label-scale = Size of the map
box-label-first-disc = Where a disc lies from the start
box-label-covered-cities = Cities out of the game with two players
box-label-villages-out = Villages out of the game with two players
box-label-canyon = The canyon, from its south-western end to the other
box-label-region = Region: { $which }
box-label-city = City: { $which }
box-label-village = Village near { $which }
box-label-stated-roads = Roads whose price the sheet states
box-label-roads = Roads: from, to, price
box-region-flandern = { board-region-flandern }
box-region-geldern = { board-region-geldern }
box-region-rheinland = { board-region-rheinland }
box-region-westfalen = { board-region-westfalen }
box-region-niedersachsen = { board-region-niedersachsen }
box-region-hanse = { board-region-hanse }
box-region-sachsen = { board-region-sachsen }
box-region-franken = { board-region-franken }
box-region-schwaben = { board-region-schwaben }
box-region-bayern = { board-region-bayern }
box-city-gent = { place-0 }
box-city-antwerpen = { place-1 }
box-city-bruessel = { place-2 }
box-city-amsterdam = { place-3 }
box-city-nijmegen = { place-4 }
box-city-koeln = { place-5 }
box-city-trier = { place-6 }
box-city-soest = { place-7 }
box-city-muenster = { place-8 }
box-city-bremen = { place-9 }
box-city-braunschweig = { place-10 }
box-city-hamburg = { place-11 }
box-city-luebeck = { place-12 }
box-city-rostock = { place-13 }
box-city-erfurt = { place-14 }
box-city-leipzig = { place-15 }
box-city-wittenberg = { place-16 }
box-city-frankfurt = { place-17 }
box-city-nuernberg = { place-18 }
box-city-strassburg = { place-19 }
box-city-augsburg = { place-20 }
box-city-regensburg = { place-21 }
box-city-muenchen = { place-22 }
box-city-linz = { place-23 }
box-city-wien = { place-24 }
box-village-v01 = Mechelen
box-village-v02 = Maastricht
box-village-v03 = Breda
box-village-v04 = Deventer
box-village-v05 = Koblenz
box-village-v06 = Saarbrücken
box-village-v07 = Wesel
box-village-v08 = Osnabrück
box-village-v09 = Hamelin
box-village-v10 = Verden
box-village-v11 = Lüneburg
box-village-v12 = Schwerin
box-village-v13 = Fulda
box-village-v14 = Hof
box-village-v15 = Kassel
box-village-v16 = Würzburg
box-village-v17 = Speyer
box-village-v18 = Ulm
box-village-v19 = Landshut
box-village-v20 = Kufstein
box-key-name = name
box-key-near = near
box-key-number = number
box-key-lat = degrees north
box-key-lon = degrees east
box-key-region = region

# The table in plain words: what its fields are called, and what their values mean.
field-starter = Began
field-turn = Turn
field-round = Round
field-large-pile = Large discs still to deal
field-mixed-pile = Other discs still to deal
field-hands = Discs in hand
field-placed = Discs placed
field-discs = Discs of the cities
field-posts = Posts, from the arrow on
field-centre = Posts waiting in a centre
field-stock = Posts in stock
field-village-counter = Villages left
field-money = Florins
field-purses = Florins in the purse
field-bank = Bank
field-conducts = Safe-conducts
field-has-used-conduct = Safe-conduct used this turn
field-opened-at = Post opened this turn
field-idle-turns = Turns in a row without a new post
field-influence = Influence
field-won = Cities won
field-is-last-round = Last round
value-disc = { $disc }
hidden-disc = { $count ->
    [one] one disc, hidden
   *[other] { $count } discs, hidden
}
fate-1 = lies there
fate-2 = gone
fate-3 = out of the game

# The guided first game.
guide-welcome = You are a pepper sack: that is what they call the great merchants of 1450. Follow the roads from town to town, open trading posts, and be there before the others. We play the first turns together, with two rivals.
guide-found = Every house begins in a village. Yours is the one near Verden, between Bremen and Hamburg: from there the road to Bremen costs only 3. Choose it once to see, once more to found.
guide-wrong-found = A fair spot. But let us begin near Verden, where Bremen is cheap.
guide-disc = Now your first turn. The strip above shows its six phases. Phase 1: place one of your discs on a city with its number, and the city is open for trade. Put your 3 on Bremen, next to you.
guide-wrong-disc = That would open a city far from your door, or for others. Put the 3 on Bremen.
guide-open = Nobody extends in the first round, and a base income of 4 is yours every turn. Phase 5: open a post along a road. The red scroll tells the price. Go to Bremen for 3.
guide-wrong-open = Possible, but villages and other roads can wait. Bremen costs only 3.
guide-second-disc = Your post took the space with the arrow. Blue, your neighbour, is in Braunschweig, and Yellow down in Flanders. Phase 1 again: put a 4 on Hamburg. You can reach it for 10.
guide-wrong-hamburg = Think of your own roads: Hamburg lies next to your village. Put a 4 there.
guide-extend = Phase 2: where you have a post you may add one, for nothing. In Bremen that makes two of three spaces, more than half: the absolute majority, worth 3. The price: a city where you extend pays no income this turn. Extend in Bremen.
guide-wrong-extend = One post is enough here: two of three are more than half. Extend in Bremen by one.
guide-go-on = The post waits in the centre until phase 6. Bremen paid nothing, but the base income came in: you have 25. Open a post in Hamburg, for 10.
guide-wrong-go-on = Hamburg is the richer place. Take the road there from your village.
guide-conduct = A second post, at once? That takes one of your two safe-conducts. Each doubles one action: a post here, an extension, or an income. Keep them. Say that you are done, and see what happens in Bremen.
guide-wrong-conduct = You could, but a safe-conduct is worth more elsewhere. Say that you are done.
guide-majority = Three points for Bremen! Its disc has left the game; your posts stay. Meanwhile your neighbour has come to Hamburg. Place your 7 on Lübeck, just beyond.
guide-wrong-luebeck = Lübeck is the great prize of the coast, and a road leads there from Hamburg. Put the 7 there.
guide-leave-it = This time do not extend. Hamburg has two free spaces, each worth 2 florins, and whoever has extended nothing may do something special with the income. Say that you are done.
guide-wrong-leave-it = Not now: you would spoil the trick that comes next. Say that you are done.
guide-double = As it is, your income is 4 from Hamburg and 4 besides. With a safe-conduct it is doubled, and never less than 48. Double it!
guide-wrong-double = Eight florins, or forty-eight? Show the safe-conduct.
guide-far = 63 florins open dearer roads. From Hamburg a road goes straight to Lübeck, for 11. Take it before your neighbour does.
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
guide-farewell = That is the trade. The game ends when every village has a post, when all discs are gone, or when for a whole round nobody opens a post. Then each region where you are present brings 2 points, and every 20 florins 1. Now a real table.

# What is typed in the terminal: each word of the moves’ lines, then what else it may be called.
typed-found = found
typed-place = place
typed-extend = extend
typed-extend-twice = extend-twice
typed-income = income
typed-double-income = double-income|double
typed-open = open
typed-done = done
typed-map = map
typed-roads = roads
typed-regions = regions
typed-gent = Ghent|Gent
typed-antwerpen = Antwerp|Antwerpen
typed-bruessel = Brussels|Brüssel
typed-amsterdam = Amsterdam
typed-nijmegen = Nijmegen
typed-koeln = Cologne|Köln
typed-trier = Trier
typed-soest = Soest
typed-muenster = Münster
typed-bremen = Bremen
typed-braunschweig = Braunschweig
typed-hamburg = Hamburg
typed-luebeck = Lübeck
typed-rostock = Rostock
typed-erfurt = Erfurt
typed-leipzig = Leipzig
typed-wittenberg = Wittenberg
typed-frankfurt = Frankfurt
typed-nuernberg = Nuremberg|Nürnberg
typed-strassburg = Strasbourg|Straßburg
typed-augsburg = Augsburg
typed-regensburg = Regensburg
typed-muenchen = Munich|München
typed-linz = Linz
typed-wien = Vienna|Wien
typed-v01 = Mechelen|v01
typed-v02 = Maastricht|v02
typed-v03 = Breda|v03
typed-v04 = Deventer|v04
typed-v05 = Koblenz|v05
typed-v06 = Saarbrücken|v06
typed-v07 = Wesel|v07
typed-v08 = Osnabrück|v08
typed-v09 = Hamelin|v09|Hameln
typed-v10 = Verden|v10
typed-v11 = Lüneburg|v11
typed-v12 = Schwerin|v12
typed-v13 = Fulda|v13
typed-v14 = Hof|v14
typed-v15 = Kassel|v15
typed-v16 = Würzburg|v16
typed-v17 = Speyer|v17
typed-v18 = Ulm|v18
typed-v19 = Landshut|v19
typed-v20 = Kufstein|v20

# Told together, where it happens often in a row; and told short.
event-dealt-many = { $count } discs are dealt.
event-held-many = Your discs: { $disc }.
event-city-income-many = { $seat } collects from { $place }: { $sum }.
    .you = You collect from { $place }: { $sum }.
event-all-villages-brief = { "" }
event-all-discs-brief = { "" }
event-nobody-opened-brief = { "" }
event-phase-passed-brief = { "" }
event-disc-placed-brief = { $disc ->
    [8] { $seat } places the 8 on { $place }.
   *[other] { $seat } places a { $disc } on { $place }.
}
event-city-opened-brief = { $seat } opens a post in { $place } for { $price }, from { $from }.
event-village-opened-brief = { $seat } opens a post in { $place } for { $price }, from { $from }: 1 point.
# Where scores came from
ended-villages = Every village has its post.
ended-discs = The last disc has left the board.
ended-idle = For a whole round nobody opened a post.
source-village-opened = Posts in villages
source-majority = Absolute majorities
source-regions = Regions
source-fortune = Fortune
source-filled = Cities filled

# How bots differ within a level.
temper-0 = steady
temper-1 = bold
temper-2 = wary
