# The moves that a roll offers, each in one line with what it brings about; and why others are not offered.
# The arguments are named as in steps.ftl, whose words are used here too.

preview-mover = { $count ->
    [one] plane { $first }
   *[other] stack { joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] hangar
    [pad] launch pad
    [column] home column { $from-cell }
    [home] home
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] hangar
    [pad] launch pad
    [column] home column { $to-cell }
    [home] home
   *[ring] { $to }
}

preview-launch = plane { $first }: hangar -> launch pad
preview-walk = { preview-mover }: { preview-origin } -> { preview-destination }
preview-decline = move nothing

# What follows in the same line, between commas.
preview-walk-back = back to { preview-destination }
preview-walk-on = on to { preview-destination }
preview-steps-lost = { $steps ->
    [one] { $steps } step lost
   *[other] { $steps } steps lost
}
preview-jump = jump to { preview-destination }
preview-shortcut = shortcut to { preview-destination }
# $captured is a list of the messages after this one.
preview-captures = captures { $captured }
preview-captured = { victim } { joined-numbers }
preview-lost = is lost itself
preview-stack = stack { joined-numbers }
preview-beside = beside { joined-numbers }
preview-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[4] fourth place
}

## Why a plane cannot be moved

refusal-no-launch = this roll does not launch a plane
refusal-home = home already
refusal-overshoot = the roll is too high: home must be reached exactly
refusal-stack-in-the-way = an enemy stack stands in the way
refusal-immune-stack = the walk would end on an enemy stack, which cannot be landed on
# The planes, and one of the reasons above.
refused = { planes }: { $reason }
