# The web page: the rules. The points and their values are those of RULES.md.
#
# A point has a name and .explanation, what it is about. A value has
#   itself       what stands in a form, behind the point's name
#   .sentence    the rule, told in a sentence of its own
#   .but         what stands behind "Classic, but ..."
# Arguments: $faces are numbers of pips in a list ("2, 4 or 6"), $length is how many sixes are a streak.

## The rule texts

preset-classic = Classic
    .feel = The family game
    .origin = The text that the Indonesian, Ukrainian, German and Urdu rule books share.
    .point-1 = Roll a 2, 4 or 6 to take off.
    .point-2 = A 6 gives another roll – but a third 6 in a row sends the planes moved by the sixes back.
    .point-3 = On your own colour you jump ahead; on your dashed line you may fly across the board.
    .point-4 = Planes that join as a stack travel together, and are captured together.
    .point-5 = Home needs the exact number. Everyone plays on for the places.
preset-cn_basic = Chinese basic
    .feel = Stacks are walls
    .origin = The basic rules of the Chinese text.
    .point-1 = Only a 6 takes off. It gives another roll, as often as it comes.
    .point-2 = You may jump and fly, or stay.
    .point-3 = Planes on one square are a stack. Enemies bounce off it.
    .point-4 = Whoever lands on a stack goes back to the hangar together with it.
    .point-5 = The first to bring all planes home wins, with 50 points for each plane still out.
preset-cn_improved = Chinese improved
    .feel = Faster start, dangerous sixes
    .origin = The improved rules of the Chinese text.
    .point-1 = A 5 or 6 takes off.
    .point-2 = A third 6 in a row sends all your planes back, even those at home.
    .point-3 = You may jump and fly, or stay.
    .point-4 = Stacks are walls: enemies bounce off, and who lands on one goes back with it.
    .point-5 = The first to bring all planes home wins, with 50 points for each plane still out.
preset-cn_casual = Chinese casual
    .feel = Safe in a stack
    .origin = The second part of the Chinese text.
    .point-1 = Only a 6 takes off. It gives another roll, as often as it comes.
    .point-2 = A stack is safe: no enemy can land on it or walk past it.
    .point-3 = You may jump and fly, or stay.
    .point-4 = Too high a roll walks back from home.
    .point-5 = The first to bring all planes home wins. No points.

## The points on which the texts differ, and their values

rule-planes = Planes
    .explanation = How many planes does each player have? All must come home; fewer make a shorter game.
rule-planes-1 = 1 plane
    .sentence = Each player has one plane to bring home.
    .but = with 1 plane each
rule-planes-2 = 2 planes
    .sentence = Each player has 2 planes, and both must come home.
    .but = with 2 planes each
rule-planes-3 = 3 planes
    .sentence = Each player has 3 planes, and all must come home.
    .but = with 3 planes each
rule-planes-4 = 4 planes
    .sentence = Each player has 4 planes, and all must come home.
    .but = with 4 planes each

rule-launch-rolls = Take-off
    .explanation = Which rolls bring a plane from the hangar to the launch pad?
rule-launch-rolls-faces = { $faces }
    .sentence = A { $faces } brings a plane from the hangar to the launch pad. That is the whole move.
    .but = take-off with { $faces }
rule-launch-rolls-any = Any roll
    .sentence = Any roll can bring a plane from the hangar to the launch pad. That is the whole move.
    .but = take-off with any roll

rule-extra-roll-faces = Another roll
    .explanation = Which rolls let you roll again?
rule-extra-roll-faces-faces = { $faces }
    .sentence = Whoever rolls a { $faces } rolls again.
    .but = another roll after { $faces }
rule-extra-roll-faces-any = Any roll
    .sentence = Every roll gives another one.
    .but = another roll after any roll
rule-extra-roll-faces-none = None
    .sentence = Nobody rolls twice in a turn.
    .but = no second rolls

rule-extra-roll-without-move = Another roll without a move
    .explanation = Do you roll again even if you moved nothing with that roll?
rule-extra-roll-without-move-true = Yes, always
    .sentence = That is so even if nothing was moved.
    .but = another roll even without a move
rule-extra-roll-without-move-false = No, only after a move
    .sentence = But only if something was moved.
    .but = another roll only after a move

rule-six-streak-penalty = Too many sixes
    .explanation = What does it cost to roll six after six?
