# 網頁：規則。規則項目和它們的值與 RULES.md 相同。
#
# 規則項目有名稱和說明 .explanation。每個值有
#   本身         表單裡項目名稱後面的選項
#   .sentence    單獨成句的規則
#   .but         接在「經典規則，但」後面的話
# 參數：$faces 是點數清單（「2、4或6」），$length 是連續幾次6點。

## 規則版本

preset-classic = 經典規則
    .feel = 闔家同樂版
    .origin = 印尼文、烏克蘭文、德文和烏爾都文規則共有的內容。
    .point-1 = 擲出2、4或6點可以起飛。
    .point-2 = 擲出6點再擲一次；但連續第三次6點，用6點走過的飛機要返回停機坪。
    .point-3 = 停在自己的顏色上就往前跳；停在航線起點可以飛越棋盤。
    .point-4 = 疊在一起的飛機一起走，也會一起被撞回。
    .point-5 = 要剛好走到終點。其他人繼續玩，分出名次。
preset-cn_basic = 中式基本規則
    .feel = 疊機就是路障
    .origin = 中文規則的基本玩法。
    .point-1 = 只有6點能起飛。6點再擲一次，次數不限。
    .point-2 = 跳格和飛行都可以自己選擇。
    .point-3 = 同一格的飛機就是疊機，敵機碰到會被彈回。
    .point-4 = 誰停在敵方疊機上，就和它一起返回停機坪。
    .point-5 = 最先讓全部飛機到終點的人獲勝，對手每架未到的飛機算50分。
preset-cn_improved = 中式進階規則
    .feel = 起飛快，連六險
    .origin = 中文規則的改良玩法。
    .point-1 = 擲出5或6點可以起飛。
    .point-2 = 連續第三次6點，自己的飛機全部返回停機坪，到了終點的也一樣。
    .point-3 = 跳格和飛行都可以自己選擇。
    .point-4 = 疊機是路障：敵機會被彈回；停在上面就和它一起返回。
    .point-5 = 最先讓全部飛機到終點的人獲勝，對手每架未到的飛機算50分。
preset-cn_casual = 中式休閒規則
    .feel = 疊起來最安全
    .origin = 中文規則的第二部分。
    .point-1 = 只有6點能起飛。6點再擲一次，次數不限。
    .point-2 = 疊機很安全：敵機不能停在上面，也不能越過。
    .point-3 = 跳格和飛行都可以自己選擇。
    .point-4 = 點數太大要從終點往回走。
    .point-5 = 最先讓全部飛機到終點的人獲勝，不計分。

## 各版本不同的規則項目和它們的值

rule-planes = 飛機數量
    .explanation = 每人有幾架飛機？全部都要到終點；飛機越少，一局越短。
rule-planes-1 = 1架
    .sentence = 每人有一架飛機，要讓它到達終點。
    .but = 每人1架飛機
rule-planes-2 = 2架
    .sentence = 每人有2架飛機，兩架都要到達終點。
    .but = 每人2架飛機
rule-planes-3 = 3架
    .sentence = 每人有3架飛機，全部都要到達終點。
    .but = 每人3架飛機
rule-planes-4 = 4架
    .sentence = 每人有4架飛機，全部都要到達終點。
    .but = 每人4架飛機

rule-launch-rolls = 起飛
    .explanation = 擲出幾點可以讓飛機從停機坪到起飛點？
rule-launch-rolls-faces = { $faces }點
    .sentence = 擲出{ $faces }點，可以讓一架飛機從停機坪到起飛點。這一次就用完了。
    .but = { $faces }點起飛
rule-launch-rolls-any = 任何點數
    .sentence = 擲出任何點數，都可以讓一架飛機從停機坪到起飛點。這一次就用完了。
    .but = 任何點數都能起飛

rule-extra-roll-faces = 再擲一次
    .explanation = 擲出幾點可以再擲一次？
rule-extra-roll-faces-faces = { $faces }點
    .sentence = 擲出{ $faces }點的人再擲一次。
    .but = { $faces }點再擲一次
rule-extra-roll-faces-any = 任何點數
    .sentence = 每次擲骰後都再擲一次。
    .but = 任何點數都再擲一次
rule-extra-roll-faces-none = 沒有
    .sentence = 每回合只擲一次。
    .but = 不能再擲一次

rule-extra-roll-without-move = 沒走棋也再擲
    .explanation = 那次沒有走任何飛機，也可以再擲一次嗎？
rule-extra-roll-without-move-true = 可以
    .sentence = 即使沒有走棋也一樣。
    .but = 沒走棋也再擲一次
rule-extra-roll-without-move-false = 走了棋才可以
    .sentence = 但要走了棋才算。
    .but = 走了棋才再擲一次

rule-six-streak-penalty = 連續6點
    .explanation = 接連擲出6點，要付出什麼代價？
