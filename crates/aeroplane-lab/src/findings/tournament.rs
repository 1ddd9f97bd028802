//! What a tournament shows.

use serde::Serialize;

use crate::experiment::words;
use crate::experiment::{Cell, Tally};
use crate::part::Part;
use crate::participant::Participant;
use crate::ratings::{Meeting, Rating, rate};
use crate::statistics::{Interval, Share, Spread};

/// What was found in a tournament.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TournamentFindings {
    /// The cells of the experiment, in order.
    pub meetings: Vec<MeetingFinding>,
    /// The participants in the order of the experiment; `None` where the games say too little, as before the first one.
    pub ratings: Option<Vec<RatedParticipant>>,
}

/// What was found in the games of one cell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MeetingFinding {
    /// Who sits on the chairs, clockwise, in the first arrangement.
    #[serde(serialize_with = "words::several::serialize")]
    pub lineup: Vec<Participant>,
    /// How many games were played.
    pub games: u64,
    /// How many of them were given up.
    pub unfinished: u64,
    /// The participants of the cell, in the order of their chairs.
    pub players: Vec<PlayerFinding>,
    /// The rolls until the first player finished; `None` where nobody did.
    pub rolls_to_winner: Option<Spread>,
    /// The rolls of finished games; `None` where there are none.
    pub rolls_to_end: Option<Spread>,
}

/// What was found of one participant in one cell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlayerFinding {
    /// The participant.
    #[serde(serialize_with = "words::one::serialize")]
    pub participant: Participant,
    /// On how many chairs it sits.
    pub chairs: usize,
    /// The games that it won on any of them, out of all games.
    pub wins: Share,
    /// The share of those who play alike: its part of the chairs.
    pub even_share: f64,
    /// How often it lost by forfeit.
    pub forfeits: u64,
    /// How often it was asked.
    pub decisions: u64,
}

/// The rating of one participant, from all cells.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RatedParticipant {
    /// The participant.
    #[serde(serialize_with = "words::one::serialize")]
    pub participant: Participant,
    /// Points above the first participant of the experiment: 400 are odds of ten to one.
    pub points: f64,
    /// Where the true points lie.
    pub interval: Interval,
}

impl TournamentFindings {
    pub(super) fn of(part: &Part) -> Self {
        let participants = part.plan().participants();
        let meetings =
            part.cells().map(|(cell, tally)| MeetingFinding::of(participants, cell, tally)).collect();
        let results: Vec<Meeting> = part.cells().map(|(cell, tally)| meeting(cell, tally)).collect();
        let has_games = !part.games().is_empty();
        let ratings = has_games.then(|| rate(participants.len(), &results)).flatten();
        let rated = |(participant, rating): (&Participant, Rating)| RatedParticipant {
            participant: participant.clone(),
            points: rating.points,
            interval: rating.interval,
        };
        let ratings = ratings.map(|ratings| participants.iter().zip(ratings).map(rated).collect());
        Self { meetings, ratings }
    }
}

fn chairs(cell: &Cell, participant: usize) -> usize {
    cell.lineup().iter().filter(|&&other| other == participant).count()
}

fn meeting(cell: &Cell, tally: &Tally) -> Meeting {
    let players = cell.players().into_iter().zip(&tally.players).map(|(participant, player)| {
        // A table has four chairs at most.
        (participant, u32::try_from(chairs(cell, participant)).unwrap_or(u32::MAX), player.wins)
    });
    Meeting { players: players.collect() }
}

impl MeetingFinding {
    fn of(participants: &[Participant], cell: &Cell, tally: &Tally) -> Self {
        let named = |&number: &usize| participants.get(number).cloned();
        let players = cell.players().into_iter().zip(&tally.players).filter_map(|(number, player)| {
            let chairs = chairs(cell, number);
            #[expect(clippy::cast_precision_loss, reason = "a table has four chairs at most")]
            let even_share = chairs as f64 / cell.lineup().len() as f64;
            Some(PlayerFinding {
                participant: named(&number)?,
                chairs,
                wins: player.share(cell, tally),
                even_share,
                forfeits: player.forfeits,
                decisions: player.decisions,
            })
        });
        Self {
            lineup: cell.lineup().iter().filter_map(named).collect(),
            games: tally.games,
            unfinished: tally.unfinished,
            players: players.collect(),
            rolls_to_winner: tally.rolls_to_winner.spread(),
            rolls_to_end: tally.rolls_to_end.spread(),
        }
    }
}
