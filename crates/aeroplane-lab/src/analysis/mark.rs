//! How grave a choice was.

use serde::Serialize;

use super::worth::Worth;

/// A choice that cost enough to be pointed out, from the slightest to the gravest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It cost two points of winning chance or more, a point being 1 %.
    Inaccuracy,
    /// Five points or more.
    Mistake,
    /// Ten points or more: one game in ten.
    Blunder,
}

impl Mark {
    /// All marks, the gravest first.
    pub const ALL: [Self; 3] = [Self::Blunder, Self::Mistake, Self::Inaccuracy];

    /// From which loss on the mark is given.
    pub fn threshold(self) -> Worth {
        Worth::of_parts(match self {
            Self::Inaccuracy => 20_000,
            Self::Mistake => 50_000,
            Self::Blunder => 100_000,
        })
    }

    /// The mark of a loss, if it deserves one.
    pub fn of_loss(loss: Worth) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| loss >= mark.threshold())
    }

    /// The mark as annotators of chess games write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_begins_at_its_threshold() {
        for mark in Mark::ALL {
            assert_eq!(Mark::of_loss(mark.threshold()), Some(mark));
            assert!(Mark::of_loss(mark.threshold() - Worth::of_parts(1)) < Some(mark));
        }
        assert_eq!(Mark::of_loss(Worth::NOTHING), None);
        assert!((Mark::Blunder.threshold().share() - 0.1).abs() < 1e-12);
    }
}
