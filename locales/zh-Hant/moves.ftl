# 擲出的點數可以怎麼走，每種走法一行，連同它的結果；以及其他飛機為什麼不能走。
# 參數與 steps.ftl 同名，那裡的詞這裡也用。

preview-mover = { $count ->
    [1] { $first }號機
   *[other] 疊機{ joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] 停機坪
    [pad] 起飛點
    [column] 跑道{ $from-cell }
    [home] 終點
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] 停機坪
    [pad] 起飛點
    [column] 跑道{ $to-cell }
    [home] 終點
   *[ring] { $to }
}

preview-launch = { $first }號機：停機坪 -> 起飛點
preview-walk = { preview-mover }：{ preview-origin } -> { preview-destination }
preview-decline = 不走

# 同一行接下來的內容，用逗號隔開。
preview-walk-back = 退到{ preview-destination }
preview-walk-on = 再走到{ preview-destination }
preview-steps-lost = { $steps }步作廢
preview-jump = 跳到{ preview-destination }
preview-shortcut = 飛到{ preview-destination }
# $captured 是下一則訊息的清單。
preview-captures = 撞回{ $captured }
preview-captured = { victim }{ joined-numbers }
preview-lost = 自己回停機坪
preview-stack = 疊機{ joined-numbers }
preview-beside = 停在{ joined-numbers }旁邊
preview-place = { $place ->
    [1] 第一名
    [2] 第二名
    [3] 第三名
   *[4] 第四名
}

## 飛機為什麼不能走

refusal-no-launch = 這個點數不能起飛
refusal-home = 已到終點
refusal-overshoot = 點數太大：必須剛好走到終點
refusal-stack-in-the-way = 前面有敵方疊機擋路
refusal-immune-stack = 會停在敵方疊機上，而那裡不能停
# 飛機，以及上面的原因之一。
refused = { planes }：{ $reason }
