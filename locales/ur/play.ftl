# What the program says while people play at a terminal. The arguments are named as in steps.ftl; besides them
#   $name              what a player is called, with $named: yes, or no where the player has no name of its own
#   $roll, $rolls      the face of the die; how many times it was rolled
#   $count             how many moves there are to choose from
#   $file              the name of a file
# Commands (roll, save, ...) and options are typed in English whatever the language: they stand here as they are typed.
# No line is longer than 80 columns.

## Words that the messages use

# A player as it is spoken to.
called = { $named ->
    [yes] { player } ({ $name })
   *[no] { player }
}
    .oblique = { $named ->
        [yes] { player.oblique } ({ $name })
       *[no] { player.oblique }
    }
# Items of the lists of players, rolls, places and points.
player-item = { player }: { $name }
roll-item = { player } { $roll }
place-item = { $place }. { called }
score-item = { called } { $points }

## Before the first roll

# Many terminals write all text from left to right. Whoever has such a one may not be able to read why, so the second
# line says it once, and the third one in English.
opening =
    ہوائی جہاز لڈو، قواعد { $rules }۔
    بہت سے ٹرمینل دائیں سے بائیں لکھی تحریر کو صحیح ترتیب سے نہیں دکھاتے۔
    Many terminals do not arrange right-to-left text; --language en speaks English.
players = { $players }۔
dice-of-a-seed = پانسہ: بیج (seed) { $seed }۔ ایک ہی بیج سے ایک ہی نمبر آتے ہیں۔
dice-committed =
    پانسہ: { $protocol }، جس کا پیشگی عہد یہ ہے:
    {"  "}{ $commitment }
how-to-play = Enter سے پانسہ، نمبر سے چال، board سے نشانات کی وضاحت، help سے باقی سب۔
begins-by-lot = قرعہ اندازی سے پہلی باری { player.oblique } کی ہے۔
begins = پہلی باری { player.oblique } کی ہے۔
highest-roll = سب سے بڑے نمبر والا پہلے کھیلے: { $rolls }۔
highest-roll-again = دوبارہ پانسہ: { $rolls }۔

## Questions: the answer is typed behind them

ask-to-roll = { called.oblique } کی باری ہے، پانسہ پھینکیں:
ask-to-move = { called.oblique } کا { $roll } آیا، { $count ->
    [1] Enter سے چال چلیں:
   *[other] 1 سے { $count } تک چنیں:
}
ask-at-the-end = save، undo، history یا quit لکھیں:

## Answers to lines that are no command, and to commands that do not fit

line-too-long = یہ سطر کسی کمانڈ کے لیے بہت لمبی ہے۔
line-not-text = یہ سطر UTF-8 متن نہیں؛ help سے سب کمانڈز دیکھیں۔
unknown-command = "{ $command }" نام کی کوئی کمانڈ نہیں؛ help سے سب کمانڈز دیکھیں۔
command-alone = { $command } کے بعد کچھ نہیں لکھا جاتا؛ help سے سب کمانڈز دیکھیں۔
history-usage = history کے بعد باریوں کی تعداد یا all لکھیں، جیسے history 10۔
roll-first = پہلے { called.oblique } کو پانسہ پھینکنا ہے: Enter دبائیں۔
answer-first = پہلے { called.oblique } کو اپنے { $roll } کی چال چلنی ہے: { $count ->
    [1] Enter سے واحد چال چلیں۔
   *[other] 1 سے { $count } تک چنیں۔
}
choice-needed = چالیں ایک سے زیادہ ہیں: 1 سے { $count } تک کوئی نمبر لکھیں۔
no-such-move = ایسی کوئی چال نہیں: { $count ->
    [1] واحد چال کے لیے 1 لکھیں یا Enter دبائیں۔
   *[other] 1 سے { $count } تک چنیں۔
}
nobody-rolls = کھیل ختم ہو چکا ہے: اب پانسہ نہیں پھینکا جاتا۔
nobody-moves = کھیل ختم ہو چکا ہے: اب چال نہیں چلی جاتی۔

## Answers to commands

taken-back = چال واپس لے لی گئی۔
nothing-to-take-back = واپس لینے کو کچھ نہیں: کی بورڈ والوں نے ابھی کوئی چال نہیں چلی۔
nobody-has-rolled = ابھی کسی نے پانسہ نہیں پھینکا۔
same-under-all-rules = آخری چالیں تمام قواعد میں یہی ہوتیں۔
all-can-move = { $roll } پر { player.oblique } کا ہر جہاز چل سکتا ہے۔
these-cannot-move = { $roll } پر { player.oblique } کے یہ جہاز نہیں چل سکتے:
rules-hint = aeroplane rules ہر اختیار سمجھاتا ہے؛ why بتاتا ہے کہ ابھی جو ہوا وہ کیوں ہوا۔
save-where = کہاں محفوظ کریں؟ فائل کا نام لکھیں، جیسے save game.txt۔
# $failure is a sentence without its full stop, in English.
not-saved = محفوظ نہیں ہوا: { $failure }۔
saved = محفوظ ہو گیا: aeroplane play --load { $file } سے کھیل جاری رکھیں۔
saved-at-the-end = محفوظ ہو گیا: aeroplane replay { $file } سے کھیل دوبارہ دیکھیں۔
saved-with-secret = فائل میں پانسے کا راز ہے: جو اسے پڑھ لے وہ آنے والے نمبر جان سکتا ہے۔

## The list of commands: what each does

help-choose = اس نمبر کی چال چلیں
help-roll = پانسہ پھینکیں؛ صرف Enter سے بھی
help-board = بورڈ دکھائیں
help-planes = کس کی باری ہے، اور سب جہاز کہاں ہیں
help-why = آخری چالیں ایسی کیوں ہوئیں، اور جہاز کیوں نہیں چلتے
help-history = آخری { $turns } باریاں، آخری N باریاں یا سب (all) دکھائیں
help-rules = اس کھیل کے قواعد دکھائیں
help-undo = اپنے پچھلے انتخاب تک واپس؛ پانسے وہی رہتے ہیں
help-save = کھیل فائل میں لکھیں؛ play --load FILE سے جاری رکھیں
help-list = یہ فہرست
help-quit = کھیل چھوڑیں

## The end

places = پوزیشنیں: { $places }۔
scores = اسکور: { $scores }۔
secret-revealed =
    پانسے کا راز کھول دیا گیا ہے، اور تمام { $rolls } نمبر اسی سے نکلتے ہیں۔
    محفوظ ریکارڈ میں ثبوت ہے: aeroplane verify FILE اسے دوبارہ جانچتا ہے۔
# $violation is a clause in English.
dice-broken = پانسہ درست نہیں: { $violation }۔
# Why somebody leaves a game that is not over.
leaving = { $reason ->
    [input] ان پٹ ختم ہو گئی، کھیل ابھی باقی ہے
   *[quit] کھیل ابھی باقی ہے
}
leaving-saved =
    { leaving } مگر محفوظ ہے:
    aeroplane play --load { $file } سے جاری رکھیں۔
leaving-unsaved = { leaving } اور محفوظ نہیں؛ save FILE سے محفوظ ہوتا ہے۔
quit-unsaved = کھیل محفوظ نہیں: save FILE سے محفوظ ہوتا ہے، دوبارہ quit لکھنے سے ختم۔
