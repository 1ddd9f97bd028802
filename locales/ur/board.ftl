# The text board, and what is asked about a position. The arguments are named as in steps.ftl; $square is the number of
# the ring square, 0 to 51, which is the same for all players.

## Beside the board

# $name is who sits there.
seat = { player }
seat-named = { player }، { $name }
seat-to-roll = پانسے کی باری
seat-to-move = { $roll } آیا
seat-place = پوزیشن { $place }
seat-spot = { $at-zone ->
    [hangar] ہینگر
    [pad] پیڈ
    [column] پٹی { $at-cell }
    [home] منزل
   *[ring] حلقہ { $at } #{ $square }
}

# Below the board: at most three lines, none longer than 80 columns. No line may begin with a bracket, a star or a full
# stop, which mean something else in this file.
legend =
    r y b g خانے  (r) لانچ پیڈ  :r: آخری پٹی  r> شارٹ کٹ  R1 جہاز  ~R1 منزل پر
    R12 دو جہاز  Rx3 زیادہ جہاز  R=2 دستہ  R+3 دستہ اور باقی  . * چال کا راستہ
    حلقہ 18 #20: اپنے راستے کا 18واں خانہ، جو حلقے کا خانہ 20 ہے  [1+2] دستہ

## Questions

turn-to-roll = { player.oblique } کو پانسہ پھینکنا ہے۔
turn-to-move = { player.oblique } کا { $roll } آیا ہے، اب چال چلنی ہے۔
place = { $at-zone ->
    [hangar] ہینگر میں
    [pad] لانچ پیڈ پر
    [column] آخری پٹی کے خانہ { $at-cell } پر
    [home] منزل پر
   *[ring] اپنے راستے کے خانہ { $at } پر (حلقے کا خانہ { $square })
}
# Planes that stand together, and where.
group = { planes } { place }
group-stack = دستہ { joined-numbers } { place }
group-separator = ؛{" "}
fleet = { player }: { $groups }۔
fleet-none = { player } اس کھیل میں شامل نہیں۔
