//! What no game can hold is refused, with the reason.

#![allow(clippy::unwrap_used, reason = "a setup that cannot be read must fail the test")]

use aeroplane_rules::{Position, Rules, Setup};

fn refusal(rules: &str, setup: &Setup) -> String {
    let rules: Rules = rules.parse().unwrap();
    Position::new(setup, &rules).map(|position| position.to_string()).unwrap_err().to_string()
}

#[test]
fn planes_that_cannot_stand_so_are_refused() {
    let cases = [
        ("classic", "red:-,-,-,- red - -", "a game needs at least two colors in play, found 1"),
        ("classic", "red:-,-,-,-/blue:-,-,- red - -", "blue has 3 planes, but the rules give each player 4"),
        (
            "classic planes=1",
            "red:14/yellow:1 red - -",
            "red and yellow both stand on ring square 16, but two colors never share a square",
        ),
        (
            "classic planes=2 stacking=off",
            "red:7a,7a/blue:-,- red - -",
            "a stack of red is impossible: the rules have stacking off",
        ),
        (
            "classic planes=2",
            "red:7a,-/blue:-,- red - -",
            "a stack of red is impossible: it has fewer than two planes",
        ),
        (
            "classic planes=2",
            "red:7a,8a/blue:-,- red - -",
            "a stack of red is impossible: its planes are not on one cell",
        ),
        (
            "classic planes=2",
            "red:0a,0a/blue:-,- red - -",
            "a stack of red is impossible: no stack can stand at 0: hangar, pad and home hold none",
        ),
        (
            "cn_basic planes=3",
            "red:7a,7a,7/blue:-,-,- red - -",
            "a stack of red is impossible: with automatic stacking all 3 planes at 7 are one stack",
        ),
    ];
    for (rules, picture, reason) in cases {
        assert_eq!(refusal(rules, &picture.parse().unwrap()), reason, "{picture}");
    }
}

#[test]
fn turns_streaks_and_places_that_do_not_fit_are_refused() {
    let cases = [
        (
            "classic planes=1",
            "red:56/blue:56 red:over - red>blue",
            "blue is placed last as the one that was left, but all its planes are home",
        ),
        (
            "classic extra_roll_faces=1",
            "red:1,2,3,4/blue:-,-,-,- red 1 -",
            "there is a streak of sixes, but under these extra_roll_faces a six gives no other roll",
        ),
        (
            "classic",
            "red:1,2,3,4/blue:-,-,-,- red 1,2,3 -",
            "a streak of 3 sixes is too long: 3 in a row are punished",
        ),
        (
            "cn_basic",
            "red:1,2,3,4/blue:-,-,-,- red 1 -",
            "there is a streak of sixes, but under six_streak_penalty none it is always empty",
        ),
        (
            "cn_basic planes=1 six_streak_penalty=lose_turn",
            "red:56/blue:- red:over 1 red",
            "there is a streak of sixes, but the game is over",
        ),
        (
            "classic planes=1",
            "red:3/blue:-/green:- red - blue",
            "blue has a place, but not all its planes are home",
        ),
        (
            "classic planes=1",
            "red:3/blue:56/green:- red - -",
            "all planes of blue are home, but it has no place",
        ),
        ("classic planes=1", "red:3/blue:56/green:- blue - blue", "blue is to roll, but has finished"),
        ("classic planes=1", "red:3/blue:56 red - blue", "the game goes on, but by its places it is over"),
        (
            "cn_basic planes=1",
            "red:3/blue:56/green:- red - blue",
            "the game goes on, but by its places it is over",
        ),
        (
            "classic planes=1",
            "red:3/blue:56/green:- blue:over - blue",
            "the game is over, but its places do not end it",
        ),
        (
            "classic planes=1",
            "red:3/blue:56/green:56 blue:over - blue>green>red",
            "the game is over, but the turn is with blue, and green ended it",
        ),
        (
            // Nobody withdrew, so red was not left alone: green's last plane ended the game.
            "classic planes=1",
            "red:3/yellow:56/blue:56/green:56 red:over - blue>yellow>green>red",
            "the game is over, but the turn is with red, and green ended it",
        ),
        (
            "classic planes=1",
            "red:56 red:over - red",
            "red is placed last as the one that was left, but all its planes are home",
        ),
        ("classic planes=1", "red:3 red:over - -", "the game is over, but its places do not end it"),
        (
            "cn_basic planes=1",
            "red:3/blue:5 red:over - red",
            "red has a place, but not all its planes are home",
        ),
        (
            "cn_basic planes=1",
            "red:3/blue:56 red:over - blue>red",
            "the game is over, but its places do not end it",
        ),
        (
            "classic planes=1",
            "red:54/blue:- red:3 - -",
            "the roll 3 waits for an answer, but it passes by itself",
        ),
        (
            "classic planes=1",
            "red:4/blue:- red:6 1,1 -",
            "the roll 6 waits for an answer, but it passes by itself",
        ),
    ];
    for (rules, picture, reason) in cases {
        assert_eq!(refusal(rules, &picture.parse().unwrap()), reason, "{picture}");
    }
}

