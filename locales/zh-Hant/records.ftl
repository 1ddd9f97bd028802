# aeroplane replay 和 aeroplane verify 對棋譜說的話。參數與 steps.ftl 和 play.ftl 同名。

## replay：開頭，然後每個回合

record-rules = 規則：{ $rules }
record-players = 玩家：{ $players }
record-dice = 骰子：{ $dice }
# 棋譜裡別人寫的其他內容。
record-tag = { $tag }：{ $value }
record-turn = 第 { $number } 回合，{ player }

## verify：骰子沒有問題

# 每行不超過 80 欄。
proof-holds =
    骰子沒有問題。全部 { $rolls } 次點數都由第一次擲骰前承諾的秘密和玩家的鏈值得出。
    只要開局時顯示的正是下面的承諾值，規則、座位和點數就都與這一局相符：
    {"  "}{ $commitment }
# 寫在顏色後面：誰擲的骰子；其中 $automatic 次不是玩家自己擲的。
proof-person = { $name }：真人，擲骰 { $rolls } 次，其中自動 { $automatic } 次
proof-person-without-links = { $name }：沒有鏈值的真人，自動擲骰 { $automatic } 次
proof-bot = { $name }：電腦，擲骰 { $rolls } 次；電腦沒有鏈值
proof-broken-off = 對局中途終止：此後的擲骰不在證明之內。

## verify：骰子為什麼有問題，或者為什麼無法檢驗。子句，寫在檔名後面；$problem 是英文

proof-broken = 骰子有問題：{ $problem }
proof-of-another-game = 骰子不是這一局的：{ $problem }
proof-without-secret = 缺少骰子的秘密，也就是已結束對局的證明的最後一行
proof-not-yet =
    遊戲還沒有結束，骰子的秘密還沒有公開：等結束後再驗證
proof-of-a-seed =
    點數來自種子 { $seed }，誰都可以預知：這樣的骰子沒有證明。不加 --seed 的對局才有
proof-absent = 棋譜裡沒有可以檢驗的骰子：標籤 Dice 不是「{ $protocol }」
