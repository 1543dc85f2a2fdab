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
malformed = That is no move of this game.
kernels-missing = These bots can’t be had yet: whoever runs this server has to add them with pip install "pik[bots]".
stale = The table has moved on; choose again.
not-the-scorer = Only the scorer may do that.
not-seated = You are only watching at this table.
no-seat = Nobody sits there.
not-in-hand = You do not hold the { $card }.
must-follow = follow suit: { $suit }
must-trump = you have none of the led suit, play a trump: { $suit }
must-beat = beat the { $card }, you can
bad-shuffle = That is no shuffle of this pack.
bad-config = These options cannot be played: { $why }
bad-origin = This page comes from another address than the table.
other-version = This match was played by other rules ({ $game }, version { $version }) and cannot go on here.
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
started = A match is on.
not-started = No match has been played yet.
in-deal = Not in the middle of a deal.
not-a-person = No person sits there.
no-question = That is not asked now.
counted = The series is over and counted.
chat-off = There is no chat at this table.
chat-length = A message has at most { $most } signs.
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
life-stand-in = A bot plays for { $name }.
life-back = { $name } is back.
life-stopped = The match is stopped, unfinished.
life-counted = The series is over.

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
ui-seats = How many at the table
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
ui-theme-auto = as the device
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
ui-thinking = { $seat } is thinking
ui-waiting-many = Waiting for { $seats }
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
ui-sheet = Score sheet
ui-sheet-row = No.
ui-sheet-open = Open the score sheet
ui-parts = { $seat }, { $label }
ui-parts-rule = rule { $rule }
ui-account = Final account
ui-log = What happened
ui-menu = Menu
ui-rules = Rules
ui-close = Close
ui-scorer = The scorer may…
ui-pick-hint = Tap cards to choose them: { $most } at most.
ui-pick-hint-exactly = Tap cards to choose them: exactly { $most }.
ui-pick-too-few = Choose { $least } or more
ui-pick-too-many = Choose at most { $most }
ui-pick-exactly = Choose exactly { $count }
ui-place = Place
ui-choose-for-me = You choose for me
ui-always = Always (remember it)
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
ui-keys = Keys
ui-keys-cards = 1…9, 0: that card
ui-keys-arrows = arrows: along the cards and choices; Enter: do it
ui-keys-help = ?: this list
ui-speed = Speed
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-none = no movement
ui-trick-stays = A finished trick stays
ui-trick-seconds = { $seconds } s
ui-four-colors = Four-color cards
ui-large-cards = Large cards (two rows on a phone)
ui-letter-keys = Number keys play cards
ui-bot-talk = Bots talk at the table
ui-talk-aloud = A screen reader reads their talk, too

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
ui-name-scorer = Keeps the score
ui-remove = Remove
ui-host = host
ui-bot-plays = bot plays
ui-away = away
ui-friend-by-link = a friend, by link
ui-seat-free = free
ui-seat-yours = yours
ui-not-usual = Not the usual way:
ui-changed = changed
ui-invites = { $name } invites you to the table
ui-table-full = All seats are taken
ui-pick-seat = Pick a seat
ui-just-watch = Just watch
ui-sit = Sit down
ui-no-account = No account. This browser remembers your seat.
ui-have-code = I have a seat already, on another device
ui-code = Code from the other device
ui-enter = Enter
ui-code-wrong = This code does not open a seat here.
ui-code-is = { $code }, good for { $minutes } min
ui-my-link = My personal link
ui-my-code = Code for another device
ui-leave = Leave the table
ui-leave-sure = Really leave?
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
ui-record = Records of the matches
ui-count = End the session and count
ui-count-sure = Really end it? An unfinished match is left out.
ui-delete = Delete the table
ui-delete-sure = Really delete it, for everybody?
ui-chat = Talk
ui-say = Say
ui-mute = Don’t listen to { $name }
ui-away-question = { $name } is away. What shall we do?
ui-vote-wait = Wait
ui-vote-bot = A bot plays
ui-vote-stop = Stop the match
ui-series = The series, counted
ui-no-watching = This table is not open to watchers.
ui-stopped = The match was stopped
ui-is-away = { $name } is away
ui-news-host = You are the host now.
ui-news-sat = { $name } is at the table.
ui-news-renamed = { $was } is now { $name }.
ui-news-left = { $name } is not at the table any more.
ui-news-stand-in = A bot plays for { $name }.
ui-news-back = { $name } is back.
ui-news-away = { $name } is away.
ui-house-name = Name of the house rules
ui-house-save = Save as house rules
ui-how-we-play = How you play
ui-clock-none = no limit
ui-clock-set = { $decision } s a choice, { $reserve } s in reserve
ui-house-forget = Forget “{ $name }”
ui-save = Save
ui-change = Change
ui-set-table = Set the table
ui-friend = Friend
ui-by-link = by link
ui-forget = Take off the list: { $names }
ui-state-gathering = waiting for players
ui-state-playing = a match is on
ui-state-finished = between matches
ui-state-counted = counted
ui-free-of = { $free } of { $seats } free
ui-scores = keeps the score
ui-unread = { $count } new
ui-new-same = New table like this
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
cli-question = Your choice:
cli-again = That is none of the choices.
cli-pick = The cards to choose, by number (1 3 5) or code (S6 HT).
cli-place = A number from { $least } to { $most }.
cli-go-on = Enter: go on
cli-input-ends = No more input: the match stops here.
cli-unfinished = The match is not finished.
cli-recorded = Record: { $file }
