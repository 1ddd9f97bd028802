# 網頁：首頁、進入遊戲的各種方式，以及這台裝置的設定。

home-play = 馬上玩
home-play-about = 你對三個電腦，經典規則
home-opening = 請稍候…
home-ways = 其他玩法
home-friends = 和朋友玩
home-friends-about = 傳連結邀請
home-device = 同一台裝置
home-device-about = 輪流傳著玩
home-find = 尋找玩家
home-find-about = 和陌生人玩
home-watch = 觀看
home-watch-about = 進行中的遊戲
home-more = 更多
home-learn = 學怎麼玩
home-rules = 規則
home-settings = 設定
home-language = 語言
home-continue = 回到你的遊戲
home-continue-lobby = 回到你的房間
home-continue-device = 同一台裝置
home-continue-room = 房間 { $code }
# $number 是 10 到 99 的數字：沒取名字的人這樣稱呼。
home-pilot = 飛行員 { $number }
home-name = 你的名字
home-code = 房間代碼或連結
home-code-wrong = 代碼由八個字母和數字組成，請檢查輸入的內容。
home-not-found-title = 這裡什麼都沒有
home-not-found = 這個網址沒有內容，可能少了一部分。

home-problem-offline = 伺服器沒有回應。請檢查網路後再試。
home-problem-malformed = 沒有成功。請重新載入網頁再試。
home-problem-unauthorized = 你已不在這個房間裡。
home-problem-wrong_origin = 這個網頁不能和伺服器通訊。
home-problem-not_found = 沒有這個房間，或房間不再讓人加入。
home-problem-too_large = 內容太大，伺服器無法處理。
home-problem-too_many = { $minutes ->
   *[other] 你的網路嘗試太多次了，請 { $minutes } 分鐘後再試。
}
home-problem-unavailable = 伺服器暫時做不到，請稍後再試。
home-problem-internal = 伺服器出錯了，請再試一次。

## 和朋友玩

friends-open-title = 開一個房間
friends-open-about = 你會得到給朋友的連結和代碼。最多四人玩，其他人可以觀看。
friends-open = 開房間
friends-join-title = 有代碼嗎？
friends-join = 加入

## 同一台裝置

device-who = 誰要玩？
device-hint = 輪流傳著裝置玩，走錯了可以收回。
device-too-few = 至少要兩位玩家。
device-player = 玩家 { $number }
device-person = { $color ->
    [red] 紅方：真人
    [yellow] 黃方：真人
    [blue] 藍方：真人
   *[green] 綠方：真人
}
device-bot = { $color ->
    [red] 紅方：{ $bot }
    [yellow] 黃方：{ $bot }
    [blue] 藍方：{ $bot }
   *[green] 綠方：{ $bot }
}
device-nobody = { $color ->
    [red] 紅方：沒有人
    [yellow] 黃方：沒有人
    [blue] 藍方：沒有人
   *[green] 綠方：沒有人
}
device-name = { $color ->
    [red] 紅方玩家的名字
    [yellow] 黃方玩家的名字
    [blue] 藍方玩家的名字
   *[green] 綠方玩家的名字
}

## 觀看

watch-by-code = 指定的遊戲
watch-by-code-about = 有房間代碼或連結的人都可以觀看。
watch-go = 觀看
watch-games = 公開的遊戲
watch-no-games = 目前沒有進行中的公開遊戲。
watch-rooms = 等待玩家
watch-no-rooms = 目前沒有人在等。
watch-open-seats = { $count ->
   *[other] { $count } 個空位。
}
watch-nobody = 還沒有人
watch-again = 再看一次

## 這台裝置的設定

settings-you = 你
settings-language-system = 跟隨瀏覽器
settings-look = 外觀與動畫
settings-theme = 主題
settings-theme-system = 跟隨裝置
settings-theme-light = 白天
settings-theme-dark = 夜晚
settings-theme-contrast = 高對比
settings-motion = 動畫
settings-motion-system = 跟隨裝置
settings-motion-full = 飛機會飛
settings-motion-reduced = 飛機直接換位置
settings-speed = 別人走棋的速度
settings-speed-0-5 = 慢
settings-speed-1 = 一般
settings-speed-2 = 快
settings-playing = 玩法
settings-confirm = 移動飛機
settings-confirm-second_tap = 再點一下才走
settings-confirm-at_once = 點一下就走
settings-only_move = 只有一種走法時
settings-only_move-by_itself = 自動走
settings-only_move-by_hand = 我自己走
settings-sound = 音效
settings-vibration = 震動
settings-vibration-hint = 輪到你時震動，裝置支援才有。
settings-shortcuts = 按鍵
settings-shortcuts-hint = 遊戲中單一字母和數字是快速鍵。
settings-data = 這台裝置上的資料
settings-data-about = 這些設定、你的名字和你所在的房間只存在這個瀏覽器裡，沒有帳號。
settings-forget = 全部忘記
settings-forget-title = 要忘記這台裝置上的一切嗎？
settings-forget-about = 你會失去所在房間的座位，所有設定回到最初。
