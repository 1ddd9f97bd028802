# The web page: a game looked at afterwards – replay, statistics, the proof of its dice.

## Looking at a game

replay-title = Replay
replay-loading = Opening the game …
replay-unknown = There is no such game. Perhaps a part of the link is missing.
replay-unreachable = The server does not answer. Try again in a moment.
replay-again = Try again
# Rolls and moves are counted, each for itself.
replay-ply = Action { $ply } of { $plies }
replay-start = The game begins.
replay-controls = Move through the game
replay-scrub = Place in the game
replay-first = To the start
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-forward = One forward
replay-last = To the end
replay-capture-before = Last capture
replay-capture-after = Next capture
replay-because-start = this is the start
replay-because-end = this is the end
replay-because-no-capture = there is no other capture that way
replay-speed = Speed
replay-speed-value = { $speed }×
replay-log = What happened
replay-keys = Keys: arrows step, Space plays, Page Up and Page Down go to captures, Home and End to the ends.
replay-more = See what happened since
replay-rules = Rules
replay-verify = Check the dice

## Statistics

statistics-title = The game in numbers
statistics-rolls = Rolls by face
statistics-player = Player
statistics-all = All
statistics-range = fair: { $least }–{ $most }
statistics-often = often
statistics-seldom = seldom
statistics-chance = The light band, and “fair” for each face, is what chance explains: in at least { $sure } of 100 games with fair dice all six counts of a player lie within.
statistics-course = How it went
statistics-captures = Captures
statistics-captured = Planes lost
statistics-lost = Rolls lost
statistics-turns = Turns
statistics-led = Led
statistics-home = Planes home in turn
statistics-none = none
statistics-notes = Rolls lost: nothing could be moved, or too many sixes. Led: after how many turns of anybody the player’s planes together had come the furthest.

## Checking the dice

verify-title = Check the dice
verify-checking = Checking every roll …
verify-no-record = The record of this game cannot be had from the server at the moment.
verify-holds = The dice hold
verify-holds-rolls = { $rolls ->
    [one] The one roll follows
   *[other] All { $rolls } rolls follow
} from the secret behind the seal and from the players’ own numbers.
verify-own = { $count ->
    [one] The numbers that this device gave are in the proof, unchanged, for one seat.
   *[other] The numbers that this device gave are in the proof, unchanged, for { $count } seats.
}
verify-witnessed = The seal is the one that this device was shown before the game: no roll was changed since.
verify-not-witnessed = This device was not there when the game began, so it takes the seal from the record. Whoever played can check that it is the one that was shown before the first roll.
verify-seat-human = { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, { $automatic ->
    [0] all with the player’s own number
   *[other] { $automatic } of them without the player’s own number
}
verify-seat-unanchored = { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, a person whose device gave no numbers
verify-seat-bot = { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, a bot, which has no numbers of its own
verify-not-proven = What this does not prove
verify-not-proven-text = It proves the rolls, the rules and the seats; not who sat there, and not which moves were chosen. Whoever runs the server can foresee rolls without a player’s own number, and in a game of bots alone could have picked the secret to suit.
verify-commitment = Seal
verify-broken = The dice do not hold
verify-broken-advice = Either the record was changed, or the game was not played with the dice that were promised. Save the record and ask whoever runs the server.
verify-not-revealed = Not yet
verify-not-revealed-text = The secret of the dice is told when the game has ended. Then every roll can be checked here.
verify-without-dice = This game was played with dice that nobody sealed before. There is nothing to check.
verify-unreadable = The record of this game cannot be read.

# What does not hold. $color is none where it is about no seat; $roll counts from 1, and 0 is before the first.
verify-fault-commitment = The secret does not belong to the seal that was shown before the game.
verify-fault-mix = { $color ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}’s first number does not belong to what was promised at the start.
verify-fault-start = The start of the dice does not follow from what was agreed.
verify-fault-number = Roll { $roll } is missing or stands in the wrong place.
verify-fault-seat = Roll { $roll } is of a seat that was not in the game.
verify-fault-link = The player’s number of roll { $roll } is not the right one.
verify-fault-face = Roll { $roll } shows what no die shows.
verify-fault-value = Roll { $roll } should have shown another number.
verify-fault-head = From roll { $roll } on the record does not hang together.
verify-fault-other-game = The moves were made with other rolls, seats or rules than those of the proof.
verify-fault-other-commitment = The seal is not the one that this device was shown before the game.
verify-fault-other-anchor = The proof does not have the numbers that this device promised.
verify-fault-other-link = { $roll ->
    [0] The first number of a seat is not the one that this device gave.
   *[other] The number of roll { $roll } is not the one that this device gave.
}
verify-fault-other-roll = { $roll ->
    [0] The start is not the one that this device saw.
   *[other] Roll { $roll } is not the one that this device saw.
}
