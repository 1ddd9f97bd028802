//! Counts of positions, and that the quick way of counting equals the slow one.
#![allow(clippy::unwrap_used, reason = "tests fail by it")]

use aeroplane_lab::{divide, perft};
use aeroplane_rules::{Color, ColorSet, Position, Preset, Roll, Rules, Turn};

fn start(rules: &Rules) -> Position {
    Position::start(rules, ColorSet::ALL, Color::Red).unwrap()
}

/// Leaves counted one by one through the checked interface.
fn slowly(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 || matches!(position.turn(), Turn::Over(_)) {
        return 1;
    }
    let after = |position: &Position| {
        let moves = position.legal_moves(rules);
        if moves.is_empty() {
            return slowly(rules, position, depth - 1);
        }
        moves
            .into_iter()
            .map(|answer| {
                let mut after = *position;
                after.play(rules, answer, &mut ()).unwrap();
                slowly(rules, &after, depth - 1)
            })
            .sum()
    };
    match position.turn() {
        Turn::ToMove(..) => after(position),
        Turn::ToRoll(_) | Turn::Over(_) => Roll::ALL
            .into_iter()
            .map(|roll| {
                let mut rolled = *position;
                rolled.roll(rules, roll, &mut ()).unwrap();
                after(&rolled)
            })
            .sum(),
    }
}

#[test]
fn the_first_rolls_of_classic_can_be_counted_by_hand() {
    let rules = Rules::from(Preset::Classic);
    assert_eq!(perft(&rules, &start(&rules), 0), 1);
    assert_eq!(perft(&rules, &start(&rules), 1), 6);
    // After a six red rolls again with a plane on its pad, which launches or walks by 2, 4 and 6: 3 faces with one
    // answer and 3 with two. The others begin as red did.
    assert_eq!(perft(&rules, &start(&rules), 2), 5 * 6 + 9);
}

#[test]
fn the_quick_count_is_the_slow_one() {
    for preset in Preset::ALL {
        let rules = Rules { must_move: false, ..Rules::from(preset) };
        for depth in 0..5 {
            assert_eq!(
                perft(&rules, &start(&rules), depth),
                slowly(&rules, &start(&rules), depth),
                "{preset}"
            );
        }
    }
}

#[test]
fn the_branches_hold_all_leaves() {
    let rules = Rules::from(Preset::Classic);
    let branches = divide(&rules, &start(&rules), 4);
    assert!(Roll::ALL.into_iter().all(|roll| branches.iter().any(|branch| branch.roll == roll)));
    let sum: u64 = branches.iter().map(|branch| branch.leaves).sum();
    assert_eq!(sum, perft(&rules, &start(&rules), 4));
    assert_eq!(divide(&rules, &start(&rules), 0), []);
}

#[test]
fn a_waiting_roll_counts_as_the_first() {
    let rules = Rules::from(Preset::Classic);
    let mut position = start(&rules);
    position.roll(&rules, Roll::Six, &mut ()).unwrap();
    assert_eq!(perft(&rules, &position, 1), 1);
    assert_eq!(perft(&rules, &position, 2), 9);
    assert_eq!(divide(&rules, &position, 2).len(), 1);
}

#[test]
fn a_finished_game_is_one_leaf_at_any_depth() {
    let rules: Rules =
        "classic planes=1 end=first_wins launch_rolls=1,2,3,4,5,6 overshoot=accept".parse().unwrap();
    let mut position = start(&rules);
    while let Turn::ToRoll(_) = position.turn() {
        if let Some(&answer) = position.roll(&rules, Roll::Five, &mut ()).unwrap().first() {
            position.play(&rules, answer, &mut ()).unwrap();
        }
    }
    assert_eq!([0, 1, 5].map(|depth| perft(&rules, &position, depth)), [1; 3]);
    assert_eq!(divide(&rules, &position, 3), []);
}
