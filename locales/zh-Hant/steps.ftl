# 逐步講述發生了什麼。
#
# 參數在各處同名：
#   $color, $victim    red、yellow、blue 或 green
#   $count             幾架飛機；$first 到 $fourth 是它們的編號
#   $from, $to, $at    飛機沿自己的路線走了多遠：外圈為 1 到 50
#   $from-zone, ...    hangar、pad、ring、column 或 home
#   $from-cell, ...    終點跑道的第幾格，1 到 5
# 屬性 .next 緊跟在另一句講同樣幾架飛機的話後面。

## 各則訊息用到的詞

player = { $color ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[green] 綠方
}
victim = { $victim ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[green] 綠方
}
numbers = { $count ->
    [1] { $first }
    [2] { $first }、{ $second }
    [3] { $first }、{ $second }、{ $third }
   *[4] { $first }、{ $second }、{ $third }、{ $fourth }
}
planes = { numbers }號機
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# 一架飛機，或者一起走的疊機。
mover = { $count ->
    [1] { player }{ $first }號機
   *[other] { player }疊機{ joined-numbers }
}
origin = { $from-zone ->
    [hangar] 停機坪
    [pad] 起飛點
    [column] 終點跑道第{ $from-cell }格
    [home] 終點
   *[ring] 第{ $from }格
}
destination = { $to-zone ->
    [hangar] 停機坪
    [pad] 起飛點
    [column] 終點跑道第{ $to-cell }格
    [home] 終點
   *[ring] 第{ $to }格
}
location = { $at-zone ->
    [hangar] 在停機坪
    [pad] 在起飛點
    [column] 在終點跑道第{ $at-cell }格
    [home] 在終點
   *[ring] 在第{ $at }格
}
# 清單各項之間。
list-separator = ，
# 同一行的兩句話之間：中文不空格。
sentence-separator = {""}

## 擲骰

rolled = { player }擲出{ $roll }點。
passed-no-move = { player }沒有棋可走，這次作廢。
passed-declined = { player }選擇不走。
# 連擲6點的其他代價在下一句說。
passed-sixes = { player }連續擲出太多次6點，這次作廢。
roll-again = { player }{ $sixes ->
    [0] {""}
    [1] 擲出6點，
   *[other] 已連續{ $sixes }次擲出6點，
}再擲一次。
turn-passed = 輪到{ player }。

## 走棋

launched = { player }{ $first }號機從停機坪起飛，到達起飛點。
walked = { mover }從{ origin }{ $direction ->
    [back] 退到
   *[on] 走到
}{ destination }。
    .next = { $direction ->
        [back] 退到
       *[on] 繼續走到
    }{ destination }。
turned-back = { mover }{ $cause ->
    [home] 到達終點後還有剩餘步數，掉頭後退。
   *[stack] 遇到敵方疊機，掉頭後退。
}
    .next = { $cause ->
    [home] 到終點後還有剩餘步數，掉頭後退。
   *[stack] 在那裡遇到敵方疊機，掉頭後退。
}
steps-lost = { mover }有{ $steps }步作廢：{ $cause ->
    [home] 已到終點。
    [pad] 起飛點後面無路可退。
   *[stack] 前面有敵方疊機。
}
    .next = 有{ $steps }步作廢：{ $cause ->
    [home] 已到終點。
    [pad] 起飛點後面無路可退。
   *[stack] 前面有敵方疊機。
}
jumped = { mover }從{ origin }跳到{ destination }。
    .next = 接著跳到{ destination }。
flew = { mover }沿飛行航線從{ origin }飛到{ destination }。
    .next = 接著沿飛行航線飛到{ destination }。
stacked = { player }{ planes }{ location }疊在一起。
came-home = { mover }完成全程。
    .next = 完成全程。

## 與對手相遇

crossed = { player }沿飛行航線飛越{ victim }終點跑道上的{ planes }。
captured = { $cause ->
    [crossing] { player }飛越時把{ victim }的{ planes }擊落，送回停機坪。
   *[landing] { player }把{ victim }的{ planes }撞回停機坪。
}
sent-back-stack = { mover }返回停機坪{ $defense ->
    [repel] ：被敵方疊機擊退。
    [mutual] ，敵方疊機也一起返回。
    [larger_wins] ：敵方疊機的飛機不比它少。
   *[other] ：遇上了敵方疊機。
}
    .next = 返回停機坪{ $defense ->
    [repel] ：被敵方疊機擊退。
    [mutual] ，敵方疊機也一起返回。
    [larger_wins] ：敵方疊機的飛機不比它少。
   *[other] ：遇上了敵方疊機。
}
sent-back-sixes = { player }{ $penalty ->
    [return_last] 最近一次用6點走的
    [return_moved] 連續用6點走的
   *[other] {""}
}{ planes }返回停機坪。

## 結束

withdrawn = { player }退出遊戲，所有飛機移出棋盤。
placed = { player }獲得第{ $place ->
    [1] 一
    [2] 二
    [3] 三
   *[4] 四
}名。
scored = 得分：{ $scores }。
scored-nothing = 互不相欠。
# $points 帶正負號。
score = { player } { $points }
over = 遊戲結束。

## 為什麼：規則項目、它決定什麼、這一局怎麼定。$question 和 $answer 暫時是英文

why = { $question }：{ $answer }（規則 { $option }={ $value }）。
why-yes = 是
why-no = 否
