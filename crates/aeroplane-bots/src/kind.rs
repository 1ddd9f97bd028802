//! The bots that there are, by name.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use aeroplane_rules::{Move, Position, Rules};

use crate::answers::Answers;
use crate::bot::Bot;
use crate::choice::BotChoice;
use crate::expectimax::ExpectimaxBot;
use crate::expert::ExpertBot;
use crate::greedy::GreedyBot;
use crate::random::RandomBot;
use crate::rollout::RolloutBot;
use crate::runner::RunnerBot;

/// A kind of bot, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// [`RandomBot`].
    Random,
    /// [`RunnerBot`].
    Runner,
    /// [`GreedyBot`].
    Greedy,
    /// [`RolloutBot`].
    Rollout,
    /// [`ExpectimaxBot`].
    Expectimax,
    /// [`ExpertBot`].
    Expert,
}

impl BotKind {
    /// All kinds, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Runner, Self::Greedy, Self::Rollout, Self::Expectimax, Self::Expert];

    /// The lower-case English name, as used in every text and JSON form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Runner => "runner",
            Self::Greedy => "greedy",
            Self::Rollout => "rollout",
            Self::Expectimax => "expectimax",
            Self::Expert => "expert",
        }
    }

    /// How it plays and how well, one English line without the full stop.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Random => "moves any plane that can move, without a plan",
            Self::Runner => {
                "launches whenever it can, else runs on with the plane that has come furthest; blind to danger and \
                 captures"
            }
            Self::Greedy => {
                "looks one roll ahead: hurries home, captures, stacks planes that then move together, and shuns squares \
                 where the next roll can capture it"
            }
            Self::Rollout => {
                "plays every answer on for one round, over and over with the same dice for all of them, and takes the one \
                 after which a network learned in self-play sees it stand best on average"
            }
            Self::Expectimax => {
                "looks one roll ahead over all faces exactly, with every player's best answer, and judges the result by a \
                 small network learned in self-play"
            }
            Self::Expert => {
                "judges by a larger network learned in self-play, and looks several rolls ahead where answers are nearly \
                 equal"
            }
        }
    }

    /// How hard bots of this kind can be asked to think, each in its own unit: rollouts an answer, rolls ahead,
    /// positions a move. `None` where they do not think more or less. Even the highest effort ends within seconds.
    pub const fn efforts(self) -> Option<RangeInclusive<u32>> {
        match self {
            Self::Random | Self::Runner | Self::Greedy => None,
            Self::Rollout => Some(1..=10_000),
            Self::Expectimax => Some(1..=4),
            Self::Expert => Some(1..=1_000_000),
        }
    }

    /// A bot of this kind with its usual effort, see [`BotChoice::build`].
    pub fn build(self, seed: u64, stream: u64) -> AnyBot {
        BotChoice::from(self).build(seed, stream)
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a bot: expected random, runner, greedy, rollout, expectimax or expert")]
pub struct UnknownBot;

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(UnknownBot)
    }
}

/// A bot of any kind, for those who choose the kind at run time and ask by the million: no allocation, no call through
/// a table. Bots from elsewhere are held as `Box<dyn Bot>`.
#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "a few bots a game, and boxing them would allocate")]
pub enum AnyBot {
    /// Of the kind [`BotKind::Random`].
    Random(RandomBot),
    /// Of the kind [`BotKind::Runner`].
    Runner(RunnerBot),
    /// Of the kind [`BotKind::Greedy`].
    Greedy(GreedyBot),
    /// Of the kind [`BotKind::Rollout`].
    Rollout(RolloutBot),
    /// Of the kind [`BotKind::Expectimax`].
    Expectimax(ExpectimaxBot),
    /// Of the kind [`BotKind::Expert`].
    Expert(ExpertBot),
}

impl Bot for AnyBot {
    #[inline]
    fn choose(&mut self, rules: &Rules, position: &Position, answers: Answers<'_>) -> Move {
        match self {
            Self::Random(bot) => bot.choose(rules, position, answers),
            Self::Runner(bot) => bot.choose(rules, position, answers),
            Self::Greedy(bot) => bot.choose(rules, position, answers),
            Self::Rollout(bot) => bot.choose(rules, position, answers),
            Self::Expectimax(bot) => bot.choose(rules, position, answers),
            Self::Expert(bot) => bot.choose(rules, position, answers),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString as _;

    use super::*;

    #[test]
    fn names_round_trip_and_every_bot_is_described() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            assert!(UnknownBot.to_string().contains(kind.name()));
            assert!(!kind.description().is_empty());
        }
        assert_eq!("Greedy".parse::<BotKind>(), Err(UnknownBot));
    }

    #[test]
    fn bots_can_be_kept_behind_a_pointer_and_sent_to_other_threads() {
        fn is_send<T: Send>(_: &T) {}
        let mut bot = BotKind::Random.build(1, 0);
        is_send(&bot);
        let _: &mut dyn Bot = &mut bot;
    }
}
