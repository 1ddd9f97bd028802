//! Seats, members, settings, and what the room is about.

use aeroplane_protocol::http::PublicPlayer;
use aeroplane_protocol::{MatchScore, Millis, Occupant, Phase, RoomView, SeatView, Stage};
use aeroplane_rules::{ByColor, Color};

use super::remaining;
use crate::limits::{MOST_EVENTS, MOST_MEMBERS, RESERVE};
use crate::outcome::{GameListing, Listing};
use crate::play::Play;
use crate::session::Session;
use crate::table::{Course, Table};

impl Session {
    /// Seats, members and settings.
    pub fn room_view(&self, now: Millis) -> RoomView {
        RoomView {
            settings: self.settings,
            host: self.host(),
            members: self.members.list().to_vec(),
            seats: ByColor::from_fn(|color| self.seat_view(color)),
            phase: self.phase(now),
            game: self.opening,
            score: self.score(),
        }
    }

    fn seat_view(&self, color: Color) -> SeatView {
        SeatView {
            occupant: self.seats.occupant(color).clone(),
            control: self.table.as_ref().and_then(|table| table.controls[color]),
        }
    }

    fn phase(&self, now: Millis) -> Phase {
        if self.closed {
            return Phase::Closed {};
        }
        let Some(table) = &self.table else {
            return Phase::Lobby { filled_in_ms: self.filled_at().map(|at| remaining(at, now)) };
        };
        match &table.course {
            Course::Mixing(mixing) => Phase::Mixing {
                missing: table.missing_links().iter().collect(),
                remaining_ms: remaining(mixing.until, now),
            },
            Course::Hands(hands) => Phase::Hands {
                missing: table.missing_hands().iter().collect(),
                left: hands.left.iter().collect(),
                remaining_ms: remaining(hands.until, now),
            },
            Course::Playing(play) if play.game.is_over() => Phase::Over {},
            Course::Playing(play) => Phase::Playing { paused: play.paused },
        }
    }

    /// How the games so far went.
    pub fn score(&self) -> MatchScore {
        let over = self.table.as_ref().filter(|table| table.is_over()).and_then(Table::play);
        over.map_or(self.past_score, |play| with_game(self.past_score, play))
    }

    /// What the list of public rooms tells of the room; none where nobody can join.
    pub fn listing(&self) -> Option<Listing> {
        let open = self.seats.open().len();
        let is_joinable = self.settings.public
            && self.stage() == Stage::Lobby
            && open > 0
            && self.members.len() < MOST_MEMBERS
            && self.seq.0 < MOST_EVENTS - RESERVE;
        let name = |color| match self.seats.occupant(color) {
            Occupant::Human { name, .. } => Some(name.clone()),
            Occupant::Open {} | Occupant::Closed {} | Occupant::Bot { .. } => None,
        };
        is_joinable.then(|| Listing {
            settings: self.settings,
            players: Color::ALL.into_iter().filter_map(name).collect(),
            open_seats: u8::try_from(open).unwrap_or(u8::MAX),
        })
    }

    /// What the list of games that go on tells of the room; none where there is nothing to watch for strangers.
    pub fn game_listing(&self) -> Option<GameListing> {
        let play = self.table.as_ref()?.play()?;
        let is_watchable = self.settings.public && self.stage() == Stage::Playing && !play.paused;
        is_watchable.then(|| GameListing {
            settings: self.settings,
            players: ByColor::from_fn(|color| public_player(self.seats.occupant(color))),
            since: play.began,
        })
    }
}

/// Who sits at a seat, as everyone may know it.
pub(crate) fn public_player(occupant: &Occupant) -> Option<PublicPlayer> {
    match occupant {
        Occupant::Human { name, .. } => Some(PublicPlayer::Human { name: name.clone() }),
        Occupant::Bot { bot } => Some(PublicPlayer::Bot { bot: *bot }),
        Occupant::Open {} | Occupant::Closed {} => None,
    }
}

/// The score with another game that is over.
fn with_game(mut score: MatchScore, play: &Play) -> MatchScore {
    score.games = score.games.saturating_add(1);
    if let Some(winner) = play.game.places().iter().next() {
        score.wins[winner] = score.wins[winner].saturating_add(1);
    }
    if let Some(scores) = play.game.scores() {
        for (color, &points) in scores.iter() {
            score.points[color] = score.points[color].saturating_add(i32::from(points));
        }
    }
    score
}
