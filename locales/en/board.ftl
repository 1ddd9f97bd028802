# The text board, and what is asked about a position. The arguments are named as in steps.ftl; $square is the number of
# the ring square, 0 to 51, which is the same for all players.

## Beside the board

# $name is who sits there.
seat = { player }
seat-named = { player }, { $name }
seat-to-roll = to roll
seat-to-move = rolled { $roll }
seat-place = place { $place }
seat-spot = { $at-zone ->
    [hangar] hangar
    [pad] pad
    [column] column { $at-cell }
    [home] home
   *[ring] ring { $at } #{ $square }
}

# Below the board: at most three lines, none longer than 80 columns. No line may begin with a bracket, a star or a full
# stop, which mean something else in this file.
legend =
    r y b g squares  (r) pad  :r: home column  r> shortcut  R1 plane  ~R1 home
    R12 two planes  Rx3 more  R=2 stack  R+3 stack and others  . * path of the move
    ring 18 #20: 18 squares along its own way, on square 20 of the ring  [1+2] stack

## Questions

turn-to-roll = { player } is to roll.
turn-to-move = { player } has rolled { $roll } and is to move.
place = { $at-zone ->
    [hangar] in the hangar
    [pad] on the launch pad
    [column] on cell { $at-cell } of the home column
    [home] home
   *[ring] on { $at } of its way (square { $square })
}
# Planes that stand together, and where.
group = { planes } { place }
group-stack = the stack of { planes } { place }
group-separator = ;{" "}
fleet = { player }: { $groups }.
fleet-none = { player } is not in the game.
