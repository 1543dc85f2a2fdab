## Words

card = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
level = { $level ->
    [beginner] beginner
    [club] club player
    [master] master
    [random] random
   *[other] { $level }
}
level-short = { $level ->
    [beginner] beginner
    [club] club
    [master] master
    [random] random
   *[other] { $level }
}
trump = Trump: { $suit }
the-pack = the pack
the-table = the table
game-pikala = Pikala
game-pikala-about = 2–6 players. From 25 down to zero.
game-piquet = Piquet
game-piquet-about = 2 players. Declare, lead, count. Six deals.
game-piquet-norman = Norman piquet
game-piquet-norman-about = 3 players, each for themselves. Six deals.
game-spades = Spades
game-spades-about = 4 players, partners opposite. Bid, take, no bags. To 500.
game-spades-two-handed = Spades for two
game-spades-two-handed-about = 2 players. Choose your cards from the stock. To 500.
pile-stock = stock

## Why an act is not accepted

not-now = Not now.
not-your-turn = It is not your turn.
wait-turn = wait for your turn
malformed = That is not a move in this game.
kernels-missing = These bots can’t be had yet: whoever runs this server has to add them with pip install "pik[bots]".
stale = The table has moved on; choose again.
not-the-scorer = Only the scorer may do that.
not-seated = You are only watching here.
no-seat = Nobody sits there.
not-in-hand = You do not hold the { $card }.
must-follow = follow suit: { $suit }
must-trump = you have none of the led suit, play a trump: { $suit }
must-beat = you must beat the { $card }
bad-shuffle = That is not a shuffle of this pack.
bad-config = These options cannot be played: { $why }
bad-origin = This page was loaded from a different address than the table’s.
other-version = This match was played under other rules ({ $game }, version { $version }), so it cannot go on here.
damaged = The record of this match is damaged; it cannot go on.
too-fast = Too fast. Wait a moment.
too-big = That is too much at once.
try-again = That could not be saved. Trying again…
no-guest = This browser is not known yet; load the page again.
not-the-host = Only the host may do that.
already-seated = You already have a seat at this table.
seat-taken = That seat is taken.
own-seat = That is your own seat.
no-such-seat = There is no such seat.
table-full = All seats are taken.
seats-free = There are free seats.
started = A match is being played.
not-started = No match has been played yet.
in-deal = Not in the middle of a deal.
not-a-person = No person sits there.
no-question = Nobody is asking that now.
counted = The session is over and settled.
lesson-table = This table is a lesson: one person and bots.
chat-off = There is no chat at this table.
chat-length = A message can have at most { $most } characters.
no-marks = In this game the score keeps itself.
too-many-tries = Too many tries. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, then try again.
too-many-changes = That was a lot of changes. Play a deal, then go on.
no-table = There is no such table.

## Life of a table

life-sits = { $name } sits down.
life-leaves = { $name } leaves the table.
life-bot = { $name } joins, a bot: { $level ->
    [beginner] beginner
    [club] club player
    [master] master
   *[other] { $level }
}.
life-host = { $name } is the host now.
life-inherits = { $name } has been here the longest and is the host now.
life-stand-in = A bot plays for { $name }.
life-back = { $name } is back.
life-stopped = The match is stopped, unfinished.
life-lesson = This is a lesson: the first pack is chosen, one person sits here with bots.
life-counted = The session is over.

## Ready phrases of the chat

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-bye = Goodbye!

## Page: lobby

ui-title = Pik
ui-hello = Good to see you, { $name }
ui-pick-game = Pick a game
ui-play-now = Play now with bots
ui-play-now-sub = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, bots: { $level }
ui-learn = First time? Learn in one deal
ui-learn-sub = With a hint at every move
ui-seats = How many players
ui-level = Bots’ level
ui-level-about = { $level ->
    [beginner] goes by rules of thumb, and forgets
    [club] counts the cards and remembers what was said
    [master] looks through every way the cards may lie
   *[other] { $level }
}
ui-level-lacking = { $level }: not installed here
ui-language = Language
ui-theme = Colors
ui-theme-auto = same as the device
ui-theme-light = light
ui-theme-dark = dark
ui-your-name = Your name
ui-name-ask = What shall we call you at the table?
ui-name-ok = That’s me
ui-name-change = Change name
ui-recent = Recent tables
ui-lobby = To the lobby
ui-failed = That did not work. Try again.
ui-you = You
ui-seat = Seat { $number }
ui-bot = bot

## Page: table

