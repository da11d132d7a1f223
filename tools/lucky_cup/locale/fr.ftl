# Lucky Cup en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

step-decide = Lancer encore un dé, ou rester ?

move-throw = Lancer un dé
move-stand = Rester

event-round = Manche { $round } sur { $rounds }.
event-shaken = { $seat } secoue un dé sous le gobelet.
    .you = Vous secouez un dé sous le gobelet.
event-peeked = Vous regardez sous votre gobelet : un { $pips }.
event-thrown = { $seat } fait { $pips }.
    .you = Vous faites { $pips }.
event-stood = { $seat } reste.
    .you = Vous restez.
event-lifted = { $seat } soulève le gobelet : un { $pips }, ce qui fait { $sum }.
    .you = Vous soulevez le gobelet : un { $pips }, ce qui fait { $sum }.
event-scored = { $seat } marque un point avec { $sum }.
    .you = Vous marquez un point avec { $sum }.
event-nobody-scored = Tout le monde a trop lancé : personne ne marque.

refused-no-die-yet = Le premier dé est obligatoire ; ensuite, vous pourrez rester.

# Options: what they are called, with their unit, and what each does.
option-rounds = Durée de la partie, en manches
option-rounds-about = À chaque manche, chacun secoue un dé.

# Board files: what is wrong with one, and what its values are called.
box-low-limit = moins que ce que tous les dés peuvent montrer
box-label-dice = Dés de chaque joueur
box-label-limit = La limite

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-round = Manche
field-turn = À qui de jouer
field-cups = Sous le gobelet
field-thrown = À découvert
field-in-hand = Dés en main
field-stands = Reste
field-points = Points
back-die = un dé
none-die = rien

# Le terminal.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-stands = reste

# Ce qu’on tape au terminal : chaque mot des coups, puis comment il peut s’écrire encore.
typed-throw = lancer|jeter
typed-stand = rester
# Where scores came from
source-scored = Manches gagnées
ended-rounds = Toutes les manches sont jouées.