rule-six-streak-penalty-none = Nothing
    .sentence = Six after six costs nothing: play on.
    .but = no penalty for sixes in a row
rule-six-streak-penalty-lose_turn = The turn ends
    .sentence = But the { $length ->
        [2] second
       *[3] third
    } 6 in a row is not played: the turn ends.
    .but = too many sixes end the turn
rule-six-streak-penalty-return_last = What the latest six moved goes back
    .sentence = But the { $length ->
        [2] second
       *[3] third
    } 6 in a row is not played: the planes that the latest 6 moved go back to the hangar, and the turn ends.
    .but = too many sixes send back what the latest one moved
rule-six-streak-penalty-return_moved = What the sixes moved goes back
    .sentence = But the { $length ->
        [2] second
       *[3] third
    } 6 in a row is not played: all planes moved by the sixes before it go back to the hangar, and the turn ends.
    .but = too many sixes send back all that they moved
rule-six-streak-penalty-return_unfinished = All planes still out go back
    .sentence = But the { $length ->
        [2] second
       *[3] third
    } 6 in a row is not played: all your planes that are not home go back to the hangar, and the turn ends.
    .but = too many sixes send back all planes that are not home
rule-six-streak-penalty-return_all = All planes go back, even from home
    .sentence = But the { $length ->
        [2] second
       *[3] third
    } 6 in a row is not played: all your planes go back to the hangar, even those at home, and the turn ends.
    .but = too many sixes send back all planes, even from home

rule-six-streak-length = How many sixes are too many
    .explanation = Which six in a row is punished?
rule-six-streak-length-2 = The second
    .sentence = The second 6 in a row is one too many.
    .but = the second six in a row is too many
rule-six-streak-length-3 = The third
    .sentence = The third 6 in a row is one too many.
    .but = the third six in a row is too many

rule-jump = Jump
    .explanation = Does a plane that stops on its own colour jump on to the next square of that colour?
rule-jump-mandatory = Always
    .sentence = A plane that stops on its own colour jumps on to the next square of that colour, four squares ahead.
    .but = jumps are always made
rule-jump-optional = As you like
    .sentence = A plane that stops on its own colour may jump on to the next square of that colour, four squares ahead.
    .but = jumps are a choice
rule-jump-off = Never
    .sentence = There are no jumps: squares of your own colour are like all others.
    .but = no jumps

rule-shortcut = Shortcut
    .explanation = Does a plane that stops where its dashed line begins fly across the board?
rule-shortcut-mandatory = Always
    .sentence = A plane that stops where its dashed line begins flies across the board to the other end.
    .but = shortcuts are always taken
rule-shortcut-optional = As you like
    .sentence = A plane that stops where its dashed line begins may fly across the board to the other end.
    .but = shortcuts are a choice
rule-shortcut-off = Never
    .sentence = There are no shortcuts: nobody flies along the dashed lines.
    .but = no shortcuts

rule-jump-then-shortcut = Shortcut after a jump
    .explanation = Is the shortcut open to a plane that jumped to its beginning?
rule-jump-then-shortcut-true = Yes
    .sentence = The shortcut is open after a jump, too.
    .but = the shortcut is open after a jump
rule-jump-then-shortcut-false = No
    .sentence = A plane that jumped there has no shortcut.
    .but = no shortcut after a jump

rule-shortcut-then-jump = Jump after the shortcut
    .explanation = Can a plane jump on from where its shortcut ends?
rule-shortcut-then-jump-never = Never
    .sentence = Where the shortcut ends the plane stays.
    .but = no jump after the shortcut
rule-shortcut-then-jump-direct = If it walked to the shortcut
    .sentence = Where the shortcut ends the rule for jumps holds again, if the plane had walked to its beginning.
    .but = a jump can follow the shortcut after a walk to it
rule-shortcut-then-jump-always = Always
    .sentence = Where the shortcut ends the rule for jumps holds again.
    .but = a jump can always follow the shortcut

rule-capture-at = Where planes are captured
    .explanation = Does a plane capture at every stop of its move, or only where the move ends?
rule-capture-at-every_stop = At every stop
    .sentence = That is so at every stop: where the walk, a jump and the shortcut end.
    .but = captures at every stop
rule-capture-at-final_only = Only where the move ends
    .sentence = Only the end of the whole move counts, not the stops before a jump or a shortcut.
    .but = captures only where the move ends

