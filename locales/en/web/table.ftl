# The web page: the table – a game that is played, and its end. $color is red, yellow, blue or green; $name is a person's.

## Who plays

# Where there is little room.
table-bot = Bot
table-your-turn = Your turn
table-turn-of = { $color ->
    [red] Red (R)
    [yellow] Yellow (Y)
    [blue] Blue (B)
   *[green] Green (G)
}
table-title-own = ▶ Your turn
table-seats = Players
table-home-count = Planes at home:
table-state-you = You
table-state-autopilot = Autopilot
table-state-away = Away
table-state-resigned = Gave up
table-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-pass-to = Pass to { $name }.

## The one button

table-hand = Your move
table-roll = Roll
table-roll-for = { $name }: roll
table-move = Move plane { $number }
table-moving = The only move…
table-only-move = The only move: { $move }
table-choose = Choose a plane
table-choose-end-short = Choose where it ends
table-ends = Where it can end
table-decline = Pass
table-take-back = Take over again
table-or = , or{" "}

## Why nothing can be done

table-because-watching = You are watching
table-because-not-live = No connection – nothing can be sent
table-because-elsewhere = You play in another tab
table-because-unavailable = The server is catching its breath
table-because-paused = The game waits for somebody
table-because-over = The game is over
table-because-sending = Sending…
table-because-showing = One moment…
table-because-autopilot = The autopilot plays for you
table-because-others-turn = Not your turn

## What tells the ends of a move apart

table-end-stay = Stay
table-end-jump = Jump
table-end-shortcut = Shortcut
table-end-jump-shortcut = Jump and shortcut
table-end-shortcut-jump = Shortcut and jump
table-end-jump-shortcut-jump = Jump, shortcut, jump
table-end-stack = Stack
table-end-beside = Beside
table-end-together = Whole stack
table-end-alone = Alone

## The clock

table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-clock-warning = { $seconds ->
    [one] { $seconds } second left. Then the autopilot plays.
   *[other] { $seconds } seconds left. Then the autopilot plays.
}

## What is spoken

table-call-roll = Your turn, { $name }. Roll the die.
table-call-move = { $count ->
    [1] You rolled { $roll }. The only move: { $offers }.
   *[other] You rolled { $roll }. Choose: { $offers }.
}
table-no-move-yet = Nobody has moved yet.
table-no-offers = There is nothing to choose.
table-said = { $name }: { $words }

## What happened besides moves

table-event-autopilot-took = { $because ->
    [clock] Time is up: the autopilot plays for { $name }.
   *[asked] The autopilot plays for { $name }.
}
table-event-player-took-back = { $name } plays again.
table-event-resigned = { $name } gives up.
table-event-host-changed = { $name } is the host now.
table-event-joined = { $name } has joined.
table-event-left = { $name } has left.
table-event-began = The game begins. { $name } rolls first.
table-event-undone = { $count ->
    [one] One action was taken back.
   *[other] { $count } actions were taken back.
}
table-event-paused = The game waits for somebody.
table-event-resumed = The game goes on.
table-event-clock-extended = The clock got more time.

## Log and talk

table-side = Log and talk
table-log = What happened
table-log-none = Nothing has happened since you came.
table-why = Why?
table-meanwhile = Meanwhile
table-meanwhile-count = { $count ->
    [one] Meanwhile one thing happened.
   *[other] Meanwhile { $count } things happened.
}
table-talk = Talk
table-talk-news = { $count ->
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
table-talk-none = Nobody has said anything.
table-mute = Mute somebody on this device
table-emotes = Faces
table-phrases = Phrases
table-chat = Write a line
table-chat-send = Send
table-phrase-hello = Hello!
table-phrase-have-fun = Have fun!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-oh-no = Oh no!
table-phrase-sorry = Sorry!
table-phrase-your-turn = Your turn!
table-phrase-one-moment = One moment
table-phrase-thanks = Thanks!
table-phrase-again = Again?
table-emote-smile = Smiling
table-emote-laugh = Laughing
table-emote-cry = Crying
table-emote-surprise = Surprised
table-emote-angry = Angry
table-emote-clap = Applause
table-emote-thumb-up = Thumbs up
table-emote-heart = Heart

## The menu

table-menu = Menu
table-undo = Take back
table-rules = Rules of this room
table-sound = Sound
table-hand-over = Let the autopilot play
table-resign = Give up
table-resign-title = Give up this game?
table-resign-means = You cannot come back into this game.
table-leave = Leave the room
table-leave-title = Leave the room?
table-leave-means = You give up the game and your seat.
table-leave-watching = You can come back with the link.
table-stay = Stay

## Keys

table-keys = Keys
table-key = Key
table-key-does = What it does
table-key-space = Space
table-key-enter = Enter
table-key-escape = Esc
table-key-confirm = Roll, or make the chosen move
table-key-next-choice = The next plane
table-key-next-end = The next end of its way
table-key-cancel = Choose again
table-key-choose = Choose a plane
table-key-help = This list
table-key-mute = Sound on or off
table-key-undo = Take back
table-key-last-move = Tell the last move
table-key-turn = Tell whose turn it is
table-key-planes = Tell where all planes are
table-key-offers = Tell what can be chosen
table-key-talk = Talk
table-shortcuts = Single letters and digits are keys

## Why something was not done

table-refused-not-sent = That was not sent: there is no connection.
table-refused-malformed = The server did not understand that.
table-refused-stale = Something else happened just before. Look again.
table-refused-ahead = The server was put back. Look again.
table-refused-not-a-member = You are not in this room any more.
table-refused-not-your-seat = That is not your seat.
table-refused-not-your-turn = It is the turn of { $seat }.
table-refused-not-the-host = Only the host can do that.
table-refused-not-now = That cannot be done now.
table-refused-seat-taken = The seat is not free.
table-refused-one-seat-each = Everybody has one seat here.
table-refused-one-device = All people play on the host's device here.
table-refused-no-such-member = That person is not here.
table-refused-fixed-setting = That was settled when the room was opened.
table-refused-too-few-players = A game needs two players.
table-refused-not-ready = { $seat } is not ready yet.
table-refused-empty-seat = Nobody sits at { $seat }.
table-refused-wrong-link = This device has lost its part of the dice.
table-refused-already = That was done already.
table-refused-move-owed = First make a move with this roll.
table-refused-roll-due = First roll the die.
table-refused-illegal-move = That move is not possible.
table-refused-on-autopilot = The autopilot plays at this seat.
table-refused-no-undo = Moves cannot be taken back here.
table-refused-nothing-to-undo = There is nothing to take back.
table-refused-chat-off = Only phrases and faces can be said here.
table-refused-room-full = The room is full.
table-refused-too-fast = That was too fast. Try again in a moment.
table-refused-unavailable = The server can store nothing just now. Try again in a moment.

## The end

table-you-won = You have won!
table-won = { $color ->
    [red] Red has won!
    [yellow] Yellow has won!
    [blue] Blue has won!
   *[green] Green has won!
}
table-planes-home = { $home } of { $planes } home
table-points = { $points } points
table-match = After { $games } games
table-match-seat = Player
table-match-wins = Wins
table-match-points = Points
table-rematch = Play again
table-replay = Watch the replay
table-statistics = Statistics
table-statistics-loading = The game is being counted…
table-statistics-none = The game cannot be looked up just now.
table-verify = Check the dice
