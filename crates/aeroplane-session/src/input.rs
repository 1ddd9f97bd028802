//! What a decision needs to know besides the room itself.

use aeroplane_protocol::{GameOpening, MemberId, Millis};
use aeroplane_rules::ByColor;

use crate::dice::Drawer;

/// Everything from outside that may go into a decision.
pub struct Input<'a> {
    /// The time.
    pub now: Millis,
    /// The dice of the present game. Without them nobody can roll, and commands that need them are refused as
    /// unavailable.
    pub dice: Option<&'a mut dyn Drawer>,
    /// Fresh random bits, from which the hands of bots are drawn.
    pub entropy: u64,
    /// A fresh game, whose secret is kept by the caller, for whoever asks for a rematch. Its number is set by the room.
    pub next_game: Option<GameOpening>,
    /// The measured time that messages take to and from each seat, in milliseconds.
    pub lag: ByColor<u32>,
    /// Whether anybody – member or watcher – is there to see what happens.
    pub present: bool,
    /// The members who are there.
    pub present_members: &'a [MemberId],
}

impl Input<'_> {
    /// The input at that moment, without anything else: no dice, nobody there.
    pub const fn at(now: Millis) -> Self {
        Self {
            now,
            dice: None,
            entropy: 0,
            next_game: None,
            lag: ByColor([0; 4]),
            present: false,
            present_members: &[],
        }
    }
}
