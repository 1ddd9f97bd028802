# 逐步讲述发生了什么。
#
# 参数在各处同名：
#   $color, $victim    red、yellow、blue 或 green
#   $count             几架飞机；$first 到 $fourth 是它们的编号
#   $from, $to, $at    飞机按自己的路线走了多远：外圈为 1 到 50
#   $from-zone, ...    hangar、pad、ring、column 或 home
#   $from-cell, ...    终点跑道的第几格，1 到 5
# 属性 .next 紧跟在另一句讲同样几架飞机的话后面。

## 各条消息用到的词

player = { $color ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[green] 绿方
}
victim = { $victim ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[green] 绿方
}
numbers = { $count ->
    [1] { $first }
    [2] { $first }、{ $second }
    [3] { $first }、{ $second }、{ $third }
   *[4] { $first }、{ $second }、{ $third }、{ $fourth }
}
planes = { numbers }号机
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# 一架飞机，或者一起走的叠机。
mover = { $count ->
    [1] { player }{ $first }号机
   *[other] { player }叠机{ joined-numbers }
}
origin = { $from-zone ->
    [hangar] 停机坪
    [pad] 起飞点
    [column] 终点跑道第{ $from-cell }格
    [home] 终点
   *[ring] 第{ $from }格
}
destination = { $to-zone ->
    [hangar] 停机坪
    [pad] 起飞点
    [column] 终点跑道第{ $to-cell }格
    [home] 终点
   *[ring] 第{ $to }格
}
location = { $at-zone ->
    [hangar] 在停机坪
    [pad] 在起飞点
    [column] 在终点跑道第{ $at-cell }格
    [home] 在终点
   *[ring] 在第{ $at }格
}
# 列表各项之间。
list-separator = ，
# 同一行的两句话之间：中文不空格。
sentence-separator = {""}

## 掷骰

rolled = { player }掷出{ $roll }点。
passed-no-move = { player }无棋可走，这次作废。
passed-declined = { player }放弃这次走棋。
# 连掷6点的其他代价在下一句说。
passed-sixes = { player }连续掷出6点的次数太多，这次作废。
roll-again = { player }{ $sixes ->
    [0] {""}
    [1] 掷出6点，
   *[other] 已连续{ $sixes }次掷出6点，
}再掷一次。
turn-passed = 轮到{ player }。

## 走棋

launched = { player }{ $first }号机从停机坪起飞，到达起飞点。
walked = { mover }从{ origin }{ $direction ->
    [back] 退到
   *[on] 走到
}{ destination }。
    .next = { $direction ->
        [back] 退到
       *[on] 继续走到
    }{ destination }。
turned-back = { mover }{ $cause ->
    [home] 到达终点后步数有余，掉头后退。
   *[stack] 遇到敌方叠机，掉头后退。
}
    .next = { $cause ->
    [home] 到终点后步数有余，掉头后退。
   *[stack] 在那里遇到敌方叠机，掉头后退。
}
steps-lost = { mover }有{ $steps }步作废：{ $cause ->
    [home] 已到终点。
    [pad] 起飞点后面无路可退。
   *[stack] 前面有敌方叠机。
}
    .next = 有{ $steps }步作废：{ $cause ->
    [home] 已到终点。
    [pad] 起飞点后面无路可退。
   *[stack] 前面有敌方叠机。
}
jumped = { mover }从{ origin }跳到{ destination }。
    .next = 接着跳到{ destination }。
flew = { mover }沿飞行航线从{ origin }飞到{ destination }。
    .next = 接着沿飞行航线飞到{ destination }。
stacked = { player }{ planes }{ location }叠在一起。
came-home = { mover }完成全程。
    .next = 完成全程。

## 与对手相遇

crossed = { player }沿飞行航线飞越{ victim }终点跑道上的{ planes }。
captured = { $cause ->
    [crossing] { player }飞越时把{ victim }的{ planes }击落，送回停机坪。
   *[landing] { player }把{ victim }的{ planes }撞回停机坪。
}
sent-back-stack = { mover }返回停机坪{ $defense ->
    [repel] ：被敌方叠机击退。
    [mutual] ，敌方叠机也一同返回。
    [larger_wins] ：敌方叠机的飞机不比它少。
   *[other] ：遇上了敌方叠机。
}
    .next = 返回停机坪{ $defense ->
    [repel] ：被敌方叠机击退。
    [mutual] ，敌方叠机也一同返回。
    [larger_wins] ：敌方叠机的飞机不比它少。
   *[other] ：遇上了敌方叠机。
}
sent-back-sixes = { player }{ $penalty ->
    [return_last] 最近一次用6点走的
    [return_moved] 连续用6点走的
   *[other] {""}
}{ planes }返回停机坪。

## 结束

withdrawn = { player }退出游戏，所有飞机移出棋盘。
placed = { player }获得第{ $place ->
    [1] 一
    [2] 二
    [3] 三
   *[4] 四
}名。
scored = 得分：{ $scores }。
scored-nothing = 互不相欠。
# $points 带正负号。
score = { player } { $points }
over = 游戏结束。

## 为什么：规则项、它决定什么、本局怎么定。$question 和 $answer 暂时是英文

why = { $question }：{ $answer }（规则 { $option }={ $value }）。
why-yes = 是
why-no = 否
