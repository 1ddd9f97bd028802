# What happened, told step by step.
#
# Arguments have the same names everywhere:
#   $color, $victim    red, yellow, blue or green
#   $count             how many planes; $first to $fourth are their numbers
#   $from, $to, $at    how far a plane has come in its own count: 1 to 50 on the ring
#   $from-zone, ...    hangar, pad, ring, column or home
#   $from-cell, ...    the cell of the home column, 1 to 5
# A message's attribute .next is told right behind another sentence about the same planes, and its attribute .oblique
# stands before a postposition: پیلا، نیلا and دستہ end differently there.
# Nothing agrees with the gender of a player, which nobody knows: verbs agree with planes, turns and throws instead.

## Words that the messages use

player = { $color ->
    [red] سرخ
    [yellow] پیلا
    [blue] نیلا
   *[green] سبز
}
    .oblique = { $color ->
        [red] سرخ
        [yellow] پیلے
        [blue] نیلے
       *[green] سبز
    }
victim = { $victim ->
    [red] سرخ
    [yellow] پیلا
    [blue] نیلا
   *[green] سبز
}
    .oblique = { $victim ->
        [red] سرخ
        [yellow] پیلے
        [blue] نیلے
       *[green] سبز
    }
numbers = { $count ->
    [1] { $first }
    [2] { $first } اور { $second }
    [3] { $first }، { $second } اور { $third }
   *[4] { $first }، { $second }، { $third } اور { $fourth }
}
planes = جہاز { numbers }
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# A plane, or a stack that moves as one.
mover = { player.oblique } کا { $count ->
    [one] جہاز { $first }
   *[other] دستہ { joined-numbers }
}
    .oblique = { player.oblique } کے { $count ->
        [one] جہاز { $first }
       *[other] دستے { joined-numbers }
    }
origin = { $from-zone ->
    [hangar] ہینگر
    [pad] لانچ پیڈ
    [column] آخری پٹی کے خانہ { $from-cell }
    [home] منزل
   *[ring] خانہ { $from }
}
destination = { $to-zone ->
    [hangar] ہینگر
    [pad] لانچ پیڈ
    [column] آخری پٹی کے خانہ { $to-cell }
    [home] منزل
   *[ring] خانہ { $to }
}
location = { $at-zone ->
    [hangar] ہینگر میں
    [pad] لانچ پیڈ پر
    [column] آخری پٹی کے خانہ { $at-cell } پر
    [home] منزل پر
   *[ring] خانہ { $at } پر
}
# Stands between the items of a list.
list-separator = ،{" "}
# Stands between two sentences of a line.
sentence-separator = {" "}

## Rolling

rolled = { player.oblique } کا { $roll } آیا۔
passed-no-move = { player.oblique } کے پاس کوئی چال نہیں: پانسہ ضائع گیا۔
passed-declined = { player.oblique } نے چال نہیں چلی۔
# What the sixes cost besides is told next.
passed-sixes = { player.oblique } کے لگاتار بہت زیادہ چھکے آئے: یہ چھکا ضائع گیا۔
roll-again = { $sixes ->
    [0] {""}
    [one] چھکا آیا:{" "}
   *[other] لگاتار { $sixes } چھکے آئے:{" "}
}{ player } دوبارہ پانسہ پھینکے۔
turn-passed = اب { player.oblique } کی باری ہے۔

## Moving

launched = { player.oblique } کا جہاز { $first } ہینگر سے نکل کر لانچ پیڈ پر آیا۔
walked = { mover } { origin } سے { $direction ->
    [back] پیچھے ہٹ کر
   *[on] چل کر
} { destination } پر پہنچا۔
    .next = { $direction ->
        [back] پیچھے ہٹ کر
       *[on] آگے چل کر
    } { destination } پر پہنچا۔