rule-six-streak-penalty-none = 沒有代價
    .sentence = 接連擲出6點沒有代價，繼續玩。
    .but = 連續6點不受罰
rule-six-streak-penalty-lose_turn = 回合結束
    .sentence = 但連續第{ $length ->
        [2] 二
       *[3] 三
    }次6點不能走，回合結束。
    .but = 連續太多次6點就結束回合
rule-six-streak-penalty-return_last = 最近一次6點走的飛機返回
    .sentence = 但連續第{ $length ->
        [2] 二
       *[3] 三
    }次6點不能走：最近一次用6點走的飛機返回停機坪，回合結束。
    .but = 連續太多次6點，最近一次走的飛機返回
rule-six-streak-penalty-return_moved = 用6點走過的飛機返回
    .sentence = 但連續第{ $length ->
        [2] 二
       *[3] 三
    }次6點不能走：之前用6點走過的飛機全部返回停機坪，回合結束。
    .but = 連續太多次6點，用6點走過的飛機返回
rule-six-streak-penalty-return_unfinished = 未到終點的飛機全部返回
    .sentence = 但連續第{ $length ->
        [2] 二
       *[3] 三
    }次6點不能走：自己還沒到終點的飛機全部返回停機坪，回合結束。
    .but = 連續太多次6點，未到終點的飛機全部返回
rule-six-streak-penalty-return_all = 全部返回，到終點的也算
    .sentence = 但連續第{ $length ->
        [2] 二
       *[3] 三
    }次6點不能走：自己的飛機全部返回停機坪，到了終點的也一樣，回合結束。
    .but = 連續太多次6點，飛機全部返回，到終點的也算

rule-six-streak-length = 幾次6點算太多
    .explanation = 連續第幾次6點要受罰？
rule-six-streak-length-2 = 第二次
    .sentence = 連續第二次6點就太多了。
    .but = 連續第二次6點就算太多
rule-six-streak-length-3 = 第三次
    .sentence = 連續第三次6點就太多了。
    .but = 連續第三次6點才算太多

rule-jump = 跳格
    .explanation = 飛機停在自己的顏色上，要跳到下一個同色格嗎？
rule-jump-mandatory = 一定要
    .sentence = 飛機停在自己的顏色上，就往前跳四格，到下一個同色格。
    .but = 一定要跳格
rule-jump-optional = 自己選擇
    .sentence = 飛機停在自己的顏色上，可以往前跳四格，到下一個同色格。
    .but = 跳格可以選擇
rule-jump-off = 不跳
    .sentence = 沒有跳格：自己顏色的格子和別的格子一樣。
    .but = 沒有跳格

rule-shortcut = 飛行航線
    .explanation = 飛機停在自己虛線航線的起點，要飛越棋盤嗎？
rule-shortcut-mandatory = 一定要
    .sentence = 飛機停在自己虛線航線的起點，就飛越棋盤到另一端。
    .but = 一定要飛航線
rule-shortcut-optional = 自己選擇
    .sentence = 飛機停在自己虛線航線的起點，可以飛越棋盤到另一端。
    .but = 飛航線可以選擇
rule-shortcut-off = 不飛
    .sentence = 沒有飛行航線：誰也不沿虛線飛。
    .but = 沒有飛行航線

rule-jump-then-shortcut = 跳格後飛航線
    .explanation = 跳格到航線起點的飛機，可以飛航線嗎？
rule-jump-then-shortcut-true = 可以
    .sentence = 跳格到航線起點也能飛。
    .but = 跳格後可以飛航線
rule-jump-then-shortcut-false = 不可以
    .sentence = 跳格到航線起點就不能飛。
    .but = 跳格後不能飛航線

rule-shortcut-then-jump = 飛航線後跳格
    .explanation = 飛機飛到航線另一端後，還能跳格嗎？
rule-shortcut-then-jump-never = 不能
    .sentence = 飛到另一端後，飛機就停在那裡。
    .but = 飛航線後不能跳格
rule-shortcut-then-jump-direct = 走到航線起點的才能
    .sentence = 如果飛機是走到航線起點的，飛到另一端後再按跳格規則走。
    .but = 走到航線起點的，飛完可以跳格
rule-shortcut-then-jump-always = 都能
    .sentence = 飛到另一端後，再按跳格規則走。
    .but = 飛航線後都可以跳格

rule-capture-at = 在哪裡撞機
    .explanation = 飛機在一步棋的每個停留點都撞回敵機，還是只在最後停下的地方？
rule-capture-at-every_stop = 每個停留點
    .sentence = 每個停留點都算：走完、跳完和飛完的地方。
    .but = 每個停留點都撞回敵機
