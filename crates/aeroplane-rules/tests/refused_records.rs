//! Records that are wrong: each mistake is shown where it is, with what would be right.

use aeroplane_rules::{Color, Record, RecordProblem, Roll, Turn};

/// A finished game with every tag in its place.
const FINISHED: &str = r#"[Format "aeroplane-record/1"]
[Rules "cn_basic planes=1"]
[Date "2026-08-01"]
[Red "Ada"]
[Blue "greedy"]
[Dice "seed 42"]
[Start "red:42/blue:- red - -"]
[Result "red"]
[Scores "red=50 blue=-50"]

1. red 1 walk 1
2. blue 6 launch 1, 3 walk 1
3. red 6 walk 1, 6 walk 1, 1 walk 1
red
"#;

/// A record whose tags are in order, with these turns.
fn with_turns(turns: &str) -> String {
    format!(
        "[Format \"aeroplane-record/1\"]\n[Rules \"classic planes=2\"]\n[Start \"red:-,-/blue:-,- red - -\"]\n[Result \"*\"]\n{turns}\n*\n"
    )
}

/// The finished record with some text in the place of another.
fn finished_with(old: &str, new: &str) -> String {
    assert!(FINISHED.contains(old), "{old}");
    FINISHED.replacen(old, new, 1)
}