rule-shortcut-crossing = Below the shortcut
    .explanation = What happens to enemies on the cell of their home column that the shortcut crosses?
rule-shortcut-crossing-capture = All are captured
    .sentence = The shortcut also captures all planes on the cell of the opposite home column that it crosses, even a stack.
    .but = shortcuts capture all planes they cross
rule-shortcut-crossing-capture_stack_blocks = Captured, but a stack closes it
    .sentence = The shortcut also captures single planes on the cell of the opposite home column that it crosses; a stack there closes it.
    .but = shortcuts capture what they cross, and a stack closes them
rule-shortcut-crossing-ignore = Nothing
    .sentence = The shortcut touches nobody on its way.
    .but = shortcuts touch nobody on their way

rule-stacking = Stacks
    .explanation = Do your own planes on one cell become a stack?
rule-stacking-off = Never
    .sentence = There are no stacks: your planes may share a cell, but each stays a single plane.
    .but = no stacks
rule-stacking-optional = As you like
    .sentence = When a plane comes to rest beside your own, you choose whether they become a stack.
    .but = stacks are a choice
rule-stacking-automatic = Always
    .sentence = Your planes on one cell are a stack.
    .but = own planes on one cell always stack

rule-stack-movement = How stacks move
    .explanation = Does a stack move as one, or plane by plane?
rule-stack-movement-together = As one
    .sentence = A stack moves as one, until it is home or captured.
    .but = stacks move as one
rule-stack-movement-single = Plane by plane
    .sentence = The planes of a stack leave it one at a time.
    .but = stacks move plane by plane
rule-stack-movement-choice = As you like
    .sentence = A stack moves as one, or a single plane leaves it, as you like.
    .but = stacks move as one or plane by plane

rule-stack-defense = Landing on a stack
    .explanation = What happens when a plane lands on an enemy stack?
rule-stack-defense-captured = The stack goes back
    .sentence = Whoever lands on an enemy stack captures all of it.
    .but = stacks are captured like single planes
rule-stack-defense-mutual = Both go back
    .sentence = Whoever lands on an enemy stack sends all of it to the hangar – and goes back, too.
    .but = stack and attacker both go back
rule-stack-defense-repel = The attacker goes back
    .sentence = Whoever lands on an enemy stack goes back to the hangar; the stack stays.
    .but = stacks send the attacker back
rule-stack-defense-immune = Nobody may land there
    .sentence = Nobody may land on an enemy stack.
    .but = nobody may land on a stack
rule-stack-defense-larger_wins = The smaller side goes back
    .sentence = Where a plane or stack lands on an enemy stack, the smaller side goes back; if they are equal, both do.
    .but = the larger stack wins

rule-stack-blocks = Walking past a stack
    .explanation = What happens to a walk that meets an enemy stack with steps left?
rule-stack-blocks-none = It walks on
    .sentence = Stacks are no obstacle: planes walk past them.
    .but = stacks are no obstacle
rule-stack-blocks-bounce = It turns back
    .sentence = A walk that meets an enemy stack turns round on it and goes back with the steps that are left.
    .but = walks bounce off stacks
rule-stack-blocks-forbid = It is not allowed
    .sentence = Nobody may walk past an enemy stack.
    .but = nobody walks past a stack
rule-stack-blocks-stop_before = It stops before the stack
    .sentence = A walk that meets an enemy stack stops on the cell before it; the steps that are left are lost.
    .but = walks stop before stacks

rule-stack-blocks-jump = Jumping over a stack
    .explanation = Does an enemy stack on one of the squares between stop a jump?
rule-stack-blocks-jump-true = Yes, it stops the jump
    .sentence = Nor can a jump pass over one.
    .but = stacks stop jumps
rule-stack-blocks-jump-false = No
    .sentence = Jumps pass over stacks.
    .but = jumps pass over stacks

rule-overshoot = Too high a roll for home
    .explanation = What happens when a roll is higher than a plane needs to come home?
rule-overshoot-forbid = The plane cannot move
    .sentence = Home is reached by the exact number only.
    .but = home needs the exact number
rule-overshoot-bounce = It walks back
    .sentence = A plane that reaches home with steps left walks them back.
    .but = too high a roll walks back from home
