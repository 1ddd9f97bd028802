//! Who begins.

use aeroplane_dice::{Head, Lot};
use aeroplane_protocol::{Beginning, RollRound, WhoBegins};
use aeroplane_rules::{Color, ColorSet};

/// Who begins, where that follows from the settings and from `h_0`; none where hands decide.
pub(crate) fn settle(first: WhoBegins, start: Head, seats: ColorSet) -> Option<(Color, Beginning)> {
    let lot = Lot::new(start);
    match first {
        WhoBegins::Lot {} => Some((lot.seat(seats)?, Beginning::Lot {})),
        WhoBegins::HighestRoll {} => {
            let highest = lot.highest(seats);
            let rounds = highest.rounds.into_iter().map(|rolls| RollRound { rolls }).collect();
            Some((highest.begins?, Beginning::HighestRoll { rounds }))
        }
        WhoBegins::RockPaperScissors {} => None,
        WhoBegins::Host { color } => Some((color, Beginning::Host {})),
    }
}
