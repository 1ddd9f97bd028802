//! What players owe each other when the first one finishes.

use crate::color::{ByColor, Color, ColorSet};
use crate::plane::PlaneSet;
use crate::position::Fleet;

/// What each plane that is not home costs its player.
const UNFINISHED_PLANE: i16 = 50;

/// The scores at the moment when the first player has all planes home: every other player owes for each plane that
/// is not, and the winner receives the sum.
pub(crate) fn first_finish(fleets: &ByColor<Fleet>, seats: ColorSet, winner: Color) -> ByColor<i16> {
    let mut scores = ByColor::default();
    for color in seats.without(winner).iter() {
        let unfinished = PlaneSet::ALL.minus(fleets[color].at(crate::Spot::HOME)).len();
        let owed = UNFINISHED_PLANE * i16::from(unfinished);
        scores[color] = -owed;
        scores[winner] += owed;
    }
    scores
}
