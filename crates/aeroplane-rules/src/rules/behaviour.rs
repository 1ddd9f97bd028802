//! What the values of rule points do, asked as questions with an answer for every value.
//!
//! Code that acts on a rule asks one of these, or matches the value itself: either way a new value stops the compiler at
//! each place where it matters.

use super::{
    CaptureAt, End, Overshoot, Scoring, ShortcutCrossing, SixStreakPenalty, StackBlocks, StackDefense,
    Stacking,
};

impl SixStreakPenalty {
    /// Whether a full streak of sixes costs anything, so that sixes have to be remembered.
    pub(crate) const fn is_any(self) -> bool {
        match self {
            Self::None => false,
            Self::LoseTurn
            | Self::ReturnLast
            | Self::ReturnMoved
            | Self::ReturnUnfinished
            | Self::ReturnAll => true,
        }
    }
}

impl CaptureAt {
    /// Whether a stop is settled although the move goes on from there.
    pub(crate) const fn settles_every_stop(self) -> bool {
        match self {
            Self::EveryStop => true,
            Self::FinalOnly => false,
        }
    }
}

impl ShortcutCrossing {
    /// Whether an enemy stack on the crossed cell closes the shortcut.
    pub(crate) const fn is_closed_by_stacks(self) -> bool {
        match self {
            Self::CaptureStackBlocks => true,
            Self::Capture | Self::Ignore => false,
        }
    }
}

impl Stacking {
    /// Whether the player is asked about joining planes that meet.
    pub(crate) const fn is_chosen(self) -> bool {
        match self {
            Self::Optional => true,
            Self::Off | Self::Automatic => false,
        }
    }

    /// Whether planes that meet join where the player chose so, or did not.
    pub(crate) const fn joins(self, chosen: bool) -> bool {
        match self {
            Self::Off => false,
            Self::Optional => chosen,
            Self::Automatic => true,
        }
    }
}

impl StackDefense {
    /// Whether no move may stop on an enemy stack.
    pub(crate) const fn forbids_landing(self) -> bool {
        match self {
            Self::Immune => true,
            Self::Captured | Self::Mutual | Self::Repel | Self::LargerWins => false,
        }
    }

    /// Whether a stack is captured as loose planes are.
    pub(crate) const fn is_none(self) -> bool {
        match self {
            Self::Captured => true,
            Self::Mutual | Self::Repel | Self::Immune | Self::LargerWins => false,
        }
    }
}

impl StackBlocks {
    /// Whether a walk has to reckon with enemy stacks on its way.
    pub(crate) const fn is_any(self) -> bool {
        match self {
            Self::None => false,
            Self::Bounce | Self::Forbid | Self::StopBefore => true,
        }
    }

    /// Whether a walk ends on the cell before an enemy stack.
    pub(crate) const fn stops_before(self) -> bool {
        match self {
            Self::StopBefore => true,
            Self::None | Self::Bounce | Self::Forbid => false,
        }
    }
}

impl Overshoot {
    /// Whether a walk that would go beyond home is not legal.
    pub(crate) const fn is_forbidden(self) -> bool {
        match self {
            Self::Forbid => true,
            Self::Bounce | Self::Accept => false,
        }
    }
}

impl End {
    /// Whether the game goes on for the places behind the first one.
    pub(crate) const fn plays_on(self) -> bool {
        match self {
            Self::FirstWins => false,
            Self::PlayOn => true,
        }
    }
}

impl Scoring {
    /// Whether the first player to finish is paid for the planes of the others that are not home.
    pub(crate) const fn pays_for_unfinished(self) -> bool {
        match self {
            Self::None => false,
            Self::UnfinishedX50 => true,
        }
    }
}
