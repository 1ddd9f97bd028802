# 文字棋盤，以及對局面的詢問。參數與 steps.ftl 同名；$square 是外圈格子的編號，0 到 51，對所有玩家相同。

## 棋盤旁邊

# $name 是坐在那裡的人。
seat = { player }
seat-named = { player }，{ $name }
seat-to-roll = 準備擲骰
seat-to-move = 擲出{ $roll }點
seat-place = 第{ $place }名
seat-spot = { $at-zone ->
    [hangar] 停機坪
    [pad] 起飛點
    [column] 跑道{ $at-cell }
    [home] 終點
   *[ring] 外圈{ $at } #{ $square }
}

# 棋盤下面：最多三行，每行不超過 80 欄。行首不能是方括號、星號或句點，它們在本檔案裡另有含義。
legend =
    r y b g 外圈格  (r) 起飛點  :r: 終點跑道  r> 飛行航線  R1 飛機  ~R1 已到終點
    R12 兩架飛機  Rx3 更多架  R=2 疊機  R+3 疊機和其他飛機  . * 經過的格和停留的格
    外圈18 #20：沿自己的路線走了18格，位於外圈20號格  [1+2] 疊機

## 詢問

turn-to-roll = 輪到{ player }擲骰子。
turn-to-move = { player }擲出{ $roll }點，該走棋了。
place = { $at-zone ->
    [hangar] 在停機坪
    [pad] 在起飛點
    [column] 在終點跑道第{ $at-cell }格
    [home] 在終點
   *[ring] 在自己路線的第{ $at }格（外圈{ $square }號格）
}
# 在一起的飛機，以及它們的位置。
group = { planes }{ place }
group-stack = 疊機{ joined-numbers }{ place }
group-separator = ；
fleet = { player }：{ $groups }。
fleet-none = { player }沒有參加這一局。
