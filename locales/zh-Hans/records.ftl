# aeroplane replay 和 aeroplane verify 对棋谱说的话。参数与 steps.ftl 和 play.ftl 同名。

## replay：开头，然后每个回合

record-rules = 规则：{ $rules }
record-players = 玩家：{ $players }
record-dice = 骰子：{ $dice }
# 棋谱里别人写的其他内容。
record-tag = { $tag }：{ $value }
record-turn = 第 { $number } 回合，{ player }

## verify：骰子没有问题

# 每行不超过 80 列。
proof-holds =
    骰子没有问题。全部 { $rolls } 次点数都由第一次掷骰前承诺的秘密和玩家的链值得出。
    只要开局时显示的正是下面的承诺值，规则、座位和点数就都与这一局相符：
    {"  "}{ $commitment }
# 写在颜色后面：谁掷的骰；其中 $automatic 次不是玩家自己掷的。
proof-person = { $name }：真人，掷骰 { $rolls } 次，其中自动 { $automatic } 次
proof-person-without-links = { $name }：没有链值的真人，自动掷骰 { $automatic } 次
proof-bot = { $name }：电脑，掷骰 { $rolls } 次；电脑没有链值
proof-broken-off = 对局中途终止：此后的掷骰不在证明之内。

## verify：骰子为什么有问题，或者为什么无法检验。分句，写在文件名后面；$problem 是英文

proof-broken = 骰子有问题：{ $problem }
proof-of-another-game = 骰子不是这一局的：{ $problem }
proof-without-secret = 缺少骰子的秘密，也就是已结束对局的证明的最后一行
proof-not-yet =
    游戏还没有结束，骰子的秘密还没有公开：等结束后再验证
proof-of-a-seed =
    点数来自种子 { $seed }，谁都可以预知：这样的骰子没有证明。不带 --seed 的对局才有
proof-absent = 棋谱里没有可以检验的骰子：标签 Dice 不是“{ $protocol }”
