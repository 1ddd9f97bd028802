//! Tests of every phrase: in these a narrator panics where a message or an argument is missing.

use std::collections::BTreeSet;

use aeroplane_rules::{Color, Preset, Roll, Rules};
use unicode_width::UnicodeWidthStr as _;

use crate::language::Language;
use crate::narrator::Narrator;
use crate::phrase::{Called, HelpTopic, Leaving, Phrase, ProofSeat};

/// Names what kind of value this is, and lists all kinds: the `match` has no `_`, so a new kind has to be written down
/// here, and is then missed in the samples.
macro_rules! kinds {
    ($type:ident, $kind:ident, $all:ident: $($variant:ident)*) => {
        const $all: &[&str] = &[$(stringify!($variant)),*];

        const fn $kind(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant),)*
            }
        }
    };
}

type AnyPhrase = Phrase<'static>;

kinds! { AnyPhrase, phrase_kind, PHRASES:
    Opening Players DiceOfASeed DiceCommitted HowToPlay BeginsByLot Begins HighestRoll HighestRollAgain
    AskToRoll AskToMove AskAtTheEnd
    LineTooLong LineNotText UnknownCommand CommandAlone HistoryUsage RollFirst AnswerFirst ChoiceNeeded NoSuchMove
    NobodyRolls NobodyMoves
    TakenBack NothingToTakeBack NobodyHasRolled SameUnderAllRules AllCanMove TheseCannotMove RulesHint
    SaveWhere NotSaved Saved SavedAtTheEnd SavedWithSecret Help
    Places Scores SecretRevealed DiceBroken LeavingSaved LeavingUnsaved QuitUnsaved
    RecordRules RecordPlayers RecordDice RecordTag RecordTurn
    ProofHolds ProofSeat ProofBrokenOff ProofBroken ProofOfAnotherGame ProofWithoutSecret ProofNotYet ProofOfASeed ProofAbsent
}
kinds! { HelpTopic, topic_kind, TOPICS: Choose Roll Board Planes Why History Rules Undo Save List Quit }
kinds! { ProofSeat, seat_kind, SEATS: Person PersonWithoutLinks Bot }
kinds! { Leaving, leaving_kind, REASONS: Quit InputEnded }

const ADA: Called<'static> = Called { color: Color::Red, name: Some("Ada") };
const NOBODY: Called<'static> = Called { color: Color::Blue, name: None };
const COMMITMENT: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

const HELP: [HelpTopic; 11] = [
    HelpTopic::Choose,
    HelpTopic::Roll,
    HelpTopic::Board,
    HelpTopic::Planes,
    HelpTopic::Why,
    HelpTopic::History(5),
    HelpTopic::Rules,
    HelpTopic::Undo,
    HelpTopic::Save,
    HelpTopic::List,
    HelpTopic::Quit,
];
const PROOF_SEATS: [ProofSeat; 4] = [
    ProofSeat::Person { rolls: 21, automatic: 1 },
    ProofSeat::PersonWithoutLinks(2),
    ProofSeat::Bot(1),
    ProofSeat::Bot(5),
];
const LEAVING: [Leaving; 2] = [Leaving::Quit, Leaving::InputEnded];

/// Every kind of phrase, and of those that count something one with each number that a language may tell apart.
fn samples(rules: &'static Rules) -> Vec<AnyPhrase> {
    let (color, roll) = (Color::Green, Roll::Six);
    let names = &[(Color::Red, "Ada"), (Color::Blue, "greedy")];
    let rolls = &[(Color::Red, Roll::Two), (Color::Yellow, Roll::Five)];
    let mut samples = vec![
        Phrase::Opening(rules),
        Phrase::Players(names),
        Phrase::DiceOfASeed(u64::MAX),
        Phrase::DiceCommitted { protocol: "aeroplane-dice/1", commitment: COMMITMENT },
        Phrase::HowToPlay,
        Phrase::BeginsByLot(color),
        Phrase::Begins(color),
        Phrase::HighestRoll(rolls),
        Phrase::HighestRollAgain(rolls),
        Phrase::AskToRoll(ADA),
        Phrase::AskToRoll(NOBODY),
        Phrase::AskAtTheEnd,
        Phrase::LineTooLong,
        Phrase::LineNotText,
        Phrase::UnknownCommand("fly"),
        Phrase::CommandAlone("roll"),
        Phrase::HistoryUsage,
        Phrase::RollFirst(ADA),
        Phrase::NobodyRolls,
        Phrase::NobodyMoves,
        Phrase::TakenBack,
        Phrase::NothingToTakeBack,
        Phrase::NobodyHasRolled,
        Phrase::SameUnderAllRules,
        Phrase::AllCanMove { color, roll },
        Phrase::TheseCannotMove { color, roll },
        Phrase::RulesHint,
        Phrase::SaveWhere,
        Phrase::NotSaved("cannot write game.txt: permission denied"),
        Phrase::Saved("game.txt"),
        Phrase::SavedAtTheEnd("game.txt"),
        Phrase::SavedWithSecret,
        Phrase::Places(&[ADA, NOBODY]),
        Phrase::Scores(&[(ADA, 350), (NOBODY, -350)]),
        Phrase::SecretRevealed(112),
        Phrase::DiceBroken("roll 3 does not follow"),
        Phrase::RecordRules(rules),
        Phrase::RecordPlayers(names),
        Phrase::RecordDice("seed 3"),
        Phrase::RecordTag { tag: "Event", value: "Sunday" },
        Phrase::RecordTurn { number: 12, color },
        Phrase::ProofHolds { rolls: 1234, commitment: COMMITMENT },
        Phrase::ProofBrokenOff,
        Phrase::ProofBroken("roll 3 does not follow"),
        Phrase::ProofOfAnotherGame("other rules"),
        Phrase::ProofWithoutSecret,
        Phrase::ProofNotYet,
        Phrase::ProofOfASeed(u64::MAX),
        Phrase::ProofAbsent("aeroplane-dice/1"),
    ];
    for count in [1, 2, 3, 5, 11, 21] {
        samples.extend([
            Phrase::AskToMove { called: ADA, roll, count },
            Phrase::AnswerFirst { called: NOBODY, roll, count },
            Phrase::ChoiceNeeded(count),
            Phrase::NoSuchMove(count),
        ]);
    }
    samples.extend(HELP.map(Phrase::Help));
    samples.extend(PROOF_SEATS.map(|seat| Phrase::ProofSeat { name: "Ada", seat }));
    samples.push(Phrase::QuitUnsaved);
    for reason in LEAVING {
        samples.extend([Phrase::LeavingSaved { reason, file: "game.txt" }, Phrase::LeavingUnsaved(reason)]);
    }
    samples
}