rule-overshoot-accept = It comes home
    .sentence = A plane comes home with any roll that is high enough.
    .but = any roll that is high enough reaches home

rule-end = The end
    .explanation = When is the game over?
rule-end-first_wins = When the first player is home
    .sentence = The first player with all planes home wins, and the game is over.
    .but = the first player home ends the game
rule-end-play_on = When all places are known
    .sentence = The first player with all planes home wins; the others play on for the places.
    .but = everyone plays on for the places

rule-scoring = Points
    .explanation = What is counted when the first player is home?
rule-scoring-none = None
    .sentence = There are no points.
    .but = no points
rule-scoring-unfinished_x50 = 50 for each plane still out
    .sentence = When the first player is home, every other one owes the winner 50 points for each plane that is not.
    .but = 50 points for each plane still out

rule-must-move = Having to move
    .explanation = Must you move when you can?
rule-must-move-true = Yes
    .sentence = Whoever can move must move.
    .but = whoever can move must
rule-must-move-false = No, you may pass
    .sentence = You may pass instead of moving.
    .but = passing is allowed

## The rules of a room in sentences

# $changes is a list of .but.
rules-like-but = { $preset }, but { $changes }
# Too many points differ to name them all in one line.
rules-like-far = Rules of your own, nearest to { $preset }: { $count } points differ
rules-changed = Different from { $preset }
rules-part-launch = Take-off
rules-part-rolling = Rolling
rules-part-flying = Jumps and shortcuts
rules-part-capturing = Capturing
rules-part-stacks = Stacks
rules-part-home = Home
rules-part-end = The end
# What every text says.
rules-captures = A plane that stops on a ring square where enemies stand sends them back to their hangar.
rules-safe = Everywhere else – in hangars, on launch pads and in home columns – planes are safe.

## Cards, forms, the screen

rules-title = The rules
rules-texts = Four rule books
rules-texts-lead = Every family plays it a little differently. Pick the rules you know – a room can change any single point.
rules-read = Read the rules
rules-course = How it goes
rules-others = The other rule books
rules-differences = How the rule books differ
rules-differences-lead = These points differ; the rest is the same in all four.
rules-point = Point
rules-options = Every point of these rules
rules-options-lead = What this rule book says on each point, and what else a room can choose.
# Lists: between the items, and before the last one.
rules-separator = ,{" "}
rules-or = { $items } or { $last }
rules-and = { $items } and { $last }
rules-one-needed = At least one is needed.
rules-otherwise = Also possible: { $values }
rules-otherwise-faces = Also possible: any other faces of the die.
rules-quoted = “{ $value }”
rules-unknown = There is no rule book of that name.
rules-learn = Learn to play

## Why

why-open = Why?
why-title = Why did this happen?
why-same = This is the same in all rule books.
why-planes = Why some planes cannot move
why-all-can = Every plane can move.
why-loading = Looking it up …
why-failed = The server does not answer. Try again in a moment.
why-again = Try again
why-nothing = There is nothing to explain at this moment.

## Learning

learn-title = Learn to play
learn-card = { $number } of { $count }
learn-goal = Bring your planes home
    .text = Each player has a colour and a corner. Fly all your planes round the board to the centre before the others do.
learn-launch = Take off
    .text = Planes wait in the hangar. With the right roll – in the classic game a 2, 4 or 6 – one of them goes to the launch pad.
learn-ring = Fly clockwise
    .text = Roll the die and walk that many squares. The page shows where each plane can go; you only choose which one.
learn-jump = Jump on your own colour
    .text = Stop on a square of your own colour, and the plane jumps on to the next one, four squares ahead.
learn-shortcut = Take the shortcut
    .text = Stop where your dashed line begins, and you may fly straight across the board.
learn-capture = Send others back
    .text = Stop where an enemy stands, and it goes back to its hangar. The same can happen to you.
learn-stack = Stack your planes
    .text = Two of your planes on one square can be a stack. What a stack can do depends on the rules of the room.
learn-home = Come home
    .text = After one round your planes turn into their own home column, where nobody can land on them; only the shortcut from the other side passes over its third cell. In the classic game the last roll must fit exactly.
learn-sixes = Roll again
    .text = A 6 gives another roll. Be careful: in the classic game the third 6 in a row sends the planes moved by the sixes back.
learn-next = Next
learn-play = Play now
learn-rules = Read all the rules
