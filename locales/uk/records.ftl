# Що aeroplane replay та aeroplane verify кажуть про запис гри. Аргументи звуться так, як у steps.ftl і play.ftl.

## replay: заголовок, потім кожен хід

record-rules = Правила: { $rules }
record-players = Гравці: { $players }
record-dice = Кубик: { $dice }
# Що ще хтось вписав до запису.
record-tag = { $tag }: { $value }
record-turn = Хід { $number }, { player.name }

## verify: чесний кубик

# Кожен рядок — щонайбільше 80 стовпців.
proof-holds =
    Кубик чесний. Кожен із { $rolls } { $rolls ->
        [one] кидка
       *[other] кидків
    } випливає з таємниці, зафіксованої
    до першого з них, і з ланок гравців. Правила, місця та кидки — саме цієї гри.
    Це так, якщо на початку було показано саме це зобов’язання:
    {"  "}{ $commitment }
# Хто кидав, за кольором: $automatic кидків — без участі гравця.
proof-person = { $name }: людина, { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
    [many] { $rolls } кидків
   *[other] { $rolls } кидка
}, з них автоматичних: { $automatic }
proof-person-without-links = { $name }: людина без ланок, { $automatic ->
    [one] { $automatic } автоматичний кидок
    [few] { $automatic } автоматичні кидки
    [many] { $automatic } автоматичних кидків
   *[other] { $automatic } автоматичного кидка
}
proof-bot = { $name }: бот, { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
    [many] { $rolls } кидків
   *[other] { $rolls } кидка
}; боти ланок не мають
proof-broken-off = Гру перервано: про подальші кидки доказ нічого не каже.

## verify: чому кубик нечесний або чому цього не перевірити. Частини речення за іменем файлу; $problem — англійською

proof-broken = кубик нечесний: { $problem }
proof-of-another-game = кубик не від цієї гри: { $problem }
proof-without-secret = бракує таємниці кубика, останнього рядка доказу закінченої гри
proof-not-yet =
    гру не закінчено, тож таємницю кубика ще не розкрито: перевірте після закінчення
proof-of-a-seed =
    кидки випливають із зерна { $seed }, тож їх може передбачити кожен: такий кубик не має доказу. Ігри без --seed його мають
proof-absent = у записі немає кубика, який можна перевірити: позначка Dice — не «{ $protocol }»
