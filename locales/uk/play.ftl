# Що програма каже, поки люди грають у терміналі. Аргументи звуться так, як у steps.ftl; крім них
#   $name              як звати гравця, з $named: yes, або no, якщо власного імені він не має
#   $roll, $rolls      скільки випало; скільки разів кидали
#   $count             зі скількох ходів можна вибирати
#   $file              ім'я файлу
# Команди (roll, save, ...) та опції вводять англійською за будь-якої мови: тут вони стоять так, як їх набирають.
# Жоден рядок не ширший за 80 стовпців.

## Слова, які вживають повідомлення

# Гравець, як до нього звертаються; .inside — те саме всередині речення.
called = { $named ->
    [yes] { player } ({ $name })
   *[no] { player }
}
    .inside = { $named ->
        [yes] { player.name } ({ $name })
       *[no] { player.name }
    }
# Частини переліків гравців, кидків, місць і очок.
player-item = { player }: { $name }
roll-item = { player.name } { $roll }
place-item = { $place }. { called }
score-item = { called.inside } { $points }

## До першого кидка

opening = Літакові шахи, правила { $rules }.
players = { $players }.
dice-of-a-seed = Кубик: зерно { $seed }. Те саме зерно дає ті самі кидки.
dice-committed =
    Кубик: { $protocol }, зобов’язання:
    {"  "}{ $commitment }
how-to-play = Enter кидає кубик, число вибирає хід, board пояснює знаки, help — решту.
begins-by-lot = За жеребом починають { player.name }.
begins = Починають { player.name }.
highest-roll = Починає той, кому випало найбільше: { $rolls }.
highest-roll-again = Кидають ще раз: { $rolls }.

## Запитання: відповідь набирають за ними

ask-to-roll = { called }, кидайте кубик:
ask-to-move = { called }, { $roll }, { $count ->
    [1] натисніть Enter:
   *[other] виберіть від 1 до { $count }:
}
ask-at-the-end = save, undo, history чи quit:

## Відповіді на рядки, що не є командами, і на команди не до речі

line-too-long = Цей рядок задовгий як на команду.
line-not-text = Цей рядок — не текст у UTF-8; help покаже команди.
unknown-command = Команди «{ $command }» немає; help покаже всі.
command-alone = Після { $command } нічого не пишуть; help покаже команди.
history-usage = Після history пишуть кількість ходів або all, наприклад history 10.
roll-first = { called } спершу мають кинути кубик: натисніть Enter.
answer-first = { called } спершу мають зіграти { $roll }: { $count ->
    [1] Enter зробить єдиний хід.
   *[other] виберіть від 1 до { $count }.
}
choice-needed = Є вибір: назвіть число від 1 до { $count }.
no-such-move = Такого ходу немає: { $count ->
    [1] 1 або Enter зробить єдиний.
   *[other] виберіть від 1 до { $count }.
}
nobody-rolls = Гру закінчено: кубик більше не кидають.
nobody-moves = Гру закінчено: більше ніхто не ходить.

## Відповіді на команди

taken-back = Хід скасовано.
nothing-to-take-back = Скасовувати нічого: ніхто за клавіатурою ще не ходив.
nobody-has-rolled = Ще ніхто не кидав кубика.
same-under-all-rules = Останні кроки однакові за всіх правил.
all-can-move = Із числом { $roll } може ходити кожен літак { player.genitive }.
these-cannot-move = Із числом { $roll } ці літаки { player.genitive } не можуть ходити:
rules-hint = aeroplane rules пояснює кожну опцію; why — те, що щойно сталося.
save-where = Куди зберегти? Назвіть файл, наприклад save game.txt.
# $failure — речення англійською без крапки.
not-saved = Не збережено: { $failure }.
saved = Збережено: aeroplane play --load { $file } продовжить звідси.
saved-at-the-end = Збережено: aeroplane replay { $file } покаже гру.
saved-with-secret = У файлі є таємниця кубика: хто його прочитає, знатиме всі кидки наперед.

## Перелік команд: що робить кожна

help-choose = зробити хід із цим номером
help-roll = кинути кубик; досить і самого Enter
help-board = намалювати дошку
help-planes = сказати, чий хід і де всі літаки
help-why = чому так сталося і чому літаки не можуть ходити
help-history = { $turns ->
    [one] розповісти останній { $turns } хід, останні N або всі
    [few] розповісти останні { $turns } ходи, останні N або всі
    [many] розповісти останні { $turns } ходів, останні N або всі
   *[other] розповісти останні { $turns } ходу, останні N або всі
}
help-rules = показати правила цієї гри
help-undo = скасувати ваш останній вибір; кидки ті самі
help-save = зберегти гру; play --load FILE її продовжить
help-list = цей перелік
help-quit = вийти з гри

## Кінець

places = Місця: { $places }.
scores = Рахунок: { $scores }.
secret-revealed =
    Таємницю кубика розкрито, і з неї випливає кожен із { $rolls } { $rolls ->
        [one] кидка
       *[other] кидків
    }.
    Збережений запис містить доказ: aeroplane verify FILE перевірить його ще раз.
# $violation — частина речення англійською.
dice-broken = Кубик нечесний: { $violation }.
# Чому хтось виходить із гри, якої не закінчено.
leaving = { $reason ->
    [input] Введення скінчилося раніше за гру
   *[quit] Гру не закінчено
}
leaving-saved =
    { leaving }, але її збережено:
    aeroplane play --load { $file } її продовжить.
leaving-unsaved = { leaving }, і її не збережено; save FILE зберігає гру.
quit-unsaved = Гру не збережено: save FILE збереже її, ще один quit — вихід.
