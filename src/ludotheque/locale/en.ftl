# Words that all games share.
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
seat-4 = White
seat-5 = Black

# Refused by a game that keeps no time.
refused-no-clock = This table plays without a clock.

# A table in plain words: what numbers mean, who still decides, what is hidden.
value-number = { $number }
value-count = { $count }
value-sum = { $sum }
value-die = { $die }
value-flag = { $flag ->
    [0] no
   *[1] yes
}
window-1 = still to decide
window-2 = decided for now
window-3 = decided
none-window = not asked
none-seat = nobody
none-seat-set = nobody
hidden = secret
hidden-things = { $count } hidden
back = hidden
plain-of = { $what }: { $value }
plain-next = { "; " }

# What a move led to when the machine played on; a game may say it in its own words.
hint-ahead = Won in { $ahead } of { $continuations } continuations.
hint-first = An expert likes these moves best; first stands the one that won most. Each was played on { $continuations } times, with the same luck: a difference of up to { $noise } may be chance.

# Where a finished game was won.
analysis-seat = player
analysis-start = start
analysis-luck = luck
analysis-own = own moves
analysis-others = others’ moves
analysis-end = end
analysis-percent = { $percent }%
analysis-gains = These are points of a hundred, gained and lost again from move to move: together they may well be more than 100.
analysis-entry = entry of the log
analysis-chances = chances to win, in per cent
analysis-no-moments = No single moment decided this game: nothing changed anybody’s chances by more than the playouts may be off.
analysis-how-sure = Each place was played on { $playouts } times: a chance may be off by { $off } points, up or down. --playouts N makes it surer.
analysis-moments = What decided it:
analysis-where = Entry { $entry }
analysis-where-round = { $called } { $round }, entry { $entry }
analysis-luck-gave = { $where }: { $what } Chance gave { $seat } { $change }.
analysis-luck-took = { $where }: { $what } Chance took { $change } from { $seat }.
analysis-gave-up = { $where }: { $seat } resigned with { $change } left.
analysis-slip = { $where }: { $seat } chose “{ $played }”; “{ $better }” was better: it won { $ahead_better } of { $continuations } continuations instead of { $ahead }.

# What is wrong with a board file: how a complaint begins, and what any game may complain about.
box-fault-value = { $file }, line { $line }: `{ $name }` must be: { $what }.
box-fault-table = { $file }, line { $line }: this `{ $name }` must be: { $what }.
box-fault-line = { $file }, line { $line }: { $what }.
box-fault-file = { $file }: { $what }.
box-missing = the value `{ $name }` is missing
box-unreadable = this file cannot be read
box-no-text = this is not a text file
box-too-long = a board file holds { $most } characters at most
box-no-toml = from column { $column } on this is not TOML; mind quotation marks, brackets and equals signs
box-too-deep = lists are nested too deep here
box-provenance = `{ $name }` must say where it comes from: its provenance is one of { $known }
box-date = `{ $name }` holds a date or a time; a board file holds only numbers, words and lists
box-odd-number = a number in `{ $name }` is too large, or not a number at all
box-bad-title = the title must be one line of at most { $most } characters
box-number = a whole number from { $least } to { $most }, not { $said }
box-numbers = a list of whole numbers
box-numbers-member = a list of whole numbers; member { $member } is { $said }
box-other-game = this looks like a board file of { $other }
box-unknown = there is no value called “{ $name }”; the values: { $known }
box-tables = tables headed [[{ $name }]]

# What went wrong, for whoever uses the command line.
problem-or = { " or " }
problem-range = { $low } to { $high }
problem-each = { $choices }, for all or one for each seat
problem-no-language = the language '{ $language }' is not there; there are { $languages }.
problem-no-game = there is no game '{ $name }' here; the games: { $games }.
problem-no-option = { $game } has no option '{ $name }'; its options: { $names }.
problem-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
problem-bad-option =
    the option { $name } is { $allowed }{ $where ->
        [any] { "" }
       *[other] { " " }with { $where } players
    }, not '{ $value }'.
problem-option-by-seat = the option { $name } is one word for all or one for each of { $seats } seats.
problem-option-form = an option is given as NAME=VALUE, not as '{ $given }'.
problem-no-article = the rules of { $game } have no article '{ $article }'; the articles: { $articles }, the rulings: { $rulings }, the options: { $options }.
problem-no-hints = { $game } gives no hints yet; the level here is { $level }.
problem-no-bot = there is no bot '{ $name }'; the levels: { $levels }, or a file: my_bot.py:MyBot.
problem-no-playouts = a move is thought through by one playout at least, not by { $playouts }.
problem-no-order = nothing can be ordered in advance at { $step }.
problem-no-condition = there is no condition { $condition } with such numbers here.
problem-order-too-far = one can look { $most } decisions ahead at most, from the first to the last.
problem-too-many-orders = a seat can have { $most } orders at most.
problem-no-hint-unasked = a hint is for whoever is asked something; here nobody asks this seat.
problem-no-hint-live = there is no hint while everybody acts at once.
problem-no-hint-agreed = at this table no hints were agreed on: with several people, play with --hints.
problem-analyse-unfinished = what can be analysed is a game that is over; this one is not.
problem-plot-kind = the picture { $file } must end in .svg, .png or .pdf.
problem-plot-needs = drawing needs matplotlib, which comes with `pip install 'ludotheque[plot]'`.
problem-no-bot-file = there is no file { $file } to take the bot { $kind } from.
problem-bot-not-run = { $file } cannot be run: { $why }.
problem-no-bot-class = { $file } has no class { $kind } that is a ludotheque.Bot.
problem-bot-not-made = { $bot } cannot be made: { $why }.
problem-bot-illegal = the bot { $bot } answered '{ $text }', and that is none of its legal moves: choose must return one of perspective.legal.
problem-bot-failed = the bot { $bot } failed: { $why }.
problem-bot-missing = a bot is missing between the commas of '{ $given }'.
problem-too-many-bots = there are { $bots } bots for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
problem-too-many-humans = { $people } humans do not fit on { $seats } seats.
problem-seat-or-humans = either --seat says who sits where, or --humans and --bots do; not both.
problem-seat-count = there are { $seats } seats, but --seat is given { $given } times.
problem-tournament-kinds = a tournament is between two or more kinds of bots, each named once.
problem-process-died = one of the processes died: a bot may have ended it.
problem-which-game = say which game to play: { $games }.
problem-position-options = a position holds its options: --option and --even do not go with --position.
problem-position-seats = the position is one for { $seats } seats, not for { $players }.
problem-position-shape = this is no position of { $game }: a part of it has the wrong shape.
problem-position-no-seat = there is no seat { $seat } in this position; its seats: 1 to { $seats }.
problem-position-large = in this position a number is too large to be shown.
problem-position-no-json = this is no position: a position is one line of JSON.
problem-position-no-fields = this is no position: it holds no fields.
problem-position-no-game = this is no position: it does not say that it is one of '{ $game }'.
problem-position-other-game = this is a position of '{ $other }', not of '{ $game }'.
problem-position-rules = this position follows version { $version } of the rules; here is version { $here }.
problem-position-no-setup = this position does not say its seats and options.
problem-position-setup = in this position { $why }
problem-position-board = this position was played on the board '{ $board }', and here lies '{ $here }'.
problem-position-step = in this position the step '{ $step }' is unknown.
problem-position-field-missing = in this position the field '{ $field }' is missing.
problem-position-field-unknown = in this position the field '{ $field }' is unknown.
problem-position-field-shape = in this position '{ $field }' is not { $shape ->
    [number] a number
    [numbers] a list of numbers
    [rows] a list of lists of numbers
   *[window] a window
}.
problem-position-fault = in this position { $why }
problem-resume-only = a saved game goes on at the table where it stood: with --resume only --save, --log and --lang can be given.
problem-resume-other = { $file } holds a game of { $game }, not of { $wanted }.
problem-saved-file = the file { $file }: { $why }
problem-saved-checksum = this is no saved game, or one that was altered: its checksum does not fit.
problem-saved-stuck = the saved game cannot go on: { $why }
problem-saved-unfinished = { $file } is a saved game; what can be verified is the log of a finished one. It goes on with: { $command }
problem-server-needs = the server needs { $module }, which comes with the extra `server`: install the wheel as 'FILE.whl[server]'.
problem-server-start = the server cannot start: { $why }.
problem-bots-need-database = bots think here for servers that share a database: name it with --database postgresql://….
problem-file-no-text =
    the { $what ->
        [log] log
        [saved] saved game
       *[file] file
    } { $file } is no text file.
