# What happened, told step by step.
#
# Arguments have the same names everywhere:
#   $color, $victim    red, yellow, blue or green
#   $count             how many planes; $first to $fourth are their numbers
#   $from, $to, $at    how far a plane has come in its own count: 1 to 50 on the ring
#   $from-zone, ...    hangar, pad, ring, column or home
#   $from-cell, ...    the cell of the home column, 1 to 5
# A message's attribute .next is told right behind another sentence about the same planes.

## Words that the messages use

player = { $color ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}
victim = { $victim ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[green] Green
}
numbers = { $count ->
    [1] { $first }
    [2] { $first } and { $second }
    [3] { $first }, { $second } and { $third }
   *[4] { $first }, { $second }, { $third } and { $fourth }
}
planes = { $count ->
    [one] plane { numbers }
   *[other] planes { numbers }
}
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# A plane, or a stack that moves as one.
mover = { $count ->
    [one] { player }'s plane { $first }
   *[other] { player }'s stack { joined-numbers }
}
origin = { $from-zone ->
    [hangar] the hangar
    [pad] the launch pad
    [column] home column { $from-cell }
    [home] the centre
   *[ring] { $from }
}
destination = { $to-zone ->
    [hangar] the hangar
    [pad] the launch pad
    [column] home column { $to-cell }
    [home] the centre
   *[ring] { $to }
}
location = { $at-zone ->
    [hangar] in the hangar
    [pad] on the launch pad
    [column] on cell { $at-cell } of the home column
    [home] home
   *[ring] on { $at }
}
# Stands between the items of a list.
list-separator = ,{" "}
# Stands between two sentences of a line.
sentence-separator = {" "}

## Rolling

rolled = { player } rolls { $roll }.
passed-no-move = { player } has no legal move: the roll is lost.
passed-declined = { player } lets the roll pass.
# What the sixes cost besides is told next.
passed-sixes = { player } has rolled too many sixes in a row: this one is not played.
roll-again = { player } rolls again{ $sixes ->
    [0] .
    [one] , after a six.
   *[other] , after { $sixes } sixes in a row.
}
turn-passed = It is { player }'s turn.

## Moving

launched = { player }'s plane { $first } leaves the hangar for the launch pad.
walked = { mover } { $direction ->
    [back] walks back
   *[on] walks
} from { origin } to { destination }.
    .next = It { $direction ->
        [back] walks back
       *[on] walks on
    } to { destination }.
turned-back = { mover } { $cause ->
    [home] reaches home with steps left and turns back.
   *[stack] meets an enemy stack and turns back.
}
    .next = { $cause ->
    [home] It has steps left there and turns back.
   *[stack] There it meets an enemy stack and turns back.
}
steps-lost = { mover } loses { $steps ->
    [one] { $steps } step:
   *[other] { $steps } steps:
} { $cause ->
    [home] it is home already.
    [pad] there is nothing behind the launch pad.
   *[stack] an enemy stack stands in front of it.
}
    .next = It loses { $steps ->
    [one] { $steps } step:
   *[other] { $steps } steps:
} { $cause ->
    [home] it is home already.
    [pad] there is nothing behind the launch pad.
   *[stack] an enemy stack stands in front of it.
}
jumped = { mover } jumps from { origin } to { destination }.
    .next = It jumps on to { destination }.
flew = { mover } takes the shortcut from { origin } to { destination }.
    .next = It takes the shortcut to { destination }.
stacked = { player }'s { planes } are one stack { location } now.
came-home = { mover } has come home.
    .next = It has come home.

## Meeting others

crossed = { player }'s shortcut passes over { victim }'s { planes } in the home column.
captured = { $cause ->
    [crossing] In passing, { player } captures
   *[landing] { player } captures
} { victim }'s { planes }: back to the hangar.
sent-back-stack = { mover } returns to the hangar{ $defense ->
    [repel] : the enemy stack repels it.
    [mutual] {" "}together with the enemy stack.
    [larger_wins] : the enemy stack is no smaller.
   *[other] {" "}because of the enemy stack.
}
    .next = It returns to the hangar{ $defense ->
    [repel] : the enemy stack repels it.
    [mutual] {" "}together with the enemy stack.
    [larger_wins] : the enemy stack is no smaller.
   *[other] {" "}because of the enemy stack.
}
sent-back-sixes = { player }'s { planes }{ $penalty ->
    [return_last] , moved by the latest six,
    [return_moved] , moved by the sixes,
   *[other] {""}
} { $count ->
    [one] returns
   *[other] return
} to the hangar.

## The end

withdrawn = { player } leaves the game, and all its planes leave the board.
placed = { player } takes { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} place.
scored = Scores: { $scores }.
scored-nothing = Nobody owes anything.
# $points has its sign.
score = { player } { $points }
over = The game is over.

## Why: a rule point, what it decides, and what the rules of this game say

why = { $question }: { $answer } (rule { $option }={ $value }).
why-yes = yes
why-no = no
