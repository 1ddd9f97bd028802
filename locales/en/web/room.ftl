# The web page: rooms before the first roll, and the form in which a room is set up.
# $color is red, yellow, blue or green; $name and $who are what somebody is called.

## The connection

room-link-connecting = Connecting …
room-link-live = Connected
room-link-reconnecting = Reconnecting …
room-link-offline = No network
room-link-gone = Not connected
room-elsewhere = You are playing in another tab or window. This one only watches.
room-play-here = Play here
room-unavailable = The server cannot store anything at the moment. The game goes on as soon as it can; clocks stand still.
room-outdated = There is a newer version of the game.
room-reload = Load it

## The room

room-title = Room
room-title-of = { $name }’s room
room-title-public = Looking for players
room-title-device = On this device
room-code = Room code
room-rules = Rules
room-preparing = Setting up the board …
room-gone-title = No room here
room-gone = There is no room with this code, or it has been closed. Check the code, or ask for a new link.
room-closed-title = This room is closed
room-closed-host = The host has closed the room.
room-closed-expired = Nothing happened here for a long time, so the room was closed.
room-closed-empty = Everybody has left, so the room was closed.
room-kicked = The host has asked you to leave. You can watch, or join again.
room-leave = Leave
room-leave-title = Leave this room?
room-leave-text = Your seat becomes free for others. If you only go back to the first screen, your seat is kept.
room-list-separator = , { "" }

## Inviting

room-invite-title = Invite friends
room-invite-hint = Whoever opens the link sits down with one click. No sign-up.
room-invite-message = Come and play aeroplane chess with me!
room-invite-qr = Show as a QR code
room-invite-qr-label = QR code of the invite link: scan it with a phone to join.

## Coming as a guest

room-invited = You are invited
room-invited-by = The host is
room-sit-down = Sit down and play
room-joining = One moment …
room-full = All seats are taken. You can watch: the game appears here when it begins.

## Seats

room-seat-words = { $color ->
    [red] Red ({ $who })
    [yellow] Yellow ({ $who })
    [blue] Blue ({ $who })
   *[green] Green ({ $who })
}
room-seat-open = Open seat
room-seat-closed = Closed
room-seat-you = you
room-seat-host = host
room-seat-ready = ready
room-seat-not-ready = not ready yet
room-seat-away = away
room-seat-bot = always ready
room-seat-choose = { $color ->
    [red] Who plays red
    [yellow] Who plays yellow
    [blue] Who plays blue
   *[green] Who plays green
}
room-seat-count = Number of players
room-sit-here = Sit here
room-fill = Fill open seats with bots
room-give-host = Make host
room-kick = Remove
room-kick-title = Remove { $name }?
room-kick-text = The seat becomes open. Whoever has the link can come back.
room-stand-up = Stand up
room-people = People
room-you-are = You are
room-rename = Change name
room-rename-do = Use this name
room-standing = Not seated
room-move-hint = Tap a free hangar on the board to change seats.
room-add-hint = Tap a free hangar on the board to add somebody.
room-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
room-join-another = Join as another person

## Starting

room-start = Start the game
room-start-too-few = At least two players are needed: invite somebody, or choose a bot.
room-start-not-ready = Not ready yet: { $names }
room-start-empty-first = { $color ->
    [red] Red shall begin, but nobody plays red.
    [yellow] Yellow shall begin, but nobody plays yellow.
    [blue] Blue shall begin, but nobody plays blue.
   *[green] Green shall begin, but nobody plays green.
}
room-ready = I am ready
room-not-ready-yet = Not ready after all
room-waits-for-host = You are ready. The host starts the game.
room-choose-seat = Choose a seat to play.
room-filled-in = { $seconds ->
    [one] Bots take the open seats in { $seconds } second.
   *[other] Bots take the open seats in { $seconds } seconds.
}
room-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
room-mixing = Shuffling the dice together …
room-mixing-hint = Every device adds a part, so nobody can know the rolls beforehand.

## Rock, paper, scissors

