# Words of the web page that stand on several screens.

app-name = 飛行棋
go-home = 回到首頁
close = 關閉
cancel = 取消
back = 返回

## The board

# The hangar of a seat, to be tapped; $letter is printed on it.
board-hangar = { player }的停機坪（{ $letter }）
board-hangar-named = { player }的停機坪（{ $letter }）：{ $name }
board-table = 以文字描述的棋盤：每架飛機的位置
board-table-seat = 座位
# A plane of the seat, by its number.
board-table-plane = { $number }號飛機
board-ring = 外圈上有飛機的格子
board-ring-none = 外圈上沒有飛機。
board-ring-square = 格子
board-ring-planes = 飛機
# A square of the ring and how it is painted.
board-square = { $square }號格，{ player }格

# 骰子的點數，以及怎麼擲。
die-rolling = 骰子滾動中
die-blank = 骰子還沒擲
die-shows = 骰子擲出{ $roll }點
load-failed = 網頁有一部分沒有載入，請檢查網路。
load-again = 重新載入網頁
link-copy = 複製連結
link-copied = 已複製連結
link-by-hand = 請複製這個連結：
link-share = 分享…
