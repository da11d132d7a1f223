# Words that all games share.
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
seat-4 = White
seat-5 = Black

# The terminal.
terminal-letter-0 = R
terminal-letter-1 = B
terminal-letter-2 = Y
terminal-letter-3 = G
terminal-letter-4 = W
terminal-letter-5 = K
terminal-number = { $number }
terminal-type-help = type “help” to see what else can be typed
terminal-person = a person at this keyboard
terminal-bot = the computer ({ $bot })
terminal-seal = The luck of this game is sealed:
terminal-word = { $seat }, a word to mix into the luck (Enter for none):
terminal-secret = The secret behind the seal:
terminal-hand-over = The screen is for { $seat } now. Press Enter when nobody else is looking.
terminal-gave-word = { $seat } mixes in the word “{ $word }”.
terminal-took-back = { $seat } takes the last move back.
terminal-more-moves = { $count ->
    [one] … and one more; “moves” lists it.
   *[other] … and { $count } more; “moves” lists them all.
}
terminal-no-number = There is no move number { $number }: the list goes from 1 to { $count }.
terminal-no-move = That is no move of { $game }, and no command: type “help” to see what can be typed.
terminal-no-undo-nothing = Nothing can be taken back: since the last throw or draw nobody has moved.
terminal-no-undo-final = The last move is final: it cannot be taken back.
terminal-no-undo-learnt = That cannot be taken back: somebody has learnt something from it.
terminal-stale = That question is no longer open: the answer came too late.
terminal-not-asked = { $seat } is not asked now. To decide now: { $asked }.
terminal-allowed = Yes, you may do that now.
terminal-why-what = Why what? Name a move: “why 2”, or “why” and the move as the list writes it.
terminal-rules-how = Read one with “rules” and its code.
terminal-position-hidden = The position would show what others hold. “save FILE” keeps the game without showing it.
terminal-save-where = Save where? Name a file: “save my-game.json”.
terminal-saved = The game is kept in { $file }.
terminal-not-saved = This game was not kept. Next time: “save FILE” at the prompt, or --save FILE from the start.
terminal-agree = { $seat } made the last move. Do all agree to take it back (y/n)?
terminal-as-who = Say who, then the move: “as blue …”.
terminal-as-bot = { $seat } is played by the computer.
terminal-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win.
}
terminal-log-where = A file to keep the log of this game in (Enter for none):
terminal-log-written = The log is in { $file }.
terminal-over = The game is over.
terminal-chance = Chance is to answer next.
terminal-help-answer = Answer with the number of a move, or with the move itself as the list writes it. Or:
terminal-help-moves = moves · all your moves, with what each would do
terminal-help-why = why MOVE · whether a move is allowed, and the rule that says so
terminal-help-undo = undo · take the last move back
terminal-help-rules = rules [ARTICLE] · the articles of the rule book, or one of them
terminal-help-board = board · draw the board again
terminal-help-log = log · all that has happened so far
terminal-help-position = position · the position in one line of text
terminal-help-as = as WHO MOVE · somebody else here who is asked too answers first
terminal-help-save = save FILE · keep the game, to go on later with play --resume FILE
terminal-help-help = help · this list
terminal-help-quit = quit · leave the table