problem-file-unread =
    the { $what ->
        [log] log
        [saved] saved game
       *[file] file
    } { $file } cannot be read: { $why }.
problem-file-unwritten =
    the { $what ->
        [log] log
        [saved] saved game
       *[file] file
    } { $file } cannot be written: { $why }.
problem-file-folder =
    the { $what ->
        [log] log
        [saved] saved game
       *[file] file
    } { $file } cannot be written: it is a folder.
problem-file-nowhere =
    the { $what ->
        [log] log
        [saved] saved game
       *[file] file
    } { $file } cannot be written: there is no such folder.
problem-reason-missing = No such file or directory
problem-reason-folder = it is a folder
problem-reason-denied = Permission denied
problem-file-other =
    the { $what ->
        [log] log
        [saved] saved game
       *[file] file
    } { $file } is there already and is something else: name another.
problem-file-no-home = there is no home to find the file { $file } in.
problem-no-log = this is no log of a game.
problem-log-empty = this is no log of a game: it is empty.
problem-log-cut =
    { $entry ->
        [head] the head
       *[other] entry { $entry }
    } is cut off or is no JSON.
problem-log-checksum =
    { $entry ->
        [head] the head
       *[other] entry { $entry }
    } was tampered with: its checksum does not fit.
problem-log-format = this log has format { $format }, not { $here }.
problem-log-goes-on =
    the log goes on after its end, with { $entry ->
        [head] the head
       *[other] entry { $entry }
    }.
problem-log-no-entry =
    { $entry ->
        [head] the head
       *[other] entry { $entry }
    } is no entry of a log.
problem-log-no-result = the log is cut off after entry { $entry }: the game has no result, and the secret of its luck is not shown.
problem-log-file-cut = the log { $file } is cut off after entry { $entry }: the game has no result.
problem-log-file-not-sealed = the log { $file } is of a game whose luck was not sealed.
problem-log-not-sealed = this game was not played with sealed luck: there is nothing to verify.
problem-log-secret = the end was tampered with: its secret does not fit the seal at the start.
problem-log-late-word = entry { $entry } was tampered with: this word was put in later, for the seal gives every throw without it.
problem-short-seal = a seal is given by its first { $least } characters at least.
problem-other-seal = the seal of this log is { $seal }, and { $known } was shown: it is another game, or it was forged whole under another secret.
problem-log-luck = entry { $entry } was tampered with: { $why }.
problem-seal-gives = the seal gives '{ $due }', not '{ $said }'
problem-log-move = entry { $entry } was tampered with: { $why }
problem-no-move = '{ $text }' is no move of { $game }.
problem-not-asked = seat { $seat } is not asked now; to decide now: seat { $waiting } ({ $article }).
problem-clock-asked = seat { $seat } is not asked now: the clock is to decide ({ $article }).
problem-log-otherwise = entry { $entry } was tampered with: the rules give something else there.
problem-log-chance = the log is cut off after entry { $entry }: chance was to follow.
problem-log-only-head = the log is cut off after its head: chance was to follow.
problem-log-other-end = the end was tampered with: the game came to something else.
problem-log-no-end = the log is cut off: the game is over, but its end is missing.
problem-log-rules = this log follows version { $version } of the rules of { $game }, and here is version { $here }: it can be shown, not replayed.
problem-log-head = the head was tampered with: { $why }
problem-log-board = this log was played on the board { $board }, and here lies { $here }.
problem-log-no-place = this cannot come here.
problem-no-saved-match = this is no saved game, or one that was damaged.
problem-word-too-late = words are mixed into sealed luck before the first throw, not now.
problem-word-twice = seat { $seat } has given its word already.
problem-word-length = a word is 1 to { $most } printable characters.
problem-too-deep = what was given is nested too deeply to be read.
problem-our-mistake = this is a mistake of ours ({ $what }); set { $variable }=1 to see where.
problem-value-missing = the option { $option } wants a value after it
problem-value-unwanted = the option { $option } takes no value
problem-no-such-argument = there is no option { $option } here
problem-no-such-argument-alike = there is no option { $option } here, but { $alike }
problem-missing-argument = { $what } is missing
problem-bad-argument = the value of { $what } does not fit
problem-argument-whole = the value of { $what } must be a whole number, not '{ $given }'
problem-argument-number = the value of { $what } must be a number, not '{ $given }'
problem-argument-least = the value of { $what } must be at least { $least }, not { $given }
problem-no-command = there is no command '{ $command }'
problem-no-command-alike = there is no command '{ $command }', but '{ $alike }'
problem-way-out = { $what }; `{ $path } --help` says more.

