//! Counting the positions that can be reached: two engines that agree on the counts agree on the rules.

use aeroplane_rules::{Move, MoveList, Position, Roll, Rules, Turn};

/// One way to go on from a position: a roll, and an answer to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Branch {
    /// The roll.
    pub roll: Roll,
    /// The answer; `None` where the roll passes by itself.
    pub answer: Option<Move>,
    /// The leaves behind this branch.
    pub leaves: u64,
}

/// The number of leaves of the tree of all rolls and answers, `depth` rolls deep.
///
/// A position that waits for a roll branches by the six faces, and each face by its legal answers; a roll that passes
/// by itself is one branch. A position in which a roll already waits branches by the answers to it, and this counts
/// as the first roll. The position after the last answer is a leaf, and so is a finished game at any depth; at depth 0
/// the position itself is. Equal leaves that are reached on different ways count as often as they are reached. Planes that
/// are alike are one answer, as in [`Position::legal_moves`].
///
/// ```
/// use aeroplane_lab::perft;
/// use aeroplane_rules::{Color, ColorSet, Position, Preset, Rules};
///
/// let rules = Rules::from(Preset::Classic);
/// let start = Position::start(&rules, ColorSet::ALL, Color::Red)?;
/// // Three faces launch a plane, three pass.
/// assert_eq!(perft(&rules, &start, 1), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    match depth {
        0 => leaves = 1,
        // The answers of the last roll need only be counted.
        1 => match position.turn() {
            Turn::ToRoll(_) => each_roll(rules, position, |_, _, answers| leaves += most_one(answers)),
            Turn::ToMove(..) => leaves = most_one(&position.legal_moves(rules)),
            Turn::Over(_) => leaves = 1,
        },
        2.. => match position.turn() {
            Turn::ToRoll(_) | Turn::ToMove(..) => {
                each_branch(rules, position, |_, _, after| leaves += perft(rules, after, depth - 1));
            }
            Turn::Over(_) => leaves = 1,
        },
    }
    leaves
}

/// The branches of a position with the leaves behind each, in order of rolls and of answers: where two engines count
/// differently, this shows where to look. A finished game and depth 0 have no branches.
pub fn divide(rules: &Rules, position: &Position, depth: u32) -> Vec<Branch> {
    let mut branches = Vec::new();
    if let Some(depth) = depth.checked_sub(1) {
        each_branch(rules, position, |roll, answer, after| {
            branches.push(Branch { roll, answer, leaves: perft(rules, after, depth) });
        });
    }
    branches
}

/// A roll without an answer is one branch too.
fn most_one(answers: &MoveList) -> u64 {
    answers.len().max(1) as u64
}

fn each_roll(rules: &Rules, position: &Position, mut visit: impl FnMut(Roll, &Position, &MoveList)) {
    let mut answers = MoveList::new();
    for roll in Roll::ALL {
        let mut rolled = *position;
        if rolled.roll_into(rules, roll, &mut answers, &mut ()).is_ok() {
            visit(roll, &rolled, &answers);
        }
    }
}

/// Visits the position after each roll and answer, or after each answer where a roll waits.
fn each_branch(rules: &Rules, position: &Position, mut visit: impl FnMut(Roll, Option<Move>, &Position)) {
    let mut answered = |roll: Roll, rolled: &Position, answers: &MoveList| {
        for &answer in answers {
            let mut after = *rolled;
            after.play_unchecked(rules, answer, &mut ());
            visit(roll, Some(answer), &after);
        }
        if answers.is_empty() {
            visit(roll, None, rolled);
        }
    };
    match position.turn() {
        Turn::ToRoll(_) => each_roll(rules, position, answered),
        Turn::ToMove(_, roll) => answered(roll, position, &position.legal_moves(rules)),
        Turn::Over(_) => {}
    }
}
