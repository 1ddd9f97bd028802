//! Experiments give the same bytes on any number of threads, in any division into ranges, and after any interruption.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use std::num::NonZeroUsize;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use aeroplane_lab::{
    Change, DEFAULT_ROLL_LIMIT, Design, Experiment, Findings, Found, MergeError, Pairing, Part, PartError,
    Shape,
};
use aeroplane_rules::RulePoint;
use proptest::prelude::*;

fn tournament(bots: &[&str], table: Shape, pairing: Pairing) -> Design {
    let participants = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Design::Tournament { participants, rules: "classic".parse().unwrap(), table, pairing, precision: None }
}

fn with_precision(mut design: Design, text: &str) -> Design {
    if let Design::Tournament { precision, .. } = &mut design {
        *precision = Some(text.parse().unwrap());
    }
    design
}

fn seats() -> Design {
    let rules = ["classic planes=1", "cn_basic planes=1"].map(|line| line.parse().unwrap());
    Design::Seats { participant: "runner".parse().unwrap(), rules: rules.into() }
}

fn sweep() -> Design {
    let changes = Change::usual_values(RulePoint::by_name("jump").unwrap());
    Design::Sweep {
        participant: "random".parse().unwrap(),
        base: "classic planes=2".parse().unwrap(),
        changes,
    }
}

fn experiment(design: Design, games: u64) -> Experiment {
    Experiment { seed: 2026, games, roll_limit: DEFAULT_ROLL_LIMIT, design }
}

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap()
}

fn played(experiment: &Experiment, from: u64, to: u64, count: usize) -> Part {
    let mut part = Part::new(experiment.clone(), from).unwrap();
    part.play_to(to, threads(count), &AtomicBool::new(false), |_| {}).unwrap();
    part
}

fn all_kinds() -> Vec<Experiment> {
    vec![
        experiment(tournament(&["random", "greedy", "runner"], Shape::Four, Pairing::OneVsOthers), 32),
        experiment(tournament(&["random", "greedy", "runner"], Shape::Three, Pairing::All), 36),
        experiment(tournament(&["random", "greedy"], Shape::Four, Pairing::HeadToHead), 16),
        experiment(seats(), 24),
        experiment(sweep(), 32),
    ]
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for experiment in all_kinds() {
        let parts = [1, 2, 3].map(|count| played(&experiment, 0, experiment.games, count).to_json());
        assert_eq!(parts[0], parts[1]);
        assert_eq!(parts[0], parts[2]);
    }
}

#[test]
fn parts_are_read_as_they_are_written() {
    for experiment in all_kinds() {
        let part = played(&experiment, 0, experiment.games, 2);
        assert!(part.is_complete());
        let json = part.to_json();
        assert_eq!(Part::from_json(&json).unwrap(), part);
        for (cell, tally) in part.cells() {
            assert_eq!(tally.games, experiment.games);
            assert_eq!(tally.games_begun.iter().sum::<u64>(), experiment.games);
            // Everybody begins equally often.
            assert!(tally.games_begun.iter().all(|&begun| begun == tally.games_begun[0]));
            let wins: u64 = tally.players.iter().map(|player| player.wins).sum();
            assert_eq!(wins, tally.wins_by_turn().iter().sum::<u64>());
            assert_eq!(wins, tally.wins_by_seat().iter().sum::<u64>());
            assert_eq!(wins, tally.games - tally.unfinished);
            for player in &tally.players {
                assert_eq!(player.wins_a_round.count(), tally.games / cell.round());
                assert_eq!(
                    player.wins_a_round.iter().map(|(wins, times)| wins * times).sum::<u64>(),
                    player.wins
                );
            }
        }
    }
}