ui-table = Table
ui-your-turn = Your turn
ask-claim = { $seat } claims the rest. Do you agree?
ask-over = Next deal?
ui-turn-now = Your turn.
ui-match-begins = A new match begins.
ui-gained = { $count ->
    [one] New card
   *[other] New cards
}: { $cards }.
ui-may = You may choose: { $choices }.
ui-may-also = Or: { $choices }.
ui-may-pick = { $how }: Enter on each card, then the up arrow and Enter.
ui-from-to = from { $first } to { $last }
ui-thinking = { $seat } is thinking
ui-waiting-many = Waiting for { $seats }
ui-waits-for-you = Waiting for you
ui-over = The match is over
ui-wait-table = One moment…
ui-hand = Your cards
ui-tray = Chosen cards
ui-we = We
ui-they = They
ui-trick = Cards on the table
ui-last-trick = Last trick
ui-played = { $seat }: { $card }
ui-playable = { $card }, playable
ui-unplayable = { $card }, not playable: { $why }
ui-breach = Against the rules
ui-breaks = { $card }, against the rules: { $why }
ui-leave-it = Go back
ui-all-the-same = Do it anyway
ui-picked = { $card }, chosen
ui-pickable = { $card }, can be chosen
ui-why-later = it is not your turn
ui-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
ui-score = score
ui-dealer = dealer
ui-dealer-mark = D
ui-turn = to act
ui-shown = { $seat } { $mine ->
    [yes] show
   *[no] shows
}: { $cards }
ui-pile = { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-trump = trump
ui-lesson = Lesson
ui-lesson-why = Why?
ui-lesson-show = Show me
ui-lesson-leave = Leave the lesson
ui-lesson-real = Play a real match
ui-sheet = Score sheet
ui-sheet-row = No.
ui-sheet-open = Open the score sheet
ui-parts = { $seat } · { $label }
ui-parts-rule = rule { $rule }
ui-account = Final account
ui-log = What happened
ui-menu = Menu
ui-rules = Rules
ui-standing = How things stand
ui-close = Close
ui-scorer = Give a penalty
ui-pick-hint = Tap cards to choose them: { $most } at most.
ui-pick-hint-exactly = Tap cards to choose them: exactly { $most }.
ui-pick-too-few = Choose { $least } or more
ui-pick-too-many = Choose at most { $most }
ui-pick-between = Choose { $least } to { $most }
ui-pick-exactly = Choose exactly { $count }
ui-place = Place
ui-choose-for-me = Choose for me
ui-always = Always, without asking
ui-lost = Connection lost, reconnecting…
ui-slow = Still waiting for the server…
ui-sending = Sending…
ui-taken-over = This table is open in another tab.
ui-take-back = Take it back here
ui-no-table = There is no such table.
ui-players = Players
ui-onlooker = You are watching

## Page: settings

ui-settings = Settings
ui-group-table = Table
ui-group-cards = Cards
ui-group-signs = Sound and signals
ui-group-look = Language and look
ui-keys = Keys
ui-keys-cards = 1…9, 0: the first ten cards, from the left
ui-keys-cards-twice = 1…9, 0: lift one of the first ten cards; once more plays it
ui-keys-arrows = ← →: along the cards, or along the choices
ui-keys-rows = ↑ ↓: up to the choices, down to the cards
ui-keys-slider = ← → on a slider: one place further; Home, End: to its ends
ui-keys-enter = Enter or space: play the card, press the button
ui-keys-tab = Tab: through everything on the page
ui-keys-escape = Esc: close what is open, put a lifted card back
ui-keys-standing = = (the equals key): hear how things stand: turn, cards on the table, trump, scores, your hand
ui-keys-help = ?: this list
ui-speed = Speed
ui-speed-hint = How fast cards move and how soon the next move follows.
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-none = no movement
ui-trick-stays = A finished trick stays
ui-trick-stays-hint = Time to see who played what.
ui-trick-seconds = { $seconds } s
ui-trick-until-tap = until I tap
ui-go-on = Go on
ui-two-taps = Two taps play a card
ui-two-taps-hint = The first lifts it, the second plays it; a tap elsewhere puts it back.
ui-lifted = { $card }, lifted, tap again to play
ui-four-colors = Four-color cards
ui-four-colors-hint = Diamonds are blue, clubs are green.
ui-large-cards = Large cards
ui-large-cards-hint = On a phone, many cards stand in two rows.
ui-contrast = High contrast
ui-contrast-hint = Black and white, and clear lines.
ui-letter-keys = Number keys play cards
ui-letter-keys-hint = Switch it off if you dictate to the computer: then 0…9, = and ? do nothing.
ui-bot-talk = Bots talk at the table
ui-bot-talk-hint = A remark now and then, in a bubble at the seat.
ui-talk-aloud = A screen reader reads their talk, too
ui-talk-aloud-hint = If it is off, their remarks are only seen.
ui-sounds = Sounds
ui-sounds-hint = A card, a trick, your turn, the end of a deal, something special.
ui-volume = Volume
ui-volume-low = quiet
ui-volume-middle = medium
ui-volume-high = loud
ui-buzzes = Vibration
ui-buzzes-hint = Two short pulses when it is your turn.
ui-buzz-none = This device cannot vibrate.
ui-notifies = Notification
ui-notifies-hint = When it is your turn and this page is out of sight. It names the game and the host, never cards.
ui-notify-on = You will be told here when it is your turn.
ui-notify-own = It is your turn at your table.
ui-notify-turn = It is your turn. The host of the table: { $name }.
ui-notify-denied = The browser does not allow it. You can allow notifications for this page in the browser’s settings.
ui-notify-insecure = It only works at an address that begins with https.
ui-notify-none = This browser shows no notifications from a page like this.
ui-reads-scores = Scores are read aloud
ui-reads-scores-hint = After each deal a voice says the new scores.
ui-voice-none = There is no English voice on this device.

## Page: the life of a table

ui-friends = Table for friends
ui-friends-sub = By a link; bots take the empty seats
ui-table-set = Your table is set
ui-invitation = Invitation link
ui-qr = QR code of the invitation
ui-share = Share
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = Select the link and copy it.
ui-host-starts = { $name } starts the game
ui-begin = Start
ui-again = Next match, same seats
ui-hand-over = Make host
ui-name-scorer = Make scorer
ui-remove = Remove
ui-host = host
ui-bot-plays = bot plays
ui-away = away
ui-friend-by-link = a friend, by link
ui-seat-free = free
ui-seat-yours = yours
ui-not-usual = Not the usual way:
ui-changed = changed
ui-invites = { $name } invites you to play
ui-table-full = All seats are taken
ui-pick-seat = Pick a seat
ui-just-watch = Just watch
ui-sit = Sit down
ui-no-account = No account. This browser remembers your seat.
ui-have-code = I have a seat already, on another device
ui-code = Code from the other device
ui-enter = Enter
ui-code-wrong = This code does not open a seat here.
ui-other-seat = This browser has another seat at this table. Leave that seat first (menu, “Me and my devices”) and try again, or use another browser.
ui-link-old = This personal link opens no seat any more. Take a free seat here, or get a new link on the device where you play.
ui-try-again = Try again
ui-sit-back = Take your seat back
ui-as-of = at { $time }
ui-code-is = { $code }, good for { $minutes } min
ui-my-link = My personal link
ui-my-code = Code for another device
ui-leave = Leave the table
ui-leave-sure = Really leave?
ui-leave-ends = Really leave? The match ends here.
ui-me = Me and my devices
ui-table-rules = How the table is run
ui-rule-watch = May others watch?
ui-rule-chat = Chat at the table?
ui-rule-absence = If somebody is away
ui-rule-grace = Counts as away after
ui-rule-clock = Time to think
ui-rule-pace = Bots pause for
ui-absence-ask = ask the table
ui-absence-bot = a bot plays
ui-absence-wait = wait
ui-yes = yes
ui-no = no
ui-record = Match records
ui-count = End the session and settle up
ui-count-sure = Really end it? An unfinished match won’t count.
ui-delete = Delete the table
ui-delete-sure = Really delete it, for everybody?
ui-chat = Talk
ui-say = Say
ui-mute = Don’t listen to { $name }
ui-away-question = { $name } is away. What shall we do?
ui-vote-wait = Wait
ui-vote-bot = A bot plays
ui-vote-stop = Stop the match
ui-series = The session, settled
ui-no-watching = This table is not open to watchers.
ui-stopped = The match was stopped
ui-is-away = { $name } is away
ui-news-host = You are the host now.
ui-news-sat = { $name } has joined the table.
ui-news-renamed = { $was } is now { $name }.
ui-news-left = { $name } has left the table.
ui-news-stand-in = A bot plays for { $name }.
ui-news-back = { $name } is back.
ui-news-away = { $name } is away.
ui-house-name = Name of the house rules
ui-house-save = Save as house rules
ui-how-we-play = How we play
ui-clock-none = no limit
ui-clock-set = { $decision } s per choice, { $reserve } s in reserve
ui-house-forget = Forget “{ $name }”
ui-save = Save
ui-change = Change
ui-set-table = Set the table
ui-friend = Friend
ui-by-link = by link
ui-forget = Take off the list: { $names }
ui-state-gathering = waiting for players
ui-state-playing = match in progress
ui-state-finished = between matches
ui-state-counted = settled
ui-free-of = { $free } of { $seats } free
ui-scores = keeps the score
ui-unread = { $count } new
ui-new-same = New table like this one
ui-copy-account = Copy the account
ui-devices-about = To go on from another device, open your personal link there, or type a code.
ui-all-rules = All the rules
ui-seats-word = Seats
ui-bots-fill = { $count ->
    [one] a bot takes the free seat
   *[other] bots take the { $count } free seats
}

## Terminal

cli-names = Vera Boris Lena Tomek Anna
cli-player = Player { $number }
cli-question = Your choice:
cli-again = That is not one of the choices.
cli-pick = The cards to choose, by number (1 3 5) or code (S6 HT).
cli-place = A number from { $least } to { $most }.
cli-go-on = Enter: go on
cli-input-ends = No more input: the match stops here.
cli-unfinished = The match is not finished.
cli-seen = Saved during the match: only what { $name } saw. It cannot be checked, and it has no score sheet.
cli-seen-by-all = Saved during the match: only what everybody saw. It cannot be checked, and it has no score sheet.
cli-recorded = Record: { $file }