turned-back = { mover } { $cause ->
    [home] منزل سے واپس مڑا، کیونکہ قدم باقی تھے۔
   *[stack] سامنے مخالف دستہ پا کر واپس مڑا۔
}
    .next = { $cause ->
    [home] وہاں سے واپس مڑا، کیونکہ قدم باقی تھے۔
   *[stack] وہاں سامنے مخالف دستہ پا کر واپس مڑا۔
}
steps-lost = { mover.oblique } { $steps ->
    [one] کا { $steps } قدم ضائع ہوا:
   *[other] کے { $steps } قدم ضائع ہوئے:
} { $cause ->
    [home] منزل آ چکی ہے۔
    [pad] لانچ پیڈ کے پیچھے کچھ نہیں۔
   *[stack] آگے مخالف دستہ کھڑا ہے۔
}
    .next = { $steps ->
    [one] { $steps } قدم ضائع ہوا:
   *[other] { $steps } قدم ضائع ہوئے:
} { $cause ->
    [home] منزل آ چکی ہے۔
    [pad] لانچ پیڈ کے پیچھے کچھ نہیں۔
   *[stack] آگے مخالف دستہ کھڑا ہے۔
}
jumped = { mover } { origin } سے چھلانگ لگا کر { destination } پر پہنچا۔
    .next = پھر چھلانگ لگا کر { destination } پر پہنچا۔
flew = { mover } { origin } سے شارٹ کٹ لے کر { destination } پر پہنچا۔
    .next = پھر شارٹ کٹ لے کر { destination } پر پہنچا۔
stacked = { player.oblique } کے { planes } اب { location } ایک دستہ ہیں۔
came-home = { mover.oblique } کا سفر مکمل ہوا۔
    .next = سفر مکمل ہوا۔

## Meeting others

crossed = { player.oblique } کا شارٹ کٹ { victim.oblique } کی آخری پٹی پر کھڑے { planes } کے اوپر سے گزرا۔
captured = { $cause ->
    [crossing] گزرتے ہوئے{" "}
   *[landing] {""}
}{ player.oblique } نے { victim.oblique } { $count ->
    [one] کا { planes } مار گرایا، وہ ہینگر واپس گیا۔
   *[other] کے { planes } مار گرائے، وہ ہینگر واپس گئے۔
}
sent-back-stack = { mover } { $defense ->
    [repel] مخالف دستے سے پسپا ہو کر ہینگر واپس گیا۔
    [mutual] مخالف دستے سمیت ہینگر واپس گیا۔
    [larger_wins] ہینگر واپس گیا: مخالف دستہ اس سے چھوٹا نہ تھا۔
   *[other] مخالف دستے کی وجہ سے ہینگر واپس گیا۔
}
    .next = { $defense ->
    [repel] مخالف دستے سے پسپا ہو کر ہینگر واپس گیا۔
    [mutual] مخالف دستے سمیت ہینگر واپس گیا۔
    [larger_wins] ہینگر واپس گیا: مخالف دستہ اس سے چھوٹا نہ تھا۔
   *[other] مخالف دستے کی وجہ سے ہینگر واپس گیا۔
}
sent-back-sixes = { player.oblique } { $count ->
    [one] کا { planes }{ $penalty ->
        [return_last] ، جو آخری چھکے پر چلا تھا،
        [return_moved] ، جو چھکوں پر چلا تھا،
       *[other] {""}
    } ہینگر واپس گیا۔
   *[other] کے { planes }{ $penalty ->
        [return_last] ، جو آخری چھکے پر چلے تھے،
        [return_moved] ، جو چھکوں پر چلے تھے،
       *[other] {""}
    } ہینگر واپس گئے۔
}

## The end

withdrawn = { player.oblique } نے کھیل چھوڑ دیا: اس کے تمام جہاز بورڈ سے ہٹا دیے گئے۔
placed = { player.oblique } نے { $place ->
    [1] پہلی
    [2] دوسری
    [3] تیسری
   *[4] چوتھی
} پوزیشن حاصل کی۔
scored = اسکور: { $scores }۔
scored-nothing = کسی کے ذمے کچھ نہیں۔
# $points has its sign.
score = { player } { $points }
over = کھیل ختم ہوا۔

## Why: a rule point, what it decides, and what the rules of this game say

why = { $question }: { $answer } (قاعدہ { $option }={ $value })۔
why-yes = ہاں
why-no = نہیں
