# Apa kata aeroplane replay dan aeroplane verify tentang rekaman permainan. Argumen bernama sama seperti di steps.ftl dan
# play.ftl.

## replay: judul, lalu setiap giliran

record-rules = Aturan: { $rules }
record-players = Pemain: { $players }
record-dice = Dadu: { $dice }
# Apa pun yang lain yang ditulis orang di dalam rekaman.
record-tag = { $tag }: { $value }
record-turn = Giliran { $number }, { player }

## verify: dadu yang sah

# Setiap baris paling banyak 80 kolom.
proof-holds =
    Dadunya sah. Semua { $rolls } lemparan berasal dari rahasia yang diikat sebelum
    lemparan pertama dan dari mata rantai para pemain. Aturan, kursi, dan lemparan
    adalah milik permainan ini, jika komitmen inilah yang ditunjukkan di awal:
    {"  "}{ $commitment }
# Siapa yang melempar, di belakang warna: $automatic lemparan tanpa campur tangan pemain.
proof-person = { $name }: orang, { $rolls } lemparan, { $automatic } di antaranya otomatis
proof-person-without-links = { $name }: orang tanpa mata rantai, { $automatic } lemparan otomatis
proof-bot = { $name }: bot, { $rolls } lemparan; bot tidak punya mata rantai
proof-broken-off = Permainan dihentikan di tengah: bukti ini tidak mencakup lemparan sesudahnya.

## verify: mengapa dadu tidak sah, atau tidak bisa diperiksa. Anak kalimat di belakang nama berkas; $problem berbahasa
## Inggris

proof-broken = dadunya tidak sah: { $problem }
proof-of-another-game = dadunya bukan milik permainan ini: { $problem }
proof-without-secret = rahasia dadunya hilang, yaitu baris terakhir bukti permainan yang sudah selesai
proof-not-yet =
    permainan belum selesai, jadi rahasia dadunya belum dibuka: periksa setelah selesai
proof-of-a-seed =
    angkanya berasal dari benih { $seed } yang bisa ditebak siapa pun: dadu seperti itu tidak punya bukti. Permainan tanpa --seed punya
proof-absent = rekaman ini tidak punya dadu yang bisa diperiksa: tag Dice-nya bukan "{ $protocol }"