rule-capture-at-final_only = 只在最後停下的地方
    .sentence = 只算整步棋最後停下的地方，跳格或飛行前的停留不算。
    .but = 只在最後停下的地方撞回敵機

rule-shortcut-crossing = 航線下方
    .explanation = 航線飛越對面終點跑道的那一格，那裡的敵機會怎樣？
rule-shortcut-crossing-capture = 全部擊落
    .sentence = 飛航線時，也擊落所飛越的那一格對面終點跑道上的所有飛機，疊機也不例外。
    .but = 飛越時全部擊落
rule-shortcut-crossing-capture_stack_blocks = 擊落，但疊機會封住航線
    .sentence = 飛航線時，也擊落所飛越的那一格對面終點跑道上的單架飛機；那裡有疊機就不能飛。
    .but = 飛越時擊落單機，疊機封住航線
rule-shortcut-crossing-ignore = 不受影響
    .sentence = 飛航線時，不影響途中的飛機。
    .but = 飛越時不影響任何飛機

rule-stacking = 疊機
    .explanation = 自己的飛機停在同一格，會變成疊機嗎？
rule-stacking-off = 不會
    .sentence = 沒有疊機：自己的飛機可以同格，但各自獨立。
    .but = 沒有疊機
rule-stacking-optional = 自己選擇
    .sentence = 飛機停到自己的飛機那一格時，可以選擇要不要疊在一起。
    .but = 疊機可以選擇
rule-stacking-automatic = 一定會
    .sentence = 自己的飛機在同一格就是疊機。
    .but = 同格的飛機自動疊起

rule-stack-movement = 疊機怎麼走
    .explanation = 疊機整疊一起走，還是一架一架走？
rule-stack-movement-together = 一起走
    .sentence = 疊機一起走，直到抵達終點或被撞回。
    .but = 疊機一起走
rule-stack-movement-single = 一架一架走
    .sentence = 疊機裡的飛機一次只走一架。
    .but = 疊機一架一架走
rule-stack-movement-choice = 自己選擇
    .sentence = 疊機可以一起走，也可以只走其中一架。
    .but = 疊機可以一起走或單獨走

rule-stack-defense = 停在疊機上
    .explanation = 飛機停在敵方疊機上會怎樣？
rule-stack-defense-captured = 疊機返回
    .sentence = 停在敵方疊機上，就把整疊撞回停機坪。
    .but = 疊機和單機一樣會被撞回
rule-stack-defense-mutual = 雙方都返回
    .sentence = 停在敵方疊機上，整疊返回停機坪，自己也返回。
    .but = 疊機和進攻的飛機都返回
rule-stack-defense-repel = 進攻的返回
    .sentence = 停在敵方疊機上，自己返回停機坪，疊機不動。
    .but = 疊機會把進攻的飛機擊退
rule-stack-defense-immune = 不能停
    .sentence = 誰都不能停在敵方疊機上。
    .but = 不能停在疊機上
rule-stack-defense-larger_wins = 架數少的返回
    .sentence = 停在敵方疊機上時，架數少的一方返回停機坪；一樣多就都返回。
    .but = 架數多的疊機勝

rule-stack-blocks = 走過疊機
    .explanation = 還沒走完就遇到敵方疊機，會怎樣？
rule-stack-blocks-none = 照常走
    .sentence = 疊機不擋路，可以照常走過。
    .but = 疊機不擋路
rule-stack-blocks-bounce = 掉頭後退
    .sentence = 遇到敵方疊機還有剩餘步數，就在那裡掉頭往回走。
    .but = 遇到疊機要掉頭
rule-stack-blocks-forbid = 不能走
    .sentence = 誰都不能走過敵方疊機。
    .but = 不能走過疊機
rule-stack-blocks-stop_before = 停在疊機前
    .sentence = 遇到敵方疊機就停在它前一格，剩餘步數作廢。
    .but = 遇到疊機停在前一格

rule-stack-blocks-jump = 跳過疊機
    .explanation = 跳格途中有敵方疊機，會擋住跳格嗎？
rule-stack-blocks-jump-true = 會擋住
    .sentence = 跳格也不能越過疊機。
    .but = 疊機擋住跳格
rule-stack-blocks-jump-false = 不會
    .sentence = 跳格可以越過疊機。
    .but = 跳格可以越過疊機

rule-overshoot = 到終點的點數太大
    .explanation = 點數比到終點需要的還大，會怎樣？
rule-overshoot-forbid = 不能走
    .sentence = 要剛好的點數才能走到終點。
    .but = 要剛好走到終點
rule-overshoot-bounce = 往回走
    .sentence = 到達終點還有剩餘步數，就往回走。
    .but = 點數太大要從終點往回走
rule-overshoot-accept = 算到終點
    .sentence = 點數夠大就算到終點。
    .but = 點數夠大就到終點

rule-end = 結束
    .explanation = 一局什麼時候結束？
