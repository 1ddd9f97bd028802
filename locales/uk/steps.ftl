# Що сталося, розказане крок за кроком.
#
# Аргументи всюди мають ті самі імена:
#   $color, $victim    red, yellow, blue або green
#   $count             скільки літаків; $first до $fourth — їхні номери
#   $from, $to, $at    як далеко літак пройшов за власним рахунком: від 1 до 50 на кільці
#   $from-zone, ...    hangar, pad, ring, column або home
#   $from-cell, ...    клітинка доріжки додому, від 1 до 5
# Атрибут .next повідомлення стоїть одразу за іншим реченням про ті самі літаки.

## Слова, які вживають повідомлення

# Гравця звуть у множині, як у шахах. .name — те саме всередині речення, .genitive — чий хід, .dative — кому випадає;
# .adjective — який літак на початку речення, .planes — літаки в називному або знахідному відмінку.
player = { $color ->
    [red] Червоні
    [yellow] Жовті
    [blue] Сині
   *[green] Зелені
}
    .name = { $color ->
        [red] червоні
        [yellow] жовті
        [blue] сині
       *[green] зелені
    }
    .genitive = { $color ->
        [red] червоних
        [yellow] жовтих
        [blue] синіх
       *[green] зелених
    }
    .dative = { $color ->
        [red] Червоним
        [yellow] Жовтим
        [blue] Синім
       *[green] Зеленим
    }
    .adjective = { $color ->
        [red] Червоний
        [yellow] Жовтий
        [blue] Синій
       *[green] Зелений
    }
    .planes = { $count ->
        [one] { $color ->
            [red] червоний
            [yellow] жовтий
            [blue] синій
           *[green] зелений
        } літак { numbers }
       *[other] { player.name } літаки { numbers }
    }
# .planes — збиті літаки, .instrumental — літаки, над якими пролітають.
victim = { $count ->
    [one] { $victim ->
        [red] червоний
        [yellow] жовтий
        [blue] синій
       *[green] зелений
    }
   *[other] { $victim ->
        [red] червоні
        [yellow] жовті
        [blue] сині
       *[green] зелені
    }
}
    .planes = { $count ->
        [one] { victim } літак { numbers }
       *[other] { victim } літаки { numbers }
    }
    .instrumental = { $victim ->
        [red] червоним
        [yellow] жовтим
        [blue] синім
       *[green] зеленим
    }{ $count ->
        [one] {" "}літаком { numbers }
       *[other] и літаками { numbers }
    }
numbers = { $count ->
    [1] { $first }
    [2] { $first } та { $second }
    [3] { $first }, { $second } та { $third }
   *[4] { $first }, { $second }, { $third } та { $fourth }
}
planes = { $count ->
    [one] літак { numbers }
   *[other] літаки { numbers }
}
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# Літак або стос, який рухається разом: і той, і той — він.
mover = { player.adjective } { $count ->
    [one] літак { $first }
   *[other] стос { joined-numbers }
}
origin = { $from-zone ->
    [hangar] з ангара
    [pad] зі стартового майданчика
    [column] з клітинки { $from-cell }{ $to-zone ->
        [column] {""}
       *[other] {" "}доріжки додому
    }
    [home] із центру
   *[ring] з клітинки { $from }
}
destination = { $to-zone ->
    [hangar] до ангара
    [pad] на стартовий майданчик
    [column] на клітинку { $to-cell } доріжки додому
    [home] до центру
   *[ring] на клітинку { $to }
}
location = { $at-zone ->
    [hangar] в ангарі
    [pad] на стартовому майданчику
    [column] на клітинці { $at-cell } доріжки додому
    [home] вдома
   *[ring] на клітинці { $at }
}
# Стоїть між частинами переліку.
list-separator = ,{" "}
# Стоїть між двома реченнями рядка.
sentence-separator = {" "}

## Кидки