fn classic() -> &'static Rules {
    Box::leak(Box::new(Rules::from(Preset::Classic)))
}

#[test]
fn the_samples_have_every_kind() {
    let seen = |kinds: Vec<&'static str>| kinds.into_iter().collect::<BTreeSet<_>>();
    let all = |kinds: &[&'static str]| kinds.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(seen(samples(classic()).iter().map(phrase_kind).collect()), all(PHRASES));
    assert_eq!(seen(HELP.iter().map(topic_kind).collect()), all(TOPICS));
    assert_eq!(seen(PROOF_SEATS.iter().map(seat_kind).collect()), all(SEATS));
    assert_eq!(seen(LEAVING.iter().map(leaving_kind).collect()), all(REASONS));
}

#[test]
fn every_phrase_has_its_words_in_every_language() {
    for language in Language::ALL {
        let narrator = Narrator::new(language);
        for phrase in samples(classic()) {
            let text = narrator.phrase(&phrase);
            assert!(!text.is_empty(), "{language}: {phrase:?}");
            let columns = match phrase {
                // What a command does stands behind the command.
                Phrase::Help(_) => 54,
                // These stand behind the name of a file, and are broken by the terminal.
                Phrase::ProofBroken(_)
                | Phrase::ProofOfAnotherGame(_)
                | Phrase::ProofWithoutSecret
                | Phrase::ProofNotYet
                | Phrase::ProofOfASeed(_)
                | Phrase::ProofAbsent(_) => usize::MAX,
                _ => 80,
            };
            for line in text.lines() {
                assert!(line.width() <= columns, "{language}: {line}");
                assert_eq!(line.trim_end(), line, "{language}");
            }
        }
    }
}

#[test]
fn every_fact_is_said_in_every_language() {
    for language in Language::ALL {
        let narrator = Narrator::new(language);
        let says = |phrase: &Phrase<'_>, facts: &[&str]| {
            let text = narrator.phrase(phrase);
            for fact in facts {
                assert!(text.contains(fact), "{language}: {fact:?} is not in {text:?}");
            }
        };
        says(&Phrase::DiceOfASeed(u64::MAX), &["18446744073709551615"]);
        says(&Phrase::DiceCommitted { protocol: "dice/1", commitment: COMMITMENT }, &["dice/1", COMMITMENT]);
        says(&Phrase::AskToMove { called: ADA, roll: Roll::Six, count: 3 }, &["Ada", "6", "3"]);
        says(&Phrase::Places(&[ADA, NOBODY]), &["1", "Ada", "2"]);
        says(&Phrase::Scores(&[(ADA, 350), (NOBODY, -350)]), &["Ada", "+350", "-350"]);
        says(&Phrase::LeavingSaved { reason: Leaving::Quit, file: "game.txt" }, &["--load game.txt"]);
        says(&Phrase::Help(HelpTopic::History(5)), &["5"]);
    }
}

#[test]
fn phrases_read_like_this() {
    for language in Language::ALL {
        let narrator = Narrator::new(language);
        let said: Vec<String> = samples(classic()).iter().map(|phrase| narrator.phrase(phrase)).collect();
        insta::assert_snapshot!(format!("phrases_{language}"), said.join("\n"));
    }
}

#[test]
fn ukrainian_counts_in_its_three_plurals() {
    let narrator = Narrator::new(Language::Ukrainian);
    let many = (5..=20).chain([0, 25, 111, 112]).collect();
    let forms = [
        ("кидок", "останній", "хід", vec![1, 21, 101]),
        ("кидки", "останні", "ходи", vec![2, 3, 4, 22, 24, 102]),
        ("кидків", "останні", "ходів", many),
    ];
    for (form, last, turns, counts) in forms {
        for count in counts {
            let told = narrator.phrase(&Phrase::ProofSeat { name: "Ada", seat: ProofSeat::Bot(count) });
            assert_eq!(told, format!("Ada: бот, {count} {form}; боти ланок не мають"));
            let seat = ProofSeat::Person { rolls: count, automatic: 0 };
            let told = narrator.phrase(&Phrase::ProofSeat { name: "Ada", seat });
            assert_eq!(told, format!("Ada: людина, {count} {form}, з них автоматичних: 0"));
            // "Of so many rolls" has two forms: that of 1 and that of all others.
            let of_all = if form == "кидок" { "кидка" } else { "кидків" };
            let told = narrator.phrase(&Phrase::SecretRevealed(count));
            assert!(told.contains(&format!("кожен із {count} {of_all}.")), "{told}");
            let told = narrator.phrase(&Phrase::Help(HelpTopic::History(count as usize)));
            assert!(told.starts_with(&format!("розповісти {last} {count} {turns},")), "{told}");
        }
    }
}
