# Langkah-langkah yang ditawarkan sebuah lemparan, masing-masing satu baris dengan akibatnya; dan mengapa yang lain tidak.
# Argumen bernama sama seperti di steps.ftl, yang kata-katanya juga dipakai di sini.

preview-mover = { $count ->
    [1] pesawat { $first }
   *[other] tumpukan { joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] hanggar
    [pad] landasan
    [column] pulang { $from-cell }
    [home] pusat
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] hanggar
    [pad] landasan
    [column] pulang { $to-cell }
    [home] pusat
   *[ring] { $to }
}

preview-launch = pesawat { $first }: hanggar -> landasan
preview-walk = { preview-mover }: { preview-origin } -> { preview-destination }
preview-decline = tidak melangkah

# Yang menyusul di baris yang sama, di antara koma.
preview-walk-back = mundur ke { preview-destination }
preview-walk-on = maju ke { preview-destination }
preview-steps-lost = { $steps } hangus
preview-jump = lompat ke { preview-destination }
preview-shortcut = terbang ke { preview-destination }
# $captured adalah daftar pesan setelah yang ini.
preview-captures = { $captured } kena
preview-captured = { victim } { joined-numbers }
preview-lost = gugur sendiri
preview-stack = tumpukan { joined-numbers }
preview-beside = di samping { joined-numbers }
preview-place = { $place ->
    [1] tempat pertama
    [2] tempat kedua
    [3] tempat ketiga
   *[4] tempat keempat
}

## Mengapa sebuah pesawat tidak bisa melangkah

refusal-no-launch = angka ini tidak menerbangkan pesawat
refusal-home = sudah di tujuan
refusal-overshoot = angkanya terlalu besar, pusat harus dicapai dengan tepat
refusal-stack-in-the-way = tumpukan lawan menghalangi jalan
refusal-immune-stack = langkahnya berakhir di tumpukan lawan, yang tidak boleh didarati
# Pesawatnya, dan salah satu alasan di atas.
refused = { planes }: { $reason }
