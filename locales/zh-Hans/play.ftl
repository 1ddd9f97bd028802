# 在终端里下棋时程序说的话。参数与 steps.ftl 同名；此外
#   $name              玩家的称呼；$named 为 yes，玩家没有自己的名字时为 no
#   $roll, $rolls      骰子的点数；掷了几次
#   $count             有几种走法
#   $file              文件名
# 命令（roll、save 等）和选项在任何语言里都用英文输入，这里照原样写出。
# 每行不超过 80 列。

## 各条消息用到的词

# 对玩家的称呼。
called = { $named ->
    [yes] { player }（{ $name }）
   *[no] { player }
}
# 玩家、点数、名次和得分列表中的一项。
player-item = { player }：{ $name }
roll-item = { player }{ $roll }点
place-item = 第{ $place }名 { called }
score-item = { called } { $points }

## 第一次掷骰之前

opening = 飞行棋，规则 { $rules }。
players = { $players }。
dice-of-a-seed = 骰子：种子 { $seed }。种子相同，掷出的点数也相同。
dice-committed =
    骰子：{ $protocol }，承诺值为
    {"  "}{ $commitment }
how-to-play = 按回车掷骰，输入数字选择走法，board 解释棋盘符号，help 列出其他命令。
begins-by-lot = 抽签决定，{ player }先走。
begins = { player }先走。
highest-roll = 点数最大者先走：{ $rolls }。
highest-roll-again = 再掷一次：{ $rolls }。

## 提问：在后面输入回答

ask-to-roll = { called }，请掷骰：
ask-to-move = { called }掷出{ $roll }点，{ $count ->
    [1] 按回车就走：
   *[other] 请选 1 到 { $count }：
}
ask-at-the-end = 请输入 save、undo、history 或 quit：

## 对不是命令的输入和不合时宜的命令的回答

line-too-long = 这一行太长，不可能是命令。
line-not-text = 这一行不是 UTF-8 文本；help 列出所有命令。
unknown-command = 没有“{ $command }”这个命令；help 列出所有命令。
command-alone = { $command } 后面不能再写别的；help 列出所有命令。
history-usage = history 后面写回合数或 all，例如 history 10。
roll-first = { called }要先掷骰：按回车。
answer-first = { called }掷出的{ $roll }点还没有走：{ $count ->
    [1] 走法只有一种，按回车即可。
   *[other] 请选 1 到 { $count }。
}
choice-needed = 走法不止一种：请输入 1 到 { $count }。
no-such-move = 没有这种走法：{ $count ->
    [1] 走法只有一种，输入 1 或按回车。
   *[other] 请选 1 到 { $count }。
}
nobody-rolls = 游戏已经结束，不能再掷骰了。
nobody-moves = 游戏已经结束，不能再走了。

## 对命令的回答

taken-back = 已悔棋。
nothing-to-take-back = 没有可悔的棋：键盘前的玩家还没有走过棋。
nobody-has-rolled = 还没有人掷过骰。
same-under-all-rules = 最近几步在任何规则下都一样。
all-can-move = 掷出{ $roll }点，{ player }的飞机都能走。
these-cannot-move = 掷出{ $roll }点，{ player }的这些飞机不能走：
rules-hint = aeroplane rules 说明每个选项；why 说明刚才发生的事。
save-where = 存到哪里？请写出文件名，例如 save game.txt。
# $failure 是没有句号的英文句子。
not-saved = 保存失败：{ $failure }。
saved = 已保存：用 aeroplane play --load { $file } 从这里接着下。
saved-at-the-end = 已保存：用 aeroplane replay { $file } 回放这一局。
saved-with-secret = 文件里有骰子的秘密：谁能读到它，谁就能预知点数。

## 命令一览：每个命令做什么

help-choose = 选择这个编号的走法
help-roll = 掷骰；直接按回车也行
help-board = 画出棋盘
help-planes = 说明轮到谁、飞机都在哪里
help-why = 说明最近几步的原因，以及飞机为什么不能走
help-history = 讲述最近 { $turns } 回合、最近 N 回合或全部
help-rules = 显示本局的规则
help-undo = 悔棋，回到你上一次选择；骰子点数不变
help-save = 把这一局写进文件；play --load FILE 接着下
help-list = 显示本表
help-quit = 离开游戏

## 结束

places = 名次：{ $places }。
scores = 得分：{ $scores }。
secret-revealed =
    骰子的秘密已经公开，全部 { $rolls } 次点数都由它得出。
    保存的棋谱里有证明：aeroplane verify FILE 可以再次检验。
# $violation 是英文的分句。
dice-broken = 骰子有问题：{ $violation }。
# 为什么在游戏结束前离开。
leaving = { $reason ->
    [input] 输入已经结束，而游戏还没有下完
   *[quit] 游戏还没有下完
}
leaving-saved =
    { leaving }，但已经保存：
    用 aeroplane play --load { $file } 接着下。
leaving-unsaved = { leaving }，也没有保存；用 save FILE 可以保存。
quit-unsaved = 这一局还没有保存：save FILE 可以保存，再输入一次 quit 就离开。
