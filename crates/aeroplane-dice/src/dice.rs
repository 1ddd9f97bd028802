//! What a game asks for a roll.

use aeroplane_rules::{Color, Roll};

/// A source of rolls for one game.
///
/// The seat is part of the question because committed dice keep one chain of links a seat; it never shifts the odds.
///
/// ```
/// use aeroplane_dice::{Dice, SeededDice};
/// use aeroplane_rules::{Color, Roll};
///
/// /// Rolls until the first six and says how many rolls it took.
/// fn rolls_until_six<D: Dice>(dice: &mut D) -> Result<u32, D::Error> {
///     let mut rolls = 1;
///     while dice.roll(Color::Red)? != Roll::Six {
///         rolls += 1;
///     }
///     Ok(rolls)
/// }
///
/// // Seeded dice cannot fail, and the compiler knows.
/// let Ok(rolls) = rolls_until_six(&mut SeededDice::new(2026, 0));
/// assert!(rolls >= 1);
/// ```
pub trait Dice {
    /// Why there may be no roll; [`core::convert::Infallible`] where there always is one.
    type Error: core::error::Error;

    /// The next roll of the game, which is the seat's.
    ///
    /// # Errors
    ///
    /// Whatever keeps this source from rolling; the source is then unchanged.
    fn roll(&mut self, seat: Color) -> Result<Roll, Self::Error>;
}