/// An undivided run, played once for all divisions.
static WHOLE: LazyLock<(Experiment, Part)> = LazyLock::new(|| {
    let design = tournament(&["random", "greedy", "runner"], Shape::Four, Pairing::OneVsOthers);
    let experiment = experiment(design, 96);
    let part = played(&experiment, 0, 96, 2);
    (experiment, part)
});

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_ranges_in_any_order_join_to_the_whole(
        cuts in proptest::collection::btree_set(1_u64..24, 0..6),
        seed in any::<u64>(),
        count in 1_usize..4,
    ) {
        let (experiment, whole) = &*WHOLE;
        let bounds: Vec<u64> =
            [0].into_iter().chain(cuts.into_iter().map(|cut| cut * 4)).chain([96]).collect();
        let mut parts: Vec<Part> =
            bounds.windows(2).map(|range| played(experiment, range[0], range[1], count)).collect();
        // Some order that the seed says.
        let len = parts.len() as u64;
        parts.rotate_left(usize::try_from(seed % len).unwrap());
        if seed % 2 == 0 {
            parts.reverse();
        }
        // Through the files that a job array leaves.
        let files: Vec<Part> = parts.iter().map(|part| Part::from_json(&part.to_json()).unwrap()).collect();
        prop_assert_eq!(Part::merge(&files).unwrap().to_json(), whole.to_json());
    }
}

#[test]
fn a_stopped_run_is_a_part_that_goes_on_to_the_same_end() {
    for experiment in all_kinds() {
        let whole = played(&experiment, 0, experiment.games, 1);
        for count in [1, 2] {
            let mut part = Part::new(experiment.clone(), 0).unwrap();
            let mut stops = 0;
            while !part.is_complete() {
                let stop = AtomicBool::new(false);
                part.play_to(experiment.games, threads(count), &stop, |progress| {
                    stop.store(progress.games >= 3 * progress.part.plan().round(), Ordering::Relaxed);
                })
                .unwrap();
                assert_eq!(Part::from_json(&part.to_json()).unwrap(), part);
                stops += 1;
                assert!(stops < 200, "it stands still");
                if stops > 2 {
                    part.play_to(experiment.games, threads(count), &AtomicBool::new(false), |_| {}).unwrap();
                }
            }
            assert_eq!(part, whole);
        }
    }
}

#[test]
fn progress_grows_to_what_is_to_be_played() {
    let experiment = experiment(seats(), 24);
    let mut part = Part::new(experiment.clone(), 0).unwrap();
    let mut told = Vec::new();
    part.play_to(24, threads(2), &AtomicBool::new(false), |progress| {
        told.push(progress.games);
        assert_eq!(progress.games_in_all, 24 * 8);
        assert_eq!(progress.has_grown, progress.games % 8 == 0);
        assert_eq!(progress.part.games(), 0..progress.games / 8);
    })
    .unwrap();
    assert!(told.into_iter().eq(1..=24 * 8));
}

#[test]
fn a_run_stops_when_it_is_precise_enough_and_where_it_looks() {
    let design = tournament(&["random", "runner"], Shape::TwoOpposite, Pairing::OneVsOthers);
    let experiment = experiment(with_precision(design, "2.5"), 100_000);
    let parts = [1, 3].map(|count| played(&experiment, 0, experiment.games, count));
    assert_eq!(parts[0], parts[1]);
    let part = &parts[0];
    assert!(part.is_complete());
    let games = part.games().end;
    assert!(games % 1_000 == 0 && (1_000..100_000).contains(&games), "{games}");
    let Found::Tournament(found) = Findings::of(part).findings else { unreachable!() };
    for player in &found.meetings[0].players {
        assert!(player.wins.half_width() <= 0.025, "{player:?}");
    }
    // Played further it stays as it is; stopped before and played further it comes to the same.
    let mut same = part.clone();
    same.play_to(experiment.games, threads(1), &AtomicBool::new(false), |_| {}).unwrap();
    assert_eq!(&same, part);
    let mut stopped = played(&experiment, 0, 500, 1);
    assert!(!stopped.is_complete());
    stopped.play_to(experiment.games, threads(2), &AtomicBool::new(false), |_| {}).unwrap();
    assert_eq!(&stopped, part);
}

