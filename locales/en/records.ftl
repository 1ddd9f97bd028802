# What aeroplane replay and aeroplane verify say about the record of a game. The arguments are named as in steps.ftl and
# play.ftl.

## replay: the heading, then each turn

record-rules = Rules: { $rules }
record-players = Players: { $players }
record-dice = Dice: { $dice }
# Whatever else somebody wrote into the record.
record-tag = { $tag }: { $value }
record-turn = Turn { $number }, { player }

## verify: dice that hold

# Each line at most 80 columns.
proof-holds =
    The dice hold. All { $rolls } rolls follow from the secret that was committed to
    before the first and from the players' links. Rules, seats and rolls are
    those of this game, if this is the commitment that was shown when it began:
    {"  "}{ $commitment }
# Who rolled, behind the color: $automatic of the rolls without the player's doing.
proof-person = { $name }: a person, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, { $automatic } of them automatic
proof-person-without-links = { $name }: a person without links, { $automatic ->
    [one] { $automatic } automatic roll
   *[other] { $automatic } automatic rolls
}
proof-bot = { $name }: a bot, { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}; bots have no links
proof-broken-off = The game was broken off: of later rolls the proof says nothing.

## verify: why the dice do not hold, or cannot be checked. Clauses behind the name of the file; $problem is in English

proof-broken = the dice do not hold: { $problem }
proof-of-another-game = the dice are not those of this game: { $problem }
proof-without-secret = the secret of its dice is missing, the last line of a finished game's proof
proof-not-yet =
    the game is not over, so the secret of its dice is not revealed yet: check it when it is over
proof-of-a-seed =
    the rolls come from seed { $seed }, which anyone can foresee: such dice have no proof. Games played without --seed have one
proof-absent = the record has no dice that can be checked: its tag Dice is not "{ $protocol }"
