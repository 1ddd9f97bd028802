# Die Züge, die ein Wurf erlaubt, jeder in einer Zeile mit dem, was er bewirkt; und warum andere nicht gehen.
# Die Argumente heißen wie in steps.ftl, dessen Wörter auch hier benutzt werden.

preview-mover = { $count ->
    [one] Flugzeug { $first }
   *[other] Stapel { joined-numbers }
}
preview-origin = { $from-zone ->
    [hangar] Hangar
    [pad] Start
    [column] Zielbahn { $from-cell }
    [home] Ziel
   *[ring] { $from }
}
preview-destination = { $to-zone ->
    [hangar] Hangar
    [pad] Start
    [column] Zielbahn { $to-cell }
    [home] Ziel
   *[ring] { $to }
}

preview-launch = Flugzeug { $first }: Hangar -> Start
preview-walk = { preview-mover }: { preview-origin } -> { preview-destination }
preview-decline = nicht ziehen

# Was in derselben Zeile folgt, zwischen Kommas.
preview-walk-back = zurück auf { preview-destination }
preview-walk-on = weiter auf { preview-destination }
preview-steps-lost = { $steps ->
    [one] { $steps } Schritt weg
   *[other] { $steps } Schritte weg
}
preview-jump = Sprung auf { preview-destination }
preview-shortcut = Flug auf { preview-destination }
# $captured ist eine Aufzählung der Nachrichten nach dieser.
preview-captures = schlägt { $captured }
preview-captured = { victim } { joined-numbers }
preview-lost = selbst raus
preview-stack = Stapel { joined-numbers }
preview-beside = neben { joined-numbers }
preview-place = { $place ->
    [1] erster Platz
    [2] zweiter Platz
    [3] dritter Platz
   *[4] vierter Platz
}

## Warum ein Flugzeug nicht ziehen kann

refusal-no-launch = mit diesem Wurf startet kein Flugzeug
refusal-home = schon im Ziel
refusal-overshoot = der Wurf ist zu hoch, das Ziel muss genau erreicht werden
refusal-stack-in-the-way = ein gegnerischer Stapel steht im Weg
refusal-immune-stack = der Zug würde auf einem gegnerischen Stapel enden, und der ist tabu
# Die Flugzeuge, und einer der Gründe darüber.
refused = { planes }: { $reason }
