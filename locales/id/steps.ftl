# Apa yang terjadi, diceritakan langkah demi langkah.
#
# Argumen bernama sama di mana-mana:
#   $color, $victim    red, yellow, blue atau green
#   $count             jumlah pesawat; $first sampai $fourth adalah nomornya
#   $from, $to, $at    sejauh mana pesawat berjalan menurut hitungannya sendiri: 1 sampai 50 di lintasan
#   $from-zone, ...    hangar, pad, ring, column atau home
#   $from-cell, ...    petak jalur pulang, 1 sampai 5
# Atribut .next sebuah pesan diceritakan tepat di belakang kalimat lain tentang pesawat yang sama.
# Bahasa Indonesia tidak membedakan tunggal dan jamak, jadi tidak ada pilihan menurut jumlah selain daftar nomor.

## Kata-kata yang dipakai pesan lain

player = { $color ->
    [red] Merah
    [yellow] Kuning
    [blue] Biru
   *[green] Hijau
}
victim = { $victim ->
    [red] Merah
    [yellow] Kuning
    [blue] Biru
   *[green] Hijau
}
numbers = { $count ->
    [1] { $first }
    [2] { $first } dan { $second }
    [3] { $first }, { $second }, dan { $third }
   *[4] { $first }, { $second }, { $third }, dan { $fourth }
}
planes = pesawat { numbers }
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# Sebuah pesawat, atau tumpukan yang bergerak bersama.
mover = { $count ->
    [1] Pesawat { player } { $first }
   *[other] Tumpukan { player } { joined-numbers }
}
origin = { $from-zone ->
    [hangar] hanggar
    [pad] landasan
    [column] petak { $from-cell }{ $to-zone ->
        [column] {""}
       *[other] {" "}jalur pulang
    }
    [home] pusat
   *[ring] petak { $from }
}
destination = { $to-zone ->
    [hangar] hanggar
    [pad] landasan
    [column] petak { $to-cell } jalur pulang
    [home] pusat
   *[ring] petak { $to }
}
location = { $at-zone ->
    [hangar] di hanggar
    [pad] di landasan
    [column] di petak { $at-cell } jalur pulang
    [home] di pusat
   *[ring] di petak { $at }
}
# Di antara butir-butir sebuah daftar.
list-separator = ,{" "}
# Di antara dua kalimat dalam satu baris.
sentence-separator = {" "}

## Melempar dadu

rolled = { player } mendapat angka { $roll }.
passed-no-move = { player } tidak bisa melangkah: lemparan hangus.
passed-declined = { player } melewatkan lemparan ini.
# Kerugian lain karena angka 6 diceritakan sesudahnya.
passed-sixes = { player } mendapat terlalu banyak 6 berturut-turut: yang ini tidak dimainkan.
roll-again = { player } melempar lagi{ $sixes ->
    [0] .
    [1] {" "}karena mendapat 6.
   *[other] , sudah { $sixes } kali 6 berturut-turut.
}
turn-passed = Giliran { player }.

## Melangkah

launched = Pesawat { player } { $first } keluar dari hanggar ke landasan.
walked = { mover } { $direction ->
    [back] mundur
   *[on] maju
} dari { origin } ke { destination }.
    .next = Lalu { $direction ->
        [back] mundur
       *[on] maju
    } ke { destination }.
turned-back = { mover } { $cause ->
    [home] mencapai pusat dengan sisa langkah dan berbalik.
   *[stack] bertemu tumpukan lawan dan berbalik.
}
    .next = { $cause ->
    [home] Di sana langkahnya masih tersisa, jadi berbalik.
   *[stack] Di sana bertemu tumpukan lawan dan berbalik.
}
steps-lost = { mover } kehilangan { $steps } langkah: { $cause ->
    [home] sudah di pusat.
    [pad] di belakang landasan sudah buntu.
   *[stack] terhalang tumpukan lawan.
}
    .next = { $steps } langkah hangus: { $cause ->
    [home] sudah di pusat.
    [pad] di belakang landasan sudah buntu.
   *[stack] terhalang tumpukan lawan.
}
jumped = { mover } melompat dari { origin } ke { destination }.
    .next = Lalu melompat ke { destination }.
flew = { mover } terbang lewat jalan pintas dari { origin } ke { destination }.
    .next = Lalu terbang lewat jalan pintas ke { destination }.
stacked = Pesawat { player } { numbers } menjadi satu tumpukan { location }.
came-home = { mover } sudah tiba di tujuan.
    .next = Lalu tiba di tujuan.

## Bertemu lawan

crossed = Jalan pintas { player } melintasi pesawat { victim } { numbers } di jalur pulang.
captured = { $cause ->
    [crossing] Sambil lewat, { player } menangkap
   *[landing] { player } menangkap
} pesawat { victim } { numbers }: kembali ke hanggar.
sent-back-stack = { mover } kembali ke hanggar{ $defense ->
    [repel] : tumpukan lawan menghalaunya.
    [mutual] {" "}bersama tumpukan lawan.
    [larger_wins] : tumpukan lawan tidak lebih kecil.
   *[other] {" "}karena tumpukan lawan.
}
    .next = Lalu kembali ke hanggar{ $defense ->
    [repel] : tumpukan lawan menghalaunya.
    [mutual] {" "}bersama tumpukan lawan.
    [larger_wins] : tumpukan lawan tidak lebih kecil.
   *[other] {" "}karena tumpukan lawan.
}
sent-back-sixes = { $penalty ->
    [return_last] Angka 6 terakhir mengembalikan
    [return_moved] Angka 6 beruntun mengembalikan
   *[other] Terlalu banyak angka 6 mengembalikan
} pesawat { player } { numbers } ke hanggar.

## Akhir permainan

withdrawn = { player } keluar dari permainan, dan semua pesawatnya diangkat dari papan.
placed = { player } meraih tempat { $place ->
    [1] pertama
    [2] kedua
    [3] ketiga
   *[4] keempat
}.
scored = Nilai: { $scores }.
scored-nothing = Tidak ada yang berutang.
# $points disertai tandanya.
score = { player } { $points }
over = Permainan selesai.

## Mengapa: butir aturan, apa yang ditentukannya, dan apa kata aturan permainan ini. $question dan $answer berbahasa Inggris

why = { $question }: { $answer } (aturan { $option }={ $value }).
why-yes = ya
why-no = tidak
