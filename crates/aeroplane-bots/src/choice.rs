//! A bot as somebody asks for it: its kind, and how hard it is to think.

use core::fmt;
use core::num::NonZeroU32;
use core::ops::RangeInclusive;
use core::str::FromStr;

use crate::expectimax::ExpectimaxBot;
use crate::expert::ExpertBot;
use crate::greedy::GreedyBot;
use crate::kind::{AnyBot, BotKind, UnknownBot};
use crate::random::RandomBot;
use crate::rollout::RolloutBot;
use crate::runner::RunnerBot;

/// A kind of bot and how hard it thinks about a move.
///
/// As a text the kind alone, or the kind, a colon and the effort: `expert`, `expectimax:2`. The effort is a whole number in
/// the unit of the kind and one of its [efforts](BotKind::efforts); bots that only look at what lies before them take none.
/// A text and the choice that was read from it say the same, letter by letter.
///
/// ```
/// use aeroplane_bots::{BotChoice, BotKind};
///
/// let choice: BotChoice = "rollout:72".parse()?;
/// assert_eq!(choice, BotChoice::new(BotKind::Rollout, 72)?);
/// assert_eq!(choice.to_string(), "rollout:72");
///
/// let usual: BotChoice = "greedy".parse()?;
/// assert_eq!(usual, BotChoice::from(BotKind::Greedy));
/// assert!("greedy:2".parse::<BotChoice>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BotChoice {
    kind: BotKind,
    /// One of the kind's efforts.
    effort: Option<NonZeroU32>,
}

impl BotChoice {
    /// A bot of that kind that thinks so hard.
    ///
    /// # Errors
    ///
    /// [`NoBotChoice::NoEffort`] where the kind takes no effort, [`NoBotChoice::OutOfRange`] where the effort is none of
    /// its [efforts](BotKind::efforts).
    pub fn new(kind: BotKind, effort: u32) -> Result<Self, NoBotChoice> {
        let efforts = kind.efforts().ok_or(NoBotChoice::NoEffort(kind))?;
        match NonZeroU32::new(effort) {
            Some(number) if efforts.contains(&effort) => Ok(Self { kind, effort: Some(number) }),
            Some(_) | None => Err(NoBotChoice::OutOfRange(kind)),
        }
    }

    /// Which kind.
    pub const fn kind(self) -> BotKind {
        self.kind
    }

    /// The effort that was asked for, in the unit of the kind; none stands for the usual one.
    pub const fn effort(self) -> Option<NonZeroU32> {
        self.effort
    }

    /// A bot of this choice. What it draws by lot comes from that stream of the seed; bots at one table get different
    /// streams.
    pub fn build(self, seed: u64, stream: u64) -> AnyBot {
        let effort = |usual| self.effort.unwrap_or(usual);
        match self.kind {
            BotKind::Random => AnyBot::Random(RandomBot::new(seed, stream)),
            BotKind::Runner => AnyBot::Runner(RunnerBot),
            BotKind::Greedy => AnyBot::Greedy(GreedyBot::default()),
            BotKind::Rollout => {
                AnyBot::Rollout(RolloutBot::new(effort(RolloutBot::DEFAULT_EFFORT), seed, stream))
            }
            BotKind::Expectimax => {
                AnyBot::Expectimax(ExpectimaxBot::new(effort(ExpectimaxBot::DEFAULT_EFFORT)))
            }
            BotKind::Expert => AnyBot::Expert(ExpertBot::new(effort(ExpertBot::DEFAULT_EFFORT))),
        }
    }
}

/// With its usual effort.
impl From<BotKind> for BotChoice {
    fn from(kind: BotKind) -> Self {
        Self { kind, effort: None }
    }
}

impl fmt::Display for BotChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(effort) = self.effort else { return fmt::Display::fmt(&self.kind, f) };
        match f.width() {
            None => write!(f, "{}:{effort}", self.kind),
            Some(_) => f.pad(&alloc::format!("{}:{effort}", self.kind)),
        }
    }
}

