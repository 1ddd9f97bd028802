//! A game told turn by turn, for the history and for replays.

use std::ops::Range;

use aeroplane_rules::{Action, Game, Step, Trail};
use aeroplane_view::{Narrator, wrap};

use crate::layout::COLUMNS;

/// What happened in those plies, as lines to read.
pub(crate) fn lines_of(narrator: &Narrator, game: &Game, plies: Range<usize>) -> Vec<String> {
    let steps: Trail = plies.filter_map(|ply| game.steps_of(ply)).flatten().collect();
    trail(narrator, &steps)
}

/// The steps as lines to read, without saying who is next: whoever tells turn by turn says that in other ways.
pub(crate) fn trail(narrator: &Narrator, steps: &[Step]) -> Vec<String> {
    let told: Trail = steps.iter().copied().filter(|step| !matches!(step, Step::TurnPassed { .. })).collect();
    narrator.trail(&told)
}

/// The lines behind a number, those after the first indented as far. Lines of the narrator are broken where the number
/// leaves too little room.
pub(crate) fn numbered(number: &str, lines: &[String]) -> Vec<String> {
    let broken = lines.iter().flat_map(|line| wrap(line, COLUMNS - number.len()));
    let mut before = number.to_owned();
    let line = |line| {
        let numbered = format!("{before}{line}");
        before = " ".repeat(number.len());
        numbered
    };
    broken.map(line).collect()
}

/// The latest move of the first plies, to mark it on a board; nothing where nobody has moved yet.
pub(crate) fn latest_move(game: &Game, plies: usize) -> Trail {
    let latest = game.actions().take(plies).rposition(|action| matches!(action, Action::Play(_)));
    latest.and_then(|ply| game.steps_of(ply)).unwrap_or_default()
}
