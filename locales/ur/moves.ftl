# The moves that a roll offers, each in one line with what it brings about; and why others are not offered.
# The arguments are named as in steps.ftl, whose words are used here too.

preview-mover = { $count ->
    [one] جہاز { $first }
   *[other] دستہ { joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] ہینگر
    [pad] لانچ پیڈ
    [column] آخری پٹی { $from-cell }
    [home] منزل
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] ہینگر
    [pad] لانچ پیڈ
    [column] آخری پٹی { $to-cell }
    [home] منزل
   *[ring] { $to }
}

preview-launch = جہاز { $first }: ہینگر -> لانچ پیڈ
preview-walk = { preview-mover }: { preview-origin } -> { preview-destination }
preview-decline = کوئی چال نہیں

# What follows in the same line, between commas.
preview-walk-back = واپس { preview-destination } پر
preview-walk-on = آگے { preview-destination } پر
preview-steps-lost = { $steps } قدم ضائع
preview-jump = چھلانگ { preview-destination } پر
preview-shortcut = شارٹ کٹ { preview-destination } پر
# $captured is a list of the messages after this one.
preview-captures = شکار: { $captured }
preview-captured = { victim.oblique } کا { joined-numbers }
preview-lost = خود ہینگر واپس
preview-stack = دستہ { joined-numbers }
preview-beside = { joined-numbers } کے پاس
preview-place = { $place ->
    [1] پہلی پوزیشن
    [2] دوسری پوزیشن
    [3] تیسری پوزیشن
   *[4] چوتھی پوزیشن
}

## Why a plane cannot be moved

refusal-no-launch = اس نمبر پر ہینگر سے نکلنا ممکن نہیں
refusal-home = پہلے ہی منزل پر
refusal-overshoot = نمبر بڑا ہے: منزل پر پورے نمبر سے پہنچنا ہوتا ہے
refusal-stack-in-the-way = راستے میں مخالف دستہ کھڑا ہے
refusal-immune-stack = چال مخالف دستے پر ختم ہوتی، اور اس پر اترنا منع ہے
# The planes, and one of the reasons above.
refused = { planes }: { $reason }
