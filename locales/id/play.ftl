# Apa yang dikatakan program selama orang bermain di terminal. Argumen bernama sama seperti di steps.ftl; selain itu
#   $name              nama pemain, dengan $named: yes, atau no jika pemain tidak punya nama sendiri
#   $roll, $rolls      angka dadu; berapa kali dadu dilempar
#   $count             berapa langkah yang bisa dipilih
#   $file              nama berkas
# Perintah (roll, save, ...) dan opsi diketik dalam bahasa Inggris apa pun bahasanya: di sini ditulis seperti diketik.
# Tidak ada baris yang lebih dari 80 kolom.

## Kata-kata yang dipakai pesan lain

# Pemain sebagaimana ia disapa.
called = { $named ->
    [yes] { player } ({ $name })
   *[no] { player }
}
# Butir daftar pemain, lemparan, tempat, dan nilai.
player-item = { player }: { $name }
roll-item = { player } { $roll }
place-item = { $place }. { called }
score-item = { called } { $points }

## Sebelum lemparan pertama

opening = Catur Pesawat, aturan { $rules }.
players = { $players }.
dice-of-a-seed = Dadu: benih { $seed }. Benih yang sama memberi angka yang sama.
dice-committed =
    Dadu: { $protocol }, terikat pada komitmen
    {"  "}{ $commitment }
how-to-play = Enter melempar, nomor memilih, board menjelaskan tanda, help sisanya.
begins-by-lot = Menurut undian, { player } mulai.
begins = { player } mulai.
highest-roll = Angka tertinggi mulai: { $rolls }.
highest-roll-again = Lempar lagi: { $rolls }.

## Pertanyaan: jawabannya diketik di belakangnya

ask-to-roll = { called }, lempar dadu:
ask-to-move = { called }, { $roll }, { $count ->
    [1] Enter untuk melangkah:
   *[other] pilih 1 sampai { $count }:
}
ask-at-the-end = save, undo, history, atau quit:

## Jawaban atas baris yang bukan perintah, dan atas perintah yang tidak cocok

line-too-long = Baris itu terlalu panjang untuk sebuah perintah.
line-not-text = Baris itu bukan teks UTF-8; help menampilkan daftar perintah.
unknown-command = Tidak ada perintah "{ $command }"; help menampilkan semuanya.
command-alone = { $command } tidak diikuti apa pun; help menampilkan daftar perintah.
history-usage = history diikuti jumlah giliran atau all, misalnya history 10.
roll-first = { called } harus melempar dulu: tekan Enter.
answer-first = { called } harus memainkan { $roll } dulu: { $count ->
    [1] Enter memainkan satu-satunya langkah.
   *[other] pilih 1 sampai { $count }.
}
choice-needed = Ada pilihan: ketik angka dari 1 sampai { $count }.
no-such-move = Langkah itu tidak ada: { $count ->
    [1] 1 atau Enter memainkan satu-satunya langkah.
   *[other] pilih 1 sampai { $count }.
}
nobody-rolls = Permainan sudah selesai: tidak ada yang melempar lagi.
nobody-moves = Permainan sudah selesai: tidak ada yang melangkah lagi.

## Jawaban atas perintah

taken-back = Langkah dibatalkan.
nothing-to-take-back = Belum ada yang bisa dibatalkan: pemain di sini belum melangkah.
nobody-has-rolled = Belum ada yang melempar dadu.
same-under-all-rules = Kejadian terakhir sama menurut semua aturan.
all-can-move = Dengan angka { $roll }, semua pesawat { player } bisa melangkah.
these-cannot-move = Dengan angka { $roll }, pesawat { player } berikut tidak bisa melangkah:
rules-hint = aeroplane rules menjelaskan setiap opsi; why menjelaskan yang baru terjadi.
save-where = Simpan di mana? Sebutkan nama berkas, misalnya save game.txt.
# $failure adalah kalimat bahasa Inggris tanpa titik.
not-saved = Tidak tersimpan: { $failure }.
saved = Tersimpan: aeroplane play --load { $file } melanjutkan dari sini.
saved-at-the-end = Tersimpan: aeroplane replay { $file } memutar ulang permainan.
saved-with-secret = Berkas ini memuat rahasia dadu: pembacanya tahu angka yang akan keluar.

## Daftar perintah: kegunaan masing-masing

help-choose = mainkan langkah bernomor itu
help-roll = lempar dadu; Enter saja juga bisa
help-board = gambar papan
help-planes = sebutkan giliran siapa dan letak semua pesawat
help-why = jelaskan kejadian terakhir dan pesawat yang tertahan
help-history = ceritakan { $turns } giliran terakhir, N terakhir, atau semua
help-rules = tampilkan aturan permainan ini
help-undo = kembali ke pilihan Anda yang terakhir; dadu tetap
help-save = simpan permainan; play --load FILE melanjutkannya
help-list = daftar ini
help-quit = tinggalkan permainan

## Akhir permainan

places = Peringkat: { $places }.
scores = Nilai: { $scores }.
secret-revealed =
    Rahasia dadu dibuka, dan semua { $rolls } lemparan berasal darinya.
    Rekaman memuat buktinya: aeroplane verify FILE memeriksanya lagi.
# $violation adalah anak kalimat bahasa Inggris.
dice-broken = Dadu tidak sah: { $violation }.
# Mengapa seseorang meninggalkan permainan yang belum selesai.
leaving = { $reason ->
    [input] Masukan habis sebelum permainan selesai
   *[quit] Permainan belum selesai
}
leaving-saved =
    { leaving }, tetapi sudah tersimpan:
    aeroplane play --load { $file } melanjutkannya.
leaving-unsaved = { leaving } dan tidak disimpan; pakai save FILE.
quit-unsaved = Permainan belum disimpan: save FILE menyimpannya, quit sekali lagi keluar.