rule-end-first_wins = 第一人到齊
    .sentence = 最先讓全部飛機到終點的人獲勝，遊戲結束。
    .but = 第一人到齊就結束
rule-end-play_on = 分出所有名次
    .sentence = 最先讓全部飛機到終點的人獲勝，其他人繼續玩，分出名次。
    .but = 繼續玩到分出所有名次

rule-scoring = 計分
    .explanation = 第一人到齊時，怎麼計分？
rule-scoring-none = 不計分
    .sentence = 不計分。
    .but = 不計分
rule-scoring-unfinished_x50 = 每架未到的飛機50分
    .sentence = 第一人到齊時，其他人每架未到終點的飛機要付給他50分。
    .but = 每架未到的飛機算50分

rule-must-move = 一定要走
    .explanation = 能走的時候一定要走嗎？
rule-must-move-true = 一定要
    .sentence = 能走就一定要走。
    .but = 能走就一定要走
rule-must-move-false = 可以不走
    .sentence = 可以選擇不走。
    .but = 可以選擇不走

## 把房間的規則說成句子

# $changes 是各個 .but。
rules-like-but = { $preset }，但{ $changes }
# 不同的項目太多，一行說不完。
rules-like-far = 自訂規則，最接近{ $preset }：有{ $count }項不同
rules-changed = 與{ $preset }不同的地方
rules-part-launch = 起飛
rules-part-rolling = 擲骰
rules-part-flying = 跳格與飛行
rules-part-capturing = 撞機
rules-part-stacks = 疊機
rules-part-home = 終點
rules-part-end = 結束
# 每個版本都這樣說。
rules-captures = 飛機停在外圈有敵機的格子，就把它們撞回停機坪。
rules-safe = 在其他地方，也就是停機坪、起飛點和終點跑道，飛機是安全的。

## 卡片、表單和畫面

rules-title = 規則
rules-texts = 四種規則
rules-texts-lead = 每家的玩法都有點不同。選你熟悉的那一種；房間裡還能更改任何一項。
rules-read = 閱讀規則
rules-course = 怎麼玩
rules-others = 其他規則
rules-differences = 四種規則的差別
rules-differences-lead = 以下各項不同，其餘四種都一樣。
rules-point = 項目
rules-options = 這套規則的每一項
rules-options-lead = 這套規則在每一項怎麼定，以及房間還能怎麼選。
# 清單：各項之間，以及最後一項之前。
rules-separator = 、
rules-or = { $items }或{ $last }
rules-and = { $items }、{ $last }
rules-one-needed = 至少要有一個。
rules-otherwise = 也可以：{ $values }
rules-otherwise-faces = 也可以選其他點數。
rules-quoted = 「{ $value }」
rules-unknown = 沒有這個名稱的規則。
rules-learn = 學習玩法

## 為什麼

why-open = 為什麼？
why-title = 為什麼會這樣？
why-same = 每種規則都是這樣。
why-planes = 為什麼有些飛機不能走
why-all-can = 每架飛機都能走。
why-loading = 查詢中……
why-failed = 伺服器沒有回應，請稍後再試。
why-again = 再試一次
why-nothing = 現在沒有需要說明的事。

## 學習

learn-title = 學習玩法
learn-card = 第{ $number }張，共{ $count }張
learn-goal = 讓飛機回到終點
    .text = 每人有一種顏色和一個角落。搶先讓自己的飛機全部繞棋盤一圈，飛到中央的終點。
learn-launch = 起飛
    .text = 飛機在停機坪等候。擲出對的點數（經典規則是2、4或6點），就有一架飛機到起飛點。
learn-ring = 順時針前進
    .text = 擲骰子，走那麼多格。畫面會顯示每架飛機能走到哪裡，你只要選哪一架。
learn-jump = 停在自己的顏色就跳
    .text = 停在自己顏色的格子上，飛機就往前跳四格，到下一個同色格。
learn-shortcut = 飛越棋盤
    .text = 停在自己虛線航線的起點，就可以直接飛到棋盤另一邊。
learn-capture = 撞回敵機
    .text = 停在敵機所在的格子，敵機就返回停機坪。你的飛機也可能被撞回。
learn-stack = 疊機
    .text = 自己的兩架飛機在同一格可以疊起來。疊機能做什麼，看房間的規則。
learn-home = 到達終點
    .text = 繞完一圈，飛機轉進自己的終點跑道，沒有人能停在它上面；只有對面的捷徑會飛越第3格。經典規則要剛好的點數才能走到終點。
learn-sixes = 再擲一次
    .text = 擲出6點再擲一次。小心：經典規則裡，連續第三次6點，用6點走過的飛機要返回停機坪。
learn-next = 下一張
learn-play = 馬上開始
learn-rules = 閱讀全部規則
