# Was das Programm sagt, während am Terminal gespielt wird. Die Argumente heißen wie in steps.ftl; außerdem
#   $name              wie ein Spieler heißt, mit $named: yes, oder no, wenn er keinen eigenen Namen hat
#   $roll, $rolls      die Augenzahl; wie oft gewürfelt wurde
#   $count             wie viele Züge zur Wahl stehen
#   $file              der Name einer Datei
# Befehle (roll, save, ...) und Optionen werden in jeder Sprache englisch eingegeben: Hier stehen sie, wie man sie tippt.
# Keine Zeile ist breiter als 80 Spalten.

## Wörter, die die Nachrichten benutzen

# Ein Spieler, wie er angesprochen wird.
called = { $named ->
    [yes] { player } ({ $name })
   *[no] { player }
}
# Teile der Aufzählungen von Spielern, Würfen, Plätzen und Punkten.
player-item = { player }: { $name }
roll-item = { player } { $roll }
place-item = { $place }. { called }
score-item = { called } { $points }

## Vor dem ersten Wurf

opening = Flugzeugschach, Regeln { $rules }.
players = { $players }.
dice-of-a-seed = Würfel: Startwert { $seed }. Gleicher Startwert, gleiche Würfe.
dice-committed =
    Würfel: { $protocol }, festgelegt durch
    {"  "}{ $commitment }
how-to-play = Enter würfelt, eine Zahl wählt, board erklärt die Zeichen, help den Rest.
begins-by-lot = Das Los entscheidet: { player } beginnt.
begins = { player } beginnt.
highest-roll = Der höchste Wurf beginnt: { $rolls }.
highest-roll-again = Noch einmal: { $rolls }.

## Fragen: Die Antwort wird dahinter eingegeben

ask-to-roll = { called }, bitte würfeln:
ask-to-move = { called }, { $roll }, { $count ->
    [1] Enter zieht:
   *[other] wähle 1 bis { $count }:
}
ask-at-the-end = save, undo, history oder quit:

## Antworten auf Zeilen, die kein Befehl sind, und auf Befehle, die nicht passen

line-too-long = Diese Zeile ist viel zu lang für einen Befehl.
line-not-text = Diese Zeile ist kein Text in UTF-8; help nennt die Befehle.
unknown-command = Den Befehl „{ $command }“ gibt es nicht; help nennt alle.
command-alone = Hinter { $command } steht nichts weiter; help nennt die Befehle.
history-usage = Hinter history steht die Zahl der Züge oder all, etwa history 10.
roll-first = { called } muss zuerst würfeln: Enter würfelt.
answer-first = { called } muss zuerst mit der { $roll } ziehen: { $count ->
    [1] Enter spielt den einzigen Zug.
   *[other] Wähle 1 bis { $count }.
}
choice-needed = Es gibt eine Wahl: Gib eine Zahl von 1 bis { $count } ein.
no-such-move = Diesen Zug gibt es nicht: { $count ->
    [1] 1 oder Enter spielt den einzigen.
   *[other] Wähle 1 bis { $count }.
}
nobody-rolls = Die Partie ist zu Ende: Es wird nicht mehr gewürfelt.
nobody-moves = Die Partie ist zu Ende: Es wird nicht mehr gezogen.

## Antworten auf Befehle

taken-back = Zurückgenommen.
nothing-to-take-back = Nichts zurückzunehmen: Niemand an der Tastatur hat schon gezogen.
nobody-has-rolled = Noch hat niemand gewürfelt.
same-under-all-rules = Die letzten Schritte sind unter allen Regeln gleich.
all-can-move = Mit einer { $roll } kann jedes Flugzeug von { player } ziehen.
these-cannot-move = Mit einer { $roll } können diese Flugzeuge von { player } nicht ziehen:
rules-hint = aeroplane rules erklärt jede Option; why erklärt, was eben geschah.
save-where = Wohin speichern? Nenne eine Datei, etwa save game.txt.
# $failure ist ein Satz ohne Punkt, auf Englisch.
not-saved = Nicht gespeichert: { $failure }.
saved = Gespeichert: aeroplane play --load { $file } spielt von hier weiter.
saved-at-the-end = Gespeichert: aeroplane replay { $file } zeigt die Partie.
saved-with-secret = Die Datei enthält das Würfelgeheimnis: Wer es liest, kennt die Würfe im Voraus.

## Die Liste der Befehle: was jeder tut

help-choose = den Zug mit dieser Nummer spielen
help-roll = würfeln; Enter allein tut es auch
help-board = das Spielbrett zeichnen
help-planes = sagen, wer dran ist und wo alle Flugzeuge sind
help-why = sagen, warum etwas geschah und was nicht ziehen kann
help-history = { $turns ->
    [one] den letzten Zug, die letzten N oder alle erzählen
   *[other] die letzten { $turns } Züge, die letzten N oder alle erzählen
}
help-rules = die Regeln dieser Partie zeigen
help-undo = deine letzte Wahl zurücknehmen; die Würfe bleiben
help-save = die Partie speichern; play --load FILE spielt weiter
help-list = diese Liste
help-quit = die Partie verlassen

## Das Ende

places = Plätze: { $places }.
scores = Punkte: { $scores }.
secret-revealed =
    Das Würfelgeheimnis ist aufgedeckt, und { $rolls ->
        [one] der { $rolls } Wurf folgt
       *[other] alle { $rolls } Würfe folgen
    } daraus.
    Eine gespeicherte Partie enthält den Beweis: aeroplane verify FILE prüft ihn.
# $violation ist ein Teilsatz auf Englisch.
dice-broken = Die Würfel stimmen nicht: { $violation }.
# Warum jemand eine Partie verlässt, die nicht zu Ende ist.
leaving = { $reason ->
    [input] Die Eingabe endete vor der Partie
   *[quit] Die Partie ist nicht zu Ende
}
leaving-saved =
    { leaving }, aber der Stand ist gespeichert:
    aeroplane play --load { $file } spielt weiter.
leaving-unsaved = { leaving }. Ohne save FILE ist sie verloren.
quit-unsaved = Nicht gespeichert: save FILE bewahrt die Partie, noch ein quit verlässt sie.