#[test]
fn the_same_dice_are_better_than_other_dice() {
    // Two games with the same dice, one with each bot on each seat: luck is shared, and the interval smaller.
    let design = tournament(&["runner", "greedy"], Shape::TwoOpposite, Pairing::OneVsOthers);
    let part = played(&experiment(design, 4_000), 0, 4_000, 2);
    let Found::Tournament(found) = Findings::of(&part).findings else { unreachable!() };
    let wins = found.meetings[0].players[1].wins;
    let alone = aeroplane_lab::Share::of(wins.count, 4_000);
    assert!(wins.interval.contains(wins.share));
    assert!(wins.half_width() < alone.half_width(), "{wins:?} {alone:?}");
}

#[test]
fn stronger_bots_are_rated_higher() {
    let design = tournament(&["random", "runner", "greedy"], Shape::Four, Pairing::OneVsOthers);
    let part = played(&experiment(design, 480), 0, 480, 2);
    let Found::Tournament(found) = Findings::of(&part).findings else { unreachable!() };
    let ratings = found.ratings.unwrap();
    assert!(ratings[0].points.abs() < 1e-9);
    assert!(ratings[2].interval.low > ratings[1].interval.high, "{ratings:?}");
}

#[test]
fn who_begins_wins_more_often_in_a_short_race() {
    let rules = vec!["classic planes=1 launch_rolls=1,2,3,4,5,6".parse().unwrap()];
    let design = Design::Seats { participant: "runner".parse().unwrap(), rules };
    let part = played(&experiment(design, 6_000), 0, 6_000, 2);
    let Found::Seats(found) = Findings::of(&part).findings else { unreachable!() };
    for table in &found.tables {
        let shares = &table.by_turn.shares;
        assert!(shares[0].share > shares[shares.len() - 1].share, "{table:?}");
        assert!(table.by_turn.equal.unwrap().p < 0.01, "{table:?}");
    }
}

#[test]
fn parts_that_do_not_go_together_are_told_apart() {
    let one = experiment(seats(), 24);
    let part = |from, to| played(&one, from, to, 1);
    let merged = |parts: &[Part]| Part::merge(parts).unwrap_err();
    assert_eq!(merged(&[]), MergeError::Nothing);
    let gap = merged(&[part(0, 5), part(9, 24)]);
    assert_eq!(gap, MergeError::Gap { before: 0, behind: 1, from: 5, to: 9 });
    let overlap = merged(&[part(9, 24), part(0, 12)]);
    assert_eq!(overlap, MergeError::Overlap { one: 1, other: 0, from: 9, to: 12 });
    let other = Experiment { seed: 1, ..one.clone() };
    let error = merged(&[part(0, 5), Part::new(other, 5).unwrap()]);
    assert!(error.to_string().contains("seed: 2026 and 1"), "{error}");
    // A part of nothing may lie anywhere.
    assert_eq!(Part::merge(&[part(0, 5), part(20, 20)]).unwrap(), part(0, 5));
}

#[test]
fn ranges_that_cannot_be_played_are_refused() {
    let design = tournament(&["random", "greedy"], Shape::Four, Pairing::OneVsOthers);
    let part = Part::new(experiment(design, 32), 0).unwrap();
    assert!(part.check_range(&(4..32)).is_ok());
    assert!(matches!(part.check_range(&(4..33)), Err(PartError::Range { games: 32, .. })));
    #[expect(clippy::reversed_empty_ranges, reason = "that is what is refused")]
    let backwards = 8..4;
    assert!(matches!(part.check_range(&backwards), Err(PartError::Range { .. })));
    let inside = part.check_range(&(4..10)).unwrap_err();
    assert!(matches!(inside, PartError::InsideRound { game: 10, below: 8, above: 12, .. }), "{inside}");
}

