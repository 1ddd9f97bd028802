# Was aeroplane replay und aeroplane verify über die Aufzeichnung einer Partie sagen. Die Argumente heißen wie in
# steps.ftl und play.ftl.

## replay: die Überschrift, dann jeder Zug

record-rules = Regeln: { $rules }
record-players = Spieler: { $players }
record-dice = Würfel: { $dice }
# Was sonst jemand in die Aufzeichnung geschrieben hat.
record-tag = { $tag }: { $value }
record-turn = Zug { $number }, { player }

## verify: Die Würfel stimmen

# Jede Zeile hat höchstens 80 Spalten.
proof-holds =
    Die Würfel stimmen. { $rolls ->
        [one] Der { $rolls } Wurf folgt
       *[other] Alle { $rolls } Würfe folgen
    } aus dem Geheimnis, das vor dem
    ersten festgelegt wurde, und aus den Kettengliedern der Spieler. Regeln, Sitze
    und Würfe sind die dieser Partie, wenn zu Beginn diese Festlegung gezeigt wurde:
    {"  "}{ $commitment }
# Wer gewürfelt hat, hinter der Farbe: $automatic der Würfe ohne Zutun des Spielers.
proof-person = { $name }: ein Mensch, { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}, davon { $automatic } automatisch
proof-person-without-links = { $name }: ein Mensch ohne Kettenglieder, { $automatic ->
    [one] { $automatic } automatischer Wurf
   *[other] { $automatic } automatische Würfe
}
proof-bot = { $name }: ein Bot, { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}; Bots haben keine Kettenglieder
proof-broken-off = Die Partie wurde abgebrochen: Über spätere Würfe sagt der Beweis nichts.

## verify: warum die Würfel nicht stimmen oder nicht geprüft werden können. Teilsätze hinter dem Namen der Datei;
## $problem ist englisch

proof-broken = die Würfel stimmen nicht: { $problem }
proof-of-another-game = die Würfel gehören nicht zu dieser Partie: { $problem }
proof-without-secret = das Würfelgeheimnis fehlt, die letzte Zeile im Beweis einer beendeten Partie
proof-not-yet =
    die Partie ist nicht zu Ende, das Würfelgeheimnis also noch nicht aufgedeckt: nach dem Ende prüfen
proof-of-a-seed =
    die Würfe folgen aus dem Startwert { $seed } und sind für alle vorhersehbar: Solche Würfel haben keinen Beweis. Partien ohne --seed haben einen
proof-absent = die Aufzeichnung hat keine Würfel, die sich prüfen lassen: Ihr Eintrag Dice ist nicht „{ $protocol }“
