//! Who begins, drawn so that everyone can check it.

use alloc::vec::Vec;

use aeroplane_rules::{ByColor, Color, ColorSet, Roll};

use super::faces::Faces;
use super::hash::sha256;
use super::value::Head;

/// What stands in the place of a seat where one of several is drawn.
const NO_SEAT: u8 = 255;
/// What stands in the place of a round where one of several seats is drawn.
const NO_ROUND: u8 = 0;

/// Draws for who begins, from the head `h_0` that is fixed before the first roll. There is no secret in it: whoever knows
/// the head knows every draw, so it is of use only where nobody could choose the head, see `docs/dice.md`.
///
/// ```
/// use aeroplane_dice::{Head, Lot};
/// use aeroplane_rules::{Color, ColorSet};
///
/// let lot = Lot::new(Head::new([11; 32]));
/// let highest = lot.highest(ColorSet::ALL);
/// // Three share the highest roll of the first round, and blue's of the second is the highest.
/// assert_eq!(highest.rounds.len(), 2);
/// assert_eq!(highest.begins, Some(Color::Blue));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lot(Head);

/// Who has the highest roll, and how that came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HighestRoll {
    /// The rolls of each round: of all seats in the first, then of those that shared the highest one.
    pub rounds: Vec<ByColor<Option<Roll>>>,
    /// Who begins; `None` where no seat was there to roll.
    pub begins: Option<Color>,
}

impl Lot {
    /// The draws that follow from `h_0`.
    pub const fn new(head: Head) -> Self {
        Self(head)
    }

    /// What the seat rolls for the beginning in that round, counted from 1.
    pub fn roll(self, round: u8, seat: Color) -> Roll {
        // A die of six faces shows one of these six.
        Roll::new(self.value(round, seat.seat(), Faces::SIX)).unwrap_or(Roll::One)
    }

    /// One of the seats, each with the same chance; `None` for the empty set.
    pub fn seat(self, seats: ColorSet) -> Option<Color> {
        let faces = u8::try_from(seats.len()).ok().and_then(Faces::new)?;
        let value = self.value(NO_ROUND, NO_SEAT, faces);
        seats.iter().nth(usize::from(value - 1))
    }

    /// The seat with the highest roll. Those who share it roll again in the next round; a single seat has no need to
    /// roll. Those who still share it in round 255 are left to [`Lot::seat`].
    pub fn highest(self, seats: ColorSet) -> HighestRoll {
        highest_roll(seats, |round, seat| self.roll(round, seat), |seats| self.seat(seats))
    }

    /// What a die of so many faces shows in that round for that seat.
    fn value(self, round: u8, seat: u8, faces: Faces) -> u8 {
        let block = |counter| sha256(b"lot", &[self.0.as_bytes(), &[round, seat, counter]]);
        (0..=u8::MAX)
            .find_map(|counter| faces.reduce(&block(counter)))
            // 8,192 bytes are never all rejected; a value then is better than a crash.
            .unwrap_or(1)
    }
}

fn highest_roll(
    seats: ColorSet,
    roll: impl Fn(u8, Color) -> Roll,
    draw: impl Fn(ColorSet) -> Option<Color>,
) -> HighestRoll {
    let mut contenders = seats;
    let mut rounds = Vec::new();
    for round in 1..=u8::MAX {
        if contenders.len() < 2 {
            break;
        }
        let rolls = ByColor::from_fn(|color| contenders.contains(color).then(|| roll(round, color)));
        // Nobody, who rolled nothing, is below every roll.
        let highest = rolls.iter().map(|(_, roll)| *roll).max().flatten();
        contenders = contenders.iter().filter(|&color| rolls[color] == highest).collect();
        rounds.push(rolls);
    }
    // A single one is drawn from itself.
    HighestRoll { rounds, begins: draw(contenders) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `h_0` of the protocol's test vector.
    fn vector() -> Lot {
        Lot::new("56679d7084121c04f1bd23839d7ffebacc0de6fe042ff67ba67061e673efcf82".parse().unwrap())
    }

    #[test]
    fn every_value_is_that_of_the_protocol() {
        let round = |round| Color::ALL.map(|seat| vector().roll(round, seat).pips());
        assert_eq!([1, 2, 3, 4].map(round), [[2, 5, 3, 6], [2, 4, 6, 2], [6, 5, 3, 3], [3, 4, 5, 4]]);
        let odd = ColorSet::ALL.without(Color::Red);
        assert_eq!(vector().seat(ColorSet::OPPOSITE_PAIR), Some(Color::Blue));
        assert_eq!(vector().seat(odd), Some(Color::Yellow));
        assert_eq!(vector().seat(ColorSet::ALL), Some(Color::Yellow));
        let highest = vector().highest(ColorSet::ALL);
        assert_eq!((highest.rounds.len(), highest.begins), (1, Some(Color::Green)));
    }

    #[test]
    fn those_who_share_the_highest_roll_roll_again() {
        let highest = Lot::new(Head::new([11; 32])).highest(ColorSet::ALL);
        let pips = |rolls: &ByColor<Option<Roll>>| rolls.0.map(|roll| roll.map_or(0, Roll::pips));
        let rounds: Vec<[u8; 4]> = highest.rounds.iter().map(pips).collect();
        assert_eq!(rounds, [[2, 6, 6, 6], [0, 2, 3, 1]]);
        assert_eq!(highest.begins, Some(Color::Blue));
    }

    #[test]
    fn few_seats_need_no_roll() {
        let green = ColorSet::EMPTY.with(Color::Green);
        let alone = HighestRoll { rounds: Vec::new(), begins: Some(Color::Green) };
        assert_eq!(vector().highest(green), alone);
        assert_eq!(vector().seat(green), Some(Color::Green));
        assert_eq!(vector().highest(ColorSet::EMPTY), HighestRoll { rounds: Vec::new(), begins: None });
        assert_eq!(vector().seat(ColorSet::EMPTY), None);
    }

    #[test]
    fn whoever_shares_every_roll_is_left_to_the_lot() {
        let last = |seats: ColorSet| seats.iter().last();
        // Red falls behind in the second round; yellow and green never part.
        let roll = |round, color| if color == Color::Red && round == 2 { Roll::One } else { Roll::Two };
        let seats = ColorSet::ALL.without(Color::Blue);
        let highest = highest_roll(seats, roll, last);
        assert_eq!(highest.rounds.len(), 255);
        assert_eq!(highest.rounds[2][Color::Red], None);
        assert_eq!(highest.begins, Some(Color::Green));
    }
}
