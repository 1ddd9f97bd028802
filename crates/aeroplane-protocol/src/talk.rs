//! What players can say without typing. Clients translate the words.

use serde::{Deserialize, Serialize};

/// Declares a closed list of words with their JSON form.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident[$count:literal] { $($(#[$doc:meta])* $variant:ident,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "descriptions", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All of them.
            pub const ALL: [Self; $count] = [$(Self::$variant,)+];
        }
    };
}

words! {
    /// A phrase that every client knows in its language.
    Phrase[10] {
        /// Hello.
        Hello,
        /// Have fun.
        HaveFun,
        /// Good luck.
        GoodLuck,
        /// Well played.
        WellPlayed,
        /// Oh no.
        OhNo,
        /// Sorry.
        Sorry,
        /// Your turn.
        YourTurn,
        /// One moment, please.
        OneMoment,
        /// Thank you.
        Thanks,
        /// Another game?
        Again,
    }
}

words! {
    /// A face or a gesture.
    Emote[8] {
        /// A smile.
        Smile,
        /// Laughter.
        Laugh,
        /// Tears.
        Cry,
        /// Surprise.
        Surprise,
        /// Anger, in fun.
        Angry,
        /// Applause.
        Clap,
        /// A thumb up.
        ThumbUp,
        /// A heart.
        Heart,
    }
}

words! {
    /// What a player shows at rock, paper, scissors.
    Hand[3] {
        /// Blunts scissors.
        Rock,
        /// Wraps rock.
        Paper,
        /// Cuts paper.
        Scissors,
    }
}

impl Hand {
    /// Whether this hand beats the other.
    pub const fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Rock, Self::Scissors) | (Self::Paper, Self::Rock) | (Self::Scissors, Self::Paper)
        )
    }
}
