//! What is told of a simulation.

use aeroplane_bots::BotChoice;
use aeroplane_rules::{Color, Rules};
use serde::{Serialize, Serializer};

use super::Simulation;
use super::tally::Tally;
use crate::play::Counts;
use crate::statistics::{Share, Summary};

/// The name of the report's form, which changes when the form does.
pub const FORMAT: &str = "aeroplane-simulation/1";

/// What was counted in a simulation.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The form of the report: [`FORMAT`].
    pub format: &'static str,
    /// The rules of every game.
    pub rules: Rules,
    /// What all dice and bots followed from.
    pub seed: u64,
    /// How many games were asked for.
    pub games_asked: u64,
    /// How many games were played and counted: fewer than asked for where the simulation was stopped.
    pub games: u64,
    /// How many of them were given up after [`roll_limit`](Self::roll_limit) rolls.
    pub unfinished: u64,
    /// After how many rolls a game was given up.
    pub roll_limit: u64,
    /// The rolls of all games, those of unfinished ones too.
    pub rolls: u64,
    /// The rolls that had at least two answers, so that a bot was asked.
    pub decisions: u64,
    /// How often things happened in all games.
    pub counts: Counts,
    /// The rolls of a game, of finished games alone; `None` where there is none.
    pub rolls_to_end: Option<Summary>,
    /// The rolls until the first player finished; `None` where nobody did.
    pub rolls_to_winner: Option<Summary>,
    /// The taken seats in turn order from red.
    pub seats: Vec<SeatReport>,
}

/// What was counted of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub color: Color,
    /// The bot that played there.
    #[serde(serialize_with = "bot_text")]
    pub bot: BotChoice,
    /// The games in which it was the first to finish, out of all games played.
    pub wins: Share,
    /// The planes that it captured.
    pub captures_made: u64,
    /// The planes that were captured from it.
    pub captures_suffered: u64,
}

impl Report {
    pub(super) fn new(simulation: &Simulation, tally: &Tally) -> Self {
        let seat = |(color, bot): (Color, &Option<BotChoice>)| {
            Some(SeatReport {
                color,
                bot: (*bot)?,
                wins: Share::of(tally.wins[color], tally.games),
                captures_made: tally.captures_made[color],
                captures_suffered: tally.captures_suffered[color],
            })
        };
        Self {
            format: FORMAT,
            rules: simulation.rules,
            seed: simulation.seed,
            games_asked: simulation.games,
            games: tally.games,
            unfinished: tally.unfinished,
            roll_limit: simulation.roll_limit,
            rolls: tally.rolls,
            decisions: tally.decisions,
            counts: tally.counts,
            rolls_to_end: tally.rolls_to_end.summary(),
            rolls_to_winner: tally.rolls_to_winner.summary(),
            seats: simulation.seats.iter().filter_map(seat).collect(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn bot_text<S: Serializer>(bot: &BotChoice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(bot)
}