rolled = { player.dative } випадає { $roll }.
passed-no-move = { player } не мають ходу: кидок пропадає.
passed-declined = { player } пропускають цей кидок.
# Чого ще коштують шістки, сказано далі.
passed-sixes = { player.dative } випало забагато шісток поспіль: ця не рахується.
roll-again = { player } кидають ще раз{ $sixes ->
    [0] .
    [1] {" "}після шістки.
    [one] {" "}після { $sixes } шістки поспіль.
   *[other] {" "}після { $sixes } шісток поспіль.
}
turn-passed = Хід { player.genitive }.

## Ходи

launched = { player.adjective } літак { $first } виїжджає з ангара на стартовий майданчик.
walked = { mover } іде { $direction ->
    [back] назад {""}
   *[on] {""}
}{ origin } { destination }.
    .next = Він іде { $direction ->
        [back] назад
       *[on] далі
    } { destination }.
turned-back = { mover } { $cause ->
    [home] доходить до центру із зайвими кроками й повертає назад.
   *[stack] натрапляє на стос суперника й повертає назад.
}
    .next = { $cause ->
    [home] Там у нього лишаються кроки, тож він повертає назад.
   *[stack] Там він натрапляє на стос суперника й повертає назад.
}
steps-lost = { mover } втрачає { $steps ->
    [one] { $steps } крок:
    [few] { $steps } кроки:
    [many] { $steps } кроків:
   *[other] { $steps } кроку:
} { $cause ->
    [home] він уже вдома.
    [pad] за стартовим майданчиком шляху немає.
   *[stack] попереду стос суперника.
}
    .next = Він утрачає { $steps ->
    [one] { $steps } крок:
    [few] { $steps } кроки:
    [many] { $steps } кроків:
   *[other] { $steps } кроку:
} { $cause ->
    [home] він уже вдома.
    [pad] за стартовим майданчиком шляху немає.
   *[stack] попереду стос суперника.
}
jumped = { mover } стрибає { origin } { destination }.
    .next = Він стрибає далі { destination }.
flew = { mover } летить коротким шляхом { origin } { destination }.
    .next = Він летить коротким шляхом { destination }.
stacked = Тепер { player.planes } — один стос { location }.
came-home = { mover } прибуває додому.
    .next = Він прибуває додому.

## Зустрічі

crossed = { player } пролітають над { victim.instrumental } на доріжці додому.
captured = { $cause ->
    [crossing] Пролітаючи, { player.name } збивають
   *[landing] { player } збивають
} { victim.planes }: назад до ангара.
sent-back-stack = { mover } повертається до ангара{ $defense ->
    [repel] : стос суперника відбив його.
    [mutual] {" "}разом зі стосом суперника.
    [larger_wins] : стос суперника не менший.
   *[other] {" "}через стос суперника.
}
    .next = Він повертається до ангара{ $defense ->
    [repel] : стос суперника відбив його.
    [mutual] {" "}разом зі стосом суперника.
    [larger_wins] : стос суперника не менший.
   *[other] {" "}через стос суперника.
}
sent-back-sixes = { $penalty ->
    [return_last] Остання шістка повертає { player.planes } до ангара.
    [return_moved] Шістки повертають { player.planes } до ангара.
   *[other] Забагато шісток: { player.planes } — назад до ангара.
}

## Кінець

withdrawn = { player } виходять із гри, і всі їхні літаки прибрано з дошки.
placed = { player } посідають { $place ->
    [1] перше
    [2] друге
    [3] третє
   *[4] четверте
} місце.
scored = Рахунок: { $scores }.
scored-nothing = Ніхто нікому не винен.
# $points має свій знак.
score = { player.name } { $points }
over = Гру закінчено.

## Чому: пункт правил, що він вирішує і що кажуть правила цієї гри. $question і $answer — англійською

why = { $question }: { $answer } (правило { $option }={ $value }).
why-yes = так
why-no = ні