#[test]
fn what_no_run_writes_is_no_part() {
    let json = played(&experiment(seats(), 12), 0, 12, 1).to_json();
    let error = |text: &str| Part::from_json(text).unwrap_err();
    assert!(matches!(error("{"), PartError::Form(_)));
    assert!(matches!(error(r#"{"format":"aeroplane-simulation/1"}"#), PartError::Format(_)));
    assert!(matches!(error(&json.replacen("two_adjacent", "three", 1)), PartError::Cell(1)));
    assert!(matches!(error(&json.replacen("\"to\":12", "\"to\":11", 1)), PartError::Counts(0)));
    assert!(matches!(error(&json.replacen("\"to\":12", "\"to\":13", 1)), PartError::Range { .. }));
    assert!(matches!(error(&json.replacen("\"games\":12", "\"games\":13", 1)), PartError::Design(_)));
    assert!(matches!(error(&json.replacen("\"unfinished\":", "\"unfinished\":99", 1)), PartError::Counts(0)));
}

/// The first number behind each such name, as large as it can be.
fn with_huge(json: &str, before: &str) -> String {
    let mut pieces = json.split(before);
    let mut changed = pieces.next().unwrap().to_owned();
    for piece in pieces {
        let behind = piece.trim_start_matches(|letter: char| letter.is_ascii_digit());
        changed.extend([before, &u64::MAX.to_string(), behind]);
    }
    assert_ne!(changed, json, "{before}");
    changed
}

#[test]
fn counts_that_cannot_be_are_refused_and_no_number_is_none() {
    for experiment in all_kinds() {
        let json = played(&experiment, 0, experiment.games, 1).to_json();
        for before in [
            "\"unfinished\":",
            "\"rolls\":",
            "\"decisions\":",
            "\"captures\":",
            "\"forfeits\":",
            "\"games_begun\":[",
            "\"wins\":[[",
            "\"wins\":",
            "\"rolls_to_end\":[[",
            "\"rolls_to_winner\":[[",
            "\"decisions_a_game\":[[",
            "\"captures_a_game\":[[",
            "\"wins_a_round\":[[",
            // How often the least number of a histogram occurred.
            "\"captures_a_game\":[[0,",
            "\"wins_a_round\":[[0,",
        ] {
            let Some(_) = json.find(before) else { continue };
            let error = Part::from_json(&with_huge(&json, before)).unwrap_err();
            assert!(matches!(error, PartError::Counts(_) | PartError::Form(_)), "{before}: {error}");
        }
        // Of these any number can be: they add up to no crash, and to no number that is none.
        for before in ["\"answers\":", "\"launches\":", "\"lead_changes_a_game\":[["] {
            let huge = Part::from_json(&with_huge(&json, before)).unwrap();
            let findings = Findings::of(&Part::merge(&[huge]).unwrap());
            let told = serde_json::to_string(&findings).unwrap();
            assert!(!told.contains("NaN") && !findings.to_csv().contains("NaN"), "{told}");
        }
    }
}

#[test]
fn findings_have_a_row_for_everything() {
    for (experiment, rows) in all_kinds().into_iter().zip([6 * 2, 3, 2, 2 * 2 * (2 + 2 + 3 + 4), 3]) {
        let csv = Findings::of(&played(&experiment, 0, experiment.games, 2)).to_csv();
        let mut lines = csv.lines();
        let columns = lines.next().unwrap().split(',').count();
        assert!(columns > 10);
        assert_eq!(lines.count(), rows, "{csv}");
    }
    // Before the first game there is nothing to say, and no number that is none.
    for experiment in all_kinds() {
        let findings = Findings::of(&Part::new(experiment, 0).unwrap());
        assert!(!findings.complete);
        let json = serde_json::to_string(&findings).unwrap();
        assert!(!json.contains("NaN") && !findings.to_csv().contains("NaN"), "{json}");
    }
}
