# Words of the web page that stand on several screens.

app-name = Aeroplane Chess
go-home = To the first screen
close = Close
cancel = Cancel
back = Back

## The board

# The hangar of a seat, to be tapped; $letter is printed on it.
board-hangar = { player }'s hangar ({ $letter })
board-hangar-named = { player }'s hangar ({ $letter }): { $name }
board-table = The board in words: where each plane stands
board-table-seat = Seat
# A plane of the seat, by its number.
board-table-plane = Plane { $number }
board-ring = Occupied squares of the ring
board-ring-none = No plane is on the ring.
board-ring-square = Square
board-ring-planes = Planes
# A square of the ring and how it is painted.
board-square = { $square }, { player } square

# What the die shows, and how it is rolled.
die-rolling = The die is rolling
die-blank = The die has not been rolled yet
die-shows = The die shows { $roll }
load-failed = A part of the page could not be loaded. Check your network.
load-again = Load the page again
link-copy = Copy link
link-copied = Link copied
link-by-hand = Copy this link:
link-share = Share …
