# 網頁：事後看一局：重播、統計、驗證骰子。

## 看一局

replay-title = 重播
replay-loading = 正在開啟這一局……
replay-unknown = 找不到這一局，連結可能不完整。
replay-unreachable = 伺服器沒有回應，請稍後再試。
replay-again = 再試一次
# 每次擲骰、每步棋各算一步。
replay-ply = 第{ $ply }步，共{ $plies }步
replay-start = 遊戲開始。
replay-controls = 在這一局裡移動
replay-scrub = 這一局的位置
replay-first = 到開頭
replay-back = 上一步
replay-play = 播放
replay-pause = 暫停
replay-forward = 下一步
replay-last = 到結尾
replay-capture-before = 上一次撞機
replay-capture-after = 下一次撞機
replay-because-start = 已經在開頭
replay-because-end = 已經在結尾
replay-because-no-capture = 這個方向沒有其他撞機
replay-speed = 速度
replay-speed-value = { $speed }倍
replay-log = 經過
replay-keys = 按鍵：方向鍵逐步，空白鍵播放，Page Up 和 Page Down 到撞機處，Home 和 End 到兩端。
replay-more = 看之後發生的事
replay-rules = 規則
replay-verify = 驗證骰子

## 統計

statistics-title = 這一局的數字
statistics-rolls = 各點數的次數
statistics-player = 玩家
statistics-all = 合計
statistics-range = 公平：{ $least }–{ $most }
statistics-often = 偏多
statistics-seldom = 偏少
statistics-chance = 淺色範圍和每個點數的「公平」範圍是運氣能解釋的：用公平的骰子玩100局，至少有{ $sure }局一位玩家的六個次數都在裡面。
statistics-course = 經過
statistics-captures = 撞回敵機
statistics-captured = 被撞回
statistics-lost = 作廢
statistics-turns = 回合
statistics-led = 領先
statistics-home = 到終點的回合
statistics-none = 沒有
statistics-notes = 作廢：沒有棋可走，或連續太多次6點。領先：有幾個回合結束時，這位玩家的飛機加起來走得最遠。

## 驗證骰子

verify-title = 驗證骰子
verify-checking = 正在檢查每一次擲骰……
verify-no-record = 目前無法從伺服器取得這一局的紀錄。
verify-holds = 骰子相符
verify-holds-rolls = { $rolls ->
    [1] 唯一一次擲骰
   *[other] 全部{ $rolls }次擲骰
}都由封印裡的祕密和玩家自己的數字算出。
verify-own = { $count ->
    [1] 這台裝置為一個座位提供的數字都在證明裡，沒有更改。
   *[other] 這台裝置為{ $count }個座位提供的數字都在證明裡，沒有更改。
}
verify-witnessed = 封印就是開局前這台裝置看到的那一個，之後沒有任何一次擲骰被更改。
verify-not-witnessed = 開局時這台裝置不在場，所以封印取自紀錄。參加過的人可以確認它就是第一次擲骰前顯示的那一個。
verify-seat-human = { $rolls }次擲骰，{ $automatic ->
    [0] 全部用了玩家自己的數字
   *[other] 其中{ $automatic }次沒有用玩家自己的數字
}
verify-seat-unanchored = { $rolls }次擲骰，玩家的裝置沒有提供數字
verify-seat-bot = { $rolls }次擲骰，電腦玩家，沒有自己的數字
verify-not-proven = 這不能證明什麼
verify-not-proven-text = 它證明擲骰、規則和座位，不證明坐在那裡的是誰，也不證明選了哪些走法。沒有用玩家自己數字的擲骰，架設伺服器的人能事先知道；全是電腦玩家的一局，還可能挑選過祕密。
verify-commitment = 封印
verify-broken = 骰子不符
verify-broken-advice = 要麼紀錄被更改過，要麼這一局用的不是當初承諾的骰子。請保存紀錄，並詢問架設伺服器的人。
verify-not-revealed = 還不行
verify-not-revealed-text = 骰子的祕密在遊戲結束時公布，之後就能在這裡檢查每一次擲骰。
verify-without-dice = 這一局用的骰子事先沒有封存，沒有可以驗證的內容。
verify-unreadable = 無法讀取這一局的紀錄。

# 不符的地方。$color 為 none 時與座位無關；$roll 從1起算，0是第一次之前。
verify-fault-commitment = 祕密與開局前顯示的封印不符。
verify-fault-mix = { $color ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[green] 綠方
}的第一個數字與開局時承諾的不符。
verify-fault-start = 骰子的起點與約定的內容不符。
verify-fault-number = 第{ $roll }次擲骰缺少或位置不對。
verify-fault-seat = 第{ $roll }次擲骰的座位沒有參加這一局。
verify-fault-link = 第{ $roll }次擲骰的玩家數字不對。
verify-fault-face = 第{ $roll }次擲骰的點數是骰子沒有的。
verify-fault-value = 第{ $roll }次擲骰應該是別的點數。
verify-fault-head = 從第{ $roll }次擲骰起，紀錄前後不一致。
verify-fault-other-game = 走棋用的擲骰、座位或規則與證明裡的不同。
verify-fault-other-commitment = 封印不是這台裝置在開局前看到的那一個。
verify-fault-other-anchor = 證明裡沒有這台裝置承諾的數字。
verify-fault-other-link = { $roll ->
    [0] 有個座位的第一個數字不是這台裝置提供的。
   *[other] 第{ $roll }次擲骰的數字不是這台裝置提供的。
}
verify-fault-other-roll = { $roll ->
    [0] 起點不是這台裝置看到的那一個。
   *[other] 第{ $roll }次擲骰不是這台裝置看到的那一次。
}
