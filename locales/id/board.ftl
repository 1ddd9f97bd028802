# Papan dari teks, dan pertanyaan tentang posisi. Argumen bernama sama seperti di steps.ftl; $square adalah nomor petak
# lintasan, 0 sampai 51, sama untuk semua pemain.

## Di samping papan

# $name adalah siapa yang duduk di sana.
seat = { player }
seat-named = { player }, { $name }
seat-to-roll = melempar
seat-to-move = dapat { $roll }
seat-place = tempat { $place }
seat-spot = { $at-zone ->
    [hangar] hanggar
    [pad] landasan
    [column] pulang { $at-cell }
    [home] pusat
   *[ring] petak { $at } #{ $square }
}

# Di bawah papan: paling banyak tiga baris, masing-masing tidak lebih dari 80 kolom. Baris tidak boleh dimulai dengan
# kurung, bintang, atau titik, yang berarti lain di berkas ini.
legend =
    r y b g petak  (r) landasan  :r: jalur pulang  r> jalan pintas  R1 pesawat
    R12 dua pesawat  Rx3 lebih  R=2 tumpukan  R+3 dan lainnya  ~R1 tiba  . * jejak
    petak 18 #20: 18 petak di jalannya sendiri, petak lintasan 20  [1+2] tumpukan

## Pertanyaan

turn-to-roll = Giliran { player } melempar dadu.
turn-to-move = { player } mendapat { $roll } dan harus melangkah.
place = { $at-zone ->
    [hangar] di hanggar
    [pad] di landasan
    [column] di petak { $at-cell } jalur pulang
    [home] di pusat
   *[ring] di petak { $at } (lintasan { $square })
}
# Pesawat yang berdiri bersama, dan tempatnya.
group = { planes } { place }
group-stack = tumpukan { joined-numbers } { place }
group-separator = ;{" "}
fleet = { player }: { $groups }.
fleet-none = { player } tidak ikut bermain.
