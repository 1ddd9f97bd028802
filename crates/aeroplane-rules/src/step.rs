//! What happened, step by step: the trail that every front end reads.

use alloc::vec::Vec;
#[cfg(feature = "typescript")]
use std::prelude::rust_2024::*;

use crate::color::{ByColor, Color};
use crate::geometry::Spot;
use crate::plane::{Plane, PlaneSet};
use crate::position::Streak;
use crate::roll::Roll;
use crate::rules::{SixStreakPenalty, StackDefense};

/// One thing that happened. The steps of an action, folded over the position before it, give the position after it
/// (see [`Position::fold`](crate::Position::fold)); each says why it happened where rules can differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(tag = "step", rename_all = "snake_case", deny_unknown_fields))]
pub enum Step {
    /// A player rolled.
    Rolled {
        /// The player.
        color: Color,
        /// What the die shows.
        roll: Roll,
    },
    /// A plane went from the hangar to the launch pad.
    Launched {
        /// The player.
        color: Color,
        /// The plane.
        plane: Plane,
    },
    /// Planes walked in one direction, towards home or back.
    Walked {
        /// The player.
        color: Color,
        /// The plane, or all planes of the stack.
        planes: PlaneSet,
        /// Where this stretch of the walk began.
        from: Spot,
        /// Where it ended.
        to: Spot,
    },
    /// A walk turned round with steps left.
    TurnedBack {
        /// The player.
        color: Color,
        /// The moving planes.
        planes: PlaneSet,
        /// Where they turned.
        at: Spot,
        /// Why they turned.
        because: TurnBackCause,
    },
    /// The last steps of a walk could not be walked and were lost.
    StepsLost {
        /// The player.
        color: Color,
        /// The moving planes.
        planes: PlaneSet,
        /// Where they stopped.
        at: Spot,
        /// How many steps were lost.
        steps: u8,
        /// Why they were lost.
        because: LostStepsCause,
    },
    /// Planes jumped from an own square to the next one.
    Jumped {
        /// The player.
        color: Color,
        /// The moving planes.
        planes: PlaneSet,
        /// The own square where the jump began.
        from: Spot,
        /// The own square where it ended.
        to: Spot,
    },
    /// Planes took the shortcut.
    Flew {
        /// The player.
        color: Color,
        /// The moving planes.
        planes: PlaneSet,
        /// Where the shortcut begins.
        from: Spot,
        /// Where it ends.
        to: Spot,
    },
    /// The shortcut passed over planes of the opposite seat.
    Crossed {
        /// The player that took the shortcut.
        color: Color,
        /// Whose home column was crossed.
        victim: Color,
        /// The planes on the crossed cell.
        planes: PlaneSet,
    },
    /// Planes were captured and went to their hangar.
    Captured {
        /// The player that captured.
        color: Color,
        /// Whose planes were captured.
        victim: Color,
        /// The captured planes.
        planes: PlaneSet,
        /// Where they stood, in their own count.
        at: Spot,
        /// How they were captured.
        because: CaptureCause,
    },
    /// Planes of one color became one stack.
    Stacked {
        /// The player.
        color: Color,
        /// All planes of the stack.
        planes: PlaneSet,
        /// Where it stands.
        at: Spot,
    },
    /// A player's own planes went to the hangar.
    SentBack {
        /// The player.
        color: Color,
        /// The planes.
        planes: PlaneSet,
        /// Why they had to go.
        because: SentBackCause,
    },
    /// Planes came home.
    CameHome {
        /// The player.
        color: Color,
        /// The planes.
        planes: PlaneSet,
    },
    /// Nothing was moved with the roll.
    Passed {
        /// The player.
        color: Color,
        /// Why nothing was moved.
        because: PassCause,
    },
    /// The same player rolls again.
    RollAgain {
        /// The player.
        color: Color,
        /// The sixes of the turn so far; none where another face gave the extra roll.
        streak: Streak,
    },
    /// The turn went on to the next player.
    TurnPassed {
        /// Whose turn ended.
        color: Color,
        /// Whose turn begins.
        to: Color,
    },
    /// A player left the game, and its planes the board.
    Withdrawn {
        /// The player.
        color: Color,
    },
    /// A player has a place: all planes are home, or nobody else is left.
    Placed {
        /// The player.
        color: Color,
        /// The place, 1 for the winner.
        place: u8,
    },
    /// The first player finished, and the others pay.
    Scored {
        /// What each player receives, negative for what it owes.
        scores: ByColor<i16>,
    },
    /// The game is over.
    Over {
        /// The player whose move ended it, or who was left when all others had withdrawn.
        color: Color,
    },
}

/// Declares the reason types of steps, with their JSON words.
macro_rules! causes {
    ($($(#[$doc:meta])* $type:ident { $($(#[$variant_doc:meta])* $variant:ident $(($payload:ty))?,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
            pub enum $type {
                $($(#[$variant_doc])* $variant $(($payload))?,)+
            }
        )+
    };
}

causes! {
    /// Why a walk turned round.
    TurnBackCause {
        /// It reached home with steps left, and the rules bounce.
        Home,
        /// It stood on an enemy stack with steps left, and the rules bounce.
        Stack,
    }

    /// Why the rest of a walk was lost.
    LostStepsCause {
        /// It reached home, and the rules ignore the surplus.
        Home,
        /// An enemy stack stands on the next cell, and the rules stop before it.
        Stack,
        /// It walked back to the pad, behind which there is nothing.
        Pad,
    }

    /// How planes were captured.
    CaptureCause {
        /// A move stopped on the square where they stood, none of them stacked.
        Landing,
        /// A move stopped on the square of their stack, which the rules defend in this way.
        Stack(StackDefense),
        /// The shortcut crossed their cell.
        Crossing,
    }

    /// Why a player's own planes went to the hangar.
    SentBackCause {
        /// They stopped on an enemy stack that the rules defend in this way.
        Stack(StackDefense),
        /// A full streak of sixes was punished in this way.
        Sixes(SixStreakPenalty),
    }

    /// Why a roll moved nothing.
    PassCause {
        /// There was no legal move.
        NoMove,
        /// The player declined.
        Declined,
        /// It completed a streak of sixes that is punished in this way.
        Sixes(SixStreakPenalty),
    }
}

/// Receives steps as they happen. `()` ignores them and costs nothing; a [`Trail`] keeps them.
pub trait Sink {
    /// Receives the next step.
    fn step(&mut self, step: Step);
}

impl Sink for () {
    fn step(&mut self, _: Step) {}
}

/// The recorded steps of one or several actions, in order.
pub type Trail = Vec<Step>;

impl Sink for Trail {
    fn step(&mut self, step: Step) {
        self.push(step);
    }
}