#[test]
fn a_mistake_in_the_tags_is_shown_where_it_is() {
    let cases = [
        (
            String::new(),
            "line 1, column 1: expected [Format \"aeroplane-record/1\"], with which every record begins, found the end of the text",
        ),
        (
            finished_with("record/1", "record/2"),
            "line 1, column 10: this is a record in format \"aeroplane-record/2\", but only \"aeroplane-record/1\" can be read",
        ),
        (
            finished_with("[Rules \"cn_basic planes=1\"]\n", ""),
            "line 10, column 1: the tag Rules is missing: every record has Format, Rules, Start and Result",
        ),
        (
            finished_with("cn_basic", "cn_bsaic"),
            "line 2, column 9: no preset is called \"cn_bsaic\"; there are classic, cn_basic, cn_improved and cn_casual",
        ),
        (
            finished_with("planes=1", "planes=5"),
            "line 2, column 9: option planes cannot be 5: expected a whole number from 1 to 4",
        ),
        (finished_with("[Date", "[Red"), "line 4, column 1: the tag Red is given twice"),
        (finished_with("[Date", "[Format"), "line 3, column 1: the tag Format is given twice"),
        (
            finished_with("[Date", "[date"),
            "line 3, column 2: expected a tag's name: a capital letter and then letters, at most 40 of them, found \"date\"",
        ),
        (finished_with("[Date", "[Green"), "line 3, column 9: green is not in play and can have no player"),
        (
            finished_with("Ada\"", "Ada"),
            "line 4, column 11: expected a quote at the end of the value, found the end of the line",
        ),
        (
            finished_with("Ada", "A\\da"),
            "line 4, column 9: expected a quote or a backslash behind the backslash, found \"da\"",
        ),
        (
            finished_with("Ada", "A\tda"),
            "line 4, column 8: a tag's value cannot have line breaks, tabs or other control characters",
        ),
        (
            finished_with("Ada", &"飞".repeat(1001)),
            "line 4, column 7: a tag's value has at most 1000 characters",
        ),
        (finished_with("Ada\"]", "Ada\"] x"), "line 4, column 13: expected the end of the line, found \"x\""),
        (
            finished_with("red:42", "red:57"),
            "line 7, column 13: expected \"-\" (the hangar) or a progress from 0 to 56, found \"57\"",
        ),
        (
            finished_with("red - -", "red -"),
            "line 7, column 28: expected \",\" or a space and the places, found \"\\\"\"",
        ),
        (
            finished_with("red:42", "red:42,42"),
            "line 7, column 9: the start position is impossible: red has 2 planes, but the rules give each player 1",
        ),
        (
            finished_with("Result \"red", "Result \"blue"),
            "line 8, column 10: Result is \"blue\", but the moves lead to \"red\"",
        ),
        (
            finished_with("red=50", "red=100"),
            "line 9, column 10: Scores is \"red=100 blue=-50\", but the moves lead to \"red=50 blue=-50\"",
        ),
        (
            finished_with("planes=1", "planes=1 scoring=none"),
            "line 9, column 10: Scores is \"red=50 blue=-50\", but nothing is scored in this record: leave the tag out",
        ),
        (
            finished_with(", 1 walk 1", ""),
            "line 14, column 1: expected turn \"4.\" or the result \"*\", found \"red\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(Record::parse(&text).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn a_mistake_in_the_turns_is_shown_where_it_is() {
    let cases = [
        ("1 red 6 -", "line 5, column 1: expected turn \"1.\" or the result \"*\", found \"1\""),
        ("2. red 1 -", "line 5, column 1: expected turn \"1.\" or the result \"*\", found \"2\""),
        (
            "1. red 1 -\n3. blue 1 -",
            "line 6, column 1: expected turn \"2.\" or the result \"*\", found \"3\"",
        ),
        ("1. blue 1 -", "line 5, column 4: expected red, whose turn it is, found \"blue\""),
        ("1. red 7 -", "line 5, column 8: expected a roll from 1 to 6, found \"7\""),
        ("1. red x", "line 5, column 8: expected a roll from 1 to 6, found \"x\""),
        (
            "1. red 6",
            "line 5, column 9: expected an answer to the roll: a move, or \"?\" where the record ends or somebody withdraws, found the end of the line",
        ),
        (
            "1. red 6\n2. blue 1 -",
            "line 5, column 9: expected an answer to the roll: a move, or \"?\" where the record ends or somebody withdraws, found the end of the line",
        ),
        ("1. red 6 -", "line 5, column 10: red's 6 does not pass by itself; legal is \"launch 1\""),
        ("1. red 6 fly 1", "line 5, column 10: expected launch, walk or decline, found \"fly\""),
        ("1. red 6 walk 1", "line 5, column 10: red cannot answer 6 with \"walk 1\"; legal is \"launch 1\""),
        ("1. red 1", "line 5, column 9: red's 1 passes by itself: expected \"-\", found the end of the line"),
        ("1. red 1 walk 1", "line 5, column 10: red's 1 passes by itself: expected \"-\", found \"walk\""),
        ("1. red 1 ?", "line 5, column 10: red's 1 passes by itself: expected \"-\", found \"?\""),
        (
            "1. red 1 -, 2 launch 1",
            "line 5, column 11: red's turn is over: expected the end of the line, found \",\"",
        ),
        ("1. red 1 -- ", "line 5, column 11: expected the end of the line, found \"-\""),
        (
            "1. red 6 launch 1\n2. blue 1 -",
            "line 5, column 18: red rolls again: expected \",\" and the next roll on this line, found the end of the line",
        ),
        (
            "1. red 6 ?\n2. blue 1 -",
            "line 6, column 1: expected the result \"*\" or that somebody withdraws, for a roll waits for its answer, found \"2\"",
        ),
        (
            "1. red 6 ?, 1 -",
            "line 5, column 11: expected the result \"*\", for a roll waits for its answer, found \",\"",
        ),
        (
            "1. red 1 -\n[Event \"late\"]",
            "line 6, column 1: expected turn \"2.\" or the result \"*\", found \"[\"",
        ),
        ("[Dice proof]", "line 5, column 1: expected turn \"1.\" or the result \"*\", found \"[\""),
        ("red", "line 5, column 1: expected turn \"1.\" or the result \"*\", found \"red\""),
        ("*\n1. red 1 -", "line 6, column 1: expected [Dice proof] or the end of the record, found \"1\""),
        ("*\n[Dice proof] x", "line 6, column 14: expected the end of the line, found \"x\""),
        (
            "*\n[Dice proof]\n\nC\u{0}",
            "line 8, column 2: expected a line without control characters, found \"\\0\"",
        ),
    ];
    for (turns, message) in cases {
        let error = Record::parse(&with_turns(turns)).unwrap_err();
        assert_eq!(error.to_string(), message, "{turns}");
    }
    let after_the_end = format!("{FINISHED}4. blue 1 -\n");
    assert_eq!(
        Record::parse(&after_the_end).unwrap_err().to_string(),
        "line 15, column 1: expected [Dice proof] or the end of the record, found \"4\""
    );
}

#[test]
fn a_roll_that_waits_in_the_start_position_is_answered_first() {
    let waiting = |turns: &str| with_turns(turns).replace("red - -", "red:6 - -");
    let game = Record::parse(&waiting("1. red 6 launch 1, 2 ?")).unwrap().into_game();
    assert_eq!(game.plies(), 2);
    assert_eq!(game.turn(), Turn::ToMove(Color::Red, Roll::Two));
    let untouched = Record::parse(&waiting("")).unwrap();
    assert_eq!(Record::parse(&waiting("1. red 6 ?")), Ok(untouched.clone()));
    assert!(untouched.to_string().ends_with("\n\n1. red 6 ?\n*\n"));
    assert_eq!(
        Record::parse(&waiting("1. red 2 launch 1")).unwrap_err().to_string(),
        "line 5, column 8: expected 6, the roll that waits for its answer, found \"2\""
    );
}

/// A record of three players, two of whom are still in the game, with these turns.
fn with_withdrawals(turns: &str) -> String {
    with_turns(turns)
        .replace("red:-,-/blue:-,- red - -", "red:-,-/yellow:5,-/blue:-,-/green:56,56 red - green")
}

#[test]
fn a_withdrawal_stands_on_a_line_of_its_own() {
    let turns = "1. red 6 launch 1, 3 ?\n2. yellow withdraws\n3. red 3 walk 1\n4. blue 6 ?";
    let text = with_withdrawals(turns);
    let record = Record::parse(&text).unwrap();
    assert!(record.to_string().ends_with(&format!("\n\n{turns}\n*\n")), "{record}");
    assert_eq!(record.game().turns().count(), 4);
    // The roll that waits can be repeated at any time; it is written where it is answered, and at the end.
    let airy = "1.red 6 launch 1,3 ? ; off\n2.yellow \t withdraws ; bye\n3. red 3 ?";
    let waiting = Record::parse(&with_withdrawals(airy)).unwrap();
    assert_eq!(Record::parse(&with_withdrawals(&airy[..airy.rfind('\n').unwrap()])), Ok(waiting.clone()));
    assert!(waiting.to_string().ends_with("\n2. yellow withdraws\n3. red 3 ?\n*\n"), "{waiting}");
    let over = with_withdrawals("1. red withdraws\n2. yellow 1 walk 1 jump\n3. yellow withdraws");
    let over = over.replace("\n*\n", "\ngreen blue\n").replace("\"*\"", "\"green blue\"");
    let over = Record::parse(&over).unwrap();
    assert!(over.game().is_over());
    assert_eq!(Record::parse(&over.to_string()), Ok(over));
}

#[test]
fn a_withdrawal_that_cannot_be_is_shown_where_it_is() {
    let cases = [
        ("1. green withdraws", "line 5, column 4: green has finished and cannot withdraw"),
        (
            "1. yellow withdraws\n2. yellow withdraws",
            "line 6, column 4: yellow is not in play and cannot withdraw",
        ),
        ("1. red withdraw", "line 5, column 8: expected a roll from 1 to 6, found \"withdraw\""),
        ("1. blue withdraw", "line 5, column 4: expected red, whose turn it is, found \"blue\""),
        ("1. pink withdraws", "line 5, column 4: expected red, whose turn it is, found \"pink\""),
        ("2. red withdraws", "line 5, column 1: expected turn \"1.\" or the result \"*\", found \"2\""),
        ("1. red withdraws, 6 -", "line 5, column 17: expected the end of the line, found \",\""),
        (
            "1. red 6 launch 1, withdraws",
            "line 5, column 20: expected a roll from 1 to 6, found \"withdraws\"",
        ),
        (
            "1. red 6 ?\n2. red withdraws\n3. red 6 launch 1",
            "line 7, column 4: expected yellow, whose turn it is, found \"red\"",
        ),
        (
            "1. red 6 ?\n2. yellow withdraws\n3. red 5 -",
            "line 7, column 8: expected 6, the roll that waits for its answer, found \"5\"",
        ),
        (
            "1. red withdraws\n2. blue withdraws",
            "line 7, column 1: expected the result \"green yellow\", for the game is over, found \"*\"",
        ),
        (
            "1. red withdraws\n2. blue withdraws\n3. yellow withdraws",
            "line 7, column 1: expected the result \"green yellow\", for the game is over, found \"3\"",
        ),
    ];
    for (turns, message) in cases {
        assert_eq!(Record::parse(&with_withdrawals(turns)).unwrap_err().to_string(), message, "{turns}");
    }
}

#[test]
fn a_result_that_is_not_the_game_s_is_refused() {
    let cases = [
        (
            finished_with("1 walk 1\nred", "1 walk 1\nblue"),
            "line 14, column 1: expected the result \"red\", for the game is over, found \"blue\"",
        ),
        (
            finished_with("1 walk 1\nred", "1 walk 1\n4. blue 1 -\nred"),
            "line 14, column 1: expected the result \"red\", for the game is over, found \"4\"",
        ),
        (
            finished_with("1 walk 1\nred", "1 walk 1\nred blue"),
            "line 14, column 5: expected the end of the line, found \"blue\"",
        ),
        (
            finished_with("1 walk 1\nred", "1 walk 1\nred\nred"),
            "line 15, column 1: expected [Dice proof] or the end of the record, found \"red\"",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(Record::parse(&text).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn a_record_without_its_end_says_so() {
    let end = FINISHED.find("\nred\n").unwrap();
    for cut in ["", "\n", "\n\n ; to be continued\n", "\nre"] {
        let error = Record::parse(&(FINISHED[..end].to_string() + cut)).unwrap_err();
        assert_eq!(error.problem, RecordProblem::CutOff, "{error}");
    }
    let error = Record::parse(&FINISHED[..end - 3]).unwrap_err();
    let message = "line 13, column 30: the record ends before its result: it may have been cut off";
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_finished_record_cut_at_any_byte_is_whole_or_refused() {
    let record = Record::parse(FINISHED).unwrap();
    assert_eq!(record.to_string(), FINISHED);
    assert!(record.game().is_over());
    for end in 0..FINISHED.len() {
        if let Ok(read) = Record::parse(&FINISHED[..end]) {
            assert_eq!(read, record);
            assert_eq!(end + 1, FINISHED.len());
        }
    }
}
