# 文字棋盘，以及对局面的询问。参数与 steps.ftl 同名；$square 是外圈格子的编号，0 到 51，对所有玩家相同。

## 棋盘旁边

# $name 是坐在那里的人。
seat = { player }
seat-named = { player }，{ $name }
seat-to-roll = 待掷骰
seat-to-move = 掷出{ $roll }点
seat-place = 第{ $place }名
seat-spot = { $at-zone ->
    [hangar] 停机坪
    [pad] 起飞点
    [column] 跑道{ $at-cell }
    [home] 终点
   *[ring] 外圈{ $at } #{ $square }
}

# 棋盘下面：最多三行，每行不超过 80 列。行首不能是方括号、星号或句点，它们在本文件里另有含义。
legend =
    r y b g 外圈格  (r) 起飞点  :r: 终点跑道  r> 飞行航线  R1 飞机  ~R1 已到终点
    R12 两架飞机  Rx3 更多架  R=2 叠机  R+3 叠机和其他飞机  . * 走过的格和停留的格
    外圈18 #20：按自己的路线走了18格，位于外圈20号格  [1+2] 叠机

## 询问

turn-to-roll = 轮到{ player }掷骰。
turn-to-move = { player }掷出{ $roll }点，该走棋了。
place = { $at-zone ->
    [hangar] 在停机坪
    [pad] 在起飞点
    [column] 在终点跑道第{ $at-cell }格
    [home] 在终点
   *[ring] 在自己路线的第{ $at }格（外圈{ $square }号格）
}
# 在一起的飞机，以及它们的位置。
group = { planes }{ place }
group-stack = 叠机{ joined-numbers }{ place }
group-separator = ；
fleet = { player }：{ $groups }。
fleet-none = { player }没有参加这一局。
