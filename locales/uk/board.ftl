# Дошка з тексту й запитання про позицію. Аргументи звуться так, як у steps.ftl; $square — номер клітинки кільця, від 0
# до 51, однаковий для всіх гравців.

## Поруч із дошкою

# $name — хто там сидить.
seat = { player }
seat-named = { player }, { $name }
seat-to-roll = кидають
seat-to-move = випало { $roll }
seat-place = місце { $place }
seat-spot = { $at-zone ->
    [hangar] ангар
    [pad] майданчик
    [column] доріжка { $at-cell }
    [home] вдома
   *[ring] кільце { $at } #{ $square }
}

# Під дошкою: щонайбільше три рядки, не ширші за 80 стовпців. Рядок не може починатися з дужки, зірочки чи крапки, які
# в цьому файлі означають інше.
legend =
    r y b g клітинки  (r) майданчик  :r: доріжка додому  r> короткий шлях  R1 літак
    R12 два літаки  Rx3 більше  R=2 стос  R+3 стос та інші  ~R1 вдома  . * шлях ходу
    кільце 18 #20: 18 клітинок власного шляху, клітинка 20 кільця  [1+2] стос

## Запитання

turn-to-roll = { player } кидають кубик.
turn-to-move = { player.dative } випало { $roll }: їхній хід.
place = { $at-zone ->
    [hangar] в ангарі
    [pad] на стартовому майданчику
    [column] на клітинці { $at-cell } доріжки додому
    [home] вдома
   *[ring] на клітинці { $at } (кільце { $square })
}
# Літаки, що стоять разом, і де саме.
group = { planes } { place }
group-stack = стос { joined-numbers } { place }
group-separator = ;{" "}
fleet = { player }: { $groups }.
fleet-none = { player } не беруть участі.