room-hands-title = Who begins?
room-hands-choose = Choose for
room-hands-waiting = Your hand is chosen. Waiting for the others …
room-hands-missing = Still choosing:
room-hands-rounds = Rounds
room-hands-shown = { $color ->
    [red] red shows { $hand }
    [yellow] yellow shows { $hand }
    [blue] blue shows { $hand }
   *[green] green shows { $hand }
}
room-hands-round = { $left ->
    [one] All hands are shown: { $hands }. It is decided.
   *[other] All hands are shown: { $hands }. Another round.
}
room-hand-rock = Rock
room-hand-paper = Paper
room-hand-scissors = Scissors

## News

room-news-joined = { $name } has come in.
room-news-left = Somebody has left the room.
room-news-host = { $name } is the host now.
room-news-settings = The host has changed how it is played. Everybody says again that they are ready.
room-news-seat-taken = { $color ->
    [red] { $name } plays red.
    [yellow] { $name } plays yellow.
    [blue] { $name } plays blue.
   *[green] { $name } plays green.
}
room-news-seat-left = { $color ->
    [red] Red is open.
    [yellow] Yellow is open.
    [blue] Blue is open.
   *[green] Green is open.
}
room-news-seat-closed = { $color ->
    [red] Red is closed.
    [yellow] Yellow is closed.
    [blue] Blue is closed.
   *[green] Green is closed.
}
room-news-filled = Bots have taken the open seats.
room-news-ready = { $color ->
    [red] Red is ready.
    [yellow] Yellow is ready.
    [blue] Blue is ready.
   *[green] Green is ready.
}
room-news-not-ready = { $color ->
    [red] Red is not ready any more.
    [yellow] Yellow is not ready any more.
    [blue] Blue is not ready any more.
   *[green] Green is not ready any more.
}

## Settings of a room

room-settings = How it is played
room-settings-change = Change
room-settings-hint = Changes count at once and are shown to everybody. Whoever was ready is asked again.
room-settings-done = Done
room-settings-failed = That could not be changed. Try again.
room-rules-all = All rules in sentences
room-first-seat = { $color ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}
room-chat-on = On
room-chat-off = Off
setup-presets = Rules
setup-planes = Planes each
setup-planes-hint = { $planes ->
    [one] One plane each: over in a few minutes.
    [2] Two planes each: a short game.
    [3] Three planes each: a little shorter than usual.
   *[other] Four planes each: the full game.
}
setup-clock = Time for each decision
setup-clock-off = No limit
setup-clock-60_s = 60 seconds
setup-clock-30_s = 30 seconds
setup-clock-15_s = 15 seconds
setup-clock-off-hint = Nobody is hurried. If somebody is away the game waits.
setup-clock-hint = When the time is up a bot plays on until that player takes over again.
setup-first = Who begins
setup-first-lot = By lot
setup-first-highest_roll = Highest roll
setup-first-rock_paper_scissors = Rock, paper, scissors
setup-more = More settings
setup-points = Every single rule
setup-leaving = If somebody leaves
setup-leaving-autopilot = A bot plays on
setup-leaving-remove = The planes are taken off
setup-pace = Bots play
setup-pace-people = At a pace to follow
setup-pace-fast = As fast as they can
setup-chat = Free chat
setup-chat-hint = Ready-made phrases are always there.
setup-bot-random = Beginner bot
setup-bot-random-about = Moves any plane that can move, without a plan.
setup-bot-runner = Runner bot
setup-bot-runner-about = Takes off when it can, else runs on with its foremost plane. Blind to danger and captures.
setup-bot-greedy = Skilled bot
setup-bot-greedy-about = Looks one roll ahead: hurries home, captures, and keeps out of reach of the next roll.
setup-bot-rollout = Strong bot
setup-bot-rollout-about = Plays every choice on for one round, over and over, and takes the one that turns out best on average.
setup-bot-expectimax = Master bot
setup-bot-expectimax-about = Weighs every roll and every answer one round ahead, with what it has learned.
setup-bot-expert = Strongest bot
setup-bot-expert-about = Has learned by playing against itself, and looks ahead where it matters.