/// Why somebody gets no bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoBotChoice {
    /// The kind is unknown.
    #[error(transparent)]
    Kind(#[from] UnknownBot),
    /// What follows the colon is no effort.
    #[error("what follows the colon is no effort: expected a whole number such as {0}:2")]
    NotANumber(BotKind),
    /// Bots of the kind do not think so much.
    #[error("{kind} takes an effort {efforts}", kind = .0, efforts = Efforts(*.0))]
    OutOfRange(BotKind),
    /// Bots of the kind do not think more or less.
    #[error("{0} takes no effort: leave out the colon and what follows it")]
    NoEffort(BotKind),
}

/// The efforts of a kind in words.
struct Efforts(BotKind);

impl fmt::Display for Efforts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let range = self.0.efforts().unwrap_or(RangeInclusive::new(1, 1));
        write!(f, "from {} to {}", range.start(), range.end())
    }
}

impl FromStr for BotChoice {
    type Err = NoBotChoice;

    fn from_str(text: &str) -> Result<Self, NoBotChoice> {
        let Some((kind, effort)) = text.split_once(':') else {
            return Ok(Self::from(text.parse::<BotKind>()?));
        };
        let kind: BotKind = kind.parse()?;
        if kind.efforts().is_none() {
            return Err(NoBotChoice::NoEffort(kind));
        }
        // Of the spellings of a number the usual one alone: a choice has one name.
        let is_usual = effort.bytes().all(|byte| byte.is_ascii_digit()) && !effort.starts_with('0');
        if effort.is_empty() || !is_usual {
            return Err(NoBotChoice::NotANumber(kind));
        }
        // Whatever does not fit is above every range.
        Self::new(kind, effort.parse().unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;
    use std::string::ToString as _;

    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;

    #[test]
    fn what_is_wrong_is_said_with_what_would_be_right() {
        let complaint = |text: &str| text.parse::<BotChoice>().unwrap_err().to_string();
        for text in ["greedy:1", "random:", "runner:x"] {
            assert!(complaint(text).contains("takes no effort"), "{text}");
        }
        for text in [
            "expert:",
            "expert:x",
            "expert:+1",
            "expert: 1",
            "expert:01",
            "expert:0",
            "expert:-1",
            "expert:1:1",
        ] {
            assert!(complaint(text).contains("a whole number"), "{text}: {}", complaint(text));
        }
        let most = *BotKind::Rollout.efforts().unwrap().end();
        for text in [format!("rollout:{}", most + 1), "rollout:99999999999999999999".to_string()] {
            assert_eq!(complaint(&text), format!("rollout takes an effort from 1 to {most}"));
        }
        assert!(complaint("gredy:3").starts_with("not a bot: expected random, "));
        assert_eq!(BotChoice::new(BotKind::Expert, 0), Err(NoBotChoice::OutOfRange(BotKind::Expert)));
    }

    #[test]
    fn usual_efforts_may_be_asked_for() {
        let usual = [
            (BotKind::Rollout, RolloutBot::DEFAULT_EFFORT),
            (BotKind::Expectimax, ExpectimaxBot::DEFAULT_EFFORT),
            (BotKind::Expert, ExpertBot::DEFAULT_EFFORT),
        ];
        for (kind, effort) in usual {
            assert!(BotChoice::new(kind, effort.get()).is_ok(), "{kind}");
        }
    }

    #[test]
    fn a_choice_fills_its_column() {
        let choice = BotChoice::new(BotKind::Expert, 7).unwrap();
        assert_eq!(
            format!("{choice:<10}|{:<10}|", BotChoice::from(BotKind::Greedy)),
            "expert:7  |greedy    |"
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn every_choice_is_read_from_its_own_text(kind in select(&BotKind::ALL[..]), effort in any::<u32>(), small in 0_u32..300) {
            for effort in [effort, small] {
                let choice = BotChoice::new(kind, effort).unwrap_or(BotChoice::from(kind));
                prop_assert_eq!(choice.to_string().parse(), Ok(choice));
                let within = kind.efforts().is_some_and(|efforts| efforts.contains(&effort));
                prop_assert_eq!(choice.effort().is_some(), within);
            }
        }

        #[test]
        fn no_text_is_read_as_something_else(text in "(random|runner|greedy|rollout|expectimax|expert|x)?:?[0-9a+ :]{0,8}") {
            if let Ok(choice) = text.parse::<BotChoice>() {
                prop_assert_eq!(choice.to_string(), text);
            }
        }
    }
}
