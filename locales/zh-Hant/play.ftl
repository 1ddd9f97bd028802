# 在終端機裡下棋時程式說的話。參數與 steps.ftl 同名；此外
#   $name              玩家的稱呼；$named 為 yes，玩家沒有自己的名字時為 no
#   $roll, $rolls      骰子的點數；擲了幾次
#   $count             有幾種走法
#   $file              檔名
# 指令（roll、save 等）和選項在任何語言裡都用英文輸入，這裡照原樣寫出。
# 每行不超過 80 欄。

## 各則訊息用到的詞

# 對玩家的稱呼。
called = { $named ->
    [yes] { player }（{ $name }）
   *[no] { player }
}
# 玩家、點數、名次和得分清單中的一項。
player-item = { player }：{ $name }
roll-item = { player }{ $roll }點
place-item = 第{ $place }名 { called }
score-item = { called } { $points }

## 第一次擲骰之前

opening = 飛行棋，規則 { $rules }。
players = { $players }。
dice-of-a-seed = 骰子：種子 { $seed }。種子相同，擲出的點數也相同。
dice-committed =
    骰子：{ $protocol }，承諾值為
    {"  "}{ $commitment }
how-to-play = 按 Enter 擲骰子，輸入數字選擇走法，board 解釋棋盤符號，help 列出其他指令。
begins-by-lot = 抽籤決定，由{ player }先走。
begins = 由{ player }先走。
highest-roll = 點數最大的先走：{ $rolls }。
highest-roll-again = 再擲一次：{ $rolls }。

## 提問：在後面輸入回答

ask-to-roll = { called }，請擲骰子：
ask-to-move = { called }擲出{ $roll }點，{ $count ->
    [1] 按 Enter 就走：
   *[other] 請選 1 到 { $count }：
}
ask-at-the-end = 請輸入 save、undo、history 或 quit：

## 對不是指令的輸入和不合時宜的指令的回答

line-too-long = 這一行太長，不可能是指令。
line-not-text = 這一行不是 UTF-8 文字；help 列出所有指令。
unknown-command = 沒有「{ $command }」這個指令；help 列出所有指令。
command-alone = { $command } 後面不能再加別的；help 列出所有指令。
history-usage = history 後面請加回合數或 all，例如 history 10。
roll-first = { called }要先擲骰子：請按 Enter。
answer-first = { called }擲出的{ $roll }點還沒有走：{ $count ->
    [1] 走法只有一種，按 Enter 即可。
   *[other] 請選 1 到 { $count }。
}
choice-needed = 走法不只一種：請輸入 1 到 { $count }。
no-such-move = 沒有這種走法：{ $count ->
    [1] 走法只有一種，請輸入 1 或按 Enter。
   *[other] 請選 1 到 { $count }。
}
nobody-rolls = 遊戲已經結束，不能再擲骰子了。
nobody-moves = 遊戲已經結束，不能再走了。

## 對指令的回答

taken-back = 已悔棋。
nothing-to-take-back = 沒有棋可以悔：鍵盤前的玩家還沒有走過棋。
nobody-has-rolled = 還沒有人擲過骰子。
same-under-all-rules = 最近幾步在任何規則下都一樣。
all-can-move = 擲出{ $roll }點，{ player }的飛機都能走。
these-cannot-move = 擲出{ $roll }點，{ player }的這些飛機不能走：
rules-hint = aeroplane rules 說明每個選項；why 說明剛才發生的事。
save-where = 要存到哪裡？請寫出檔名，例如 save game.txt。
# $failure 是沒有句號的英文句子。
not-saved = 存檔失敗：{ $failure }。
saved = 已存檔：用 aeroplane play --load { $file } 從這裡接著下。
saved-at-the-end = 已存檔：用 aeroplane replay { $file } 重播這一局。
saved-with-secret = 檔案裡有骰子的秘密：誰能讀到它，誰就能預知點數。

## 指令一覽：每個指令做什麼

help-choose = 選擇這個編號的走法
help-roll = 擲骰子；直接按 Enter 也可以
help-board = 畫出棋盤
help-planes = 說明輪到誰、飛機都在哪裡
help-why = 說明最近幾步的原因，以及飛機為什麼不能走
help-history = 講述最近 { $turns } 回合、最近 N 回合或全部
help-rules = 顯示這一局的規則
help-undo = 悔棋，回到你上一次選擇；骰子點數不變
help-save = 把這一局存成檔案；play --load FILE 接著下
help-list = 顯示這份清單
help-quit = 離開遊戲

## 結束

places = 名次：{ $places }。
scores = 得分：{ $scores }。
secret-revealed =
    骰子的秘密已經公開，全部 { $rolls } 次點數都由它得出。
    存下的棋譜裡有證明：aeroplane verify FILE 可以再次檢驗。
# $violation 是英文的子句。
dice-broken = 骰子有問題：{ $violation }。
# 為什麼在遊戲結束前離開。
leaving = { $reason ->
    [input] 輸入已經結束，而遊戲還沒有下完
   *[quit] 遊戲還沒有下完
}
leaving-saved =
    { leaving }，但已經存檔：
    用 aeroplane play --load { $file } 接著下。
leaving-unsaved = { leaving }，也沒有存檔；用 save FILE 可以存檔。
quit-unsaved = 這一局還沒有存檔：save FILE 可以存檔，再輸入一次 quit 就離開。
