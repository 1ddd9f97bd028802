//! A few games that show whether a program plays by the rules of the protocol.

use std::time::{Duration, Instant};

use aeroplane_bots::{Answers, BotKind};
use aeroplane_dice::SeededDice;
use aeroplane_rules::{ByColor, Color, ColorSet, Move, Position, PositionError, Rules, Sink, Step};

use super::{Forfeit, Participant, Player, Seating};
use crate::play::{Table, Watcher, play};
use crate::simulate::DEFAULT_ROLL_LIMIT;

/// Games of one participant against three random bots, on each seat in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trial {
    /// The rules of every game.
    pub rules: Rules,
    /// How many games.
    pub games: u64,
    /// What dice and bots follow from.
    pub seed: u64,
}

/// What came of a trial.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrialReport {
    /// What the program calls itself.
    pub introduction: Option<String>,
    /// The games that it won.
    pub wins: u64,
    /// The rolls that it answered.
    pub decisions: u64,
    /// The answer that it took longest for.
    pub slowest: Duration,
    /// The games that it forfeited.
    pub faults: Vec<TrialFault>,
}

/// A game that the participant forfeited in a trial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrialFault {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// Why.
    pub forfeit: Forfeit,
    /// What exactly was wrong; it may quote the program.
    pub complaint: String,
}

impl Trial {
    /// Plays the games.
    ///
    /// # Errors
    ///
    /// [`PositionError`] where the rules have no beginning for four seats.
    pub fn run(&self, participant: &Participant) -> Result<TrialReport, PositionError> {
        let mut report = TrialReport::default();
        let mut player = participant.player();
        let mut others = ByColor::from_fn(|_| Participant::Bot(BotKind::Random.into()).player());
        for game in 0..self.games {
            let color = Color::ALL[usize::try_from(game % 4).unwrap_or_default()];
            let start = Position::start(&self.rules, ColorSet::ALL, Color::Red)?;
            let (decisions, slowest) = (0, Duration::ZERO);
            let mut players =
                Players { game, color, player: &mut player, others: &mut others, decisions, slowest };
            self.play(start, &mut players, &mut report);
        }
        if let Player::Process(player) = &player {
            report.introduction = player.introduction().map(Into::into);
        }
        Ok(report)
    }

    fn play(&self, start: Position, players: &mut Players<'_>, report: &mut TrialReport) {
        let rules = self.rules;
        let mut position = start;
        let mut faults = Faults(&mut report.faults);
        for color in Color::ALL {
            let stream = players.game.wrapping_mul(4).wrapping_add(color.seat().into());
            let seating = Seating { rules: &rules, start: &start, color, seed: self.seed, stream };
            if let Err(forfeit) = players.at(color).begin(&seating) {
                faults.forfeited(color, players.fault(color, forfeit));
                // It is in the game until it forfeits it.
                let _ = position.withdraw(&rules, color, &mut ());
            }
        }
        let mut dice = SeededDice::new(self.seed, players.game);
        play(&mut position, &rules, &mut dice, DEFAULT_ROLL_LIMIT, players, &mut faults);
        players.player.end(position.places());
        report.decisions += players.decisions;
        report.slowest = report.slowest.max(players.slowest);
        if position.places().place_of(players.color) == Some(1) {
            report.wins += 1;
        }
    }
}

/// The players of one game.
struct Players<'trial> {
    game: u64,
    /// The seat of the participant.
    color: Color,
    player: &'trial mut Player,
    others: &'trial mut ByColor<Player>,
    decisions: u64,
    slowest: Duration,
}

impl Players<'_> {
    fn at(&mut self, color: Color) -> &mut Player {
        if color == self.color { self.player } else { &mut self.others[color] }
    }

    /// What is told of whoever has just forfeited the game.
    fn fault(&mut self, color: Color, forfeit: Forfeit) -> TrialFault {
        let complaint = self.at(color).complaint().unwrap_or_default().to_owned();
        TrialFault { game: self.game, forfeit, complaint }
    }
}

impl Table for Players<'_> {
    type Forfeit = TrialFault;

    fn choose(
        &mut self,
        color: Color,
        rules: &Rules,
        position: &Position,
        answers: Answers<'_>,
    ) -> Result<Move, TrialFault> {
        let asked = Instant::now();
        let answer = self.at(color).choose(rules, position, answers);
        if color == self.color && answer.is_ok() {
            self.decisions += 1;
            self.slowest = self.slowest.max(asked.elapsed());
        }
        answer.map_err(|forfeit| self.fault(color, forfeit))
    }
}

/// Takes down who forfeits.
struct Faults<'report>(&'report mut Vec<TrialFault>);

impl Sink for Faults<'_> {
    fn step(&mut self, _: Step) {}
}

impl Watcher for Faults<'_> {
    type Forfeit = TrialFault;

    fn decision(&mut self, _: Color, _: usize) {}

    fn forfeited(&mut self, _: Color, fault: TrialFault) {
        self.0.push(fault);
    }

    fn rolled(&mut self, _: &Position) {}
}
