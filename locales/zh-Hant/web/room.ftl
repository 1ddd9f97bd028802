# 網頁：第一次擲骰之前的房間，以及設定房間的表單。
# $color 是 red、yellow、blue 或 green；$name 與 $who 是某人的名字。

## 連線

room-link-connecting = 連線中…
room-link-live = 已連線
room-link-reconnecting = 重新連線中…
room-link-offline = 沒有網路
room-link-gone = 未連線
room-elsewhere = 你正在另一個分頁或視窗裡玩，這裡只能觀看。
room-play-here = 在這裡玩
room-unavailable = 伺服器暫時無法儲存。恢復後遊戲會接著進行，計時也暫停。
room-outdated = 遊戲有新的版本。
room-reload = 載入新版

## 房間

room-title = 房間
room-title-of = { $name }的房間
room-title-public = 尋找玩家
room-title-device = 同一台裝置
room-code = 房間代碼
room-rules = 規則
room-preparing = 正在擺棋盤…
room-gone-title = 找不到房間
room-gone = 沒有這個代碼的房間，或房間已經關閉。請檢查代碼，或要一個新的連結。
room-closed-title = 這個房間已關閉
room-closed-host = 房主關閉了房間。
room-closed-expired = 這裡很久沒有動靜，房間已關閉。
room-closed-empty = 大家都離開了，房間已關閉。
room-kicked = 房主請你離開。你可以觀看，也可以再次加入。
room-leave = 離開
room-leave-title = 要離開這個房間嗎？
room-leave-text = 你的座位會空出來給別人。如果只是回到首頁，座位會為你保留。
room-list-separator = 、

## 邀請

room-invite-title = 邀請朋友
room-invite-hint = 打開連結的人按一下就能入座，不用註冊。
room-invite-message = 來和我玩飛行棋吧！
room-invite-qr = 顯示 QR 碼
room-invite-qr-label = 邀請連結的 QR 碼：用手機掃描即可加入。

## 受邀的人

room-invited = 有人邀請你
room-invited-by = 房主是
room-sit-down = 入座開玩
room-joining = 請稍候…
room-full = 座位都滿了。你可以觀看：遊戲開始後會出現在這裡。

## 座位

room-seat-words = { $color ->
    [red] 紅方（{ $who }）
    [yellow] 黃方（{ $who }）
    [blue] 藍方（{ $who }）
   *[green] 綠方（{ $who }）
}
room-seat-open = 空位
room-seat-closed = 不開放
room-seat-you = 你
room-seat-host = 房主
room-seat-ready = 準備好了
room-seat-not-ready = 還沒準備好
room-seat-away = 不在
room-seat-bot = 隨時可以開始
room-seat-choose = { $color ->
    [red] 紅方由誰玩
    [yellow] 黃方由誰玩
    [blue] 藍方由誰玩
   *[green] 綠方由誰玩
}
room-seat-count = 玩家人數
room-sit-here = 坐這裡
room-fill = 空位都給電腦
room-give-host = 設為房主
room-kick = 請出
room-kick-title = 要請{ $name }離開嗎？
room-kick-text = 座位會空出來。有連結的人可以再回來。
room-stand-up = 起身
room-people = 在場的人
room-you-are = 你是
room-rename = 改名字
room-rename-do = 用這個名字
room-standing = 還沒入座
room-move-hint = 點棋盤上的空停機坪可以換座位。
room-add-hint = 點棋盤上的空停機坪可以加一個人。
room-watchers = { $count ->
   *[other] 有 { $count } 人在觀看。
}
room-join-another = 以另一個人的身分加入

## 開始

room-start = 開始遊戲
room-start-too-few = 至少要兩位玩家：邀請別人，或選一個電腦。
room-start-not-ready = 還沒準備好：{ $names }
room-start-empty-first = { $color ->
    [red] 指定紅方先走，但沒有人玩紅方。
    [yellow] 指定黃方先走，但沒有人玩黃方。
    [blue] 指定藍方先走，但沒有人玩藍方。
   *[green] 指定綠方先走，但沒有人玩綠方。
}
room-ready = 我準備好了
room-not-ready-yet = 還是等一下
room-waits-for-host = 你準備好了，等房主開始遊戲。
room-choose-seat = 選一個座位就能玩。
room-filled-in = { $seconds ->
   *[other] { $seconds } 秒後電腦會補上空位。
}
room-seconds-left = { $seconds ->
   *[other] 還剩 { $seconds } 秒
}
room-mixing = 大家一起搖骰子…
room-mixing-hint = 每台裝置都加上一份，誰也無法事先知道點數。