# The terminal.
terminal-letter-0 = R
terminal-letter-1 = B
terminal-letter-2 = Y
terminal-letter-3 = G
terminal-letter-4 = W
terminal-letter-5 = K
terminal-number = { $number }
terminal-shelf-game = GAME
terminal-shelf-players = players
terminal-shelf-bots = bots
terminal-shelf-options = options
terminal-shelf-option = OPTION
terminal-shelf-setting = NAME=VALUE
terminal-shelf-from-to = { $least } to { $most }
terminal-shelf-at = { $option } with { $seats }: { $said }
terminal-shelf-broken = cannot be opened: { $why }
terminal-shelf-play = Play one:
terminal-shelf-play-option = with an option:
terminal-shelf-its-options = its options:
terminal-shelf-rules = Read its rules:
terminal-shelf-levels = How strong the bots are:
terminal-shelf-board = its board file:
terminal-options-option = option
terminal-options-with = with { $seats } players
terminal-options-usual = usual
terminal-options-means = What one means:
terminal-options-nothing-even = Even chances with { $seats } players: as it is.
terminal-even-set = Even chances: { $settings }.
terminal-even-nothing = Even chances: with { $seats } players there is nothing to set.
terminal-verify-whole = { $file } holds a whole game of { $game }: its { $entries } entries follow the rules, and the seal gives all { $outcomes } outcomes of chance in it.
terminal-verify-unsealed = { $file } holds a whole game of { $game }: its { $entries } entries follow the rules, but its luck was not sealed, so nobody can say whether the throws were honest.
terminal-verify-result = Winners: { $winners }; scores by seat: { $scores }.
terminal-verify-seal = Seal: { $seal }
terminal-verify-same = It is the one that was shown before the first throw.
terminal-verify-compare = Compare it with the one that was shown before the first throw, or let --seal do that: whoever forges a whole game forges it under another seal.
terminal-list-and = { $first } and { $last }
terminal-small-board = “{ $board }” draws the whole board.
terminal-told-above = What came before stands above it.
terminal-type-help = “help” shows what else can be typed
terminal-person = a person at this keyboard
terminal-bot = { $who }, a bot ({ $bot })
terminal-file = The file { $file }
terminal-seal = The luck of this game is sealed:
terminal-word = { $seat }, a word to mix into the luck (Enter for none):
terminal-word-help = Nobody can know the throws in advance, not even this table, if each player adds a word: any word will do, or Enter for none. “{ $quit }” leaves the table.
terminal-secret = The secret behind the seal:
terminal-hand-over = The screen is for { $seat } now. Press Enter when nobody else is looking.
terminal-gave-word = { $seat } mixes in the word “{ $word }”.
terminal-times = { $what }, { $count ->
    [2] twice
   *[other] { $count } times
}.
terminal-took-back = { $seat } takes the last move back.
terminal-took-over = A bot plays on for { $seat }.
terminal-resigned = { $seat } resigns: { $winner } has won.
terminal-came-back = { $seat } is back; the bot gets up.
terminal-folded = { $verb } …: { $count } ways, such as “{ $example }”; “{ $all }” lists them all.
terminal-folded-short = { $verb } …: { $count } ways; “{ $all }” lists them.
terminal-quoted = “{ $text }”
terminal-which-of-them = “{ $word }” alone can mean { $count } moves here: { $lines } Type the one you mean.
terminal-no-number = No move has the number { $number } here. Choose by letter, or type the move itself: “{ $example }”.
terminal-no-number-typed = No move has the number { $number } here. Type the whole move: “{ $example }”.
terminal-no-letter = No move has the letter { $letter } here: { $last ->
    [a] there is only a.
   *[other] they go from a to { $last }.
}
terminal-letter-unshown = Letter { $letter } has not been shown here: type the move itself, or “moves” to see all your moves with their letters.
terminal-no-such-line = “{ $line }” is not a move. This is how it is written: { $lines }.
terminal-meant = “{ $line }” means nothing here. Did you mean “{ $near }”?
terminal-not-now = “{ $line }” cannot be done now. This can: { $lines }.
terminal-no-such-moves = None of your moves has “{ $word }” in it.
terminal-think-twice = Say it again to do it all the same.
terminal-no-move = That is neither a move of { $game } nor a command: type “help” to see what can be typed.
terminal-no-undo-nothing = Nothing can be taken back: since the last throw or draw nobody has moved.
terminal-no-undo-final = The last move is final: it cannot be taken back.
terminal-no-undo-learnt = That cannot be taken back: somebody has learnt something from it.
terminal-stale = That question is no longer open: the answer came too late.
terminal-too-late = Too late, and not done: { $lines }.
terminal-not-asked = { $seat } is not asked now. To decide now: { $asked }.
terminal-allowed = Yes, you may do that now.
terminal-why-what = Why what? Name a move: “why a”, or “why { $example }”.
terminal-why-what-typed = Why what? Name a move: “why { $example }”.
terminal-look-nothing = There is nothing here by the name of “{ $what }”; “look” alone says what can be looked at.
terminal-no-look = { $game } has nothing more to show than its board.
terminal-rules-how = Read one with “rules” and its code.
terminal-position-hidden = The position would show what others hold. “save FILE” keeps the game without showing it.
terminal-save-where = Save where? Name a file: “save my-game.json”.
terminal-saved = The game is kept in { $file }.
terminal-keep-first = Leave without keeping the game: Enter. Keep it: “{ $save } FILE”. Play on: “{ $back }”:
terminal-keep-how = Here three things can be typed: “{ $save } evening.json”, or another file, keeps the game; “{ $back }” goes back to the table; Enter alone leaves, and the game is gone.
terminal-keep-back = back | return
terminal-not-saved = This game was not kept. Next time: “save FILE” at the prompt, or --save FILE from the start.
terminal-agree = { $seat } made the last move. Do all agree to take it back (y/n)?
terminal-as-who = Say who, then the move: “as { $colour } …”.
terminal-as-nobody = Nobody else plays at this keyboard.
terminal-as-bot = { $seat } is played by a bot.
terminal-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win.
}
terminal-log-where = The log of this game: “{ $save } FILE” keeps it, Enter leaves:
terminal-log-how = To keep the log, type “{ $save }” and the name of a file: “{ $save } evening.log”. Enter leaves without it.
terminal-log-written = The log is in { $file }.
terminal-over = The game is over.
terminal-analysing = Playing it on…
terminal-plot-written = The picture is in { $file }.
terminal-chance = Chance answers next.
terminal-help-answer = Answer with a letter, or with the move itself:
terminal-help-answer-typed = Answer with the move itself:
terminal-help-later = At other moments:
terminal-help-table = To the table you can say:
terminal-help-moves = moves [WORD] · all your moves and what they would do, or those with that word
terminal-help-hint = hint · what the machine would do in your place, and what it leads to
terminal-help-why = why MOVE · whether a move is allowed, and the rule that says so
terminal-help-look = look [WHAT] · what the game tells of something on its board
terminal-help-looks = the same as “look { $word }”
terminal-help-undo = undo · take the last move back
terminal-also-undo = back | takeback
terminal-help-rules = rules [ARTICLE] · the articles of the rule book, or one of them
terminal-help-board = board · draw the board again
terminal-help-log = log · all that has happened so far
terminal-help-position = position · the position in one line of text
terminal-help-as = as WHO MOVE · somebody else here who is asked too answers first
terminal-help-save = save FILE · keep the game, to go on later with play --resume FILE
terminal-help-help = help · this list
terminal-help-quit = quit · leave the table

# Calls: what emails and browsers say when a table waits for somebody. Nothing secret stands here.
call-turn = { $title }: it is your turn
call-turn-with = { $count ->
    [0] { $title }: it is your turn.
   *[other] { $title } with { $names }: it is your turn.
}
call-short = { $title }: your time is running short
call-short-with = { $count ->
    [0] { $title }: your time runs out on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
   *[other] { $title } with { $names }: your time runs out on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
}
call-start = { $title }: the game begins
call-start-with = { $count ->
    [0] { $title }: the game has begun.
   *[other] { $title } with { $names }: the game has begun.
}
call-end = { $title }: the game is over
call-end-with = { $count ->
    [0] { $title }: the game is over.
   *[other] { $title } with { $names }: the game is over.
}
call-invited = { $title }: { $by } invites you
call-invited-with = { $title }: { $by } invites you to a table.
call-many = { $count } tables call you
call-foot =
    You asked for these emails at { $site }.
    No more emails: { $off }
    For what and when you are called: { $settings }
letter-confirm-subject = Is this your address?
letter-confirm =
    Somebody asked { $site } to write to this address when a table waits for them.

    If that was you, open this link within a day:
    { $link }

    If it was not, there is nothing to do: nothing else will be sent here.
