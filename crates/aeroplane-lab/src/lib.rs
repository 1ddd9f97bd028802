//! The laboratory: games by the million, and what can be counted in them.
//!
//! - [`Simulation`] lets bots play and returns a [`Report`]: how long games are, who wins, how much happens.
//! - [`Analysis`] says what each decision of a game cost and what each roll was worth.
//! - [`FairnessReport`] tests rolls: those of [`DiceSample`], of games, or of a list of faces.
//! - [`play_lanes`] does the same for random play by a preset, many times as fast, and returns a [`LaneReport`].
//! - An [`Experiment`] is played part by part: a [`Part`] holds the counts, [`Findings`] what follows from them, and a
//!   [`Page`] tells it to readers, with plots.
//! - [`perft`] and [`divide`] count the positions that can be reached, so that two engines can be compared.
//!
//! Everything counted follows from rules, bots and seed alone, whatever the number of threads.

mod analysis;
pub mod exact;
mod experiment;
mod fairness;
mod findings;
mod part;
mod participant;
mod perft;
mod play;
mod ratings;
mod report;
mod run;
mod simulate;
mod statistics;
mod train;
mod whole_file;

pub use analysis::{
    Account, Analysis, ChartError, Choices, Event, JudgedPly, LuckSum, Mark, NameTotals, Totals, Worth,
    chances_chart,
};
pub use experiment::{
    Cell, Change, Design, DesignError, Difference, Experiment, NoPrecision, Pairing, Plan, PlayerTally,
    Precision, Shape, Sitting, Tally,
};
pub use fairness::{
    Check, CheckReport, DiceKind, DiceSample, FAIRNESS_FORMAT, FacesError, FairnessReport, LeftOut,
    MOST_LAGS, Oddity, RollSequence, RollTally, SampleError, Verdict, read_faces,
};
pub use findings::{
    EqualShares, FINDINGS_FORMAT, Findings, Found, LuckShare, MeetingFinding, PlayerFinding,
    RatedParticipant, RulesFinding, SeatsFindings, SweepFindings, TableFinding, TournamentFindings,
};
pub use part::{MergeError, PART_FORMAT, Part, PartError};
pub use participant::{
    BadLine, BadRequest, BotService, FORFEITS_BEFORE_SUSPENSION, Forfeit, GREETINGS_BEFORE_GIVING_UP,
    LONGEST_LINE, NoParticipant, NoProcessBot, PROTOCOL, Participant, Player, ProcessBot, ProcessPlayer,
    ProcessSettings, Seating, Trial, TrialFault, TrialReport,
};
pub use perft::{Branch, divide, perft};
pub use play::Counts;
pub use report::{MarkdownPage, PAGE_TITLE, Page, PageError, PlotError, PlotFile};
pub use run::{Pace, RunProgress};
pub use simulate::{
    DEFAULT_ROLL_LIMIT, FORMAT, LANES_FORMAT, LaneOutcome, LaneReport, LaneSeat, Outcome, Report, SeatReport,
    Simulation, SimulationError, play_lanes,
};
pub use statistics::{ChiSquare, Histogram, Interval, Share, Spread, Summary};
pub use train::{Checkpoint, CheckpointError, GAMES_A_ROUND, Progress, Training};
pub use whole_file::{check_writable, write_whole};
