# 網頁：對局的桌面與結束畫面。$color 是 red、yellow、blue 或 green；$name 是人名。

## 誰在玩

# Where there is little room.
table-bot = 電腦
table-your-turn = 輪到你了
table-turn-of = { $color ->
    [red] 紅方（R）
    [yellow] 黃方（Y）
    [blue] 藍方（B）
   *[green] 綠方（G）
}
table-title-own = ▶ 輪到你了
table-seats = 玩家
table-home-count = 已到終點的飛機：
table-state-you = 你
table-state-autopilot = 託管中
table-state-away = 離開
table-state-resigned = 已認輸
table-watchers = { $count }人觀戰中
table-pass-to = 請交給{ $name }。

## 唯一的按鈕

table-hand = 你的回合
table-roll = 擲骰子
table-roll-for = { $name }：擲骰子
table-move = 走{ $number }號機
table-moving = 只有一種走法…
table-only-move = 只有一種走法：{ $move }
table-choose = 請選一架飛機
table-choose-end-short = 請選停在哪裡
table-ends = 可以停的地方
table-decline = 不走
table-take-back = 自己來玩
table-or = ，或

## 為什麼現在不能動作

table-because-watching = 你正在觀戰
table-because-not-live = 連線中斷，無法送出
table-because-elsewhere = 你正在另一個分頁玩
table-because-unavailable = 伺服器暫時忙不過來
table-because-paused = 遊戲在等人
table-because-over = 遊戲結束
table-because-sending = 傳送中…
table-because-showing = 請稍候…
table-because-autopilot = 由電腦託管
table-because-others-turn = 還沒輪到你

## 同一架飛機的不同走法

table-end-stay = 停在這裡
table-end-jump = 跳格
table-end-shortcut = 飛越
table-end-jump-shortcut = 跳格再飛越
table-end-shortcut-jump = 飛越再跳格
table-end-jump-shortcut-jump = 跳格、飛越、再跳格
table-end-stack = 疊機
table-end-beside = 停在旁邊
table-end-together = 整疊一起走
table-end-alone = 單獨走

## 計時

table-clock = 剩下{ $seconds }秒
table-clock-warning = 剩下{ $seconds }秒，時間到就由電腦託管。

## 念出來的話

table-call-roll = { $name }，輪到你擲骰子。
table-call-move = { $count ->
    [1] 你擲出{ $roll }點，只有一種走法：{ $offers }。
   *[other] 你擲出{ $roll }點，請選擇：{ $offers }。
}
table-no-move-yet = 還沒有人走棋。
table-no-offers = 現在沒有可以選的。
table-said = { $name }：{ $words }

## 走棋以外的事

table-event-autopilot-took = { $because ->
    [clock] 時間到，由電腦代{ $name }託管。
   *[asked] 由電腦代{ $name }託管。
}
table-event-player-took-back = { $name }回來自己玩。
table-event-resigned = { $name }認輸了。
table-event-host-changed = { $name }成為房主。
table-event-joined = { $name }加入了。
table-event-left = { $name }離開了。
table-event-began = 遊戲開始，{ $name }先擲骰子。
table-event-undone = 悔了{ $count }步。
table-event-paused = 遊戲在等人。
table-event-resumed = 遊戲繼續。
table-event-clock-extended = 計時延長了。

## 紀錄與對話

table-side = 紀錄與對話
table-log = 對局紀錄
table-log-none = 你來了以後還沒發生什麼。
table-why = 為什麼？
table-meanwhile = 剛才的經過
table-meanwhile-count = 剛才發生了{ $count }件事。
table-talk = 對話
table-talk-news = 對話，{ $count }則新訊息
table-talk-none = 還沒有人說話。
table-mute = 在這個裝置上靜音某人
table-emotes = 表情
table-phrases = 常用語
table-chat = 寫一句話
table-chat-send = 送出
table-phrase-hello = 大家好！
table-phrase-have-fun = 玩得開心！
table-phrase-good-luck = 祝你好運！
table-phrase-well-played = 玩得漂亮！
table-phrase-oh-no = 糟了！
table-phrase-sorry = 不好意思！
table-phrase-your-turn = 輪到你囉！
table-phrase-one-moment = 等我一下
table-phrase-thanks = 謝謝！
table-phrase-again = 再來一局？
table-emote-smile = 微笑
table-emote-laugh = 大笑
table-emote-cry = 哭泣
table-emote-surprise = 驚訝
table-emote-angry = 生氣
table-emote-clap = 鼓掌
table-emote-thumb-up = 比讚
table-emote-heart = 愛心