letter-sign-in-subject = Your link to sign in
letter-sign-in =
    With this link you are known again at { $site }:
    { $link }

    Whoever opens it plays in your name: give it to nobody. If you did not ask for it, there is nothing to do.

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
# What was played, and ratings
page-history = My games
page-no-history = You have not finished a game yet.
page-by-game = By game
page-with-whom = With whom
page-finished-games = Finished games
page-all-games = Show all { $count } games
page-so-many-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-games-won = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}, { $wins } won
page-with-players = With { $count } players
page-won-of = won { $wins } of { $games } ({ $share }%)
page-openings = Favourite openings
page-history-won = Won
page-history-lost = Lost
page-history-left = Left
page-has-left = left
page-somebody = Somebody
page-shown-to = Who may see what I have played?
page-shown-to-nobody = Nobody
page-shown-to-played = People who have played with me
page-shown-to-everybody = Everybody
page-shown-to-about = They see how many games you have played and won, your openings and your ratings, also in the lists of ratings and at open tables; nobody else’s name.
page-my-page = My page, as others see it
page-this-is-you = This is you.
page-nothing-played = Nothing played yet.
page-rated = Rated
page-rated-about = The result counts for everybody’s rating, if all agree before the start. No hints, undo only by agreement; whoever leaves has lost.
page-rated-short = rated
page-rated-waits = To be rated, if they agree: { $names }
page-rated-agreed = All agree: this game is rated.
page-rated-no = Not rated
page-rated-agree = I agree that this game is rated
page-rated-to-come = whoever still sits down
page-rated-asked = This game is to be rated, and it waits for your agreement.
page-rated-answer = Read and answer
page-ratings = Ratings
page-ratings-of = { $game }: ratings
page-ratings-about = Whoever is more surely the better player stands higher. The true strength lies within the range in nineteen cases out of twenty; every rated game makes it narrower. People are listed only if they allow it.
page-rating = { $rating } ± { $give }
page-rated-games = { $count ->
    [0] no rated game yet
    [one] 1 rated game
   *[other] { $count } rated games
}
page-to-box = To { $game }

