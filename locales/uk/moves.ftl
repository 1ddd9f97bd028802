# Ходи, які дає кидок, кожен в одному рядку з тим, що він спричинить; і чому інших немає.
# Аргументи звуться так, як у steps.ftl, слова звідти вжито й тут.

preview-mover = { $count ->
    [one] літак { $first }
   *[other] стос { joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] ангар
    [pad] майданчик
    [column] доріжка { $from-cell }
    [home] центр
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] ангар
    [pad] майданчик
    [column] доріжка { $to-cell }
    [home] центр
   *[ring] { $to }
}

preview-launch = літак { $first }: ангар -> майданчик
preview-walk = { preview-mover }: { preview-origin } -> { preview-destination }
preview-decline = не ходити

# Що далі в тому самому рядку, між комами.
preview-walk-back = назад -> { preview-destination }
preview-walk-on = далі -> { preview-destination }
preview-steps-lost = { $steps ->
    [one] мінус { $steps } крок
    [few] мінус { $steps } кроки
    [many] мінус { $steps } кроків
   *[other] мінус { $steps } кроку
}
preview-jump = стрибок -> { preview-destination }
preview-shortcut = політ -> { preview-destination }
# $captured — перелік повідомлень, що йде після цього.
preview-captures = збиває { $captured }
preview-captured = { victim } { joined-numbers }
preview-lost = сам до ангара
preview-stack = стос { joined-numbers }
preview-beside = поруч із { joined-numbers }
preview-place = { $place ->
    [1] перше місце
    [2] друге місце
    [3] третє місце
   *[4] четверте місце
}

## Чому літак не може ходити

refusal-no-launch = із цим числом літак не стартує
refusal-home = уже вдома
refusal-overshoot = число завелике, до центру треба дійти точно
refusal-stack-in-the-way = на шляху стоїть стос суперника
refusal-immune-stack = хід скінчився б на стосі суперника, а туди не можна
# Літаки й одна з причин вище.
refused = { planes }: { $reason }