## 選單

table-menu = 選單
table-undo = 悔棋
table-rules = 這一房的規則
table-sound = 音效
table-hand-over = 交給電腦託管
table-resign = 認輸
table-resign-title = 要認輸嗎？
table-resign-means = 認輸後不能再回到這一局。
table-leave = 離開房間
table-leave-title = 要離開房間嗎？
table-leave-means = 這一局會算認輸，座位也會讓出來。
table-leave-watching = 之後還可以用連結回來。
table-stay = 留下

## 按鍵

table-keys = 按鍵
table-key = 按鍵
table-key-does = 作用
table-key-space = 空白鍵
table-key-enter = Enter
table-key-escape = Esc
table-key-confirm = 擲骰子，或走選好的棋
table-key-next-choice = 下一架飛機
table-key-next-end = 下一個停的地方
table-key-cancel = 重新選擇
table-key-choose = 選一架飛機
table-key-help = 這份清單
table-key-mute = 開關音效
table-key-undo = 悔棋
table-key-last-move = 念出上一步
table-key-turn = 念出輪到誰
table-key-planes = 念出所有飛機的位置
table-key-offers = 念出可以選的走法
table-key-talk = 對話
table-shortcuts = 單一字母與數字可當按鍵

## 為什麼沒有照做

table-refused-not-sent = 沒有送出：連線中斷。
table-refused-malformed = 伺服器看不懂這個要求。
table-refused-stale = 剛才發生了別的事，請再看一次。
table-refused-ahead = 伺服器回復到先前的狀態，請再看一次。
table-refused-not-a-member = 你已不在這個房間。
table-refused-not-your-seat = 這不是你的座位。
table-refused-not-your-turn = 現在輪到{ $seat }。
table-refused-not-the-host = 只有房主可以這樣做。
table-refused-not-now = 現在不能這樣做。
table-refused-seat-taken = 這個座位不是空的。
table-refused-one-seat-each = 這裡每人只有一個座位。
table-refused-one-device = 這裡所有人都用房主的裝置玩。
table-refused-no-such-member = 這個人不在這裡。
table-refused-fixed-setting = 這在開房間時就決定了。
table-refused-too-few-players = 至少要有兩位玩家。
table-refused-not-ready = { $seat }還沒準備好。
table-refused-empty-seat = { $seat }沒有人坐。
table-refused-wrong-link = 這個裝置遺失了它的骰子憑證。
table-refused-already = 已經做過了。
table-refused-move-owed = 請先用這次的點數走棋。
table-refused-roll-due = 請先擲骰子。
table-refused-illegal-move = 不能這樣走。
table-refused-on-autopilot = 這個座位由電腦託管中。
table-refused-no-undo = 這裡不能悔棋。
table-refused-nothing-to-undo = 沒有可以悔的棋。
table-refused-chat-off = 這裡只能用常用語和表情。
table-refused-room-full = 房間滿了。
table-refused-too-fast = 太快了，請稍後再試。
table-refused-unavailable = 伺服器暫時無法儲存，請稍後再試。

## 結束

table-you-won = 你贏了！
table-won = { $color ->
    [red] 紅方獲勝！
    [yellow] 黃方獲勝！
    [blue] 藍方獲勝！
   *[green] 綠方獲勝！
}
table-planes-home = { $planes }架中有{ $home }架到終點
table-points = { $points }分
table-match = 共{ $games }局
table-match-seat = 玩家
table-match-wins = 勝場
table-match-points = 積分
table-rematch = 再玩一局
table-replay = 觀看重播
table-statistics = 統計
table-statistics-loading = 正在統計這一局…
table-statistics-none = 現在查不到這一局。
table-verify = 驗證骰子
