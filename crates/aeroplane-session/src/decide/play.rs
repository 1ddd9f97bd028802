//! Rolls and moves.

use aeroplane_protocol::{Control, Event, Link, MemberId, MovedBy, Refusal};
use aeroplane_rules::{Color, Move, Turn};

use super::TRY_AGAIN;
use crate::dice::DrawError;
use crate::input::Input;
use crate::play::Play;
use crate::session::Session;
use crate::table::Table;

impl Session {
    pub(super) fn roll(
        &self,
        by: MemberId,
        link: Option<Link>,
        input: &mut Input<'_>,
    ) -> Result<Event, Refusal> {
        let (table, play) = self.playing()?;
        match play.game.turn() {
            Turn::ToRoll(color) => {
                self.need_turn(table, by, color)?;
                play.draw(color, link, input).map_err(|error| match error {
                    DrawError::Roll(_) => Refusal::WrongLink {},
                    DrawError::OutOfStep => TRY_AGAIN,
                })
            }
            Turn::ToMove(color, _) => {
                self.need_turn(table, by, color)?;
                Err(Refusal::MoveOwed {})
            }
            Turn::Over(_) => Err(self.not_now()),
        }
    }

    pub(super) fn play(&self, by: MemberId, answer: Move) -> Result<Event, Refusal> {
        let (table, play) = self.playing()?;
        match play.game.turn() {
            Turn::ToMove(color, _) => {
                self.need_turn(table, by, color)?;
                if !play.game.legal_moves().contains(&answer) {
                    return Err(Refusal::IllegalMove {});
                }
                Ok(Event::Moved { color, answer, by: MovedBy::Player })
            }
            Turn::ToRoll(color) => {
                self.need_turn(table, by, color)?;
                Err(Refusal::RollDue {})
            }
            Turn::Over(_) => Err(self.not_now()),
        }
    }

    /// The game that goes on.
    pub(super) fn playing(&self) -> Result<(&Table, &Play), Refusal> {
        let table = self.table()?;
        let play = table.play().filter(|play| !play.game.is_over()).ok_or_else(|| self.not_now())?;
        Ok((table, play))
    }

    /// The member has to act itself for the seat that is on turn.
    fn need_turn(&self, table: &Table, by: MemberId, color: Color) -> Result<(), Refusal> {
        if self.seats.holder(color) != Some(by) {
            return Err(Refusal::NotYourTurn { color });
        }
        match table.controls[color] {
            Some(Control::Player) => Ok(()),
            Some(Control::Autopilot) => Err(Refusal::OnAutopilot {}),
            Some(Control::Resigned | Control::Bot) | None => Err(Refusal::NotYourSeat {}),
        }
    }
}
