//! Who acts for a seat, and whether the clock runs.

use aeroplane_protocol::{Control, Leaving, LogEntry};
use aeroplane_rules::Color;

use crate::outcome::Outcome;
use crate::replay_error::Misfit;
use crate::session::Session;
use crate::table::{Course, Table};

impl Session {
    pub(super) fn autopilot_took(&mut self, entry: &LogEntry, color: Color) -> Result<Outcome, Misfit> {
        let limit = self.time_limit();
        let table = self.table_mut()?;
        if !table.play().is_some_and(|play| play.is_active(color)) {
            return Err(Misfit::Stage);
        }
        set_control(table, color, Control::Player, Control::Autopilot)?;
        bot_takes_over(table, entry, color, limit);
        Ok(Outcome::both(Vec::new()))
    }

    pub(super) fn player_took_back(&mut self, entry: &LogEntry, color: Color) -> Result<Outcome, Misfit> {
        let limit = self.time_limit();
        let table = self.table_mut()?;
        set_control(table, color, Control::Autopilot, Control::Player)?;
        if let Some(play) = table.play_mut() {
            play.take_backs[color] = play.take_backs[color].saturating_add(1);
            if play.on_turn() == Some(color) {
                play.wait.player_takes_over(entry.at, limit);
            }
        }
        Ok(Outcome::both(Vec::new()))
    }

    pub(super) fn resigned(
        &mut self,
        entry: &LogEntry,
        color: Color,
        planes: Leaving,
        left: bool,
    ) -> Result<Outcome, Misfit> {
        let leaver = self.seats.holder(color).ok_or(Misfit::Seat)?;
        if left && (!self.is_member(leaver) || self.members.len() == 1) {
            return Err(Misfit::Member);
        }
        let limit = self.time_limit();
        let table = self.table_mut()?;
        if !matches!(table.controls[color], Some(Control::Player | Control::Autopilot)) {
            return Err(Misfit::Seat);
        }
        let mut steps = Vec::new();
        match planes {
            Leaving::Autopilot => bot_takes_over(table, entry, color, limit),
            Leaving::Remove => match table.play_mut() {
                None => table.gone_early = table.gone_early.with(color),
                Some(play) => {
                    let before = play.game.turn();
                    steps = play.withdraw(color)?;
                    if play.game.turn() != before {
                        play.wait.restart(entry.at, entry.seq);
                    }
                }
            },
        }
        table.controls[color] = Some(Control::Resigned);
        if left {
            self.remove_member(leaver)?;
        }
        Ok(Outcome::both(steps))
    }

    pub(super) fn paused(&mut self) -> Result<Outcome, Misfit> {
        self.play_mut()?.paused = true;
        Ok(Outcome::both(Vec::new()))
    }

    pub(super) fn resumed(&mut self, entry: &LogEntry) -> Result<Outcome, Misfit> {
        let play = self.play_mut()?;
        play.paused = false;
        play.wait.restart(entry.at, entry.seq);
        Ok(Outcome::both(Vec::new()))
    }

    pub(super) fn clock_extended(&mut self, entry: &LogEntry, by_ms: u32) -> Outcome {
        match self.table.as_mut().map(|table| &mut table.course) {
            Some(Course::Mixing(mixing)) => mixing.until = mixing.until.plus(by_ms.into()),
            Some(Course::Hands(hands)) => hands.until = hands.until.plus(by_ms.into()),
            Some(Course::Playing(play)) => play.wait.extend(by_ms, entry.at),
            // That something happened keeps the room open.
            None => {}
        }
        Outcome::both(Vec::new())
    }
}

/// Changes who acts for a seat.
fn set_control(table: &mut Table, color: Color, from: Control, to: Control) -> Result<(), Misfit> {
    if table.controls[color] != Some(from) {
        return Err(Misfit::Seat);
    }
    table.controls[color] = Some(to);
    Ok(())
}

/// Where the seat is on turn, the bot begins to think.
fn bot_takes_over(table: &mut Table, entry: &LogEntry, color: Color, limit: Option<u64>) {
    if let Some(play) = table.play_mut()
        && play.on_turn() == Some(color)
    {
        play.wait.bot_takes_over(entry.at, entry.seq, limit);
    }
}
