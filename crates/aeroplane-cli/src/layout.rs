//! The room that there is on a screen.

/// The widest line, in columns: that of the narrowest terminal that people still use.
pub(crate) const COLUMNS: usize = 80;

/// The longest name of a player, in characters: what the program takes, and what it prints of a longer one.
pub(crate) const LONGEST_NAME: usize = 40;
