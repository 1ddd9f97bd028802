//! Tests of everything that is told: in these a narrator panics where a message or an argument is missing.

use std::collections::BTreeSet;

use aeroplane_rules::{
    CaptureCause, Color, PassCause, Preset, RULE_POINTS, Refusal, Rules, Spot, Step, Turn, Zone,
};
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr as _;

use super::Narrator;
use crate::language::Language;
use crate::message::{Form, Message};
use crate::testing::{Chance, VARIANTS, every_step, play, small_config, variant};

#[test]
fn narrators_can_be_shared_between_threads() {
    fn assert_shared<T: Send + Sync>() {}
    assert_shared::<Narrator>();
}

#[test]
fn every_step_is_told_in_every_language() {
    let steps = every_step();
    let seen: BTreeSet<usize> = steps.iter().map(variant).collect();
    assert_eq!(seen.len(), VARIANTS);
    for language in Language::ALL {
        let narrator = Narrator::new(language);
        for step in &steps {
            assert!(!narrator.step(step).is_empty());
            // The same step behind itself is told in its second form, where it has one.
            assert!(!narrator.trail(&[*step, *step]).is_empty());
        }
    }
}

#[test]
fn different_steps_are_told_differently() {
    for language in Language::ALL {
        let narrator = Narrator::new(language);
        let mut told: Vec<(String, Step)> = Vec::new();
        for step in every_step() {
            // Some rules are told by what they do, and the same words fit several of them; `why` tells them apart.
            let is_repetition = matches!(
                step,
                Step::SentBack { .. }
                    | Step::Passed { because: PassCause::Sixes(_), .. }
                    | Step::Captured { because: CaptureCause::Stack(_), .. }
            );
            let sentence = narrator.text(&narrator.step_message(&step, Form::Full));
            if let Some((_, other)) = told.iter().find(|(text, _)| *text == sentence) {
                assert!(is_repetition, "{other:?} and {step:?} are both {sentence:?}");
            }
            told.push((sentence, step));
        }
    }
}

#[test]
fn every_rule_is_named_with_its_option_and_value() {
    let narrators = Language::ALL.map(Narrator::new);
    let mut named = BTreeSet::new();
    for (preset, must_move) in Preset::ALL.into_iter().zip([true, false, true, false]) {
        let mut rules = Rules::from(preset);
        rules.must_move = must_move;
        for step in every_step() {
            for name in step.rule_points() {
                let point = RULE_POINTS.iter().find(|point| point.name == *name).unwrap();
                let option = format!("{name}={}", point.get(&rules));
                for narrator in &narrators {
                    let reasons = narrator.why(&step, &rules);
                    assert!(reasons.iter().any(|reason| reason.contains(&option)), "{reasons:?}");
                }
                named.insert(*name);
            }
        }
    }
    assert!(named.len() >= 13, "{named:?}");
}

#[test]
fn every_place_and_every_refusal_has_its_words() {
    for language in Language::ALL {
        let narrator = Narrator::new(language);
        for color in Color::ALL {
            let places: BTreeSet<String> = Spot::all().map(|spot| narrator.place(color, spot)).collect();
            assert_eq!(places.len(), Spot::all().count());
        }
        let refusals = [
            Refusal::NoLaunch,
            Refusal::Home,
            Refusal::Overshoot,
            Refusal::StackInTheWay,
            Refusal::ImmuneStack,
        ];
        let clauses: BTreeSet<String> = refusals.map(|refusal| narrator.refusal(refusal)).into();
        assert_eq!(clauses.len(), refusals.len());
    }
}

#[test]
fn german_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::German));
}

#[test]
fn english_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::English));
}

#[test]
fn indonesian_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::Indonesian));
}

#[test]
fn ukrainian_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::Ukrainian));
}

#[test]
fn chinese_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::SimplifiedChinese));
}

#[test]
fn traditional_chinese_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::TraditionalChinese));
}

#[test]
fn urdu_reads_like_this() {
    insta::assert_snapshot!(sentences(Language::Urdu));
}

fn sentences(language: Language) -> String {
    let narrator = Narrator::new(language);
    let mut sentences: Vec<String> = Vec::new();
    for step in every_step() {
        for line in [narrator.trail(&[step]), narrator.trail(&[step, step])].concat() {
            assert!(line.width() <= 80, "{line}");
            if !sentences.contains(&line) {
                sentences.push(line);
            }
        }
    }
    sentences.join("\n")
}

#[test]
fn rules_are_explained_like_this() {
    let narrator = Narrator::new(Language::English);
    let rules = Rules::from(Preset::ChineseImproved);
    let mut sentences: Vec<String> = Vec::new();
    for sentence in every_step().iter().flat_map(|step| narrator.why(step, &rules)) {
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    insta::assert_snapshot!(sentences.join("\n"));
}

proptest! {
    #![proptest_config(small_config())]

    #[test]
    fn whole_games_are_told_in_every_language(seed: u64) {
        for language in Language::ALL {
            let narrator = Narrator::new(language);
            let mut chance = Chance(seed);
            let rules = chance.rules();
            play(&rules, &mut chance, 200, |position, trail| {
                assert!(trail.is_empty() || !narrator.trail(trail).is_empty());
                for color in Color::ALL {
                    assert!(!narrator.fleet(position, color).is_empty());
                }
                assert!(!narrator.turn(position).is_empty());
            });
        }
    }

    #[test]
    fn previews_are_short_and_tell_the_moves_apart(seed: u64) {
        for language in Language::ALL {
            let narrator = Narrator::new(language);
            let mut chance = Chance(seed);
            let rules = chance.rules();
            play(&rules, &mut chance, 200, |position, _| {
                let mut previews = BTreeSet::new();
                for answer in position.legal_moves(&rules) {
                    let preview = narrator.move_preview(position, &rules, answer);
                    // Long chains that capture on the way and join others have more to say.
                    let separator = narrator.text(&Message::new("list-separator"));
                    let is_chain = preview.matches(&separator).count() > 3;
                    assert!(preview.width() <= if is_chain { 120 } else { 76 }, "{preview}");
                    assert!(previews.insert(preview.clone()), "{preview} twice among {previews:?}");
                }
            });
        }
    }

    #[test]
    fn a_lost_roll_has_a_reason_for_every_plane(seed: u64) {
        let narrator = Narrator::new(Language::English);
        let mut chance = Chance(seed);
        let rules = chance.rules();
        play(&rules, &mut chance, 200, |position, trail| {
            if let [Step::Rolled { color, roll }, Step::Passed { because: PassCause::NoMove, .. }, ..] = trail {
                let lines = narrator.refusals(position, &rules, *color, *roll);
                assert!(!lines.is_empty());
                for (plane, spot) in position.planes(*color) {
                    let told = lines.iter().any(|line| line.split(':').next().unwrap_or("").contains(&plane.to_string()));
                    assert!(told, "plane {plane} at {spot} is not in {lines:?}");
                    assert!(spot.zone() != Zone::Home || lines.iter().any(|line| line.ends_with("home already")));
                }
                assert!(!matches!(position.turn(), Turn::ToMove(..)));
            }
        });
    }
}
