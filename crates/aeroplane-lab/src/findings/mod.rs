//! What follows from the counts of a part: shares, means and ratings, with what chance makes of them.

mod seats;
mod sweep;
mod table;
mod tournament;

use serde::Serialize;

use crate::experiment::{Design, Experiment};
use crate::part::Part;

pub use seats::{EqualShares, SeatsFindings, TableFinding};
pub use sweep::{LuckShare, RulesFinding, SweepFindings};
pub use tournament::{MeetingFinding, PlayerFinding, RatedParticipant, TournamentFindings};

/// The name of the form of findings, which changes when the form does.
pub const FINDINGS_FORMAT: &str = "aeroplane-lab-findings/1";

/// What was found in the games of a part. It follows from the part alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Findings {
    /// The form of the findings: [`FINDINGS_FORMAT`].
    pub format: &'static str,
    /// What was played.
    pub experiment: Experiment,
    /// How many games were played in each cell.
    pub games: u64,
    /// Whether nothing is left to play.
    pub complete: bool,
    /// What was found.
    pub findings: Found,
}

/// What was found, for each kind of experiment.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// In a tournament.
    Tournament(TournamentFindings),
    /// About seats.
    Seats(SeatsFindings),
    /// About rules.
    Sweep(SweepFindings),
}

impl Findings {
    /// What was found in these games.
    pub fn of(part: &Part) -> Self {
        let games = part.games();
        let findings = match &part.experiment().design {
            Design::Tournament { .. } => Found::Tournament(TournamentFindings::of(part)),
            Design::Seats { .. } => Found::Seats(SeatsFindings::of(part)),
            Design::Sweep { base, changes, .. } => Found::Sweep(SweepFindings::of(part, *base, changes)),
        };
        Self {
            format: FINDINGS_FORMAT,
            experiment: part.experiment().clone(),
            games: games.end - games.start,
            complete: part.is_complete(),
            findings,
        }
    }
}