page-my-tables = My tables
page-mine-waiting = Your turn: somebody is waiting
page-mine-bots = Your turn, whenever you like
page-mine-late = Your time ran out: a bot sits in for you
page-mine-others = Others to move
# How one is called.
page-calls = When a table waits for you
page-account-calls = When a table waits for you
page-calls-open = When a table waits for you…
page-calls-mail = Email
page-calls-address = Your email address
page-calls-address-is = Emails go to { $address }.
page-calls-ask = Send an email to confirm it
page-calls-asked = An email went to { $address }: open the link in it within a day. Until then nothing else is sent there.
page-calls-drop = Remove
page-calls-browser = This device
page-calls-here = Show a notice on this device, even while no page is open
page-calls-why-insecure = This device can be called only where the page is reached by https.
page-calls-why-unable = This browser cannot be called. On an iPhone or iPad, put the page on the home screen first.
page-calls-why-denied = This browser was told to show no notices from here; its settings for this page change that.
page-calls-what = For what
page-calls-by-mail = Email
page-calls-by-browser = Device
page-calls-kind-turn = It is my turn
page-calls-kind-short = My time is running short
page-calls-kind-start = A game begins
page-calls-kind-end = A game is over
page-calls-kind-invited = Somebody invites me
page-calls-how = You are called a minute or two later, if it still holds, once for several tables, and never while you look at that table. What happened in a game is not in it.
page-calls-quiet = Quiet hours
page-calls-quiet-on = Do not call me at night
page-calls-from = from
page-calls-till = till
page-calls-zone = By the clocks of { $zone }.
page-calls-holidays = Holidays
page-calls-holidays-how = On these days nobody calls you, and at tables by turns your time waits, as many days as the table allows.
page-calls-first-day = First day
page-calls-last-day = Last day
page-calls-add = Add
page-calls-span = { $first } to { $last }
page-holiday = Days of holiday in a game, for each person
page-holiday-days = { $days ->
    [0] none
   *[other] { $days } days
}
page-calls-confirm = Is this your address?
page-calls-confirm-how = Confirm that emails may be sent to you when a table waits.
page-calls-confirm-do = Yes, this is my address
page-calls-confirmed = From now on emails go to { $address }.
page-calls-choose = Choose for what
page-calls-off = No more emails
page-calls-off-how = Should no more emails about tables go to { $address }?
page-calls-off-do = Send no more emails
page-calls-off-done = No more emails about tables are sent to this address.
page-no-tables = You sit at no table just now.
page-all-tables = Show all { $count } tables
page-tables-wait = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
page-table-rests = resting
page-waits-for = waiting for { $names }
page-due-in = { $left } left
page-asked-since = asked { $ago }
page-last-change = last change { $ago }
page-new-entries = { $count ->
    [one] one thing has happened since you looked
   *[other] { $count } things have happened since you looked
}
page-open-tables = Open tables
page-no-open-tables = No table is looking for players just now. Open one!
# Finding each other: who waits, who is invited, who is blocked.
page-problem-too-many-blocked = You have blocked { $most } people already. Unblock somebody first.
page-problem-blocked-here = Somebody whom you have blocked sits at this table.
page-problem-no-seat-here = You cannot sit down at this table.
page-problem-takes-no-invitations = { $whose } does not take invitations.
page-problem-sits-already = { $whose } sits at this table already.
page-problem-enough-invitations = You have sent { $most } invitations within a day. Send the link of the table instead.
page-problem-no-such-invitation = This invitation does not hold any more.
page-play-now = Play with somebody now
page-play-now-about = We look for somebody who wants to play now, and offer you bots meanwhile.
page-any-game = Any game
page-any-number = any
page-with-bots-too = Two people are enough; bots take the other seats
page-look-for-somebody = Look for somebody
page-looking = Looking for somebody to play { $game } with…
page-looking-any = Looking for somebody to play with…
page-others-look = { $count ->
    [0] Nobody else is looking just now.
    [one] One other person is looking, too.
   *[other] { $count } other people are looking, too.
}
page-bots-meanwhile = Play bots meanwhile
page-stop-looking = Stop looking
page-somebody-found = Somebody is there to play with you!
page-to-the-table = To the table
page-invites-you = { $name } invites you to { $game }
page-invitation-about = { $pace ->
    [turns] by turns, { $seats } players
   *[live] now, { $seats } players
}
page-accept = Sit down
page-decline = No, thank you
page-invite-short = Invite
page-all-people = Show all { $count } people
page-account-others = Other people
page-decline-and-block = No, and block { $name }
page-invite-people = Invite people you have played with
page-invite-person = Invite { $name }
page-withdraw-invitation = Take the invitation to { $name } back
page-played-together = { $count ->
    [one] once together, { $game }, { $ago }
   *[other] { $count } times together, last { $game }, { $ago }
}
page-invited-open = invited
page-invited-accepted = has accepted
page-invited-declined = has declined
page-invited-withdrawn = invitation taken back
page-invited-expired = invitation expired
page-block-person = Block { $name }
page-unblock-person = Unblock { $name }
page-block-more = Whoever you block is never seated with you, cannot invite you, and you do not read them. They are not told.
page-person-blocked = blocked
page-blocked = Blocked people
page-nobody-blocked = You have blocked nobody.
page-take-invitations = Take invitations from people I have played with
page-table-language = Language at the table
page-table-language-none = not said
page-filter-game = Game
page-filter-pace = Pace
page-filter-language = Language
page-filter-all = all
page-filter-none = No open table is like that just now.
page-level-of-bots = bots: { $levels }
page-strengths = strength: { $ratings }
page-strength-of = { $name } { $rating }
page-next-table = Next table
page-next-table-of = Next table: { $game }
page-what-happened = What happened?
page-what-happened-at = What happened at { $game }?
page-replay-a-log = Watch a game from its log
page-footer = Everything is played right here: no account is needed, and there is no advertising.
page-puzzle = Puzzle
page-puzzle-today = Puzzle of the day
page-puzzle-about = One move is clearly the best here, and it is not the obvious one. Will you find it?
page-puzzle-of = Puzzle: { $game }
page-puzzle-you = You are { $name }, one of { $seats }. Find the best move.
page-puzzle-new = New to this game?
page-puzzle-answer = That is my answer
page-puzzle-right = Right, that is the best move!
page-puzzle-wrong = No: the best move is “{ $move }”.
page-puzzle-best = Best
page-puzzle-obvious = Without thinking ahead
page-puzzle-yours = Yours
page-puzzle-behind = Your move fell behind at a first look.
page-puzzle-how = Found in a game between bots. Each of these moves was played on { $count } times, to the end of the game, from what this seat knows and no more.
page-puzzle-ahead = Ahead of everybody in { $ahead } of { $continuations } continuations.
page-puzzle-average = At the end { $score } on average, the best of the others { $other }.
page-puzzle-why = What the best move brings on average, set against “{ $move }”:
page-puzzle-why-often = On average “{ $move }” ends no worse; but what the best move leads to is enough more often.
page-puzzle-why-own = { $source }: { $more } for you
page-puzzle-why-other = { $source }: { $more } for the best of the others
page-puzzle-why-not = Set against “{ $move }”, the best move brings no more from any single source: many small things add up, or the same score is enough more often.
page-puzzle-number = Puzzle { $place } of { $count }
page-puzzle-others = Other puzzles: { $game }
page-puzzle-previous = Puzzle before this one
page-puzzle-next = Puzzle after this one
page-puzzle-another = Another puzzle
page-play-bots = Play against bots
page-play-friends = Play with friends
page-again = Play again
page-choose-bots = Choose other opponents
page-bots-at = { $game }: against bots
page-so-many-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
page-own-options = options
page-opponents = Opponents
page-not-yet = Not playable yet
page-not-yet-more = The box is on the shelf, but its rules are not there yet, so it cannot be played here.
page-fact-players = { $players } players
page-fact-minutes = { $minutes } min
page-fact-age = age { $age } and up
page-weight-1 = very easy
page-weight-2 = easy
page-weight-3 = medium
page-weight-4 = demanding
page-weight-5 = expert
page-your-turn = Your turn
page-bot-sits-in = A bot sits in for you
page-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
page-table-gathering = gathering
page-table-running = being played
page-table-over = finished
page-lost = There is nothing here
# My account
page-account = My account
page-account-guest = You are a guest in this browser. You can play everything without an account.
page-account-known = You are known here as { $name }.
page-account-me = How others see me
page-account-name-own = No guest at your table can take this name, and no other account one that looks like it.
page-account-save = Save
page-account-saved = Saved.
page-account-ways-in = Keeping who I am
page-account-why = With a passkey you stay who you are, on this device and on others: your seats, your games and your name. There is no password; your device asks for your finger, your face or its code.
page-account-keep = Keep who I am with a passkey
page-account-add = Add another passkey
page-account-passkey = Passkey
page-account-passkey-name = Name of the passkey
page-account-passkey-made = Made { $when } for { $site }.
page-account-passkey-used = Last used { $when }.
page-account-rename = Rename { $name }
page-account-remove = Remove { $name }
page-account-no-passkey-https = Browsers make passkeys only where the page comes by https. Ask whoever runs this server to offer that.
page-account-no-passkey-number = Browsers make no passkeys for an address that is a number. Reach this server by its name, with https, or as localhost.
page-account-no-passkey-browser = This browser is too old to make passkeys.
page-account-codes = Your recovery codes
page-account-codes-once = Each one lets you in once, where you have no passkey at hand. They are shown only now: write them down or save them.
page-account-codes-save = Save as a file
page-account-codes-kept = I have kept them
page-account-codes-left = { $count ->
    [0] No recovery codes are left.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
page-account-codes-new = Make new recovery codes
page-account-sign-in = I have an account
page-account-sign-in-about = { $count ->
    [0] Sign in, and this browser is yours, too.
    [one] Sign in, and this browser is yours, too. The table you are at as a guest comes along.
   *[other] Sign in, and this browser is yours, too. The { $count } tables you are at as a guest come along.
}
page-account-with-passkey = Sign in with a passkey
page-account-code = Recovery code
page-account-with-code = Sign in with this code
page-account-address = Your confirmed email address
page-account-with-link = Send me a link to sign in
page-account-link-sent = If an account has confirmed this address, a link is on its way. It works once, for 15 minutes.
page-account-link-title = Sign in by a link
page-account-link-about = With this link this browser signs in as { $name }, and what was played here without an account goes along. If that is not you, close this page.
page-account-link-enter = Sign in here
page-account-devices = Where I am signed in
page-account-device = A browser
page-account-device-this = this one
page-account-device-seen = Last seen { $when }.
page-account-sign-off = Sign off
page-account-sign-off-elsewhere = Sign off everywhere else
page-account-sign-off-everywhere = Sign off everywhere
page-account-data = Everything about me
page-account-data-about = What is kept about you is little: your name and look, where you sit, what you said, and how you come back.
page-account-export = Save it as a file
page-account-erase = Erase everything about me
page-account-erase-about = { $count ->
    [0] Your name, what you said and every way back are removed, for good.
    [one] Your name, what you said and every way back are removed, for good. At one table somebody sits in your place, and where a game is on a bot plays for you.
   *[other] Your name, what you said and every way back are removed, for good. At { $count } tables somebody sits in your place, and where a game is on a bot plays for you.
}
page-account-erase-yes = Erase it for good
page-account-erase-no = Keep it
page-problem-no-passkey = No passkey was given. Nothing was changed.
page-settings = Settings
page-settings-kept = These choices stay on this device.
page-language = Language
page-theme = Light
page-theme-system = same as the device
page-theme-light = day
page-theme-dark = night
page-speed = Speed of the telling
page-speed-calm = calm
page-speed-normal = normal
page-speed-quick = quick
page-speed-once = at once
page-motion = Motion
page-motion-system = same as the device
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
page-level-random = anything goes
page-level-novice = learning
page-level-regular = plays along
page-level-expert = plays to win
page-level-random-about = Any move that the rules allow.
page-level-novice-about = Goes by simple rules of thumb: good for a first game.
page-level-regular-about = Weighs every move: a real opponent.
page-level-expert-about = Thinks ahead: hard to beat.
page-level-wins = { $others ->
    [one] Against one “{ $level }” bot it wins { $wins } of 100 games.
   *[other] Against { $others } “{ $level }” bots it wins { $wins } of 100 games; { $even } would be even.
}
page-level-loses = { $others ->
    [one] A “{ $level }” bot wins { $wins } of 100 games against it.
   *[other] Against { $others } bots of this strength, a “{ $level }” bot wins { $wins } of 100 games; { $even } would be even.
}
page-level-of = How strong { $name } is
page-options = Options of the table
page-even = Even chances
page-even-about = Sets the options so that it does not matter who begins. Otherwise the table plays as the rule sheet says.
page-option-now = { $option }: { $setting }
page-options-reset = With { $count } players other options are set: { $options }.
page-own-box = The values of your own box
page-own-box-how = You have the game at home? Play with what its board shows: open a board file here, or paste its text. The list of values further down writes one for you.
page-board-file = Board file
page-board-text = Text of the board file
page-board-check = Look through it
page-board-bad = { $count ->
    [one] One thing in this board file has to be mended:
   *[other] { $count } things in this board file have to be mended:
}
page-board-below = One of the values further down has to be mended.
page-board-good = The new table plays with the values of this file.
page-board-good-of = The new table plays with these values: “{ $title }”.
page-board-save = Save the board file
page-board-drop = Back to the game’s own values
page-values = Where the values come from
page-values-how = Some of what the printed board shows is not stated in the rule sheet. Here is each such value with its source. If you have the game at home, have a look: “My box says otherwise” changes a value and writes a board file to keep and to play with.
page-values-show = Values that the sheet does not state
page-values-play = Play now with these values
page-provenance-stated = stated by the rule sheet
page-provenance-reported = reported by people who know the game
page-provenance-inferred = inferred: nothing else fits the sheet’s examples
page-provenance-reconstructed = reconstructed by us
page-provenance-box = read off a real box
page-box-otherwise = My box says otherwise
page-box-instead = What your box shows
page-box-change = Change it
page-box-of = The box of { $name }
page-owners-box = This table plays with the values of an owner’s box.
page-owners-box-of = This table plays with an owner’s values: “{ $title }”.
page-owners-box-short = an owner’s box
page-owners-box-values = Which values?
page-practice = Practice room
page-guide = Guided first game
page-guide-of = First game of { $game }
page-guide-step = Step { $step } of { $steps }
page-guide-on = Go on
page-guide-again = Start again
page-guide-points = Pointed out on the board: { $what }
page-guide-pointed = The guide speaks of this.
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
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
page-start-with-more-bots = { $count ->
    [one] Start with 1 more bot
   *[other] Start with { $count } more bots
}
page-wait-for-host = { $name } starts the game when everybody is here.
page-sit-down = Sit down
page-sit = Sit down
page-name = Your name
page-look = Name, colour and shape
page-look-of = Change how { $name } is seen
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
page-invite-how = Pass this link on, or let somebody photograph the code: whoever opens it can sit down.
page-invite-text = A game of { $game }? The table is laid.
page-watch-text = A game of { $game } is on. Come and watch!
page-link = Link
page-qr = The link, as a code to photograph
page-copy = Copy
page-copied = Copied
page-share = Share
page-agreed = What is agreed
page-hint = Hint
page-hint-title = What the machine would do
page-hint-thinking = The machine is thinking…
page-hints = Hints
page-hints-about = People may ask the machine what it would do. Against bots alone one always may.
page-analysis = Where was it won?
page-analysis-about = The machine plays the game on from every place, and says what decided it.
page-analysis-progress = { $percent }% worked out…
page-analysis-failed = That could not be worked out.
page-analysis-curve = Everybody’s chances to win, from the first move to the last
page-analysis-gains = What gave whom their chances, in points of a hundred
page-analysis-how-sure = Each place was played on { $playouts } times: a chance may be off by { $off } points, up or down.
page-analysis-luck-gave = Chance gave { $seat } { $change }.
page-analysis-luck-took = Chance took { $change } from { $seat }.
page-analysis-gave-up = { $seat } resigned with { $change } left.
page-analysis-slip = { $seat } chose: { $played } Better: { $better } It won { $ahead_better } of { $continuations } continuations instead of { $ahead }.
page-analysis-show = Show it on the board
page-analysis-picture = Picture of it
page-analysis-not-kept = Where a game was won takes minutes to work out and is kept with its table here; a log that was brought has none. On your own computer do: { $command }
page-pace = Pace
page-pace-live = Live, all at the table
page-pace-turns = By turns, over days
page-pace-whole = { $kind }: { $pace }
page-pace-free = everybody takes their time
page-pace-answer = { $time } for each answer
page-pace-bank = { $time } for the whole game, and { $more } seconds more for each answer
page-late = When somebody’s time runs out
page-late-default = the usual move is made for them
page-late-bot = a bot takes the seat until they are back
page-time = { $unit ->
    [days] { $count ->
        [1] a day
       *[other] { $count } days
    }
    [hours] { $count ->
        [1] an hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [1] a minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } seconds
}
page-left-days = { $days } d { $hours } h
page-left-hours = { $hours } h { $minutes }
page-propose = Propose it
page-propose-pause = Propose a pause
page-propose-go-on = Go on?
page-propose-pace = Propose another pace
page-propose-replace = Let a bot replace { $name } for good
page-proposed-pause = { $name } proposes a pause.
page-proposed-go-on = { $name } would like to go on.
page-proposed-pace = { $name } proposes another pace: { $pace }.
page-proposed-replace = { $name } proposes that a bot replaces { $whom } for good.
page-you-were-late = Your time ran out: a bot sits in for you until you are back.
page-paused = The table rests, and nobody’s time runs.
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
    [one] We are waiting for { $names }.
   *[other] We are waiting for { $names }.
}
page-waiting-for-away = { $count ->
    [one] We are waiting for { $names }, who is away just now.
   *[other] We are waiting for { $names }, who are away just now.
}
page-once-more = { $count ->
    [one] And once more.
   *[other] And { $count } times more.
}
page-sending = Noted…
page-sending-later = There is no connection just now: your move is kept and sent as soon as there is one.
page-skip = Skip
page-commit = Play this
page-put-back = Put back
page-preview-how = Confirm to play it, Escape to put it back.
page-undo = Take it back
page-ask-undo = Ask to take it back
page-undo-asked = { $name } would like to take the last move back.
page-ahead = Answer in advance
page-ahead-why = What you say here is played for you as soon as you are asked, if it is legal then. Nobody else can see it.
page-ahead-none = You have said nothing in advance.
page-ahead-given = What is played for me
page-ahead-more = One more
page-ahead-step = When
page-ahead-move = What
page-ahead-if = On condition
page-ahead-for = For which time
page-ahead-time = { $first ->
    [1] the next time
    [2] the time after next
    [3] the 3rd time from now
   *[other] the { $first }th time from now
}
page-ahead-times = the next { $last } times
page-ahead-give = Play that for me
page-ahead-take-back = Withdraw: { $order }
page-ahead-unmet = That is not so now: you are asked yourself.
page-ahead-lapsed = It could not be played: { $why }
page-ahead-nothing = Nothing can be said in advance for that yet.
ahead-if-always = whatever the others do
ahead-if-undisturbed = unless somebody does something before
page-agree = Agreed
page-disagree = No
page-withdraw = Never mind
page-since-left = { $count ->
    [one] One thing has happened since you left.
   *[other] { $count } things have happened since you left.
}
page-whole-board = The whole board
page-magnify = Larger
page-grown = Larger now: choose once more what you mean.
page-since-turn = Since your last turn
page-happened-last = What happened last
page-understood = Understood
page-nothing-changed = Nothing has changed since your last move.
page-panel = Log, rules and chat
page-panel-log = Log
page-panel-rules = Rules
page-panel-chat = Chat
page-panel-seal = Seal
page-panel-analysis = Analysis
page-news = something new
page-log-empty = Nothing has happened yet.
page-log-late = { $name } did not answer in time; this was played:
    .you = Your time was out; this was played for you:
