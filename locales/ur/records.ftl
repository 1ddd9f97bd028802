# What aeroplane replay and aeroplane verify say about the record of a game. The arguments are named as in steps.ftl and
# play.ftl.

## replay: the heading, then each turn

record-rules = قواعد: { $rules }
record-players = کھلاڑی: { $players }
record-dice = پانسہ: { $dice }
# Whatever else somebody wrote into the record.
record-tag = { $tag }: { $value }
record-turn = باری { $number }، { player }

## verify: dice that hold

# Each line at most 80 columns.
proof-holds =
    پانسہ درست ہے۔ تمام { $rolls } نمبر اس راز سے نکلتے ہیں جس کا عہد پہلے پانسے
    سے پیشتر کیا گیا تھا، اور کھلاڑیوں کی کڑیوں سے۔ قواعد، نشستیں اور نمبر اسی کھیل
    کے ہیں، بشرطیکہ شروع میں یہی عہد دکھایا گیا ہو:
    {"  "}{ $commitment }
# Who rolled, behind the color: $automatic of the rolls without the player's doing.
proof-person = { $name }: انسان، { $rolls } بار پانسہ، جن میں { $automatic } بار خودکار
proof-person-without-links = { $name }: انسان، کڑیوں کے بغیر، { $automatic } بار خودکار پانسہ
proof-bot = { $name }: کمپیوٹر، { $rolls } بار پانسہ؛ کمپیوٹر کی کڑیاں نہیں ہوتیں
proof-broken-off = کھیل بیچ میں روک دیا گیا: بعد کے نمبروں کے بارے میں ثبوت کچھ نہیں کہتا۔

## verify: why the dice do not hold, or cannot be checked. Clauses behind the name of the file; $problem is in English

proof-broken = پانسہ درست نہیں: { $problem }
proof-of-another-game = پانسہ اس کھیل کا نہیں: { $problem }
proof-without-secret = پانسے کا راز غائب ہے، یعنی ختم شدہ کھیل کے ثبوت کی آخری سطر
proof-not-yet =
    کھیل ابھی ختم نہیں ہوا، اس لیے پانسے کا راز ابھی نہیں کھلا: کھیل ختم ہونے پر جانچیں
proof-of-a-seed =
    نمبر بیج { $seed } سے آئے ہیں، جو کوئی بھی پہلے سے جان سکتا ہے: ایسے پانسے کا ثبوت نہیں ہوتا۔ --seed کے بغیر کھیلے گئے کھیل کا ہوتا ہے
proof-absent = ریکارڈ میں جانچنے کے قابل پانسہ نہیں: اس کا ٹیگ Dice "{ $protocol }" نہیں ہے
