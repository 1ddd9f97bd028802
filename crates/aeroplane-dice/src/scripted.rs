//! Rolls that are given in advance.

use alloc::vec::Vec;

use aeroplane_rules::{Color, Roll};

use crate::Dice;

/// Dice for tests and scripts: they show what they were told to, in order, whoever rolls.
///
/// ```
/// use aeroplane_dice::{Dice, ScriptEnded, ScriptedDice};
/// use aeroplane_rules::{Color, Roll};
///
/// let mut dice = ScriptedDice::new([Roll::Six, Roll::Two]);
/// assert_eq!(dice.roll(Color::Red), Ok(Roll::Six));
/// assert_eq!(dice.roll(Color::Red), Ok(Roll::Two));
/// assert_eq!(dice.roll(Color::Blue), Err(ScriptEnded { rolls: 2 }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScriptedDice {
    rolls: Vec<Roll>,
    position: usize,
}

/// A script asked for more rolls than it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the script holds {rolls} rolls and all are used: add the rolls that the game still needs")]
pub struct ScriptEnded {
    /// How many rolls the script holds.
    pub rolls: usize,
}

impl ScriptedDice {
    /// Dice that show these rolls and then no more.
    pub fn new(rolls: impl IntoIterator<Item = Roll>) -> Self {
        Self { rolls: rolls.into_iter().collect(), position: 0 }
    }

    /// How many rolls were taken so far.
    pub const fn position(&self) -> usize {
        self.position
    }

    /// The rolls that were not taken yet, in order.
    pub fn remaining(&self) -> &[Roll] {
        self.rolls.get(self.position..).unwrap_or(&[])
    }

    /// Goes back or forth, so that `taken` rolls count as taken and the next roll is the one after them.
    /// Beyond its end a script has no rolls.
    pub const fn seek(&mut self, taken: usize) {
        self.position = taken;
    }
}

impl Dice for ScriptedDice {
    type Error = ScriptEnded;

    fn roll(&mut self, _seat: Color) -> Result<Roll, ScriptEnded> {
        let roll = self.rolls.get(self.position).copied().ok_or(ScriptEnded { rolls: self.rolls.len() })?;
        self.position += 1;
        Ok(roll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_can_be_taken_back() {
        let mut dice = ScriptedDice::new(Roll::ALL);
        assert_eq!(dice.roll(Color::Red), Ok(Roll::One));
        assert_eq!(dice.roll(Color::Green), Ok(Roll::Two));
        dice.seek(1);
        assert_eq!(dice.remaining().len(), 5);
        assert_eq!(dice.roll(Color::Yellow), Ok(Roll::Two));
        assert_eq!(dice.position(), 2);
    }

    #[test]
    fn beyond_the_end_there_is_nothing() {
        let mut dice = ScriptedDice::new([Roll::Six]);
        dice.seek(usize::MAX);
        assert_eq!(dice.remaining(), &[]);
        assert_eq!(dice.roll(Color::Red), Err(ScriptEnded { rolls: 1 }));
        assert_eq!(dice.position(), usize::MAX, "a refused roll changes nothing");
    }
}
