//! Rolls, moves, and what becomes of them.

use aeroplane_dice::Secret;
use aeroplane_protocol::{Control, LogEntry, MovedBy, RevealedSecret, RollRecord};
use aeroplane_rules::{ByColor, Color, Move};

use crate::convert;
use crate::outcome::Outcome;
use crate::play::Play;
use crate::replay_error::Misfit;
use crate::session::Session;
use crate::table::Table;

impl Session {
    pub(super) fn roll_taken_in(&mut self, entry: &LogEntry, roll: &RollRecord) -> Result<Outcome, Misfit> {
        let by_person = entry.by.is_some();
        let limit = self.time_limit();
        let play = self.play_mut()?;
        let steps = play.roll(roll, by_person)?;
        play.acted(entry, roll.color, by_person, limit);
        Ok(Outcome::table(steps))
    }

    pub(super) fn moved(
        &mut self,
        entry: &LogEntry,
        color: Color,
        answer: Move,
        by: MovedBy,
    ) -> Result<Outcome, Misfit> {
        let by_person = match by {
            MovedBy::Player => true,
            MovedBy::Bot => false,
        };
        let limit = self.time_limit();
        let play = self.play_mut()?;
        let steps = play.answer(color, answer, by_person)?;
        play.acted(entry, color, by_person, limit);
        Ok(Outcome::table(steps))
    }

    pub(super) fn undone(&mut self, entry: &LogEntry, actions: u16) -> Result<Outcome, Misfit> {
        let table = self.table_mut()?;
        let play = table.play_mut().ok_or(Misfit::Stage)?;
        let returned = play.undo(actions)?;
        play.paused = false;
        play.wait.restart(entry.at, entry.seq);
        for color in returned {
            table.controls[color] = Some(Control::Player);
        }
        Ok(Outcome::both(Vec::new()))
    }

    pub(super) fn revealed(&mut self, secret: RevealedSecret) -> Result<Outcome, Misfit> {
        let closed = self.closed;
        let table = self.table_mut()?;
        if !closed && !table.is_over() || table.transcript().is_none() {
            return Err(Misfit::Stage);
        }
        let game = convert::game(table.opening.game);
        let commitment = Secret::new(*secret.as_bytes()).commitment(game);
        if table.secret.is_some() || commitment != convert::commitment(table.opening.commitment) {
            return Err(Misfit::Dice);
        }
        table.secret = Some(secret);
        Ok(Outcome::default())
    }

    pub(super) fn play_mut(&mut self) -> Result<&mut Play, Misfit> {
        self.table.as_mut().and_then(Table::play_mut).ok_or(Misfit::Stage)
    }
}

impl Play {
    /// The next action is waited for, and if anybody has just acted, somebody is there.
    fn acted(&mut self, entry: &LogEntry, color: Color, by_person: bool, limit: Option<u64>) {
        if by_person {
            self.wait.acted(color, entry.at, limit);
        }
        self.paused = false;
        self.take_backs = ByColor::default();
        self.wait.restart(entry.at, entry.seq);
    }
}
