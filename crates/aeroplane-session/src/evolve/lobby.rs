//! Members, seats and settings.

use aeroplane_protocol::{
    Anchor, Bot, GameOpening, MemberId, Millis, Occupant, PlayerName, SeatPlan, Settings,
};
use aeroplane_rules::Color;

use crate::outcome::Outcome;
use crate::replay_error::Misfit;
use crate::session::Session;

impl Session {
    pub(super) fn joined(&mut self, member: MemberId, name: &PlayerName) -> Result<Outcome, Misfit> {
        self.members.join(member, name.clone())?;
        Ok(Outcome::room())
    }

    pub(super) fn left(&mut self, member: MemberId) -> Result<Outcome, Misfit> {
        self.remove_member(member)?;
        self.wait_for_people(self.waiting_since);
        Ok(Outcome::room())
    }

    pub(super) fn kicked(&mut self, member: MemberId) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        self.left(member)
    }

    pub(super) fn renamed(&mut self, member: MemberId, name: &PlayerName) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        let old = self.members.rename(member, name.clone())?;
        self.seats.rename(member, &old, name);
        Ok(Outcome::room())
    }

    pub(super) fn host_changed(&mut self, member: MemberId) -> Result<Outcome, Misfit> {
        self.members.set_host(member)?;
        Ok(Outcome::room())
    }

    pub(super) fn settings_changed(&mut self, settings: &Settings) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        settings.check().map_err(|_| Misfit::Settings)?;
        self.settings = *settings;
        self.seats.nobody_is_ready();
        Ok(Outcome::room())
    }

    pub(super) fn seat_taken(
        &mut self,
        at: Millis,
        color: Color,
        member: MemberId,
        name: &PlayerName,
        anchor: Option<Anchor>,
    ) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        self.members.check(member)?;
        let ready = match self.seats.occupant(color) {
            Occupant::Open {} => false,
            // A new name or anchor makes nobody less ready.
            Occupant::Human { member: holder, ready, .. } if *holder == member => *ready,
            Occupant::Human { .. } | Occupant::Closed {} | Occupant::Bot { .. } => return Err(Misfit::Seat),
        };
        self.seats.put(color, Occupant::Human { member, name: name.clone(), anchor, ready });
        self.wait_for_people(self.waiting_since.or(Some(at)));
        Ok(Outcome::room())
    }

    pub(super) fn seat_left(&mut self, at: Millis, color: Color) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        self.seats.holder(color).ok_or(Misfit::Seat)?;
        self.seats.put(color, Occupant::Open {});
        self.wait_for_people(self.waiting_since.or(Some(at)));
        Ok(Outcome::room())
    }

    pub(super) fn seat_set(&mut self, at: Millis, color: Color, plan: SeatPlan) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        if self.seats.holder(color).is_some() {
            return Err(Misfit::Seat);
        }
        self.seats.set(color, plan);
        self.wait_for_people(self.waiting_since.or(Some(at)));
        Ok(Outcome::room())
    }

    pub(super) fn filled(&mut self, seats: &[Color], bot: Bot) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        if !seats.iter().all(|&color| self.seats.open().contains(color)) {
            return Err(Misfit::Seat);
        }
        for &color in seats {
            self.seats.put(color, Occupant::Bot { bot });
        }
        Ok(Outcome::room())
    }

    pub(super) fn ready_changed(&mut self, color: Color, now: bool) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        *self.seats.ready_mut(color).ok_or(Misfit::Seat)? = now;
        Ok(Outcome::room())
    }

    pub(super) fn rematch_opened(&mut self, at: Millis, game: GameOpening) -> Result<Outcome, Misfit> {
        if !self.table.as_ref().is_some_and(crate::table::Table::is_over) {
            return Err(Misfit::Stage);
        }
        if self.opening.number.checked_add(1) != Some(game.number) {
            return Err(Misfit::GameNumber);
        }
        self.past_score = self.score();
        self.past.extend(self.table.take().map(std::sync::Arc::new));
        self.opening = game;
        let members = &self.members;
        self.seats.for_the_next_game(|member| members.contains(member));
        self.wait_for_people(Some(at));
        Ok(Outcome::room())
    }

    /// People wait for others in a public lobby as long as anybody sits there.
    fn wait_for_people(&mut self, since: Option<Millis>) {
        self.waiting_since = since.filter(|_| !self.seats.people().is_empty());
    }
}
