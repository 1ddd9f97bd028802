# What the program says while people play at a terminal. The arguments are named as in steps.ftl; besides them
#   $name              what a player is called, with $named: yes, or no where the player has no name of its own
#   $roll, $rolls      the face of the die; how many times it was rolled
#   $count             how many moves there are to choose from
#   $file              the name of a file
# Commands (roll, save, ...) and options are typed in English whatever the language: they stand here as they are typed.
# No line is longer than 80 columns.

## Words that the messages use

# A player as it is spoken to.
called = { $named ->
    [yes] { player } ({ $name })
   *[no] { player }
}
# Items of the lists of players, rolls, places and points.
player-item = { player }: { $name }
roll-item = { player } { $roll }
place-item = { $place }. { called }
score-item = { called } { $points }

## Before the first roll

opening = Aeroplane Chess, rules { $rules }.
players = { $players }.
dice-of-a-seed = Dice: seed { $seed }. The same seed gives the same rolls.
dice-committed =
    Dice: { $protocol }, committed to
    {"  "}{ $commitment }
how-to-play = Enter rolls, a number chooses, board explains its signs, help lists the rest.
begins-by-lot = By lot, { player } begins.
begins = { player } begins.
highest-roll = The highest roll begins: { $rolls }.
highest-roll-again = They roll again: { $rolls }.

## Questions: the answer is typed behind them

ask-to-roll = { called }, roll:
ask-to-move = { called }, { $roll }, { $count ->
    [1] Enter plays it:
   *[other] choose 1 to { $count }:
}
ask-at-the-end = Save, undo, history or quit:

## Answers to lines that are no command, and to commands that do not fit

line-too-long = That line is far too long for a command.
line-not-text = That line is not text in UTF-8; help lists the commands.
unknown-command = There is no command "{ $command }"; help lists them all.
command-alone = { $command } takes nothing behind it; help lists the commands.
history-usage = history takes the number of turns, or all: such as history 10.
roll-first = { called } has to roll first: Enter rolls.
answer-first = { called } has to answer the { $roll } first: { $count ->
    [1] Enter plays the only move.
   *[other] choose 1 to { $count }.
}
choice-needed = There is a choice: say a number from 1 to { $count }.
no-such-move = There is no such move: { $count ->
    [1] 1 or Enter plays the only one.
   *[other] choose 1 to { $count }.
}
nobody-rolls = The game is over: nobody rolls any more.
nobody-moves = The game is over: nobody moves any more.

## Answers to commands

taken-back = Taken back.
nothing-to-take-back = There is nothing to take back: nobody at the keyboard has moved yet.
nobody-has-rolled = Nobody has rolled yet.
same-under-all-rules = The last steps are the same under all rules.
all-can-move = With { $roll }, every plane of { player } can move.
these-cannot-move = With { $roll }, these planes of { player } cannot move:
rules-hint = aeroplane rules explains every option; why explains what just happened.
save-where = Save where? Name a file, such as save game.txt.
# $failure is a sentence without its full stop, in English.
not-saved = Not saved: { $failure }.
saved = Saved: aeroplane play --load { $file } goes on from here.
saved-at-the-end = Saved: aeroplane replay { $file } shows the game.
saved-with-secret = The file holds the secret of the dice: whoever reads it can foresee the rolls.

## The list of commands: what each does

help-choose = play the move of that number
help-roll = roll the die; so does Enter alone
help-board = draw the board
help-planes = tell whose turn it is and where all planes are
help-why = why the last steps happened, and why planes cannot go
help-history = tell the last { $turns } turns, the last N, or all
help-rules = show the rules of this game
help-undo = take back to your last choice; the dice stay the same
help-save = write the game to a file; play --load FILE goes on
help-list = this list
help-quit = leave the game

## The end

places = Places: { $places }.
scores = Scores: { $scores }.
secret-revealed =
    The secret of the dice is revealed, and all { $rolls } rolls follow from it.
    A saved record holds the proof: aeroplane verify FILE checks it again.
# $violation is a clause in English.
dice-broken = The dice do not hold: { $violation }.
# Why somebody leaves a game that is not over.
leaving = { $reason ->
    [input] The input ended before the game
   *[quit] The game is not over
}
leaving-saved =
    { leaving }, but it is saved:
    aeroplane play --load { $file } goes on with it.
leaving-unsaved = { leaving } and was not saved; save FILE keeps a game.
quit-unsaved = The game is not saved: save FILE keeps it, and another quit leaves it.
