# The web page: the first screen, the ways into a game, and the settings of this device.

home-play = Play now
home-play-about = You against three bots, by the classic rules
home-opening = One moment …
home-ways = Other ways to play
home-friends = With friends
home-friends-about = Send a link
home-device = On this device
home-device-about = Pass it round
home-find = Find players
home-find-about = With strangers
home-watch = Watch
home-watch-about = Games going on
home-more = More
home-learn = Learn to play
home-rules = Rules
home-settings = Settings
home-language = Language
home-continue = Back to your game
home-continue-lobby = Back to your room
home-continue-device = On this device
home-continue-room = Room { $code }
# $number is a number from 10 to 99: what somebody is called who has chosen no name.
home-pilot = Pilot { $number }
home-name = Your name
home-code = Room code or link
home-code-wrong = A code has eight letters and digits. Check what you typed.
home-not-found-title = Nothing here
home-not-found = This address leads nowhere. Perhaps a part of it is missing.

home-problem-offline = The server did not answer. Check your network and try again.
home-problem-malformed = That did not work. Load the page anew and try again.
home-problem-unauthorized = You are no member of this room any more.
home-problem-wrong_origin = This page is not allowed to talk to the server.
home-problem-not_found = There is no such room, or it takes nobody in any more.
home-problem-too_large = That was too much for the server.
home-problem-too_many = { $minutes ->
    [one] Too many attempts from your network. Try again in a minute.
   *[other] Too many attempts from your network. Try again in { $minutes } minutes.
}
home-problem-unavailable = The server cannot do that at the moment. Try again soon.
home-problem-internal = The server made a mistake. Try again.

## With friends

friends-open-title = Open a room
friends-open-about = You get a link and a code for your friends. Up to four play, others watch.
friends-open = Open a room
friends-join-title = Have a code?
friends-join = Join

## On this device

device-who = Who plays?
device-hint = Pass the device round. Moves can be taken back.
device-too-few = At least two have to play.
device-player = Player { $number }
device-person = { $color ->
    [red] Red: a person
    [yellow] Yellow: a person
    [blue] Blue: a person
   *[green] Green: a person
}
device-bot = { $color ->
    [red] Red: { $bot }
    [yellow] Yellow: { $bot }
    [blue] Blue: { $bot }
   *[green] Green: { $bot }
}
device-nobody = { $color ->
    [red] Red: nobody
    [yellow] Yellow: nobody
    [blue] Blue: nobody
   *[green] Green: nobody
}
device-name = { $color ->
    [red] Name of the red player
    [yellow] Name of the yellow player
    [blue] Name of the blue player
   *[green] Name of the green player
}

## Watching

watch-by-code = A certain game
watch-by-code-about = Whoever has the code or link of a room can watch.
watch-go = Watch
watch-games = Public games
watch-no-games = No public game is going on at the moment.
watch-rooms = Waiting for players
watch-no-rooms = Nobody is waiting at the moment.
watch-open-seats = { $count ->
    [one] One open seat.
   *[other] { $count } open seats.
}
watch-nobody = Nobody yet
watch-again = Look again

## Settings of this device

settings-you = You
settings-language-system = As the browser
settings-look = Look and motion
settings-theme = Theme
settings-theme-system = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-theme-contrast = High contrast
settings-motion = Motion
settings-motion-system = As the device
settings-motion-full = Planes fly
settings-motion-reduced = Planes change place at once
settings-speed = Speed of others’ moves
settings-speed-0-5 = Slow
settings-speed-1 = Usual
settings-speed-2 = Fast
settings-playing = Playing
settings-confirm = A plane moves
settings-confirm-second_tap = By a second tap
settings-confirm-at_once = At once
settings-only_move = The only move
settings-only_move-by_itself = Is made by itself
settings-only_move-by_hand = I make it myself
settings-sound = Sound
settings-vibration = Vibration
settings-vibration-hint = On your turn, where the device can do so.
settings-shortcuts = Keys
settings-shortcuts-hint = Single letters and digits are shortcuts in a game.
settings-data = Data on this device
settings-data-about = These settings, your name and the rooms you are in are kept in this browser only. There is no account.
settings-forget = Forget everything
settings-forget-title = Forget everything on this device?
settings-forget-about = You lose your seats in rooms you are in, and all settings are as at first.
