//! The text forms: what is written reads back, what is read is checked, and nothing panics.

#[path = "common/random.rs"]
mod random;

use std::fmt::Write as _;

use aeroplane_rules::{
    Action, Color, Game, Move, Position, Preset, ProofLines, Record, RecordProblem, Rules, Setup,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Text as it may stand in a tag.
const VALUE: &str = "[ -~飞行棋é]{0,20}";

/// A record of a game, with whatever may stand in its tags.
fn record(game: impl Strategy<Value = Game>) -> impl Strategy<Value = Record> {
    let proof = proptest::option::of(vec("[ -~\t]{0,12}", 0..4));
    let tags = vec(("X[A-Za-z]{0,8}", VALUE), 0..4);
    (game, vec(VALUE, 4), proptest::option::of(VALUE), tags, proof).prop_map(
        |(game, players, dice, tags, proof)| {
            let mut record = Record::new(game);
            for (color, player) in Color::ALL.into_iter().zip(players) {
                // Refused for the seats that are not in play.
                let _ = record.set_player(color, player);
            }
            for (name, value) in tags {
                assert_eq!(record.set_tag(&name, value), Ok(()));
            }
            if let Some(dice) = dice {
                assert_eq!(record.set_dice(dice), Ok(()));
            }
            if let Some(Ok(proof)) = proof.map(ProofLines::new) {
                record.set_proof(proof);
            }
            record
        },
    )
}

/// Whether the actions of one game are the first ones of another.
fn begins(one: &Game, other: &Game) -> bool {
    one.start() == other.start() && one.actions().zip(other.actions()).all(|(one, other)| one == other)
}

/// A change to a text: what happens at a character, and which character it is, in thousandths of the text.
#[derive(Debug, Clone)]
enum Change {
    Remove,
    Repeat,
    Write(char),
    EndHere,
}

fn change() -> impl Strategy<Value = (usize, Change)> {
    let character = prop_oneof![
        proptest::char::any(),
        proptest::sample::select("123456789.,+-?*:;/\"\\[]> \n\r\tabxrgjw".chars().collect::<Vec<_>>()),
    ];
    let change = prop_oneof![
        4 => Just(Change::Remove),
        2 => Just(Change::Repeat),
        8 => character.prop_map(Change::Write),
        1 => Just(Change::EndHere),
    ];
    (0_usize..1000, change)
}

fn changed(text: &str, changes: &[(usize, Change)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (thousandth, change) in changes {
        if characters.is_empty() {
            break;
        }
        let index = characters.len() * thousandth / 1000;
        match change {
            Change::Remove => drop(characters.remove(index)),
            Change::Repeat => characters.insert(index, characters[index]),
            Change::Write(character) => characters[index] = *character,
            Change::EndHere => characters.truncate(index),
        }
    }
    characters.into_iter().collect()
}

proptest! {
    #![proptest_config(random::config(300))]

    #[test]
    fn every_position_of_a_game_round_trips(game in random::game()) {
        for ply in 0..=game.plies() {
            let position = *game.position_at(ply).unwrap();
            let text = position.to_string();
            let setup: Setup = text.parse().unwrap();
            prop_assert_eq!(&setup, &Setup::from(&position));
            prop_assert_eq!(Position::new(&setup, game.rules()), Ok(position), "{}", text);
        }
    }

    #[test]
    fn every_answer_of_a_game_round_trips(game in random::game()) {
        for action in game.actions() {
            if let Action::Play(answer) = action {
                prop_assert_eq!(answer.to_string().parse(), Ok(answer));
            }
        }
    }

    #[test]
    fn undoing_and_doing_again_changes_nothing(game in random::game(), count in 0_usize..20) {
        let mut again = game.clone();
        let undone: Vec<Action> = std::iter::from_fn(|| again.undo()).take(count).collect();
        prop_assert!(begins(&again, &game));
        for action in undone.into_iter().rev() {
            match action {
                Action::Roll(roll) => drop(again.roll(roll, &mut ()).unwrap()),
                Action::Play(answer) => again.play(answer, &mut ()).unwrap(),
                Action::Withdraw(color) => again.withdraw(color, &mut ()).unwrap(),
            }
        }
        prop_assert_eq!(again, game);
    }

    #[test]
    fn the_trail_of_a_game_folds_into_every_position(game in random::game()) {
        let mut folded = *game.start();
        for ply in 0..game.plies() {
            for step in game.steps_of(ply).unwrap() {
                folded.fold(step);
            }
            prop_assert_eq!(Some(&folded), game.position_at(ply + 1));
        }
        prop_assert_eq!(game.trail().filter(|&(ply, _)| ply + 1 == game.plies()).count(),
            game.plies().checked_sub(1).and_then(|ply| game.steps_of(ply)).map_or(0, |steps| steps.len()));
    }

    #[test]
    fn every_record_round_trips(record in record(random::game())) {
        let text = record.to_string();
        let read = Record::parse(&text).unwrap();
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn layout_and_comments_do_not_matter(record in record(random::game())) {
        let text = record.to_string();
        let (readable, proof) = text.split_once("\n[Dice proof]\n").unwrap_or((&text, ""));
        // The spaces in a tag's value are no layout.
        let airy = |line: &str| if line.starts_with('[') { line.into() } else { line.replace(' ', " \t ") };
        let airy: Vec<String> = readable.lines().map(airy).collect();
        let airy = airy.join(" ; remark \" [\n\n ") + "\n";
        let proof = record.proof().map_or(String::new(), |_| format!("[Dice proof] ; remark\n{proof}"));
        let spread = format!("\u{feff}; a record\n{airy}{proof}").replace('\n', "\r\n");
        prop_assert_eq!(Record::parse(&spread), Ok(record), "{}", spread);
    }

    #[test]
    fn arbitrary_text_is_refused_in_peace(text in any::<String>()) {
        let _ = text.parse::<Move>();
        let _ = text.parse::<Setup>();
        prop_assert!(Record::parse(&text).is_err());
    }

    #[test]
    fn a_changed_position_is_refused_or_canonical(
        game in random::game(),
        changes in vec(change(), 1..4),
    ) {
        let text = changed(&game.position().to_string(), &changes);
        if let Ok(setup) = text.parse::<Setup>()
            && let Ok(position) = Position::new(&setup, game.rules())
        {
            let written = position.to_string();
            // Automatic stacks need no letters, so some texts lack them.
            let same = written == text || written.replace(['a', 'b'], "") == text.replace(['a', 'b'], "");
            prop_assert!(same, "{} was read as {}", text, written);
        }
    }

    #[test]
    fn a_changed_move_is_refused_or_canonical(
        game in random::game(),
        changes in vec(change(), 1..4),
    ) {
        for action in game.actions() {
            if let Action::Play(answer) = action {
                let text = changed(&answer.to_string(), &changes);
                if let Ok(read) = text.parse::<Move>() {
                    prop_assert!(read.to_string().split(' ').eq(text.split_ascii_whitespace()), "{}", text);
                }
            }
        }
    }

    #[test]
    fn a_changed_record_is_refused_or_another_record(
        record in record(random::game()),
        changes in vec(change(), 1..6),
    ) {
        let text = changed(&record.to_string(), &changes);
        if let Ok(read) = Record::parse(&text) {
            prop_assert_eq!(Record::parse(&read.to_string()), Ok(read));
        }
    }

    #[test]
    fn a_cut_record_is_refused_or_has_lost_only_its_proof(
        record in record(random::game()),
        cuts in vec(any::<prop::sample::Index>(), 10),
    ) {
        let text = record.to_string();
        // The last words of a record are where a cut would go unnoticed.
        let anywhere = cuts.iter().map(|cut| cut.index(text.len()));
        for cut in anywhere.chain(result_end(&text).saturating_sub(20)..text.len()) {
            let beginning = &text[..text.floor_char_boundary(cut)];
            match Record::parse(beginning) {
                Ok(read) => {
                    prop_assert!(beginning.len() >= result_end(&text), "{}", beginning);
                    prop_assert_eq!(read.game(), record.game());
                }
                Err(error) if beginning.contains("\n\n") && beginning.len() < result_end(&text) => {
                    prop_assert_eq!(error.problem, RecordProblem::CutOff, "{}", beginning);
                }
                Err(_) => {}
            }
        }
    }
}

/// Where the result behind the turns ends.
fn result_end(text: &str) -> usize {
    let readable = text.split("\n\n[Dice proof]\n").next().unwrap_or_default();
    readable.trim_end().len()
}

proptest! {
    #![proptest_config(random::config(12))]

    #[test]
    fn a_finished_record_is_whole_or_refused(record in record(random::finished_game())) {
        let text = record.to_string();
        prop_assert_eq!(Record::parse(&text), Ok(record.clone()));
        // Reading every beginning of a long record would take long: the last lines are where it matters.
        for end in (text.len().saturating_sub(600)..text.len()).chain((0..text.len()).step_by(97)) {
            if let Some(Ok(read)) = text.get(..end).map(Record::parse) {
                prop_assert_eq!(read.game(), record.game());
            }
        }
    }
}

#[test]
fn a_megabyte_is_read_in_time_proportional_to_its_length() {
    let mut text = String::from(
        "[Format \"aeroplane-record/1\"]\n[Rules \"cn_basic\"]\n[Start \"red:-,-,-,-/blue:-,-,-,- red - -\"]\n[Result \"*\"]\n\n",
    );
    let mut turns = 0;
    while text.len() < 1 << 20 {
        turns += 2;
        write!(text, "{}. red 1 -\n{turns}. blue 1 -\n", turns - 1).unwrap();
    }
    text.push_str("*\n");
    assert_eq!(Record::parse(&text).unwrap().game().plies(), turns);
}

#[test]
fn the_examples_of_the_formats_page_are_true() {
    let page = include_str!("../../../docs/formats.md");
    let rules = Rules::from(Preset::Classic);
    let mut examples = 0;
    for block in page.split("```text\n").skip(1) {
        let (block, _) = block.split_once("```").unwrap();
        if block.starts_with("[Format") {
            assert_eq!(Record::parse(block).map(|record| record.to_string()), Ok(block.into()));
            examples += 1;
        } else if !block.contains(" = ") {
            for line in block.lines() {
                let read = match line.parse::<Move>() {
                    Ok(answer) => answer.to_string(),
                    Err(_) => Position::new(&line.parse().unwrap(), &rules).unwrap().to_string(),
                };
                assert_eq!(read, line);
                examples += 1;
            }
        }
    }
    assert_eq!(examples, 11);
}
