//! A game that is played: its actions, its dice so far, its clock.

use aeroplane_dice::{Ledger, Transcript};
use aeroplane_protocol::{Event, Link, Millis, RollRecord, Seq};
use aeroplane_rules::{Action, ByColor, Color, Game, Move, Trail, Turn};

use crate::clock::Wait;
use crate::convert;
use crate::dice::DrawError;
use crate::input::Input;
use crate::replay_error::Misfit;

/// A game from its first roll on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub(crate) game: Game,
    /// When it was settled who has the first roll.
    pub(crate) began: Millis,
    /// Of each action whether the person at the seat rolled or moved.
    by_person: Vec<bool>,
    pub(crate) transcript: Transcript,
    pub(crate) ledger: Ledger,
    pub(crate) wait: Wait,
    /// How often each seat was taken back from the autopilot since the last action.
    pub(crate) take_backs: ByColor<u8>,
    pub(crate) paused: bool,
}

impl Play {
    /// A game before its first roll, with the dice that are bound by these terms.
    pub(crate) fn new(game: Game, transcript: Transcript, at: Millis, seq: Seq) -> Result<Self, Misfit> {
        let ledger = transcript.check().map_err(|_| Misfit::Dice)?;
        Ok(Self {
            game,
            began: at,
            by_person: Vec::new(),
            transcript,
            ledger,
            wait: Wait::new(at, seq),
            take_backs: ByColor::default(),
            paused: false,
        })
    }

    /// Who is to act; none when the game is over.
    pub(crate) fn on_turn(&self) -> Option<Color> {
        match self.game.turn() {
            Turn::ToRoll(color) | Turn::ToMove(color, _) => Some(color),
            Turn::Over(_) => None,
        }
    }

    /// Whether the seat has neither finished nor left.
    pub(crate) fn is_active(&self, color: Color) -> bool {
        !self.game.is_over() && self.game.position().active().contains(color)
    }

    /// The next roll, which is that seat's.
    pub(crate) fn draw(
        &self,
        color: Color,
        link: Option<Link>,
        input: &mut Input<'_>,
    ) -> Result<Event, DrawError> {
        let dice = input.dice.as_mut().ok_or(DrawError::OutOfStep)?;
        let record = dice.draw(&self.transcript, color, link.map(convert::link))?;
        // An event that the room would not take in is none.
        let mut ledger = self.ledger;
        ledger.admit(&record).map_err(|_| DrawError::OutOfStep)?;
        let roll = convert::public_roll(&record).ok_or(DrawError::OutOfStep)?;
        Ok(Event::Rolled { roll })
    }

    /// Takes a roll in.
    pub(crate) fn roll(&mut self, roll: &RollRecord, by_person: bool) -> Result<Trail, Misfit> {
        if self.game.turn() != Turn::ToRoll(roll.color) {
            return Err(Misfit::Rules);
        }
        let record = convert::roll(roll);
        let mut ledger = self.ledger;
        ledger.admit(&record).map_err(|_| Misfit::Dice)?;
        let mut steps = Trail::new();
        self.game.roll(roll.value, &mut steps).map_err(|_| Misfit::Rules)?;
        self.ledger = ledger;
        self.transcript.rolls.push(record);
        self.by_person.push(by_person);
        Ok(steps)
    }

    /// Takes a move in.
    pub(crate) fn answer(&mut self, color: Color, answer: Move, by_person: bool) -> Result<Trail, Misfit> {
        if !matches!(self.game.turn(), Turn::ToMove(mover, _) if mover == color) {
            return Err(Misfit::Rules);
        }
        let mut steps = Trail::new();
        self.game.play(answer, &mut steps).map_err(|_| Misfit::Rules)?;
        self.by_person.push(by_person);
        Ok(steps)
    }

    /// A player leaves the board.
    pub(crate) fn withdraw(&mut self, color: Color) -> Result<Trail, Misfit> {
        let mut steps = Trail::new();
        self.game.withdraw(color, &mut steps).map_err(|_| Misfit::Rules)?;
        self.by_person.push(false);
        Ok(steps)
    }

    /// How many actions have to be taken back to come before the last one of a person.
    pub(crate) fn undoable(&self) -> Option<usize> {
        let last = self.by_person.iter().rposition(|&by_person| by_person)?;
        Some(self.by_person.len() - last)
    }

    /// Takes actions back, and says who had left the board by them.
    pub(crate) fn undo(&mut self, actions: u16) -> Result<Vec<Color>, Misfit> {
        let left = self.game.plies().checked_sub(usize::from(actions)).ok_or(Misfit::Rules)?;
        let mut returned = Vec::new();
        for _ in 0..actions {
            match self.game.undo() {
                Some(Action::Roll(_)) => drop(self.transcript.rolls.pop()),
                Some(Action::Withdraw(color)) => returned.push(color),
                Some(Action::Play(_)) | None => {}
            }
        }
        self.by_person.truncate(left);
        // What was admitted roll by roll is admitted again.
        self.ledger = self.transcript.check().map_err(|_| Misfit::Dice)?;
        Ok(returned)
    }
}
