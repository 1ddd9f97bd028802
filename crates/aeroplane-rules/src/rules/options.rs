//! The closed types of the rule points: one type a point, one value a behaviour.

use core::fmt;

/// A word that names a value of a rule point, and what the value means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// The word, as in every text and JSON form.
    pub name: &'static str,
    /// What it means, one English clause.
    pub meaning: &'static str,
}

/// A rule point whose values are words.
pub trait Choice: Copy + Eq + 'static {
    /// Every value, in the order of the rules page.
    const VALUES: &'static [Self];
    /// The words of [`Choice::VALUES`], in the same order.
    const WORDS: &'static [Word];

    /// The word that names this value.
    fn name(self) -> &'static str;

    /// The value that a word names.
    fn from_name(name: &str) -> Option<Self> {
        Self::VALUES.iter().copied().find(|value| value.name() == name)
    }
}

/// Declares a rule point's type together with the words and meanings of its values, so that they cannot part.
macro_rules! choice {
    (
        $(#[$doc:meta])*
        $type:ident { $($variant:ident = $name:literal: $meaning:literal,)+ }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $type {
            $(#[doc = concat!("`", $name, "`: ", $meaning)] $variant,)+
        }

        impl Choice for $type {
            const VALUES: &'static [Self] = &[$(Self::$variant),+];
            const WORDS: &'static [Word] = &[$(Word { name: $name, meaning: $meaning }),+];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = alloc::string::String::deserialize(deserializer)?;
                Self::from_name(&word).ok_or_else(|| serde::de::Error::custom(alloc::format!("unknown value {word:?}")))
            }
        }
    };
}

choice! {
    /// What happens when a streak of sixes reaches its full length.
    SixStreakPenalty {
        None = "none": "nothing happens, play goes on",
        LoseTurn = "lose_turn": "the turn is lost",
        ReturnLast = "return_last": "the planes moved by the latest six that moved any go to the hangar",
        ReturnMoved = "return_moved": "all planes moved by the sixes before go to the hangar",
        ReturnUnfinished = "return_unfinished": "all own planes that are not home go to the hangar",
        ReturnAll = "return_all": "all own planes go to the hangar, those at home too",
    }
}

choice! {
    /// Whether a link – a jump or the shortcut – is taken.
    LinkRule {
        Mandatory = "mandatory": "must be taken wherever it is open",
        Optional = "optional": "may be taken or left",
        Off = "off": "is not in the game",
    }
}

choice! {
    /// Whether a jump follows the shortcut.
    ShortcutThenJump {
        Never = "never": "no jump follows the shortcut",
        Direct = "direct": "a jump follows where the walk itself ended on the shortcut's start",
        Always = "always": "a jump follows, also after a jump onto the shortcut's start",
    }
}

choice! {
    /// At which stops of one move enemies are captured.
    CaptureAt {
        EveryStop = "every_stop": "where the walk, a jump and the shortcut end",
        FinalOnly = "final_only": "only where the move ends",
    }
}

choice! {
    /// What the shortcut does to enemy planes on the cell that it crosses.
    ShortcutCrossing {
        Capture = "capture": "all of them go to the hangar, stacks too",
        CaptureStackBlocks = "capture_stack_blocks": "loose ones go to the hangar, but a stack closes the shortcut",
        Ignore = "ignore": "nothing",
    }
}

choice! {
    /// Whether own planes on one cell form a stack.
    Stacking {
        Off = "off": "own planes may share a cell, each remains a single plane",
        Optional = "optional": "the player chooses whether an arriving plane joins all own planes there",
        Automatic = "automatic": "all own planes on one cell are a stack",
    }
}

choice! {
    /// How a stack moves.
    StackMovement {
        Together = "together": "as a whole, never split until home or captured",
        Single = "single": "its planes leave one at a time",
        Choice = "choice": "as a whole, or one plane of it",
    }
}

choice! {
    /// What happens when a move stops on an enemy stack.
    StackDefense {
        Captured = "captured": "all planes of the stack go to the hangar",
        Mutual = "mutual": "the stack and the moving planes go to the hangar",
        Repel = "repel": "only the moving planes go to the hangar",
        Immune = "immune": "it cannot be landed on",
        LargerWins = "larger_wins": "the smaller side goes to the hangar, both where they are equal",
    }
}

choice! {
    /// What a walk does that meets an enemy stack with steps left.
    StackBlocks {
        None = "none": "it walks on",
        Bounce = "bounce": "it turns round on the stack and walks the rest the other way",
        Forbid = "forbid": "it is not a legal move",
        StopBefore = "stop_before": "it ends on the cell before the stack, the rest is lost",
    }
}

choice! {
    /// What a walk does that reaches home with steps left.
    Overshoot {
        Forbid = "forbid": "it is not a legal move: home is reached by an exact roll only",
        Bounce = "bounce": "the rest is walked back from home",
        Accept = "accept": "the surplus is ignored",
    }
}

choice! {
    /// When the game ends.
    End {
        FirstWins = "first_wins": "when the first player has all planes home",
        PlayOn = "play_on": "when one player is left, who is last",
    }
}

choice! {
    /// What is counted when the first player finishes.
    Scoring {
        None = "none": "nothing",
        UnfinishedX50 = "unfinished_x50": "every other player owes the winner 50 for each plane not home",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_their_values() {
        for (&value, word) in StackBlocks::VALUES.iter().zip(StackBlocks::WORDS) {
            assert_eq!(StackBlocks::from_name(word.name), Some(value));
            assert_eq!(value.name(), word.name);
        }
        assert_eq!(StackBlocks::from_name("Bounce"), None);
    }
}
