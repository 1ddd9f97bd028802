# 掷出的点数可以怎么走，每种走法一行，连同它的结果；以及其他飞机为什么不能走。
# 参数与 steps.ftl 同名，那里的词这里也用。

preview-mover = { $count ->
    [1] { $first }号机
   *[other] 叠机{ joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] 停机坪
    [pad] 起飞点
    [column] 跑道{ $from-cell }
    [home] 终点
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] 停机坪
    [pad] 起飞点
    [column] 跑道{ $to-cell }
    [home] 终点
   *[ring] { $to }
}

preview-launch = { $first }号机：停机坪 -> 起飞点
preview-walk = { preview-mover }：{ preview-origin } -> { preview-destination }
preview-decline = 不走

# 同一行接下来的内容，用逗号隔开。
preview-walk-back = 退到{ preview-destination }
preview-walk-on = 再走到{ preview-destination }
preview-steps-lost = { $steps }步作废
preview-jump = 跳到{ preview-destination }
preview-shortcut = 飞到{ preview-destination }
# $captured 是下一条消息的列表。
preview-captures = 撞回{ $captured }
preview-captured = { victim }{ joined-numbers }
preview-lost = 自己返回停机坪
preview-stack = 叠机{ joined-numbers }
preview-beside = 停在{ joined-numbers }旁边
preview-place = { $place ->
    [1] 第一名
    [2] 第二名
    [3] 第三名
   *[4] 第四名
}

## 飞机为什么不能走

refusal-no-launch = 这个点数不能起飞
refusal-home = 已到终点
refusal-overshoot = 点数太大：必须正好走到终点
refusal-stack-in-the-way = 前面有敌方叠机挡路
refusal-immune-stack = 会停在敌方叠机上，而那里不能停
# 飞机，以及上面的原因之一。
refused = { planes }：{ $reason }