page-log-undo = { $name } takes the last move back.
    .you = You take the last move back.
page-log-took-over = A bot plays on for { $name }.
    .you = A bot plays on for you.
page-log-resigned = { $name } resigns: { $winner } has won.
    .to-you = { $name } resigns: you have won.
    .you = You resign: { $winner } has won.
page-log-came-back = { $name } is back; the bot gets up.
    .you = You are back; the bot gets up.
page-log-move = { $name }: { $move }.
    .you = You: { $move }.
page-go-to-entry = Go to moment { $number }
page-chat-empty = Nobody has said anything yet.
page-chat-text = Say something…
page-chat-apart = from the gallery
page-chat-gallery = While the game runs, only spectators read what you say.
page-chat-without-gallery = What spectators say you will read when the game is over.
page-chat-heard = { $name } says: { $text }
page-send = Send
page-chat-new = { $count ->
    [one] A new message
   *[other] { $count } new messages
}
page-chat-people = People in the chat
page-hide-person = Hide { $name }’s chat
page-show-person = Show { $name }’s chat
page-hide-more = Hiding is for you alone, at every table; nobody is told.
page-lines-hidden = { $count ->
    [one] One line is hidden.
   *[other] { $count } lines are hidden.
}
page-mute-person = Mute { $name }
page-unmute-person = Let { $name } back in
page-remove-person = Remove { $name }
page-remove-from-seat = { $name } loses the seat, cannot sit down here again and says nothing more. What { $name } said is gone, for everybody.
page-remove-from-chat = { $name } says nothing more here, and what { $name } said is gone, for everybody. The seat stays theirs.
page-person-unnamed = Somebody
page-person-hidden = hidden for you
page-person-muted = muted
page-person-removed = removed
page-nobody-else = Nobody else sits here or has said anything.
page-report = Report this table
page-report-more = Whoever runs this server reads it, with the last lines of the chat. Nobody at the table is told.
page-report-about = Who is it about?
page-report-table = The table as a whole
page-report-text = What happened?
page-report-send = Send the report
page-report-sent = Your report was sent.
page-spectators = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
page-line-opening = Sitting down…
page-line-live = Connected
page-line-polling = Connected, in small steps
page-line-lost = Connection lost, trying again…
page-line-closed = Not connected
page-line-off = Offline
page-line-back = The connection is back.
page-table-menu = The table
page-watch-link = Link for watching
page-watch-link-how = Whoever opens this link watches the game, without seeing any hand.
page-seat-link = Your seat on another device
page-seat-link-how = Keep this link for yourself. Opened on another device, it gives you your seat there too; anybody else who opened it would play in your place.
page-seat-of = { $name }’s seat
page-seat-of-more = This private link leads back to this seat. If it is yours, take it on this device too.
page-take-seat = I am { $name }
page-only-watch = Only watch
page-swift = In { $game }, play simple choices at once
page-swift-more = What lays something open, is final or takes several steps is still shown first.
page-resign = Resign
page-resign-more = A bot will play on in your seat. As long as the game lasts you can come back to it, by the address of this table.
page-resign-rated = This game is rated: whoever leaves it has lost it, however well the bot plays on, unless they are back before the end.
page-resign-rated-end = This game is rated: if it ends here, you have lost it. If a bot plays on for you, you have lost it, too, however well it does, unless you are back before the end.
page-resign-sure = Yes, resign
page-resign-not = Play on
page-resign-or-end = Either the game ends here and { $name } has won, or a bot plays on in your seat: then you can come back as long as the game lasts.
page-resign-end = End it: { $name } has won
page-resign-bot = Let a bot play on
page-come-back = Take your seat back: { $name }
page-leave = Leave for now
page-leave-more = Your seat stays yours: you will find it among your games.
page-over = The game is over
page-you-won = Well played!
page-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win.
}
    .you = { $count ->
        [one] You win!
       *[other] You share the win with { $names }.
    }