## 猜拳

room-hands-title = 誰先走？
room-hands-choose = 請出拳：
room-hands-waiting = 你已出拳，等待其他人…
room-hands-missing = 還沒出拳：
room-hands-rounds = 各輪結果
room-hands-shown = { $color ->
    [red] 紅方出{ $hand }
    [yellow] 黃方出{ $hand }
    [blue] 藍方出{ $hand }
   *[green] 綠方出{ $hand }
}
room-hands-round = { $left ->
    [1] 全部出拳：{ $hands }。分出勝負了。
   *[other] 全部出拳：{ $hands }。再來一輪。
}
room-hand-rock = 石頭
room-hand-paper = 布
room-hand-scissors = 剪刀

## 消息

room-news-joined = { $name }進來了。
room-news-left = 有人離開了房間。
room-news-host = 現在{ $name }是房主。
room-news-settings = 房主改了玩法，請大家重新確認準備好了。
room-news-seat-taken = { $color ->
    [red] { $name }玩紅方。
    [yellow] { $name }玩黃方。
    [blue] { $name }玩藍方。
   *[green] { $name }玩綠方。
}
room-news-seat-left = { $color ->
    [red] 紅方空出來了。
    [yellow] 黃方空出來了。
    [blue] 藍方空出來了。
   *[green] 綠方空出來了。
}
room-news-seat-closed = { $color ->
    [red] 紅方不開放。
    [yellow] 黃方不開放。
    [blue] 藍方不開放。
   *[green] 綠方不開放。
}
room-news-filled = 電腦補上了空位。
room-news-ready = { $color ->
    [red] 紅方準備好了。
    [yellow] 黃方準備好了。
    [blue] 藍方準備好了。
   *[green] 綠方準備好了。
}
room-news-not-ready = { $color ->
    [red] 紅方還要再等一下。
    [yellow] 黃方還要再等一下。
    [blue] 藍方還要再等一下。
   *[green] 綠方還要再等一下。
}

## 房間設定

room-settings = 怎麼玩
room-settings-change = 更改
room-settings-hint = 更改立即生效，大家都看得到。已準備好的人要再確認一次。
room-settings-done = 完成
room-settings-failed = 沒有改成，請再試一次。
room-rules-all = 逐句看全部規則
room-first-seat = { $color ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[green] 綠方
}
room-chat-on = 開
room-chat-off = 關
setup-presets = 規則
setup-planes = 每人飛機數
setup-planes-hint = { $planes ->
    [1] 每人一架：幾分鐘就結束。
    [2] 每人兩架：短局。
    [3] 每人三架：比平常短一些。
   *[other] 每人四架：完整的一局。
}
setup-clock = 每次考慮的時間
setup-clock-off = 不限時
setup-clock-60_s = 60 秒
setup-clock-30_s = 30 秒
setup-clock-15_s = 15 秒
setup-clock-off-hint = 誰都不用趕。有人不在時，遊戲會等。
setup-clock-hint = 時間到了由電腦代玩，直到本人接手。
setup-first = 誰先走
setup-first-lot = 抽籤
setup-first-highest_roll = 擲骰比大
setup-first-rock_paper_scissors = 猜拳
setup-more = 更多設定
setup-points = 逐項規則
setup-leaving = 有人離開時
setup-leaving-autopilot = 由電腦代玩
setup-leaving-remove = 飛機撤離棋盤
setup-pace = 電腦走棋
setup-pace-people = 看得清楚的速度
setup-pace-fast = 越快越好
setup-chat = 自由聊天
setup-chat-hint = 現成的短句隨時可用。
setup-bot-random = 新手電腦
setup-bot-random-about = 哪架飛機能走就走哪架，沒有計畫。
setup-bot-runner = 衝刺電腦
setup-bot-runner-about = 能起飛就起飛，不然就讓最前面的飛機一直跑；不管危險，也不找機會撞機。
setup-bot-greedy = 高手電腦
setup-bot-greedy-about = 往前看一次擲骰：趕路回家、撞回敵機，也避開下一擲就會被撞的位置。
setup-bot-rollout = 勁敵電腦
setup-bot-rollout-about = 把每種走法都往下試走一輪，反覆多次，選平均結果最好的。
setup-bot-expectimax = 大師電腦
setup-bot-expectimax-about = 把接下來一輪的每種點數、每種走法都算過，再靠學來的經驗衡量。
setup-bot-expert = 最強電腦
setup-bot-expert-about = 靠自己跟自己對局學會下棋，關鍵時刻會再往前多看幾步。
