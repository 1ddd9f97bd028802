# Was geschehen ist, Schritt für Schritt erzählt.
#
# Die Argumente heißen überall gleich:
#   $color, $victim    red, yellow, blue oder green
#   $count             wie viele Flugzeuge; $first bis $fourth sind ihre Nummern
#   $from, $to, $at    wie weit ein Flugzeug nach seiner eigenen Zählung ist: 1 bis 50 auf dem Rundkurs
#   $from-zone, ...    hangar, pad, ring, column oder home
#   $from-cell, ...    das Feld der Zielbahn, 1 bis 5
# Das Attribut .next einer Nachricht steht gleich hinter einem anderen Satz über dieselben Flugzeuge.

## Wörter, die die Nachrichten benutzen

# .adjective steht hinter der, die, das; mit -n ist es die Mehrzahl und der Akkusativ von der. .planes ist der Satzteil
# im Nominativ oder Akkusativ.
player = { $color ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
    .adjective = { $color ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[green] grüne
    }
    .planes = { $count ->
        [one] das { player.adjective } Flugzeug { numbers }
       *[other] die { player.adjective }n Flugzeuge { numbers }
    }
victim = { $victim ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
    .adjective = { $victim ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
       *[green] grüne
    }
    .planes = { $count ->
        [one] das { victim.adjective } Flugzeug { numbers }
       *[other] die { victim.adjective }n Flugzeuge { numbers }
    }
numbers = { $count ->
    [1] { $first }
    [2] { $first } und { $second }
    [3] { $first }, { $second } und { $third }
   *[4] { $first }, { $second }, { $third } und { $fourth }
}
planes = { $count ->
    [one] Flugzeug { numbers }
   *[other] Flugzeuge { numbers }
}
joined-numbers = { $count ->
    [1] { $first }
    [2] { $first }+{ $second }
    [3] { $first }+{ $second }+{ $third }
   *[4] { $first }+{ $second }+{ $third }+{ $fourth }
}
# Ein Flugzeug, oder ein Stapel, der als Ganzes zieht.
mover = { $count ->
    [one] Das { player.adjective } Flugzeug { $first }
   *[other] Der { player.adjective } Stapel { joined-numbers }
}
    .pronoun = { $count ->
        [one] Es
       *[other] Er
    }
origin = { $from-zone ->
    [hangar] aus dem Hangar
    [pad] vom Startfeld
    [column] von Feld { $from-cell }{ $to-zone ->
        [column] {""}
       *[other] {" "}der Zielbahn
    }
    [home] aus der Mitte
   *[ring] von Feld { $from }
}
destination = { $to-zone ->
    [hangar] in den Hangar
    [pad] auf das Startfeld
    [column] auf Feld { $to-cell } der Zielbahn
    [home] in die Mitte
   *[ring] auf Feld { $to }
}
# Am Anfang eines Satzes.
location = { $at-zone ->
    [hangar] Im Hangar
    [pad] Auf dem Startfeld
    [column] Auf Feld { $at-cell } der Zielbahn
    [home] Im Ziel
   *[ring] Auf Feld { $at }
}
# Steht zwischen den Teilen einer Aufzählung.
list-separator = ,{" "}
# Steht zwischen zwei Sätzen einer Zeile.
sentence-separator = {" "}

## Würfeln

rolled = { player } würfelt eine { $roll }.
passed-no-move = { player } kann nicht ziehen: Der Wurf verfällt.
passed-declined = { player } lässt den Wurf verfallen.
# Was die Sechsen sonst noch kosten, wird danach erzählt.
passed-sixes = { player } hat zu viele Sechsen in Folge gewürfelt: Diese zählt nicht.
roll-again = { player } würfelt{ $sixes ->
    [0] {""}
    [one] {" "}nach einer Sechs
   *[other] {" "}nach { $sixes } Sechsen in Folge
} noch einmal.
turn-passed = { player } ist an der Reihe.

## Ziehen

launched = Das { player.adjective } Flugzeug { $first } rollt aus dem Hangar auf das Startfeld.
walked = { mover } zieht { origin } { $direction ->
    [back] zurück {""}
   *[on] {""}
}{ destination }.
    .next = { mover.pronoun } zieht { $direction ->
        [back] zurück
       *[on] weiter
    } { destination }.
turned-back = { mover } { $cause ->
    [home] hat im Ziel noch Schritte übrig und kehrt um.
   *[stack] trifft auf einen gegnerischen Stapel und kehrt um.
}
    .next = { mover.pronoun } { $cause ->
    [home] hat dort noch Schritte übrig und kehrt um.
   *[stack] trifft dort auf einen gegnerischen Stapel und kehrt um.
}
steps-lost = { mover } verliert { $steps ->
    [one] { $steps } Schritt:
   *[other] { $steps } Schritte:
} { $cause ->
    [home] { mover.pronoun } ist schon im Ziel.
    [pad] Hinter dem Startfeld ist Schluss.
   *[stack] Da steht ein gegnerischer Stapel.
}
    .next = { mover.pronoun } verliert { $steps ->
    [one] { $steps } Schritt:
   *[other] { $steps } Schritte:
} { $cause ->
    [home] { mover.pronoun } ist schon im Ziel.
    [pad] Hinter dem Startfeld ist Schluss.
   *[stack] Da steht ein gegnerischer Stapel.
}
jumped = { mover } springt { origin } { destination }.
    .next = { mover.pronoun } springt weiter { destination }.
flew = { mover } fliegt über die Abkürzung { origin } { destination }.
    .next = { mover.pronoun } fliegt über die Abkürzung { destination }.
stacked = { location } stapeln sich { player.planes }.
came-home = { mover } ist im Ziel.
    .next = { mover.pronoun } ist im Ziel.

## Begegnungen

crossed = { player } überfliegt { victim.planes } in der Zielbahn.
captured = { $cause ->
    [crossing] Im Vorbeiflug schlägt { player }
   *[landing] { player } schlägt
} { victim.planes }: ab in den Hangar.
sent-back-stack = { mover } muss { $defense ->
    [repel] in den Hangar: Der gegnerische Stapel hält stand.
    [mutual] mit dem gegnerischen Stapel in den Hangar.
    [larger_wins] in den Hangar: Der Gegner ist nicht schwächer.
   *[other] wegen des gegnerischen Stapels in den Hangar.
}
    .next = { mover.pronoun } muss { $defense ->
    [repel] in den Hangar: Der gegnerische Stapel hält stand.
    [mutual] mit dem gegnerischen Stapel in den Hangar.
    [larger_wins] in den Hangar: Der Gegner ist nicht schwächer.
   *[other] wegen des gegnerischen Stapels in den Hangar.
}
sent-back-sixes = { $penalty ->
    [return_last] Die letzte Sechs schickt
    [return_moved] Die Sechsen schicken
   *[other] Zu viele Sechsen schicken
} { player.planes } in den Hangar.

## Das Ende

withdrawn = { player } verlässt die Partie, und alle seine Flugzeuge kommen vom Brett.
placed = { player } belegt den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
} Platz.
scored = Punkte: { $scores }.
scored-nothing = Niemand schuldet etwas.
# $points hat sein Vorzeichen.
score = { player } { $points }
over = Die Partie ist zu Ende.

## Warum: ein Regelpunkt, was er entscheidet, und was die Regeln dieser Partie sagen. $question und $answer sind englisch

why = { $question }: { $answer } (Regel { $option }={ $value }).
why-yes = ja
why-no = nein