page-score = { $score }
page-rematch = Play again together
page-rematch-join = Join the next game
page-source-start = At the start
page-source-rest = Other
page-score-all = In all
page-curve = How it went
page-reckoning = Reckoning where it all came from…
page-sources = Where it came from
page-watch-replay = Watch it again
page-result = The result
page-share-game = Share this game
page-replay-link = Link to watch it again
page-save-picture = Save the picture
page-picture = Picture of the game: { $outcome }
page-no-picture = This browser cannot make the picture; the link works.
page-curtain = It is { $name }’s turn
page-curtain-more = Hand the device over. Open the curtain only when nobody else is looking.
page-curtain-open = I am { $name }, open it
page-curtain-undo = { $name }: take the last move back
page-curtain-never = No more curtain at this table: this game hides nothing
page-plain-seats = What everybody has
page-help = Help
page-help-choose = Choose what stands out on the board, or a button beside it: you see first what would come of it. “{ page-commit }”, or choosing it a second time, plays it.
page-help-forbidden = What is not allowed says why, and by which article of the rules.
page-help-told = The frame among the players shows whose turn it is. What happened last stands beside the question; choose it to read all since your last turn.
page-keys = Keys
page-key-moves = go to the list of moves
page-key-hint = ask for a hint
page-key-prompt = what is asked of you
page-key-board = read the board
page-key-own = read what is yours
page-key-changed = what has changed since your last move
page-key-log = go to the log
page-key-rules = open the rule of the moment
page-key-numbers = choose that move of the list
page-key-enter = show the move, then play it
page-key-escape = put back, or skip what is being shown
page-key-help = this help
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
page-seal-same = This device was shown this very seal before the end of the game, and its own word is among those mixed in.
page-seal-other = Another seal was shown on this device before the end: { $seal }. This is not the luck that was promised.
page-seal-word-lost = The seal is the one that was shown, but the word that this device mixed in is missing.
page-seal-never-shown = This device did not see the seal before the end. Ask somebody who did: only a seal that was seen in time proves anything.
page-seal-not-ours = The throws follow from the secret, but not from the seal and the words that this device knows of.
page-seal-draw = { $text }: { $way } of { $ways }
page-seal-due = (expected: { $due })
page-problem = That did not work ({ $code }).
page-problem-offline = The server does not answer. Is your connection all right?
page-problem-not-heard = A sound did not come through. The log has it: there it can be heard again.
page-problem-server = Something broke on our side. Nothing is lost: try again in a moment.
page-problem-bad-message = The server did not understand that ({ $what }).
page-problem-too-large = That is too large: { $most } bytes at most.
page-problem-too-fast = { $seconds ->
    [one] Gently! Try again in a second.
   *[other] Gently! Try again in { $seconds } seconds.
}
page-problem-too-much-work = That would take the server too long. Nothing was changed.
page-problem-too-many-connections = Too many windows are open here at once. Close one of them.
page-problem-enough-reports = You have sent { $most } reports within a day. The host of the server will read them.
page-problem-too-many-hidden = You hide the chat of { $most } people already. Show somebody’s again first.
page-problem-too-many-tables = You are the host of { $most } tables that are not over. Finish one, or leave one, before you make another.
page-problem-enough-for-today = You have made { $most } tables within a day. Come back tomorrow for more.
page-problem-bad-origin = This request comes from another site.
page-problem-banned = Whoever runs this server does not let you in any more.
# Being known: why an account, a passkey or a way in was refused
page-problem-signed-off = This browser was signed off. What you do now, you do as somebody new.
page-problem-no-account = You have no account here yet: keep who you are first.
page-problem-no-passkeys-here = Browsers make passkeys only for a name reached by https: not for this address.
page-problem-challenge-gone = That took too long, or was done already. Try again.
page-problem-bad-passkey = That was not the right answer of a passkey. Nothing was changed.
page-problem-no-such-passkey = This passkey is not known here.
page-problem-passkey-known = This passkey is kept here already.
page-problem-too-many-passkeys = You have { $most } passkeys. Remove one before you add another.
page-problem-last-way-in = That is your last way in. Add a passkey or make recovery codes first.
page-problem-bad-code = There is no such recovery code. Look at it once more.
page-problem-used-code = This recovery code was used already. Take another one.
page-problem-bad-link = This link was used already, or is too old. Ask for another one.
page-problem-no-such-device = This device is not signed in any more.
page-problem-name-kept = { $whose } is the name of somebody with an account. Take another one.
page-problem-name-mixed = The name of an account keeps to one script: letters of one could be taken for those of another.
page-problem-not-found = This address leads nowhere.
page-problem-not-allowed = It cannot be asked for in this way.
page-problem-no-such-table = This table does not exist, or no longer does. Is the link complete?
page-problem-no-such-game = There is no game “{ $game }” on this shelf.
page-problem-no-such-puzzle = There is no such puzzle here.
page-problem-no-such-language = There is no language “{ $language }” here.
page-problem-no-such-seat = There is no seat { $seat } at this table.
page-problem-no-such-seat-link = This private link leads to no seat. It may be incomplete, or no longer the right one.
page-problem-cannot-be-played = { $game } cannot be played here yet.
page-problem-bad-seat-count = It is played by { $least } to { $most }, not by { $seats }.
page-problem-no-such-option = This game has no option “{ $option }”.
page-problem-bad-option = With { $seats } players, “{ $option }” offers: { $allowed }.
page-problem-bad-board = This board file cannot be played with: line { $line }.
page-problem-no-such-level = There is no bot “{ $level }”.
page-problem-bad-name = A name is 1 to { $most } readable characters.
page-problem-name-alike = That name looks like { $whose }, who sits here already. Take another one.
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
page-problem-not-seated = You have to sit at this table for that.
page-problem-not-oneself = That is you yourself.
page-problem-nobody-to-see = There is nobody to be seen here, or they do not show what they have played.
page-problem-no-such-person = That person is not at this table any more.
page-problem-muted = The host of this table has muted you: you can read here, but not write.
page-problem-removed = The host of this table has removed you: you can watch, but not sit down here.
page-problem-not-asked = It is not for you to decide just now.
page-problem-stale = The question has changed meanwhile.
page-problem-too-late = Too late: something has happened meanwhile.
page-problem-not-a-move = “{ $move }” is not a move in this game.
page-problem-refused = The rules do not allow “{ $move }”.
page-problem-no-hint = { $reason ->
    [agreed] Hints were not agreed on at this table.
    [live] There is no hint while everybody acts at once.
   *[other] There is nothing to give a hint for: you are not asked just now.
}
page-problem-no-end = Your resigning does not end the game: others play on. A bot can take your seat.
page-problem-no-order = Nothing can be answered in advance here.
page-problem-no-condition = There is no such condition here.
page-problem-order-too-far = One can look { $most } times ahead at most.
page-problem-too-many-orders = { $most } answers in advance are enough: withdraw one first.
page-problem-bad-pace = At that pace nobody could play: by turns everybody needs an hour for an answer, at least, and a time for the whole game is a minute, at least. A game that runs live by its own rules cannot go on by turns.
page-problem-paused = The table rests: go on first.
page-problem-not-paused = The table does not rest.
page-problem-still-there = Nobody is replaced who is there, is not asked, or has had little time to answer.
page-problem-cannot-be-rated = { $reason ->
    [board] A game on an owner’s own values cannot be rated.
    [options] Rated games are played by the rulings, or with even chances: choose these options first.
    [hints] A rated game has no hints: switch the rating off first.
    [people] Where only bots play, nothing is rated.
   *[other] This game cannot be rated.
}
page-problem-other-terms = Something else is agreed by now: read it first, then agree.
page-problem-not-agreed = { $count ->
    [one] One person has not agreed yet that this game is rated.
   *[other] { $count } people have not agreed yet that this game is rated.
}
page-problem-two-seats = At a rated table, one person has one seat.
page-problem-no-undo = { $why ->
    [nothing] There is nothing to take back: since the last throw nobody has moved.
    [final] This move is final.
    [learnt] This move cannot be taken back: somebody has learnt something from it.
    [rated] In a rated game, a move is taken back only if another person agrees.
   *[other] The last move is not yours.
}
page-problem-nothing-asked = Nobody is asking to take a move back.
page-problem-nothing-proposed = No proposal is open any more.
page-problem-other-proposal = Something else is proposed by now: read it first.
page-problem-bad-address = This is not an email address.
page-problem-no-mail = This server sends no emails.
page-problem-enough-letters = Enough emails went to this address today. Look in your spam folder, or try again tomorrow.
page-problem-no-such-letter = This link does not hold any more. Ask for a new email.
page-problem-bad-quiet-hours = These are not quiet hours: they go from one time of day to another.
page-problem-bad-holiday = This is not a holiday: it goes from one day to the same or a later one, a year at most.
page-problem-no-such-zone = This time zone is not known here.
page-problem-bad-endpoint = This browser cannot be called from here: its push service is not on the open internet.
page-problem-socket-only = That only works over an open connection.
page-problem-unreadable-table = What the server keeps of this table cannot be read. It has been set aside; whoever runs the server can look after it.
page-problem-bad-log = This is not the log of a game, or it has been altered.
page-problem-rules-changed = This table follows version { $rules } of the rules, and the server holds version { $here }: it cannot go on.
bot-0 = Domino
bot-1 = Spindle
bot-2 = Skittle
bot-3 = Marble
bot-4 = Token
bot-5 = Pebble
bot-6 = Thimble
bot-7 = Bobbin
bot-8 = Button
bot-9 = Chestnut
bot-10 = Lantern
bot-11 = Cuckoo
page-coming = Soon on the shelf
page-yes = yes
page-no = no
page-problem-store-failed = The server could not write it down. Nothing is lost: try again in a moment.
page-problem-server-mistake = Something broke on our side. Nothing is lost: try again in a moment.
page-time-left = Time left:
page-about-year = about { $year }
page-hear = Hear it again