# The page: shelf, tables, rule book, replays.
page-title = Ludothèque
page-jump = Skip to the content
page-to-shelf = Back to the shelf
page-to-table = To the table
page-tools = Settings and tools
page-close = Close
page-cancel = Cancel
page-show = Show me
page-no-thanks = No thanks
page-loading = One moment…
page-reload = Reload the page
page-outdated = A newer version of this page has arrived. Reload whenever it suits you: nothing will be lost.
page-welcome = What shall we play tonight?
page-welcome-more = Games that are hard to find, whole: with friends, against bots, or both.
page-shelf = The shelf
page-my-games = Your games
page-open-tables = Open tables
page-no-open-tables = No table is looking for players just now. Open one!
page-replay-a-log = Watch a game from its log
page-footer = Everything is played right here, without accounts or advertising.
page-play-bots = Play now against bots
page-play-friends = Play with friends
page-not-yet = Not playable yet
page-not-yet-more = The box is on the shelf, but its rules are not there yet: it cannot be played here so far.
page-fact-players = { $players } players
page-fact-minutes = { $minutes } min
page-fact-age = from { $age } years
page-weight-1 = very easy
page-weight-2 = easy
page-weight-3 = medium
page-weight-4 = demanding
page-weight-5 = expert
page-your-turn = Your turn
page-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
page-table-gathering = gathering
page-table-running = being played
page-table-over = finished
page-lost = There is nothing here
page-settings = Settings
page-settings-kept = These choices stay on this device.
page-language = Language
page-theme = Light
page-theme-system = as the device
page-theme-light = day
page-theme-dark = night
page-motion = Motion
page-motion-system = as the device
page-motion-on = moving
page-motion-off = still
page-size = Text size
page-size-normal = normal
page-size-large = large
page-size-largest = very large
page-sound = Sounds
page-loudness = Draw what is heard, and let the phone tremble
page-loudness-drawn = The sound you have just received, drawn by its loudness.
page-keys-on = Single-key shortcuts (b, m, r…)
page-rule-book = Rule book
page-no-rules = The rule book of this game is not written yet.
page-article-now = Right now: { $article }
page-open-article = Open article { $article }
page-new-table = New table
page-players = Players
page-level = Strength of the bots
page-level-random = random
page-level-novice = beginner
page-level-regular = regular
page-options = Options of the table
page-practice = Practice room
page-guide = Guided first game
page-guide-of = First game of { $game }
page-guide-step = Step { $step } of { $steps }
page-guide-on = Go on
page-guide-again = Start again
page-no-guide = This game has no guided first game yet.
page-gathering = A table of { $game }
page-seats = Round the table
page-seat = Seat { $seat }
page-seat-free = Free seat
page-bot = bot
page-bot-of-level = bot, { $level }
page-on-this-device = on this device
page-here = is here
page-away = away
page-host = host
page-you = you
page-hot-seat = Somebody here
page-hot-seat-how = Several of you will play on this device: a curtain closes between one and the next.
page-put-bot = Bot
page-get-up = Get up
page-free-seat = Free the seat of { $name }
page-start = Start
page-start-with-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $count } free seats
}
page-wait-for-host = { $name } starts the game when everybody is here.
page-sit-down = Sit down
page-sit = Sit down
page-name = Your name
page-colour = Colour
page-shape = Shape
page-colour-red = red
page-colour-blue = blue
page-colour-yellow = yellow
page-colour-green = green
page-colour-white = white
page-colour-black = black
page-colour-orange = orange
page-colour-purple = purple
page-shape-circle = circle
page-shape-square = square
page-shape-triangle = triangle
page-shape-diamond = diamond
page-shape-star = star
page-shape-hexagon = hexagon
page-shape-heart = heart
page-shape-cross = cross
page-guest-0 = Hedgehog
page-guest-1 = Otter
page-guest-2 = Fox
page-guest-3 = Owl
page-guest-4 = Badger
page-guest-5 = Squirrel
page-guest-6 = Robin
page-guest-7 = Hare
page-invite = Invite
page-invite-how = Give this link away, or let somebody photograph the code: whoever opens it can sit down.
page-invite-text = A game of { $game }? The table is laid.
page-link = Link
page-qr = The link, as a code to photograph
page-copy = Copy
page-copied = Copied
page-share = Share
page-agreed = What is agreed
page-absence = If somebody is away
page-absence-never = we wait
page-absence-after = { $minutes ->
    [1] play goes on after a minute
    [60] play goes on after an hour
    [1440] play goes on after a day
   *[other] play goes on after { $minutes } minutes
}
page-table-open = Open table: it is on the list, and anyone may sit down
page-seal = Seal
page-seal-before = Luck is sealed: { $seal }. After the game anyone can check every throw.
page-people = The players
page-to-decide = to play
page-winner = winner
page-prompt = What is asked of you
page-board = Board
page-moves = Possible moves
page-no-moves = Nothing is asked of you just now.
page-all-moves = All moves ({ $count })
page-waiting-for = { $count ->
    [one] We wait for { $names }.
   *[other] We wait for { $names }.
}
page-sending = Noted…
page-skip = Skip
page-commit = Play this
page-put-back = Put back
page-preview-how = Confirm to play it, Escape to put it back.
page-undo = Take it back
page-ask-undo = Ask to take it back
page-undo-asked = { $name } would like to take the last move back.
page-ahead = Answer in advance
page-ahead-why = For tables where people answer hours apart: what you say here is played for you when you are asked next time.
page-ahead-ask = Ask me
page-ahead-once = Yes, unless somebody does something
page-ahead-firm = Yes, whatever the others do
page-agree = Agreed
page-disagree = No
page-withdraw = Never mind
page-since-left = { $count ->
    [one] One thing has happened since you left.
   *[other] { $count } things have happened since you left.
}
page-nothing-changed = Nothing has changed since your last move.
page-panel = Log, rules and chat
page-panel-log = Log
page-panel-rules = Rules
page-panel-chat = Chat
page-panel-seal = Seal
page-news = something new
page-log-empty = Nothing has happened yet.
page-log-late = Away:
page-log-undo = { $name } takes the last move back.
page-log-word = { $name } mixes a word into the luck.
page-log-move = { $name }: { $move }.
page-go-to-entry = Go to moment { $number }
page-chat-empty = Nobody has said anything yet.
page-chat-text = Say something…
page-chat-heard = { $name } says: { $text }
page-send = Send
page-spectators = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
page-line-opening = Sitting down…
page-line-live = Connected
page-line-polling = Connected, in small steps
page-line-lost = Connection lost, trying again…
page-line-closed = Not connected
page-line-back = The connection is back.
page-table-menu = The table
page-watch-link = Link for watching
page-watch-link-more = Whoever opens this link watches the game, without seeing any hand.
page-seat-link = Your seat on another device
page-seat-link-more = This link is your seat: keep it to yourself.
page-seat-of = { $name }’s seat
page-seat-of-more = This private link leads back to this seat. If it is yours, take it on this device too.
page-take-seat = I am { $name }
page-only-watch = Only watch
page-resign = Resign
page-resign-more = A bot will play on in your seat. This cannot be taken back.
page-resign-sure = Yes, resign
page-leave = Leave for now
page-leave-more = Your seat stays yours: you will find it among your games.
page-over = The game is over
page-you-won = Well played!
page-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win.
}
page-score = { $score }
page-rematch = Play again together
page-rematch-join = Join the next game
page-watch-replay = Watch it again
page-curtain = It is { $name }’s turn
page-curtain-more = Hand the device over. The curtain opens when nobody else is looking.
page-curtain-open = I am { $name }, open it
page-curtain-never = No more curtain at this table: this game hides nothing
page-plain-seats = What everybody has
page-keys = Keys
page-key-moves = go to the list of moves
page-key-prompt = what is asked of you
page-key-board = read the board
page-key-own = read what is yours
page-key-changed = what has changed since your last move
page-key-log = go to the log
page-key-rules = open the rule of the moment
page-key-numbers = choose that move of the list
page-key-enter = show the move, then play it
page-key-escape = put back, or skip what is being shown
page-key-help = this list
page-keys-off = The arrow keys walk through the list of moves and over the board. These keys can be turned off in the settings.
page-replay = Watch a game again
page-replay-of = { $game }: the game again
page-replay-how = Open the log of a finished game: a file, or its text pasted here.
page-open-file = Choose a file
page-paste-log = Or paste the log here
page-replay-controls = Forwards and backwards
page-replay-moment = Moment of the game
page-replay-start = Before the first move.
page-replay-at = Moment { $number } of { $count }
page-replay-no-views = This game follows version { $rules } of the rules, and another one is here: it can be told, but its board cannot be shown.
page-first = To the start
page-previous = One back
page-next = One forward
page-last = To the end
page-play = Play
page-pause = Pause
page-eyes = With whose eyes
page-eyes-of = As { $name }
page-eyes-spectator = As a spectator
page-eyes-all = With all hands open
page-copy-moment = Link to this moment
page-save-log = Save the log
page-secret = Secret
page-words-of-luck = Words mixed in
page-seal-how = Before the first throw the table showed the seal of a secret. Here it is: your own browser can work out every throw again.
page-seal-check = Check every throw
page-seal-good = { $count ->
    [one] The seal holds: one draw worked out again, and right.
   *[other] The seal holds: { $count } draws worked out again, all right.
}
page-seal-bad = A draw does not agree with what the secret gives.
page-seal-broken = The secret does not fit the seal that was shown at the start.
page-seal-draw = { $text }: { $way } of { $ways }
page-seal-due = (expected: { $due })
page-problem = That did not work ({ $code }).
page-problem-offline = The server does not answer. Is your connection all right?
page-problem-server = Something broke on our side. Nothing is lost: try again in a moment.
page-problem-bad-message = The server did not understand that ({ $what }).
page-problem-too-large = That is too large: { $most } bytes at most.
page-problem-too-fast = Gently! Try again in { $seconds } seconds.
page-problem-too-many-connections = Too many windows are open here at once. Close one of them.
page-problem-bad-origin = This request comes from another site.
page-problem-not-found = This address leads nowhere.
page-problem-not-allowed = It cannot be asked for in this way.
page-problem-no-such-table = There is no such table, or not any more. Is the link complete?
page-problem-no-such-game = There is no game “{ $game }” on this shelf.
page-problem-no-such-language = The language “{ $language }” is not there.
page-problem-no-such-seat = There is no seat { $seat } at this table.
page-problem-no-such-seat-link = This private link leads to no seat. It may be incomplete, or no longer the right one.
page-problem-cannot-be-played = { $game } cannot be played here yet.
page-problem-bad-seat-count = It is played by { $least } to { $most }, not by { $seats }.
page-problem-no-such-option = This game has no option “{ $option }”.
page-problem-bad-option = The option “{ $option }” does not allow that: { $allowed }.
page-problem-no-such-level = There is no bot “{ $level }”.
page-problem-bad-name = A name is 1 to { $most } readable characters.
page-problem-bad-word = A word is 1 to { $most } readable characters.
page-problem-bad-text = A message is 1 to { $most } readable characters.
page-problem-seat-taken = Seat { $seat } has just been taken.
page-problem-table-full = All seats are taken. You can watch.
page-problem-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-problem-has-started = The game has started already.
page-problem-not-started = The game has not started yet.
page-problem-is-over = The game is over.
page-problem-not-over = The game is not over: it can be watched again afterwards.
page-problem-not-host = Only the host of the table can do that.
page-problem-not-your-seat = Seat { $seat } is not yours.
page-problem-not-seated = One has to sit at this table for that.
page-problem-not-asked = It is not for you to decide just now.
page-problem-stale = The question has changed meanwhile.
page-problem-too-late = Too late: something has happened meanwhile.
page-problem-not-a-move = “{ $move }” is no move of this game.
page-problem-refused = The rules do not allow “{ $move }”.
page-problem-no-order = Nothing can be answered in advance here.
page-problem-no-undo = { $why ->
    [nothing] There is nothing to take back: since the last throw nobody has moved.
    [final] This move is final.
    [learnt] This move cannot be taken back: somebody has learnt something from it.
   *[other] The last move is not yours.
}
page-problem-nothing-asked = Nobody is asking to take a move back.
page-problem-socket-only = That only works over an open connection.
page-problem-bad-log = This is no log of a game, or it was altered ({ $what })
page-problem-rules-changed = This table follows version { $rules } of the rules, and the server holds version { $here }: it cannot go on.
page-bot-0 = Domino
page-bot-1 = Spindle
page-bot-2 = Skittle
page-bot-3 = Marble
page-bot-4 = Token
page-bot-5 = Knucklebone
page-coming = Soon on the shelf
page-yes = yes
page-no = no
page-problem-store-failed = The server could not write it down. Nothing is lost: try again in a moment.
page-problem-server-mistake = Something broke on our side. Nothing is lost: try again in a moment.
page-time-left = Time left:
page-about-year = about { $year }
page-hear = Hear it again
