# Das Spielbrett aus Text und Fragen nach der Stellung. Die Argumente heißen wie in steps.ftl; $square ist die Nummer
# eines Feldes des Rundkurses, 0 bis 51, dieselbe für alle Spieler.

## Neben dem Brett

# $name sagt, wer dort sitzt.
seat = { player }
seat-named = { player }, { $name }
seat-to-roll = am Wurf
seat-to-move = Wurf: { $roll }
seat-place = Platz { $place }
seat-spot = { $at-zone ->
    [hangar] Hangar
    [pad] Start
    [column] Zielbahn { $at-cell }
    [home] Ziel
   *[ring] Feld { $at } #{ $square }
}

# Unter dem Brett: höchstens drei Zeilen, keine breiter als 80 Spalten. Keine Zeile darf mit einer Klammer, einem Stern
# oder einem Punkt beginnen, die in dieser Datei etwas anderes bedeuten.
legend =
    r y b g Felder  (r) Startfeld  :r: Zielbahn  r> Abkürzung  R1 Flugzeug  ~R1 Ziel
    R12 zwei Flugzeuge  Rx3 mehr  R=2 Stapel  R+3 mit anderen  . * Weg des Zuges
    Feld 18 #20: 18 Felder des eigenen Weges, Feld 20 des Rundkurses  [1+2] Stapel

## Fragen

turn-to-roll = { player } ist am Wurf.
turn-to-move = { player } hat eine { $roll } gewürfelt und ist am Zug.
place = { $at-zone ->
    [hangar] im Hangar
    [pad] auf dem Startfeld
    [column] auf Feld { $at-cell } der Zielbahn
    [home] im Ziel
   *[ring] auf Feld { $at } (Rundkurs { $square })
}
# Flugzeuge, die zusammen stehen, und wo.
group = { planes } { place }
group-stack = Stapel { joined-numbers } { place }
group-separator = ;{" "}
fleet = { player }: { $groups }.
fleet-none = { player } spielt nicht mit.
