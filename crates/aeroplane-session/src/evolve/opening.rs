//! From the start to the first roll.

use aeroplane_dice::Transcript;
use aeroplane_protocol::{
    Control, Hand, HandRound, Head, Link, LogEntry, Millis, MixLink, Occupant, RosterSeat, RulesHash,
};
use aeroplane_rules::{ByColor, Color, ColorSet, Game, Position};

use crate::convert;
use crate::hands::Hands;
use crate::outcome::Outcome;
use crate::play::Play;
use crate::replay_error::Misfit;
use crate::session::Session;
use crate::table::{Course, Mixing, Table};
use crate::view::public_player;

impl Session {
    pub(super) fn game_started(
        &mut self,
        roster: &[RosterSeat],
        rules_hash: RulesHash,
        until: Millis,
    ) -> Result<Outcome, Misfit> {
        self.check_lobby()?;
        let seats: ColorSet = roster.iter().map(|seat| seat.color).collect();
        if seats != self.seats.occupied() || seats.len() < 2 {
            return Err(Misfit::Seat);
        }
        self.table = Some(Table {
            opening: self.opening,
            rules: self.settings.rules,
            rules_hash,
            roster: convert::roster(roster),
            players: ByColor::from_fn(|color| public_player(self.seats.occupant(color))),
            controls: ByColor::from_fn(|color| match self.seats.occupant(color) {
                Occupant::Open {} | Occupant::Closed {} => None,
                Occupant::Bot { .. } => Some(Control::Bot),
                Occupant::Human { .. } => Some(Control::Player),
            }),
            gone_early: ColorSet::EMPTY,
            course: Course::Mixing(Mixing { until, links: ByColor::default() }),
            secret: None,
        });
        Ok(Outcome::room())
    }

    pub(super) fn link_given(&mut self, color: Color, link: Option<Link>) -> Result<Outcome, Misfit> {
        let table = self.table_mut()?;
        // A link that is hidden was told to clients, and not stored.
        let fits = link.is_some_and(|link| table.is_first_link(color, link));
        let Course::Mixing(mixing) = &mut table.course else { return Err(Misfit::Stage) };
        if mixing.links[color].is_some() {
            return Err(Misfit::Seat);
        }
        if !fits {
            return Err(Misfit::Dice);
        }
        mixing.links[color] = link;
        Ok(Outcome::room())
    }

    pub(super) fn hands_opened(
        &mut self,
        start: Head,
        links: &[MixLink],
        until: Millis,
    ) -> Result<Outcome, Misfit> {
        let table = self.table_mut()?;
        let transcript = mixed(table, start, links)?;
        let left = table.seats();
        table.course = Course::Hands(Box::new(Hands { transcript, left, shown: ByColor::default(), until }));
        Ok(Outcome::room())
    }

    pub(super) fn hand_shown(&mut self, color: Color, hand: Option<Hand>) -> Result<Outcome, Misfit> {
        let Course::Hands(hands) = &mut self.table_mut()?.course else { return Err(Misfit::Stage) };
        if !hands.left.contains(color) || hands.shown[color].is_some() || hand.is_none() {
            return Err(Misfit::Seat);
        }
        hands.shown[color] = hand;
        Ok(Outcome::room())
    }

    pub(super) fn hands_compared(
        &mut self,
        round: &HandRound,
        until: Option<Millis>,
    ) -> Result<Outcome, Misfit> {
        let Course::Hands(hands) = &mut self.table_mut()?.course else { return Err(Misfit::Stage) };
        let left: ColorSet = round.left.iter().copied().collect();
        if left.is_empty() || !left.minus(hands.left).is_empty() {
            return Err(Misfit::Seat);
        }
        hands.left = left;
        hands.shown = ByColor::default();
        hands.until = until.unwrap_or(hands.until);
        Ok(Outcome::room())
    }

    pub(super) fn began(
        &mut self,
        entry: &LogEntry,
        start: Head,
        links: &[MixLink],
        first: Color,
    ) -> Result<Outcome, Misfit> {
        let table = self.table_mut()?;
        let transcript = mixed(table, start, links)?;
        let position = Position::start(&table.rules, table.seats(), first).map_err(|_| Misfit::Seat)?;
        let game = Game::new(table.rules, position).map_err(|_| Misfit::Rules)?;
        let mut play = Play::new(game, transcript, entry.at, entry.seq)?;
        let mut steps = Vec::new();
        for color in table.gone_early.iter() {
            // When all others are gone too, the last one stays, and the game is over.
            if play.is_active(color) {
                steps.extend(play.withdraw(color)?);
            }
        }
        table.course = Course::Playing(Box::new(play));
        Ok(Outcome::both(steps))
    }
}

/// The dice before the first roll, if they begin with that head and these links.
fn mixed(table: &Table, start: Head, links: &[MixLink]) -> Result<Transcript, Misfit> {
    let transcript = match (table.transcript(), table.terms()) {
        (Some(transcript), _) if transcript.rolls.is_empty() && table.hands().is_some() => transcript.clone(),
        (None, Some(terms)) => Transcript { terms, start: terms.head(), rolls: Vec::new() },
        (Some(_), _) | (None, None) => return Err(Misfit::Stage),
    };
    if convert::public_head(transcript.start) != start || convert::public_mix(&transcript.terms.mix) != links
    {
        return Err(Misfit::Dice);
    }
    transcript.check().map_err(|_| Misfit::Dice)?;
    Ok(transcript)
}