#[test]
fn whoever_was_left_alone_ends_the_game() {
    let cases = [
        ("classic planes=1", "red:3 red:over - red"),
        ("cn_basic planes=1", "red:3 red:over - red"),
        ("classic planes=1", "red:3/blue:56 red:over - blue>red"),
        ("classic planes=1", "red:3/blue:56/green:56 red:over - blue>green>red"),
    ];
    for (rules, picture) in cases {
        let rules: Rules = rules.parse().unwrap();
        let position = Position::new(&picture.parse().unwrap(), &rules).unwrap();
        assert_eq!(position.to_string(), picture);
    }
}

/// Numbers and colors that the text form cannot even write.
#[test]
fn json_that_names_what_is_not_there_is_refused() {
    let cases = [
        (
            r#"{"planes":{"red":[57],"blue":[-1]},"turn":"red"}"#,
            "red plane 0 is at 57, but spots are -1 (hangar) to 56 (home)",
        ),
        (
            r#"{"planes":{"red":[-9223372036854775808],"blue":[-1]},"turn":"red"}"#,
            "red plane 0 is at -9223372036854775808, but spots are -1 (hangar) to 56 (home)",
        ),
        (r#"{"planes":{"red":[1],"blue":[-1]},"turn":"green"}"#, "green is not in play"),
        (
            r#"{"planes":{"red":[1]},"places":["red"],"turn":"green","over":true}"#,
            "the game is over, but the turn is with green, and red ended it",
        ),
        (
            r#"{"planes":{"red":[1],"blue":[-1]},"stacks":{"green":[[0,1]]},"turn":"red"}"#,
            "green is not in play",
        ),
        (r#"{"planes":{"red":[1],"blue":[-1]},"places":["green"],"turn":"red"}"#, "green is not in play"),
        (r#"{"planes":{"red":[56],"blue":[-1]},"places":["red","red"],"turn":"blue"}"#, "red has two places"),
        (r#"{"planes":{"red":[1],"blue":[-1]},"stacks":{"red":[[0,1]]},"turn":"red"}"#, "red has no plane 1"),
        (
            r#"{"planes":{"red":[1],"blue":[-1]},"stacks":{"red":[[0,0]]},"turn":"red"}"#,
            "a stack of red is impossible: plane 0 is in it twice or in two stacks",
        ),
        (
            r#"{"planes":{"red":[1],"blue":[-1]},"streak":[[18446744073709551615]],"turn":"red"}"#,
            "red has no plane 18446744073709551615",
        ),
        (
            r#"{"planes":{"red":[1],"blue":[-1]},"streak":[[0,0]],"turn":"red"}"#,
            "a six of the streak names plane 0 twice",
        ),
        (
            r#"{"planes":{"red":[56],"blue":[-1]},"places":["red","blue"],"turn":"red","over":true,"roll":1}"#,
            "the game is over, but a roll waits for an answer",
        ),
    ];
    for (json, reason) in cases {
        let setup: Setup = serde_json::from_str(json).unwrap();
        assert_eq!(refusal("classic planes=1", &setup), reason, "{json}");
    }
}
